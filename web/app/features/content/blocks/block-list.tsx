import type { Block } from '@meltem/contract/content/content'
import { lazy, type ReactNode, Suspense } from 'react'
import { StillPart } from '../../../ui/lazy/still-part.tsx'
import { CallBlock } from './call-block.tsx'
import { GalleryBlock } from './gallery-block.tsx'
import { HeroBlock } from './hero-block.tsx'
import { NewsletterBlock } from './newsletter-block.tsx'
import { StripBlock } from './offers/strip-block.tsx'
import { PictureBlock } from './picture-block.tsx'
import { PromisesBlock } from './promises-block.tsx'
import { VideoBlock } from './video-block.tsx'

const ShowcaseBlock = lazy(() => import('./offers/showcase-block.tsx'))
const StillBlock = lazy(() => import('./still-block.tsx'))

interface BlockListProps {
  /** Where a page has more than one list: the beginning of the names of this one's parts. */
  readonly id?: string
  readonly blocks: readonly Block[]
  /** Given by the home page, so that no other loads it: the hero carries the search box, and with it the one sun button. */
  readonly search?: ReactNode
  /** The first text opens with a large letter. */
  readonly story?: boolean
}

/** The page from top to bottom. A block of a kind this version does not know is left out. */
export function BlockList({ id = 'blok', blocks, search, story = false }: BlockListProps) {
  const opening = story ? blocks.findIndex(({ tip }) => tip === 'metin') : -1
  const mainCall = search ? -1 : blocks.findIndex(({ tip }) => tip === 'cagri')
  // The boundaries let the browser bring the page to life in pieces, between two frames.
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the order of the blocks never changes while the page is shown
    <Suspense key={index}>
      <AnyBlock
        id={`${id}-${index}`}
        block={block}
        search={search}
        opening={index === opening}
        main={index === mainCall}
      />
    </Suspense>
  ))
}

interface AnyBlockProps {
  readonly id: string
  readonly block: Block
  readonly search: ReactNode
  readonly opening: boolean
  readonly main: boolean
}

function AnyBlock({ id, block, search, opening, main }: AnyBlockProps) {
  switch (block.tip) {
    case 'vitrin':
      return <HeroBlock block={block} search={search} />
    case 'turler':
    case 'kampanya':
    case 'bolgeler':
    case 'yazilar':
      return (
        <StillPart id={id} of={block}>
          <ShowcaseBlock block={block} />
        </StillPart>
      )
    case 'sozler':
      return <PromisesBlock block={block} />
    case 'bulten':
      return <NewsletterBlock block={block} />
    case 'cagri':
      return <CallBlock block={block} main={main} />
    default:
      return <ColumnBlock id={id} block={block} opening={opening} />
  }
}

type ColumnBlockProps = Pick<AnyBlockProps, 'id' | 'block' | 'opening'>

/** Blocks that stand in the column of running text. */
function ColumnBlock(props: ColumnBlockProps) {
  const inside = insideColumn(props)
  return inside && <Column wide={WIDE.has(props.block.tip)}>{inside}</Column>
}

const WIDE: ReadonlySet<Block['tip']> = new Set(['gorsel', 'galeri', 'video', 'urunler'])

function insideColumn({ id, block, opening }: ColumnBlockProps) {
  switch (block.tip) {
    case 'gorsel':
      return <PictureBlock block={block} />
    case 'galeri':
      return <GalleryBlock block={block} />
    case 'video':
      return <VideoBlock block={block} />
    case 'urunler':
      return block.urunler.length > 0 ? <StripBlock block={block} /> : null
    case 'metin':
    case 'sss':
    case 'tablo':
    case 'harita':
      return (
        <StillPart id={id} of={block}>
          <StillBlock block={block} opening={opening} />
        </StillPart>
      )
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
