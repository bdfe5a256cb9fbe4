import type { ProductCard } from '@meltem/contract/catalog'
import type { ProductKind } from '@meltem/contract/content'
import { addDays } from '@meltem/domain/calendar-day'
import { type ListingFilters, listHref, tripOf } from './filters/listing-filters.ts'

/** Kinds that are had from one day to another. */
const BY_RANGE: readonly ProductKind[] = ['villa', 'otel', 'yat', 'arac_kira']
const NO_HIRE = { saat: undefined, bitis_saat: undefined, alis_yeri: undefined, donus_yeri: undefined }

/** A list that knows only the first day has priced a car for one; which day of a range it has priced a tour on, no card says. */
function daysFor(kind: ProductKind, { baslangic, bitis }: ListingFilters) {
  if (kind === 'arac_kira') return { baslangic, bitis: bitis ?? (baslangic && addDays(baslangic, 1)) }
  if (BY_RANGE.includes(kind) || !bitis) return { baslangic, bitis }
  return { baslangic: undefined, bitis: undefined }
}

/** The page of a product with what its list was asked for, so that it opens with the sum of its card. A ride has a form of its own. */
export function tripHref(
  href: string,
  { urun_tipi, tarihli_fiyat: priced }: Pick<ProductCard, 'urun_tipi' | 'tarihli_fiyat'>,
  filters: ListingFilters,
): string {
  if (urun_tipi === 'transfer') return href
  const hire = urun_tipi === 'arac_kira' ? {} : NO_HIRE
  const address = listHref(href, { ...tripOf(filters), ...hire, ...daysFor(urun_tipi, filters) })
  if (!priced?.musait) return address
  return `${address}${address.includes('?') ? '&' : '?'}secenek=${priced.opsiyon_k_no}`
}
