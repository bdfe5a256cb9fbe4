import { ScrollBox } from '../../../ui/scroll-box.tsx'
import type { BlockOf } from './block-of.ts'

/** More columns than this do not fit a phone side by side; each row then stands there as a list of its own. */
const SIDE_BY_SIDE = 3
/** More columns than this would make such lists endless: the table is pushed sideways instead. */
const LISTED = 6

/** Said by name: Safari no longer reads a table as one once its rows are drawn as lists. */
function as(role: 'table' | 'row' | 'columnheader' | 'rowheader' | 'cell') {
  return { role }
}

function lookOf(columns: number): string {
  if (columns > LISTED) return 'min-w-[640px]'
  return columns > SIDE_BY_SIDE ? 'listed' : ''
}

/** The first cell of a row names it; in a list, the head of its column stands before each other, for the eye only. */
export function TableBlock({ block }: { block: BlockOf<'tablo'> }) {
  const heads = block.basliklar
  return (
    <section>
      {block.baslik ? <h2 className="mb-4 text-30">{block.baslik}</h2> : null}
      <ScrollBox label={block.baslik ?? heads.join(', ')}>
        <table {...as('table')} className={`written-table ${lookOf(heads.length)}`}>
          <thead>
            <tr {...as('row')}>
              {heads.map((head, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same head
                <th key={index} {...as('columnheader')} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.satirlar.map(([name, ...cells], index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two rows may read the same
              <tr key={index} {...as('row')}>
                <th {...as('rowheader')} scope="row">
                  {name}
                </th>
                {cells.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two cells may read the same
                  <td key={column} {...as('cell')} data-head={heads[column + 1]}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </section>
  )
}
