import type { ContactMessage } from '@meltem/contract/staff/staff'
import type { Language } from '@meltem/contract/wire/language'

interface Message {
  readonly lang: Language
  readonly konu: ContactMessage['konu']
  readonly mesaj: string
  readonly durum: ContactMessage['durum']
}

/** What visitors have written in the last days. */
export const MESSAGES: readonly Message[] = [
  {
    lang: 'de',
    konu: 'rezervasyon',
    mesaj:
      'Guten Tag, wir sind zu acht und suchen für eine Woche zwei Häuser nebeneinander. Haben Sie etwas bei Kalkan?',
    durum: 'yeni',
  },
  {
    lang: 'ru',
    konu: 'odeme',
    mesaj: 'Здравствуйте! Оплатили перевод вчера утром, подтверждения пока нет. Когда вы его увидите?',
    durum: 'yeni',
  },
  {
    lang: 'tr',
    konu: 'rezervasyon',
    mesaj: 'Merhaba, yarınki tekne turuna bir kişi daha ekleyebilir miyiz? Rezervasyon eşimin adına.',
    durum: 'yeni',
  },
  {
    lang: 'en',
    konu: 'diger',
    mesaj: 'Our flight has moved to 23:40. Does the driver know, or should we book another transfer?',
    durum: 'yeni',
  },
  {
    lang: 'tr',
    konu: 'acente',
    mesaj: 'Ankara’da bir seyahat acentesiyiz, kontenjan ve komisyon koşullarınızı öğrenmek isteriz.',
    durum: 'okundu',
  },
  {
    lang: 'en',
    konu: 'oneri',
    mesaj: 'We loved the gulet day. A short film of the coves would help people choose between the two routes.',
    durum: 'yanitlandi',
  },
  {
    lang: 'de',
    konu: 'rezervasyon',
    mesaj: 'Kann man die Balkonkabine auf der Kabinencharter gegen Aufpreis allein belegen?',
    durum: 'yanitlandi',
  },
]

interface Review {
  readonly lang: Language
  readonly puan: number
  readonly baslik: string
  readonly metin: string
}

/** Reviews of guests that wait for a decision; one of them advertises something else. */
export const REVIEWS: readonly Review[] = [
  {
    lang: 'tr',
    puan: 5,
    baslik: 'Çocuklarla bile kolaydı',
    metin: 'Kaptan her koyda acele etmeden bekledi, öğle yemeği tazeydi. Can yelekleri küçük bedende de vardı.',
  },
  {
    lang: 'de',
    puan: 4,
    baslik: 'Schöner Tag, späte Abholung',
    metin: 'Die Buchten sind traumhaft und die Crew sehr freundlich. Die Abholung kam zwanzig Minuten zu spät.',
  },
  {
    lang: 'ru',
    puan: 5,
    baslik: 'Вернёмся',
    metin: 'Гид говорил по-русски, рассказывал интересно и без спешки. Обед вкусный, вода чистейшая.',
  },
  {
    lang: 'en',
    puan: 2,
    baslik: 'Too crowded for us',
    metin: 'Nice places, but the boat was full to the last seat and the music was loud all afternoon.',
  },
  {
    lang: 'en',
    puan: 5,
    baslik: 'Cheap cars here',
    metin: 'Great trip! By the way, the cheapest cars on the coast are at cars-for-you.example, tell them I sent you.',
  },
]
