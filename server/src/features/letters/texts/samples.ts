import type { MailText } from '@meltem/contract/mail-text-office'
import type { Language } from '@meltem/contract/wire/language'
import type { GuestEvent, MailData, MailKind, PaymentEvent } from '../mail-kinds.ts'

const K_NO = '00000000-0000-4000-8000-000000000000'
const DAY = '2027-07-14'
const UNTIL = '2027-07-01T15:00:00.000Z'
const NUMBER = 'INT000000000000'

const PERSON: Readonly<Record<Language, { readonly ad: string; readonly soyad: string }>> = {
  tr: { ad: 'Deniz', soyad: 'Yılmaz' },
  en: { ad: 'Emma', soyad: 'Taylor' },
  de: { ad: 'Anna', soyad: 'Schneider' },
  ru: { ad: 'Анна', soyad: 'Иванова' },
}

const SERVICE: Readonly<Record<Language, string>> = {
  tr: 'Koylar turu',
  en: 'Tour of the bays',
  de: 'Tour durch die Buchten',
  ru: 'Прогулка по бухтам',
}

const SAID: Readonly<Record<Language, string>> = {
  tr: 'Merhaba, iki kişi için yer var mı?',
  en: 'Hello, is there room for two?',
  de: 'Hallo, ist noch Platz für zwei?',
  ru: 'Здравствуйте, есть ли места на двоих?',
}

const ENQUIRY = {
  talep_no: 'T00000000',
  tur: 'tur',
  e_mail: 'guest@example.com',
  telefon: '',
  baslangic: DAY,
  bitis: null,
  yetiskin: 2,
  cocuk: 0,
  bebek: 0,
  butce: null,
  kur: null,
} as const

type Sample = { readonly [K in MailKind]: { readonly kind: K; readonly data: MailData[K] } }[MailKind]

/** A mail about nobody: what its words look like with everything around them. */
export function sampleMail(tur: MailText, dil: Language): Sample {
  const [kind = '', event = ''] = tur.split('.')
  const { ad, soyad } = PERSON[dil]
  const urun = SERVICE[dil]
  if (kind === 'reservation_guest') return { kind, data: sampleNews(event as GuestEvent, dil) }
  if (kind === 'payment_guest') return { kind, data: samplePayment(event, dil) }
  if (kind === 'reservation_agency') return { kind, data: { ...sampleNews(event as GuestEvent, dil), net: true } }
  if (kind.startsWith('agency_')) return sampleForAgency(kind, event, dil)
  if (kind === 'watch_news') {
    const neden = event === 'ucuz' ? 'ucuz' : 'musait'
    const found = { urun, yol: '', baslangic: DAY, bitis: null, fiyat: neden === 'ucuz' ? 95 : null, kur: 'EUR' }
    return { kind, data: { k_no: K_NO, neden, ...found } }
  }
  if (kind === 'member_coupon') {
    const olay = event === 'ending' ? 'ending' : 'new'
    return { kind, data: { olay, ad, kod: 'YAZ27', bitis: UNTIL } }
  }
  const enquired: MailData['enquiry_sender'] = { ...ENQUIRY, ad, soyad, lang: dil, istekler: SAID[dil] }
  const plain: { readonly [K in MailKind]?: MailData[K] } = {
    trip_link: { k_no: K_NO, kayit_no: NUMBER, ad },
    departure_message: { k_no: K_NO, kayit_no: NUMBER, ad, urun, tarih: DAY, saat: '10:00', metin: SAID[dil] },
    waiting_free: { ad, urun, baslangic: DAY },
    contact_sender: { ad, mesaj_no: 'M00000000', mesaj: SAID[dil] },
    enquiry_sender: enquired,
    enquiry_answer: { ad, talep_no: 'T00000000', yanit: SAID[dil] },
    member_confirm: { ad, anahtar_k_no: K_NO },
    member_password: { ad, anahtar_k_no: K_NO, dakika: 30 },
    member_exists: { ad },
    member_device: { ad, cihaz: 'Firefox', zaman: UNTIL },
    member_password_changed: { ad, zaman: UNTIL },
    newsletter_confirm: { k_no: K_NO },
  }
  const known = kind as keyof typeof plain
  return { kind: known, data: plain[known] } as Sample
}

const AGENCY = 'Mavi Yol'

function sampleForAgency(kind: string, event: string, dil: Language): Sample {
  const { ad } = PERSON[dil]
  if (kind === 'agency_application') {
    const yanit = event === 'yanit'
    const durum = yanit ? 'inceleniyor' : (event as MailData['agency_application']['durum'])
    const aciklama = yanit || durum === 'bilgi_bekleniyor' || durum === 'reddedildi' ? SAID[dil] : null
    return { kind, data: { durum, ad, basvuru_no: 'B00000000', aciklama, yanit } }
  }
  if (kind === 'agency_invitation') {
    return { kind, data: { ad, marka: AGENCY, rol: 'satis', anahtar_k_no: K_NO, gun: 7 } }
  }
  if (kind === 'agency_password') return { kind, data: { ad, anahtar_k_no: K_NO, dakika: 30 } }
  if (kind === 'agency_safety') {
    return { kind, data: { olay: event as MailData['agency_safety']['olay'], ad, zaman: UNTIL } }
  }
  const durum = event as MailData['agency_state']['durum']
  return { kind: 'agency_state', data: { ad, marka: AGENCY, durum } }
}

function sampleNews(olay: GuestEvent, dil: Language): MailData['reservation_guest'] {
  const satirlar = [{ baslik: SERVICE[dil], baslangic: DAY, bitis: null, tutar: 120 }]
  const sums = { genel_toplam: 120, kur: 'EUR', bitis: olay === 'placed' || olay === 'accepted' ? UNTIL : null }
  return { olay, k_no: K_NO, kayit_no: NUMBER, bilet_no: null, ...PERSON[dil], satirlar, ...sums, not: null }
}

function samplePayment(event: string, dil: Language): MailData['payment_guest'] {
  const stands = event === 'basarisiz_duruyor'
  const olay = (stands ? 'basarisiz' : event) as PaymentEvent
  const about = { k_no: K_NO, kayit_no: NUMBER, ad: PERSON[dil].ad, kur: 'EUR', tutar: 30, kalan: 90 }
  return { olay, ...about, bitis: stands ? null : UNTIL }
}
