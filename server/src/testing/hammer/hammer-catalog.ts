import { randomUUID } from 'node:crypto'
import { addDays, type IsoDay, listDays } from '@meltem/domain/calendar-day'
import type { Insertable } from 'kysely'
import { type Db, withTenant } from '../../platform/db/connection.ts'
import type { Database } from '../../platform/db/tables/database.ts'
import type { StoredDay, StoredStayRules, StoredTariff } from '../../platform/db/tables/reservation.ts'

/** Round prices in the base currency, so that a test knows totals and deposits without asking the code it tests. */
export const SEAT_PRICE = 100
export const NIGHT_PRICE = 1000
export const RIDE_PRICE = 200
export const DEPOSIT_RATE = 25

/** Far enough away for every cut-off; one day per round makes every round its own departure. */
export const FIRST_DAY: IsoDay = addDays(Temporal.Now.plainDateISO('Europe/Istanbul').toString(), 30)

/** What a line of a basket is made of. */
export interface Sold {
  readonly urun_k_no: string
  readonly opsiyon_k_no: string
  readonly kaynak_k_no: string
}

export interface Tour extends Sold {
  /** Key of the departure of a day. */
  departure(day: IsoDay): string
}

export interface Place {
  readonly db: Db
  readonly tenantId: number
}

const everywhere = (text: string) => JSON.stringify({ tr: text, en: text, de: text, ru: text })

const TERMS = {
  kdv_turu: 'dahil',
  kdv_oran: 20,
  odeme_tipi: 'on_odeme',
  odeme_tipi_oran: DEPOSIT_RATE,
  kisi_sinirlari: JSON.stringify({ en_az: 1, en_cok: 99, en_az_yetiskin: 1, cocuk_yas: 4, yetiskin_yas: 13 }),
  satis_penceresi: JSON.stringify({ son_satis_dk: 0, sor_sat_dk: 0, en_uzak_gun: 3660 }),
  iptal_kosullari: JSON.stringify([{ gun: 0, iade_oran: 100 }]),
} as const

interface Goods {
  readonly kind: Insertable<Database['urun']>['urun_tipi']
  readonly mode: 'direk' | 'sor_sat'
  readonly optionHours: number
  readonly stock: 'kalkis' | 'gece' | 'saat'
  readonly tariff: StoredTariff
  readonly stay: StoredStayRules | null
  readonly minutes: number
  readonly units: number
  readonly turnover: number
}

export const GOODS = { mode: 'direk', optionHours: 0, stay: null, minutes: 0, units: 0, turnover: 0 } as const

/** Product, option, resource and units in one go. */
export async function addGoods({ db, tenantId: tenant_id }: Place, goods: Goods): Promise<Sold & { units: string[] }> {
  const keys = { urun_k_no: randomUUID(), opsiyon_k_no: randomUUID(), kaynak_k_no: randomUUID() }
  const units = Array.from({ length: goods.units }, () => randomUUID()).sort()
  await withTenant(db, tenant_id, async (trx) => {
    await trx
      .insertInto('kaynak')
      .values({ tenant_id, k_no: keys.kaynak_k_no, ad: goods.kind, stok: goods.stock, devir: goods.turnover })
      .execute()
    const rows = units.map((k_no, place) => ({
      tenant_id,
      k_no,
      kaynak_k_no: keys.kaynak_k_no,
      ad: String(place + 1),
    }))
    if (rows.length > 0) await trx.insertInto('birim').values(rows).execute()
    await trx
      .insertInto('urun')
      .values({
        tenant_id,
        k_no: keys.urun_k_no,
        urun_tipi: goods.kind,
        ad: everywhere(goods.kind),
        rezervasyon_satis_durum: goods.mode,
        opsiyon_saat: goods.optionHours,
        ...TERMS,
      })
      .execute()
    await trx
      .insertInto('opsiyon')
      .values({
        tenant_id,
        k_no: keys.opsiyon_k_no,
        urun_k_no: keys.urun_k_no,
        kaynak_k_no: keys.kaynak_k_no,
        tarife: JSON.stringify(goods.tariff),
        konaklama: goods.stay === null ? null : JSON.stringify(goods.stay),
        sure_dk: goods.minutes,
      })
      .execute()
  })
  return { ...keys, units }
}

/** A boat that leaves at half past nine every day for ten years, with so many seats. */
export async function addTour(place: Place, seats: number): Promise<Tour> {
  const tariff = {
    tur: 'kisi',
    kur: 'TRY',
    yetiskin_fiyat: SEAT_PRICE * 100,
    cocuk_fiyat: 5000,
    bebek_fiyat: 0,
  } as const
  const sold = await addGoods(place, { ...GOODS, kind: 'tur', stock: 'kalkis', tariff })
  return await addDepartures(place, sold, seats)
}

/** At half past nine every day for ten years. */
export async function addDepartures(place: Place, sold: Sold, seats: number): Promise<Tour> {
  const k_no = randomUUID()
  await withTenant(place.db, place.tenantId, async (trx) => {
    await trx
      .insertInto('kalkis_kurali')
      .values({
        tenant_id: place.tenantId,
        k_no,
        kaynak_k_no: sold.kaynak_k_no,
        ilk_gun: FIRST_DAY,
        son_gun: addDays(FIRST_DAY, 3600),
        gunler: [1, 2, 3, 4, 5, 6, 7],
        saatler: ['09:30'],
        kontenjan: seats,
      })
      .execute()
  })
  return { ...sold, departure: (day) => `${k_no}/${day}T09:30` }
}

export interface House extends Sold {
  readonly units: readonly string[]
}

interface HouseTerms {
  readonly units?: number
  readonly turnover?: number
  /** Asked for instead of booked; hours the request blocks the dates. */
  readonly request?: { readonly optionHours: number }
  /** Nights from FIRST_DAY on that are priced. */
  readonly nights?: number
  /** A boat that is slept in, instead of a house. */
  readonly kind?: 'villa' | 'yat'
  /** Rooms of a hotel for so many people each, instead of houses. */
  readonly sleeps?: number
}

/** A house, or a pool of equal rooms, at one price for every night; arrival and departure on any day. */
export async function addHouse(place: Place, terms: HouseTerms = {}): Promise<House> {
  const { units = 1, turnover = 0, request, nights = 400, kind = 'villa', sleeps } = terms
  const house = await addGoods(place, {
    ...GOODS,
    kind: sleeps === undefined ? kind : 'otel',
    stock: 'gece',
    units,
    turnover,
    mode: request ? 'sor_sat' : 'direk',
    optionHours: request?.optionHours ?? 0,
    tariff: { tur: 'gecelik', kur: 'TRY', en_cok: sleeps ?? 8, uzun_konaklama: [] },
    stay: { en_cok_gece: 60, giris_saati: '16:00', bosluk: null },
  })
  await addNights(place, house.opsiyon_k_no, nights)
  if (sleeps !== undefined) await tellCapacity(place, house.opsiyon_k_no, sleeps)
  return house
}

async function tellCapacity({ db, tenantId }: Place, opsiyon_k_no: string, kapasite: number): Promise<void> {
  const bilgi = { kapasite, buyuk_bavul: null, arac: null, alan_m2: null, yataklar: null }
  await withTenant(db, tenantId, async (trx) => {
    await trx
      .insertInto('opsiyon_bilgi')
      .values({ tenant_id: tenantId, opsiyon_k_no, bilgi: JSON.stringify(bilgi), aciklama: '{}', gorsel: null })
      .execute()
  })
}

const OPEN_NIGHT: StoredDay = [NIGHT_PRICE * 100, 0, -1, 0, 1, 3]

async function addNights({ db, tenantId }: Place, option: string, nights: number): Promise<void> {
  const months = new Map<string, StoredDay[]>()
  const first = `${FIRST_DAY.slice(0, 7)}-01`
  for (const day of listDays(first, addDays(FIRST_DAY, nights))) {
    const month = months.get(day.slice(0, 7)) ?? []
    month.push(OPEN_NIGHT)
    months.set(day.slice(0, 7), month)
  }
  const rows = [...months].map(([month, days]) => ({
    tenant_id: tenantId,
    opsiyon_k_no: option,
    ay: `${month}-01`,
    sezonlar: ['Yaz'],
    gunler: JSON.stringify(days),
  }))
  await withTenant(db, tenantId, async (trx) => {
    await trx.insertInto('gun_ayi').values(rows).execute()
  })
}

/** Vehicles that are away for an hour per ride. */
export async function addTransfer(place: Place, vehicles: number): Promise<Sold> {
  return await addGoods(place, {
    ...GOODS,
    kind: 'transfer',
    stock: 'saat',
    units: vehicles,
    minutes: 60,
    tariff: {
      tur: 'transfer_arac',
      kur: 'TRY',
      gece_farki: null,
      gidis_donus_oran: 0,
      kapasite: 8,
      fiyatlar: { gidis: RIDE_PRICE * 100, donus: RIDE_PRICE * 100 },
    },
  })
}

interface CouponTerms {
  readonly kod: string
  /** Uses in all. */
  readonly most?: number
  readonly perPerson?: number
}

/** Ten per cent off. */
export async function addCoupon({ db, tenantId }: Place, { kod, most, perPerson }: CouponTerms): Promise<void> {
  await withTenant(db, tenantId, async (trx) => {
    await trx
      .insertInto('kupon')
      .values({
        tenant_id: tenantId,
        kod,
        indirim_turu: 'yuzde',
        indirim_tutari: 10,
        kur: 'TRY',
        en_cok_kullanim: most ?? null,
        uye_basina: perPerson ?? null,
        uye_k_no: null,
        baslangic: null,
        bitis: null,
      })
      .execute()
  })
}
