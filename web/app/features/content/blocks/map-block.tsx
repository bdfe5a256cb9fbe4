import { CoastChart } from '../../../ui/chart/coast-chart.tsx'
import type { BlockOf } from './block-of.ts'

export function MapBlock({ block }: { block: BlockOf<'harita'> }) {
  return (
    <figure>
      <CoastChart
        pins={[{ enlem: block.enlem, boylam: block.boylam, name: block.baslik }]}
        label={block.baslik}
        className="aspect-16/10 w-full rounded-print"
      />
      <figcaption className="mt-2 text-14 text-ink-2">{block.metin}</figcaption>
    </figure>
  )
}
