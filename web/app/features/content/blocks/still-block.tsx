import type { BlockOf } from './block-of.ts'
import { MapBlock } from './map-block.tsx'
import { QuestionsBlock } from './questions-block.tsx'
import { TableBlock } from './table-block.tsx'
import { TextBlock } from './text-block.tsx'

interface StillBlockProps {
  readonly block: BlockOf<'metin' | 'sss' | 'tablo' | 'harita'>
  readonly opening: boolean
}

/** Blocks that are read and whose links are followed, nothing else: the browser keeps them as they were sent. */
export default function StillBlock({ block, opening }: StillBlockProps) {
  switch (block.tip) {
    case 'metin':
      return <TextBlock block={block} opening={opening} />
    case 'sss':
      return <QuestionsBlock block={block} />
    case 'tablo':
      return <TableBlock block={block} />
    case 'harita':
      return <MapBlock block={block} />
  }
}
