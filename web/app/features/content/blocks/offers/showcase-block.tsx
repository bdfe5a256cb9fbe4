import { ArticlesBlock } from '../articles-block.tsx'
import type { BlockOf } from '../block-of.ts'
import { CampaignBlock } from './campaign-block.tsx'
import { KindsBlock } from './kinds-block.tsx'
import { PostersBlock } from './posters-block.tsx'

interface ShowcaseBlockProps {
  readonly block: BlockOf<'turler' | 'kampanya' | 'bolgeler' | 'yazilar'>
}

/** Chapters of the home page and of landing pages: read and followed, nothing else, so the browser keeps them as sent. */
export default function ShowcaseBlock({ block }: ShowcaseBlockProps) {
  switch (block.tip) {
    case 'turler':
      return <KindsBlock block={block} />
    case 'kampanya':
      return <CampaignBlock block={block} />
    case 'bolgeler':
      return <PostersBlock block={block} />
    case 'yazilar':
      return <ArticlesBlock block={block} />
  }
}
