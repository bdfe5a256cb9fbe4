import { sql } from 'kysely'
import type { TenantTransaction } from '../db/connection.ts'
import type { CookieName, RequestContext } from '../http/api.ts'
import { hashToken, isSameHash, newToken } from './token.ts'

/**
 * Where the known devices of a realm are kept; tables of their own, as for logins. A browser carries one cookie, which
 * means nothing by itself: it stands in a row with each account that has logged in there.
 */
export interface DeviceRealm {
  readonly devices: 'uye_cihazi' | 'acente_cihazi' | 'personel_cihazi'
  readonly owner: 'uye_k_no' | 'kullanici_k_no' | 'personel_k_no'
}

export const MEMBER_DEVICES: DeviceRealm = { devices: 'uye_cihazi', owner: 'uye_k_no' }
export const AGENCY_DEVICES: DeviceRealm = { devices: 'acente_cihazi', owner: 'kullanici_k_no' }
export const STAFF_DEVICES: DeviceRealm = { devices: 'personel_cihazi', owner: 'personel_k_no' }
const REALMS = [MEMBER_DEVICES, AGENCY_DEVICES, STAFF_DEVICES]

const COOKIE: CookieName = '__Host-cihaz'
const LIFE_DAYS = 180
/** The one that was not seen for the longest time goes. */
const MOST_DEVICES = 10
const NOBODY = '00000000-0000-0000-0000-000000000000'

const isLive = sql`son_gorulme > clock_timestamp() - make_interval(days => ${LIFE_DAYS})`

type Asking = Pick<RequestContext, 'tenant' | 'cookies'>

function readDevice({ cookies }: Pick<RequestContext, 'cookies'>): string | undefined {
  const brought = cookies.get(COOKIE)
  return brought && /^[\w-]{43}$/.test(brought) ? brought : undefined
}

/**
 * The counter of the owner on a device that is known to the account: strangers cannot use it up. Undefined on any other
 * device. An account that does not exist is asked for like one that does.
 */
export async function findDeviceCounter(
  trx: TenantTransaction,
  { devices, owner }: DeviceRealm,
  context: Asking,
  sahip_k_no: string | undefined,
): Promise<string | undefined> {
  const device = readDevice(context)
  if (device === undefined) return undefined
  const ozet = hashToken(device)
  const { rows } = await sql`select 1 from ${sql.table(devices)}
    where ${sql.ref(owner)} = ${sahip_k_no ?? NOBODY} and ozet = ${ozet} and ${isLive}`.execute(trx)
  return rows.length === 1 ? `${sahip_k_no}:${ozet.toString('base64url')}` : undefined
}

/** After a login: whether the account has logged in elsewhere before but never from here; remembers this device. */
export async function meetDevice(
  trx: TenantTransaction,
  realm: DeviceRealm,
  context: Asking,
  sahip_k_no: string,
): Promise<'first' | 'known' | 'new'> {
  const device = readDevice(context)
  const { rows } = await sql<{ ozet: Buffer }>`select ozet from ${sql.table(realm.devices)}
    where ${sql.ref(realm.owner)} = ${sahip_k_no} and ${isLive}`.execute(trx)
  const ozet = device === undefined ? undefined : hashToken(device)
  if (!device || !ozet || !rows.some((row) => isSameHash(row.ozet, ozet))) {
    await giveDevice(trx, realm, context, sahip_k_no)
    return rows.length === 0 ? 'first' : 'new'
  }
  await sql`update ${sql.table(realm.devices)} set son_gorulme = clock_timestamp()
    where ${sql.ref(realm.owner)} = ${sahip_k_no} and ozet = ${ozet}`.execute(trx)
  keep(context, device)
  return 'known'
}

/** A new password: no device is known any more, so that copied cookies are worthless; this one gets another. */
export async function replaceDevices(
  trx: TenantTransaction,
  realm: DeviceRealm,
  context: Asking,
  sahip_k_no: string,
): Promise<void> {
  await forgetDevices(trx, realm, sahip_k_no)
  await giveDevice(trx, realm, context, sahip_k_no)
}

export async function forgetDevices(
  trx: TenantTransaction,
  { devices, owner }: DeviceRealm,
  sahip_k_no: string,
): Promise<void> {
  await sql`delete from ${sql.table(devices)} where ${sql.ref(owner)} = ${sahip_k_no}`.execute(trx)
}

export async function deleteOldDevices(trx: TenantTransaction): Promise<void> {
  for (const { devices } of REALMS) await sql`delete from ${sql.table(devices)} where not (${isLive})`.execute(trx)
}

/**
 * Always a token of our own making: one that was brought may be a stranger's, put there to be known with this account.
 * What else this browser was known for moves along.
 */
async function giveDevice(
  trx: TenantTransaction,
  { devices, owner }: DeviceRealm,
  context: Asking,
  sahip_k_no: string,
): Promise<void> {
  const before = readDevice(context)
  const device = newToken()
  const ozet = hashToken(device)
  if (before) {
    for (const realm of REALMS) {
      await sql`update ${sql.table(realm.devices)} set ozet = ${ozet} where ozet = ${hashToken(before)}`.execute(trx)
    }
  }
  await sql`insert into ${sql.table(devices)} (tenant_id, ${sql.ref(owner)}, ozet)
    values (${context.tenant.id}, ${sahip_k_no}, ${ozet})`.execute(trx)
  await sql`delete from ${sql.table(devices)} where ${sql.ref(owner)} = ${sahip_k_no} and ozet not in (
    select ozet from ${sql.table(devices)} where ${sql.ref(owner)} = ${sahip_k_no}
    order by son_gorulme desc limit ${MOST_DEVICES})`.execute(trx)
  keep(context, device)
}

function keep({ cookies }: Asking, device: string): void {
  cookies.set(COOKIE, device, { sameSite: 'Lax', maxAge: LIFE_DAYS * 24 * 60 * 60 })
}
