import { allPeople, type People, payingPeople } from '../../people.ts'
import type { Extra, Fee } from '../price-input.ts'
import { countStep, type Step } from '../receipt/receipt-step.ts'

/** The days count once for a thing taken per day: two seats for seven days are fourteen. */
function extraCount(extra: Extra, pax: People, days: number): number {
  const people = extra.bebek_dahil ? allPeople(pax) : payingPeople(pax)
  switch (extra.birim) {
    case 'rezervasyon':
      return 1
    case 'kisi':
      return people
    case 'gun':
      return days * extra.adet
    case 'kisi_gun':
      return people * days
    case 'adet':
      return extra.adet
  }
}

/**
 * Stage 2. Worked for 2 adults, 1 child, 1 infant, 7 days: pick-up per person 3 × 6.00 = 18.00; cover per day
 * 7 × 9.00 = 63.00; child seat per unit 1 × 21.00; transit log per booking 600.00.
 */
export function priceExtra(extra: Extra, pax: People, days: number): Step {
  return countStep('ekstra', extraCount(extra, pax, days), extra.fiyat, { ad: extra.ad, birim: extra.birim })
}

/**
 * Villa fees join the extras and get no discount. Worked: cleaning 60.00 below 5 nights; pool heating 7 nights × 20.00
 * = 140.00; one pet 7 nights × 5.00 = 35.00; two extra beds, once, 2 × 25.00 = 50.00. The damage deposit is given
 * back on departure, so it is named and not counted.
 */
export function priceFee(fee: Fee, nights: number): Step[] {
  if (fee.adet === 0) return []
  if (fee.tur === 'temizlik' && fee.esik_gece > 0 && nights >= fee.esik_gece) return []
  const count = fee.adet * (fee.gecelik ? nights : 1)
  const values = fee.tur === 'temizlik' ? { esik_gece: fee.esik_gece } : { gece: nights, sayi: fee.adet }
  return [countStep(fee.tur, count, fee.fiyat, values)]
}
