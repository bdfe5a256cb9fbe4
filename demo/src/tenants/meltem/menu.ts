import type { DemoMenuItem } from '../../tenant-data.ts'
import { DESTINATION_NAMES, type DestinationKey } from './destination-names.ts'
import { KIND_NAMES, KIND_ORDER } from './kind-names.ts'

type Place = DemoMenuItem['konum']

const destination = (konum: Place, key: DestinationKey): DemoMenuItem => ({
  konum,
  baslik: DESTINATION_NAMES[key].ad,
  sayfa: `u-${key}`,
})

const CATEGORY: readonly DemoMenuItem[] = KIND_ORDER.map((kind) => ({
  konum: 'category',
  baslik: KIND_NAMES[kind].ad,
  sayfa: `c-${kind}`,
}))

const TOP: readonly DemoMenuItem[] = [
  { konum: 'top', baslik: { tr: 'Villalar', en: 'Villas', de: 'Villen', ru: 'Виллы' }, sayfa: 'c-villa' },
  {
    konum: 'top',
    baslik: { tr: 'Yatlar', en: 'Yachts', de: 'Yachten', ru: 'Яхты' },
    sayfa: 'c-yat',
    alt: [
      {
        konum: 'top',
        baslik: {
          tr: 'Bütün yat ve guletler',
          en: 'All yachts and gulets',
          de: 'Alle Yachten und Gulets',
          ru: 'Все яхты и гулеты',
        },
        sayfa: 'c-yat',
      },
      {
        konum: 'top',
        baslik: {
          tr: 'Mavi yolculukta bir gün',
          en: 'A day on a blue voyage',
          de: 'Ein Tag auf der Blauen Reise',
          ru: 'День в «голубом путешествии»',
        },
        sayfa: 'b-mavi-yolculuk',
      },
      destination('top', 'gocek'),
      destination('top', 'bodrum'),
    ],
  },
  {
    konum: 'top',
    baslik: { tr: 'Turlar', en: 'Tours', de: 'Ausflüge', ru: 'Экскурсии' },
    sayfa: 'c-tur',
    alt: [
      {
        konum: 'top',
        baslik: { tr: 'Bütün turlar', en: 'All tours', de: 'Alle Ausflüge', ru: 'Все экскурсии' },
        sayfa: 'c-tur',
      },
      destination('top', 'kapadokya'),
      destination('top', 'istanbul'),
      destination('top', 'pamukkale'),
      destination('top', 'efes'),
      destination('top', 'oludeniz'),
      destination('top', 'kas'),
      destination('top', 'kaleici'),
      destination('top', 'alacati'),
    ],
  },
  {
    konum: 'top',
    baslik: { tr: 'Transfer', en: 'Transfers', de: 'Transfers', ru: 'Трансферы' },
    sayfa: 'c-transfer',
    alt: [
      {
        konum: 'top',
        baslik: { tr: 'Bütün transferler', en: 'All transfers', de: 'Alle Transfers', ru: 'Все трансферы' },
        sayfa: 'c-transfer',
      },
      {
        konum: 'top',
        baslik: {
          tr: 'Dalaman Havalimanı',
          en: 'Dalaman Airport',
          de: 'Flughafen Dalaman',
          ru: 'Аэропорт Даламан',
        },
        sayfa: 't-dalaman',
      },
    ],
  },
  { konum: 'top', baslik: { tr: 'Araç', en: 'Cars', de: 'Mietwagen', ru: 'Авто' }, sayfa: 'c-arac_kira' },
  { konum: 'top', baslik: { tr: 'Oteller', en: 'Hotels', de: 'Hotels', ru: 'Отели' }, sayfa: 'c-otel' },
  { konum: 'top', baslik: { tr: 'Düğün', en: 'Weddings', de: 'Hochzeit', ru: 'Свадьба' }, sayfa: 'c-dugun' },
  { konum: 'top', baslik: { tr: 'Sağlık', en: 'Health', de: 'Gesundheit', ru: 'Здоровье' }, sayfa: 'c-saglik' },
  { konum: 'top', baslik: { tr: 'Blog', en: 'Logbook', de: 'Logbuch', ru: 'Журнал' }, turu: 'b' },
]

const BOTTOM: readonly DemoMenuItem[] = [
  {
    konum: 'bottom',
    baslik: { tr: 'Keşfet', en: 'Explore', de: 'Entdecken', ru: 'Куда поехать' },
    alt: [
      destination('bottom', 'gocek'),
      destination('bottom', 'oludeniz'),
      destination('bottom', 'kas'),
      destination('bottom', 'kapadokya'),
      destination('bottom', 'istanbul'),
      destination('bottom', 'bodrum'),
    ],
  },
  {
    konum: 'bottom',
    baslik: { tr: 'Kurumsal', en: 'Company', de: 'Unternehmen', ru: 'О компании' },
    alt: [
      {
        konum: 'bottom',
        baslik: { tr: 'Hakkımızda', en: 'About us', de: 'Über uns', ru: 'О нас' },
        sayfa: 'p-hakkimizda',
      },
      {
        konum: 'bottom',
        baslik: { tr: 'Acenteler', en: 'For agencies', de: 'Für Reisebüros', ru: 'Турагентствам' },
        sayfa: 'p-acenteler',
      },
      { konum: 'bottom', baslik: { tr: 'Blog', en: 'Logbook', de: 'Logbuch', ru: 'Журнал' }, turu: 'b' },
      {
        konum: 'bottom',
        baslik: { tr: 'Kampanyalar', en: 'Offers', de: 'Angebote', ru: 'Акции' },
        sayfa: 'ozel-kampanyalar',
      },
      {
        konum: 'bottom',
        baslik: { tr: 'Kariyer', en: 'Careers', de: 'Karriere', ru: 'Вакансии' },
        sayfa: 'p-kariyer',
      },
      {
        konum: 'bottom',
        baslik: { tr: 'Basın', en: 'Press', de: 'Presse', ru: 'Прессе' },
        sayfa: 'p-basin',
      },
      { konum: 'bottom', baslik: { tr: 'İletişim', en: 'Contact', de: 'Kontakt', ru: 'Контакты' }, url: '/contact' },
    ],
  },
  {
    konum: 'bottom',
    baslik: { tr: 'Yardım', en: 'Help', de: 'Hilfe', ru: 'Помощь' },
    alt: [
      {
        konum: 'bottom',
        baslik: {
          tr: 'Sık sorulan sorular',
          en: 'Frequently asked questions',
          de: 'Häufig gestellte Fragen',
          ru: 'Вопросы и ответы',
        },
        sayfa: 'p-sss',
      },
      {
        konum: 'bottom',
        baslik: { tr: 'Yardım merkezi', en: 'Help centre', de: 'Hilfe und Kontakt', ru: 'Центр помощи' },
        sayfa: 'p-yardim',
      },
      {
        konum: 'bottom',
        baslik: {
          tr: 'Rezervasyon nasıl yapılır?',
          en: 'How booking works',
          de: 'So buchen Sie',
          ru: 'Как забронировать',
        },
        sayfa: 'p-rezervasyon',
      },
      {
        konum: 'bottom',
        baslik: {
          tr: 'İptal ve iade',
          en: 'Cancellation and refund',
          de: 'Stornierung und Erstattung',
          ru: 'Отмена и возврат',
        },
        sayfa: 'p-iptal',
      },
      {
        konum: 'bottom',
        baslik: {
          tr: '30 gün iade güvencesi',
          en: '30-day refund guarantee',
          de: '30 Tage Rückerstattungsgarantie',
          ru: 'Гарантия возврата за 30 дней',
        },
        sayfa: 'p-iade-guvencesi',
      },
      {
        konum: 'bottom',
        baslik: { tr: 'Ödeme seçenekleri', en: 'Payment methods', de: 'Zahlungsarten', ru: 'Способы оплаты' },
        sayfa: 'p-odeme',
      },
      {
        konum: 'bottom',
        baslik: { tr: 'Banka hesapları', en: 'Bank accounts', de: 'Bankverbindungen', ru: 'Банковские счета' },
        sayfa: 'p-banka',
      },
    ],
  },
  {
    konum: 'bottom',
    baslik: { tr: 'Sözleşmeler', en: 'Contracts', de: 'Verträge', ru: 'Договоры' },
    alt: [
      {
        konum: 'bottom',
        baslik: {
          tr: 'Ön bilgilendirme formu',
          en: 'Pre-information form',
          de: 'Vorvertragliche Information',
          ru: 'Предварительная информация',
        },
        sayfa: 'p-on-bilgilendirme',
      },
      {
        konum: 'bottom',
        baslik: {
          tr: 'Mesafeli satış sözleşmesi',
          en: 'Distance-sale contract',
          de: 'Fernabsatzvertrag',
          ru: 'Договор дистанционной продажи',
        },
        sayfa: 'p-mesafeli-satis',
      },
      {
        konum: 'bottom',
        baslik: { tr: 'Kiralama sözleşmesi', en: 'Rental contract', de: 'Mietvertrag', ru: 'Договор аренды' },
        sayfa: 'p-kiralama',
      },
      {
        konum: 'bottom',
        baslik: {
          tr: 'Paket tur sözleşmesi',
          en: 'Package-tour contract',
          de: 'Pauschalreisevertrag',
          ru: 'Договор о пакетном туре',
        },
        sayfa: 'p-paket-tur',
      },
      {
        konum: 'bottom',
        baslik: {
          tr: 'Üyelik sözleşmesi',
          en: 'Membership agreement',
          de: 'Vereinbarung für Mitglieder',
          ru: 'Пользовательское соглашение',
        },
        sayfa: 'p-uyelik',
      },
      {
        konum: 'bottom',
        baslik: {
          tr: 'Gizlilik politikası',
          en: 'Privacy notice',
          de: 'Datenschutzerklärung',
          ru: 'Политика конфиденциальности',
        },
        sayfa: 'p-gizlilik',
      },
      {
        konum: 'bottom',
        baslik: { tr: 'Çerezler', en: 'Cookies', de: 'Cookie-Hinweise', ru: 'Файлы cookie' },
        sayfa: 'p-cerezler',
      },
    ],
  },
]

export const MENU: readonly DemoMenuItem[] = [...CATEGORY, ...TOP, ...BOTTOM]
