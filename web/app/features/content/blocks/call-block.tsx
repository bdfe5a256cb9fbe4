import { buttonStyle } from '../../../ui/button-style.ts'
import { ContentLink } from '../../../ui/content-link.tsx'
import type { BlockOf } from './block-of.ts'

interface CallBlockProps {
  readonly block: BlockOf<'cagri'>
  /** The one next step of the view. */
  readonly main: boolean
}

export function CallBlock({ block, main }: CallBlockProps) {
  return (
    <section className="bg-mist">
      <div className="wrap flex flex-col items-start justify-between gap-6 py-10 sm:flex-row sm:items-center sm:gap-12 sm:py-12">
        <div>
          <h2 className="text-30">{block.baslik}</h2>
          <p className="mt-2 max-w-[37.5em] text-ink-2">{block.metin}</p>
        </div>
        <ContentLink
          href={block.url}
          className={buttonStyle({ look: main ? 'sun' : 'deep', size: 'lg', className: 'shrink-0' })}
        >
          {block.etiket}
        </ContentLink>
      </div>
    </section>
  )
}
