import type { PriceEdit } from '@meltem/contract/catalog/prices-office'
import { amountOfText } from '@meltem/i18n/amount-text'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '../../platform/rights.ts'
import { UndoNote } from '../../ui/edit/undo-note.tsx'
import { dayAfter } from '../../ui/form/days.ts'
import { Segmented } from '../../ui/form/segmented.tsx'
import { Nothing } from '../../ui/panel.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useAddress } from '../../ui/use-address.ts'
import { useWideScreen } from '../../ui/use-wide-screen.ts'
import { Contested, DraftBar, Publications, Watched } from './draft-bar.tsx'
import { PastPrice } from './past-price.tsx'
import { PriceGrid } from './price-grid.tsx'
import { PricePanel } from './price-panel.tsx'
import { boxOf, countCells, pastedPrices, type Rect, targetsOf } from './price-selection.ts'
import './prices.css'
import { PriceMarks } from './price-marks.tsx'
import { toFields, usePriceKeys } from './use-price-keys.ts'
import { type PriceFilter, type PriceScreen, type Prices, usePrices } from './use-prices.ts'
import { OPTION, VIEW, YEAR } from './year-days.ts'

const YearSheet = lazy(() => import('./year-sheet.tsx'))

/** The whole screen, and a tab of a product: options by days, or one option over its year with its periods. */
export function PriceSheet({ filter }: { filter: PriceFilter }) {
  const t = useTranslations('admin.prices')
  const { query, change } = useAddress()
  const view = query.get(VIEW) === YEAR ? YEAR : 'gun'
  const options = [
    { value: 'gun', label: t('view_days') },
    { value: YEAR, label: t('view_year') },
  ]
  return (
    <div className="grid gap-3.5">
      <div>
        <Segmented
          label={t('view')}
          value={view}
          options={options}
          onChange={(value) => change({ [VIEW]: value === YEAR ? YEAR : undefined })}
        />
      </div>
      {view === YEAR ? (
        <Suspense fallback={<Skeleton lines={8} />}>
          <YearSheet filter={filter} />
        </Suspense>
      ) : (
        <DaySheet filter={filter} />
      )}
    </div>
  )
}

/** Grid, panel and draft. */
function DaySheet({ filter }: { filter: PriceFilter }) {
  const t = useTranslations('admin.prices')
  const prices = usePrices(filter)
  const { list, rows, said } = prices
  const wide = useWideScreen()
  const may = useMay()('fiyat.yaz')
  const mayPaint = wide && may
  if (list.error && !list.data) return <Problem error={list.error} onRetry={() => void list.refetch()} />
  if (!list.data) return <Skeleton lines={8} />
  return (
    <>
      {!wide && <p className="card px-4 py-3 text-ink-2">{t('phone')}</p>}
      {rows.length === 0 ? (
        <div className="card">
          <Nothing>{t('empty')}</Nothing>
        </div>
      ) : (
        <Painting prices={prices} data={list.data} mayPaint={mayPaint} onProduct={filter.urun_k_no !== undefined} />
      )}
      <UndoNote raised={mayPaint} text={said?.text} busy={prices.takeBack.isPending} onUndo={said?.undo} />
    </>
  )
}

interface PaintingProps {
  readonly prices: PriceScreen
  readonly data: Prices
  readonly mayPaint: boolean
  /** On the screen of a product, which tells colleagues by itself. */
  readonly onProduct: boolean
}

function Painting({ prices, data, mayPaint, onProduct }: PaintingProps) {
  const t = useTranslations('admin.prices')
  const { rows, save } = prices
  const { ilk, gun, bugun } = data
  const [rects, setRects] = useState<readonly Rect[]>([])
  const targets = useMemo(() => targetsOf(rects, rows, { ilk, bugun }), [rects, rows, ilk, bugun])
  const keys = new Set(targets.flatMap(({ secenekler }) => secenekler))
  const chosen = rows.filter(({ k_no }) => keys.has(k_no))
  const paste = (text: string) => {
    const edit = pasteEdit(text, rects, prices, data)
    if (edit) save.mutate([edit])
  }
  const products = new Set(chosen.map(({ urun_k_no }) => urun_k_no))
  const [product] = products
  const { change } = useAddress()
  const [only] = chosen
  const toYear = chosen.length === 1 && only ? () => change({ [VIEW]: YEAR, [OPTION]: only.k_no }) : undefined
  usePriceKeys(mayPaint, { chosen: rects.length > 0, onLeave: () => setRects([]), onYear: toYear })
  return (
    <>
      {onProduct || products.size !== 1 || !product ? null : (
        <Watched k_no={product} readAt={prices.list.dataUpdatedAt} onShow={() => void prices.list.refetch()} />
      )}
      <p id="price-keys" className="sr-only">
        {t('keys')}
      </p>
      <div className={`grid items-start gap-3.5 ${mayPaint ? 'xl:grid-cols-[minmax(0,1fr)_300px]' : ''}`}>
        <div className="card min-w-0 overflow-hidden">
          <PriceGrid
            rows={rows}
            ilk={ilk}
            gun={gun}
            bugun={bugun}
            rects={rects}
            onSelect={mayPaint ? setRects : undefined}
            onPaste={mayPaint ? paste : () => undefined}
            onEnter={toFields}
          />
          <Legend total={data.toplam} shown={rows.length} />
        </div>
        {mayPaint && (
          <PricePanel
            targets={targets}
            chosen={chosen}
            cells={countCells(rects)}
            busy={save.isPending}
            onYear={toYear}
            onApply={(edits, onDone) => save.mutate(edits, onDone && { onSuccess: onDone })}
          />
        )}
      </div>
      <Contested prices={prices} />
      {mayPaint && <DraftBar prices={prices} />}
      <PastPrice rows={rows} bugun={bugun} />
      <Publications prices={prices} data={data} mayPaint={mayPaint} />
    </>
  )
}

/** A block of a spreadsheet from the first chosen cell on; every option in it has to share a currency. */
function pasteEdit(
  text: string,
  rects: readonly Rect[],
  { rows }: PriceScreen,
  { ilk, bugun }: Prices,
): PriceEdit | undefined {
  const last = rects.at(-1)
  const fiyatlar = pastedPrices(text, amountOfText)
  if (!last || fiyatlar.every((row) => row.every((price) => price === null))) return undefined
  const { top, left } = boxOf(last)
  const options = rows.slice(top, top + fiyatlar.length)
  const from = dayAfter(ilk, left)
  const kur = options[0]?.kur
  if (!kur || from < bugun) return undefined
  return {
    tur: 'yapistir',
    secenekler: options.map(({ k_no }) => k_no),
    ilk: from,
    fiyatlar: fiyatlar.slice(0, options.length),
    kur,
  }
}

function Legend({ total, shown }: { total: number; shown: number }) {
  const t = useTranslations('admin.prices')
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t px-4 py-2 text-12 text-ink-2">
      <PriceMarks />
      <span>{t('legend_rules')}</span>
      {total > shown && <span className="ml-auto">{t('cut', { shown, total })}</span>}
    </div>
  )
}
