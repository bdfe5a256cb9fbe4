import { ENQUIRY_STATES } from '@meltem/contract/audience/enquiry'

export type EnquiryFilter = (typeof ENQUIRY_STATES)[number] | 'tumu'

/** What the enquiries beside the messages show; all of it stands in the address. */
export interface EnquiryView {
  readonly durum: EnquiryFilter
  readonly sayfa: number
  readonly talep?: string | undefined
}

export const ENQUIRY_FILTERS: readonly EnquiryFilter[] = ['tumu', ...ENQUIRY_STATES]
const LAST_PAGE = 10_000

/** The part of the screen of messages that shows enquiries. */
export const isEnquiries = (query: URLSearchParams) => query.get('bolum') === 'talep'

/** Anything unreadable falls back to the plain list. */
export function parseEnquiryView(query: URLSearchParams): EnquiryView {
  const page = Number(query.get('sayfa') ?? 1)
  return {
    durum: ENQUIRY_FILTERS.find((each) => each === query.get('durum')) ?? 'tumu',
    sayfa: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
    talep: query.get('talep') ?? undefined,
  }
}

export function enquiryViewQuery({ durum, sayfa, talep }: EnquiryView): string {
  const query = new URLSearchParams({ bolum: 'talep' })
  if (durum !== 'tumu') query.set('durum', durum)
  if (sayfa > 1) query.set('sayfa', String(sayfa))
  if (talep) query.set('talep', talep)
  return `?${query}`
}

/** The same view as the contract asks for it. */
export function enquiryFilter({ durum, sayfa }: EnquiryView) {
  return { ...(durum === 'tumu' ? {} : { durum }), ...(sayfa > 1 ? { sayfa } : {}) }
}
