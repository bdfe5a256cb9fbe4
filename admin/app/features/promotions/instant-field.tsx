import { wallTimeAt } from '@meltem/domain/zoned-clock'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ClockField } from '../../ui/form/clock-field.tsx'
import { DayField } from '../../ui/form/day-field.tsx'

const ZONE = 'Europe/Istanbul'
/** The coast keeps one time all year. */
const OFFSET = '+03:00'

interface InstantFieldProps {
  readonly label: string
  readonly clockLabel: string
  readonly value: string | null
  readonly onChange: (instant: string | null) => void
}

/** A day and a time of the coast; without a day there is none. */
export function InstantField({ label, clockLabel, value, onChange }: InstantFieldProps) {
  const t = useTranslations('admin.promotions')
  const wall = value === null ? '' : wallTimeAt(Date.parse(value), ZONE)
  const [clock, setClock] = useState(wall.slice(11) || '00:00')
  const day = wall.slice(0, 10)
  const put = (nextDay: string, nextClock: string) => {
    setClock(nextClock)
    onChange(nextDay === '' ? null : new Date(`${nextDay}T${nextClock || '00:00'}:00${OFFSET}`).toISOString())
  }
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap gap-2">
        <div className="min-w-40 flex-1">
          <DayField label={label} value={day} onChange={(next) => put(next, clock)} />
        </div>
        <ClockField label={clockLabel} value={clock} onChange={(next) => put(day, next)} />
      </div>
      {day === '' && <p className="text-12 text-ink-2">{t('open_end')}</p>}
    </div>
  )
}
