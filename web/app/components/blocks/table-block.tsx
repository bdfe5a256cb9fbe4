import { ScrollBox } from '../ui/scroll-box.tsx'
import type { BlockOf } from './block-of.ts'

/** The first cell of a row names it. */
export function TableBlock({ block }: { block: BlockOf<'tablo'> }) {
  return (
    <section>
      {block.baslik ? <h2 className="mb-4 text-30">{block.baslik}</h2> : null}
      <ScrollBox label={block.baslik ?? block.basliklar.join(', ')}>
        <table className={`w-full border-collapse text-left ${block.basliklar.length > 3 ? 'min-w-[640px]' : ''}`}>
          <thead>
            <tr>
              {block.basliklar.map((head, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same head
                <th key={index} scope="col" className="border-ink border-b-2 py-2 pr-4 align-bottom text-14">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.satirlar.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two rows may read the same
              <Row key={index} cells={row} />
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </section>
  )
}

function Row({ cells }: { cells: readonly string[] }) {
  const [head, ...rest] = cells
  return (
    <tr className="border-line border-b">
      <th scope="row" className="py-2.5 pr-4 align-top font-[580]">
        {head}
      </th>
      {rest.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two cells may read the same
        <td key={index} className="py-2.5 pr-4 align-top text-ink-2">
          {cell}
        </td>
      ))}
    </tr>
  )
}
