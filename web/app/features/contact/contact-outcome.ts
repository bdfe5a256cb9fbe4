import type { sendContactMessage } from '@meltem/contract/audience/audience'
import type { AnswerOf } from '@meltem/contract/wire/endpoint'
import type { ContactValues } from './prefill.ts'

/** What became of a message that was sent off, with or without a script. */
export type ContactOutcome =
  | { readonly state: 'sent'; readonly mesaj_no: string; readonly e_mail: string }
  | {
      readonly state: 'refused'
      readonly message: string
      readonly errors: ContactErrors
      readonly values: ContactValues
    }

export type ContactErrors = Readonly<Partial<Record<keyof ContactValues, string>>>

const NAMES: readonly (keyof ContactValues)[] = [
  'ad',
  'soyad',
  'e_mail',
  'telefon',
  'konu',
  'mesaj',
  'gizlilik_politikasi',
]

export function outcomeOf(answer: AnswerOf<typeof sendContactMessage>, values: ContactValues): ContactOutcome {
  if (answer.success === 1) return { state: 'sent', mesaj_no: answer.mesaj_no, e_mail: values.e_mail.trim() }
  const errors: Partial<Record<keyof ContactValues, string>> = {}
  for (const { alan, mesaj } of answer.alanlar ?? []) {
    const name = NAMES.find((candidate) => candidate === alan)
    if (name) errors[name] ??= mesaj
  }
  return { state: 'refused', message: answer.message, errors, values }
}

/** A form that came without a script. */
export function valuesFrom(form: FormData): ContactValues {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    ad: text('ad'),
    soyad: text('soyad'),
    e_mail: text('e_mail'),
    telefon: text('telefon'),
    konu: text('konu'),
    mesaj: text('mesaj'),
    gizlilik_politikasi: form.has('gizlilik_politikasi'),
    web_sitesi: text('web_sitesi'),
  }
}
