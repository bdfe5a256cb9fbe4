import { Icon } from '../../../ui/icon.tsx'
import { JsonLd } from '../../../ui/json-ld.tsx'
import type { BlockOf } from './block-of.ts'

export function QuestionsBlock({ block }: { block: BlockOf<'sss'> }) {
  return (
    <section>
      <h2 className="mb-5 text-30">{block.baslik}</h2>
      <div className="border-ink border-t-2">
        {block.ogeler.map((item) => (
          <details key={item.soru} className="border-line border-b">
            <summary className="opener flex min-h-11 items-center justify-between gap-4 py-3.5 font-[620]">
              {item.soru}
              <Icon name="chevron-down" />
            </summary>
            <p className="max-w-[41.25em] pb-4 text-ink-2">{item.cevap}</p>
          </details>
        ))}
      </div>
      <JsonLd things={import.meta.env.SSR ? [faqOf(block)] : undefined} />
    </section>
  )
}

function faqOf(block: BlockOf<'sss'>) {
  return {
    '@type': 'FAQPage',
    mainEntity: block.ogeler.map(({ soru, cevap }) => ({
      '@type': 'Question',
      name: soru,
      acceptedAnswer: { '@type': 'Answer', text: cevap },
    })),
  }
}
