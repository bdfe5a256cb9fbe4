/** What stands around a page: the shop, nothing that leads away from a booking, or the agencies' own house. */
type FrameLook = 'shop' | 'calm' | 'portal'

const CALM = /^\/[a-z]{2}\/basket\//
const PORTAL = /^\/[a-z]{2}\/agency\/(?:desk|account)(?:\/|$)/

export function frameLookOf(pathname: string): FrameLook {
  if (CALM.test(pathname)) return 'calm'
  return PORTAL.test(pathname) ? 'portal' : 'shop'
}
