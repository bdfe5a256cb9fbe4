import type { PriceStage, StepCode } from '@meltem/contract/reservation/pricing'
import { type Minor, percentOf } from '../../money.ts'

export type StepValues = Readonly<Record<string, string | number>>

/** One row of the receipt in minor units; the wire's `ReceiptStep` has the same names. */
export interface Step {
  readonly asama: PriceStage
  readonly kod: StepCode
  /** Written once, when the receipt is put together: a stage does not know where its line stands. */
  satir: number | null
  readonly adet: number
  readonly birim_fiyat: Minor | null
  readonly matrah: Minor | null
  readonly oran: number | null
  readonly tutar: Minor
  readonly parametreler: StepValues
}

/** Every reason belongs to one stage; those that are not named here make up the price of the line itself. */
const STAGES: Readonly<Partial<Record<StepCode, PriceStage>>> = {
  ekstra: 'ekstra',
  temizlik: 'ekstra',
  evcil_hayvan: 'ekstra',
  isitma: 'ekstra',
  ek_yatak: 'ekstra',
  urun_kampanya: 'urun_kampanya',
  sepet_kampanya: 'sepet_kampanya',
  kupon: 'kupon',
  iskonto: 'iskonto',
  elle_fiyat: 'elle',
  kdv_haric: 'kdv',
  taksit_fark: 'taksit',
  kdv_dahil: 'bilgi',
  hasar_depozitosu: 'bilgi',
  kur: 'bilgi',
}

function stageOf(kod: StepCode): PriceStage {
  return STAGES[kod] ?? 'satir'
}

const NO_VALUES: StepValues = {}

/** Count times price. Worked: 2 adults × 48.00 = 96.00. */
export function countStep(kod: StepCode, adet: number, price: Minor, parametreler = NO_VALUES): Step {
  const tutar = adet * price
  if (!Number.isSafeInteger(tutar)) throw new RangeError('amount leaves the safe integers')
  const asama = stageOf(kod)
  return { asama, kod, satir: null, adet, birim_fiyat: price, matrah: null, oran: null, tutar, parametreler }
}

/** What a rate or a fixed discount was taken of. */
export interface Taken {
  readonly matrah: Minor | null
  readonly oran: number | null
  readonly tutar: Minor
}

/** An amount that is no count times price: a rate, a discount, a tax. */
export function amountStep(kod: StepCode, { matrah, oran, tutar }: Taken, parametreler = NO_VALUES): Step {
  const asama = stageOf(kod)
  return { asama, kod, satir: null, adet: 1, birim_fiyat: null, matrah, oran, tutar, parametreler }
}

/** A rate taken off. Worked: 5 % of 92.00 = −4.60. */
export function rateOffStep(kod: StepCode, matrah: Minor, oran: number, parametreler = NO_VALUES): Step {
  return amountStep(kod, { matrah, oran, tutar: 0 - percentOf(matrah, oran) }, parametreler)
}

export function totalOf(steps: readonly Step[]): Minor {
  let total = 0
  for (const step of steps) total += step.tutar
  return total
}
