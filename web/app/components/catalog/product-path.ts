import type { ProductCard } from '@meltem/contract/catalog'
import type { Language } from '@meltem/contract/language'
import { pathTo } from '../../lib/paths.ts'

/** The canonical address of a product (rulings §2). */
export function productPath(language: Language, { kategori, slug }: Pick<ProductCard, 'kategori' | 'slug'>): string {
  return pathTo(language, { turu: 'd', slug: `${kategori.slug}/${slug}` })
}
