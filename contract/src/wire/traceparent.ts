/** The mark of a page whose calls are traced; the server writes it on `<html>` where an operator collects traces. */
export const TRACE_MARK = 'data-trace'

let page = { path: '', trace: '' }

/** One trace for each page a person looks at, one span for each of its calls (W3C Trace Context). Nothing without the mark. */
export function traceHeaders(): Record<string, string> {
  const { document, location } = globalThis
  if (!document?.documentElement.hasAttribute(TRACE_MARK)) return {}
  if (page.path !== location.pathname) page = { path: location.pathname, trace: randomHex(16) }
  return { traceparent: `00-${page.trace}-${randomHex(8)}-01` }
}

function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
}
