import { isLanguage } from '@meltem/i18n/locales'

/** What a click leads to when the router should handle it; undefined leaves it to the browser. */
export function routerTarget(event: MouseEvent, here: Location): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.hasAttribute('href') || link.hasAttribute('download') || link.hasAttribute('data-document'))
    return undefined
  if (link.target && link.target !== '_self') return undefined
  const url = new URL(link.href, here.href)
  if (url.origin !== here.origin || !sameLanguage(url.pathname, here.pathname)) return undefined
  if (url.pathname === here.pathname && url.search === here.search && url.hash) return undefined
  return url.pathname + url.search + url.hash
}

/** Another language has its own messages, which come with a new document. */
function sameLanguage(there: string, here: string): boolean {
  const [, prefix] = there.split('/')
  const [, current] = here.split('/')
  return isLanguage(prefix) && prefix === current
}

/**
 * Plain links render far cheaper on the server than the router's own, so menus and texts use them; this turns clicks
 * on them into navigations without a reload. Returns how to stop.
 */
export function followLinks(navigate: (target: string) => void): () => void {
  const listen = (event: MouseEvent) => {
    const target = routerTarget(event, window.location)
    if (target === undefined) return
    event.preventDefault()
    navigate(target)
  }
  document.addEventListener('click', listen)
  return () => document.removeEventListener('click', listen)
}
