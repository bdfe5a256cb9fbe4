import { unpack } from '../../platform/calls/packed.ts'
import { useFrame } from '../../platform/page/frame.ts'
import { pathTo } from '../../platform/page/paths.ts'
import { JsonLd } from '../../ui/json-ld.tsx'
import { ArticlePage } from './article-page.tsx'
import { StripCardsProvider } from './blocks/offers/strip-cards.ts'
import type { ContentData } from './content-data.ts'
import { LandingPage } from './landing-page.tsx'
import { PlainPage } from './plain-page.tsx'

/** Articles read like a journal, places and kinds open with a picture, everything else is a plain page. */
export function ContentPage({ content }: { content: ContentData }) {
  const { origin } = useFrame()
  return (
    <StripCardsProvider value={unpack(content.cards)}>
      <ContentLayout content={content} />
      <JsonLd things={import.meta.env.SSR ? [wayTo(content, origin)] : undefined} />
    </StripCardsProvider>
  )
}

function wayTo(content: ContentData, origin: string) {
  const page = unpack(content.page)
  return {
    '@type': 'BreadcrumbList',
    itemListElement: content.crumbs.map(({ baslik, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: baslik,
      item: `${origin}${href ?? pathTo(page.dil, page)}`,
    })),
  }
}

function ContentLayout({ content }: { content: ContentData }) {
  const { turu, bloklar } = unpack(content.page)
  if (turu === 'b') return <ArticlePage content={content} />
  const opensWithPicture = bloklar[0]?.tip === 'vitrin'
  if (turu === 'p' || (turu === 'ozel' && !opensWithPicture)) return <PlainPage content={content} />
  return <LandingPage content={content} />
}
