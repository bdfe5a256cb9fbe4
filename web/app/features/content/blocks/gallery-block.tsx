import { Picture } from '../../../ui/picture/picture.tsx'
import type { BlockOf } from './block-of.ts'

/** Pictures side by side; an odd last one takes the whole width. */
export function GalleryBlock({ block }: { block: BlockOf<'galeri'> }) {
  if (block.ogeler.length === 0) return null
  return (
    <section>
      {block.baslik ? <h2 className="mb-4 text-30">{block.baslik}</h2> : null}
      <div className="grid gap-4 sm:grid-cols-2">
        {block.ogeler.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of the pictures never changes while the page is shown
          <figure key={index} className="sm:odd:last:col-span-2">
            <Picture
              picture={item.gorsel}
              sizes="(min-width: 1060px) 482px, (min-width: 640px) 48vw, 100vw"
              className="aspect-3/2 w-full rounded-print"
            />
            {item.altyazi ? <figcaption className="mt-2 text-14 text-ink-2">{item.altyazi}</figcaption> : null}
          </figure>
        ))}
      </div>
    </section>
  )
}
