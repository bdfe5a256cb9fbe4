/** Where the server serves the back office. */
export const BASE = '/yonetim'
export const SIGN_IN = '/giris'
const PARAMETER = 'donus'

/** Path and query as the routes know them, without the base. */
export function addressWithin({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  const inside = pathname === BASE || pathname.startsWith(`${BASE}/`)
  return ((inside ? pathname.slice(BASE.length) : pathname) || '/') + search
}

/** Where to sign in so that the person comes back to `address` afterwards. */
export function signInAddress(address: string): string {
  const wanted = safeAddress(address)
  return wanted === '/' ? SIGN_IN : `${SIGN_IN}?${new URLSearchParams({ [PARAMETER]: wanted })}`
}

export function returnAddress(search: string): string {
  return safeAddress(new URLSearchParams(search).get(PARAMETER) ?? '/')
}

/** Only paths of this application: a link must not be able to send staff elsewhere after signing in. */
function safeAddress(address: string): string {
  const inside = /^\/(?![/\\])/.test(address) && !address.includes('\\')
  return inside && !address.startsWith(SIGN_IN) ? address : '/'
}
