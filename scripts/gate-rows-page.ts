import { GATE_ROWS } from './gate-rows.ts'

/** The rows that nothing shows whole, as they stand in docs/proof-rows.md. */
export function openRows(): string {
  const rows = GATE_ROWS.flatMap(({ id, weight, about, open }) =>
    open === undefined ? [] : [`| ${id} | P${weight} | ${about} | ${open} |`],
  )
  return ['| row | weight | about | open |', '|---|---|---|---|', ...rows, ''].join('\n')
}
