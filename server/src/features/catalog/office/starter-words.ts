import type { GuestQuestion } from '@meltem/contract/catalog/product-content'
import type { ProductKind } from '@meltem/contract/content/content'
import type { Language } from '@meltem/contract/wire/language'

/** The category a product of the kind stands in while the operator has made none. */
export const STARTER_CATEGORIES: Readonly<
  Record<ProductKind, Readonly<Record<Language, { readonly baslik: string; readonly slug: string }>>>
> = {
  tur: {
    tr: {
      baslik: 'Tur',
      slug: 'turlar',
    },
    en: {
      baslik: 'Tours',
      slug: 'tours',
    },
    de: {
      baslik: 'Ausflüge',
      slug: 'ausfluege',
    },
    ru: {
      baslik: 'Экскурсии',
      slug: 'ekskursii',
    },
  },
  villa: {
    tr: {
      baslik: 'Villa',
      slug: 'villalar',
    },
    en: {
      baslik: 'Villas',
      slug: 'villas',
    },
    de: {
      baslik: 'Ferienvillen',
      slug: 'ferienvillen',
    },
    ru: {
      baslik: 'Виллы',
      slug: 'villy',
    },
  },
  yat: {
    tr: {
      baslik: 'Yat ve gulet',
      slug: 'yat-ve-gulet',
    },
    en: {
      baslik: 'Yachts and gulets',
      slug: 'yachts-and-gulets',
    },
    de: {
      baslik: 'Yachten und Gulets',
      slug: 'yachten-und-gulets',
    },
    ru: {
      baslik: 'Яхты и гулеты',
      slug: 'yahty-i-gulety',
    },
  },
  transfer: {
    tr: {
      baslik: 'Transfer',
      slug: 'transfer',
    },
    en: {
      baslik: 'Transfers',
      slug: 'transfers',
    },
    de: {
      baslik: 'Transfers',
      slug: 'transfers',
    },
    ru: {
      baslik: 'Трансферы',
      slug: 'transfery',
    },
  },
  arac_kira: {
    tr: {
      baslik: 'Araç kiralama',
      slug: 'arac-kiralama',
    },
    en: {
      baslik: 'Car hire',
      slug: 'car-hire',
    },
    de: {
      baslik: 'Mietwagen',
      slug: 'mietwagen',
    },
    ru: {
      baslik: 'Аренда авто',
      slug: 'arenda-avto',
    },
  },
  otel: {
    tr: {
      baslik: 'Otel',
      slug: 'oteller',
    },
    en: {
      baslik: 'Hotels',
      slug: 'hotels',
    },
    de: {
      baslik: 'Hotels',
      slug: 'hotels',
    },
    ru: {
      baslik: 'Отели',
      slug: 'oteli',
    },
  },
  dugun: {
    tr: {
      baslik: 'Düğün',
      slug: 'dugun',
    },
    en: {
      baslik: 'Weddings',
      slug: 'weddings',
    },
    de: {
      baslik: 'Hochzeiten',
      slug: 'hochzeiten',
    },
    ru: {
      baslik: 'Свадьбы',
      slug: 'svadby',
    },
  },
  saglik: {
    tr: {
      baslik: 'Sağlık',
      slug: 'saglik',
    },
    en: {
      baslik: 'Health',
      slug: 'health',
    },
    de: {
      baslik: 'Gesundheit',
      slug: 'gesundheit',
    },
    ru: {
      baslik: 'Здоровье',
      slug: 'zdorove',
    },
  },
  ekstra: {
    tr: {
      baslik: 'Ekstra hizmet',
      slug: 'ekstra-hizmetler',
    },
    en: {
      baslik: 'Extras',
      slug: 'extras',
    },
    de: {
      baslik: 'Zusatzleistungen',
      slug: 'zusatzleistungen',
    },
    ru: {
      baslik: 'Доп. услуги',
      slug: 'dop-uslugi',
    },
  },
}

/** Questions that the defaults of the kinds name. */
export const STARTER_QUESTIONS: Readonly<Record<string, GuestQuestion>> = {
  adres: {
    kod: 'adres',
    kapsam: 'rezervasyon',
    tip: 'metin',
    baslik: {
      tr: 'Bırakılacak ya da alınacak adres',
      en: 'Address for drop-off or pick-up',
      de: 'Adresse für Ankunft oder Abholung',
      ru: 'Адрес, куда или откуда ехать',
    },
    ipucu: {
      tr: 'Otelin ya da villanın adı, sokak ve kapı numarası.',
      en: 'Name of the hotel or villa, street and number.',
      de: 'Name von Hotel oder Villa, Straße und Hausnummer.',
      ru: 'Название отеля или виллы, улица и дом.',
    },
    zorunlu: false,
    secenekler: [],
    kosul: null,
  },
  beslenme: {
    kod: 'beslenme',
    kapsam: 'rezervasyon',
    tip: 'uzun_metin',
    baslik: {
      tr: 'Alerji ve beslenme istekleri',
      en: 'Allergies and diets',
      de: 'Allergien und Essenswünsche',
      ru: 'Аллергии и пожелания по питанию',
    },
    ipucu: {
      tr: 'Yoksa boş bırakın; aşçı alışverişi buna göre yapar.',
      en: 'Leave empty if none; the cook shops accordingly.',
      de: 'Sonst leer lassen; danach wird eingekauft.',
      ru: 'Если их нет, не заполняйте; по этому списку повар закупает продукты.',
    },
    zorunlu: false,
    secenekler: [],
    kosul: null,
  },
  varis_saati: {
    kod: 'varis_saati',
    kapsam: 'rezervasyon',
    tip: 'saat',
    baslik: {
      tr: 'Saat kaçta varırsınız?',
      en: 'When will you arrive?',
      de: 'Wann kommen Sie an?',
      ru: 'Во сколько вы приедете?',
    },
    ipucu: {
      tr: 'Tahmini saat yeter.',
      en: 'A rough time is enough.',
      de: 'Eine ungefähre Zeit genügt.',
      ru: 'Достаточно примерного времени.',
    },
    zorunlu: false,
    secenekler: [],
    kosul: null,
  },
  ucus_no: {
    kod: 'ucus_no',
    kapsam: 'rezervasyon',
    tip: 'metin',
    baslik: {
      tr: 'Uçuş numaranız',
      en: 'Your flight number',
      de: 'Ihre Flugnummer',
      ru: 'Номер вашего рейса',
    },
    ipucu: {
      tr: 'Örneğin TK2556. Gecikmeyi buradan izleriz.',
      en: 'For example TK2556. We follow delays with it.',
      de: 'Zum Beispiel TK2556. So verfolgen wir Verspätungen.',
      ru: 'Например, TK2556. По нему мы следим за задержками.',
    },
    zorunlu: false,
    secenekler: [],
    kosul: null,
  },
  ehliyet_no: {
    kod: 'ehliyet_no',
    kapsam: 'rezervasyon',
    tip: 'metin',
    baslik: {
      tr: 'Ehliyet numarası',
      en: 'Driving licence number',
      de: 'Führerscheinnummer',
      ru: 'Номер водительских прав',
    },
    ipucu: {
      tr: 'Kartın ön yüzünde 5 numaralı alan.',
      en: 'Field 5 on the front of the card.',
      de: 'Feld 5 auf der Vorderseite.',
      ru: 'Поле 5 на лицевой стороне.',
    },
    zorunlu: true,
    secenekler: [],
    kosul: null,
  },
  cift_adlari: {
    kod: 'cift_adlari',
    kapsam: 'rezervasyon',
    tip: 'metin',
    baslik: {
      tr: 'Çiftin adları',
      en: 'Names of the couple',
      de: 'Namen des Paares',
      ru: 'Имена пары',
    },
    ipucu: {
      tr: 'Pasaporttaki gibi yazın.',
      en: 'As in your passports.',
      de: 'Wie im Pass.',
      ru: 'Как в паспортах.',
    },
    zorunlu: true,
    secenekler: [],
    kosul: null,
  },
  tedavi_ayi: {
    kod: 'tedavi_ayi',
    kapsam: 'rezervasyon',
    tip: 'tarih',
    baslik: {
      tr: 'En erken ne zaman gelebilirsiniz?',
      en: 'When could you come at the earliest?',
      de: 'Wann könnten Sie frühestens kommen?',
      ru: 'Когда вы могли бы приехать?',
    },
    ipucu: {
      tr: 'Hekim görüşmesi ve 14 günlük düşünme süresi bundan önce tamamlanır.',
      en: 'The doctor’s talk and 14 days to think come before that day.',
      de: 'Arztgespräch und 14 Tage Bedenkzeit liegen davor.',
      ru: 'Разговор с врачом и 14 дней на размышление пройдут до этой даты.',
    },
    zorunlu: true,
    secenekler: [],
    kosul: null,
  },
  hizmet_adresi: {
    kod: 'hizmet_adresi',
    kapsam: 'rezervasyon',
    tip: 'metin',
    baslik: {
      tr: 'Nereye gelelim?',
      en: 'Where shall we come?',
      de: 'Wohin dürfen wir kommen?',
      ru: 'Куда нам приехать?',
    },
    ipucu: {
      tr: 'Villa, otel ya da tekne adı ve adresi.',
      en: 'Name and address of the villa, hotel or boat.',
      de: 'Name und Adresse von Villa, Hotel oder Boot.',
      ru: 'Название и адрес виллы, отеля или яхты.',
    },
    zorunlu: true,
    secenekler: [],
    kosul: null,
  },
}
