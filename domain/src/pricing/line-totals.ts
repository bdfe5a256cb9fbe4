import type { LineTotals, PaymentType, StepCode } from '@meltem/contract/pricing'
import type { Minor } from '../money.ts'
import { depositOf } from './deposit.ts'
import type { LinePrice } from './line-price.ts'
import type { LineInput } from './price-input.ts'
import type { Step } from './receipt-step.ts'
import { vatOn, vatStep } from './vat.ts'

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

const ADULT_STEPS: readonly StepCode[] = ['yetiskin', 'gece_yetiskin', 'sefer_yetiskin']
const CHILD_STEPS: readonly StepCode[] = ['cocuk', 'gece_cocuk', 'sefer_cocuk']
const INFANT_STEPS: readonly StepCode[] = ['bebek', 'gece_bebek', 'sefer_bebek']

function amountOf(steps: readonly Step[], codes: readonly StepCode[]): Minor {
  let total = 0
  for (const step of steps) if (codes.includes(step.kod)) total += step.tutar
  return total
}

const NO_PRICES = { yetiskin_fiyat: 0, cocuk_fiyat: 0, bebek_fiyat: 0 }

function unitPrices(line: LineInput): typeof NO_PRICES {
  if (line.tarife.tur !== 'kisi') return NO_PRICES
  const { yetiskin_fiyat, cocuk_fiyat, bebek_fiyat } = line.tarife
  return { yetiskin_fiyat, cocuk_fiyat, bebek_fiyat }
}

/**
 * Stages 6 to 8 of one line. Worked: tour 120.00, campaign share 18.00, pick-up 18.00, VAT 20 % inside, deposit 25 %:
 * `ara_toplam` 120.00, contained VAT 20.00, `genel_toplam` 120.00, due now 30.00, later 90.00.
 */
export function totalLine(line: LineInput, price: LinePrice, shares: LineShares, type: PaymentType): TotalledLine {
  const off = price.indirim_toplam + shares.sepet_indirim + shares.kupon_indirim + shares.iskonto_indirim
  const ara_toplam = price.toplam - off + price.ekstra_toplam
  const vat = vatOn(ara_toplam, line.kdv_turu, line.kdv_oran)
  const genel_toplam = ara_toplam + vat.kdv_toplam
  const on_odeme_toplam = depositOf(line, genel_toplam, type)
  const toplam: LineTotals = {
    ...unitPrices(line),
    yetiskin: amountOf(price.adimlar, ADULT_STEPS),
    cocuk: amountOf(price.adimlar, CHILD_STEPS),
    bebek: amountOf(price.adimlar, INFANT_STEPS),
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
