import { sql } from 'kysely'
import { later } from '../../../platform/db/round-trip.ts'
import { STAY_MARGIN } from '../../catalog/tariff/sold-line.ts'
import type { StockNeed, UnitNeed } from '../../catalog/tariff/stock-need.ts'
import type { Booking } from '../../reservation/booking.ts'
import type { StockView, UnitClaim } from '../../reservation/stock/allocate.ts'
import { LIVE_STATES, lockResources } from '../../reservation/stock/stock.queries.ts'
import { agenciesOf } from './allotment-holder.ts'

/** A unit on one day that is kept for the agency, or that this reservation has of it. */
interface KeptDay {
  readonly birim_k_no: string
  readonly kaynak_k_no: string
  readonly tutma_k_no: string
  /** What its claim covers. */
  readonly baslangic: Date
  readonly bitis: Date
  readonly kendi: boolean
  /** Released, or its release day has come: it is never blocked again. */
  readonly bitti: boolean
}

const LIVE = sql.join(LIVE_STATES.map((state) => sql.lit(state)))

interface Window {
  readonly resources: readonly string[]
  readonly from: Date
  readonly to: Date
}

function keptDays({ trx, wall }: Booking) {
  const ended = sql<boolean>`g.birakildi or g.birakma_tarihi <= ${wall.slice(0, 10)}::date`
  return trx
    .selectFrom('acente_kontenjan_birim as g')
    .innerJoin('birim as b', (join) =>
      join.onRef('b.tenant_id', '=', 'g.tenant_id').onRef('b.k_no', '=', 'g.birim_k_no'),
    )
    .innerJoin('tutma as t', (join) =>
      join.onRef('t.tenant_id', '=', 'g.tenant_id').onRef('t.k_no', '=', 'g.tutma_k_no'),
    )
    .select(['g.birim_k_no', 'b.kaynak_k_no', 'g.tutma_k_no'])
    .select([sql<Date>`t.baslangic`.as('baslangic'), sql<Date>`t.bitis`.as('bitis')])
    .select(ended.as('bitti'))
    .orderBy('g.tutma_k_no')
}

/** What it has of allotments already. */
async function ownDays(booking: Booking, k_no: string): Promise<KeptDay[]> {
  const rows = await keptDays(booking).where('g.rezervasyon_k_no', '=', k_no).execute()
  return rows.map((row) => ({ ...row, kendi: true }))
}

/** The same without those that a living claim of the reservation is on. */
async function unclaimedDays(booking: Booking, k_no: string): Promise<KeptDay[]> {
  const rows = await keptDays(booking)
    .where('g.rezervasyon_k_no', '=', k_no)
    .where(
      sql<boolean>`not exists (select 1 from tutma c where c.tenant_id = g.tenant_id and c.rezervasyon_k_no = ${k_no}
        and c.birim_k_no = g.birim_k_no and c.durum in (${LIVE}) and c.baslangic < t.bitis and c.bitis > t.baslangic)`,
    )
    .execute()
  return rows.map((row) => ({ ...row, kendi: true }))
}

/** What it may take: kept for the agency or the one above, used by nobody, not released. */
async function freeDays(booking: Booking, { resources, from, to }: Window): Promise<KeptDay[]> {
  const agencies = agenciesOf(booking.person)
  if (agencies.length === 0 || resources.length === 0) return []
  const rows = await keptDays(booking)
    .where('b.kaynak_k_no', 'in', resources)
    .where('g.acente_k_no', 'in', agencies)
    .where('g.rezervasyon_k_no', 'is', null)
    .where('g.birakildi', '=', false)
    .where('g.birakma_tarihi', '>', booking.wall.slice(0, 10))
    .where('t.bitis', '>', from)
    .where('t.baslangic', '<', to)
    .execute()
  return rows.map((row) => ({ ...row, kendi: false }))
}

const DAY_MS = 24 * 60 * 60 * 1000

function windowOf(needs: readonly UnitNeed[]): Window {
  const times = needs.flatMap(({ from, to }) => [from.getTime(), to.getTime()])
  const margin = STAY_MARGIN * DAY_MS
  return {
    resources: [...new Set(needs.map((need) => need.kaynak_k_no))],
    from: new Date(Math.min(...times) - margin),
    to: new Date(Math.max(...times) + margin),
  }
}

/**
 * Units as the agency sees them: blocks that are kept for it stand in nobody's way, and such units come first, so that
 * it sells what it was given before it takes from the rest. Nothing is written.
 */
export async function openUnits(
  booking: Booking,
  needs: readonly StockNeed[],
  stock: StockView,
): Promise<StockView['units']> {
  const wanted = needs.filter((need) => need.tur === 'birim')
  if (!booking.person.acente || wanted.length === 0) return stock.units
  const days = Map.groupBy(await freeDays(booking, windowOf(wanted)), (day) => day.birim_k_no)
  if (days.size === 0) return stock.units
  const rank = ({ k_no }: Unit) => coveredBy(days.get(k_no) ?? [], wanted)
  const opened: StockView['units'] = new Map()
  for (const [resource, pool] of stock.units) {
    const units = pool.map((unit) => withoutBlocks(unit, days.get(unit.k_no) ?? []))
    opened.set(
      resource,
      units.toSorted((a, b) => rank(b) - rank(a)),
    )
  }
  return opened
}

type Unit = NonNullable<ReturnType<StockView['units']['get']>>[number]

/** No two live claims of a unit overlap, so that where it begins tells which one it is. */
function withoutBlocks(unit: Unit, days: readonly KeptDay[]): Unit {
  const blocks = new Set(days.map((day) => day.baslangic.getTime()))
  return { ...unit, tutmalar: unit.tutmalar.filter(({ from }) => !blocks.has(from.getTime())) }
}

function coveredBy(days: readonly KeptDay[], needs: readonly UnitNeed[]): number {
  return days.filter((day) => needs.some(({ from, to }) => from < day.bitis && to > day.baslangic)).length
}

/**
 * What was allocated on days that are kept for the agency: their blocks make room for it; what the reservation had
 * before and does not take again is kept again. Under the locks of the units, before the claims are written.
 */
export async function takeKeptDays(booking: Booking, k_no: string, claims: readonly UnitClaim[]): Promise<void> {
  if (!booking.person.acente) return
  const had = await ownDays(booking, k_no)
  const takes = (day: KeptDay) =>
    claims.some(
      (claim) => claim.birim_k_no === day.birim_k_no && claim.baslangic < day.bitis && claim.bitis > day.baslangic,
    )
  await keepAgain(
    booking,
    had.filter((day) => !takes(day)),
  )
  if (claims.length === 0) return
  const resources = await resourcesOf(booking, claims)
  const from = new Date(Math.min(...claims.map(({ baslangic }) => baslangic.getTime())))
  const to = new Date(Math.max(...claims.map(({ bitis }) => bitis.getTime())))
  const used = (await freeDays(booking, { resources, from, to })).filter(takes).map((day) => day.tutma_k_no)
  if (used.length === 0) return
  const { trx } = booking
  await later(
    trx,
    trx.updateTable('tutma').set({ durum: 'cancelled' }).where('k_no', 'in', used).where('durum', '=', 'blocked'),
    trx.updateTable('acente_kontenjan_birim').set({ rezervasyon_k_no: k_no }).where('tutma_k_no', 'in', used),
  )
}

async function resourcesOf({ trx }: Booking, claims: readonly UnitClaim[]): Promise<string[]> {
  const units = [...new Set(claims.map((claim) => claim.birim_k_no))]
  const rows = await trx.selectFrom('birim').select('kaynak_k_no').where('k_no', 'in', units).distinct().execute()
  return rows.map((row) => row.kaynak_k_no)
}

/** Days of a reservation that none of its claims covers any more are kept again, as far as nobody has bought them since. */
export async function returnKeptDays(booking: Booking, k_no: string): Promise<void> {
  const had = await unclaimedDays(booking, k_no)
  if (had.length === 0) return
  // Claims that had run out were not locked with the reservation.
  const resources = [...new Set(had.map((day) => day.kaynak_k_no))].sort()
  await lockResources(booking.trx, resources)
  await keepAgain(booking, had)
}

async function keepAgain({ trx }: Booking, days: readonly KeptDay[]): Promise<void> {
  if (days.length === 0) return
  const all = days.map((day) => day.tutma_k_no)
  const again = days.filter((day) => !day.bitti).map((day) => day.tutma_k_no)
  await later(
    trx,
    sql`with geri as (
        update tutma t set durum = 'blocked' where t.k_no = any(${again}::uuid[]) and not exists (
          select 1 from tutma c where c.tenant_id = t.tenant_id and c.birim_k_no = t.birim_k_no and c.k_no <> t.k_no
            and c.durum in (${LIVE}) and c.baslangic < t.bitis and c.bitis > t.baslangic)
        returning t.k_no)
      update acente_kontenjan_birim g set rezervasyon_k_no = null,
        birakildi = not exists (select 1 from geri where geri.k_no = g.tutma_k_no)
      where g.tutma_k_no = any(${all}::uuid[])`,
  )
}
