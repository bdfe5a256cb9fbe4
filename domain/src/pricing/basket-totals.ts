import type { LineTotals, ReservationTotals } from '@meltem/contract/pricing'
import { type Minor, percentageOf } from '../money.ts'
import { instalmentDifference } from './deposit.ts'
import type { BasketInput } from './price-input.ts'

type SummedField = Exclude<keyof LineTotals, 'kdv_oran'>

function sumOf(lines: readonly LineTotals[], field: SummedField): Minor {
  let total = 0
  for (const line of lines) total += line[field]
  return total
}

/**
 * Stages 6, 9 and 10: the reservation is the sum of its lines, plus the instalment difference.
 * Worked: `ara_toplam` 337.84 + VAT 67.57 = 405.41, all due now; 3 instalments at 5.75 % = 23.31;
 * `genel_toplam` 428.72, `on_odeme_toplam` 428.72 (100 %), `kalan_toplam` 0.00.
 */
export function totalBasket(lines: readonly LineTotals[], basket: BasketInput): ReservationTotals {
  const ara_toplam = sumOf(lines, 'ara_toplam')
  const kdv_toplam = sumOf(lines, 'kdv_toplam')
  const deposit = sumOf(lines, 'on_odeme_toplam')
  const taksit_fark = instalmentDifference(deposit, basket.kart_taksit, basket.taksit_oranlari)
  const genel_toplam = ara_toplam + kdv_toplam + taksit_fark
  const on_odeme_toplam = deposit + taksit_fark
  if (!Number.isSafeInteger(genel_toplam)) throw new RangeError('total leaves the safe integers')
  return {
    urun_toplam: sumOf(lines, 'toplam') - sumOf(lines, 'indirim_toplam'),
    ekstra_toplam: sumOf(lines, 'ekstra_toplam'),
    sepet_indirim: sumOf(lines, 'sepet_indirim'),
    kupon_indirim: sumOf(lines, 'kupon_indirim'),
    iskonto_indirim: sumOf(lines, 'iskonto_indirim'),
    ara_toplam,
    kdv_toplam,
    kdv_dahil: sumOf(lines, 'kdv_dahil'),
    taksit_fark,
    genel_toplam,
    on_odeme_oran: percentageOf(on_odeme_toplam, genel_toplam),
    on_odeme_toplam,
    kalan_toplam: genel_toplam - on_odeme_toplam,
  }
}
