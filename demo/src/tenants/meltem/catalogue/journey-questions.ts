import type { GuestQuestion } from '@meltem/contract/product-content'

export const PASSPORTS: GuestQuestion = {
  kod: 'pasaport_no',
  kapsam: 'kisi',
  tip: 'metin',
  zorunlu: true,
  baslik: {
    tr: 'Pasaport ya da kimlik numarası',
    en: 'Passport or identity number',
    de: 'Nummer von Reisepass oder Ausweis',
    ru: 'Номер паспорта',
  },
  ipucu: {
    tr: 'Liman başkanlığına verilen yolcu listesi için gerekir.',
    en: 'Needed for the passenger list filed with the harbour office.',
    de: 'Wird für die Passagierliste der Hafenbehörde benötigt.',
    ru: 'Нужен для списка пассажиров, который подаётся в порт.',
  },
  secenekler: [],
  kosul: null,
}

export const NATIONALITY: GuestQuestion = {
  kod: 'uyruk',
  kapsam: 'kisi',
  tip: 'metin',
  zorunlu: true,
  baslik: { tr: 'Uyruk', en: 'Nationality', de: 'Staatsangehörigkeit', ru: 'Гражданство' },
  ipucu: {
    tr: 'Pasaportta yazdığı gibi.',
    en: 'As it stands in the passport.',
    de: 'Wie im Reisepass angegeben.',
    ru: 'Как указано в паспорте.',
  },
  secenekler: [],
  kosul: null,
}

export const DIET: GuestQuestion = {
  kod: 'beslenme',
  kapsam: 'rezervasyon',
  tip: 'uzun_metin',
  zorunlu: false,
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
  secenekler: [],
  kosul: null,
}

export const SKIPPER_LICENCE: GuestQuestion = {
  kod: 'denizci_belgesi',
  kapsam: 'rezervasyon',
  tip: 'metin',
  zorunlu: false,
  baslik: {
    tr: 'Kaptansız kiralamada belge türü ve numarası',
    en: 'For bareboat: licence and its number',
    de: 'Ohne Skipper: Art und Nummer des Führerscheins',
    ru: 'Для аренды без шкипера: права и их номер',
  },
  ipucu: {
    tr: 'Amatör denizci belgesi, ICC ya da dengi; telsiz belgesini de yazın.',
    en: 'ICC or equivalent; please add the radio licence.',
    de: 'SBF See, ICC oder gleichwertig; bitte auch das Funkzeugnis nennen.',
    ru: 'ICC или аналог; укажите и радиолицензию.',
  },
  secenekler: [],
  kosul: null,
}

export const ARRIVAL: GuestQuestion = {
  kod: 'varis_saati',
  kapsam: 'rezervasyon',
  tip: 'saat',
  zorunlu: false,
  baslik: {
    tr: 'Limana varış saatiniz',
    en: 'When do you reach the harbour?',
    de: 'Wann erreichen Sie den Hafen?',
    ru: 'Во сколько вы будете в порту?',
  },
  ipucu: {
    tr: 'Tahmini saat yeter.',
    en: 'A rough time is enough.',
    de: 'Eine ungefähre Zeit genügt.',
    ru: 'Достаточно примерного времени.',
  },
  secenekler: [],
  kosul: null,
}

export const FLIGHT: GuestQuestion = {
  kod: 'ucus_no',
  kapsam: 'rezervasyon',
  tip: 'metin',
  zorunlu: true,
  baslik: { tr: 'Uçuş numaranız', en: 'Your flight number', de: 'Ihre Flugnummer', ru: 'Номер вашего рейса' },
  ipucu: {
    tr: 'Örneğin TK2556. Gecikmeyi buradan izleriz.',
    en: 'For example TK2556. We follow delays with it.',
    de: 'Zum Beispiel TK2556. So verfolgen wir Verspätungen.',
    ru: 'Например, TK2556. По нему мы следим за задержками.',
  },
  secenekler: [],
  kosul: null,
}

export const ADDRESS: GuestQuestion = {
  kod: 'adres',
  kapsam: 'rezervasyon',
  tip: 'metin',
  zorunlu: true,
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
  secenekler: [],
  kosul: null,
}

export const CHILD_AGES: GuestQuestion = {
  kod: 'cocuk_yaslari',
  kapsam: 'rezervasyon',
  tip: 'metin',
  zorunlu: false,
  baslik: { tr: 'Çocukların yaşları', en: 'Ages of the children', de: 'Alter der Kinder', ru: 'Возраст детей' },
  ipucu: {
    tr: 'Koltuk boyunu buna göre seçeriz; çocuk yoksa boş bırakın.',
    en: 'We choose the seats accordingly; leave empty without children.',
    de: 'Danach wählen wir die Sitze; ohne Kinder leer lassen.',
    ru: 'По возрасту подбираем кресла; если детей нет, не заполняйте.',
  },
  secenekler: [],
  kosul: null,
}

export const DRIVER_BORN: GuestQuestion = {
  kod: 'surucu_dogum',
  kapsam: 'rezervasyon',
  tip: 'tarih',
  zorunlu: true,
  baslik: {
    tr: 'Sürücünün doğum tarihi',
    en: 'Driver’s date of birth',
    de: 'Geburtsdatum des Fahrers',
    ru: 'Дата рождения водителя',
  },
  ipucu: {
    tr: 'Sözleşmedeki asıl sürücü.',
    en: 'The main driver of the contract.',
    de: 'Hauptfahrer laut Vertrag.',
    ru: 'Основной водитель по договору.',
  },
  secenekler: [],
  kosul: null,
}

export const LICENCE_DATE: GuestQuestion = {
  kod: 'ehliyet_tarihi',
  kapsam: 'rezervasyon',
  tip: 'tarih',
  zorunlu: true,
  baslik: {
    tr: 'Ehliyetin veriliş tarihi',
    en: 'Date your driving licence was issued',
    de: 'Ausstellungsdatum des Führerscheins',
    ru: 'Дата выдачи водительских прав',
  },
  ipucu: {
    tr: 'Kartın ön yüzünde 4a alanındadır.',
    en: 'You find it in field 4a of the card.',
    de: 'Sie finden es in Feld 4a der Karte.',
    ru: 'Указана в поле 4a.',
  },
  secenekler: [],
  kosul: null,
}

export const LICENCE_NUMBER: GuestQuestion = {
  kod: 'ehliyet_no',
  kapsam: 'rezervasyon',
  tip: 'metin',
  zorunlu: true,
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
  secenekler: [],
  kosul: null,
}

export const PLACE: GuestQuestion = {
  kod: 'hizmet_adresi',
  kapsam: 'rezervasyon',
  tip: 'metin',
  zorunlu: true,
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
  secenekler: [],
  kosul: null,
}

export const WISHES: GuestQuestion = {
  kod: 'istekler',
  kapsam: 'rezervasyon',
  tip: 'uzun_metin',
  zorunlu: false,
  baslik: {
    tr: 'Aklınızdaki ne?',
    en: 'What do you have in mind?',
    de: 'Was wünschen Sie sich?',
    ru: 'Чего бы вам хотелось?',
  },
  ipucu: {
    tr: 'Birkaç cümle yeter, gerisini konuşuruz.',
    en: 'A few sentences will do; we talk the rest over.',
    de: 'Ein paar Sätze genügen, den Rest besprechen wir.',
    ru: 'Достаточно пары фраз, остальное обсудим.',
  },
  secenekler: [],
  kosul: null,
}

export const HEIGHTS: GuestQuestion = {
  kod: 'boylar',
  kapsam: 'rezervasyon',
  tip: 'metin',
  zorunlu: false,
  baslik: {
    tr: 'Kullanacakların boyları ve yaşları',
    en: 'Heights and ages of the users',
    de: 'Größe und Alter der Nutzer',
    ru: 'Рост и возраст тех, кто будет пользоваться',
  },
  ipucu: {
    tr: 'Bisiklet, can yeleği ve palet için.',
    en: 'For bicycles, life jackets and fins.',
    de: 'Für Fahrräder, Schwimmwesten und Flossen.',
    ru: 'Для велосипедов, жилетов и ласт.',
  },
  secenekler: [],
  kosul: null,
}
