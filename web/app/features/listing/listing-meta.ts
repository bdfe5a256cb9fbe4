import type { MetaDescriptor } from 'react-router'
import type { Frame } from '../../platform/page/frame.ts'
import { pageMeta } from '../../platform/page/page-meta.ts'
import { translatorIn } from '../../platform/words/translator.ts'
import { isFiltered, listHref } from './filters/listing-filters.ts'
import type { ListingData } from './listing-data.ts'

/** Later pages of the same list, for search engines; a filtered one is no landing page and stays out. */
function neighbours(list: ListingData, origin: string): MetaDescriptor[] {
  const { filters, toplam, adet, pathname } = list
  const { sayfa } = filters
  const link = (rel: string, page: number): MetaDescriptor => ({
    tagName: 'link',
    rel,
    href: origin + listHref(pathname, { ...filters, sayfa: page }),
  })
  return [...(sayfa > 1 ? [link('prev', sayfa - 1)] : []), ...(sayfa * adet < toplam ? [link('next', sayfa + 1)] : [])]
}

export function listingMeta(list: ListingData, frame: Frame): MetaDescriptor[] {
  const { filters, seo } = list
  const t = translatorIn(frame.language, 'listing')
  const hidden = isFiltered(filters) || list.toplam === 0
  return [
    ...pageMeta({
      frame,
      pathname: listHref(list.pathname, hidden ? { ...filters, sayfa: 1 } : filters),
      title: filters.sayfa > 1 ? t('pageOf', { title: seo.baslik, page: filters.sayfa }) : seo.baslik,
      description: seo.aciklama,
      translations: list.ceviriler,
      picture: list.gorsel ?? list.cards.find(({ picture }) => picture)?.picture,
      hidden,
    }),
    ...(hidden ? [] : neighbours(list, frame.origin)),
  ]
}
