import { appendFileSync } from 'node:fs'

/** What races have done, for the table of the gates (RELY-26). */
export type GateCounter =
  | 'contested attempts'
  | 'payments'
  | 'notices lost'
  | 'notices doubled'
  | 'kills'
  | 'random steps'

/** `npm run prove` names a file and adds up its lines; other runs name none, and nothing is written. */
export function countForGate(counter: GateCounter, count: number): void {
  const file = process.env.GATE_COUNTERS
  if (file !== undefined && count > 0) appendFileSync(file, `${count} ${counter}\n`)
}
