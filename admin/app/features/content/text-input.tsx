import { useId } from 'react'

interface TextInputProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly most: number
  readonly rows?: number
  readonly lang?: string | undefined
  readonly hint?: string | undefined
  readonly disabled?: boolean
  readonly type?: string
}

/** A label, a box for a line or several, and how long it is once that matters. */
export function TextInput({ label, value, onChange, most, rows = 1, lang, hint, disabled, type }: TextInputProps) {
  const id = useId()
  const shared = {
    id,
    value,
    lang,
    disabled,
    maxLength: most,
    'aria-describedby': hint ? `${id}-hint` : undefined,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  }
  return (
    <div className="grid min-w-0 content-start gap-1">
      <span className="flex items-baseline justify-between gap-2">
        <label htmlFor={id} className="text-13 font-semibold">
          {label}
        </label>
        {value.length > most * 0.7 && (
          <span className="num text-12 text-ink-3">
            {value.length} / {most}
          </span>
        )}
      </span>
      {rows > 1 ? (
        <textarea {...shared} rows={rows} className="control w-full py-2" />
      ) : (
        <input {...shared} type={type ?? 'text'} className="control w-full max-lg:min-h-11!" />
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-12 text-ink-3">
          {hint}
        </p>
      )}
    </div>
  )
}
