import type { ProductCard } from '@meltem/contract/catalog/catalog'
import { addDays } from '@meltem/domain/calendar-day'
import { KINDS, type Kind } from '@meltem/domain/kinds'
import { type ListingFilters, listHref, tripOf } from './filters/listing-filters.ts'

const NO_HIRE = { saat: undefined, bitis_saat: undefined, alis_yeri: undefined, donus_yeri: undefined }

/** A list that knows only the first day has priced a car for one; which day of a range it has priced a tour on, no card says. */
function daysFor(days: Kind['days'], { baslangic, bitis }: ListingFilters) {
  if (days === 'hire') return { baslangic, bitis: bitis ?? (baslangic && addDays(baslangic, 1)) }
  if (days === 'nights' || !bitis) return { baslangic, bitis }
  return { baslangic: undefined, bitis: undefined }
}

/** The page of a product with what its list was asked for, so that it opens with the sum of its card. A ride has a form of its own. */
export function tripHref(
  href: string,
  { urun_tipi, tarihli_fiyat: priced }: Pick<ProductCard, 'urun_tipi' | 'tarihli_fiyat'>,
  filters: ListingFilters,
): string {
  const { days } = KINDS[urun_tipi]
  if (days === 'ride') return href
  const hire = days === 'hire' ? {} : NO_HIRE
  const address = listHref(href, { ...tripOf(filters), ...hire, ...daysFor(days, filters) })
  if (!priced?.musait) return address
  return `${address}${address.includes('?') ? '&' : '?'}secenek=${priced.opsiyon_k_no}`
}
