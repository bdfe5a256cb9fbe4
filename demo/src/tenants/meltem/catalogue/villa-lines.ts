import type { InFour } from '../four-languages.ts'
import type { SharedLines } from './written-text.ts'

export const VILLA_LINES: InFour<SharedLines> = {
  tr: {
    dahil: ['Nevresim, banyo ve havuz havluları', 'Elektrik, su, internet', 'Girişte karşılama ve evin tanıtımı'],
    haric: ['Yiyecek ve içecek', 'Hasar depozitosu (çıkışta iade edilir)'],
    kurallar: [
      'Her misafirin kimliği yasa gereği bildirilir',
      'Ev içinde sigara içilmez',
      'Dışarıda 23.00’ten sonra müzik yok',
    ],
    kosullar: [
      'Konut, 7464 sayılı Kanun’a göre verilen izinle kiralanır; kira sözleşmesi girişten önce elektronik ortamda onaylanır.',
    ],
    ara: ['kiralık villa', 'günlük kiralık', 'yazlık'],
  },
  en: {
    dahil: [
      'Bed linen, bath and pool towels',
      'Electricity, water and Wi-Fi',
      'A welcome at the door and a tour of the house',
    ],
    haric: ['Food and drink', 'Damage deposit (returned on departure)'],
    kurallar: [
      'The law asks us to register every guest’s identity',
      'No smoking indoors',
      'No music outdoors after 23:00',
    ],
    kosullar: [
      'The house is let under a permit according to law no. 7464; you accept the lease electronically before arrival.',
    ],
    ara: ['villa rental', 'holiday home', 'self-catering'],
  },
  de: {
    dahil: ['Bettwäsche, Hand- und Pooltücher', 'Strom, Wasser und WLAN', 'Begrüßung und Einweisung vor Ort'],
    haric: ['Speisen und Getränke', 'Kaution (bei Abreise zurück)'],
    kurallar: [
      'Alle Gäste werden wie gesetzlich vorgeschrieben gemeldet',
      'Im Haus wird nicht geraucht',
      'Ab 23 Uhr draußen keine Musik',
    ],
    kosullar: [
      'Vermietet wird mit Genehmigung nach dem türkischen Gesetz Nr. 7464; den Mietvertrag bestätigen Sie vor der Anreise elektronisch.',
    ],
    ara: ['Ferienhaus', 'Ferienvilla', 'Villa mieten'],
  },
  ru: {
    dahil: [
      'Постельное бельё, полотенца для ванной и бассейна',
      'Электричество, вода, Wi-Fi',
      'Встреча у дверей и показ дома',
    ],
    haric: ['Еда и напитки', 'Депозит за ущерб (возвращается при выезде)'],
    kurallar: ['Данные всех гостей регистрируются по закону', 'В доме не курят', 'После 23:00 на улице без музыки'],
    kosullar: ['Дом сдаётся по разрешению согласно закону № 7464; договор аренды вы подтверждаете онлайн до заезда.'],
    ara: ['снять виллу', 'аренда дома', 'вилла посуточно'],
  },
}
