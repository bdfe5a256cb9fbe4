import { MESSAGE_STATES } from '@meltem/contract/staff/staff'

export type StateFilter = (typeof MESSAGE_STATES)[number] | 'tumu'

/** What the messages screen shows; all of it stands in the address, so that it can be sent, reloaded and gone back to. */
export interface MessageView {
  readonly durum: StateFilter
  readonly sayfa: number
  readonly mesaj?: string | undefined
}

export const STATE_FILTERS: readonly StateFilter[] = ['tumu', ...MESSAGE_STATES]
const LAST_PAGE = 10_000

/** Anything unreadable falls back to the plain list. */
export function parseMessageView(query: URLSearchParams): MessageView {
  const page = Number(query.get('sayfa') ?? 1)
  return {
    durum: STATE_FILTERS.find((each) => each === query.get('durum')) ?? 'tumu',
    sayfa: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
    mesaj: query.get('mesaj') ?? undefined,
  }
}

export function messageViewQuery({ durum, sayfa, mesaj }: MessageView): string {
  const query = new URLSearchParams()
  if (durum !== 'tumu') query.set('durum', durum)
  if (sayfa > 1) query.set('sayfa', String(sayfa))
  if (mesaj) query.set('mesaj', mesaj)
  return query.size > 0 ? `?${query}` : ''
}

/** The same view as the contract asks for it. */
export function messageFilter({ durum, sayfa }: MessageView) {
  return { ...(durum === 'tumu' ? {} : { durum }), ...(sayfa > 1 ? { sayfa } : {}) }
}
