import type { InFour } from '../four-languages.ts'
import type { SharedLines } from './product-story.ts'

/** What is the same on every route. */
export const TRANSFER_LINES: InFour<SharedLines & { readonly bulusma: string }> = {
  tr: {
    dahil: [
      'Çıkışta isim levhasıyla karşılama',
      'Uçuş takibi ve indikten sonra 60 dakika bekleme',
      'Yakıt, otoyol ve otopark ücretleri',
      'Kişi başı bir su, araçta kablosuz internet',
    ],
    haric: ['Çocuk koltuğu (5 €)', 'Market molası ve ek durak', '60 dakikayı aşan bekleme (saati 20 €)'],
    kural: ['Araçta sigara içilmez.', 'Küçük köpekler taşıma çantasıyla gelebilir; önceden yazın.'],
    sss: [
      [
        'Uçağım gecikirse ne olur?',
        'Uçuşunuzu numarasından izleriz; şoför yeni iniş saatine göre gelir, ek ücret alınmaz.',
      ],
    ],
    ara: ['havalimanı transferi', 'vip transfer', 'taksi', 'servis'],
    bulusma: 'Valizinizi aldıktan sonra çıkış kapısında adınızın yazılı olduğu Meltem levhasına bakın.',
  },
  en: {
    dahil: [
      'Meeting at the exit with a name sign',
      'Flight tracking and 60 minutes of waiting after landing',
      'Fuel, tolls and parking',
      'A bottle of water each and wireless internet on board',
    ],
    haric: ['Child seats (€5)', 'Shopping stop and extra stops', 'Waiting beyond 60 minutes (€20 an hour)'],
    kural: ['No smoking in the vehicle.', 'Small dogs may travel in a carrier; please tell us beforehand.'],
    sss: [
      [
        'What if my flight is late?',
        'We follow it by its number; the driver comes for the new landing time at no extra charge.',
      ],
    ],
    ara: ['airport transfer', 'taxi', 'shuttle', 'private driver'],
    bulusma: 'After collecting your luggage, look for the Meltem sign with your name at the exit.',
  },
  de: {
    dahil: [
      'Empfang am Ausgang mit Namensschild',
      'Flugverfolgung und 60 Minuten Wartezeit nach der Landung',
      'Treibstoff, Maut und Parkgebühren',
      'Eine Flasche Wasser pro Person und WLAN im Fahrzeug',
    ],
    haric: ['Kindersitze (5 €)', 'Einkaufsstopp und weitere Halte', 'Wartezeit über 60 Minuten (20 € je Stunde)'],
    kural: [
      'Im Fahrzeug wird nicht geraucht.',
      'Kleine Hunde reisen in der Transporttasche mit; bitte vorher anmelden.',
    ],
    sss: [
      [
        'Was, wenn mein Flug Verspätung hat?',
        'Wir verfolgen ihn über die Flugnummer; der Fahrer kommt zur neuen Landezeit, ohne Aufpreis.',
      ],
    ],
    ara: ['Flughafentransfer', 'Taxi', 'Shuttle', 'Fahrer'],
    bulusma: 'Achten Sie nach der Gepäckausgabe am Ausgang auf das Meltem-Schild mit Ihrem Namen.',
  },
  ru: {
    dahil: [
      'Встреча на выходе с табличкой',
      'Отслеживание рейса и 60 минут ожидания после посадки',
      'Топливо, платные дороги и парковка',
      'Бутылка воды каждому и интернет в машине',
    ],
    haric: ['Детское кресло (5 €)', 'Остановка у магазина и другие заезды', 'Ожидание сверх 60 минут (20 € в час)'],
    kural: ['В машине не курят.', 'Небольшие собаки едут в переноске; предупредите заранее.'],
    sss: [
      ['Что, если рейс задержится?', 'Мы следим за рейсом по номеру; водитель приедет к новому времени без доплаты.'],
    ],
    ara: ['трансфер из аэропорта', 'такси', 'шаттл', 'водитель'],
    bulusma: 'После получения багажа ищите на выходе табличку Meltem с вашим именем.',
  },
}
