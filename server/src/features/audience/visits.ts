import type { ParsedInputOf } from '@meltem/contract/endpoint'
import { type DeviceClass, MEASURES, type MeasureName, type recordVisit as visitCall } from '@meltem/contract/visit'
import { sql } from 'kysely'
import { type TenantTransaction, withTenant } from '../../platform/db/connection.ts'
import type { RequestContext } from '../../platform/http/api.ts'
import { hostName } from '../../platform/http/tenant-directory.ts'
import { wallOf } from '../../platform/istanbul.ts'
import type { Services } from '../../services.ts'
import { bucketOf } from './measure-buckets.ts'

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

/** The site somebody came from, as a host name; empty for none, and for the tenant's own pages. */
export function sourceOf(referrer: string | undefined, own: readonly string[]): string {
  if (!referrer || !URL.canParse(referrer)) return ''
  const { protocol, host } = new URL(referrer)
  const name = hostName(host).replace(/^www\./, '')
  if (!/^https?:$/.test(protocol) || !/^[a-z0-9.-]{1,100}$/.test(name)) return ''
  return own.includes(name) ? '' : name
}

/** More kinds of rows than a day of real visits makes; what comes above is counted as one. */
const MOST_ROWS = 20_000
const REST = '/*'

/** Adds to the day's figures, if the person allowed it. Nothing is kept that could tell one person from another. */
export async function recordVisit(
  services: Services,
  input: ParsedInputOf<typeof visitCall>,
  context: RequestContext,
): Promise<void> {
  const { tenant, ip, userAgent, origin, refusesCounting } = context
  if (refusesCounting || isRobot(userAgent)) return
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

/** As a person would write it; keys in addresses are nobody's business. */
function pageOf(path: string): string {
  const decoded = decodeURI(path.replaceAll(/%(?![0-9a-f]{2})/gi, '%25'))
  const open = decoded.replaceAll(/\/[0-9a-f]{8}-[0-9a-f-]{27}/gi, '/…')
  return open.length > 1 ? open.replace(/\/$/, '') : open
}

interface View {
  readonly gun: string
  readonly sayfa: string
  readonly dil: string
  readonly cihaz: DeviceClass
  readonly kaynak: string
  readonly ziyaret: number
}

async function countView(trx: TenantTransaction, tenant_id: number, view: View): Promise<void> {
  const { gun, sayfa, dil, cihaz, kaynak, ziyaret } = view
  const known = await sql`update ziyaret_gunu set bakis = bakis + 1, ziyaret = ziyaret + ${ziyaret}
    where gun = ${gun} and sayfa = ${sayfa} and dil = ${dil} and cihaz = ${cihaz} and kaynak = ${kaynak}
    returning 1`.execute(trx)
  if (known.rows.length > 0) return
  const { rows } = await sql<{
    sayi: number
  }>`select count(*)::int as sayi from ziyaret_gunu where gun = ${gun}`.execute(trx)
  const full = (rows[0]?.sayi ?? 0) >= MOST_ROWS
  await sql`insert into ziyaret_gunu as z (tenant_id, gun, sayfa, dil, cihaz, kaynak, bakis, ziyaret)
    values (${tenant_id}, ${gun}, ${full ? REST : sayfa}, ${dil}, ${cihaz}, ${full ? '' : kaynak}, 1, ${ziyaret})
    on conflict (tenant_id, gun, sayfa, dil, cihaz, kaynak)
    do update set bakis = z.bakis + 1, ziyaret = z.ziyaret + excluded.ziyaret`.execute(trx)
}

interface Measured {
  readonly gun: string
  readonly olcum: MeasureName
  readonly cihaz: DeviceClass
  readonly kova: number
}

async function countMeasure(trx: TenantTransaction, tenant_id: number, row: Measured): Promise<void> {
  const { gun, olcum, cihaz, kova } = row
  await sql`insert into olcum_gunu as o (tenant_id, gun, olcum, cihaz, kova, sayi)
    values (${tenant_id}, ${gun}, ${olcum}, ${cihaz}, ${kova}, 1)
    on conflict (tenant_id, gun, olcum, cihaz, kova) do update set sayi = o.sayi + 1`.execute(trx)
}

/** Figures older than thirteen months go. */
export async function forgetOldVisits(trx: TenantTransaction): Promise<void> {
  const limit = Temporal.Now.plainDateISO('Europe/Istanbul').subtract({ months: 13 }).toString()
  await trx.deleteFrom('ziyaret_gunu').where('gun', '<', limit).execute()
  await trx.deleteFrom('olcum_gunu').where('gun', '<', limit).execute()
}
