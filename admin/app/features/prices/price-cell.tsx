import type { PricedOption } from '@meltem/contract/catalog/prices-office'
import type { Language } from '@meltem/contract/wire/language'
import { formatNumber } from '@meltem/i18n/format'
import { memo } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../platform/language-provider.tsx'
import { Cell } from '../calendar/cell.tsx'

export const COLUMN = 52
export const ROW = 44

interface PriceRowProps {
  readonly option: PricedOption
  /** Places of the days that are drawn. */
  readonly first: number
  readonly last: number
  readonly past: number
}

/** Five depths of the sea by price, each light or dark enough for the ink on it. */
const DEPTHS = [
  'bg-mist text-ink',
  'bg-[#dff0ee] text-ink',
  'bg-[#bfe0df] text-ink',
  'bg-sea text-paper',
  'bg-sea-deep text-paper',
] as const

/** A day that has passed is told quietly, whatever it cost. */
export const PASSED = 'bg-mist text-ink-2'

export function depthsOf({ terimler }: PricedOption): string[] {
  const prices = terimler.map(({ fiyatlar }) => fiyatlar[0] ?? 0)
  const ranks = [...new Set(prices)].sort((a, b) => a - b)
  const most = Math.max(1, ranks.length - 1)
  return prices.map((price) => DEPTHS[Math.round((ranks.indexOf(price) / most) * (DEPTHS.length - 1))] ?? DEPTHS[0])
}

interface DayCellProps {
  readonly day: number
  readonly terms: PricedOption['terimler'][number] | undefined
  readonly depth: string
  readonly className: string
}

/** Cents only where there are some: what is not shown would be taken for nothing. */
export function priceText(language: Language, price: number): string {
  return formatNumber(language, price, Number.isInteger(price) ? 0 : 2)
}

/** Three nights at least, no arrival: as signs under the price. */
function signsOf({ en_az_gece, giris }: PricedOption['terimler'][number]): string {
  return `${en_az_gece > 1 ? `${en_az_gece}▸` : ''}${giris ? '' : '⊘'}`
}

function lookOf(terms: DayCellProps['terms'], depth: string): string {
  if (!terms) return 'prices-gap'
  return terms.kapali ? 'bg-paper text-ink-3 line-through' : depth
}

function DayCell({ day, terms, depth, className }: DayCellProps) {
  const t = useTranslations('admin.prices')
  const { language } = useLanguage()
  const price = terms?.fiyatlar[0] ?? null
  const signs = terms ? signsOf(terms) : ''
  return (
    <Cell
      kind="gridcell"
      aria-colindex={day + 2}
      className={`prices-cell ${lookOf(terms, depth)} ${className}`}
      style={{ left: day * COLUMN, width: COLUMN }}
    >
      <span>{price === null ? <span className="sr-only">{t('gap')}</span> : priceText(language, price)}</span>
      {signs && (
        <span aria-hidden="true" className="text-[10px] leading-none">
          {signs}
        </span>
      )}
    </Cell>
  )
}

/** Days of one option; drawn again only when its prices or the days in sight change. */
export const PriceRow = memo(function PriceRow({ option, first, last, past }: PriceRowProps) {
  const depths = depthsOf(option)
  const { terimler, gunler, yayindaki } = option
  const days = Array.from({ length: last - first + 1 }, (_, place) => first + place)
  return days.map((day) => {
    const place = gunler[day] ?? -1
    const drafted = yayindaki !== null && yayindaki[day] !== place ? 'prices-drafted' : ''
    return (
      <DayCell
        key={day}
        day={day}
        terms={terimler[place]}
        depth={day < past ? PASSED : (depths[place] ?? '')}
        className={drafted}
      />
    )
  })
})
