import type { IncomingMessage } from 'node:http'
import { AppError } from '@meltem/contract/wire/errors'
import type { Config } from '../../config.ts'
import { hostName, type TenantDirectory } from '../tenant-directory.ts'

/** Monitors and balancers reach this machine by its IP address. */
const ANYWHERE = new Set(['/livez', '/readyz', '/metrics'])

/**
 * In production only names that stand for a tenant are answered, and the public address of the installation, where
 * banks report: a stranger's name would else come back in links, and in what others keep of our pages.
 */
export function requireOwnHost(
  { url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>,
  { mode, publicUrl }: Pick<Config, 'mode' | 'publicUrl'>,
  tenants: TenantDirectory,
): void {
  if (mode !== 'production') return
  const host = hostName(headers.host)
  if (tenants.byHost(host) || (publicUrl && host === new URL(publicUrl).hostname)) return
  if (!ANYWHERE.has(url.split('?', 1)[0] ?? '')) throw new AppError('adres_bilinmiyor')
}

/**
 * The page of the installation and its calls are answered at the installation's own address only (PEOPLE-70); outside
 * production anywhere, as there are no names there.
 */
export function isInstallationHost(
  { headers }: Pick<IncomingMessage, 'headers'>,
  { mode, publicUrl }: Pick<Config, 'mode' | 'publicUrl'>,
): boolean {
  if (mode !== 'production') return true
  return publicUrl !== undefined && hostName(headers.host) === new URL(publicUrl).hostname
}

/** `GET http://host/path`: what it names counts, and the header beside it does not (RFC 9112 §3.2.2). */
export function readWholeTarget(request: IncomingMessage): void {
  const { url = '/' } = request
  if (url.startsWith('/') || !/^https?:/i.test(url) || !URL.canParse(url)) return
  const { host, username, password, pathname, search } = new URL(url)
  request.headers.host = username || password ? '' : host
  request.url = `${pathname}${search}`
}
