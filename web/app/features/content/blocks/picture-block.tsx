import { Picture } from '../../../ui/picture/picture.tsx'
import type { BlockOf } from './block-of.ts'

export function PictureBlock({ block }: { block: BlockOf<'gorsel'> }) {
  return (
    <figure>
      <Picture
        picture={block.gorsel}
        sizes="(min-width: 1060px) 980px, 100vw"
        className="aspect-4/3 w-full rounded-print sm:aspect-video"
      />
      {block.altyazi ? <figcaption className="mt-2 text-14 text-ink-2">{block.altyazi}</figcaption> : null}
    </figure>
  )
}
