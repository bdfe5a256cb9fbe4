import type { IsoDay } from '../../calendar-day.ts'
import type { Minor } from '../../money.ts'
import { type People, payingPeople } from '../../people.ts'
import { bookingTimeStep } from '../booking-time.ts'
import { discountOn, discountStep } from '../discount/discount-amount.ts'
import type { LineInput } from '../price-input.ts'
import { type Step, totalOf } from '../receipt/receipt-step.ts'
import { priceExtra, priceFee } from './extras-price.ts'
import { hireDays, priceHire } from './hire-price.ts'
import { pricePerGroup, pricePerPerson, pricePerUnit } from './people-price.ts'
import { pricePersonNights, priceStay } from './stay-price.ts'
import type { Tariff } from './tariffs.ts'
import { pricePersonTransfer, priceVehicleTransfer } from './transfer-price.ts'

/** A line after stages 1 to 3: before the basket has a say. */
export interface LinePrice {
  readonly adimlar: readonly Step[]
  /** Stage 1: the product as it is sold today. */
  readonly toplam: Minor
  readonly ekstra_toplam: Minor
  readonly indirim_toplam: Minor
  /** Whether the product campaign counted; the second currency follows it. */
  readonly kampanya_gecerli: boolean
}

/** Stage 1. */
function priceTariff(tariff: Tariff, pax: People): Step[] {
  switch (tariff.tur) {
    case 'kisi':
      return pricePerPerson(tariff, pax)
    case 'grup':
      return pricePerGroup(tariff, pax)
    case 'gecelik':
      return priceStay(tariff, pax)
    case 'kisi_gecelik':
      return pricePersonNights(tariff, pax)
    case 'arac':
      return priceHire(tariff)
    case 'transfer_arac':
      return priceVehicleTransfer(tariff, pax)
    case 'transfer_kisi':
      return pricePersonTransfer(tariff, pax)
    case 'birim':
      return pricePerUnit(tariff)
  }
}

/** Nights, days of hire, or the days the product says it lasts. */
export function daysOfLine(line: LineInput): number {
  switch (line.tarife.tur) {
    case 'gecelik':
    case 'kisi_gecelik':
      return line.tarife.gun_fiyatlar.length
    case 'arac':
      return hireDays(line.tarife)
    default:
      return line.gun_sayisi
  }
}

/** What an `adet` campaign of a product counts: nights, days, rides, units, else adults and children. */
export function countOfLine(line: LineInput): number {
  switch (line.tarife.tur) {
    case 'gecelik':
    case 'kisi_gecelik':
    case 'arac':
      return daysOfLine(line)
    case 'transfer_arac':
    case 'transfer_kisi':
      return line.tarife.seferler.length
    case 'birim':
      return line.tarife.adet
    default:
      return payingPeople(line.pax)
  }
}

/**
 * Stage 3. Worked: "7 nights, 5 % off" on 2 870.00 = 143.50; on 6 nights nothing.
 * `decided` is the answer of the first currency, so that a threshold can never count in one and fail in the other.
 */
function productCampaignSteps(line: LineInput, price: Minor, decided: boolean | undefined): Step[] {
  const rule = line.kampanya
  if (!rule) return []
  const reached = rule.kampanya_turu === 'adet' ? countOfLine(line) : price
  if (!(decided ?? reached >= rule.toplam_tutar)) return []
  const values = { ad: rule.ad, kampanya_turu: rule.kampanya_turu }
  return [discountStep('urun_kampanya', rule, { matrah: price, tutar: discountOn(rule, price) }, values)]
}

/** Stages 1 to 3 of one line whose leaves are already in the currency. */
export function priceLine(line: LineInput, today: IsoDay, campaignDecided?: boolean): LinePrice {
  const adimlar = priceTariff(line.tarife, line.pax)
  adimlar.push(...bookingTimeStep(line.zaman_kurallari, totalOf(adimlar), today, line.baslangic))
  const toplam = totalOf(adimlar)
  const days = daysOfLine(line)
  let ekstra_toplam = 0
  for (const extra of line.ekstra_hizmetler) {
    const step = priceExtra(extra, line.pax, days)
    ekstra_toplam += step.tutar
    adimlar.push(step)
  }
  for (const fee of line.ucretler) {
    for (const step of priceFee(fee, days)) {
      if (step.asama === 'ekstra') ekstra_toplam += step.tutar
      adimlar.push(step)
    }
  }
  const campaign = productCampaignSteps(line, toplam, campaignDecided)
  adimlar.push(...campaign)
  return {
    adimlar,
    toplam,
    ekstra_toplam,
    indirim_toplam: 0 - totalOf(campaign),
    kampanya_gecerli: campaign.length > 0,
  }
}
