import type { ProductKind } from '@meltem/contract/content/content'
import { KINDS } from '@meltem/domain/kinds'

interface Placed {
  readonly urun_tipi: ProductKind
  readonly kategori: { readonly slug: string }
  readonly slug: string
}

/** Slugs may hold letters of any script. */
export function encodeSlug(slug: string): string {
  return slug.split('/').map(encodeURIComponent).join('/')
}

/** Address of a product below its language: routes of transfers have pages of their own, the rest its category's (PAGE-5). */
export function productAddress({ urun_tipi, kategori, slug }: Placed): string {
  return KINDS[urun_tipi].page === 't' ? `/t/${encodeSlug(slug)}` : `/d/${encodeSlug(`${kategori.slug}/${slug}`)}`
}
