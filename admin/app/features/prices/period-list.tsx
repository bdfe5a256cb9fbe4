import type { PricedOption, PriceEdit } from '@meltem/contract/catalog/prices-office'
import { formatDate } from '@meltem/i18n/format'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useEditing } from '../../platform/live.ts'
import { Button } from '../../ui/button.tsx'
import { LeaveGuard } from '../../ui/edit/leave-guard.tsx'
import { Nothing, Panel } from '../../ui/panel.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { type EditedPeriod, emptyPeriod, faultsOf, periodOnWire, replaced } from './period-edit.ts'
import { PeriodRow } from './period-row.tsx'
import type { Periods } from './use-periods.ts'
import type { PriceScreen } from './use-prices.ts'
import { OPTION, VIEW } from './year-days.ts'

interface PeriodListProps {
  readonly option: PricedOption
  readonly periods: Periods
  readonly prices: PriceScreen
  readonly byNight: boolean
  /** Days that a new period begins with. */
  readonly next: { readonly ilk: string; readonly son: string }
}

/** All periods of an option, typed and kept in the draft together (PRICE-27). */
export function PeriodList({ option, periods, prices, byNight, next }: PeriodListProps) {
  const t = useTranslations('admin.prices')
  const errorText = useErrorText()
  const [added, setAdded] = useState(0)
  const { save } = prices
  const { edit, isDirty } = periods
  const isSound =
    periods.periods.every((one) => faultsOf(one, option.yuvalar).size === 0) &&
    periods.problems.every(({ tur }) => tur === 'bosluk')
  useEditing(isDirty)
  const keep = () => {
    const donemler = periods.periods.map(periodOnWire)
    const whole: PriceEdit = { tur: 'donemler', secenekler: [option.k_no], donemler, kur: option.kur }
    save.mutate([whole], { onSuccess: periods.kept })
  }
  const add = () => {
    edit((now) => [...now, emptyPeriod(`new${added + 1}`, next.ilk, next.son, option.yuvalar.length)])
    setAdded(added + 1)
  }
  const isFlat = !byNight && option.tur !== 'arac'
  return (
    <Panel
      title={t('periods.title')}
      aside={
        <Button onClick={add}>
          <Plus aria-hidden="true" className="icon" />
          {t('periods.add')}
        </Button>
      }
    >
      <LeaveGuard isDirty={isDirty} words={[VIEW, OPTION]} />
      {periods.periods.length === 0 && <Nothing>{t('periods.none')}</Nothing>}
      <ul className={`periods ${byNight ? 'periods-nights' : ''}`}>
        {periods.periods.map((period) => (
          <PeriodRow
            key={period.id}
            period={period}
            option={option}
            byNight={byNight}
            isAdded={period.id === `new${added}`}
            isKept={isFlat && period.son_gun === ''}
            onChange={(instead: readonly EditedPeriod[]) => edit(replaced(period.id, instead))}
          />
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-end gap-2 border-line border-t px-4 py-2.5">
        {save.error && isDirty ? (
          <p role="alert" className="mr-auto text-13 text-danger">
            {errorText(save.error)}
          </p>
        ) : (
          <p className="mr-auto text-13 text-ink-2">{isDirty && t('periods.unsaved')}</p>
        )}
        <Button disabled={!isDirty} onClick={periods.drop}>
          {t('periods.drop')}
        </Button>
        <Button look="line" busy={save.isPending} disabled={!isDirty || !isSound} onClick={keep}>
          {t('periods.save')}
        </Button>
      </div>
    </Panel>
  )
}

/** The same to read: on a phone, or without the right to change them. */
export function PeriodTable({ option }: { readonly option: PricedOption }) {
  const t = useTranslations('admin.prices')
  return (
    <Panel title={t('periods.title')}>
      {option.donemler.length === 0 && <Nothing>{t('periods.none')}</Nothing>}
      <ul className="divide-y divide-line-soft">
        {option.donemler.map(({ sezon, ilk_gun, son_gun, fiyatlar }) => (
          <li key={ilk_gun + (son_gun ?? '')} className="flex flex-wrap justify-between gap-x-3 px-4 py-2">
            <span>
              <b className="font-semibold">{sezon || t('periods.unnamed')}</b>{' '}
              <span className="num text-ink-2">
                {formatDate(ilk_gun)} – {son_gun ? formatDate(son_gun) : t('periods.open_end')}
              </span>
            </span>
            <span className="num">
              {fiyatlar[0] ?? '–'} {option.kur}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
