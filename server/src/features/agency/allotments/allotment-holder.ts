import type { Person } from '../../reservation/person.ts'

/** Whose allotments a clerk may take from: the agency's own, and those of the one above it. */
export function agenciesOf({ acente }: Person): string[] {
  if (!acente) return []
  return acente.ust_k_no ? [acente.k_no, acente.ust_k_no] : [acente.k_no]
}
