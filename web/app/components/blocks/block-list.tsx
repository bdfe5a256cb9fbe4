import type { Block } from '@meltem/contract/content'
import { Suspense } from 'react'
import { ArticlesBlock } from './articles-block.tsx'
import { CallBlock } from './call-block.tsx'
import { CampaignBlock } from './campaign-block.tsx'
import { GalleryBlock } from './gallery-block.tsx'
import { HeroBlock } from './hero-block.tsx'
import { KindsBlock } from './kinds-block.tsx'
import { MapBlock } from './map-block.tsx'
import { NewsletterBlock } from './newsletter-block.tsx'
import { PictureBlock } from './picture-block.tsx'
import { PostersBlock } from './posters-block.tsx'
import { PromisesBlock } from './promises-block.tsx'
import { QuestionsBlock } from './questions-block.tsx'
import { StripBlock } from './strip-block.tsx'
import { TableBlock } from './table-block.tsx'
import { TextBlock } from './text-block.tsx'
import { VideoBlock } from './video-block.tsx'

interface BlockListProps {
  readonly blocks: readonly Block[]
  /** Set on the home page: its hero carries the search box, and with it the one sun button. */
  readonly searchFrom?: string
  /** The first text opens with a large letter. */
  readonly story?: boolean
}

/** The page from top to bottom. A block of a kind this version does not know is left out. */
export function BlockList({ blocks, searchFrom, story = false }: BlockListProps) {
  const places = blocks.flatMap((block) => (block.tip === 'bolgeler' ? block.ogeler.map(({ baslik }) => baslik) : []))
  const opening = story ? blocks.findIndex(({ tip }) => tip === 'metin') : -1
  const mainCall = searchFrom ? -1 : blocks.findIndex(({ tip }) => tip === 'cagri')
  // Nothing in a block waits: the boundaries let the browser bring the page to life in pieces, between two frames.
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the order of the blocks never changes while the page is shown
    <Suspense key={index}>
      <AnyBlock
        block={block}
        today={searchFrom}
        places={places}
        opening={index === opening}
        main={index === mainCall}
      />
    </Suspense>
  ))
}

interface AnyBlockProps {
  readonly block: Block
  readonly today: string | undefined
  readonly places: readonly string[]
  readonly opening: boolean
  readonly main: boolean
}

function AnyBlock({ block, today, places, opening, main }: AnyBlockProps) {
  switch (block.tip) {
    case 'vitrin':
      return <HeroBlock block={block} today={today} places={places} />
    case 'turler':
      return <KindsBlock block={block} />
    case 'kampanya':
      return <CampaignBlock block={block} />
    case 'bolgeler':
      return <PostersBlock block={block} />
    case 'sozler':
      return <PromisesBlock block={block} />
    case 'yazilar':
      return <ArticlesBlock block={block} />
    case 'bulten':
      return <NewsletterBlock block={block} />
    case 'cagri':
      return <CallBlock block={block} main={main} />
    default:
      return <ColumnBlock block={block} opening={opening} />
  }
}

/** Blocks that stand in the column of running text. */
function ColumnBlock({ block, opening }: Pick<AnyBlockProps, 'block' | 'opening'>) {
  const inside = insideColumn(block, opening)
  return inside && <Column wide={WIDE.has(block.tip)}>{inside}</Column>
}

const WIDE: ReadonlySet<Block['tip']> = new Set(['gorsel', 'galeri', 'video', 'urunler'])

function insideColumn(block: Block, opening: boolean) {
  switch (block.tip) {
    case 'metin':
      return <TextBlock block={block} opening={opening} />
    case 'gorsel':
      return <PictureBlock block={block} />
    case 'sss':
      return <QuestionsBlock block={block} />
    case 'galeri':
      return <GalleryBlock block={block} />
    case 'tablo':
      return <TableBlock block={block} />
    case 'video':
      return <VideoBlock block={block} />
    case 'harita':
      return <MapBlock block={block} />
    case 'urunler':
      return block.urunler.length > 0 ? <StripBlock block={block} /> : null
    default:
      return null
  }
}

/** Running text keeps to a readable measure; pictures in it may be wider. */
function Column({ wide = false, children }: { wide?: boolean; children: React.ReactNode }) {
  return (
    <div className="column wrap py-5 [.column+&]:pt-4">
      <div className={`mx-auto ${wide ? 'max-w-[980px]' : 'max-w-[42.5em]'}`}>{children}</div>
    </div>
  )
}
