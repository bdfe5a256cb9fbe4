import type { BasketRequest } from '@meltem/contract/reservation/basket'
import type { PaymentType } from '@meltem/contract/reservation/pricing'
import { BASE_EXCHANGE } from '@meltem/contract/settings'
import { AppError } from '@meltem/contract/wire/errors'
import { sellerRates } from '@meltem/domain/agency/commission'
import { agencyDiscount, pricesNet } from '@meltem/domain/agency/terms'
import { percentOf, toAmount } from '@meltem/domain/money'
import { PriceMissing } from '@meltem/domain/pricing/line/price-missing'
import { type BasketPrice, priceBasket } from '@meltem/domain/pricing/price-basket'
import type {
  BasketInput,
  CouponRule,
  DiscountRule,
  LineInput,
  PartnerDiscount,
} from '@meltem/domain/pricing/price-input'
import type { FrozenPrices } from '../../../platform/db/tables/reservation.ts'
import type { RateSheet } from '../../settings/rates.ts'
import type { Booking } from '../booking.ts'
import type { Person } from '../person.ts'
import type { Basket } from './read-basket.ts'

/** What the person chooses about paying; everything else of a price is the server's. */
export interface PriceChoices {
  readonly secilen_kur: string
  readonly odeme_tipi: PaymentType
  readonly kart_taksit: number
}

/** A basket with what it comes to and the leaves it was computed from. */
export interface PricedBasket {
  readonly sepet: Basket
  readonly girdi: BasketInput
  readonly fiyat: BasketPrice
}

export function choicesOf(request: Pick<BasketRequest, 'secilen_kur' | 'odeme_tipi' | 'kart_taksit'>): PriceChoices {
  const { secilen_kur, odeme_tipi = 'on_odeme', kart_taksit = 1 } = request
  return { secilen_kur, odeme_tipi, kart_taksit }
}

/** Today's leaves: prices of the tables, rates of the bulletin, campaigns that run. */
export function pricesNow(booking: Booking, basket: Basket, rates: RateSheet = booking.rates): FrozenPrices {
  return {
    satirlar: basket.satirlar.map((line) => line.girdi),
    ...rates,
    bugun: booking.wall.slice(0, 10),
    sepet_kampanyalar: basket.kampanyalar.sepet,
  }
}

/** Prices a basket from its leaves: today's, or those a hold has promised. */
export function priceWith(
  booking: Booking,
  sepet: Basket,
  prices: FrozenPrices,
  { choices, kupon }: { readonly choices: PriceChoices; readonly kupon: CouponRule | null },
): PricedBasket {
  requireOffered(booking, choices, prices)
  const girdi: BasketInput = {
    sabit_kur: BASE_EXCHANGE.kod,
    ...prices,
    ...choices,
    kupon,
    iskonto: partnerOf(booking, sepet),
    elle: ownPrice(booking.person),
    taksit_oranlari: booking.terms.taksit_oranlari,
  }
  requireWithinLimit(booking.person, girdi)
  const satirlar = sepet.satirlar.map((line, place) => ({ ...line, girdi: prices.satirlar[place] ?? line.girdi }))
  return { sepet: { ...sepet, satirlar }, girdi, fiyat: priceOrRefuse(girdi) }
}

/** An agency's terms count in the price only where the agency is who pays. */
function partnerOf({ person }: Booking, { satirlar }: Basket): PartnerDiscount | null {
  const { acente } = person
  if (!acente) return person.iskonto
  if (!pricesNet(acente.akis)) return null
  const oranlar = satirlar.map(({ secenek }) => acente.oranlar.get(secenek.urun_k_no) ?? 0)
  return agencyDiscount(acente.ad, sellerRates({ ...acente, oranlar }), BASE_EXCHANGE.kod)
}

function ownPrice({ elle }: Person): DiscountRule | null {
  return elle ? { indirim_turu: 'tutar', indirim_tutari: elle.tutar, kur: elle.kur } : null
}

/** Asked wherever a price is made, so that no call gets around it: the part of the list price a role may take off. */
function requireWithinLimit({ elle }: Person, girdi: BasketInput): void {
  if (!elle || elle.tutar === 0) return
  const { kur, toplam } = priceOrRefuse({ ...girdi, elle: null }).secilen
  const most = percentOf(toplam.genel_toplam, elle.sinir)
  if (elle.kur !== kur || elle.tutar > most) throw new AppError('sinir_asildi', { ayrinti: { sinir: toAmount(most) } })
}

function priceOrRefuse(girdi: BasketInput): BasketPrice {
  try {
    return priceBasket(girdi)
  } catch (error) {
    throw error instanceof PriceMissing ? noPrice(error) : error
  }
}

function noPrice(cause: PriceMissing): AppError {
  return new AppError('fiyat_yok', { ayrinti: { tarih: cause.tarih } }, { cause })
}

function requireOffered({ settings, terms }: Booking, choices: PriceChoices, { satirlar, kurlar }: FrozenPrices): void {
  const { secilen_kur, kart_taksit } = choices
  const offered = settings.exchange.kurlar.some((row) => row.kod === secilen_kur)
  const used = [secilen_kur, ...satirlar.flatMap(currenciesOf)]
  if (!offered || used.some((kur) => !Object.hasOwn(kurlar, kur))) throw new AppError('kur_yok')
  if (kart_taksit > 1 && terms.taksit_oranlari[kart_taksit] === undefined) throw new AppError('taksit_yok')
}

export function currenciesOf({ tarife, ekstra_hizmetler, ucretler, kampanya }: LineInput): string[] {
  const others = [...ekstra_hizmetler, ...ucretler, ...(kampanya ? [kampanya] : [])]
  return [tarife.kur, ...others.map((one) => one.kur)]
}

interface Seen {
  readonly genel_toplam: number
  readonly on_odeme_toplam: number
}

/** PRICE-1: what the client sends is compared, never used; a cent of difference asks the person again. */
export function requireSeenTotals({ secilen }: BasketPrice, seen: Seen): void {
  requireSeen(secilen.kur, secilen.toplam, seen)
}

/** The same for totals in minor units that no basket was priced for. */
export function requireSeen(kur: string, { genel_toplam, on_odeme_toplam }: Seen, seen: Seen): void {
  const same =
    Math.round(seen.genel_toplam * 100) === genel_toplam && Math.round(seen.on_odeme_toplam * 100) === on_odeme_toplam
  if (same) return
  throw new AppError('fiyat_degisti', {
    ayrinti: {
      kur,
      kur_rezervasyon_toplam: { genel_toplam: genel_toplam / 100, on_odeme_toplam: on_odeme_toplam / 100 },
    },
  })
}
