import { getProduct } from '@meltem/contract/catalog/catalog'
import { listProducts } from '@meltem/contract/catalog/listing'
import type { Language } from '@meltem/contract/wire/language'
import type { Rendering } from '@meltem/contract/wire/rendering'
import { pathTo } from '../../platform/page/paths.ts'
import { productHref, productPath } from '../catalog/product-path.ts'

/** Where `/d/{slug}` leads when no stored page has the slug: the product that has or had that name, or the list of the category. */
export async function findDetailHref({ call }: Rendering, dil: Language, slug: string): Promise<string | undefined> {
  const product = await call(getProduct, { dil, slug })
  if (product.success === 1 && product.data) return productPath(dil, product.data)
  if (product.success === 1 && product.tasindi) return productHref(dil, product.tasindi)
  const list = await call(listProducts, { dil, kategori: slug, adet: 1 })
  return list.success === 1 ? pathTo(dil, { turu: 'c', slug }) : undefined
}
