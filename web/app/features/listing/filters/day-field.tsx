import { DayField } from '../../booking/calendar/day-field.tsx'
import { FILTER_FORM } from './listing-filters.ts'

interface FilterDayProps {
  readonly name: 'baslangic' | 'bitis'
  readonly label: string
  readonly value: string | undefined
  readonly least: string
  readonly className?: string
}

/** A day of the filters' form; the first and the last are chosen in one calendar. */
export function FilterDay({ name, label, value, least, className = '' }: FilterDayProps) {
  const range = name === 'baslangic' ? { endsAt: 'suz-bitis' } : { beginsAt: 'suz-baslangic' }
  return (
    <DayField
      id={`suz-${name}`}
      form={FILTER_FORM}
      name={name}
      label={label}
      start={value}
      least={least}
      className={className}
      {...range}
    />
  )
}
