import type { MetaDescriptor } from 'react-router'
import { unpack } from '../../platform/calls/packed.ts'
import type { Frame } from '../../platform/page/frame.ts'
import { pageMeta } from '../../platform/page/page-meta.ts'
import { pathTo } from '../../platform/page/paths.ts'
import type { ContentData } from './content-data.ts'
import type { ListData } from './content-list.ts'

/** The canonical address is the page's own, whichever address it was asked for at. */
export function contentMeta(content: ContentData | ListData | undefined, frame: Frame | undefined): MetaDescriptor[] {
  if (!content || !frame) return []
  return content.kind === 'list' ? listMeta(content, frame) : articleMeta(content, frame)
}

function listMeta(list: ListData, frame: Frame): MetaDescriptor[] {
  const own = pathTo(frame.language, { turu: list.turu, slug: list.slug ?? null })
  const tags = pageMeta({
    frame,
    pathname: own,
    canonicalPath: list.sayfa > 1 ? `${own}?sayfa=${list.sayfa}` : undefined,
    title: list.baslik,
    description: list.ozet,
    translations: list.ceviriler,
    picture: unpack(list.items).find(({ gorsel }) => gorsel)?.gorsel,
  })
  return list.turu === 'b' ? [...tags, feedOf(list.baslik, frame)] : tags
}

function articleMeta(content: ContentData, frame: Frame): MetaDescriptor[] {
  const page = unpack(content.page)
  const tags = pageMeta({
    frame,
    pathname: pathTo(frame.language, page),
    // A page that is told here in another language is at home there.
    canonicalPath: page.dil === frame.language ? undefined : pathTo(page.dil, page),
    title: page.seo_baslik,
    description: page.ozet,
    translations: page.ceviriler,
    picture: page.gorsel,
    type: page.turu === 'b' ? 'article' : 'website',
    hidden: page.taslak || content.old,
  })
  return page.turu === 'b' ? [...tags, feedOf(frame.company.marka, frame)] : tags
}

function feedOf(title: string, { origin, language }: Frame): MetaDescriptor {
  const href = `${origin}/${language}/b/rss.xml`
  return { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title, href }
}
