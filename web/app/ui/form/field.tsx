import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icon.tsx'

export interface FieldLook {
  readonly label: string
  readonly hint?: ReactNode
  /** The sentence to show; the form decides when (after the field was touched). */
  readonly error?: string | undefined
  readonly className?: string
}

interface FrameProps extends FieldLook {
  readonly id: string
  readonly required?: boolean | undefined
  readonly children: ReactNode
}

/** What a control must carry so that its hint and its error are read out with it. */
export function described(id: string, { hint, error }: FieldLook) {
  const ids = [error ? `${id}-error` : undefined, hint ? `${id}-hint` : undefined].filter(Boolean).join(' ')
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': ids || undefined }
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="field-error">
      <Icon name="circle-exclamation-point" className="mt-px" />
      <span>{children}</span>
    </p>
  )
}

/** Name, control, what is wrong, hint. */
export function FieldFrame({ id, label, hint, error, required, className = '', children }: FrameProps) {
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id}>
        {label}
        {required ? <span aria-hidden="true"> *</span> : null}
      </label>
      {children}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      {hint ? (
        <span id={`${id}-hint`} className="hint">
          {hint}
        </span>
      ) : null}
    </div>
  )
}

type WithLook<P> = Omit<P, 'id' | 'className'> & FieldLook & { id: string }

export function TextField({ label, hint, error, className, ...rest }: WithLook<ComponentProps<'input'>>) {
  const look = { label, hint, error, ...(className ? { className } : {}) }
  return (
    <FieldFrame {...look} id={rest.id} required={rest.required}>
      <input {...rest} {...described(rest.id, look)} className="input" />
    </FieldFrame>
  )
}

export function TextareaField({ label, hint, error, className, ...rest }: WithLook<ComponentProps<'textarea'>>) {
  const look = { label, hint, error, ...(className ? { className } : {}) }
  return (
    <FieldFrame {...look} id={rest.id} required={rest.required}>
      <textarea {...rest} {...described(rest.id, look)} className="input" />
    </FieldFrame>
  )
}

interface Choices {
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

type SelectProps = WithLook<ComponentProps<'select'>> & Choices

export function SelectField({ label, hint, error, className, ...rest }: SelectProps) {
  const look = { label, hint, error, ...(className ? { className } : {}) }
  return (
    <FieldFrame {...look} id={rest.id} required={rest.required}>
      <SelectBox {...rest} {...described(rest.id, look)} />
    </FieldFrame>
  )
}

/** The control alone, where its name stands elsewhere. */
export function SelectBox({ options, ...rest }: Omit<ComponentProps<'select'>, 'className'> & Choices) {
  return (
    <div className="relative">
      <select {...rest} className="input appearance-none pr-10">
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className="pointer-events-none absolute top-[13px] right-3" />
    </div>
  )
}

/** A box with its sentence; the whole line can be pressed. */
export function Checkbox({ label, hint, error, className = '', ...rest }: CheckboxProps) {
  return (
    <div className={`grid gap-1 ${className}`}>
      <label className="check min-h-11 cursor-pointer items-center" htmlFor={rest.id}>
        <input {...rest} {...described(rest.id, { label: '', hint, error })} type="checkbox" />
        <span>{label}</span>
      </label>
      {error ? <FieldError id={`${rest.id}-error`}>{error}</FieldError> : null}
      {hint ? (
        <span id={`${rest.id}-hint`} className="hint">
          {hint}
        </span>
      ) : null}
    </div>
  )
}

type CheckboxProps = Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'> &
  Omit<FieldLook, 'label'> & { id: string; label: ReactNode }
