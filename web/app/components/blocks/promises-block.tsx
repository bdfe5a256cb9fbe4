import type { BlockOf } from './block-of.ts'

export function PromisesBlock({ block }: { block: BlockOf<'sozler'> }) {
  return (
    <section className="bg-mist py-section">
      <ul className="wrap grid gap-6 sm:grid-cols-2 sm:gap-8 lg:grid-cols-4">
        {block.ogeler.map((item) => (
          <li key={item.baslik} className="border-ink border-t-2 pt-4">
            <h3 className="font-[650] leading-[1.2]">{item.baslik}</h3>
            <p className="mt-1.5 text-[0.97rem] text-ink-2">{item.metin}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
