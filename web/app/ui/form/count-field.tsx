import { type ComponentProps, useRef } from 'react'
import { useTranslations } from 'use-intl/react'
import { Icon } from '../icon.tsx'
import { useScripted } from '../use-scripted.ts'
import { described, FieldFrame, type FieldLook } from './field.tsx'

type Native = Omit<ComponentProps<'input'>, 'type' | 'value' | 'min' | 'max' | 'step' | 'ref' | 'onChange'>

interface CountInputProps extends Native {
  readonly id: string
  /** What is counted: said with fewer and more. */
  readonly label: string
  readonly least: number
  readonly most: number
}

/**
 * A small number: typed, or counted by its two buttons. The browser's own field changes with the wheel of a mouse and
 * takes an e for a number (LOOK-11). Without a script it is a field of text with the keys for numbers.
 */
export function CountInput({ label, least, most, ...rest }: CountInputProps) {
  const t = useTranslations('day')
  const scripted = useScripted()
  const field = useRef<HTMLInputElement>(null)
  const step = (by: 1 | -1) => () => {
    const input = field.current
    if (!input) return
    const known = Number(input.value || input.placeholder)
    const next = Math.min(most, Math.max(least, (Number.isInteger(known) ? known : least) + by))
    if (input.value === String(next)) return
    input.value = String(next)
    input.dispatchEvent(new Event('input', { bubbles: true }))
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }
  return (
    <span className="count-input">
      {scripted ? (
        <button type="button" tabIndex={-1} aria-label={t('fewer', { what: label })} onClick={step(-1)}>
          <Icon name="minus" />
        </button>
      ) : null}
      <input
        {...rest}
        ref={field}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        pattern="[0-9]{1,2}"
        // Arrow keys count, as people know it from fields for numbers.
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
          event.preventDefault()
          step(event.key === 'ArrowUp' ? 1 : -1)()
        }}
        onInput={({ currentTarget }) => {
          currentTarget.value = currentTarget.value.replaceAll(/\D/g, '')
        }}
        onBlur={({ currentTarget }) => {
          if (currentTarget.value === '') return
          currentTarget.value = String(Math.min(most, Math.max(least, Number(currentTarget.value))))
        }}
      />
      {scripted ? (
        <button type="button" tabIndex={-1} aria-label={t('more', { what: label })} onClick={step(1)}>
          <Icon name="plus" />
        </button>
      ) : null}
    </span>
  )
}

type CountFieldProps = Omit<CountInputProps, 'className'> & FieldLook

/** A small number with its name. */
export function CountField({ hint, error, className, ...rest }: CountFieldProps) {
  const look = { label: rest.label, hint, error, ...(className ? { className } : {}) }
  return (
    <FieldFrame {...look} id={rest.id} required={rest.required}>
      <CountInput {...rest} {...described(rest.id, look)} className="input" />
    </FieldFrame>
  )
}
