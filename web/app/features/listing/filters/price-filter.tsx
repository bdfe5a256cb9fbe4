import { formatMoney } from '@meltem/i18n/format'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'
import { useScripted } from '../../../ui/use-scripted.ts'
import type { ListingFilters } from './listing-filters.ts'
import { barsWithin, type PriceScale } from './price-steps.ts'

interface PriceFilterProps {
  readonly prices: PriceScale & { readonly en_az: number; readonly en_cok: number; readonly sayilar: readonly number[] }
  readonly currency: string
  readonly filters: Pick<ListingFilters, 'fiyat_en_az' | 'fiyat_en_cok'>
}

const FIELD = 'input min-h-11 px-3'

/** Two fields that work everywhere; with a script the histogram above them has two handles. */
export function PriceFilter({ prices, currency, filters }: PriceFilterProps) {
  const t = useTranslations('listing')
  const least = useRef<HTMLInputElement>(null)
  const most = useRef<HTMLInputElement>(null)
  const { range, move } = usePriceRange(prices, filters)
  function moveTo(change: Partial<Range>): void {
    const next = move(change)
    if (least.current) least.current.value = next.from > prices.from ? String(next.from) : ''
    if (most.current) most.current.value = next.to < prices.to ? String(next.to) : ''
  }
  return (
    <>
      <Histogram prices={prices} range={range} currency={currency} onMove={moveTo} />
      <div className="mt-2 flex items-center gap-2">
        <input
          ref={least}
          name="fiyat_en_az"
          inputMode="numeric"
          autoComplete="off"
          aria-label={`${t('priceMin')} (${currency})`}
          placeholder={String(prices.from)}
          defaultValue={filters.fiyat_en_az}
          className={FIELD}
        />
        <span aria-hidden="true">–</span>
        <input
          ref={most}
          name="fiyat_en_cok"
          inputMode="numeric"
          autoComplete="off"
          aria-label={`${t('priceMax')} (${currency})`}
          placeholder={String(prices.to)}
          defaultValue={filters.fiyat_en_cok}
          className={FIELD}
        />
      </div>
    </>
  )
}

interface Range {
  readonly from: number
  readonly to: number
}

/** The handles follow the finger at once and the address when it has changed. */
function usePriceRange(scale: PriceScale, { fiyat_en_az, fiyat_en_cok }: PriceFilterProps['filters']) {
  const asked = {
    from: Math.min(Math.max(fiyat_en_az ?? scale.from, scale.from), scale.to),
    to: Math.min(Math.max(fiyat_en_cok ?? scale.to, scale.from), scale.to),
  }
  // A new address ends a draft.
  const address = `${fiyat_en_az}|${fiyat_en_cok}`
  const [draft, setDraft] = useState<{ readonly address: string; readonly range: Range }>()
  const range = draft?.address === address ? draft.range : asked
  function move(change: Partial<Range>): Range {
    const next = { ...range, ...change }
    const kept = {
      from: change.from === undefined ? next.from : Math.min(next.from, next.to - scale.step),
      to: change.to === undefined ? next.to : Math.max(next.to, next.from + scale.step),
    }
    setDraft({ address, range: kept })
    return kept
  }
  return { range, move }
}

interface HistogramProps extends Pick<PriceFilterProps, 'prices' | 'currency'> {
  readonly range: Range
  readonly onMove: (change: Partial<Range>) => void
}

function Histogram({ prices, range, currency, onMove }: HistogramProps) {
  const scripted = useScripted()
  const highest = Math.max(...prices.sayilar, 1)
  const within = barsWithin(prices.sayilar.length, prices, range)
  return (
    <div className="relative h-17">
      <div className="absolute inset-x-[11px] top-0 bottom-5 flex items-end gap-0.5" aria-hidden="true">
        {prices.sayilar.map((count, index) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
            key={index}
            className={`flex-1 ${within[index] ? 'bg-sea' : 'bg-line'}`}
            style={{ height: `${count === 0 ? 2 : 8 + (count / highest) * 92}%` }}
          />
        ))}
      </div>
      <div className="absolute inset-x-0 bottom-[18px] h-0.5 bg-ink" aria-hidden="true" />
      {scripted ? <Handles prices={prices} range={range} currency={currency} onMove={onMove} /> : null}
    </div>
  )
}

function Handles({ prices, range, currency, onMove }: HistogramProps) {
  const t = useTranslations('listing')
  const { language } = useFrame()
  const shared = { min: prices.from, max: prices.to, step: prices.step, className: 'price-handle' }
  return (
    <>
      <input
        {...shared}
        type="range"
        aria-label={t('priceMinSlider')}
        aria-valuetext={formatMoney(language, range.from, currency)}
        value={range.from}
        onChange={(event) => onMove({ from: event.currentTarget.valueAsNumber })}
      />
      <input
        {...shared}
        type="range"
        aria-label={t('priceMaxSlider')}
        aria-valuetext={formatMoney(language, range.to, currency)}
        value={range.to}
        onChange={(event) => onMove({ to: event.currentTarget.valueAsNumber })}
      />
    </>
  )
}
