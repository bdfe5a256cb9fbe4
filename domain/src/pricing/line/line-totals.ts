import type { LineTotals, StepCode } from '@meltem/contract/reservation/pricing'
import type { Minor } from '../../money.ts'
import type { People } from '../../people.ts'
import { type AskedType, depositOf } from '../payment/deposit.ts'
import type { LineInput } from '../price-input.ts'
import type { Step } from '../receipt/receipt-step.ts'
import { vatOn, vatStep } from '../receipt/vat.ts'
import type { LinePrice } from './line-price.ts'

/** This line's shares of what was taken off the whole basket. */
export interface LineShares {
  readonly sepet_indirim: Minor
  readonly kupon_indirim: Minor
  readonly iskonto_indirim: Minor
}

export interface TotalledLine {
  /** In minor units, under the names of the wire. */
  readonly toplam: LineTotals
  readonly kdv_adimi: Step
}

const PERSON_OF: Readonly<Partial<Record<StepCode, keyof People>>> = {
  yetiskin: 'yetiskin',
  gece_yetiskin: 'yetiskin',
  sefer_yetiskin: 'yetiskin',
  cocuk: 'cocuk',
  gece_cocuk: 'cocuk',
  sefer_cocuk: 'cocuk',
  bebek: 'bebek',
  gece_bebek: 'bebek',
  sefer_bebek: 'bebek',
}

/** What adults, children and infants come to, wherever the tariff counts people. */
function amountsOfPeople(steps: readonly Step[]): { yetiskin: Minor; cocuk: Minor; bebek: Minor } {
  const amounts = { yetiskin: 0, cocuk: 0, bebek: 0 }
  for (const step of steps) {
    const person = PERSON_OF[step.kod]
    if (person) amounts[person] += step.tutar
  }
  return amounts
}

const NO_PRICES = { yetiskin_fiyat: 0, cocuk_fiyat: 0, bebek_fiyat: 0 }

function unitPrices(line: LineInput): typeof NO_PRICES {
  return line.tarife.tur === 'kisi' ? line.tarife : NO_PRICES
}

/**
 * Stages 6 to 8 of one line. Worked: tour 120.00, campaign share 18.00, pick-up 18.00, VAT 20 % inside, deposit 25 %:
 * `ara_toplam` 120.00, contained VAT 20.00, `genel_toplam` 120.00, due now 30.00, later 90.00.
 */
export function totalLine(line: LineInput, price: LinePrice, shares: LineShares, type: AskedType): TotalledLine {
  const off = price.indirim_toplam + shares.sepet_indirim + shares.kupon_indirim + shares.iskonto_indirim
  const ara_toplam = price.toplam - off + price.ekstra_toplam
  const vat = vatOn(ara_toplam, line.kdv_turu, line.kdv_oran)
  const genel_toplam = ara_toplam + vat.kdv_toplam
  const on_odeme_toplam = depositOf(line, genel_toplam, type)
  const unit = unitPrices(line)
  const amounts = amountsOfPeople(price.adimlar)
  const toplam: LineTotals = {
    yetiskin_fiyat: unit.yetiskin_fiyat,
    cocuk_fiyat: unit.cocuk_fiyat,
    bebek_fiyat: unit.bebek_fiyat,
    yetiskin: amounts.yetiskin,
    cocuk: amounts.cocuk,
    bebek: amounts.bebek,
    toplam: price.toplam,
    indirim_toplam: price.indirim_toplam,
    sepet_indirim: shares.sepet_indirim,
    kupon_indirim: shares.kupon_indirim,
    iskonto_indirim: shares.iskonto_indirim,
    ekstra_toplam: price.ekstra_toplam,
    ara_toplam,
    kdv_oran: line.kdv_oran,
    kdv_toplam: vat.kdv_toplam,
    kdv_dahil: vat.kdv_dahil,
    genel_toplam,
    on_odeme_toplam,
    kalan_toplam: genel_toplam - on_odeme_toplam,
  }
  return { toplam, kdv_adimi: vatStep(ara_toplam, line.kdv_turu, line.kdv_oran, vat) }
}
