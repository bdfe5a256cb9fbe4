import type { Guest } from '@meltem/contract/reservation/reservation'
import type { Language } from '@meltem/contract/wire/language'

export type Roll = () => number

/** One of a list. */
export function pick<T>(roll: Roll, list: readonly T[]): T {
  const found = list[Math.floor(roll() * list.length)]
  if (found === undefined) throw new Error('nothing to pick from')
  return found
}

/** A whole number from the first to the last. */
export function between(roll: Roll, first: number, last: number): number {
  return first + Math.floor(roll() * (last - first + 1))
}

interface Names {
  readonly women: readonly string[]
  readonly men: readonly string[]
  readonly families: readonly string[]
  /** Where the name of a family differs for a woman. */
  readonly forWomen?: (family: string) => string
  readonly towns: readonly string[]
  readonly mail: string
  /** Numbers that belong to nobody: kept for fiction where the country has such, unassigned elsewhere. */
  readonly phone: (roll: Roll) => string
}

const digits = (roll: Roll, count: number) =>
  Array.from({ length: count }, () => String(Math.floor(roll() * 10))).join('')

const NAMES: Readonly<Record<Language, Names>> = {
  tr: {
    women: ['Elif', 'Zeynep', 'Ayşe', 'Meral', 'Selin', 'Gülşah', 'Leyla', 'Nazlı', 'Esra', 'Dilek', 'İpek', 'Şeyma'],
    men: ['Ahmet', 'Mehmet', 'Can', 'Emre', 'Burak', 'Onur', 'Kerem', 'Volkan', 'Umut', 'Serkan', 'İlker', 'Çağrı'],
    families: [
      'Karagöz',
      'Aydın',
      'Şahin',
      'Öztürk',
      'Koç',
      'Yıldırım',
      'Çelik',
      'Doğan',
      'Güneş',
      'Işık',
      'Erdem',
      'Ünal',
    ],
    towns: ['İstanbul', 'Ankara', 'İzmir', 'Bursa', 'Eskişehir', 'Adana'],
    mail: 'posta.example',
    phone: (roll) => `+90500${digits(roll, 7)}`,
  },
  en: {
    women: ['Emily', 'Sophie', 'Maya', 'Charlotte', 'Grace', 'Aisha', 'Hannah', 'Olivia', 'Niamh', 'Ruth'],
    men: ['Tom', 'Oliver', 'James', 'Daniel', 'Liam', 'Harry', 'Noah', 'George', 'Samuel', 'Callum'],
    families: [
      'Clark',
      'Reed',
      'Hughes',
      'Bennett',
      'Murphy',
      'Patel',
      'Walsh',
      'Foster',
      'Ward',
      'Osborne',
      'Shaw',
      'Nolan',
    ],
    towns: ['London', 'Manchester', 'Dublin', 'Bristol', 'Leeds', 'Edinburgh'],
    mail: 'mail.example',
    phone: (roll) => `+447700900${digits(roll, 3)}`,
  },
  de: {
    women: ['Hannah', 'Lea', 'Katrin', 'Julia', 'Sabine', 'Anke', 'Miriam', 'Franziska', 'Heike', 'Clara'],
    men: ['Jonas', 'Lukas', 'Stefan', 'Matthias', 'Felix', 'Tobias', 'Jan', 'Andreas', 'Moritz', 'Sven'],
    families: [
      'Weber',
      'Berger',
      'Köhler',
      'Schulz',
      'Brandt',
      'Neumann',
      'Vogel',
      'Krüger',
      'Schröder',
      'Lindner',
      'Böhm',
    ],
    towns: ['Berlin', 'Hamburg', 'München', 'Köln', 'Wien', 'Zürich'],
    mail: 'post.example',
    phone: (roll) => `+4917139200${digits(roll, 2)}`,
  },
  ru: {
    women: ['Ирина', 'Ольга', 'Анна', 'Мария', 'Екатерина', 'Татьяна', 'Светлана', 'Дарья', 'Наталья', 'Юлия'],
    men: ['Дмитрий', 'Алексей', 'Сергей', 'Андрей', 'Михаил', 'Иван', 'Павел', 'Никита', 'Антон', 'Роман'],
    families: ['Козлов', 'Орлов', 'Смирнов', 'Петров', 'Волков', 'Лебедев', 'Соколов', 'Морозов', 'Фёдоров', 'Зайцев'],
    forWomen: (family) => `${family}а`,
    towns: ['Москва', 'Казань', 'Санкт-Петербург', 'Екатеринбург', 'Алматы', 'Самара'],
    mail: 'pochta.example',
    phone: (roll) => `+7999000${digits(roll, 4)}`,
  },
}

const CYRILLIC: Readonly<Record<string, string>> = Object.fromEntries(
  'а:a б:b в:v г:g д:d е:e ё:e ж:zh з:z и:i й:y к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:kh ц:ts ч:ch ш:sh щ:sch ы:y э:e ю:yu я:ya ь: ъ:'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
)
const FOLDED: Readonly<Record<string, string>> = { ı: 'i', ß: 'ss', ö: 'o', ü: 'u', ä: 'a' }

/** As people write their names in addresses. */
function inAddress(name: string): string {
  const lower = name.toLocaleLowerCase('tr')
  return Array.from(lower)
    .map((letter) => CYRILLIC[letter] ?? FOLDED[letter] ?? letter)
    .join('')
    .normalize('NFD')
    .replaceAll(/[^a-z]/g, '')
}

export interface Visitor extends Pick<Guest, 'ad' | 'soyad' | 'telefon' | 'e_mail'> {
  readonly lang: Language
  readonly adres: string
}

const LANGUAGES_OF_GUESTS: readonly Language[] = ['tr', 'tr', 'tr', 'tr', 'de', 'de', 'de', 'en', 'en', 'ru', 'ru']

/** Somebody who books: the same roll makes the same person. Addresses end in a name that no mail can reach. */
export function visitor(roll: Roll, lang: Language = pick(roll, LANGUAGES_OF_GUESTS)): Visitor {
  const names = NAMES[lang]
  const woman = roll() < 0.5
  const ad = pick(roll, woman ? names.women : names.men)
  const family = pick(roll, names.families)
  const soyad = woman && names.forWomen ? names.forWomen(family) : family
  const e_mail = `${inAddress(ad)}.${inAddress(soyad)}${between(roll, 1, 89)}@${names.mail}`
  return { ad, soyad, lang, telefon: names.phone(roll), e_mail, adres: pick(roll, names.towns) }
}

/** What guests write under a booking. */
const NOTES: Readonly<Record<Language, readonly string[]>> = {
  tr: [
    'Küçüğümüz 4 yaşında, can yeleği var mı?',
    'Bir kişi vejetaryen.',
    'Fıstık alerjimiz var.',
    'Annem merdiven çıkamıyor, ön sıra olursa seviniriz.',
    'Doğum günü sürprizi yapacağız, pasta getirebilir miyiz?',
  ],
  en: [
    'One of us is vegetarian.',
    'Our son has a nut allergy.',
    'Could we have a child seat, please? She is three.',
    'It is our anniversary, a quiet table would be lovely.',
    'One guest cannot swim.',
  ],
  de: [
    'Eine Person isst vegetarisch.',
    'Unser Sohn hat eine Nussallergie.',
    'Bitte einen Kindersitz, unsere Tochter ist drei.',
    'Ein Gast kann nicht schwimmen.',
    'Wir kommen mit dem Mietwagen: Wo können wir parken?',
  ],
  ru: [
    'Один из нас вегетарианец.',
    'У ребёнка аллергия на арахис.',
    'Нужно детское кресло, дочке три года.',
    'Один человек не умеет плавать.',
    'Можно забрать нас чуть позже, в 8:30?',
  ],
}

export function noteOf(roll: Roll, lang: Language): string | undefined {
  return roll() < 0.22 ? pick(roll, NOTES[lang]) : undefined
}

/** What a guest writes with a request. */
const WISHES: Readonly<Record<Language, readonly string[]>> = {
  tr: [
    'Havuzun çiti bizim için önemli, küçük kızımız 4 yaşında. Bir iki gün erken de gelebiliriz.',
    'Kayınvalidem tekerlekli sandalyede: alt katta bir oda var mı?',
    'Köpeğimizle geliyoruz, küçük ve sakin. Uygun olur mu?',
  ],
  en: [
    'A fenced pool matters to us, our youngest is four. We could arrive a day or two earlier.',
    'We would need a late check-in, our flight lands at half past eleven at night.',
    'Is the road up to the house fine for a small hire car?',
  ],
  de: [
    'Ein eingezäunter Pool ist uns wichtig, unsere Jüngste ist vier. Wir können auch ein, zwei Tage früher kommen.',
    'Wir landen erst um 23.30 Uhr: Ist eine späte Anreise möglich?',
    'Wir bringen einen kleinen, ruhigen Hund mit. Passt das?',
  ],
  ru: [
    'Нам важен бассейн с забором, младшему 4 года. Можно приехать на день-два раньше.',
    'Прилетаем в 23:30, возможен ли поздний заезд?',
    'Едем с маленькой спокойной собакой. Можно?',
  ],
}

export function wishOf(roll: Roll, lang: Language): string {
  return pick(roll, WISHES[lang])
}

const HOTELS = [
  { hotel_adi: 'Yıldız Otel', ilce: 'Fethiye', sehir: 'Muğla' },
  { hotel_adi: 'Ece Saray', ilce: 'Fethiye', sehir: 'Muğla' },
  { hotel_adi: 'Kumsal Pansiyon', ilce: 'Ölüdeniz', sehir: 'Muğla' },
  { hotel_adi: 'Zeytin Bahçe', ilce: 'Göcek', sehir: 'Muğla' },
  { hotel_adi: 'Likya Suites', ilce: 'Kaş', sehir: 'Antalya' },
  { hotel_adi: 'Çam Butik', ilce: 'Dalyan', sehir: 'Muğla' },
] as const

export function hotelOf(roll: Roll) {
  return { ...pick(roll, HOTELS), oda_no: String(between(roll, 101, 412)) }
}

interface CrewMember {
  readonly ad: string
  readonly soyad: string
  readonly gorev: 'rehber' | 'kaptan' | 'surucu' | 'yardimci'
  readonly diller: Language[]
}

/** The people of the demo who sail, drive and guide. */
export const CREW: readonly CrewMember[] = [
  { ad: 'Deniz', soyad: 'Sarı', gorev: 'rehber', diller: ['tr', 'en', 'de'] },
  { ad: 'Mert', soyad: 'Acar', gorev: 'rehber', diller: ['tr', 'en'] },
  { ad: 'Can', soyad: 'Özkan', gorev: 'rehber', diller: ['tr', 'en', 'ru'] },
  { ad: 'Yelena', soyad: 'Kılıç', gorev: 'rehber', diller: ['tr', 'ru', 'en'] },
  { ad: 'Heike', soyad: 'Tunç', gorev: 'rehber', diller: ['tr', 'de', 'en'] },
  { ad: 'Emre', soyad: 'Korkmaz', gorev: 'rehber', diller: ['tr', 'ru'] },
  { ad: 'Mehmet', soyad: 'Denizci', gorev: 'kaptan', diller: ['tr'] },
  { ad: 'Hasan', soyad: 'Kaya', gorev: 'kaptan', diller: ['tr', 'en'] },
  { ad: 'Kaan', soyad: 'Demir', gorev: 'kaptan', diller: ['tr', 'en'] },
  { ad: 'Recep', soyad: 'Yalçın', gorev: 'surucu', diller: ['tr'] },
  { ad: 'Tuncay', soyad: 'Bozkurt', gorev: 'surucu', diller: ['tr', 'en'] },
  { ad: 'Salih', soyad: 'Arı', gorev: 'surucu', diller: ['tr', 'de'] },
  { ad: 'Gizem', soyad: 'Uslu', gorev: 'yardimci', diller: ['tr', 'en'] },
  { ad: 'Burak', soyad: 'Ersoy', gorev: 'surucu', diller: ['tr', 'ru'] },
  { ad: 'Orhan', soyad: 'Yıldız', gorev: 'surucu', diller: ['tr', 'en'] },
]

/** Vans of the demo's drivers. */
export const VANS = [
  { arac: 'Mercedes Vito', plaka: '48 MLT 101', koltuk: 6 },
  { arac: 'Mercedes Vito', plaka: '48 MLT 102', koltuk: 6 },
  { arac: 'VW Caravelle', plaka: '48 MLT 107', koltuk: 8 },
  { arac: 'Ford Tourneo', plaka: '48 MLT 112', koltuk: 8 },
  { arac: 'Mercedes Sprinter', plaka: '48 MLT 120', koltuk: 16 },
] as const
