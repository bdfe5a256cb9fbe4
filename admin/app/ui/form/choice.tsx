import { type ReactNode, useId } from 'react'

interface Option {
  readonly value: string
  readonly label: string
  /** Heading that it stands under, with those that follow each other under the same one. */
  readonly group?: string
}

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly options: readonly Option[]
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
        {grouped(options)}
      </select>
    </div>
  )
}

function grouped(options: readonly Option[]): ReactNode {
  const groups = Object.entries(Object.groupBy(options, ({ group }) => group ?? ''))
  return groups.map(([group, members = []]) => {
    const inside = members.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))
    return group ? (
      <optgroup key={group} label={group}>
        {inside}
      </optgroup>
    ) : (
      inside
    )
  })
}
