import type { OptionFacts } from '@meltem/contract/catalog/product-facts'
import type { queryTransfer as queryCall, TransferOffer } from '@meltem/contract/catalog/transfer'
import type { CartLineRequest } from '@meltem/contract/reservation/reservation'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { findDepartureRefusal } from '@meltem/domain/availability/departures'
import { addDays } from '@meltem/domain/calendar-day'
import { toAmount } from '@meltem/domain/money'
import { allPeople, payingPeople, seatsFor } from '@meltem/domain/people'
import { departuresOn } from '../catalog/tariff/line-needs.ts'
import { listOptions, listRules, listTakenSeats, type OptionRow } from '../catalog/tariff/sellable.queries.ts'
import { departureKey } from '../catalog/tariff/stock-need.ts'
import type { Act, Booking } from '../reservation/booking.ts'
import { inBooking } from '../reservation/booking.ts'
import { pricesNow, priceWith } from '../reservation/quote/price.ts'
import { needsOfBasket, readBasket } from '../reservation/quote/read-basket.ts'
import { allocate } from '../reservation/stock/allocate.ts'
import { readStock } from '../reservation/stock/stock.ts'
import { listRoutes, listVehicleFacts } from './transfer.queries.ts'

type RideQuery = ParsedInputOf<typeof queryCall>
type RideAnswer = OutputOf<typeof queryCall>

/** Name of the extra that is a child seat. */
export const CHILD_SEATS: readonly string[] = ['child-seat', 'cocuk_koltugu', 'cocuk-koltugu']

/** Vehicles of a route for one ride: what fits, what it costs, and why not. */
export function queryTransfer(act: Act, query: RideQuery): Promise<RideAnswer> {
  return inBooking(act, async (booking) => {
    if (query.tarih < booking.wall.slice(0, 10)) throw new AppError('gecmis_tarih')
    const kur = query.kur ?? booking.settings.exchange.varsayilan
    const routes = await listRoutes(booking.trx, query)
    const [route] = routes
    if (!route) throw new AppError('bulunamadi')
    const options = await listOptions(
      booking.trx,
      routes.map((one) => one.urun_k_no),
    )
    const told = await listVehicleFacts(
      booking.trx,
      options.map((one) => one.opsiyon_k_no),
      query.lang,
    )
    const facts = new Map(told.map((one) => [one.k_no, one]))
    const araclar: TransferOffer[] = []
    for (const option of options) {
      const known = facts.get(option.opsiyon_k_no)
      araclar.push(await offerOf(booking, option, { query, kur, ad: known?.ad ?? '', bilgi: known?.bilgi ?? null }))
    }
    const { mesafe_km, sure_dk } = route.bilgi
    return { mesafe_km, sure_dk, ceviriler: route.sluglar, araclar: araclar.sort(byUse) }
  })
}

/** What can be booked first, cheapest first. */
function byUse(a: TransferOffer, b: TransferOffer): number {
  return Number(b.musait) - Number(a.musait) || (a.toplam ?? 1e12) - (b.toplam ?? 1e12)
}

interface OfferFrame {
  readonly query: RideQuery
  readonly kur: string
  readonly ad: string
  readonly bilgi: OptionFacts | null
}

const NO_FACTS: OptionFacts = { kapasite: null, buyuk_bavul: null, arac: null, alan_m2: null, yataklar: null }

async function offerOf(booking: Booking, option: OptionRow, frame: OfferFrame): Promise<TransferOffer> {
  const { query, kur, ad, bilgi } = frame
  const { tarife } = option
  const seat = option.ekstra_hizmetler.find(({ kod }) => kod !== undefined && CHILD_SEATS.includes(kod))
  const departure = option.stok === 'kalkis' ? await nextDeparture(booking, option, query) : null
  const plain: TransferOffer = {
    urun_k_no: option.urun_k_no,
    opsiyon_k_no: option.opsiyon_k_no,
    ad,
    paylasimli: tarife.tur === 'transfer_kisi',
    bilgi: { ...NO_FACTS, ...(tarife.tur === 'transfer_arac' ? { kapasite: tarife.kapasite } : {}), ...bilgi },
    kalkis: departure?.anahtar ?? null,
    saat: departure?.saat ?? query.saat,
    satis_durumu: option.rezervasyon_satis_durum,
    musait: false,
    engel: null,
    toplam: null,
    kur,
    ekstra_koltuk_k_no: seat?.k_no ?? null,
  }
  const people = allPeople(query.pax)
  const { kapasite } = plain.bilgi
  if (kapasite !== null && people > kapasite) {
    return { ...plain, engel: { neden: 'kapasite', parametreler: { kapasite, kisi: people } } }
  }
  if (option.stok === 'kalkis' && !departure) {
    return { ...plain, engel: { neden: 'kalkis_yok', parametreler: { tarih: query.tarih } } }
  }
  const line = lineOf(option, query, { saat: plain.saat, seat: seat?.k_no })
  return { ...plain, ...(await quoteRide(booking, line, kur, query)) }
}

/** The first shuttle after landing that has room, else the first after landing. */
async function nextDeparture(booking: Booking, option: OptionRow, { tarih, saat, pax }: RideQuery) {
  const resource = option.kaynak_k_no ?? ''
  const rules = await listRules(booking.trx, [resource])
  const taken = await listTakenSeats(booking.trx, [resource], tarih, addDays(tarih, 1))
  const seats = new Map(taken.map((one) => [one.k_no, one]))
  const later = departuresOn(rules, resource, tarih)
    .filter((departure) => departure.saat >= saat)
    .sort((a, b) => (a.saat < b.saat ? -1 : 1))
  const fits = later.find((departure) => {
    const known = seats.get(departureKey(booking.tenant.id, resource, departure.tarih, departure.saat))
    const kontenjan = known?.kapasite ?? departure.kontenjan
    const ask = { taken: known?.alinan ?? 0, wanted: seatsFor(pax, option.bebek_koltuk), now: booking.wall }
    return findDepartureRefusal({ ...departure, kontenjan }, option.satis_penceresi, ask) === null
  })
  return fits ?? later[0] ?? null
}

function lineOf(
  { urun_k_no, opsiyon_k_no }: OptionRow,
  query: RideQuery,
  { saat, seat }: { saat: string; seat: string | undefined },
): CartLineRequest {
  const { tarih, donus_tarih, donus_saat, pax, cocuk_koltugu = 0 } = query
  const seats = seat !== undefined && cocuk_koltugu > 0 ? [{ k_no: seat, adet: cocuk_koltugu }] : []
  const there = { k_no: opsiyon_k_no, urun_k_no, opsiyon_k_no, baslangic: tarih, baslangic_saat: saat, pax }
  const back = donus_tarih === undefined ? {} : { bitis: donus_tarih, bitis_saat: donus_saat }
  return { ...there, ...back, ekstra_hizmetler: seats }
}

type Quoted = Pick<TransferOffer, 'musait' | 'engel' | 'toplam' | 'satis_durumu'>

/** The kernel's own quote; what it refuses outright is the reason why not. */
async function quoteRide(
  booking: Booking,
  line: CartLineRequest,
  kur: string,
  { lang, pax }: RideQuery,
): Promise<Quoted> {
  try {
    const basket = await readBasket(booking, { lang, sepet_urunler: [line] })
    const choices = { secilen_kur: kur, odeme_tipi: 'on_odeme' as const, kart_taksit: 1 }
    const { fiyat } = priceWith(booking, basket, pricesNow(booking, basket), { choices, kupon: null })
    const { engeller } = allocate(basket, await readStock(booking, needsOfBasket(basket)), booking.wall)
    const [engel] = engeller
    return {
      musait: !engel,
      engel: engel ? { neden: engel.neden, parametreler: engel.parametreler } : null,
      toplam: toAmount(fiyat.secilen.toplam.genel_toplam),
      satis_durumu: basket.satirlar[0]?.satis_durumu ?? 'direk',
    }
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'kur_yok') throw error
    const engel = { neden: error.code, parametreler: { kisi: payingPeople(pax) } }
    return { musait: false, engel, toplam: null, satis_durumu: 'direk' }
  }
}
