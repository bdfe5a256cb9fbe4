import type { ReceiptStep } from '@meltem/contract/reservation/pricing'
import type { Language } from '@meltem/contract/wire/language'
import { formatDate, formatMoney, formatNumber } from './format.ts'
import { lengthValues } from './price-unit.ts'

export type StepValues = Readonly<Record<string, string | number>>

/** A rate as people write it, without zeros that say nothing: `5,75`, `20`. */
function plainNumber(language: Language, value: number): string {
  const digits = [0, 1, 2, 3, 4].find((count) => Number(value.toFixed(count)) === value) ?? 4
  return formatNumber(language, value, digits)
}

/** What the sentence of a step (`receipt.<kod>`) is filled with. */
export function valuesOf(step: ReceiptStep, kur: string, language: Language): StepValues {
  const { parametreler, adet, birim_fiyat, oran } = step
  const bulletin = parametreler.bulten_tarihi
  return {
    ...(step.kod === 'birim' ? { olcu: 'adet', ...lengthValues(Number(parametreler.sure_dk ?? 0)) } : {}),
    ...parametreler,
    adet,
    ...(birim_fiyat === null ? {} : { birim_fiyat: formatMoney(language, birim_fiyat, kur) }),
    ...(oran === null ? {} : { oran: plainNumber(language, oran) }),
    ...(typeof bulletin === 'string' && bulletin !== '' ? { bulten_tarihi: formatDate(bulletin) } : {}),
    ...(step.kod === 'kur' && oran !== null ? { satis: plainNumber(language, oran) } : {}),
  }
}

function datesOf({ parametreler }: ReceiptStep): string | undefined {
  const { baslangic, bitis } = parametreler
  if (typeof baslangic !== 'string' || typeof bitis !== 'string') return undefined
  return `${formatDate(baslangic).slice(0, 6)}–${formatDate(bitis).slice(0, 6)}`
}

/** Where the amount comes from, in small type: season and days. Undefined when the sentence says it all. */
export function sourceOf(step: ReceiptStep, named: boolean): string | undefined {
  const { sezon } = step.parametreler
  const parts = [named && typeof sezon === 'string' && sezon !== '' ? sezon : undefined, datesOf(step)]
  const known = parts.filter((part) => part !== undefined)
  return known.length > 0 ? known.join(', ') : undefined
}
