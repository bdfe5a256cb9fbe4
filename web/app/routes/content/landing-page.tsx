import { BlockList } from '../../components/blocks/block-list.tsx'
import { Crumbs } from '../../components/ui/crumbs.tsx'
import { Picture } from '../../components/ui/picture.tsx'
import type { ContentData } from './content-data.ts'

/** Text stays on a scrim that covers its whole width at every size. */
const SCRIM =
  'pointer-events-none absolute inset-0 bg-[linear-gradient(180deg,rgb(6_40_56/.8)_0%,rgb(6_40_56/.66)_55%,rgb(6_40_56/.1))] sm:bg-[linear-gradient(90deg,rgb(6_40_56/.82)_0%,rgb(6_40_56/.76)_72%,rgb(6_40_56/.34)_92%,rgb(6_40_56/.2))] xl:bg-[linear-gradient(90deg,rgb(6_40_56/.82)_0%,rgb(6_40_56/.7)_36%,rgb(6_40_56/.1)_62%,rgb(6_40_56/0))]'

/** A place, a kind or a route: picture with headline, then its chapters. */
export function LandingPage({ content: { page, crumbs } }: { content: ContentData }) {
  const ownHero = page.bloklar.some(({ tip }) => tip === 'vitrin')
  return (
    <>
      <div className="wrap">
        <Crumbs items={crumbs} />
      </div>
      {ownHero ? null : <Banner page={page} />}
      <div className="pt-5 pb-14 [&>:last-child.bg-sand]:-mb-14">
        <BlockList blocks={page.bloklar} />
      </div>
    </>
  )
}

function Banner({ page }: { page: ContentData['page'] }) {
  if (!page.gorsel) {
    return (
      <header className="wrap">
        <h1>{page.baslik}</h1>
        <p className="mt-3 max-w-[60ch] text-18 text-ink-2">{page.ozet}</p>
      </header>
    )
  }
  return (
    <header className="relative text-white">
      <Picture picture={page.gorsel} sizes="100vw" eager className="h-[380px] w-full sm:h-[clamp(300px,29vw,420px)]" />
      <div className={SCRIM} />
      <div className="absolute inset-0 flex items-start pt-7 sm:items-center sm:pt-0">
        <div className="wrap w-full">
          <h1 className="max-w-[15ch] [overflow-wrap:anywhere]">{page.baslik}</h1>
          <p className="mt-3 max-w-[40ch] text-16 text-[#f2f8f8] sm:text-18">{page.ozet}</p>
        </div>
      </div>
    </header>
  )
}
