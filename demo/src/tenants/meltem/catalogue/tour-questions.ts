import type { GuestQuestion } from '@meltem/contract/product-content'

const HOTEL: GuestQuestion = {
  kod: 'otel',
  kapsam: 'rezervasyon',
  tip: 'metin',
  baslik: {
    tr: 'Sizi hangi otelden alalım?',
    en: 'Which hotel shall we collect you from?',
    de: 'Von welchem Hotel dürfen wir Sie abholen?',
    ru: 'Из какого отеля вас забрать?',
  },
  ipucu: {
    tr: 'Villada ya da dairede kalıyorsanız açık adresi yazın.',
    en: 'If you are staying in a villa or flat, please give the full address.',
    de: 'Wohnen Sie in einer Villa oder Ferienwohnung, geben Sie bitte die Adresse an.',
    ru: 'Если вы живёте на вилле или в квартире, укажите точный адрес.',
  },
  zorunlu: true,
  secenekler: [],
  kosul: null,
}

const ROOM: GuestQuestion = {
  kod: 'oda_no',
  kapsam: 'rezervasyon',
  tip: 'metin',
  baslik: { tr: 'Oda numaranız', en: 'Your room number', de: 'Ihre Zimmernummer', ru: 'Номер вашей комнаты' },
  ipucu: {
    tr: 'Henüz bilmiyorsanız boş bırakın, sonra da yazabilirsiniz.',
    en: 'Leave it empty if you do not know it yet; you can add it later.',
    de: 'Falls noch unbekannt, lassen Sie das Feld frei und tragen Sie die Nummer später nach.',
    ru: 'Если ещё не знаете, оставьте пустым: номер можно добавить позже.',
  },
  zorunlu: false,
  secenekler: [],
  kosul: null,
}

/** Pick-up is part of the tour: without the hotel nobody can be fetched. */
export const FETCHED_AT_HOTEL: readonly GuestQuestion[] = [HOTEL, ROOM]

/** Pick-up is an extra: the answer is only needed by those who take it. */
export const MAY_BE_FETCHED: readonly GuestQuestion[] = [
  {
    ...HOTEL,
    zorunlu: false,
    ipucu: {
      tr: 'Yalnızca otelden alma hizmetini seçtiyseniz doldurun.',
      en: 'Only needed if you have chosen hotel pick-up.',
      de: 'Nur nötig, wenn Sie die Abholung vom Hotel gewählt haben.',
      ru: 'Нужно, только если вы выбрали трансфер от отеля.',
    },
  },
  ROOM,
]

const eachGuest = { kapsam: 'kisi', zorunlu: true, secenekler: [], kosul: null } as const

export const WEIGHT: GuestQuestion = {
  ...eachGuest,
  secenekler: [],
  kod: 'kilo',
  tip: 'sayi',
  baslik: { tr: 'Kilonuz (kg)', en: 'Your weight (kg)', de: 'Ihr Gewicht (kg)', ru: 'Ваш вес (кг)' },
  ipucu: {
    tr: 'Doğru ekipmanı ve dengeyi buna göre ayarlıyoruz; yalnızca ekip görür.',
    en: 'We choose equipment and balance by it; only the crew sees it.',
    de: 'Danach richten sich Ausrüstung und Verteilung; nur das Team sieht die Angabe.',
    ru: 'По нему подбирают снаряжение и посадку; ответ видит только команда.',
  },
}

export const SHOE_SIZE: GuestQuestion = {
  ...eachGuest,
  secenekler: [],
  kod: 'ayakkabi',
  tip: 'sayi',
  baslik: {
    tr: 'Ayakkabı numaranız (EU)',
    en: 'Your shoe size (EU)',
    de: 'Ihre Schuhgröße (EU)',
    ru: 'Размер обуви (EU)',
  },
  ipucu: {},
}

export const HEIGHT: GuestQuestion = {
  ...SHOE_SIZE,
  kod: 'boy',
  baslik: { tr: 'Boyunuz (cm)', en: 'Your height (cm)', de: 'Ihre Körpergröße (cm)', ru: 'Ваш рост (см)' },
}

const DIET_KIND: GuestQuestion = {
  ...eachGuest,
  zorunlu: false,
  kod: 'beslenme',
  tip: 'secim',
  baslik: {
    tr: 'Yemekte dikkat edelim mi?',
    en: 'Anything we should mind at table?',
    de: 'Worauf sollen wir beim Essen achten?',
    ru: 'Что учесть в питании?',
  },
  ipucu: {},
  secenekler: [
    { kod: 'hepsi', baslik: { tr: 'Her şeyi yerim', en: 'I eat everything', de: 'Ich esse alles', ru: 'Ем всё' } },
    { kod: 'vejetaryen', baslik: { tr: 'Vejetaryen', en: 'Vegetarian', de: 'Vegetarisch', ru: 'Вегетарианское' } },
    { kod: 'vegan', baslik: { tr: 'Vegan', en: 'Vegan', de: 'Vegan', ru: 'Веганское' } },
    { kod: 'glutensiz', baslik: { tr: 'Glutensiz', en: 'Gluten-free', de: 'Glutenfrei', ru: 'Без глютена' } },
    {
      kod: 'diger',
      baslik: { tr: 'Alerjim var', en: 'I have an allergy', de: 'Ich habe eine Allergie', ru: 'У меня аллергия' },
    },
  ],
}

export const DIET: readonly GuestQuestion[] = [
  DIET_KIND,
  {
    ...DIET_KIND,
    kod: 'alerji',
    tip: 'metin',
    zorunlu: true,
    baslik: {
      tr: 'Alerjiniz nedir?',
      en: 'What are you allergic to?',
      de: 'Wogegen sind Sie allergisch?',
      ru: 'На что аллергия?',
    },
    secenekler: [],
    kosul: { kod: 'beslenme', deger: 'diger' },
  },
]

const CERTIFICATE: GuestQuestion = {
  ...eachGuest,
  kod: 'dalis_sertifikasi',
  tip: 'secim',
  baslik: {
    tr: 'Dalış sertifikanız var mı?',
    en: 'Do you hold a diving certificate?',
    de: 'Haben Sie einen Tauchschein?',
    ru: 'Есть ли у вас сертификат дайвера?',
  },
  ipucu: {},
  secenekler: [
    { kod: 'yok', baslik: { tr: 'Hayır', en: 'No', de: 'Nein', ru: 'Нет' } },
    { kod: 'var', baslik: { tr: 'Evet', en: 'Yes', de: 'Ja', ru: 'Да' } },
  ],
}

export const DIVING: readonly GuestQuestion[] = [
  CERTIFICATE,
  {
    ...CERTIFICATE,
    kod: 'sertifika_seviyesi',
    tip: 'metin',
    baslik: {
      tr: 'Kurum, seviye ve numara',
      en: 'Agency, level and number',
      de: 'Verband, Stufe und Nummer',
      ru: 'Организация, уровень и номер',
    },
    ipucu: {
      tr: 'Örneğin PADI Open Water, 1234567.',
      en: 'For example PADI Open Water, 1234567.',
      de: 'Zum Beispiel PADI Open Water, 1234567.',
      ru: 'Например, PADI Open Water, 1234567.',
    },
    secenekler: [],
    kosul: { kod: 'dalis_sertifikasi', deger: 'var' },
  },
  {
    ...CERTIFICATE,
    kod: 'son_dalis',
    tip: 'tarih',
    zorunlu: false,
    baslik: { tr: 'Son dalışınız', en: 'Your last dive', de: 'Ihr letzter Tauchgang', ru: 'Последнее погружение' },
    secenekler: [],
    kosul: { kod: 'dalis_sertifikasi', deger: 'var' },
  },
  {
    ...CERTIFICATE,
    kod: 'saglik_beyani',
    baslik: {
      tr: 'Kalp, akciğer, kulak rahatsızlığı ya da gebelik var mı?',
      en: 'Any heart, lung or ear condition, or pregnancy?',
      de: 'Herz-, Lungen- oder Ohrenleiden oder Schwangerschaft?',
      ru: 'Есть ли болезни сердца, лёгких, ушей или беременность?',
    },
    ipucu: {
      tr: 'Evet derseniz doktor raporu isteriz.',
      en: 'If yes, we will ask for a doctor’s note.',
      de: 'Falls ja, benötigen wir ein ärztliches Attest.',
      ru: 'Если да, понадобится справка от врача.',
    },
  },
]

const RIDING_LEVEL: GuestQuestion = {
  ...eachGuest,
  kod: 'binicilik',
  tip: 'secim',
  baslik: {
    tr: 'Ata ne kadar bindiniz?',
    en: 'How much have you ridden?',
    de: 'Wie viel Reiterfahrung haben Sie?',
    ru: 'Какой у вас опыт верховой езды?',
  },
  ipucu: {},
  secenekler: [
    { kod: 'hic', baslik: { tr: 'Hiç binmedim', en: 'Never', de: 'Keine', ru: 'Никакого' } },
    { kod: 'biraz', baslik: { tr: 'Birkaç kez', en: 'A few times', de: 'Ein paar Mal', ru: 'Несколько раз' } },
    { kod: 'duzenli', baslik: { tr: 'Düzenli binerim', en: 'Regularly', de: 'Regelmäßig', ru: 'Регулярно' } },
  ],
}

export const RIDING: readonly GuestQuestion[] = [RIDING_LEVEL, WEIGHT]
