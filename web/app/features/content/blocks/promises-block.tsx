import { ContentLink } from '../../../ui/content-link.tsx'
import type { BlockOf } from './block-of.ts'

type PromiseItem = BlockOf<'sozler'>['ogeler'][number]

export function PromisesBlock({ block }: { block: BlockOf<'sozler'> }) {
  return (
    <section className="bg-mist py-section">
      <ul className="wrap grid gap-6 sm:grid-cols-2 sm:gap-8 lg:grid-cols-4">
        {block.ogeler.map((item) => (
          <li key={item.baslik} className="border-ink border-t-2 pt-4">
            <h2 className="font-[650] text-20 leading-[1.2] tracking-[-0.008em]">
              <Headline item={item} />
            </h2>
            <p className="mt-1.5 text-[0.97rem] text-ink-2">{item.metin}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A promise that needs more than a sentence leads to the page that says what it means. */
function Headline({ item: { baslik, url } }: { item: PromiseItem }) {
  if (!url) return baslik
  return (
    <ContentLink href={url} className="link">
      {baslik}
    </ContentLink>
  )
}
