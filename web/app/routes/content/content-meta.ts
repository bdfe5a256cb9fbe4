import type { MetaDescriptor } from 'react-router'
import type { Frame } from '../../lib/frame.ts'
import { pageMeta } from '../../lib/page-meta.ts'
import { pathTo } from '../../lib/paths.ts'
import type { ContentData, ListData } from './content-data.ts'

/** The canonical address is the page's own, whichever address it was asked for at. */
export function contentMeta(content: ContentData | ListData | undefined, frame: Frame | undefined): MetaDescriptor[] {
  if (!content || !frame) return []
  if (content.kind === 'list') {
    return pageMeta({
      frame,
      pathname: pathTo(frame.language, { turu: content.turu }),
      title: content.baslik,
      description: content.ozet,
      translations: content.ceviriler,
      picture: content.items.find(({ gorsel }) => gorsel)?.gorsel,
    })
  }
  const { page } = content
  return pageMeta({
    frame,
    pathname: pathTo(page.dil, page),
    title: page.seo_baslik,
    description: page.ozet,
    translations: page.ceviriler,
    picture: page.gorsel,
    type: page.turu === 'b' ? 'article' : 'website',
  })
}
