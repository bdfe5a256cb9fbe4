import { useId } from 'react'

interface ReasonFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly hint?: string
  /** A few lines rather than one. */
  readonly long?: boolean
}

/** Why something is done, in the words of the person who does it. */
export function ReasonField({ label, value, onChange, hint, long = false }: ReasonFieldProps) {
  const id = useId()
  const common = {
    id,
    value,
    maxLength: long ? 1000 : 200,
    'aria-describedby': hint ? `${id}-hint` : undefined,
    className: `control w-full ${long ? 'min-h-24! py-2' : 'max-lg:min-h-11!'}`,
  }
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="text-13 font-semibold">
        {label}
      </label>
      {long ? (
        <textarea {...common} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <input {...common} type="text" onChange={(event) => onChange(event.target.value)} />
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-12 text-ink-2">
          {hint}
        </p>
      )}
    </div>
  )
}
