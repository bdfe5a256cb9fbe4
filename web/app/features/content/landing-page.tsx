import type { Page } from '@meltem/contract/content/content'
import { unpack } from '../../platform/calls/packed.ts'
import { Crumbs } from '../../ui/crumbs.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { BlockList } from './blocks/block-list.tsx'
import type { ContentData } from './content-data.ts'
import { CONTENT_FLOW } from './content-flow.ts'
import { PageNotes } from './page-notes.tsx'

/** Text stays on a scrim that covers its whole width at every size. */
const SCRIM =
  'pointer-events-none absolute inset-0 bg-[linear-gradient(180deg,rgb(6_40_56/.8)_0%,rgb(6_40_56/.66)_55%,rgb(6_40_56/.1))] sm:bg-[linear-gradient(90deg,rgb(6_40_56/.82)_0%,rgb(6_40_56/.76)_72%,rgb(6_40_56/.34)_92%,rgb(6_40_56/.2))] xl:bg-[linear-gradient(90deg,rgb(6_40_56/.82)_0%,rgb(6_40_56/.7)_36%,rgb(6_40_56/.1)_62%,rgb(6_40_56/0))]'

/** A place, a kind or a route: picture with headline, then its chapters. */
export function LandingPage({ content }: { content: ContentData }) {
  const page = unpack(content.page)
  const ownHero = page.bloklar.some(({ tip }) => tip === 'vitrin')
  return (
    <>
      <div className="wrap">
        <Crumbs items={content.crumbs} />
        <PageNotes content={content} />
      </div>
      {ownHero ? null : <LandingHeader page={page} />}
      <div className={CONTENT_FLOW}>
        <BlockList blocks={page.bloklar} />
      </div>
    </>
  )
}

/** A wide picture carries the headline, an upright one hangs beside it as a framed print. */
function LandingHeader({ page }: { page: Page }) {
  if (!page.gorsel) {
    return (
      <header className="wrap">
        <Words page={page} />
      </header>
    )
  }
  return page.gorsel.boy > page.gorsel.en ? <PrintHeader page={page} /> : <Banner page={page} />
}

function Words({ page }: { page: Page }) {
  return (
    <div>
      <h1 className="[overflow-wrap:anywhere]">{page.baslik}</h1>
      <p className="mt-3 max-w-[29.9em] text-18 text-ink-2 leading-[1.5] sm:text-20">{page.ozet}</p>
    </div>
  )
}

function PrintHeader({ page }: { page: Page }) {
  return (
    <header className="bg-mist">
      <div className="wrap grid items-center gap-8 py-8 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-12 lg:py-12">
        <Words page={page} />
        <div className="w-[220px] bg-white p-2.5 shadow-print outline-1 outline-[rgb(6_40_56/0.08)] lg:mr-[8%] lg:w-[300px]">
          <Picture picture={page.gorsel} sizes="(min-width: 992px) 280px, 200px" eager className="aspect-2/3 w-full" />
        </div>
      </div>
    </header>
  )
}

function Banner({ page }: { page: Page }) {
  return (
    <header className="relative text-white">
      <Picture
        picture={page.gorsel}
        sizes="max(100vw, 600px)"
        eager
        className="h-[380px] w-full sm:h-[clamp(300px,29vw,420px)]"
      />
      <div className={SCRIM} />
      <div className="absolute inset-0 flex items-start pt-7 sm:items-center sm:pt-0">
        <div className="wrap w-full">
          <h1 className="max-w-[9.75em] [overflow-wrap:anywhere]">{page.baslik}</h1>
          <p className="mt-3 max-w-[26em] text-16 text-[#f2f8f8] sm:text-18">{page.ozet}</p>
        </div>
      </div>
    </header>
  )
}
