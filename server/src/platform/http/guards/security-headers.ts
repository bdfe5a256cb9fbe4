/** On every answer. CSP comes apart: it differs between pages. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
}

/** For the one page that opens the camera. */
export const CAMERA_POLICY = 'camera=(self), microphone=(), geolocation=(), payment=()'

/** Only over TLS, where the address we are reached at says so. */
export const STRICT_TRANSPORT = 'max-age=31536000; includeSubDomains'

/** For answers that are never a document. */
export const API_CSP = "default-src 'none'; frame-ancestors 'none'"

interface OtherSources {
  /** Servers of map tiles that the tenant chose. */
  readonly image?: readonly string[]
  readonly connect?: readonly string[]
  /** Payment providers, whose card form may stand in a frame. */
  readonly frame?: readonly string[]
  /** Pages of the same host may show it in a frame: the preview of the office. */
  readonly framed?: boolean
}

/**
 * Scripts run from our own files, and inline only with a nonce (personal pages) or by hash (cached pages).
 * Styles may be inline: the tenant's colours and the picture placeholders are style attributes.
 */
export function pageCsp(
  scriptSources: readonly string[],
  { image = [], connect = [], frame = [], framed = false }: OtherSources = {},
): string {
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...scriptSources].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data:", ...image].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    ["frame-src 'self'", ...frame].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    `frame-ancestors ${framed ? "'self'" : "'none'"}`,
    "form-action 'self'",
  ].join('; ')
}
