import { useTranslations } from 'use-intl'
import { ClockField } from '../../ui/form/clock-field.tsx'
import { DayField } from '../../ui/form/day-field.tsx'

interface InstantFieldProps {
  readonly label: string
  readonly value: string | null
  readonly onChange: (instant: string | null) => void
}

/** The office lives by one clock, three hours ahead of UTC all year. */
const OFFSET = '+03:00'

function wallOf(instant: string): { day: string; time: string } {
  const wall = new Date(Date.parse(instant) + 3 * 3_600_000).toISOString()
  return { day: wall.slice(0, 10), time: wall.slice(11, 16) }
}

/** A day and an hour; empty for none. */
export function InstantField({ label, value, onChange }: InstantFieldProps) {
  const t = useTranslations('admin.content')
  const { day, time } = value ? wallOf(value) : { day: '', time: '00:00' }
  const put = (nextDay: string, nextTime: string) =>
    onChange(nextDay === '' || nextTime === '' ? null : new Date(`${nextDay}T${nextTime}:00${OFFSET}`).toISOString())
  return (
    <span className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-1.5">
      <DayField label={label} value={day} onChange={(chosen) => put(chosen, time)} quiet />
      {day !== '' && <ClockField label={t('plan_time')} value={time} onChange={(clock) => put(day, clock)} />}
    </span>
  )
}
