import { ENQUIRY_KINDS, type sendEnquiry } from '@meltem/contract/audience/enquiry'
import type { InputOf } from '@meltem/contract/wire/endpoint'
import type { Language } from '@meltem/contract/wire/language'
import { dayOfText } from '@meltem/i18n/day-text'
import { textOf } from '../../platform/calls/form-text.ts'

export interface EnquiryOutcome {
  readonly sent?: { readonly talep_no: string; readonly e_mail: string }
  readonly refused?: { readonly message: string; readonly errors: Readonly<Record<string, string>> }
}

type Kind = (typeof ENQUIRY_KINDS)[number]

export function kindOf(value: string): Kind {
  return ENQUIRY_KINDS.find((kind) => kind === value) ?? 'diger'
}

function count(form: FormData, name: string, otherwise: number): number {
  const text = textOf(form, name)
  return /^\d{1,2}$/.test(text) ? Number(text) : otherwise
}

/** Without a script a day comes as it was typed; what is none is refused by the call, with a sentence at its field. */
function dayIn(form: FormData, name: string): string {
  const text = textOf(form, name)
  return dayOfText(text) ?? text
}

/** A form on the page of a product names it; its title stands above the wishes. */
function wishesOf(form: FormData): string {
  const wishes = textOf(form, 'istekler')
  const about = textOf(form, 'urun').slice(0, 160)
  return about && wishes ? `${about}\n${wishes}` : wishes
}

/** A form as the call wants it: what was left empty is left out, and consent is sent as given. */
export function enquiryInput(form: FormData, lang: Language, kur: string): InputOf<typeof sendEnquiry> {
  const [baslangic, bitis] = ['baslangic', 'bitis'].map((name) => dayIn(form, name))
  const [telefon, budget] = ['telefon', 'butce'].map((name) => textOf(form, name))
  const butce = Number(budget?.replace(',', '.'))
  return {
    tur: kindOf(textOf(form, 'tur')),
    ...(baslangic ? { baslangic } : {}),
    ...(bitis ? { bitis } : {}),
    yetiskin: count(form, 'yetiskin', 2),
    cocuk: count(form, 'cocuk', 0),
    bebek: count(form, 'bebek', 0),
    ...(budget && butce > 0 ? { butce: Math.round(butce * 100) / 100, kur } : {}),
    istekler: wishesOf(form),
    ad: textOf(form, 'ad'),
    soyad: textOf(form, 'soyad'),
    e_mail: textOf(form, 'e_mail'),
    ...(telefon ? { telefon } : {}),
    lang,
    gizlilik_politikasi: form.has('gizlilik_politikasi') as true,
    web_sitesi: textOf(form, 'web_sitesi'),
  }
}
