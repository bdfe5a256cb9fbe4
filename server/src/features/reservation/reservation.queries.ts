import { isDeepStrictEqual } from 'node:util'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { TenantTransaction } from '../../platform/db/connection.ts'
import { fixed, fixedChange, fixedWrite } from '../../platform/db/fixed-query.ts'
import { later } from '../../platform/db/round-trip.ts'
import type { AuditTable } from '../../platform/db/tables/records.ts'
import type { ReservationLineTable, ReservationTable } from '../../platform/db/tables/reservation.ts'
import { wallSecondOf } from '../../platform/istanbul.ts'
import type { Asking, Booking } from './booking.ts'
import { LINE_COLUMNS, RESERVATION_COLUMNS } from './reservation-columns.ts'
import type { LineCancellation, ReservationLine, ReservationRow } from './reservation-row.ts'

const REQUIRED_JSON = ['kur_bilgi', 'fis', 'indirim_oranlar'] as const
const MAYBE_JSON = [
  'sabit_fis',
  'uye',
  'misafir',
  'hotel_bilgi',
  'kart_bilgileri',
  'karsi_teklif',
  'fiyat_girdisi',
  'sozlesmeler',
  'odeme_takvimi',
] as const
type JsonColumn = (typeof REQUIRED_JSON)[number] | (typeof MAYBE_JSON)[number]
type JsonText = Partial<
  Record<(typeof REQUIRED_JSON)[number], string> & Record<(typeof MAYBE_JSON)[number], string | null>
>

/** JSON columns are written as text; what is left out stays left out. */
function asText<T extends Partial<ReservationRow>>(row: T): Omit<T, JsonColumn> & JsonText {
  const text: JsonText = {}
  for (const name of REQUIRED_JSON) if (row[name] !== undefined) text[name] = JSON.stringify(row[name])
  for (const name of MAYBE_JSON) {
    if (row[name] !== undefined) text[name] = row[name] === null ? null : JSON.stringify(row[name])
  }
  return { ...row, ...text }
}

const reservationInsert = fixedWrite((trx, rows: readonly Insertable<ReservationTable>[]) =>
  trx.insertInto('rezervasyon').values(rows),
)

export async function insertReservation(trx: TenantTransaction, row: ReservationRow): Promise<void> {
  const { kur_bilgi, fis, indirim_oranlar } = row
  const required = {
    kur_bilgi: JSON.stringify(kur_bilgi),
    fis: JSON.stringify(fis),
    indirim_oranlar: JSON.stringify(indirim_oranlar),
  }
  await later(trx, reservationInsert(trx, [{ ...asText(row), ...required }]))
}

type Before = Pick<ReservationRow, 'k_no' | 'durum' | 'guncelleme_zamani'>

const reservationUpdate = fixedChange((trx, changes: Updateable<ReservationTable>, before: Before) => {
  const changed = trx
    .updateTable('rezervasyon')
    .set(changes)
    .where('k_no', '=', before.k_no)
    .where('durum', '=', before.durum)
    .where('guncelleme_zamani', '=', before.guncelleme_zamani)
    .returning('k_no')
  return trx
    .with('degisen', () => changed)
    .selectFrom('degisen')
    .select(sql<boolean>`satir_yerinde(count(*))`.as('yerinde'))
})

/**
 * Compare and swap: only if the row is as it was read. A change by another request makes the act start again, and then
 * it sees the new state. The caller does not wait for the answer: the statement itself fails when its row has moved.
 */
export async function updateReservation(
  booking: Booking,
  before: Before,
  changes: Partial<Omit<ReservationRow, 'tenant_id' | 'k_no' | 'olusturma_zamani'>>,
): Promise<void> {
  const { k_no, durum, guncelleme_zamani } = before
  const row = { ...asText(changes), guncelleme_zamani: nextVersion(booking, before) }
  await later(booking.trx, reservationUpdate(booking.trx, row, { k_no, durum, guncelleme_zamani }))
}

/** The time of change is also the version, so it never stands still and never goes back. */
function nextVersion({ now }: Booking, { guncelleme_zamani }: Pick<ReservationRow, 'guncelleme_zamani'>): Date {
  return new Date(Math.max(now.getTime(), guncelleme_zamani.getTime() + 1))
}

function byKey(trx: TenantTransaction, k_no: string) {
  return trx.selectFrom('rezervasyon').select(RESERVATION_COLUMNS).where('k_no', '=', k_no)
}

export const reservationQuery = fixed((trx, k_no: string) => byKey(trx, k_no))
export const lockedReservationQuery = fixed((trx, k_no: string) => byKey(trx, k_no).forNoKeyUpdate())

export async function findReservation(trx: TenantTransaction, k_no: string): Promise<ReservationRow | undefined> {
  return await reservationQuery(trx, k_no).executeTakeFirst()
}

/** By the number a guest knows, which only what was booked or asked for has. */
export async function findReservationByNumber(
  trx: TenantTransaction,
  kayit_no: string,
): Promise<Pick<ReservationRow, 'k_no' | 'ac_k_no' | 'misafir'> | undefined> {
  return await trx
    .selectFrom('rezervasyon')
    .select(['k_no', 'ac_k_no', 'misafir'])
    .where('kayit_no', '=', kayit_no)
    .executeTakeFirst()
}

const CANCELLATION = sql<LineCancellation | null>`(
  select jsonb_build_object('zaman', to_char(i.zaman at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'odenen', i.odenen, 'iade_oran', i.iade_oran, 'iade', i.iade, 'kesinti', i.kesinti)
  from satir_iptali i where i.tenant_id = rezervasyon_satiri.tenant_id
    and i.rezervasyon_k_no = rezervasyon_satiri.rezervasyon_k_no and i.sira = rezervasyon_satiri.sira)`

export const linesQuery = fixed((trx, k_no: string) =>
  trx
    .selectFrom('rezervasyon_satiri')
    .select(LINE_COLUMNS)
    .select(CANCELLATION.as('iptal'))
    .where('rezervasyon_k_no', '=', k_no)
    .orderBy('sira'),
)

export async function listLines(trx: TenantTransaction, k_no: string): Promise<ReservationLine[]> {
  return await linesQuery(trx, k_no).execute()
}

const linesDelete = fixed((trx, k_no: string) =>
  trx.deleteFrom('rezervasyon_satiri').where('rezervasyon_k_no', '=', k_no),
)
const linesInsert = fixedWrite((trx, rows: readonly Insertable<ReservationLineTable>[]) =>
  trx.insertInto('rezervasyon_satiri').values(rows),
)

const LINE_JSON = ['istek', 'satir', 'iptal_kosullari', 'odeme_adimlari'] as const

/** Lines of a reservation in the place of those it had, unless they are the same. */
export async function writeLines(
  { trx, tenant }: Booking,
  k_no: string,
  lines: readonly ReservationLine[],
  before: readonly ReservationLine[],
): Promise<void> {
  const rows = lines.map(({ iptal: _booked, ...line }) => ({
    ...line,
    tenant_id: tenant.id,
    rezervasyon_k_no: k_no,
    istek: JSON.stringify(line.istek),
    satir: JSON.stringify(line.satir),
    iptal_kosullari: JSON.stringify(line.iptal_kosullari),
    odeme_adimlari: line.odeme_adimlari && JSON.stringify(line.odeme_adimlari),
  }))
  if (isDeepStrictEqual(rows.map(asRead), before)) return
  if (before.length > 0) await later(trx, linesDelete(trx, k_no))
  await later(trx, linesInsert(trx, rows))
}

/** One line at another time; whatever hangs on it stays. */
export async function writeMovedLine({ trx }: Booking, k_no: string, line: ReservationLine): Promise<void> {
  const { baslangic, basladigi_an, istek, satir, sira } = line
  await trx
    .updateTable('rezervasyon_satiri')
    .set({ baslangic, basladigi_an, istek: JSON.stringify(istek), satir: JSON.stringify(satir) })
    .where('rezervasyon_k_no', '=', k_no)
    .where('sira', '=', sira)
    .execute()
}

/** A line as the database would answer it. */
function asRead({ tenant_id: _tenant, ...row }: Insertable<ReservationLineTable>): Record<string, unknown> {
  return {
    ...row,
    iptal: null,
    ...Object.fromEntries(LINE_JSON.map((name) => [name, JSON.parse(row[name] ?? 'null')])),
  }
}

/** Captured money less refunds, in minor units of the reservation's currency. */
export const capturedQuery = fixed((trx, k_no: string) =>
  trx
    .selectFrom('tahsilat')
    .select(sql<number>`coalesce(sum(case tur when 'tahsilat' then tutar else -tutar end), 0)::bigint`.as('toplam'))
    .where('rezervasyon_k_no', '=', k_no),
)

export async function sumCaptured(trx: TenantTransaction, k_no: string): Promise<number> {
  return (await capturedQuery(trx, k_no).executeTakeFirst())?.toplam ?? 0
}

const numberQuery = fixed(
  (_trx, tenantId: number, wallSecond: string | null) => sql<{ kayit_no: string }>`
    select kayit_no_al(${tenantId}, coalesce(${wallSecond}::timestamp,
      clock_timestamp() at time zone interval '3 hours')) as kayit_no`,
)

/** A number free this second or soon after, kept from other transactions until this one ends. Waits for none. */
export function registrationQuery({ trx, tenant, services }: Asking) {
  const told = services.clock.told()
  return numberQuery(trx, tenant.id, told && wallSecondOf(told))
}

interface AuditEntry {
  readonly olay: string
  readonly konu_k_no: string | null
  readonly ayrinti?: Readonly<Record<string, unknown>>
}

const auditInsert = fixedWrite((trx, rows: readonly Insertable<AuditTable>[]) => trx.insertInto('denetim').values(rows))

/** In the same commit as what it tells about. */
export async function writeAudit({ trx, tenant, kim, dokunulanlar }: Booking, entry: AuditEntry): Promise<void> {
  const { olay, konu_k_no, ayrinti = {} } = entry
  if (konu_k_no) dokunulanlar.push(konu_k_no)
  const row = { tenant_id: tenant.id, olay, kim, konu_k_no, ayrinti: JSON.stringify(ayrinti) }
  await later(trx, auditInsert(trx, [row]))
}
