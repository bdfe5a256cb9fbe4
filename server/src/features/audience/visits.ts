import { type DeviceClass, MEASURES, type recordVisit as visitCall } from '@meltem/contract/audience/visit'
import { MOST_VISIT_MONTHS } from '@meltem/contract/settings'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { type TenantTransaction, withTenant } from '../../platform/db/connection.ts'
import type { RequestContext } from '../../platform/http/api.ts'
import { hostName } from '../../platform/http/tenant-directory.ts'
import { wallOf } from '../../platform/istanbul.ts'
import type { Services } from '../../services.ts'
import { readSettingParts } from '../settings/settings.queries.ts'
import { getTenantSettings } from '../settings/settings.service.ts'
import { bucketOf } from './measure-buckets.ts'
import { countMeasure, countView, deleteOldVisits } from './visits.queries.ts'

/** Programs that say what they are; those that do not are caught by never asking for consent. */
const ROBOT =
  /bot\b|bot[/;_-]|crawl|spider|slurp|mediapartners|facebookexternalhit|embedly|preview|lighthouse|headless|phantom|puppeteer|playwright|curl|wget|python|java\/|go-http|node|axios|okhttp|scrapy|monitor|uptime|validator|fetch/i

export function isRobot(userAgent: string): boolean {
  return userAgent === '' || ROBOT.test(userAgent)
}

export function deviceOf(userAgent: string): DeviceClass {
  if (/ipad|tablet|kindle|silk|(?:android(?!.*mobile))/i.test(userAgent)) return 'tablet'
  return /mobi|iphone|ipod/i.test(userAgent) ? 'telefon' : 'masaustu'
}

/** The site the visitor came from, as a host name; empty for none, and for the tenant's own pages. */
export function sourceOf(referrer: string | undefined, own: readonly string[]): string {
  if (!referrer || !URL.canParse(referrer)) return ''
  const { protocol, host } = new URL(referrer)
  const name = hostName(host).replace(/^www\./, '')
  if (!/^https?:$/.test(protocol) || !/^[a-z0-9.-]{1,100}$/.test(name)) return ''
  return own.includes(name) ? '' : name
}

/** Adds to the day's figures, if the person allowed it. Nothing is kept that could tell one person from another. */
export async function recordVisit(
  services: Services,
  input: ParsedInputOf<typeof visitCall>,
  context: RequestContext,
): Promise<void> {
  const { tenant, ip, userAgent, origin, refusesCounting } = context
  if (refusesCounting || isRobot(userAgent)) return
  const { olcum: counting } = await getTenantSettings(services.db, services.cache, tenant)
  if (!counting.sayim) return
  await services.throttles.take('visit_ip', tenant.id, ip)
  const own = [...tenant.alan_adlari, hostName(new URL(origin).host)]
  const gun = wallOf(new Date()).slice(0, 10)
  const cihaz = deviceOf(userAgent)
  await withTenant(services.db, tenant.id, async (trx) => {
    if (input.sayfa !== undefined) {
      const { lang = context.language, yeni = false } = input
      const row = { gun, sayfa: pageOf(input.sayfa), dil: lang, cihaz, kaynak: sourceOf(input.yonlendiren, own) }
      await countView(trx, tenant.id, { ...row, ziyaret: yeni ? 1 : 0 })
    }
    for (const olcum of MEASURES) {
      const value = input.olcumler?.[olcum]
      if (value !== undefined) await countMeasure(trx, tenant.id, { gun, olcum, cihaz, kova: bucketOf(olcum, value) })
    }
  })
}

/** As long as the tenant keeps figures, thirteen months at most (PEOPLE-13, PEOPLE-82). */
export async function forgetOldVisits(trx: TenantTransaction): Promise<void> {
  const stored = (await readSettingParts(trx)).get('olcum') as { readonly saklama_ay?: number } | undefined
  await deleteOldVisits(trx, Math.min(stored?.saklama_ay ?? MOST_VISIT_MONTHS, MOST_VISIT_MONTHS))
}

/** As a person would write it; keys in addresses are not kept. */
function pageOf(path: string): string {
  const decoded = decodeURI(path.replaceAll(/%(?![0-9a-f]{2})/gi, '%25'))
  const open = decoded.replaceAll(/\/[0-9a-f]{8}-[0-9a-f-]{27}/gi, '/…')
  return open.length > 1 ? open.replace(/\/$/, '') : open
}
