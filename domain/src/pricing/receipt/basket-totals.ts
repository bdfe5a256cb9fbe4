import type { LineTotals, ReservationTotals } from '@meltem/contract/reservation/pricing'
import { percentageOf } from '../../money.ts'
import { instalmentDifference } from '../payment/deposit.ts'
import type { BasketInput } from '../price-input.ts'

/** What the lines come to together, in one walk: a quote asks this for every key a person presses. */
function sumLines(lines: readonly LineTotals[]) {
  const sums = {
    urun_toplam: 0,
    ekstra_toplam: 0,
    sepet_indirim: 0,
    kupon_indirim: 0,
    iskonto_indirim: 0,
    ara_toplam: 0,
    kdv_toplam: 0,
    kdv_dahil: 0,
    on_odeme_toplam: 0,
  }
  for (const line of lines) {
    sums.urun_toplam += line.toplam - line.indirim_toplam
    sums.ekstra_toplam += line.ekstra_toplam
    sums.sepet_indirim += line.sepet_indirim
    sums.kupon_indirim += line.kupon_indirim
    sums.iskonto_indirim += line.iskonto_indirim
    sums.ara_toplam += line.ara_toplam
    sums.kdv_toplam += line.kdv_toplam
    sums.kdv_dahil += line.kdv_dahil
    sums.on_odeme_toplam += line.on_odeme_toplam
  }
  return sums
}

/**
 * Stages 6, 9 and 10: the reservation is the sum of its lines, plus the instalment difference.
 * Worked: `ara_toplam` 337.84 + VAT 67.57 = 405.41, all due now; 3 instalments at 5.75 % = 23.31;
 * `genel_toplam` 428.72, `on_odeme_toplam` 428.72 (100 %), `kalan_toplam` 0.00.
 */
export function totalBasket(
  lines: readonly LineTotals[],
  basket: Pick<BasketInput, 'kart_taksit' | 'taksit_oranlari'>,
): ReservationTotals {
  const sums = sumLines(lines)
  const taksit_fark = instalmentDifference(sums.on_odeme_toplam, basket.kart_taksit, basket.taksit_oranlari)
  const genel_toplam = sums.ara_toplam + sums.kdv_toplam + taksit_fark
  const on_odeme_toplam = sums.on_odeme_toplam + taksit_fark
  if (!Number.isSafeInteger(genel_toplam)) throw new RangeError('total leaves the safe integers')
  return {
    urun_toplam: sums.urun_toplam,
    ekstra_toplam: sums.ekstra_toplam,
    sepet_indirim: sums.sepet_indirim,
    kupon_indirim: sums.kupon_indirim,
    iskonto_indirim: sums.iskonto_indirim,
    ara_toplam: sums.ara_toplam,
    kdv_toplam: sums.kdv_toplam,
    kdv_dahil: sums.kdv_dahil,
    taksit_fark,
    genel_toplam,
    on_odeme_oran: percentageOf(on_odeme_toplam, genel_toplam),
    on_odeme_toplam,
    kalan_toplam: genel_toplam - on_odeme_toplam,
  }
}
