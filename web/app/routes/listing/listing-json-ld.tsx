import { JsonLd } from '../../components/ui/json-ld.tsx'
import { useFrame } from '../../lib/frame.ts'
import type { ListingData } from './listing-data.ts'

/** The way to the list and what stands in it, for search engines. */
export function ListingJsonLd({ list }: { list: ListingData }) {
  const { origin } = useFrame()
  const start = (list.filters.sayfa - 1) * list.adet
  return (
    <>
      <JsonLd
        value={{
          '@type': 'BreadcrumbList',
          itemListElement: list.crumbs.map(({ baslik, href }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: baslik,
            item: `${origin}${href ?? list.pathname}`,
          })),
        }}
      />
      {list.cards.length > 0 ? (
        <JsonLd
          value={{
            '@type': 'ItemList',
            name: list.baslik,
            numberOfItems: list.toplam,
            itemListElement: list.cards.map(({ href, title }, index) => ({
              '@type': 'ListItem',
              position: start + index + 1,
              url: `${origin}${href}`,
              name: title,
            })),
          }}
        />
      ) : null}
    </>
  )
}
