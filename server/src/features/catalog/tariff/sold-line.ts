import type { PaymentRule, ToldRule } from '@meltem/contract/payment/plan'
import type { CartLineRequest } from '@meltem/contract/reservation/reservation'
import type { Language, LocalText } from '@meltem/contract/wire/language'
import { salesModeAt } from '@meltem/domain/availability/sale-window'
import { dayNumber, dayOf, type IsoDay } from '@meltem/domain/calendar-day'
import { depositTerms } from '@meltem/domain/payment/payment-plan'
import type { CampaignRule, Extra, Fee, LineInput } from '@meltem/domain/pricing/price-input'
import { findLineProblem } from '@meltem/domain/reservation/line-offer'
import type { WallTime } from '@meltem/domain/wall-time'
import type { DayRows } from './day-rows.ts'
import { lineRefusal } from './line-refusal.ts'
import { roomsOf, tariffOf } from './line-tariff.ts'
import type { OptionRow } from './sellable.queries.ts'
import type { StockNeed } from './stock-need.ts'

/** A line that was found on sale: what it costs is computable, what it takes is known. */
export interface SoldLine {
  readonly satir: number
  readonly istek: CartLineRequest
  readonly secenek: OptionRow
  readonly baslik: string
  readonly girdi: LineInput
  readonly ihtiyaclar: readonly StockNeed[]
  /** When the service starts: a day (YYYY-MM-DD) for stays, a wall time for everything with a clock. */
  readonly basladigi_an: string
  /** The same as a time, for sale windows. */
  readonly baslama: WallTime
  readonly satis_durumu: 'direk' | 'sor_sat'
}

export interface LineContext {
  readonly satir: number
  readonly lang: Language
  readonly now: WallTime
  readonly gunler: DayRows | undefined
  readonly kampanya: CampaignRule | null
}

/** Name in the language, or the next best one. */
export function textIn(text: LocalText, language: Language): string {
  return text[language] ?? text.en ?? text.tr ?? Object.values(text)[0] ?? ''
}

/** Everything the line asks for must be on offer: anything else is refused, never taken along in silence. */
export function requireOnOffer(secenek: OptionRow, istek: CartLineRequest, satir: number): void {
  const found = findLineProblem(istek, secenek)
  if (found) throw lineRefusal(found.kod, satir, found.ayrinti)
}

/** The first time of the service; stays start at the hour of arrival. */
export function startOf(secenek: OptionRow, istek: CartLineRequest, clock: string | undefined): WallTime {
  const stay = secenek.stok === 'gece' ? (secenek.konaklama?.giris_saati ?? '12:00') : undefined
  return `${istek.baslangic}T${clock ?? istek.baslangic_saat ?? stay ?? '23:59'}`
}

function chosenExtras(secenek: OptionRow, istek: CartLineRequest, { satir, lang }: LineContext): Extra[] {
  return istek.ekstra_hizmetler.map(({ k_no, adet }) => {
    const offered = secenek.ekstra_hizmetler.find((one) => one.k_no === k_no)
    if (!offered) throw lineRefusal('ekstra_yok', satir, { k_no })
    return { ...offered, ad: textIn(offered.ad, lang), adet }
  })
}

/** Pets and beds as the line says; cleaning, heating and the damage deposit once for every room. */
function feesOf(secenek: OptionRow, istek: CartLineRequest): Fee[] {
  return secenek.ucretler.map((fee) => {
    if (fee.tur === 'evcil_hayvan') return { ...fee, adet: istek.evcil_hayvan ?? 0 }
    if (fee.tur === 'ek_yatak') return { ...fee, adet: istek.ek_yatak ?? 0 }
    return { ...fee, adet: roomsOf(secenek, istek) }
  })
}

/** The line as pricing wants it. */
export function priceInputOf(secenek: OptionRow, istek: CartLineRequest, context: LineContext): LineInput {
  return {
    k_no: istek.k_no,
    urun_tipi: secenek.urun_tipi,
    pax: istek.pax,
    baslangic: istek.baslangic,
    gun_sayisi: secenek.gun_sayisi,
    tarife: tariffOf(secenek, istek, context),
    zaman_kurallari: secenek.zaman_kurallari,
    ekstra_hizmetler: chosenExtras(secenek, istek, context),
    ucretler: feesOf(secenek, istek),
    kampanya: context.kampanya,
    kdv_turu: secenek.kdv_turu,
    kdv_oran: secenek.kdv_oran,
    ...depositTerms(secenek.odeme_adimlari, secenek),
    ...(secenek.odeme_adimlari ? { odeme_adimlari: secenek.odeme_adimlari } : {}),
  }
}

/** A product that is sold directly may have to be asked for shortly before it starts; once it has, nothing helps. */
export function saleModeOf(secenek: OptionRow, start: WallTime, now: WallTime): 'direk' | 'sor_sat' {
  if (secenek.rezervasyon_satis_durum === 'sor_sat' || start < now) return secenek.rezervasyon_satis_durum
  return salesModeAt(secenek.satis_penceresi, start, now)
}

/** Days to read around a stay, so that gaps between guests can be seen. */
export const STAY_MARGIN = 31

export function stayWindow(istek: Pick<CartLineRequest, 'baslangic' | 'bitis'>): { from: IsoDay; to: IsoDay } {
  const end = istek.bitis ?? istek.baslangic
  return { from: dayOf(dayNumber(istek.baslangic) - STAY_MARGIN), to: dayOf(dayNumber(end) + STAY_MARGIN) }
}

/** Payments of a product as its page tells them. */
export function rulesOnWire(rules: readonly PaymentRule[] | null, language: Language): ToldRule[] {
  return (rules ?? []).map(({ tetik, olay, bekleme_gun, gun, saat, oran, ad }) => {
    return { tetik, olaylar: olay ? [olay] : [], bekleme_gun, gun, saat, oran, ad: ad ? textIn(ad, language) : null }
  })
}
