import type { Language } from '@meltem/contract/language'
import { PALETTES, type Time } from '../../../illustrations/palettes.ts'
import type { SceneName } from '../../../illustrations/scene-table.ts'
import type { DemoShot } from '../../../showcase-data.ts'
import { type InFour, inFour } from '../four-languages.ts'
import { TOUR_SUBJECTS } from './tour-subjects.ts'

const HOURS: Readonly<Record<Time, InFour<string>>> = {
  dawn: { tr: 'gün doğarken', en: 'at sunrise', de: 'bei Sonnenaufgang', ru: 'на рассвете' },
  noon: {
    tr: 'öğle ışığında',
    en: 'in bright midday light',
    de: 'im hellen Mittagslicht',
    ru: 'в ярком полуденном свете',
  },
  golden: {
    tr: 'ikindi güneşinde',
    en: 'in low golden sun',
    de: 'in der tief stehenden Sonne',
    ru: 'в лучах низкого солнца',
  },
  dusk: { tr: 'gün batımında', en: 'at dusk', de: 'in der Abenddämmerung', ru: 'на закате' },
  night: {
    tr: 'gece, ışıklar yanarken',
    en: 'at night with the lamps lit',
    de: 'nachts mit brennenden Lampen',
    ru: 'ночью при свете фонарей',
  },
}

const SUBJECTS = {
  ...TOUR_SUBJECTS,
  'villa-stone': {
    tr: 'Begonvilli pergolası olan taş villa ve denize akıyormuş gibi duran havuz',
    en: 'Stone villa with a bougainvillea pergola and a pool that seems to run into the sea',
    de: 'Steinvilla mit Bougainvilleen-Pergola und einem Pool, der ins Meer zu laufen scheint',
    ru: 'Каменная вилла с перголой в бугенвиллеях и бассейн, будто переходящий в море',
  },
  'villa-modern': {
    tr: 'Çamların arasında geniş camlı modern villa, önünde yüzme havuzu',
    en: 'Modern villa with wide windows among pines, swimming pool in front',
    de: 'Moderne Villa mit großen Fenstern zwischen Kiefern, davor der Pool',
    ru: 'Современная вилла с большими окнами среди сосен, перед ней бассейн',
  },
  'villa-terraces': {
    tr: 'Denize inen yamaçta teras teras beyaz ev ve havuz',
    en: 'White house stepping down the hillside in terraces, pool above the sea',
    de: 'Weißes Haus in Terrassen am Hang, Pool über dem Meer',
    ru: 'Белый дом террасами на склоне и бассейн над морем',
  },
  'villa-courtyard': {
    tr: 'İncir ağaçlı taş avlu, küçük havuz ve yeşil panjurlu ev',
    en: 'Stone courtyard with a fig tree, small pool and green shutters',
    de: 'Steinerner Innenhof mit Feigenbaum, kleinem Becken und grünen Läden',
    ru: 'Каменный дворик с инжиром, маленьким бассейном и зелёными ставнями',
  },
  cabin: {
    tr: 'Çam ormanında üçgen çatılı ahşap ev',
    en: 'Wooden A-frame house in a pine wood',
    de: 'Hölzernes Nurdachhaus im Kiefernwald',
    ru: 'Деревянный дом-шалаш в сосновом лесу',
  },
  bungalow: {
    tr: 'Suyun kıyısında hamaklı ahşap ev, iskele ve kayık',
    en: 'Wooden house at the water’s edge with hammock, jetty and rowing boat',
    de: 'Holzhaus am Wasser mit Hängematte, Steg und Ruderboot',
    ru: 'Деревянный дом у воды с гамаком, мостками и лодкой',
  },
  bedroom: {
    tr: 'Kemerli pencereleri denize açılan yatak odası',
    en: 'Bedroom with arched windows on the sea',
    de: 'Schlafzimmer mit Bogenfenstern zum Meer',
    ru: 'Спальня с арочными окнами на море',
  },
  living: {
    tr: 'Şömineli ve kilimli oturma odası',
    en: 'Living room with fireplace and kilim',
    de: 'Wohnzimmer mit Kamin und Kelim',
    ru: 'Гостиная с камином и килимом',
  },
  kitchen: {
    tr: 'Tezgâhı ortada, denize bakan açık mutfak',
    en: 'Open kitchen with an island and a view of the sea',
    de: 'Offene Küche mit Kochinsel und Blick aufs Meer',
    ru: 'Открытая кухня с островом и видом на море',
  },
  bathroom: {
    tr: 'Penceresinin önünde küvet duran, desenli karolu banyo',
    en: 'Bathroom with patterned tiles and a tub below the window',
    de: 'Bad mit gemusterten Fliesen und Wanne vor dem Fenster',
    ru: 'Ванная с узорной плиткой и ванной у окна',
  },
  'night-terrace': {
    tr: 'Fenerlerle aydınlanan, minderli teras ve karşıda deniz',
    en: 'Terrace with cushions and lanterns, the sea beyond',
    de: 'Terrasse mit Polstern und Laternen, dahinter das Meer',
    ru: 'Терраса с подушками и фонарями, за ней море',
  },
  table: {
    tr: 'Deniz kenarında meze, meyve ve çay kurulu masa',
    en: 'Table by the sea laid with meze, fruit and tea',
    de: 'Tisch am Meer mit Meze, Obst und Tee',
    ru: 'Стол у моря с мезе, фруктами и чаем',
  },
  chef: {
    tr: 'Terasta ocak başında şef ve sofrada iki misafir',
    en: 'Chef at the stove on a terrace, two guests at the table',
    de: 'Koch am Herd auf der Terrasse, zwei Gäste am Tisch',
    ru: 'Повар у плиты на террасе и двое гостей за столом',
  },
  picnic: {
    tr: 'Zeytin ağacının altında kareli örtü ve piknik sepeti',
    en: 'Chequered cloth and picnic basket under an olive tree',
    de: 'Karierte Decke und Picknickkorb unter einem Olivenbaum',
    ru: 'Клетчатый плед и корзина для пикника под оливой',
  },
  'beach-hotel': {
    tr: 'Teraslı otel, önünde şemsiyeli kumsal ve iskele',
    en: 'Terraced hotel above its beach with parasols and a jetty',
    de: 'Terrassenhotel über dem Strand mit Sonnenschirmen und Steg',
    ru: 'Террасный отель над пляжем с зонтами и пирсом',
  },
  'hotel-pool': {
    tr: 'Kuş bakışı otel havuzu, arkasında kumsal',
    en: 'Hotel pool from above, the beach behind it',
    de: 'Hotelpool von oben, dahinter der Strand',
    ru: 'Бассейн отеля с высоты, за ним пляж',
  },
  'hotel-courtyard': {
    tr: 'Kemerli eski han avlusunda portakal ağaçları, fıskiye ve masalar',
    en: 'Arcaded courtyard of an old inn with orange trees, fountain and tables',
    de: 'Arkadenhof eines alten Hans mit Orangenbäumen, Brunnen und Tischen',
    ru: 'Двор старого хана с аркадами, апельсиновыми деревьями, фонтаном и столиками',
  },
  'hotel-cave': {
    tr: 'Kayaya oyulmuş oda, kemerden görünen balonlar ve peribacaları',
    en: 'Room carved in rock, balloons and fairy chimneys through the arch',
    de: 'In den Fels gehauenes Zimmer, durch den Bogen Ballons und Feenkamine',
    ru: 'Комната в скале, в арке воздушные шары и каменные столбы',
  },
  kites: {
    tr: 'Kumsalda uçurtma uçuran çocuklar',
    en: 'Children flying kites on the beach',
    de: 'Kinder lassen am Strand Drachen steigen',
    ru: 'Дети запускают воздушных змеев на пляже',
  },
  thermal: {
    tr: 'Dağların önünde buharı tüten açık termal havuz',
    en: 'Steaming outdoor thermal pool below the mountains',
    de: 'Dampfendes Thermalbecken im Freien vor den Bergen',
    ru: 'Термальный бассейн под открытым небом с паром на фоне гор',
  },
  hammam: {
    tr: 'Kubbesinden ışık süzülen hamam ve göbek taşı',
    en: 'Hammam with light falling through the dome on the heated stone',
    de: 'Hamam, durch die Kuppel fällt Licht auf den warmen Stein',
    ru: 'Хаммам, сквозь купол свет падает на тёплый камень',
  },
  yoga: {
    tr: 'Deniz kıyısında ahşap güvertede yoga yapanlar',
    en: 'Yoga on a wooden deck by the water',
    de: 'Yoga auf einem Holzdeck am Wasser',
    ru: 'Йога на деревянном настиле у воды',
  },
  clinic: {
    tr: 'Camının ardında deniz görünen klinik karşılaması',
    en: 'Clinic reception with the sea behind the glass',
    de: 'Empfang der Klinik, hinter dem Glas das Meer',
    ru: 'Приёмная клиники, за стеклом море',
  },
  dental: {
    tr: 'Diş hekimi koltuğu, doktor ve yardımcısı',
    en: 'Dental chair with dentist and assistant',
    de: 'Behandlungsstuhl mit Zahnärztin und Assistenz',
    ru: 'Стоматологическое кресло, врач и ассистент',
  },
  wedding: {
    tr: 'Deniz üstündeki terasta çiçekli kemerin önünde gelin ve damat',
    en: 'Bride and groom before a flower arch on a terrace above the sea',
    de: 'Brautpaar vor einem Blumenbogen auf einer Terrasse über dem Meer',
    ru: 'Жених и невеста у цветочной арки на террасе над морем',
  },
  'wedding-beach': {
    tr: 'Kumsalda nikâh, çiçekli kemer ve oturan davetliler',
    en: 'Wedding on the sand with a flower arch and seated guests',
    de: 'Trauung im Sand mit Blumenbogen und Gästen auf Stühlen',
    ru: 'Свадьба на песке: цветочная арка и гости на стульях',
  },
  'wedding-dinner': {
    tr: 'Ağaçların altında ışık dizileriyle aydınlanan uzun düğün masası',
    en: 'Long wedding table under trees and strings of light',
    de: 'Lange Hochzeitstafel unter Bäumen und Lichterketten',
    ru: 'Длинный свадебный стол под деревьями и гирляндами',
  },
  'wedding-boat': {
    tr: 'Bayraklarla süslü gulette nikâh',
    en: 'Wedding on a gulet dressed with flags',
    de: 'Trauung auf einer mit Fähnchen geschmückten Gulet',
    ru: 'Свадьба на гулете, украшенной флажками',
  },
  'photo-shoot': {
    tr: 'Deniz kenarında çifti çeken fotoğrafçı',
    en: 'Photographer with a couple by the sea',
    de: 'Fotograf mit einem Paar am Meer',
    ru: 'Фотограф снимает пару у моря',
  },
} as const satisfies Partial<Record<SceneName, InFour<string>>>

export type Captioned = keyof typeof SUBJECTS

/** Under water and under a roof the hour is not what one sees. */
const WITHOUT_HOUR: ReadonlySet<Captioned> = new Set(['reef', 'sema', 'bazaar', 'hammam'])

function hourOf(palette: string, dil: Language): string {
  const found = PALETTES.find(({ id }) => id === palette)
  if (!found) throw new RangeError(`No palette ${palette}`)
  return HOURS[found.time][dil]
}

/** Pictures of one product, the cover first; all share its seed so that they show one house. */
export function shots(seed: string, ...wanted: readonly (readonly [Captioned, string])[]): DemoShot[] {
  return wanted.map(([scene, palette]) => ({
    scene,
    options: { seed, palette },
    aciklama: inFour((dil) => {
      const subject = SUBJECTS[scene][dil]
      return WITHOUT_HOUR.has(scene) ? subject : `${subject}, ${hourOf(palette, dil)}`
    }),
  }))
}
