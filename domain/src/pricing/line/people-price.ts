import { type People, payingPeople } from '../../people.ts'
import { countStep, type Step } from '../receipt/receipt-step.ts'
import type { PerGroupTariff, PerPersonTariff, PerUnitTariff } from './tariffs.ts'

/** `tekil` (PRICE-3). Worked: 2 adults × 48.00 + 1 child × 24.00 + 1 infant × 0.00 = 120.00. */
export function pricePerPerson(tariff: PerPersonTariff, pax: People): Step[] {
  const steps: Step[] = []
  if (pax.yetiskin > 0) steps.push(countStep('yetiskin', pax.yetiskin, tariff.yetiskin_fiyat))
  if (pax.cocuk > 0) steps.push(countStep('cocuk', pax.cocuk, tariff.cocuk_fiyat))
  if (pax.bebek > 0) steps.push(countStep('bebek', pax.bebek, tariff.bebek_fiyat))
  return steps
}

/** How many pay extra: adults and children above `en_cok`; infants never do (PRICE-3). */
export function peopleAbove(pax: People, most: number): number {
  return Math.max(0, payingPeople(pax) - most)
}

/** `grup`. Worked: 400.00 for up to 6, 35.00 for each more; 7 adults, 1 child, 1 infant = 400.00 + 2 × 35.00 = 470.00. */
export function pricePerGroup(tariff: PerGroupTariff, pax: People): Step[] {
  const steps = [countStep('grup', 1, tariff.fiyat, { en_cok: tariff.en_cok })]
  const above = peopleAbove(pax, tariff.en_cok)
  if (above > 0) steps.push(countStep('arti_kisi', above, tariff.arti_kisi, { en_cok: tariff.en_cok }))
  return steps
}

/** Worked: 2 implants × 640.00 = 1 280.00. */
export function pricePerUnit({ adet, fiyat, olcu, sure_dk = 0 }: PerUnitTariff): Step[] {
  return [countStep('birim', adet, fiyat, olcu && { olcu, sure_dk })]
}
