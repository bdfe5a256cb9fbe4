import { type AskedAnswer, answerField, type GuestFields } from '@meltem/contract/reservation/office-detail'
import type { Reservation } from '@meltem/contract/reservation/reservation'

export type Field = Exclude<keyof GuestFields, 'yanitlar'>

/** What the form of a guest says, each under one name: a field of the booking, or an answer by question and guest. */
export type Values = Readonly<Record<string, string>>

export const FIELDS: readonly Field[] = [
  'ad',
  'soyad',
  'telefon',
  'e_mail',
  'dogum_tarihi',
  'adres',
  'hotel_adi',
  'oda_no',
  'rezervasyon_notu',
]

export function valuesOf({ misafir, hotel_bilgi, rezervasyon_notu }: Reservation): Values {
  const answers = (misafir.yanitlar ?? []).map((one) => [answerField(one), one.deger] as const)
  return {
    ...Object.fromEntries(answers),
    ad: misafir.ad,
    soyad: misafir.soyad,
    telefon: misafir.telefon,
    e_mail: misafir.e_mail,
    dogum_tarihi: misafir.dogum_tarihi ?? '',
    adres: misafir.adres ?? '',
    hotel_adi: hotel_bilgi?.hotel_adi ?? '',
    oda_no: hotel_bilgi?.oda_no ?? '',
    rezervasyon_notu: rezervasyon_notu ?? '',
  }
}

/** Some of it, as the call takes it. */
export function fieldsOf(values: Values, names: readonly string[], questions: readonly AskedAnswer[]): GuestFields {
  const yanitlar = questions
    .filter((question) => names.includes(answerField(question)))
    .map((question) => {
      const { soru, kisi } = question
      return { soru, kisi, deger: (values[answerField(question)] ?? '').trim() }
    })
  return {
    ...Object.fromEntries(FIELDS.filter((name) => names.includes(name)).map((name) => [name, values[name] ?? ''])),
    ...(yanitlar.length > 0 ? { yanitlar } : {}),
  }
}
