import { readCookie } from './cookies.ts'

/** Which agency a visitor came through: `ac_k_no`, and after a dot the sub-agency. Not a secret, and not a person. */
const MARK_COOKIE = 'acente_iz'

interface AgencyMark {
  readonly ac_k_no: string
  readonly alt_ac_k_no?: string
}

/**
 * Remembered in two ways. While the page lives, in memory: nothing is stored on the device, so nothing has to be asked.
 * For the days the tenant has set, in a cookie, and that one only after the visitor has said yes to exactly this on the
 * agency's page: it serves the agency's commission, not the visitor, so it is none of the necessary ones. The server
 * looks at it when a booking is placed; an agency that is unknown or suspended by then is left out silently.
 */
let visit: AgencyMark | undefined

export function beginVisit(ac_k_no: string, alt_ac_k_no: string | null): void {
  visit = { ac_k_no, ...(alt_ac_k_no ? { alt_ac_k_no } : {}) }
}

/** After a yes. Another agency's page takes its place: the last one counts. */
export function rememberVisit(days: number): void {
  if (!visit) return
  const value = [visit.ac_k_no, visit.alt_ac_k_no].filter(Boolean).join('.')
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http and in older browsers
  document.cookie = `${MARK_COOKIE}=${value}; Path=/; Max-Age=${days * 24 * 60 * 60}; SameSite=Lax${secure}`
}

const UUID = '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}'
const MARK = new RegExp(`^(${UUID})(?:\\.(${UUID}))?$`)

export function parseMark(value: string | undefined): AgencyMark | undefined {
  const [, ac_k_no, alt_ac_k_no] = MARK.exec(value ?? '') ?? []
  return ac_k_no ? { ac_k_no, ...(alt_ac_k_no ? { alt_ac_k_no } : {}) } : undefined
}

export function isRemembered(ac_k_no: string, alt_ac_k_no: string | null): boolean {
  const kept = parseMark(readCookie(MARK_COOKIE))
  return kept?.ac_k_no === ac_k_no && (kept.alt_ac_k_no ?? null) === alt_ac_k_no
}

/** What a booking carries: of this visit, or of one that was remembered. Nothing for most people. */
export function agencyMark(): Partial<AgencyMark> {
  return visit ?? parseMark(readCookie(MARK_COOKIE)) ?? {}
}
