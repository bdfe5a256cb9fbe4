import type { ProductCard } from '@meltem/contract/catalog'
import type { Language } from '@meltem/contract/language'
import { pathTo } from '../../platform/page/paths.ts'

type Placed = Pick<ProductCard, 'urun_tipi' | 'slug'> & { readonly kategori: { readonly slug: string } }

/** The canonical address of a product: a route of transfers has its own page, everything else its category (PAGE-5). */
export function productPath(language: Language, { urun_tipi, kategori, slug }: Placed): string {
  if (urun_tipi === 'transfer') return pathTo(language, { turu: 't', slug })
  return pathTo(language, { turu: 'd', slug: `${kategori.slug}/${slug}` })
}
