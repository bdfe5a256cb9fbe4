import type { FilterVariant } from '@meltem/contract/settings'
import type { CatalogIndex } from '../index/catalog-index.ts'

/** Filters with the choices that lead to a product; a tenant without products shows what it has planned. */
export function offeredFilters(filters: readonly FilterVariant[], { products }: CatalogIndex): FilterVariant[] {
  if (products.live.isEmpty()) return [...filters]
  return filters
    .map((filter) => ({
      ...filter,
      secenekler: filter.secenekler.filter(({ kod }) => {
        return (products.facet(`${filter.kod}:${kod}`)?.countWith(products.live) ?? 0) > 0
      }),
    }))
    .filter(({ secenekler }) => secenekler.length > 0)
}
