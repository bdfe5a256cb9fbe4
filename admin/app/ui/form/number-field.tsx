import { useId, useState } from 'react'

interface NumberFieldProps {
  readonly label: string
  readonly value: number | null
  readonly onChange: (value: number | null) => void
  readonly least?: number
  readonly most: number
  readonly unit?: string
  readonly hint?: string
  /** Decimals, for coordinates. */
  readonly fine?: boolean
}

/** A whole number, typed; empty where nobody says. */
export function NumberField({ label, value, onChange, least = 0, most, unit, hint, fine = false }: NumberFieldProps) {
  const id = useId()
  const [text, setText] = useState(value === null ? '' : String(value))
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    if (Number(text.replace(',', '.')) !== value || text === '') setText(value === null ? '' : String(value))
  }
  const read = (typed: string): number | null | undefined => {
    if (typed.trim() === '') return null
    const number = Number(typed.replace(',', '.'))
    const fits = Number.isFinite(number) && number >= least && number <= most && (fine || Number.isInteger(number))
    return fits ? number : undefined
  }
  const wrong = read(text) === undefined
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="text-13 font-semibold">
        {label}
      </label>
      <span className="flex items-center gap-2">
        <input
          id={id}
          type="text"
          inputMode={fine ? 'decimal' : 'numeric'}
          autoComplete="off"
          maxLength={12}
          value={text}
          aria-invalid={wrong || undefined}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={(event) => {
            setText(event.target.value)
            const next = read(event.target.value)
            if (next === undefined) return
            setKnown(next)
            onChange(next)
          }}
          className={`control num max-lg:min-h-11! ${fine ? 'w-36' : 'w-24'}`}
        />
        {unit && <span className="text-13 text-ink-2">{unit}</span>}
      </span>
      {hint && (
        <p id={`${id}-hint`} className="text-12 text-ink-2">
          {hint}
        </p>
      )}
    </div>
  )
}
