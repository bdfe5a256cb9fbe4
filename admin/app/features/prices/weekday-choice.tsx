import { weekdayNames } from '@meltem/i18n/day-words'
import { useLanguage } from '../../platform/language-provider.tsx'
import { ALL_WEEK, type EditedPeriod } from './period-edit.ts'

interface WeekdayChoiceProps {
  readonly label: string
  readonly value: EditedPeriod['giris']
  readonly onChange: (days: EditedPeriod['giris']) => void
}

/** Weekdays that are allowed, each with a box. */
export function WeekdayChoice({ label, value, onChange }: WeekdayChoiceProps) {
  const names = weekdayNames(useLanguage().language)
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-12 text-ink-2">{label}</legend>
      <div className="flex flex-wrap gap-x-3 gap-y-1">
        {ALL_WEEK.map((day) => (
          <label key={day} className="flex min-h-7 items-center gap-1.5">
            <input
              type="checkbox"
              checked={value.includes(day)}
              onChange={(event) =>
                onChange(ALL_WEEK.filter((one) => (one === day ? event.target.checked : value.includes(one))))
              }
            />
            {names[day - 1]?.short}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
