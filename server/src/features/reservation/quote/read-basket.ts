import type { Obstacle } from '@meltem/contract/reservation/basket'
import type { CartLineRequest } from '@meltem/contract/reservation/reservation'
import type { Language } from '@meltem/contract/wire/language'
import type { DayRows } from '../../catalog/tariff/day-rows.ts'
import { needsOf } from '../../catalog/tariff/line-needs.ts'
import { lineRefusal } from '../../catalog/tariff/line-refusal.ts'
import {
  type Campaigns,
  campaignsAt,
  type OptionRow,
  type ResourceRule,
} from '../../catalog/tariff/sellable.queries.ts'
import {
  readSellable,
  type Sellable,
  type SellableQuestion,
  type SellableReader,
} from '../../catalog/tariff/sellable-memory.ts'
import {
  priceInputOf,
  requireOnOffer,
  type SoldLine,
  saleModeOf,
  startOf,
  stayWindow,
  textIn,
} from '../../catalog/tariff/sold-line.ts'
import type { StockNeed } from '../../catalog/tariff/stock-need.ts'
import type { Booking } from '../booking.ts'

/** A basket whose lines were all found on sale. */
export interface Basket {
  readonly lang: Language
  readonly satirlar: readonly SoldLine[]
  /** Days of the options that are sold by night. */
  readonly gunler: ReadonlyMap<string, DayRows>
  readonly kampanyalar: Campaigns
  /** Lines that name a departure which does not exist. */
  readonly eksikler: ReadonlyMap<number, Obstacle>
}

export interface BasketLines {
  readonly lang: Language
  readonly sepet_urunler: readonly CartLineRequest[]
}

export function needsOfBasket(basket: Basket): StockNeed[] {
  return basket.satirlar.flatMap((line) => line.ihtiyaclar)
}

/** What lies in the past is refused before anything else is said about a basket that is to be booked. */
export function requireComing({ wall }: Booking, { sepet_urunler }: BasketLines): void {
  const today = wall.slice(0, 10)
  const past = sepet_urunler.findIndex((line) => line.baslangic < today)
  if (past >= 0) throw lineRefusal('gecmis_tarih', past, { tarih: sepet_urunler[past]?.baslangic })
}

export async function readBookable(booking: Booking, wanted: BasketLines): Promise<Basket> {
  requireComing(booking, wanted)
  return await readBasket(booking, wanted)
}

/** Reads what the lines are, cost and take. Refuses what cannot be sold at all. */
export async function readBasket(booking: Booking, wanted: BasketLines): Promise<Basket> {
  return basketOf(booking, wanted, await readSellable(sellableReader(booking), questionOf(wanted)))
}

export function sellableReader({ services, trx, tenant, surum }: Booking): SellableReader {
  return { db: services.db, trx, tenantId: tenant.id, surum }
}

/** The same from a catalogue that has been read. */
export function basketOf(booking: Booking, { lang, sepet_urunler }: BasketLines, catalogue: Sellable): Basket {
  const { secenekler, kurallar, gunler } = catalogue
  const chosen = sepet_urunler.map((istek, satir) => ({
    istek,
    satir,
    secenek: chooseOption(secenekler, istek, satir),
  }))
  const kampanyalar = campaignsAt(catalogue.kampanyalar, booking.now, lang)
  const eksikler = new Map<number, Obstacle>()
  const satirlar = chosen.map((one) => soldLine(booking, one, { lang, kampanyalar, gunler, kurallar, eksikler }))
  return { lang, satirlar, gunler, kampanyalar, eksikler }
}

export function questionOf({ sepet_urunler }: Pick<BasketLines, 'sepet_urunler'>): SellableQuestion {
  return { urunler: sepet_urunler.map((one) => one.urun_k_no), gunler: daysAround(sepet_urunler) }
}

/** Only what has an end can be a stay. */
function daysAround(lines: readonly CartLineRequest[]): SellableQuestion['gunler'] {
  const windows = lines.filter((line) => line.bitis !== undefined).map(stayWindow)
  const from = windows.map((window) => window.from).sort()[0]
  const to = windows
    .map((window) => window.to)
    .sort()
    .at(-1)
  return from === undefined || to === undefined ? null : { from, to }
}

interface ChosenLine {
  readonly istek: CartLineRequest
  readonly satir: number
  readonly secenek: OptionRow
}

function chooseOption(options: readonly OptionRow[], istek: CartLineRequest, satir: number): OptionRow {
  const found = options.find(
    (one) => one.urun_k_no === istek.urun_k_no && (istek.opsiyon_k_no ?? one.opsiyon_k_no) === one.opsiyon_k_no,
  )
  if (!found) throw lineRefusal('urun_yok', satir, { urun_k_no: istek.urun_k_no })
  return found
}

interface LineSources {
  readonly lang: Language
  readonly kampanyalar: Campaigns
  readonly gunler: ReadonlyMap<string, DayRows>
  readonly kurallar: readonly ResourceRule[]
  readonly eksikler: Map<number, Obstacle>
}

function soldLine(booking: Booking, { istek, satir, secenek }: ChosenLine, sources: LineSources): SoldLine {
  requireOnOffer(secenek, istek, satir)
  const { lang, kurallar } = sources
  const needs = needsOf(secenek, istek, { tenantId: booking.tenant.id, satir, kurallar })
  if (needs.eksik) sources.eksikler.set(satir, needs.eksik)
  const baslama = startOf(secenek, istek, needs.saat)
  const kampanya = sources.kampanyalar.urun.get(secenek.kampanya_k_no ?? '') ?? null
  const context = { satir, lang, now: booking.wall, gunler: sources.gunler.get(secenek.opsiyon_k_no), kampanya }
  return {
    satir,
    istek,
    secenek,
    baslik: textIn(secenek.ad, lang),
    girdi: priceInputOf(secenek, istek, context),
    ihtiyaclar: needs.ihtiyaclar,
    basladigi_an: hasClock(secenek, istek, needs.saat) ? baslama : istek.baslangic,
    baslama,
    satis_durumu: saleModeOf(secenek, baslama, booking.wall),
  }
}

function hasClock(secenek: OptionRow, istek: CartLineRequest, clock: string | undefined): boolean {
  return secenek.stok !== 'gece' && (clock ?? istek.baslangic_saat) !== undefined
}

/** A basket is booked or asked for as a whole. */
export function requireMode(basket: Basket, mode: 'direk' | 'sor_sat'): void {
  const asked = basket.satirlar.find((line) => line.satis_durumu === 'sor_sat')
  if (mode === 'direk' && asked) throw lineRefusal('sor_sat_gerekli', asked.satir)
}
