import type { Language } from '@meltem/contract/language'
import type { DemoPage, PageText } from '../../tenant-data.ts'
import { campaignBlock } from './campaign.ts'
import { DESTINATION_NAMES, DESTINATION_ORDER } from './destination-names.ts'
import { type InFour, inFour } from './four-languages.ts'
import { KIND_NAMES, KIND_ORDER } from './kind-names.ts'

type TitleAndText = readonly [baslik: string, metin: string]
/** A promise may lead to the page that says what it means. */
type Promised = readonly [...TitleAndText, url?: string]

interface HomeText {
  readonly baslik: string
  readonly ozet: string
  readonly seo_baslik: string
  readonly vitrin: TitleAndText
  readonly turler: TitleAndText
  readonly bolgeler: string
  readonly sozler: readonly Promised[]
  readonly yazilar: string
  readonly bulten: TitleAndText
}

const TEXTS: InFour<HomeText> = {
  tr: {
    baslik: 'Meltem',
    ozet: 'Göcek’ten Kapadokya’ya villa, tekne, tur ve transfer. Hepsi tek sepette, dört dilde destekle.',
    seo_baslik: 'Meltem · Akdeniz’de villa, tekne, tur',
    vitrin: [
      'Rotanı denize çevir.',
      'Göcek’ten Kapadokya’ya villa, tekne, tur ve transfer. Hepsi tek sepette, dört dilde destekle.',
    ],
    turler: ['Tatilin her parçası', 'Dokuz ürün türü, tek rezervasyon, tek danışman.'],
    bolgeler: 'Nereye?',
    sozler: [
      [
        'Ön ödemeyle yerinizi tutun',
        'Ön ödemeyle yer ayrılır, kalanı tur günü ödersiniz. Ön ödemesi 24 saatte yapılmayan rezervasyon düşer.',
      ],
      [
        '30 gün iade güvencesi',
        'Paketler başlangıca 30 gün kalana kadar tamamen geri ödenir. Tek hizmetlerin koşulları sayfalarında, ödemeden önce, tarihleriyle yazar.',
        '/p/iade-guvencesi',
      ],
      [
        'Fiyat dört kurda, kuruşu kuruşuna',
        'Kur ödeme anında sabitlenir. Sepette gördüğünüz tutar kartınızdan çekilen tutardır.',
      ],
      [
        'Dört dilde, aynı kişiler',
        'Türkçe, İngilizce, Almanca ve Rusça bilen Göcek ofisimiz sezonda her gün 08.00–23.00 arasında açık.',
      ],
    ],
    yazilar: 'Seyir defteri',
    bulten: ['Sezon fiyatları önce e-postaya düşer', 'Ayda iki mektup. İstediğiniz an çıkarsınız.'],
  },
  en: {
    baslik: 'Meltem: holidays on the Turkish coast',
    ozet: 'Villas, boats, tours and transfers from Göcek to Cappadocia. All in one basket, with support in four languages.',
    seo_baslik: 'Meltem · Villas, boats and tours on the Turkish coast',
    vitrin: [
      'Set your course for the sea.',
      'Villas, boats, tours and transfers from Göcek to Cappadocia. All in one basket, with support in four languages.',
    ],
    turler: ['Every part of your holiday', 'Nine kinds of product, one booking, one person to talk to.'],
    bolgeler: 'Where to?',
    sozler: [
      [
        'Hold your place with a deposit',
        'A deposit reserves your place and you pay the rest on the day. Bookings whose deposit is not paid within 24 hours lapse.',
      ],
      [
        '30-day refund guarantee',
        'Packages are refunded in full until 30 days before they begin. Terms of single services stand on their page, with dates, before you pay.',
        '/p/refund-guarantee',
      ],
      [
        'Four currencies, to the cent',
        'The rate is fixed when you pay. The amount in your basket is the amount charged to your card.',
      ],
      [
        'Four languages, the same people',
        'Our Göcek office speaks Turkish, English, German and Russian and is open daily from 08:00 to 23:00 in season.',
      ],
    ],
    yazilar: 'Logbook',
    bulten: ['Season prices reach your inbox first', 'Two letters a month. Leave whenever you like.'],
  },
  de: {
    baslik: 'Meltem: Urlaub an der türkischen Küste',
    ozet: 'Villen, Schiffe, Ausflüge und Transfers von Göcek bis Kappadokien. Alles in einem Warenkorb, Betreuung in vier Sprachen.',
    seo_baslik: 'Meltem · Villen, Schiffe und Ausflüge an der türkischen Küste',
    vitrin: [
      'Nehmen Sie Kurs aufs Meer.',
      'Villen, Schiffe, Ausflüge und Transfers von Göcek bis Kappadokien. Alles in einem Warenkorb, Betreuung in vier Sprachen.',
    ],
    turler: ['Alles für Ihren Urlaub', 'Neun Arten von Angeboten, eine Buchung, ein Ansprechpartner.'],
    bolgeler: 'Wohin?',
    sozler: [
      [
        'Mit Anzahlung den Platz sichern',
        'Die Anzahlung reserviert Ihren Platz, den Rest zahlen Sie am Tag der Tour. Ohne Anzahlung binnen 24 Stunden verfällt die Buchung.',
      ],
      [
        '30 Tage Rückerstattungsgarantie',
        'Pauschalen erstatten wir bis 30 Tage vor Beginn in voller Höhe. Die Bedingungen einzelner Leistungen stehen mit Datum auf ihrer Seite, noch bevor Sie bezahlen.',
        '/p/rueckerstattungsgarantie',
      ],
      [
        'Vier Währungen, auf den Cent genau',
        'Der Kurs wird bei der Zahlung festgeschrieben. Was im Warenkorb steht, wird von Ihrer Karte abgebucht.',
      ],
      [
        'Vier Sprachen, dieselben Menschen',
        'Unser Büro in Göcek spricht Türkisch, Englisch, Deutsch und Russisch und ist in der Saison täglich von 8 bis 23 Uhr besetzt.',
      ],
    ],
    yazilar: 'Logbuch',
    bulten: ['Saisonpreise kommen zuerst per E-Mail', 'Zwei Briefe im Monat. Abmelden können Sie sich jederzeit.'],
  },
  ru: {
    baslik: 'Meltem: отдых на побережье Турции',
    ozet: 'Виллы, яхты, экскурсии и трансферы от Гёджека до Каппадокии. Всё в одной корзине, поддержка на четырёх языках.',
    seo_baslik: 'Meltem · Виллы, яхты и экскурсии на побережье Турции',
    vitrin: [
      'Возьмите курс на море.',
      'Виллы, яхты, экскурсии и трансферы от Гёджека до Каппадокии. Всё в одной корзине, поддержка на четырёх языках.',
    ],
    turler: ['Весь отпуск в одном месте', 'Девять видов услуг, одно бронирование, один консультант.'],
    bolgeler: 'Куда поедем?',
    sozler: [
      [
        'Место за вами после предоплаты',
        'Предоплата закрепляет место, остаток вы вносите в день экскурсии. Без предоплаты бронь снимается через 24 часа.',
      ],
      [
        'Гарантия возврата за 30 дней',
        'За пакет возвращается вся сумма, если до начала не меньше 30 дней. Условия отдельных услуг с датами указаны на их странице ещё до оплаты.',
        '/p/garantiya-vozvrata',
      ],
      [
        'Четыре валюты, копейка в копейку',
        'Курс фиксируется в момент оплаты. Сколько указано в корзине, столько и спишется с карты.',
      ],
      [
        'Четыре языка, те же люди',
        'Наш офис в Гёджеке говорит по-турецки, по-английски, по-немецки и по-русски и в сезон открыт ежедневно с 08:00 до 23:00.',
      ],
    ],
    yazilar: 'Бортовой журнал',
    bulten: ['Сезонные цены сначала приходят в письме', 'Два письма в месяц. Отписаться можно в любой момент.'],
  },
}

const toPromise = ([baslik, metin, url]: Promised) => ({ baslik, metin, ...(url ? { url } : {}) })
const toBlockItem = ([baslik, metin]: TitleAndText) => ({ baslik, metin })

function text(dil: Language): PageText {
  const own = TEXTS[dil]
  return {
    baslik: own.baslik,
    ozet: own.ozet,
    seo_baslik: own.seo_baslik,
    bloklar: [
      {
        tip: 'vitrin',
        ...toBlockItem(own.vitrin),
        gorsel: 'splash/hero-meltem',
        gorsel_dar: 'splash/hero-meltem-dar',
      },
      {
        tip: 'turler',
        ...toBlockItem(own.turler),
        ogeler: KIND_ORDER.map((kind) => {
          const { ad, not, slug, gorsel } = KIND_NAMES[kind]
          return { urun_tipi: kind, baslik: ad[dil], not: not[dil], url: `/c/${slug[dil]}`, gorsel }
        }),
      },
      campaignBlock(dil),
      {
        tip: 'bolgeler',
        baslik: own.bolgeler,
        ogeler: DESTINATION_ORDER.slice(0, 8).map((key) => {
          const { ad, not, slug, enlem, boylam, gorsel } = DESTINATION_NAMES[key]
          return { baslik: ad[dil], not: not[dil], url: `/u/${slug[dil]}`, enlem, boylam, gorsel }
        }),
      },
      { tip: 'sozler', ogeler: own.sozler.map(toPromise) },
      { tip: 'yazilar', baslik: own.yazilar, adet: 3, ogeler: [] },
      { tip: 'bulten', ...toBlockItem(own.bulten) },
    ],
  }
}

export const homePage: DemoPage = {
  anahtar: 'ana',
  turu: 'ana',
  gorsel: 'splash/hero-meltem',
  yayin_zamani: '2026-03-01T08:00:00Z',
  icerik: inFour(text),
}
