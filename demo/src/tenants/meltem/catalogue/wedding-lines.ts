import type { DemoExtra, DemoOption, DemoTariff } from '../../../product-data.ts'
import { hoursOfWeeks, WEDDING } from '../../../promises.ts'
import { type InFour, inFour } from '../four-languages.ts'
import type { Program, SharedLines } from './written-text.ts'

export const WEDDING_LINES: InFour<SharedLines> = {
  tr: {
    dahil: ['İlk mektuptan son dansa tek bir planlayıcı', 'Mekân keşfi ya da görüntülü gezinti'],
    haric: ['Yemek ve içecek (menüler kişi başı 46 €’dan)', 'Uçak ve konaklama'],
    kurallar: ['Müzik izni mekâna göredir, saati sözleşmede yazar', 'Konfeti yalnız çiçek yaprağından'],
    kosullar: [
      `İstek göndermek ücretsizdir ve hiçbir şeyi bağlamaz; planlayıcının teklifi ${WEDDING.offer} gün geçerlidir. Sembolik tören için en az ${WEDDING.leadWeeks} hafta önceden yazın.`,
      `Sözleşmede %${WEDDING.deposit}, düğünden ${WEDDING.rest} gün önce kalanı ödenir. 90 gün öncesine kadar iptalde ödemenin tamamı, 30 gün öncesine kadar yarısı iade edilir.`,
      `Resmî nikâh için en az ${WEDDING.legalWeeks} hafta, evlenme ehliyet belgesi (apostilli), yeminli çeviri, sağlık raporu ve dörder fotoğraf gerekir.`,
    ],
    ara: ['düğün organizasyonu', 'kır düğünü', 'nikâh', 'evlilik teklifi'],
  },
  en: {
    dahil: ['One planner from the first letter to the last dance', 'A visit to the place or a video walk'],
    haric: ['Food and drink (menus from €46 a guest)', 'Flights and rooms'],
    kurallar: [
      'Music is allowed until the hour in your contract, which depends on the place',
      'Confetti of flower petals only',
    ],
    kosullar: [
      `Asking is free and binds you to nothing; the planner’s offer is valid for ${WEDDING.offer} days. For a symbolic ceremony please write at least ${WEDDING.leadWeeks} weeks ahead.`,
      `${WEDDING.deposit}% is due with the contract and the rest ${WEDDING.rest} days before the day. Cancel until 90 days before for a full refund, until 30 days before for half.`,
      `A legal ceremony needs at least ${WEDDING.legalWeeks} weeks, a certificate of no impediment with apostille, sworn translations, a health report and four photographs each.`,
    ],
    ara: ['destination wedding', 'wedding planner', 'elopement', 'get married in turkey'],
  },
  de: {
    dahil: ['Eine Planerin vom ersten Brief bis zum letzten Tanz', 'Ortstermin oder Rundgang per Video'],
    haric: ['Speisen und Getränke (Menüs ab 46 € pro Gast)', 'Flüge und Unterkunft'],
    kurallar: ['Musik ist bis zur Uhrzeit im Vertrag erlaubt, sie hängt vom Ort ab', 'Konfetti nur aus Blütenblättern'],
    kosullar: [
      `Die Anfrage kostet nichts und verpflichtet zu nichts; das Angebot der Planerin gilt ${WEDDING.offer} Tage. Für eine symbolische Zeremonie schreiben Sie uns mindestens ${WEDDING.leadWeeks} Wochen vorher.`,
      `${WEDDING.deposit} % werden mit dem Vertrag fällig, der Rest ${WEDDING.rest} Tage vor der Feier. Bis 90 Tage vorher erstatten wir alles, bis 30 Tage vorher die Hälfte.`,
      `Für die standesamtliche Trauung brauchen Sie mindestens ${WEDDING.legalWeeks} Wochen, ein Ehefähigkeitszeugnis mit Apostille, beglaubigte Übersetzungen, ein Gesundheitszeugnis und je vier Fotos.`,
    ],
    ara: ['Hochzeit im Ausland', 'Hochzeitsplaner', 'freie Trauung', 'heiraten in der Türkei'],
  },
  ru: {
    dahil: ['Один организатор от первого письма до последнего танца', 'Осмотр места лично или по видео'],
    haric: ['Еда и напитки (меню от 46 € на гостя)', 'Перелёт и проживание'],
    kurallar: ['Музыка до часа, указанного в договоре: он зависит от места', 'Конфетти только из лепестков'],
    kosullar: [
      `Запрос бесплатный и ни к чему не обязывает; предложение организатора действует ${WEDDING.offer} дней. Для символической церемонии напишите не позднее чем за ${WEDDING.leadWeeks} недель.`,
      `${WEDDING.deposit} % вносятся при договоре, остальное за ${WEDDING.rest} дней до свадьбы. При отмене за 90 дней вернём всё, за 30 дней половину.`,
      `Для официальной регистрации нужно не меньше ${WEDDING.legalWeeks} недель, справка об отсутствии препятствий с апостилем, присяжный перевод, медицинская справка и по четыре фотографии.`,
    ],
    ara: ['свадьба за границей', 'свадьба в турции', 'организация свадьбы', 'выездная регистрация'],
  },
}

/** The way to the day, the same for every place. */
export const WEDDING_PATH: InFour<Program> = {
  tr: [
    [{}, 'Bugün: isteğiniz', 'Ücretsizdir. Planlayıcı bir gün içinde iki tarih ve yer önerisiyle yazar.'],
    [{}, 'İlk hafta: gezinti', 'Mekânı istediğiniz saatte görürsünüz, yerinde ya da görüntülü.'],
    [{}, 'Sözleşme', `%${WEDDING.deposit} ödenir; tarih ve yer sizindir.`],
    [{}, '30 gün kala', 'Menü, müzik ve çiçek kesinleşir.'],
    [{}, `${WEDDING.rest} gün kala`, 'Davetli sayısı kapanır, kalan ödenir.'],
  ],
  en: [
    [{}, 'Today: your enquiry', 'Free. A planner writes back within a day with two dates and places.'],
    [{}, 'The first week: a walk', 'See the place at the hour you want, in person or by video.'],
    [{}, 'Contract', `${WEDDING.deposit}% is paid; date and place are yours.`],
    [{}, '30 days before', 'Menu, music and flowers are fixed.'],
    [{}, `${WEDDING.rest} days before`, 'The number of guests is final and the rest is paid.'],
  ],
  de: [
    [{}, 'Heute: Ihre Anfrage', 'Kostenlos. Eine Planerin antwortet binnen eines Tages mit zwei Terminen und Orten.'],
    [{}, 'Erste Woche: Rundgang', 'Sie sehen den Ort zur gewünschten Stunde, vor Ort oder per Video.'],
    [{}, 'Vertrag', `${WEDDING.deposit} % werden gezahlt; Tag und Ort gehören Ihnen.`],
    [{}, '30 Tage vorher', 'Menü, Musik und Blumen stehen fest.'],
    [{}, `${WEDDING.rest} Tage vorher`, 'Die Zahl der Gäste ist endgültig, der Rest wird gezahlt.'],
  ],
  ru: [
    [{}, 'Сегодня: ваш запрос', 'Бесплатно. В течение дня организатор напишет с двумя датами и местами.'],
    [{}, 'Первая неделя: осмотр', 'Вы видите место в нужный час, лично или по видео.'],
    [{}, 'Договор', `Вносится ${WEDDING.deposit} %; дата и место ваши.`],
    [{}, 'За 30 дней', 'Утверждаем меню, музыку и цветы.'],
    [{}, `За ${WEDDING.rest} дней`, 'Число гостей окончательно, вносится остаток.'],
  ],
}

const EXTRAS = {
  menu: { birim: 'adet', ad: { tr: 'Menü', en: 'Menu', de: 'Menü', ru: 'Меню' } },
  'child-menu': {
    birim: 'adet',
    ad: { tr: 'Çocuk menüsü', en: 'Children’s menu', de: 'Kindermenü', ru: 'Детское меню' },
  },
  music: { birim: 'rezervasyon', ad: { tr: 'Canlı trio', en: 'Live trio', de: 'Live-Trio', ru: 'Живое трио' } },
  dj: {
    birim: 'rezervasyon',
    ad: { tr: 'DJ ve ses sistemi', en: 'DJ with sound system', de: 'DJ mit Anlage', ru: 'Диджей и звук' },
  },
  film: {
    birim: 'rezervasyon',
    ad: {
      tr: 'Dört dakikalık film',
      en: 'Four-minute film',
      de: 'Film von vier Minuten',
      ru: 'Фильм на четыре минуты',
    },
  },
  minibus: {
    birim: 'adet',
    ad: {
      tr: 'Davetlilere minibüs',
      en: 'Minibus for guests',
      de: 'Kleinbus für Gäste',
      ru: 'Микроавтобус для гостей',
    },
  },
  tent: {
    birim: 'rezervasyon',
    ad: { tr: 'Yağmur çadırı', en: 'Rain tent', de: 'Regenzelt', ru: 'Шатёр на случай дождя' },
  },
} as const

export function weddingExtra(anahtar: keyof typeof EXTRAS, fiyat: number): DemoExtra {
  return { anahtar, ...EXTRAS[anahtar], fiyat }
}

const PACKAGES = {
  two: {
    ad: { tr: 'İkimiz', en: 'Two of us', de: 'Nur wir zwei', ru: 'Только мы' },
    about: {
      tr: 'Tören, çiçek ve fotoğraf; büyük sofra yok.',
      en: 'Ceremony, flowers and photographs, without a big table.',
      de: 'Trauung, Blumen und Fotos, ohne große Tafel.',
      ru: 'Церемония, цветы и фотографии, без большого стола.',
    },
  },
  family: {
    ad: { tr: 'Yakın aile', en: 'Close family', de: 'Engste Familie', ru: 'Самые близкие' },
    about: {
      tr: 'Planlayıcısı, çiçeği ve tek uzun sofrasıyla bütün gün.',
      en: 'The whole day with planner, flowers and one long table.',
      de: 'Der ganze Tag mit Planerin, Blumen und einer langen Tafel.',
      ru: 'Весь день с организатором, цветами и одним длинным столом.',
    },
  },
  village: {
    ad: { tr: 'Bütün köy', en: 'Whole village', de: 'Das ganze Dorf', ru: 'Вся деревня' },
    about: {
      tr: 'Yakın aile paketinin aynısı; herkese yer ve dans pisti var.',
      en: 'Like Close family, with room for everybody and a dance floor.',
      de: 'Wie die engste Familie, mit Platz für alle und einer Tanzfläche.',
      ru: 'То же, что для самых близких, но с местом для всех и танцполом.',
    },
  },
} as const

/** Whom the price is for, and what the next guest costs where there is room for more. */
function coverOf({ en_cok, arti_kisi }: GroupTariff, room: number): InFour<string> {
  if (room <= en_cok) {
    return {
      tr: `Fiyat ${en_cok} kişiye kadardır.`,
      en: `The price covers up to ${en_cok} guests.`,
      de: `Der Preis gilt für bis zu ${en_cok} Gäste.`,
      ru: `Цена на компанию до ${en_cok} человек.`,
    }
  }
  return {
    tr: `Fiyat ${en_cok} kişiye kadardır; fazladan her kişi ${arti_kisi} €.`,
    en: `The price covers up to ${en_cok} guests; each one more is €${arti_kisi}.`,
    de: `Der Preis gilt für bis zu ${en_cok} Gäste; jeder weitere kostet ${arti_kisi} €.`,
    ru: `Цена на компанию до ${en_cok} человек, каждый следующий гость: ${arti_kisi} €.`,
  }
}

type GroupTariff = Extract<DemoTariff, { tur: 'grup' }>

/** What the papers of a legal ceremony cost. */
const PAPERS = 290

const LEGAL: InFour<{ readonly name: string; readonly about: string }> = {
  tr: {
    name: 'resmî nikâhlı',
    about: `Evrak takibi ve nikâh memuru dahil; en az ${WEDDING.legalWeeks} hafta önceden istenir.`,
  },
  en: {
    name: 'with a legal ceremony',
    about: `With papers and registrar; to be asked for at least ${WEDDING.legalWeeks} weeks ahead.`,
  },
  de: {
    name: 'mit Standesamt',
    about: `Mit Papieren und Standesbeamtem; mindestens ${WEDDING.legalWeeks} Wochen vorher anzufragen.`,
  },
  ru: {
    name: 'с официальной регистрацией',
    about: `С документами и регистратором; запрос не позднее чем за ${WEDDING.legalWeeks} недель.`,
  },
}

/**
 * A package of a wedding, asked for and not taken at once, with a symbolic ceremony and with a legal one, which needs
 * more time and costs its papers; `room` is how many the place takes.
 */
export function weddingPackage(
  anahtar: keyof typeof PACKAGES,
  room: number,
  price: Omit<GroupTariff, 'tur'>,
): readonly [DemoOption, DemoOption] {
  const { ad, about } = PACKAGES[anahtar]
  const tarife = { tur: 'grup', ...price } as const
  const cover = coverOf(tarife, room)
  const symbolic = { anahtar, ad, aciklama: inFour((dil) => `${about[dil]} ${cover[dil]}`), tarife, stok: null }
  const legal = {
    anahtar: `${anahtar}-legal`,
    ad: inFour((dil) => `${ad[dil]}, ${LEGAL[dil].name}`),
    aciklama: inFour((dil) => `${LEGAL[dil].about} ${cover[dil]}`),
    tarife: { ...tarife, fiyat: price.fiyat + PAPERS },
    stok: null,
    son_satis_saat: hoursOfWeeks(WEDDING.legalWeeks),
  }
  return [symbolic, legal]
}
