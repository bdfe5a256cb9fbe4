import type { ReceiptStep } from '@meltem/contract/reservation/pricing'
import type { Language } from '@meltem/contract/wire/language'
import { type StepValues, valuesOf } from './receipt-words.ts'
import { translatorFor } from './translator.ts'

/** A step of a receipt in words, for papers and mails; the storefront fills the same sentence with the same values. */
export function stepSentence(step: ReceiptStep, kur: string, language: Language): string {
  // The values are a step's own, checked against every sentence by the tests of the receipt's words.
  const say = translatorFor(language, 'receipt') as unknown as (kod: ReceiptStep['kod'], values: StepValues) => string
  return say(step.kod, valuesOf(step, kur, language))
}
