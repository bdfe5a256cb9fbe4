import { useId } from 'react'

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (value: string) => void
  /** Among the fields of a form, not above a list. */
  readonly inForm?: boolean
}

/** One of several, in a list that opens; the device's own, which every reader and phone knows. */
export function Choice({ label, value, options, onChange, inForm = false }: ChoiceProps) {
  const id = useId()
  return (
    <div className="grid min-w-0 content-start gap-1">
      <label htmlFor={id} className={inForm ? 'text-13 font-semibold' : 'text-12 font-semibold text-ink-2'}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="control w-full max-lg:min-h-11!"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
