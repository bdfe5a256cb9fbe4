import type { IncomingMessage } from 'node:http'
import type { Settings } from '@meltem/contract/settings'
import type { Language } from '@meltem/contract/wire/language'
import { isLanguage } from '@meltem/i18n/locales'
import type { Config } from '../../config.ts'
import { readCookie, requestCurrency, requestLanguage } from '../context.ts'
import { hostAndPort, hostName, type Tenant, type TenantDirectory } from '../tenant-directory.ts'
import { publicOrigin, tenantOrigin } from '../tenant-origin.ts'

/** Chooses a demo tenant on a host that belongs to no tenant; never honoured in production. */
export const TENANT_SWITCH = 'firma'

export const STAFF_COOKIE = '__Host-yonetim'
/** Of the installation: another cookie than that of any tenant's staff. */
export const INSTALLATION_COOKIE = '__Host-kurum'

/** Parameters that advertisements add; the page is the same without them. */
const TRACKING = /^(?:utm_[a-z]+|gclid|fbclid|yclid|msclkid)$/

export interface PageRequest {
  readonly tenant: Tenant
  readonly language: Language
  readonly currency: string
  /** Scheme and host of canonical links. */
  readonly origin: string
  /** Key in the page cache; undefined when the answer must not be shared. */
  readonly key: string | undefined
}

export function findPageTenant(
  request: IncomingMessage,
  tenants: TenantDirectory,
  mayswitch: boolean,
): Tenant | undefined {
  const known = tenants.byHost(hostName(request.headers.host))
  if (known || !mayswitch) return known
  const chosen = readCookie(request.headers.cookie, TENANT_SWITCH)
  return (chosen ? tenants.byKod(chosen) : undefined) ?? tenants.first()
}

export function readPageRequest(
  request: IncomingMessage,
  tenant: Tenant,
  settings: Settings,
  config: Pick<Config, 'mode' | 'publicUrl' | 'port'>,
): PageRequest {
  const url = request.url ?? '/'
  const queryAt = url.indexOf('?')
  const path = queryAt === -1 ? url : url.slice(0, queryAt)
  const language = requestLanguage(path, request.headers, settings.language)
  const currency = requestCurrency(request.headers, settings.exchange)
  const origin = canonicalOrigin(request, tenant, config)
  const shareable =
    (request.method === 'GET' || request.method === 'HEAD') &&
    path !== '/' &&
    !isSecretPath(path) &&
    !request.headers.authorization &&
    !request.headers.cookie?.includes(STAFF_COOKIE) &&
    (queryAt === -1 || hasOnlyTracking(url.slice(queryAt + 1)))
  const key = shareable ? `${tenant.id}|${language}|${currency}|${origin}|${path}` : undefined
  return { tenant, language, currency, origin, key }
}

/**
 * In production a tenant's pages are canonical at its first host name, whatever name or port was asked for;
 * elsewhere at the address of the request, so that links work on any machine.
 */
export function canonicalOrigin(
  request: Pick<IncomingMessage, 'headers'>,
  tenant: Tenant,
  config: Pick<Config, 'mode' | 'publicUrl' | 'port'>,
): string {
  if (config.mode === 'production') return tenantOrigin(tenant, config)
  return publicOrigin(tenant, config) ?? `http://${hostAndPort(request.headers.host)}`
}

function hasOnlyTracking(query: string): boolean {
  return query.split('&').every((part) => part === '' || TRACKING.test(part.split('=', 1)[0] ?? ''))
}

/** Pages that mails and providers lead to with a key in the address: never kept, never named to another site. */
export function isSecretPath(path: string): boolean {
  return /^\/[a-z]{2}\/(?:account|agency\/(?:account|desk|login))(?:[/.?]|$)/.test(path)
}

/** A page whose address opens a booking, by the guest's key or the reference of the way back from the bank, or a draft. */
export function carriesKey(url: string): boolean {
  return /[?&](?:anahtar|ref|onizleme)=/.test(url)
}

/** Visiting a prefixed page writes the language cookie (PAGE-2). */
export function languageToRemember(url: string): Language | undefined {
  const prefix = /^\/([a-z]{2})(?=[/?]|$)/.exec(url)?.[1]
  return isLanguage(prefix) ? prefix : undefined
}

/** The signed preview of a page or a product before its time. */
export function isPreview(url: string): boolean {
  return new URLSearchParams(url.split('?')[1]).has('onizleme')
}
