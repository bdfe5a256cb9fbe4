import { type Convert, converterTo } from '../../exchange.ts'
import { findBand, hireDays } from '../line/hire-price.ts'
import type {
  HireTariff,
  NightSurcharge,
  PersonTransferTariff,
  Tariff,
  VehicleTransferTariff,
} from '../line/tariffs.ts'
import type { BasketInput, DiscountRule, LineInput } from '../price-input.ts'

/** Prices of people under the names they share in every tariff that has them. */
function peoplePrices<T extends { yetiskin_fiyat: number; cocuk_fiyat: number; bebek_fiyat: number }>(
  row: T,
  from: string,
  convert: Convert,
): T {
  return {
    ...row,
    yetiskin_fiyat: convert(row.yetiskin_fiyat, from),
    cocuk_fiyat: convert(row.cocuk_fiyat, from),
    bebek_fiyat: convert(row.bebek_fiyat, from),
  }
}

function surcharge(rule: NightSurcharge | null, from: string, convert: Convert): NightSurcharge | null {
  return rule?.turu === 'tutar' ? { ...rule, tutar: convert(rule.tutar, from) } : rule
}

/** Only the band that the length picks is a leaf of this price; the others stay behind. */
function hire(tariff: HireTariff, kur: string, convert: Convert): HireTariff {
  const days = hireDays(tariff)
  const donemler = tariff.donemler.map((season) => {
    const band = findBand(season.bantlar, days)
    return { ...season, bantlar: band ? [{ ...band, fiyat: convert(band.fiyat, tariff.kur) }] : [] }
  })
  return { ...tariff, kur, donemler }
}

function vehicleTransfer(tariff: VehicleTransferTariff, kur: string, convert: Convert): VehicleTransferTariff {
  const seferler = tariff.seferler.map((ride) => ({ ...ride, fiyat: convert(ride.fiyat, tariff.kur) }))
  return { ...tariff, kur, seferler, gece_farki: surcharge(tariff.gece_farki, tariff.kur, convert) }
}

function personTransfer(tariff: PersonTransferTariff, kur: string, convert: Convert): PersonTransferTariff {
  const seferler = tariff.seferler.map((ride) => peoplePrices(ride, tariff.kur, convert))
  return { ...tariff, kur, seferler, gece_farki: surcharge(tariff.gece_farki, tariff.kur, convert) }
}

function convertTariff(tariff: Tariff, kur: string, convert: Convert): Tariff {
  const from = tariff.kur
  if (from === kur) return tariff
  switch (tariff.tur) {
    case 'kisi':
      return { ...peoplePrices(tariff, from, convert), kur }
    case 'grup':
      return { ...tariff, kur, fiyat: convert(tariff.fiyat, from), arti_kisi: convert(tariff.arti_kisi, from) }
    case 'birim':
      return { ...tariff, kur, fiyat: convert(tariff.fiyat, from) }
    case 'gecelik': {
      const gun_fiyatlar = tariff.gun_fiyatlar.map((day) => ({
        ...day,
        fiyat: convert(day.fiyat, from),
        arti_kisi: convert(day.arti_kisi, from),
        haftalik_fiyat: day.haftalik_fiyat === null ? null : convert(day.haftalik_fiyat, from),
      }))
      return { ...tariff, kur, gun_fiyatlar }
    }
    case 'kisi_gecelik':
      return { ...tariff, kur, gun_fiyatlar: tariff.gun_fiyatlar.map((day) => peoplePrices(day, from, convert)) }
    case 'arac':
      return hire(tariff, kur, convert)
    case 'transfer_arac':
      return vehicleTransfer(tariff, kur, convert)
    case 'transfer_kisi':
      return personTransfer(tariff, kur, convert)
  }
}

/** Rates and counts stay; only what is money moves. */
function convertDiscount<T extends DiscountRule>(rule: T, kur: string, convert: Convert): T {
  const indirim_tutari = rule.indirim_turu === 'tutar' ? convert(rule.indirim_tutari, rule.kur) : rule.indirim_tutari
  return { ...rule, kur, indirim_tutari }
}

function convertCampaign<T extends DiscountRule & { kampanya_turu: string; toplam_tutar: number }>(
  rule: T,
  kur: string,
  convert: Convert,
): T {
  const toplam_tutar = rule.kampanya_turu === 'tutar' ? convert(rule.toplam_tutar, rule.kur) : rule.toplam_tutar
  return { ...convertDiscount(rule, kur, convert), toplam_tutar }
}

function convertLine(line: LineInput, kur: string, convert: Convert): LineInput {
  const money = <T extends { fiyat: number; kur: string }>(row: T): T =>
    row.kur === kur ? row : { ...row, kur, fiyat: convert(row.fiyat, row.kur) }
  return {
    ...line,
    tarife: convertTariff(line.tarife, kur, convert),
    ekstra_hizmetler: line.ekstra_hizmetler.map(money),
    ucretler: line.ucretler.map(money),
    kampanya: line.kampanya && convertCampaign(line.kampanya, kur, convert),
  }
}

/**
 * The leaves first (PRICE-11): price per person, night, day, vehicle or extra and every fixed discount, each rounded
 * once, so that in every currency unit × count is the amount shown. Worked: 48.50 EUR at 51.2034 = 2 483.36 TRY, so
 * three adults are 7 450.08 TRY; converting their 145.50 EUR instead would say 7 450.09.
 */
export function inCurrency(basket: BasketInput, kur: string): BasketInput {
  const convert = converterTo(kur, basket.kurlar)
  const { kupon, iskonto, elle } = basket
  return {
    ...basket,
    satirlar: basket.satirlar.map((line) => convertLine(line, kur, convert)),
    sepet_kampanyalar: basket.sepet_kampanyalar.map((rule) => convertCampaign(rule, kur, convert)),
    kupon: kupon && { ...convertDiscount(kupon, kur, convert), alt_sinir: convert(kupon.alt_sinir, kupon.kur) },
    iskonto: iskonto && convertDiscount(iskonto, kur, convert),
    elle: elle ? convertDiscount(elle, kur, convert) : null,
  }
}
