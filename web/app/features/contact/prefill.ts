import { CONTACT_SUBJECTS } from '@meltem/contract/audience/audience'
import type { Language } from '@meltem/contract/wire/language'
import { translatorIn } from '../../platform/words/translator.ts'

const TEXT_LIMIT = 120

/** One line of text: what a person could have typed into the field, however the address was made. */
function textOf(query: URLSearchParams, name: string): string | undefined {
  const text = (query.get(name) ?? '').replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
  return text.slice(0, TEXT_LIMIT) || undefined
}

export interface ContactValues {
  readonly ad: string
  readonly soyad: string
  readonly e_mail: string
  readonly telefon: string
  readonly konu: string
  readonly mesaj: string
  readonly gizlilik_politikasi: boolean
  readonly web_sitesi: string
}

/** The form as the address asks for it. Nothing is taken over that a person could not have typed. */
export function prefilledValues(query: URLSearchParams, language: Language): ContactValues {
  const t = translatorIn(language, 'contact')
  const konu = CONTACT_SUBJECTS.find((subject) => subject === query.get('konu'))
  const e_mail = textOf(query, 'e_mail') ?? ''
  const newsletter = konu === 'oneri' && e_mail ? t('prefill.newsletter', { e_mail }) : undefined
  return {
    ad: '',
    soyad: '',
    e_mail,
    telefon: '',
    konu: konu ?? 'diger',
    mesaj: newsletter ?? '',
    gizlilik_politikasi: false,
    web_sitesi: '',
  }
}
