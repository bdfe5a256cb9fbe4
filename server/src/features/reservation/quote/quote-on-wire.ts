import type { BasketQuote } from '@meltem/contract/reservation/basket'
import type { DayPrice, FrozenRate, ReservationTotals } from '@meltem/contract/reservation/pricing'
import type { Campaign, CouponProblem, DiscountRates } from '@meltem/contract/reservation/promotion'
import type { CartLine } from '@meltem/contract/reservation/reservation'
import { converterTo, OWN_RATE } from '@meltem/domain/exchange'
import { percentageOf, toAmount } from '@meltem/domain/money'
import { findBand, hireDays } from '@meltem/domain/pricing/line/hire-price'
import type { HireTariff, Tariff } from '@meltem/domain/pricing/line/tariffs'
import type {
  BasketInput,
  CampaignRule,
  DiscountRule,
  LineInput,
  PartnerDiscount,
} from '@meltem/domain/pricing/price-input'
import { lineTotalsOnWire, receiptOnWire, totalsOnWire } from '@meltem/domain/pricing/receipt/on-the-wire'
import { dayOfWall, type WallTime } from '@meltem/domain/wall-time'
import { termsOf } from '../booked-lines.ts'
import { plannedOnWire, planOfBasket } from '../collect/payment-schedule.ts'
import type { Allocation } from '../stock/allocate.ts'
import { policiesOf } from './line-policies.ts'
import { currenciesOf, type PricedBasket } from './price.ts'

interface QuoteSurroundings {
  readonly engeller: Allocation['engeller']
  /** What the coupon was refused for before the basket was looked at. */
  readonly sorun: CouponProblem | null
  readonly wall: WallTime
}

/** The basket as the screen shows it. */
export function quoteOnWire(priced: PricedBasket, { engeller, sorun, wall }: QuoteSurroundings): BasketQuote {
  const { sepet, girdi, fiyat } = priced
  return {
    sepet_urunler: linesOnWire(priced),
    rezervasyon_toplam: totalsOnWire(fiyat.sabit.toplam),
    kur_rezervasyon_toplam: totalsOnWire(fiyat.secilen.toplam),
    fis: receiptOnWire(fiyat.secilen),
    kur_bilgi: ratesOnWire(girdi),
    indirim_oranlar: discountRates(priced),
    kupon_sorunu: sorun ?? fiyat.kararlar.kupon_sorunu,
    satis_durumlari: sepet.satirlar.map((line) => line.satis_durumu),
    sepet_kampanyalari: girdi.sepet_kampanyalar.map(campaignOnWire),
    satir_kosullari: policiesOf(sepet).map((policy) => termsOf(policy, wall)),
    odeme_plani: plannedOnWire(planOfBasket(priced), sepet.lang),
    engeller: [...engeller],
  }
}

export function linesOnWire({ sepet, fiyat }: PricedBasket): CartLine[] {
  return sepet.satirlar.map((line, place) => {
    const { istek, secenek, girdi } = line
    const sabit = fiyat.sabit.satirlar[place]
    const secilen = fiyat.secilen.satirlar[place]
    if (!sabit || !secilen) throw new Error('a priced basket has totals for every line')
    return {
      k_no: istek.k_no,
      urun_k_no: secenek.urun_k_no,
      urun_tipi: secenek.urun_tipi,
      baslik: line.baslik,
      baslangic: istek.baslangic,
      baslangic_saat: line.basladigi_an.length > 10 ? line.basladigi_an.slice(11) : null,
      bitis: istek.bitis ?? null,
      bitis_saat: istek.bitis_saat ?? null,
      ...(istek.adet !== undefined && istek.adet > 1 ? { adet: istek.adet } : {}),
      pax: istek.pax,
      fiyatlandirma: isPerPerson(girdi.tarife) ? 'tekil' : 'grup',
      bugun_satis_fiyat: todaysPrice(girdi.tarife),
      gun_fiyatlar: dayPrices(girdi.tarife),
      sabit_toplam: lineTotalsOnWire(sabit),
      kur_toplam: lineTotalsOnWire(secilen),
      kdv_turu: girdi.kdv_turu,
      kdv_oran: girdi.kdv_oran,
      odeme_tipi: girdi.odeme_tipi,
      odeme_tipi_oran: girdi.odeme_tipi_oran,
      ekstra_hizmetler: girdi.ekstra_hizmetler.map(({ k_no, ad, birim, adet, fiyat: price, kur }) => ({
        k_no,
        ad,
        birim,
        adet,
        fiyat: toAmount(price),
        kur,
      })),
      urun_cache: { kampanya: girdi.kampanya && campaignOnWire(girdi.kampanya) },
    }
  })
}

function isPerPerson({ tur }: Tariff): boolean {
  return tur === 'kisi' || tur === 'kisi_gecelik' || tur === 'transfer_kisi'
}

/** One number for the card: the adult, the group, the first night, day or ride. */
function leadPrice(tariff: Tariff): number {
  switch (tariff.tur) {
    case 'kisi':
      return tariff.yetiskin_fiyat
    case 'grup':
    case 'birim':
      return tariff.fiyat
    case 'gecelik':
      return tariff.gun_fiyatlar[0]?.fiyat ?? 0
    case 'kisi_gecelik':
      return tariff.gun_fiyatlar[0]?.yetiskin_fiyat ?? 0
    case 'arac':
      return firstHireDay(tariff)
    case 'transfer_arac':
      return tariff.seferler[0]?.fiyat ?? 0
    case 'transfer_kisi':
      return tariff.seferler[0]?.yetiskin_fiyat ?? 0
  }
}

/** The day of pick-up at the price of the whole hire's length. */
function firstHireDay(tariff: HireTariff): number {
  const day = dayOfWall(tariff.alis)
  const season = tariff.donemler.find(({ ilk_gun, son_gun }) => ilk_gun <= day && day <= son_gun)
  return findBand(season?.bantlar ?? [], hireDays(tariff))?.fiyat ?? 0
}

function todaysPrice(tariff: Tariff): CartLine['bugun_satis_fiyat'] {
  const { kur } = tariff
  const fiyat = toAmount(leadPrice(tariff))
  if (tariff.tur === 'grup') return { fiyat, arti_kisi: toAmount(tariff.arti_kisi), en_cok: tariff.en_cok, kur }
  if (tariff.tur === 'gecelik') {
    return { fiyat, arti_kisi: toAmount(tariff.gun_fiyatlar[0]?.arti_kisi ?? 0), en_cok: tariff.en_cok, kur }
  }
  return { fiyat, arti_kisi: 0, en_cok: 0, kur }
}

function dayPrices(tariff: Tariff): DayPrice[] {
  if (tariff.tur === 'gecelik') {
    return tariff.gun_fiyatlar.map((day) => ({
      ...day,
      fiyat: toAmount(day.fiyat),
      arti_kisi: toAmount(day.arti_kisi),
      haftalik_fiyat: day.haftalik_fiyat === null ? null : toAmount(day.haftalik_fiyat),
    }))
  }
  if (tariff.tur !== 'kisi_gecelik') return []
  return tariff.gun_fiyatlar.map(({ tarih, sezon, yetiskin_fiyat }) => {
    return { tarih, sezon, fiyat: toAmount(yetiskin_fiyat), arti_kisi: 0, haftalik_fiyat: null }
  })
}

function campaignOnWire(rule: CampaignRule): Campaign {
  return {
    ...rule,
    urun_tipleri: [...rule.urun_tipleri],
    toplam_tutar: rule.kampanya_turu === 'tutar' ? toAmount(rule.toplam_tutar) : rule.toplam_tutar,
    indirim_tutari: rule.indirim_turu === 'tutar' ? toAmount(rule.indirim_tutari) : rule.indirim_tutari,
  }
}

/** Every rate the price used, for the receipt and the books. */
export function ratesOnWire(input: BasketInput): FrozenRate[] {
  const { satirlar, sabit_kur, secilen_kur, kurlar, banka_kodu, bulten_tarihi, elle_kurlar = {} } = input
  const used = new Set([sabit_kur, secilen_kur, ...satirlar.flatMap((line: LineInput) => currenciesOf(line))])
  return Array.from(used, (kur) => ({
    kur,
    satis: kurlar[kur] ?? '1',
    ...(elle_kurlar[kur]
      ? { banka_kodu: OWN_RATE, bulten_tarihi: elle_kurlar[kur] }
      : { banka_kodu, bulten_tarihi: kur === sabit_kur ? null : bulten_tarihi }),
  }))
}

/** `indirim_oranlar`: per cent as entered, fixed amounts in the base currency. */
export function discountRates({ girdi, fiyat }: PricedBasket): DiscountRates {
  const convert = converterTo(girdi.sabit_kur, girdi.kurlar)
  const rate = (rule: DiscountRule | null | undefined, amount: number) => {
    if (!rule || amount === 0) return null
    const { indirim_turu: turu, indirim_tutari } = rule
    return { turu, oran: turu === 'yuzde' ? indirim_tutari : toAmount(convert(indirim_tutari, rule.kur)) }
  }
  const { toplam } = fiyat.secilen
  const place = fiyat.kararlar.sepet_kampanya
  return {
    kupon_indirim: rate(girdi.kupon, toplam.kupon_indirim),
    sepet_indirim: rate(place === null ? null : girdi.sepet_kampanyalar[place], toplam.sepet_indirim),
    iskonto_indirim: rate(asOneRate(girdi.iskonto, toplam), toplam.iskonto_indirim),
  }
}

/** Lines with rates of their own are told as the one rate they come to. */
function asOneRate(partner: PartnerDiscount | null, totals: ReservationTotals): DiscountRule | null {
  if (!partner?.satir_oranlari) return partner
  const before = totals.urun_toplam - totals.sepet_indirim - totals.kupon_indirim
  return { ...partner, indirim_turu: 'yuzde', indirim_tutari: percentageOf(totals.iskonto_indirim, before) }
}
