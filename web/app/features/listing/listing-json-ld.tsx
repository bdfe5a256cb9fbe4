import { useFrame } from '../../platform/page/frame.ts'
import { JsonLd } from '../../ui/json-ld.tsx'
import type { ListingData } from './listing-data.ts'

/** The way to the list and what stands in it, for search engines. */
export function ListingJsonLd({ list }: { list: ListingData }) {
  const { origin } = useFrame()
  return <JsonLd things={import.meta.env.SSR ? thingsOf(list, origin) : undefined} />
}

function thingsOf(list: ListingData, origin: string) {
  const start = (list.filters.sayfa - 1) * list.adet
  const way = {
    '@type': 'BreadcrumbList',
    itemListElement: list.crumbs.map(({ baslik, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: baslik,
      item: `${origin}${href ?? list.pathname}`,
    })),
  }
  const shown = {
    '@type': 'ItemList',
    name: list.baslik,
    numberOfItems: list.toplam,
    itemListElement: list.cards.map(({ href, title }, index) => ({
      '@type': 'ListItem',
      position: start + index + 1,
      // The address search engines know it by: without what this list was asked for.
      url: `${origin}${href.split('?', 1)[0]}`,
      name: title,
    })),
  }
  return list.cards.length > 0 ? [way, shown] : [way]
}
