import type { Enquiry } from '@meltem/contract/audience/enquiry'
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

interface Wish {
  readonly lang: Language
  readonly tur: Enquiry['tur']
  /** First day, counted from today; null for one who does not know yet. */
  readonly in: number | null
  readonly days: number
  readonly yetiskin: number
  readonly cocuk: number
  /** In whole units of `kur`. */
  readonly butce: number | null
  readonly kur: string | null
  readonly istekler: string
  readonly durum: Enquiry['durum']
  readonly yanit: string | null
}

/** What visitors have asked for without a basket: three wait, one is answered, one is done with. */
export const ENQUIRIES: readonly Wish[] = [
  {
    lang: 'en',
    tur: 'dugun',
    in: 210,
    days: 3,
    yetiskin: 60,
    cocuk: 8,
    butce: 18_000,
    kur: 'EUR',
    istekler:
      'We would love to marry by the sea at sunset, with sixty guests, most of them from Leeds. Dinner under the trees, a string quartet, and rooms nearby for everybody. Is the first week free?',
    durum: 'yeni',
    yanit: null,
  },
  {
    lang: 'de',
    tur: 'villa',
    in: 24,
    days: 7,
    yetiskin: 4,
    cocuk: 2,
    butce: 3_500,
    kur: 'EUR',
    istekler:
      'Wir suchen ein ruhiges Haus mit flachem Pool, ohne viele Stufen, die Großeltern reisen mit. Dazu einen Mietwagen und einen Bootsausflug.',
    durum: 'yeni',
    yanit: null,
  },
  {
    lang: 'ru',
    tur: 'yat',
    in: 17,
    days: 4,
    yetiskin: 6,
    cocuk: 0,
    butce: 5_000,
    kur: 'EUR',
    istekler: 'Хотим пройти на яхте от Гёчека до Каша за четыре дня, с поваром. Можно ли заказать дайвинг по пути?',
    durum: 'yeni',
    yanit: null,
  },
  {
    lang: 'tr',
    tur: 'saglik',
    in: null,
    days: 0,
    yetiskin: 2,
    cocuk: 0,
    butce: null,
    kur: null,
    istekler:
      'Annem için diş tedavisi ve yanında birkaç gün dinlenme düşünüyoruz. Klinik hangi günlerde randevu veriyor?',
    durum: 'yanitlandi',
    yanit:
      'Klinik hafta içi her gün randevu veriyor; ilk görüşme yarım saat sürüyor. Düşündüğünüz haftayı yazarsanız otel ve ulaşımla birlikte bir teklif hazırlarız.',
  },
  {
    lang: 'en',
    tur: 'diger',
    in: -6,
    days: 1,
    yetiskin: 2,
    cocuk: 0,
    butce: null,
    kur: null,
    istekler: 'Could somebody carry our bicycles from Kalkan to Fethiye while we walk the Lycian Way?',
    durum: 'kapandi',
    yanit: 'We can: a driver takes them along in the morning. The price is on the page of the transfer.',
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
