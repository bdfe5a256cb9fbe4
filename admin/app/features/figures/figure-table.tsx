import type { ReactNode } from 'react'
import { WideTable } from '../../ui/wide-table.tsx'

interface TableRow {
  readonly key: string
  readonly name: ReactNode
  readonly cells: readonly string[]
  /** A sum, or what the row comes down to. */
  readonly strong?: boolean
}

interface FigureTableProps {
  readonly title: string
  /** The first names the rows. */
  readonly head: readonly string[]
  readonly rows: readonly TableRow[]
}

const HEAD = 'border-line border-b bg-mist px-2 py-[7px] text-12 font-semibold whitespace-nowrap text-ink-2'
const FIRST = 'sticky left-0 z-1 pl-4 text-left'

/** The numbers of a chart, exact and in order: what it draws can be read here. */
export function FigureTable({ title, head, rows }: FigureTableProps) {
  const [first, ...columns] = head
  // Months of several years have the same name.
  const places = columns.map((column, at) => ({ key: `${column} ${at}`, column, at }))
  return (
    <WideTable title={title} className="border-line border-t print:overflow-visible">
      <table className="w-full border-collapse text-13 print:text-11">
        <thead>
          <tr>
            <th scope="col" className={`${HEAD} ${FIRST}`}>
              {first}
            </th>
            {places.map(({ key, column }) => (
              <th key={key} scope="col" className={`${HEAD} text-right last:pr-4 print:px-1`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cells, strong = false }) => (
            <tr key={key} className={strong ? 'font-[640]' : 'hover:bg-desk'}>
              <th
                scope="row"
                className={`${FIRST} max-w-56 border-line-soft border-b bg-paper py-1.5 pr-2 max-sm:max-w-36 ${strong ? 'font-[640]' : 'font-[520]'}`}
              >
                {name}
              </th>
              {places.map(({ key: place, at }) => (
                <td
                  key={place}
                  className="num border-line-soft border-b px-2 py-1.5 text-right whitespace-nowrap last:pr-4 print:px-1"
                >
                  {cells[at] ?? ''}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  )
}
