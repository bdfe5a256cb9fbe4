import { type Insertable, sql } from 'kysely'
import { fixed, fixedWrite } from '../../../platform/db/fixed-query.ts'
import { later } from '../../../platform/db/round-trip.ts'
import type { ClaimState, ClaimTable } from '../../../platform/db/tables/reservation.ts'
import type { Booking } from '../booking.ts'
import type { Allocation } from './allocate.ts'
import { LIVE_STATES } from './stock.queries.ts'

interface ClaimTerms {
  readonly rezervasyon_k_no: string
  readonly durum: 'held' | 'option' | 'confirmed'
  readonly tutma_bitis: Date | null
}

const claimsInsert = fixedWrite((trx, rows: readonly Insertable<ClaimTable>[]) => trx.insertInto('tutma').values(rows))

/**
 * Takes what was allocated. Seats by one update per departure, demand summed first, which the check of the table
 * (`kalkis_dolu`) refuses where they are not there. What it has already under its own claims gets the new terms.
 */
export async function takeStock(booking: Booking, found: Allocation, terms: ClaimTerms): Promise<void> {
  const { trx, tenant } = booking
  if (found.kept) return await setClaimTerms(booking, terms)
  await booking.services.seller.takeKept(booking, terms.rezervasyon_k_no, found.birimler)
  const demand = new Map<string, number>()
  for (const { kalkis_k_no, kisi } of found.koltuklar) demand.set(kalkis_k_no, (demand.get(kalkis_k_no) ?? 0) + kisi)
  for (const [departure, seats] of [...demand].sort(([a], [b]) => (a < b ? -1 : 1))) {
    await later(trx, seatsUpdate(trx, departure, seats))
  }
  const shared = { tenant_id: tenant.id, ...terms }
  const seats = found.koltuklar.map(({ satir, kalkis_k_no, kisi }) => ({ ...shared, sira: satir, kalkis_k_no, kisi }))
  const units = found.birimler.map(({ satir, ...span }) => ({ ...shared, sira: satir, ...span }))
  if (seats.length > 0) await later(trx, claimsInsert(trx, seats))
  if (units.length > 0) await later(trx, claimsInsert(trx, units))
}

const seatsUpdate = fixed((trx, departure: string, seats: number) =>
  trx
    .updateTable('kalkis')
    .set({ alinan: sql<number>`alinan + ${seats}` })
    .where('k_no', '=', departure),
)

/** Gives back what a reservation holds, once: a claim that is no longer live is not counted again. */
export async function releaseStock(
  { trx }: Pick<Booking, 'trx'>,
  rezervasyon_k_no: string,
  durum: Extract<ClaimState, 'expired' | 'cancelled'>,
): Promise<void> {
  await later(trx, releaseQuery(trx, rezervasyon_k_no, durum))
}

const releaseQuery = fixed((_trx, rezervasyon_k_no: string, durum: Extract<ClaimState, 'expired' | 'cancelled'>) =>
  released(durum, sql`rezervasyon_k_no = ${rezervasyon_k_no}`),
)

/** The same for one line; the other lines keep theirs. */
export async function releaseLine(
  { trx }: Pick<Booking, 'trx'>,
  rezervasyon_k_no: string,
  sira: number,
): Promise<void> {
  await later(trx, releaseLineQuery(trx, rezervasyon_k_no, sira))
}

/** Ends live claims and gives their seats back to the departures. */
function released(durum: unknown, which: ReturnType<typeof sql>) {
  return sql`
    with birakilan as (
      update tutma set durum = ${durum}
      where ${which} and durum in ('held', 'option', 'confirmed')
      returning tenant_id, kalkis_k_no, kisi),
    geri as (
      select tenant_id, kalkis_k_no, sum(kisi)::int as kisi from birakilan where kalkis_k_no is not null
      group by tenant_id, kalkis_k_no)
    update kalkis k set alinan = k.alinan - g.kisi from geri g
    where k.tenant_id = g.tenant_id and k.k_no = g.kalkis_k_no`
}

const releaseLineQuery = fixed((_trx, rezervasyon_k_no: string, sira: number) =>
  released(sql.lit('cancelled'), sql`rezervasyon_k_no = ${rezervasyon_k_no} and sira = ${sira}`),
)

/**
 * The clock of baskets without a guest that hold seats of a departure ends now, as if it had run out: whoever sweeps what
 * has ended lets them go, and nothing of them can be booked any more. The caller holds the lock of the departure.
 */
export async function endBaskets({ trx, now }: Pick<Booking, 'trx' | 'now'>, departure: string): Promise<void> {
  await sql`
    with sepet as (
      update rezervasyon r set bitis = ${now},
        guncelleme_zamani = greatest(${now}::timestamptz, r.guncelleme_zamani + interval '1 millisecond')
      where r.kayit_no is null and r.durum = 'held' and r.k_no in (
        select t.rezervasyon_k_no from tutma t where t.kalkis_k_no = ${departure}::uuid and t.durum = 'held')
      returning r.tenant_id, r.k_no)
    update tutma t set tutma_bitis = ${now} from sepet
    where t.tenant_id = sepet.tenant_id and t.rezervasyon_k_no = sepet.k_no and t.durum = 'held'`.execute(trx)
}

/** Live claims keep their stock under other terms: a hold that is extended, confirmed or accepted. */
export async function setClaimTerms(
  { trx }: Booking,
  { rezervasyon_k_no, durum, tutma_bitis }: ClaimTerms,
): Promise<void> {
  await later(trx, termsUpdate(trx, rezervasyon_k_no, durum, tutma_bitis))
}

const termsUpdate = fixed(
  (trx, rezervasyon_k_no: string, durum: ClaimTerms['durum'], tutma_bitis: ClaimTerms['tutma_bitis']) =>
    trx
      .updateTable('tutma')
      .set({ durum, tutma_bitis })
      .where('rezervasyon_k_no', '=', rezervasyon_k_no)
      .where('durum', 'in', ['held', 'option', 'confirmed']),
)

/** Whether a dead hold of a line has been retired by another buyer since, so that nothing is left to confirm. */
export const lostStockQuery = fixed(
  (_trx, rezervasyon_k_no: string) => sql<{ kayip: boolean }>`
    select exists (
      select 1 from tutma t where t.rezervasyon_k_no = ${rezervasyon_k_no} and t.durum = 'expired'
        and not exists (select 1 from tutma c where c.tenant_id = t.tenant_id and c.sira = t.sira
          and c.rezervasyon_k_no = t.rezervasyon_k_no and c.durum in ('held', 'option', 'confirmed'))) as kayip`,
)

const LIVE = sql.join(LIVE_STATES.map((state) => sql.lit(state)))

/**
 * Locks what a reservation holds, in front of the statement that touches its own row (RELY-1): things first,
 * then departures, keys ascending. What it holds is looked up by the lock itself; whether that was still true when the
 * lock was given is for the caller to see.
 */
export const ownResourcesLock = fixed(
  (_trx, rezervasyon_k_no: string) => sql<{ k_no: string }>`
    select k_no from kaynak where k_no = any(array(
      select (select b.kaynak_k_no from birim b where b.tenant_id = t.tenant_id and b.k_no = t.birim_k_no)
      from tutma t where t.rezervasyon_k_no = ${rezervasyon_k_no} and t.durum in (${LIVE})
        and t.birim_k_no is not null))
    order by k_no for no key update`,
)

export const ownDeparturesLock = fixed(
  (_trx, rezervasyon_k_no: string) => sql<{ k_no: string }>`
    select k_no from kalkis where k_no = any(array(
      select t.kalkis_k_no from tutma t where t.rezervasyon_k_no = ${rezervasyon_k_no} and t.durum in (${LIVE})
        and t.kalkis_k_no is not null))
    order by k_no for no key update`,
)

export interface ClaimKeys {
  readonly sira: number | null
  /** Thing or pool of a unit; null for seats. */
  readonly kaynak_k_no: string | null
  /** Thing of the unit or of the departure. */
  readonly kaynak: string | null
  readonly kalkis_k_no: string | null
  /** Null for a unit. */
  readonly kisi: number | null
  readonly durum: ClaimState
}

/** Live claims of a reservation with the thing each unit belongs to. */
export async function listClaims({ trx }: Pick<Booking, 'trx'>, rezervasyon_k_no: string): Promise<ClaimKeys[]> {
  return await claimsQuery(trx, rezervasyon_k_no).execute()
}

// Looked up one by one: a join of a few rows is planned as if all departures were read.
const CLAIMED_UNIT = sql<string | null>`(select b.kaynak_k_no from birim b
  where b.tenant_id = t.tenant_id and b.k_no = t.birim_k_no)`
const CLAIMED_DEPARTURE = sql<string | null>`(select k.kaynak_k_no from kalkis k
  where k.tenant_id = t.tenant_id and k.k_no = t.kalkis_k_no)`

export const claimsQuery = fixed((trx, rezervasyon_k_no: string) =>
  trx
    .selectFrom('tutma as t')
    .select(['t.sira', 't.kalkis_k_no', 't.kisi', 't.durum'])
    .select(CLAIMED_UNIT.as('kaynak_k_no'))
    .select(sql<string | null>`coalesce(${CLAIMED_UNIT}, ${CLAIMED_DEPARTURE})`.as('kaynak'))
    .where('t.rezervasyon_k_no', '=', rezervasyon_k_no)
    .where('t.durum', 'in', LIVE_STATES),
)
