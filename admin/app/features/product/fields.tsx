import { type ReactNode, useId, useState } from 'react'
import { useFieldName } from './use-field-name.ts'

interface LabelledProps {
  readonly name: string
  /** A line below the field. */
  readonly hint?: string | undefined
  readonly wide?: boolean
  readonly children: (id: string, hintId: string | undefined) => ReactNode
}

/** Label, field, and a line about it. */
function Labelled({ name, hint, wide = false, children }: LabelledProps) {
  const nameOf = useFieldName()
  const id = useId()
  return (
    <div className={`grid min-w-0 content-start gap-1 ${wide ? 'sm:col-span-full' : ''}`}>
      <label htmlFor={id} className="text-13 font-semibold">
        {nameOf(name)}
      </label>
      {children(id, hint ? `${id}-hint` : undefined)}
      {hint && (
        <p id={`${id}-hint`} className="text-12 text-ink-2">
          {hint}
        </p>
      )}
    </div>
  )
}

const CONTROL = 'control w-full max-lg:min-h-11!'

interface TextProps {
  readonly name: string
  readonly value: string
  readonly most: number
  readonly onChange: (value: string) => void
  readonly rows?: number
  readonly hint?: string | undefined
  readonly wide?: boolean
  readonly lang?: string | undefined
}

/** A line of text, or several. */
export function TextField({ name, value, most, onChange, rows, hint, wide, lang }: TextProps) {
  return (
    <Labelled name={name} hint={hint} wide={wide ?? rows !== undefined}>
      {(id, hintId) =>
        rows === undefined ? (
          <input
            id={id}
            lang={lang}
            value={value}
            maxLength={most}
            aria-describedby={hintId}
            onChange={({ target }) => onChange(target.value)}
            className={CONTROL}
          />
        ) : (
          <textarea
            id={id}
            lang={lang}
            rows={rows}
            value={value}
            maxLength={most}
            aria-describedby={hintId}
            onChange={({ target }) => onChange(target.value)}
            className={`${CONTROL} py-2`}
          />
        )
      }
    </Labelled>
  )
}

interface NumberProps {
  readonly name: string
  readonly value: number | null
  readonly least?: number
  readonly most?: number
  readonly fraction?: boolean
  readonly hint?: string | undefined
  /** Empty means there is none. */
  readonly onChange: (value: number | null) => void
}

/** As it is written: with a point or a comma; undefined while it is no number. */
function numberOf(text: string, fraction: boolean): number | null | undefined {
  if (text.trim() === '') return null
  const pattern = fraction ? /^-?\d+(?:[.,]\d+)?$/ : /^\d+$/
  return pattern.test(text.trim()) ? Number(text.trim().replace(',', '.')) : undefined
}

/** A number is typed; what is none, or out of bounds, is marked and changes nothing (LOOK-11). */
export function NumberField({ name, value, least, most, fraction = false, hint, onChange }: NumberProps) {
  const shown = value === null ? '' : String(value)
  const [known, setKnown] = useState(value)
  const [text, setText] = useState(shown)
  // The part was read anew, or taken from another.
  if (value !== known) {
    setKnown(value)
    if (numberOf(text, fraction) !== value) setText(shown)
  }
  const isFit = (count: number | null | undefined) =>
    count !== undefined && (count === null || ((least ?? -180) <= count && count <= (most ?? 1_000_000)))
  return (
    <Labelled name={name} hint={hint}>
      {(id, hintId) => (
        <input
          id={id}
          type="text"
          inputMode={fraction ? 'decimal' : 'numeric'}
          autoComplete="off"
          maxLength={12}
          value={text}
          aria-invalid={!isFit(numberOf(text, fraction)) || undefined}
          aria-describedby={hintId}
          onChange={({ target }) => {
            setText(target.value)
            const count = numberOf(target.value, fraction)
            if (count === undefined || !isFit(count)) return
            setKnown(count)
            onChange(count)
          }}
          className={`${CONTROL} num`}
        />
      )}
    </Labelled>
  )
}

interface ChoiceProps {
  readonly name: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (value: string) => void
  readonly hint?: string | undefined
}

export function ChoiceField({ name, value, options, onChange, hint }: ChoiceProps) {
  return (
    <Labelled name={name} hint={hint}>
      {(id, hintId) => (
        <select
          id={id}
          value={value}
          aria-describedby={hintId}
          onChange={({ target }) => onChange(target.value)}
          className={CONTROL}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  )
}

interface CheckProps {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

export function CheckField({ label, checked, onChange }: CheckProps) {
  return (
    <label className="flex min-h-9 items-center gap-2.5 max-lg:min-h-11">
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        className="size-5 flex-none accent-sea"
      />
      {label}
    </label>
  )
}

interface LinesProps {
  readonly name: string
  readonly value: readonly string[]
  readonly onChange: (value: string[]) => void
  readonly hint?: string | undefined
  readonly lang?: string | undefined
  /** Paragraphs stand apart by an empty line, sentences by a line each. */
  readonly paragraphs?: boolean
}

/** A list of sentences, a line each; what stands there is kept line by line while it is typed. */
export function LinesField({ name, value, onChange, hint, lang, paragraphs = false }: LinesProps) {
  const between = paragraphs ? '\n\n' : '\n'
  return (
    <Labelled name={name} hint={hint} wide>
      {(id, hintId) => (
        <textarea
          id={id}
          lang={lang}
          rows={paragraphs ? 8 : Math.max(3, value.length + 1)}
          value={value.join(between)}
          maxLength={40_000}
          aria-describedby={hintId}
          onChange={({ target }) => onChange(target.value === '' ? [] : target.value.split(between))}
          className={`${CONTROL} py-2`}
        />
      )}
    </Labelled>
  )
}
