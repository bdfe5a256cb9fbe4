import { FILTER_FORM } from './listing-filters.ts'

interface DayFieldProps {
  readonly name: 'baslangic' | 'bitis'
  readonly label: string
  readonly value: string | undefined
  readonly least: string
  readonly className?: string
}

/** A day of the filters' form. */
export function DayField({ name, label, value, least, className = '' }: DayFieldProps) {
  return (
    <div className={`field ${className}`}>
      <label htmlFor={`suz-${name}`}>{label}</label>
      <input
        id={`suz-${name}`}
        form={FILTER_FORM}
        name={name}
        type="date"
        min={least}
        defaultValue={value}
        className="input px-3"
      />
    </div>
  )
}
