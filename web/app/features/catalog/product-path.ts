import type { ProductCard } from '@meltem/contract/catalog/catalog'
import type { Language } from '@meltem/contract/wire/language'
import { pathTo } from '../../platform/page/paths.ts'

type Placed = Pick<ProductCard, 'urun_tipi' | 'slug'> & { readonly kategori: { readonly slug: string } }

/** The canonical address of a product: a route of transfers has its own page, everything else its category (PAGE-5). */
export function productPath(language: Language, { urun_tipi, kategori, slug }: Placed): string {
  // In the frame of every page: the table of kinds would weigh more than this name, and a test compares the two.
  if (urun_tipi === 'transfer') return pathTo(language, { turu: 't', slug })
  return productHref(language, { kategori_slug: kategori.slug, slug })
}

/** Below its category. */
export function productHref(language: Language, { kategori_slug, slug }: { kategori_slug: string; slug: string }) {
  return pathTo(language, { turu: 'd', slug: `${kategori_slug}/${slug}` })
}
