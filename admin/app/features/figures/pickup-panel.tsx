import type { Figures } from '@meltem/contract/figures/office'
import { monthBefore } from '@meltem/domain/figures/period'
import { formatNumber } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../platform/language-provider.tsx'
import { Choice } from '../../ui/form/choice.tsx'
import { Nothing, Panel } from '../../ui/panel.tsx'
import { Curves } from './chart/curves.tsx'
import { FigureTable } from './figure-table.tsx'
import { monthsAround } from './figures-address.ts'
import { useMoneyUnit } from './use-words.ts'

interface PickUpProps {
  readonly figures: Figures
  readonly onMonth: (month: string) => void
}

/** Weeks that stand below the curves and in the table. */
const TICKS = [26, 20, 14, 10, 8, 6, 4, 2, 0]

/** How a month fills, week by week, beside the same month a year before. */
export function PickUpPanel({ figures, onMonth }: PickUpProps) {
  const t = useTranslations('admin.figures')
  const { language } = useLanguage()
  const wide = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const monthName = (month: string) => wide.format(new Date(`${month}-01T00:00:00Z`))
  const fills = figures.dolus
  if (!fills) return null
  const { ay, data } = fills
  const sold = data.some(({ adet, gecen_adet }) => (adet ?? 0) > 0 || (gecen_adet ?? 0) > 0)
  return (
    <Panel title={t('pickup_title')} aside={<span className="text-12 text-ink-2">{t('pickup_aside')}</span>}>
      <div className="border-line-soft border-b px-4 py-2.5">
        <div className="max-w-60 print:hidden">
          <Choice
            label={t('pickup_month')}
            value={ay}
            options={monthsAround(figures.gun, ay).map((value) => ({ value, label: monthName(value) }))}
            onChange={onMonth}
          />
        </div>
        <b className="hidden print:block">{monthName(ay)}</b>
      </div>
      {sold ? (
        <PickUp figures={figures} names={[monthName(ay), monthName(monthBefore(ay))]} />
      ) : (
        <Nothing>
          <p>{t('pickup_empty')}</p>
        </Nothing>
      )}
    </Panel>
  )
}

function PickUp({ figures, names }: { figures: Figures; names: readonly [string, string] }) {
  const t = useTranslations('admin.figures')
  const { language } = useLanguage()
  const data = figures.dolus?.data ?? []
  const unit = useMoneyUnit(Math.max(0, ...data.map(({ tutar }) => tutar ?? 0)), figures.kur)
  const count = (value: number | null) => (value === null ? '–' : formatNumber(language, value))
  const amount = (value: number | null) => (value === null ? '–' : unit.show(value))
  const last = data.findLast(({ adet }) => adet !== null)
  const lastBefore = data.findLast(({ gecen_adet }) => gecen_adet !== null)
  const end = data.at(-1)?.once ?? 0
  const points = TICKS.concat(end).flatMap((once) => data.find((point) => point.once === once) ?? [])
  const tick = (x: number) => (x === 0 ? t('pickup_start') : t('weeks', { count: -x }))
  const [now, before] = names
  const title = t('pickup_title')
  return (
    <>
      <Curves
        alt={t('alt.line', { title: `${title}, ${now}`, value: count(last?.adet ?? null) })}
        points={data.map(({ once, adet, gecen_adet }) => ({ x: -once, now: adet, before: gecen_adet }))}
        ticks={[-26, -20, -14, -8, 0]}
        tick={tick}
        nowLabel={count(last?.adet ?? null)}
        beforeLabel={`${count(lastBefore?.gecen_adet ?? null)} ${monthYear(before)}`}
        show={(value) => formatNumber(language, value)}
      />
      <FigureTable
        title={title}
        head={[t('column.week'), ...points.map(({ once }) => String(once))]}
        rows={[
          { key: 'now', name: now, cells: points.map(({ adet }) => count(adet)) },
          ...(lastBefore ? [{ key: 'before', name: before, cells: points.map((one) => count(one.gecen_adet)) }] : []),
          { key: 'money', name: `${now}, ${unit.name}`, cells: points.map(({ tutar }) => amount(tutar)) },
          ...(lastBefore
            ? [
                {
                  key: 'money-before',
                  name: `${before}, ${unit.name}`,
                  cells: points.map((one) => amount(one.gecen_tutar)),
                },
              ]
            : []),
        ]}
      />
    </>
  )
}

/** Only the year of `Ağustos 2025`: the month is that of the other curve. */
const monthYear = (name: string) => /\d{4}/.exec(name)?.[0] ?? name
