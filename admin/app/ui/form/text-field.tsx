import { type ReactNode, useId } from 'react'

interface TextFieldProps {
  readonly label: ReactNode
  readonly value: string
  readonly onChange: (text: string) => void
  readonly hint?: ReactNode
  readonly long?: boolean
  readonly most?: number
  readonly lang?: string
  readonly type?: 'text' | 'email'
  readonly inputMode?: 'text' | 'numeric' | 'decimal'
  readonly disabled?: boolean
  readonly required?: boolean
}

/** One line of words, or several, with a sentence below it. */
export function TextField({ label, value, onChange, hint, long = false, most = 120, ...rest }: TextFieldProps) {
  const id = useId()
  const shared = {
    ...rest,
    id,
    value,
    maxLength: most,
    autoComplete: 'off',
    'aria-describedby': hint ? `${id}-hint` : undefined,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    className: `control w-full max-lg:min-h-11! ${long ? 'min-h-20! py-2' : ''}`,
  }
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="text-13 font-semibold">
        {label}
      </label>
      {long ? <textarea {...shared} rows={3} /> : <input {...shared} />}
      {hint && (
        <p id={`${id}-hint`} className="text-12 text-ink-2">
          {hint}
        </p>
      )}
    </div>
  )
}

interface TickProps {
  readonly label: string
  readonly value: boolean
  readonly onChange: (value: boolean) => void
  readonly hint?: string
  readonly disabled?: boolean
}

export function Tick({ label, value, onChange, hint, disabled = false }: TickProps) {
  return (
    <label className="flex min-h-9 items-start gap-2.5 py-1 max-lg:min-h-11">
      <input
        type="checkbox"
        checked={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-0.5 size-5 flex-none accent-sea"
      />
      <span className="grid">
        <span className="font-[550]">{label}</span>
        {hint && <span className="text-12 text-ink-2">{hint}</span>}
      </span>
    </label>
  )
}
