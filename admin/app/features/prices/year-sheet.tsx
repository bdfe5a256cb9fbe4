import { getPrices, type PricedOption, type PriceEdit } from '@meltem/contract/catalog/prices-office'
import { amountOfText } from '@meltem/i18n/amount-text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useMay } from '../../platform/rights.ts'
import { UndoNote } from '../../ui/edit/undo-note.tsx'
import { Choice } from '../../ui/form/choice.tsx'
import { dayAfter } from '../../ui/form/days.ts'
import { Segmented } from '../../ui/form/segmented.tsx'
import { Nothing, Panel } from '../../ui/panel.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useAddress } from '../../ui/use-address.ts'
import { useWideScreen } from '../../ui/use-wide-screen.ts'
import { CopyForm } from './copy-form.tsx'
import { Contested, DraftBar, Publications, Watched } from './draft-bar.tsx'
import { GapRule } from './gap-rule.tsx'
import { doubledDays } from './period-edit.ts'
import { PeriodList, PeriodTable } from './period-list.tsx'
import { PriceMarks } from './price-marks.tsx'
import { PricePanel } from './price-panel.tsx'
import { boxOf, countCells, pastedPrices, type Rect, type Target, targetsOf } from './price-selection.ts'
import { ToSolve } from './to-solve.tsx'
import { usePeriods } from './use-periods.ts'
import { toFields, usePriceKeys } from './use-price-keys.ts'
import { PRICES_KEY, type PriceFilter, type PriceScreen, type Prices, usePrices } from './use-prices.ts'
import { dayOfYear, daysOfYear, firstOfYear, lastOfYear, OPTION, WHICH_YEAR } from './year-days.ts'
import { YearFigures } from './year-figures.tsx'
import { YearGrid } from './year-grid.tsx'

/** As few days as are answered: only the names of the options are wanted. */
const FEW_DAYS = 7

/** One option: its year day by day, its periods, what is to be solved, and the rule on gaps. */
export default function YearSheet({ filter }: { readonly filter: PriceFilter }) {
  const t = useTranslations('admin.prices')
  const { query, change } = useAddress()
  const { ilk: _from, ...named } = filter
  const input = { ...named, gun: FEW_DAYS }
  const list = useQuery({
    queryKey: [PRICES_KEY, input],
    queryFn: ({ signal }) => call(getPrices, input, signal),
    placeholderData: keepPreviousData,
  })
  if (list.error && !list.data) return <Problem error={list.error} onRetry={() => void list.refetch()} />
  if (!list.data) return <Skeleton lines={8} />
  const { secenekler, bugun } = list.data
  const one = secenekler.find(({ k_no }) => k_no === query.get(OPTION)) ?? secenekler[0]
  if (!one) {
    return (
      <div className="card">
        <Nothing>{t('empty')}</Nothing>
      </div>
    )
  }
  const now = Number(bugun.slice(0, 4))
  const years = [now - 1, now, now + 1, now + 2]
  const asked = Number(query.get(WHICH_YEAR) ?? now)
  const year = years.includes(asked) ? asked : now
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-80 max-w-full">
          <Choice
            label={t('option')}
            value={one.k_no}
            options={secenekler.map(({ k_no, urun, ad }) => ({
              value: k_no,
              label: ad && ad !== urun ? `${urun} · ${ad}` : urun,
            }))}
            onChange={(value) => change({ [OPTION]: value }, { replace: true })}
          />
        </div>
        <Segmented
          label={t('year')}
          value={String(year)}
          options={years.map((value) => ({ value: String(value), label: String(value) }))}
          onChange={(value) => change({ [WHICH_YEAR]: value }, { replace: true })}
        />
      </div>
      <OptionYear key={one.k_no} option={one} year={year} onProduct={filter.urun_k_no !== undefined} />
    </>
  )
}

interface OptionYearProps {
  readonly option: PricedOption
  readonly year: number
  readonly onProduct: boolean
}

function OptionYear({ option: { k_no, urun_k_no }, year, onProduct }: OptionYearProps) {
  const before = daysOfYear(year - 1)
  const prices = usePrices({ urun_k_no, ilk: firstOfYear(year - 1), gun: before + daysOfYear(year) })
  const wide = useWideScreen()
  const mayPaint = useMay()('fiyat.yaz') && wide
  const { list, rows, said } = prices
  if (list.error && !list.data) return <Problem error={list.error} onRetry={() => void list.refetch()} />
  const option = rows.find((one) => one.k_no === k_no)
  // Days of another year are no days of this one.
  if (!list.data || !option || list.data.ilk !== firstOfYear(year - 1)) return <Skeleton lines={8} />
  return (
    <>
      {onProduct ? null : <Watched k_no={urun_k_no} readAt={list.dataUpdatedAt} onShow={() => void list.refetch()} />}
      <Year prices={prices} data={list.data} option={option} year={year} mayPaint={mayPaint} wide={wide} />
      <UndoNote raised={mayPaint} text={said?.text} busy={prices.takeBack.isPending} onUndo={said?.undo} />
    </>
  )
}

interface YearProps {
  readonly prices: PriceScreen
  readonly data: Prices
  readonly option: PricedOption
  readonly year: number
  readonly mayPaint: boolean
  readonly wide: boolean
}

function Year({ prices, data, option, year, mayPaint, wide }: YearProps) {
  const t = useTranslations('admin.prices')
  const periods = usePeriods(option)
  const [rects, setRects] = useState<readonly Rect[]>([])
  const { bugun } = data
  const frame = useMemo(() => ({ ilk: firstOfYear(year), bugun }), [year, bugun])
  const targets = useMemo(() => targetsOf(rects, [option], frame), [rects, option, frame])
  const byNight = option.tur === 'gecelik' || option.tur === 'kisi_gecelik'
  const apply = (edits: readonly PriceEdit[], onDone?: () => void) =>
    prices.save.mutate(edits, onDone && { onSuccess: onDone })
  usePriceKeys(mayPaint, { chosen: rects.length > 0, onLeave: () => setRects([]) })
  const doubled = useMemo(() => doubledDays(periods.problems, firstOfYear(year)), [periods.problems, year])
  const offset = daysOfYear(year - 1)
  const last = rects.at(-1)
  const next = last
    ? { ilk: dayOfYear(year, boxOf(last).left), son: dayOfYear(year, boxOf(last).right) }
    : nextDays(option, year, bugun)
  return (
    <>
      {!wide && <p className="card px-4 py-3 text-ink-2">{t('phone')}</p>}
      <p id="price-keys" className="sr-only">
        {t('year_keys')}
      </p>
      <Panel title={t('year_title', { year: String(year) })} aside={<YearLegend />}>
        <YearGrid
          option={option}
          year={year}
          offset={offset}
          bugun={bugun}
          doubled={doubled}
          rects={rects}
          onSelect={mayPaint ? setRects : undefined}
          onPaste={(text) => {
            const edit = mayPaint && last ? pasteDays(text, dayOfYear(year, boxOf(last).left), option) : undefined
            if (edit) apply([edit])
          }}
          onEnter={toFields}
        />
      </Panel>
      <div className="grid items-start gap-3.5 xl:grid-cols-[minmax(0,1fr)_300px]">
        {mayPaint ? (
          <PeriodList option={option} periods={periods} prices={prices} byNight={byNight} next={next} />
        ) : (
          <PeriodTable option={option} />
        )}
        <div className="grid gap-3.5">
          {mayPaint && rects.length > 0 && (
            <PricePanel
              targets={targets}
              chosen={[option]}
              cells={countCells(rects)}
              busy={prices.save.isPending}
              onApply={apply}
            />
          )}
          <ToSolve periods={periods} />
          {byNight && <GapRule option={option} mayPaint={mayPaint} busy={prices.save.isPending} onApply={apply} />}
          <YearFigures option={option} year={year} bounds={[0, offset, offset + daysOfYear(year)]} />
          {mayPaint && rects.length === 0 && year >= Number(bugun.slice(0, 4)) && (
            <Panel title={t('copy_year', { year: String(year - 1) })}>
              <CopyForm targets={wholeYear(option, year, bugun)} busy={prices.save.isPending} onApply={apply} />
            </Panel>
          )}
        </div>
      </div>
      <Contested prices={prices} />
      {mayPaint && <DraftBar prices={prices} />}
      <Publications prices={prices} data={data} mayPaint={mayPaint} />
    </>
  )
}

function YearLegend() {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-12 text-ink-2">
      <PriceMarks />
    </div>
  )
}

/** All days of the year that have not passed. */
function wholeYear({ k_no }: PricedOption, year: number, bugun: string): Target[] {
  const first = firstOfYear(year)
  return [{ secenekler: [k_no], gunler: [{ ilk: first < bugun ? bugun : first, son: lastOfYear(year) }] }]
}

/** A new period begins where the last one ends, and is a week until somebody says more. */
function nextDays({ donemler }: PricedOption, year: number, bugun: string) {
  const ends = donemler.flatMap(({ son_gun }) => (son_gun ? [dayAfter(son_gun, 1)] : [])).sort()
  const first = firstOfYear(year)
  const ilk = ends.at(-1) ?? (first < bugun ? bugun : first)
  return { ilk, son: dayAfter(ilk, 6) }
}

/** A row or a column of a spreadsheet, as day after day. */
function pasteDays(text: string, ilk: string, { k_no, kur }: PricedOption): PriceEdit | undefined {
  const fiyatlar = pastedPrices(text, amountOfText).flat()
  if (fiyatlar.every((price) => price === null)) return undefined
  return { tur: 'yapistir', secenekler: [k_no], ilk, fiyatlar: [fiyatlar], kur }
}
