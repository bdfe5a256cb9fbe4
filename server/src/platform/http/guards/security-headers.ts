import { createHash } from 'node:crypto'
import type { Config } from '../../config.ts'

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
const STRICT_TRANSPORT = 'max-age=31536000; includeSubDomains'

/** What no answer goes without, files and errors among them. */
export function transportHeaders({ publicUrl }: Pick<Config, 'publicUrl'>): Readonly<Record<string, string>> {
  const strict = publicUrl?.startsWith('https:') ? { 'strict-transport-security': STRICT_TRANSPORT } : {}
  return { 'x-content-type-options': 'nosniff', ...strict }
}

/** For answers that are never a document. */
export const API_CSP = "default-src 'none'; frame-ancestors 'none'"

interface OtherSources {
  /** The only styles of a page that is always the same, by their hashes; without them they may be inline. */
  readonly style?: readonly string[]
  /** Servers of map tiles that the tenant chose. */
  readonly image?: readonly string[]
  readonly connect?: readonly string[]
  /** Payment providers, whose card form may stand in a frame. */
  readonly frame?: readonly string[]
  /** Pages of the same host may show it in a frame: the preview of the office. */
  readonly framed?: boolean
}

/** How a policy names what stands in a page itself. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/**
 * Scripts run from our own files, and inline only with a nonce (personal pages) or by hash (cached pages).
 * Styles may be inline where pages differ: the tenant's colours and the picture placeholders are style attributes.
 */
export function pageCsp(
  scriptSources: readonly string[],
  { style = ["'self'", "'unsafe-inline'"], image = [], connect = [], frame = [], framed = false }: OtherSources = {},
): string {
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...scriptSources].join(' '),
    ['style-src', ...style].join(' '),
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
