import { FIGURE_BASES } from '@meltem/contract/figures/office'
import type { IsoDay } from '@meltem/domain/calendar-day'
import { useTranslations } from 'use-intl'
import { Choice } from '../../ui/form/choice.tsx'
import { DayField } from '../../ui/form/day-field.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { type FiguresView, PERIODS } from './figures-address.ts'

interface ControlsProps {
  readonly view: FiguresView
  readonly change: (words: Readonly<Record<string, string | undefined>>) => void
  /** Without sales there is no day to count them by. */
  readonly visitsOnly: boolean
}

/** Which days, counted by what, beside which others; all of it stands in the address. */
export function Controls({ view, change, visitsOnly }: ControlsProps) {
  const t = useTranslations('admin.figures')
  const days = (ilk: IsoDay, son: IsoDay) => change({ donem: 'ozel', ilk, son: son < ilk ? ilk : son })
  const until = (son: IsoDay) => days(son < view.ilk ? son : view.ilk, son)
  return (
    <section
      aria-label={t('controls')}
      className="mb-4 flex flex-wrap items-end gap-x-4 gap-y-2.5 max-sm:*:w-full print:hidden"
    >
      {!visitsOnly && (
        <Segmented
          label={t('basis')}
          value={view.esas}
          options={FIGURE_BASES.map((value) => ({ value, label: t(`by.${value}`) }))}
          onChange={(esas) => change({ esas: esas === 'hizmet' ? undefined : esas })}
        />
      )}
      <div className="sm:w-56">
        <Choice
          label={t('period')}
          value={view.donem}
          options={PERIODS.map((value) => ({ value, label: t(`periods.${value}`) }))}
          onChange={(donem) => {
            if (donem === 'ozel') days(view.ilk, view.son)
            else change({ donem: donem === 'cevre' ? undefined : donem, ilk: undefined, son: undefined })
          }}
        />
      </div>
      <div className="grid grid-cols-2 gap-2 sm:w-80">
        <DayField quiet label={t('from')} value={view.ilk} onChange={(day) => day && days(day, view.son)} />
        <DayField quiet label={t('to')} value={view.son} onChange={(day) => day && until(day)} />
      </div>
      <label className="flex min-h-9 items-center gap-2 font-[550] max-lg:min-h-11">
        <input
          type="checkbox"
          checked={view.compares}
          onChange={({ target }) => change({ gecen: target.checked ? undefined : '0' })}
          className="size-[18px] accent-sea"
        />
        {t('compare')}
      </label>
    </section>
  )
}
