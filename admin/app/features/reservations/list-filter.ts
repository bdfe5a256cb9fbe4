import type { listReservations } from '@meltem/contract/reservation/office-list'
import type { InputOf } from '@meltem/contract/wire/endpoint'

export type ListFilter = InputOf<typeof listReservations>

/** What makes a view: everything but where its page begins. */
export function viewQuery(query: URLSearchParams): string {
  const words = new URLSearchParams(query)
  words.delete('sonra')
  words.sort()
  return words.size > 0 ? `?${words}` : ''
}
