import { randomUUID } from 'node:crypto'
import type { ProductKind } from '@meltem/contract/content/content'
import { addDays } from '@meltem/domain/calendar-day'
import { sql } from 'kysely'
import { withTenant } from '../../platform/db/connection.ts'
import type { StoredTariff } from '../../platform/db/tables/reservation.ts'
import { nights, type PricedLine, ride, seats } from './hammer-basket.ts'
import {
  addDepartures,
  addGoods,
  addHouse,
  addTour,
  addTransfer,
  FIRST_DAY,
  GOODS,
  type Place,
  RIDE_PRICE,
  SEAT_PRICE,
  type Sold,
} from './hammer-catalog.ts'

/** One thing of a kind, sold directly by one product and asked for by another: both take the same stock. */
export interface Contested {
  readonly kind: ProductKind
  /** The same place, seat or thing; each round has one of its own. */
  direct(round: number): PricedLine
  asked(round: number): PricedLine
}

type LineOf = (sold: Sold, round: number) => PricedLine

/** Rounds lie apart, so that none meets the nights or hours of another. */
const dayOf = (round: number) => addDays(FIRST_DAY, round * 3)

const GROUP: StoredTariff = { tur: 'grup', kur: 'TRY', fiyat: SEAT_PRICE * 100, arti_kisi: 0, en_cok: 8 }
const PERSON: StoredTariff = {
  tur: 'kisi',
  kur: 'TRY',
  yetiskin_fiyat: SEAT_PRICE * 100,
  cocuk_fiyat: 5000,
  bebek_fiyat: 0,
}
const HIRE: StoredTariff = {
  tur: 'arac',
  kur: 'TRY',
  tolerans_dk: 120,
  donemler: [
    {
      sezon: 'Yaz',
      ilk_gun: FIRST_DAY,
      son_gun: addDays(FIRST_DAY, 3600),
      bantlar: [{ en_az_gun: 1, fiyat: RIDE_PRICE * 100 }],
    },
  ],
}

function hire(car: Sold, round: number): PricedLine {
  const { line, price } = ride(car, dayOf(round), '10:00')
  return { line: { ...line, bitis: addDays(dayOf(round), 1), bitis_saat: '10:00' }, price }
}

/** A copy of the product under keys of its own, on the same stock, that has to be asked for. */
async function addTwin({ db, tenantId }: Place, sold: Sold): Promise<Sold> {
  const twin = { ...sold, urun_k_no: randomUUID(), opsiyon_k_no: randomUUID() }
  const product = { k_no: twin.urun_k_no, rezervasyon_satis_durum: 'sor_sat', opsiyon_saat: 0 }
  const option = { k_no: twin.opsiyon_k_no, urun_k_no: twin.urun_k_no }
  const copies = [
    ['urun', 'k_no', sold.urun_k_no, product],
    ['opsiyon', 'k_no', sold.opsiyon_k_no, option],
    ['gun_ayi', 'opsiyon_k_no', sold.opsiyon_k_no, { opsiyon_k_no: twin.opsiyon_k_no }],
    ['opsiyon_bilgi', 'opsiyon_k_no', sold.opsiyon_k_no, { opsiyon_k_no: twin.opsiyon_k_no }],
  ] as const
  await withTenant(db, tenantId, async (trx) => {
    for (const [table, column, key, changes] of copies) {
      await sql`insert into ${sql.table(table)}
        select (jsonb_populate_record(null::${sql.table(table)}, to_jsonb(t) || ${JSON.stringify(changes)}::jsonb)).*
        from ${sql.table(table)} t where ${sql.ref(column)} = ${key}`.execute(trx)
    }
  })
  return twin
}

/** One of each kind, with stock for one party. */
export async function addOfEachKind(place: Place): Promise<Contested[]> {
  const contested: Contested[] = []
  const add = async <T extends Sold>(kind: ProductKind, sold: T, lineOf: (sold: T, round: number) => PricedLine) => {
    const twin: T = { ...sold, ...(await addTwin(place, sold)) }
    contested.push({ kind, direct: (round) => lineOf(sold, round), asked: (round) => lineOf(twin, round) })
  }
  const departing = async (kind: ProductKind, tariff: StoredTariff) =>
    await addDepartures(place, await addGoods(place, { ...GOODS, kind, stock: 'kalkis', tariff }), 1)
  const seat = (sold: Awaited<ReturnType<typeof addTour>>, round: number) => seats(sold, dayOf(round))
  const night = (sold: Awaited<ReturnType<typeof addHouse>>, round: number) => nights(sold, dayOf(round), 1)
  await add('tur', await addTour(place, 1), seat)
  await add('dugun', await departing('dugun', GROUP), seat)
  await add('saglik', await departing('saglik', PERSON), seat)
  await add('ekstra', await departing('ekstra', GROUP), seat)
  await add('villa', await addHouse(place), night)
  await add('otel', await addHouse(place, { sleeps: 2 }), night)
  await add('yat', await addHouse(place, { kind: 'yat' }), night)
  const rideOf: LineOf = (sold, round) => ride(sold, dayOf(round), '10:00')
  await add('transfer', await addTransfer(place, 1), rideOf)
  await add(
    'arac_kira',
    await addGoods(place, { ...GOODS, kind: 'arac_kira', stock: 'saat', units: 1, tariff: HIRE }),
    hire,
  )
  return contested
}
