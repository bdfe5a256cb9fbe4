import { randomUUID } from 'node:crypto'
import type { CartLineRequest } from '@meltem/contract/reservation/reservation'
import { AppError } from '@meltem/contract/wire/errors'
import type { Language } from '@meltem/contract/wire/language'
import { addDays } from '@meltem/domain/calendar-day'
import { sql } from 'kysely'
import { keepAllotment } from '../features/agency/allotments/allotment-office.ts'
import { findSeller, todayOf } from '../features/agency/portal/acting-agency.ts'
import { holdFor, requestOf } from '../features/agency/portal/portal.service.ts'
import { recordPayment, writeInvoice } from '../features/agency/terms/terms.service.ts'
import type { Act } from '../features/reservation/booking.ts'
import { cancelReservation } from '../features/reservation/cancel/cancel-reservation.ts'
import { SYSTEM } from '../features/reservation/person.ts'
import { placeReservation } from '../features/reservation/place/place-reservation.ts'
import { getAvailability } from '../features/reservation/quote/availability.ts'
import { quoteBasket } from '../features/reservation/quote/quote-basket.ts'
import { withTenant } from '../platform/db/connection.ts'
import type { Tenant } from '../platform/http/tenant-directory.ts'
import type { Services } from '../services.ts'
import { FIRST_RECEIPT } from './load-agency-terms.ts'

interface Trader {
  readonly k_no: string
  readonly e_mail: string
  readonly kur: string
}

/** Booked so many days ahead, for these guests; the third has changed their mind. */
const GUESTS: readonly {
  readonly days: number
  readonly ad: string
  readonly soyad: string
  readonly lang: Language
}[] = [
  { days: 3, ad: 'Anna', soyad: 'Brandt', lang: 'de' },
  { days: 5, ad: 'Deniz', soyad: 'Yılmaz', lang: 'tr' },
  { days: 12, ad: 'Jonas', soyad: 'Köhler', lang: 'de' },
  { days: 24, ad: 'Olga', soyad: 'Смирнова', lang: 'ru' },
  { days: 40, ad: 'Emily', soyad: 'Hughes', lang: 'en' },
]
const CANCELLED = 2

/**
 * What the demo's agency has done before the first visit: bookings, one of them cancelled, an option, allotments, an
 * invoice and a payment. All of it by the services clerks book with, so that the books add up; what the season
 * does not offer is left out. Done once.
 */
export async function loadAgencyTrade(services: Services, tenant: Tenant): Promise<void> {
  const trader = await findTrader(services, tenant)
  if (!trader) return
  const tours = await listSold(services, tenant, 'kalkis')
  const houses = await listSold(services, tenant, 'gece')
  const booked: string[] = []
  for (const [place, guest] of GUESTS.entries()) {
    const k_no = await bookFirst({ services, tenant, trader }, tours.slice(place), guest)
    if (!k_no) continue
    booked.push(k_no)
    if (place === CANCELLED) await cancelReservation(await actOf({ services, tenant, trader }, []), { k_no, iade: 0 })
  }
  await holdFirst({ services, tenant, trader }, houses)
  await keepFirst({ services, tenant, trader }, tours, { adet: 4, nights: 14 })
  await keepFirst({ services, tenant, trader }, houses.toReversed(), { adet: 1, nights: 7 })
  await settle({ services, tenant, trader })
  // Letters about made-up trade go; those about other bookings stay.
  await withTenant(services.db, tenant.id, (trx) =>
    trx.deleteFrom('eposta').where(sql<boolean>`veri->>'k_no' = any(${booked}::text[])`).execute(),
  )
}

/** The agency the demo has given a first payment, until it has sold something. */
async function findTrader({ db }: Services, tenant: Tenant): Promise<Trader | undefined> {
  return await withTenant(db, tenant.id, async (trx) => {
    const sold = await trx.selectFrom('acente_rezervasyon').select('rezervasyon_k_no').limit(1).executeTakeFirst()
    if (sold) return undefined
    return await trx
      .selectFrom('cari_hareket as h')
      .innerJoin('acente as a', (join) =>
        join.onRef('a.tenant_id', '=', 'h.tenant_id').onRef('a.k_no', '=', 'h.acente_k_no'),
      )
      .select(['a.k_no', 'a.e_mail', 'a.kur'])
      .where('h.belge_no', '=', FIRST_RECEIPT)
      .executeTakeFirst()
  })
}

interface Sold {
  readonly urun_k_no: string
  readonly opsiyon_k_no: string
}

/** Products of the demo that are sold directly, one option each. */
async function listSold({ db }: Services, tenant: Tenant, stok: 'kalkis' | 'gece'): Promise<Sold[]> {
  return await withTenant(db, tenant.id, (trx) =>
    trx
      .selectFrom('opsiyon as o')
      .innerJoin('urun as u', (join) =>
        join.onRef('u.tenant_id', '=', 'o.tenant_id').onRef('u.k_no', '=', 'o.urun_k_no'),
      )
      .innerJoin('kaynak as k', (join) =>
        join.onRef('k.tenant_id', '=', 'o.tenant_id').onRef('k.k_no', '=', 'o.kaynak_k_no'),
      )
      .select(['o.urun_k_no', 'o.k_no as opsiyon_k_no'])
      .distinctOn('o.urun_k_no')
      .where('k.stok', '=', stok)
      .where('u.urun_tipi', '=', stok === 'kalkis' ? 'tur' : 'villa')
      .where('u.rezervasyon_satis_durum', '=', 'direk')
      .orderBy('o.urun_k_no')
      .limit(24)
      .execute(),
  )
}

interface Trading {
  readonly services: Services
  readonly tenant: Tenant
  readonly trader: Trader
}

async function actOf({ services, tenant, trader }: Trading, urunler: readonly string[]): Promise<Act> {
  const seller = await findSeller(services, tenant.id, trader.k_no, urunler)
  const acente = { ...seller, e_mail: trader.e_mail, musteri_toplam: null }
  return { services, tenant, person: { ...SYSTEM, acente }, kim: 'sistem' }
}

/** What the season or other guests do not allow is no fault of the demo: the next product is tried. */
async function orNothing<T>(work: () => Promise<T | undefined>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}

/** The first of the products for which something can be done. */
async function first<T>(products: readonly Sold[], work: (sold: Sold) => Promise<T | undefined>) {
  for (const sold of products) {
    const done = await orNothing(() => work(sold))
    if (done !== undefined) return done
  }
  return undefined
}

const PAX = { yetiskin: 2, cocuk: 0, bebek: 0 }

async function lineOf(act: Act, { urun_k_no, opsiyon_k_no }: Sold, dates: { baslangic: string; bitis?: string }) {
  const [option] = await getAvailability(act, { urun_k_no, opsiyon_k_no, pax: PAX, ...dates })
  if (!option?.musait) return undefined
  const departure = option.kalkislar.find(({ engel }) => engel === null)
  const line: CartLineRequest = {
    k_no: randomUUID(),
    urun_k_no,
    opsiyon_k_no,
    ...dates,
    ...(departure ? { kalkis: departure.kalkis } : {}),
    pax: PAX,
    ekstra_hizmetler: [],
  }
  return line
}

async function quoteOf(act: Act, line: CartLineRequest, { kur }: Trader, lang: Language) {
  const basket = { lang, sepet_urunler: [line], secilen_kur: kur }
  const { kur_rezervasyon_toplam } = await quoteBasket(act, { ...basket, odeme_tipi: 'on_odeme' })
  const { genel_toplam, on_odeme_toplam } = kur_rezervasyon_toplam
  return { k_no: randomUUID(), ...basket, kur_rezervasyon_toplam: { genel_toplam, on_odeme_toplam } }
}

async function bookFirst(trading: Trading, tours: readonly Sold[], guest: (typeof GUESTS)[number]) {
  const { ad, soyad, lang } = guest
  const baslangic = addDays(todayOf(trading.services), guest.days)
  return await first(tours, async (tour) => {
    const act = await actOf(trading, [tour.urun_k_no])
    const line = await lineOf(act, tour, { baslangic })
    if (!line) return undefined
    const quote = await quoteOf(act, line, trading.trader, lang)
    const misafir = { ad, soyad, telefon: '+900000000000', e_mail: `guest${guest.days}@likyayolu.example` }
    await placeReservation(act, requestOf({ ...quote, misafir }))
    return quote.k_no
  })
}

/** Some weeks are sold, some seasons are closed: the next one is tried. */
const AHEAD = [30, 60, 90, 150, 200, 250]

async function holdFirst(trading: Trading, houses: readonly Sold[]): Promise<void> {
  const { services, trader } = trading
  for (const days of AHEAD) {
    const baslangic = addDays(todayOf(services), days)
    const held = await first(houses, async (house) => {
      const act = await actOf(trading, [house.urun_k_no])
      const line = await lineOf(act, house, { baslangic, bitis: addDays(baslangic, 7) })
      if (!line) return undefined
      return await holdFor(act, { ...(await quoteOf(act, line, trader, 'de')), musteri: 'Fam. Weber' })
    })
    if (held) return
  }
}

interface Kept {
  readonly adet: number
  readonly nights: number
}

/** Kept from the first day on on which there is room for all of it. */
async function keepFirst({ services, tenant, trader }: Trading, things: readonly Sold[], wish: Kept): Promise<void> {
  const act: Act = { services, tenant, person: SYSTEM, kim: 'sistem' }
  for (const days of AHEAD) {
    const baslangic = addDays(todayOf(services), days)
    const range = { baslangic, bitis: addDays(baslangic, wish.nights - 1), adet: wish.adet, birakma_gun: 7 }
    const kept = await first(things, ({ opsiyon_k_no }) =>
      keepAllotment(act, { acente_k_no: trader.k_no, opsiyon_k_no, ...range }),
    )
    if (kept) return
  }
}

async function settle({ services, tenant, trader }: Trading): Promise<void> {
  const act: Act = { services, tenant, person: SYSTEM, kim: 'sistem' }
  const today = todayOf(services)
  const { k_no: acente_k_no, kur } = trader
  const invoice = await writeInvoice(act, {
    acente_k_no,
    fatura_no: `MLT${today.slice(0, 4)}-0117`,
    kur,
    tutar: 180,
    tarih: addDays(today, -6),
    vade: addDays(today, 24),
  })
  await recordPayment(act, { acente_k_no, kur, tutar: 60, belge_no: 'DEMO-2', fatura_k_no: invoice.k_no })
}
