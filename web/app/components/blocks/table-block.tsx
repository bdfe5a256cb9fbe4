import { ScrollBox } from '../ui/scroll-box.tsx'
import type { BlockOf } from './block-of.ts'

/** More columns than this do not fit a phone side by side; each row then stands there as a list of its own. */
const SIDE_BY_SIDE = 3
/** More columns than this would make such lists endless: the table is pushed sideways instead. */
const LISTED = 6

/** Said by name: Safari no longer reads a table as one once its rows are drawn as lists. */
function as(role: 'table' | 'rowgroup' | 'row' | 'columnheader' | 'rowheader' | 'cell') {
  return { role }
}

/** The first cell of a row names it. */
export function TableBlock({ block }: { block: BlockOf<'tablo'> }) {
  const columns = block.basliklar.length
  const listed = columns > SIDE_BY_SIDE && columns <= LISTED
  const wide = columns > LISTED ? 'min-w-[640px]' : ''
  return (
    <section>
      {block.baslik ? <h2 className="mb-4 text-30">{block.baslik}</h2> : null}
      <ScrollBox label={block.baslik ?? block.basliklar.join(', ')}>
        <table {...as('table')} className={`w-full border-collapse text-left ${listed ? 'max-sm:block' : wide}`}>
          <thead {...as('rowgroup')} className={listed ? 'max-sm:sr-only' : ''}>
            <tr {...as('row')}>
              {block.basliklar.map((head, index) => (
                <th
                  // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same head
                  key={index}
                  {...as('columnheader')}
                  scope="col"
                  className="border-ink border-b-2 py-2 pr-4 align-bottom text-14"
                >
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...as('rowgroup')} className={listed ? 'max-sm:block' : ''}>
            {block.satirlar.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two rows may read the same
              <Row key={index} cells={row} heads={listed ? block.basliklar : undefined} />
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </section>
  )
}

/** With `heads` each cell repeats its column's head on a phone, for the eye only. */
function Row({ cells, heads }: { cells: readonly string[]; heads: readonly string[] | undefined }) {
  const [head, ...rest] = cells
  return (
    <tr {...as('row')} className={`border-line border-b ${heads ? 'max-sm:block max-sm:py-3' : ''}`}>
      <th
        {...as('rowheader')}
        scope="row"
        className={`py-2.5 pr-4 align-top font-[580] ${heads ? 'max-sm:block max-sm:py-1' : ''}`}
      >
        {head}
      </th>
      {rest.map((cell, index) => (
        <td
          // biome-ignore lint/suspicious/noArrayIndexKey: two cells may read the same
          key={index}
          {...as('cell')}
          className={`py-2.5 pr-4 align-top text-ink-2 ${heads ? 'max-sm:grid max-sm:grid-cols-[6.5em_1fr] max-sm:gap-x-3 max-sm:py-1 max-sm:pr-0' : ''}`}
        >
          {heads ? (
            <span aria-hidden="true" className="text-14 text-ink-3 sm:hidden">
              {heads[index + 1]}
            </span>
          ) : null}
          {cell}
        </td>
      ))}
    </tr>
  )
}
