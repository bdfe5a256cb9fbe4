import { clockOf, typedClock } from '@meltem/i18n/clock-text'
import { useId, useState } from 'react'

interface ClockFieldProps {
  readonly label: string
  /** `HH:mm`, or empty. */
  readonly value: string
  readonly onChange: (clock: string) => void
}

/** A time of the day as HH:mm, whatever clock the computer has (LOOK-11). */
export function ClockField({ label, value, onChange }: ClockFieldProps) {
  const id = useId()
  const [text, setText] = useState(value)
  const wrong = text !== '' && clockOf(text.replace(/:$/, '')) === undefined
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="text-13 font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        placeholder="09:30"
        value={text}
        aria-invalid={wrong || undefined}
        onChange={(event) => {
          const next = typedClock(text, event.target.value)
          setText(next)
          if (next.length === 5) onChange(clockOf(next) ?? '')
        }}
        onBlur={() => {
          const clock = clockOf(text.replace(/:$/, ''))
          if (clock) setText(clock)
          onChange(clock ?? '')
        }}
        className="control num w-24 max-lg:min-h-11!"
      />
    </div>
  )
}
