import { readCookie } from './cookies.ts'

/** Which agency a visitor came through: `ac_k_no`, and after a dot the sub-agency. Not a secret, and not a person. */
const MARK_COOKIE = 'acente_iz'
/** The same for one tab, until it is closed. */
const VISIT = 'acente_ziyaret'

interface AgencyMark {
  readonly ac_k_no: string
  readonly alt_ac_k_no?: string
}

/**
 * Kept in two ways. For the visit, in the storage of the one tab, which the browser empties when the tab is closed:
 * a visitor who opens an agency's page asks to book through that agency, it answers for the booking and the page says
 * so, so this is needed for the visitor's wish, like the basket, and needs no yes. It names a company, never a person,
 * and neither another tab nor a later visit sees it. For the days the tenant has set, in a cookie, and that one only
 * after the visitor has said yes to exactly this on the agency's page: it serves the agency's commission, not the
 * visitor, so it is none of the necessary ones. The server looks at the mark when a booking is placed; an agency
 * that is unknown or suspended by then is left out silently.
 */
let visit: AgencyMark | undefined

const written = ({ ac_k_no, alt_ac_k_no }: AgencyMark) => [ac_k_no, alt_ac_k_no].filter(Boolean).join('.')

/** A browser that refuses storage throws on the mere access; then the memory of the page has to do. */
function inTab<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(window.sessionStorage)
  } catch {
    return undefined
  }
}

export function beginVisit(ac_k_no: string, alt_ac_k_no: string | null): void {
  const mark = { ac_k_no, ...(alt_ac_k_no ? { alt_ac_k_no } : {}) }
  visit = mark
  inTab((storage) => storage.setItem(VISIT, written(mark)))
}

/**
 * The same as code for the page itself: a visitor who clicks on before the page's scripts have arrived has come through
 * the agency all the same. Both numbers are UUIDs of our own database, nothing a visitor could write. Where the browser
 * refuses storage the console says so, and the memory of the page has to do.
 */
export function visitCode(ac_k_no: string, alt_ac_k_no: string | null): string {
  const mark = written({ ac_k_no, ...(alt_ac_k_no ? { alt_ac_k_no } : {}) })
  return `try{sessionStorage.setItem('${VISIT}','${mark}')}catch(refusal){console.info(refusal.message)}`
}

/** Of this page, or of the tab before it was loaded anew. */
function visitMark(): AgencyMark | undefined {
  return visit ?? parseMark(inTab((storage) => storage.getItem(VISIT)) ?? undefined)
}

/** After a yes. Another agency's page takes its place: the last one counts. */
export function rememberVisit(days: number): void {
  const mark = visitMark()
  if (!mark) return
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http and in older browsers
  document.cookie = `${MARK_COOKIE}=${written(mark)}; Path=/; Max-Age=${days * 24 * 60 * 60}; SameSite=Lax${secure}`
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
  return visitMark() ?? parseMark(readCookie(MARK_COOKIE)) ?? {}
}
