import { formatMoney, formatNumber } from '@meltem/i18n/format'
import { type FilterNames, nameOfChoice } from './facet-view.ts'
import { changed, type ListingFilters } from './listing-filters.ts'

/** One filter that is on, by name, and the list without it. */
export interface ActiveFilter {
  readonly key: string
  readonly name: string
  readonly without: ListingFilters
}

function priceName({ fiyat_en_az: least, fiyat_en_cok: most }: ListingFilters, names: FilterNames, currency: string) {
  const money = (amount: number) => formatMoney(names.language, amount, currency)
  if (least !== undefined && most !== undefined)
    return names.listing('priceRange', { from: money(least), to: money(most) })
  if (least !== undefined) return names.listing('priceFrom', { from: money(least) })
  return most === undefined ? undefined : names.listing('priceTo', { to: money(most) })
}

function listed(field: 'urun_tipi' | 'bolge' | 'ozellik', filters: ListingFilters, names: FilterNames): ActiveFilter[] {
  return filters[field].map((value) => ({
    key: `${field}-${value}`,
    name: nameOfChoice(field, value, names),
    without: changed(filters, { [field]: filters[field].filter((each) => each !== value) }),
  }))
}

/** Everything that narrows the list, in the order of the filter panel. Dates, party and the places of a car stand in the heading instead. */
export function activeFilters(filters: ListingFilters, names: FilterNames, currency: string): ActiveFilter[] {
  const price = priceName(filters, names, currency)
  const single: readonly (readonly [string, string | undefined, Partial<ListingFilters>])[] = [
    ['satis', filters.satis && nameOfChoice('satis', filters.satis, names), { satis: undefined }],
    ['ucretsiz_iptal', filters.ucretsiz_iptal ? names.listing('freeCancel') : undefined, { ucretsiz_iptal: false }],
    [
      'puan',
      filters.puan === undefined
        ? undefined
        : names.listing('ratingFrom', { rating: formatNumber(names.language, filters.puan, 1) }),
      { puan: undefined },
    ],
    ['kutu', filters.kutu && names.listing('mapArea'), { kutu: undefined }],
  ]
  return [
    ...(filters.ara ? [{ key: 'ara', name: filters.ara, without: changed(filters, { ara: undefined }) }] : []),
    ...(price
      ? [
          {
            key: 'fiyat',
            name: price,
            without: changed(filters, { fiyat_en_az: undefined, fiyat_en_cok: undefined }),
          },
        ]
      : []),
    ...listed('urun_tipi', filters, names),
    ...listed('bolge', filters, names),
    ...listed('ozellik', filters, names),
    ...single.flatMap(([key, name, change]) => (name ? [{ key, name, without: changed(filters, change) }] : [])),
  ]
}

type Dropped = Readonly<Record<string, (filters: ListingFilters) => Partial<ListingFilters>>>

const DROPPED: Dropped = {
  tarih: () => ({ baslangic: undefined, bitis: undefined, saat: undefined, bitis_saat: undefined }),
  kisi: () => ({ yetiskin: undefined, cocuk: undefined, bebek: undefined }),
  fiyat: () => ({ fiyat_en_az: undefined, fiyat_en_cok: undefined }),
  urun_tipi: () => ({ urun_tipi: [] }),
  bolge: () => ({ bolge: [] }),
  ozellik: () => ({ ozellik: [] }),
  satis: () => ({ satis: undefined }),
  ucretsiz_iptal: () => ({ ucretsiz_iptal: false }),
  puan: () => ({ puan: undefined }),
  ara: () => ({ ara: undefined }),
  kutu: () => ({ kutu: undefined }),
}

const GROUPS: Readonly<Record<string, string>> = {
  baslangic: 'tarih',
  bitis: 'tarih',
  yetiskin: 'kisi',
  cocuk: 'kisi',
  bebek: 'kisi',
  fiyat_en_az: 'fiyat',
  fiyat_en_cok: 'fiyat',
}

/**
 * The filter that stands in the way, by the name the server gives it: a parameter, or the stable name of a variant.
 * Undefined when the address does not carry it.
 */
export function blockingFilter(
  given: string,
  filters: ListingFilters,
  names: FilterNames,
  currency: string,
): ActiveFilter | undefined {
  const key = GROUPS[given] ?? given
  const [kod] = key.split(':', 1)
  const ofVariant = filters.ozellik.filter((value) => value === key || value.startsWith(`${kod}:`))
  const without = DROPPED[key]
    ? changed(filters, DROPPED[key](filters))
    : changed(filters, { ozellik: filters.ozellik.filter((value) => !ofVariant.includes(value)) })
  const plain = { tarih: names.listing('blocking.baslangic'), kisi: names.listing('blocking.kisi') }[key]
  const named = activeFilters(filters, names, currency).filter((active) =>
    DROPPED[key]
      ? active.key === key || active.key.startsWith(`${key}-`)
      : ofVariant.some((value) => active.key === `ozellik-${value}`),
  )
  const name = plain ?? named.map((active) => active.name).join(', ')
  return name ? { key, name, without } : undefined
}
