import { randomUUID } from 'node:crypto'
import type { setAllotment } from '@meltem/contract/agency-terms'
import type { ParsedInputOf } from '@meltem/contract/endpoint'
import { AppError } from '@meltem/contract/errors'
import { expandDepartures } from '@meltem/domain/availability/departures'
import { addDays } from '@meltem/domain/calendar-day'
import { sql } from 'kysely'
import { later } from '../../db/round-trip.ts'
import { type Act, type Booking, inBooking } from '../reservation/booking.ts'
import { listRules } from '../reservation/catalogue.queries.ts'
import { writeAudit } from '../reservation/reservation.queries.ts'
import { departuresQuery, ensureDepartures } from '../reservation/stock.queries.ts'
import { departureKey } from '../reservation/stock-need.ts'

const MOST_DEPARTURES = 1000

interface Departure {
  readonly k_no: string
  readonly kaynak_k_no: string
  readonly tarih: string
  readonly saat: string
  readonly kapasite: number
}

type Wish = ParsedInputOf<typeof setAllotment>

/** Keeps seats of every departure of the range: all of them, or none where one has too few left. */
export function keepSeats(act: Act, wish: Wish): Promise<number> {
  if (wish.bitis < wish.baslangic) throw new AppError('tarih_sirasi')
  return inBooking(act, async (booking) => {
    const { trx, tenant } = booking
    await requireAgencyRow(booking, wish.acente_k_no)
    const departures = await listDepartures(booking, wish)
    if (departures.length === 0) throw new AppError('kalkis_yok')
    await ensureDepartures(
      trx,
      departures.map((one) => ({ tenant_id: tenant.id, ...one })),
    )
    const keys = departures.map(({ k_no }) => k_no).sort()
    const rows = await departuresQuery(trx, keys, !booking.services.booking.lockingOff).execute()
    const full = rows.find(({ kapasite, alinan }) => kapasite - alinan < wish.adet)
    if (full) throw new AppError('yer_yetmez', { ayrinti: { kalan: Math.max(0, full.kapasite - full.alinan) } })
    const k_no = randomUUID()
    await later(trx, trx.insertInto('acente_kontenjan').values({ tenant_id: tenant.id, k_no, ...wish }))
    await blockSeats(booking, { ...wish, k_no }, departures)
    await writeAudit(booking, { olay: 'acente_kontenjan', konu_k_no: k_no, ayrinti: { ...wish } })
    return departures.length
  })
}

async function requireAgencyRow({ trx }: Booking, k_no: string): Promise<void> {
  const row = await trx.selectFrom('acente').select('k_no').where('k_no', '=', k_no).executeTakeFirst()
  if (!row) throw new AppError('bulunamadi')
}

async function listDepartures({ trx, tenant, wall }: Booking, wish: Wish): Promise<Departure[]> {
  const option = await trx
    .selectFrom('opsiyon as o')
    .innerJoin('kaynak as k', (join) =>
      join.onRef('k.tenant_id', '=', 'o.tenant_id').onRef('k.k_no', '=', 'o.kaynak_k_no'),
    )
    .select(['k.k_no', 'k.stok'])
    .where('o.k_no', '=', wish.opsiyon_k_no)
    .executeTakeFirst()
  if (!option) throw new AppError('bulunamadi')
  if (option.stok !== 'kalkis') throw new AppError('kalkis_yok')
  const kaynak_k_no = option.k_no
  const today = wall.slice(0, 10)
  const found = (await listRules(trx, [kaynak_k_no])).flatMap((rule) =>
    expandDepartures(rule, wish.baslangic, addDays(wish.bitis, 1)).map(({ tarih, saat, kontenjan }) => ({
      k_no: departureKey(tenant.id, kaynak_k_no, tarih, saat),
      kaynak_k_no,
      tarih,
      saat,
      kapasite: kontenjan,
    })),
  )
  const ahead = found.filter(({ tarih }) => tarih <= wish.bitis && addDays(tarih, -wish.birakma_gun) > today)
  if (ahead.length > MOST_DEPARTURES) throw new AppError('gecersiz_istek')
  return ahead
}

async function blockSeats(
  { trx, tenant }: Booking,
  { k_no, acente_k_no, adet, birakma_gun }: Wish & { k_no: string },
  departures: readonly Departure[],
): Promise<void> {
  const claims = departures.map((one) => ({ ...one, tutma_k_no: randomUUID() }))
  const blocked = claims.map(({ k_no: kalkis_k_no, tutma_k_no }) => ({
    tenant_id: tenant.id,
    k_no: tutma_k_no,
    kalkis_k_no,
    kisi: adet,
    durum: 'blocked' as const,
  }))
  const days = claims.map(({ k_no: kalkis_k_no, tarih, tutma_k_no }) => ({
    tenant_id: tenant.id,
    kontenjan_k_no: k_no,
    kalkis_k_no,
    acente_k_no,
    tarih,
    birakma_tarihi: addDays(tarih, -birakma_gun),
    adet,
    tutma_k_no,
  }))
  const keys = departures.map((one) => one.k_no)
  const taken = trx
    .updateTable('kalkis')
    .set({ alinan: sql<number>`alinan + ${adet}` })
    .where('k_no', 'in', keys)
  await later(trx, trx.insertInto('tutma').values(blocked), trx.insertInto('acente_kontenjan_gun').values(days), taken)
}

/** Release days: what an agency has not sold by then is for everybody. Answers how many departures it was. */
export function releaseSeats(act: Act, most: number): Promise<number> {
  return inBooking(act, async (booking) => {
    const { trx, wall } = booking
    const due = await trx
      .selectFrom('acente_kontenjan_gun')
      .select(['kontenjan_k_no', 'kalkis_k_no', 'tutma_k_no'])
      .where('birakildi', '=', false)
      .where('birakma_tarihi', '<=', wall.slice(0, 10))
      .orderBy('kalkis_k_no')
      .limit(most)
      .execute()
    if (due.length === 0) return 0
    const keys = [...new Set(due.map(({ kalkis_k_no }) => kalkis_k_no))].sort()
    await departuresQuery(trx, keys, true).execute()
    for (const { kontenjan_k_no, kalkis_k_no, tutma_k_no } of due) {
      await sql`with birakilan as (
          update tutma set durum = 'cancelled' where k_no = ${tutma_k_no}::uuid and durum = 'blocked' returning kisi),
        gun as (update acente_kontenjan_gun set birakildi = true
          where kontenjan_k_no = ${kontenjan_k_no}::uuid and kalkis_k_no = ${kalkis_k_no}::uuid)
        update kalkis set alinan = alinan - birakilan.kisi from birakilan where k_no = ${kalkis_k_no}::uuid`.execute(
        trx,
      )
    }
    return due.length
  })
}
