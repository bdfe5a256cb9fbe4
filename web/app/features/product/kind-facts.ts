import type { FactsOf, ProductFacts } from '@meltem/contract/catalog/product-facts'
import type { ProductKind } from '@meltem/contract/content/content'
import type { Language } from '@meltem/contract/wire/language'
import { formatDate, formatNumber } from '@meltem/i18n/format'
import type { TranslatorOf } from '../../platform/words/translator.ts'
import {
  countWords,
  decimalWords,
  distanceWords,
  durationWords,
  type FactWords,
  kilometresWords,
  languageWords,
  metresWords,
  seaWords,
  yesNoWords,
} from '../catalog/fact-words.ts'
import type { FactIcon } from './chapters/fact-icon.tsx'

type Label = Parameters<TranslatorOf<'facts'>>[0] & `label.${string}`

/** The few facts that people choose by, for the line under the title of a card. */
type Lines = { readonly [K in ProductKind]: (facts: FactsOf<K>, words: FactWords) => readonly (string | false)[] }

/** Cards are also made in the browser, so these stand apart from what only loaders say. */
const LINES: Lines = {
  tur: (f, words) => [
    durationWords(f.sure_dk, words),
    f.grup_en_cok > 0 && words.t('line.upToPeople', { count: f.grup_en_cok }),
    f.otelden_alma && words.t('line.pickup'),
  ],
  villa: (f, words) => [
    words.t('line.bedrooms', { count: f.oda }),
    words.t('line.beds', { count: f.yatak }),
    ...seaWords(f.denize_m, words),
  ],
  yat: (f, words) => [
    words.t(`tekne_tipi.${f.tekne_tipi}`),
    words.t('line.people', { count: f.kabin > 0 ? f.gece_kisi : f.gunduz_kisi }),
    f.kabin > 0 && words.t('line.cabins', { count: f.kabin }),
    metresWords(f.boy_m, words),
  ],
  transfer: (f, words) => [
    kilometresWords(f.mesafe_km, words),
    durationWords(f.sure_dk, words),
    f.bekleme_dk > 0 && words.t('line.waits', { count: f.bekleme_dk }),
  ],
  arac_kira: (f, { t }) => [f.ornek, t(`vites.${f.vites}`), t('line.seats', { count: f.koltuk })],
  otel: (f, words) => [
    f.yildiz > 0 && words.t('line.stars', { count: f.yildiz }),
    words.t(`pansiyon.${f.pansiyon}`),
    ...seaWords(f.denize_m, words),
  ],
  dugun: (f, { t }) => [
    t(`mekan.${f.mekan}`),
    t('line.guests', { count: f.en_cok_davetli }),
    f.resmi_nikah && t('line.legalCeremony'),
  ],
  saglik: (f, { t }) => [
    t(`tedavi.${f.tedavi}`),
    t('line.days', { count: f.gun }),
    f.gece > 0 && t('line.nights', { count: f.gece }),
  ],
  ekstra: (f, words) => [words.t(`hizmet.${f.hizmet}`), f.sure_dk > 0 && durationWords(f.sure_dk, words)],
}

export function factsLine(facts: ProductFacts, words: FactWords): string {
  const say = LINES[facts.urun_tipi] as (facts: ProductFacts, words: FactWords) => readonly (string | false)[]
  return say(facts, words).filter(Boolean).join(' · ')
}

export interface Fact {
  readonly icon: FactIcon
  readonly text: string
}

/** Undefined where there is nothing to say. */
type Sign = readonly [icon: FactIcon, text: string | false | undefined]

export type Better = 'low' | 'high'

/** One line of the comparison: what it says of a product, and when one is better; undefined takes no part. */
export type ComparedRow<F> = readonly [
  label: Label,
  say: (facts: F, words: FactWords) => string,
  better?: Better,
  value?: (facts: F) => number | undefined,
]

/** Parts of what search engines read that several kinds share. */
export interface ThingParts {
  readonly offers: object
  readonly priceRange: object
  readonly place: object
  readonly trip: object
  readonly mostPeople: number
}

export interface Thing {
  readonly '@type': string | readonly string[]
  readonly [field: string]: unknown
}

interface Told<F> {
  /** Under the title of its page: what decides whether one reads on. */
  readonly signs: (facts: F, words: FactWords) => readonly Sign[]
  /** Below the fold, name and value. */
  readonly particulars?: (facts: F, words: FactWords) => readonly (readonly [Label, string])[]
  /** What people compare. */
  readonly compared: readonly ComparedRow<F>[]
  /** What search engines know it as; a service, which has no stars in their results, where nothing is said. */
  readonly thing?: (facts: F, parts: ThingParts) => Thing
}

const TOLD: { readonly [K in ProductKind]: Told<FactsOf<K>> } = {
  tur: {
    signs: (f, words) => [
      ['clock', durationWords(f.sure_dk, words)],
      ['people', words.t('line.upToPeople', { count: f.grup_en_cok })],
      ['languages', languageWords(f.diller, words)],
      ['car', f.otelden_alma && words.t('line.pickup')],
      ['age', f.en_az_yas > 0 && words.t('line.fromAge', { count: f.en_az_yas })],
      ['effort', f.zorluk !== 'kolay' && words.t(`zorluk.${f.zorluk}`)],
    ],
    compared: [
      ['label.tur_tipi', (f, { t }) => t(`tur_tipi.${f.tur_tipi}`)],
      ['label.sure_dk', (f, words) => durationWords(f.sure_dk, words)],
      ['label.grup_en_cok', (f, words) => countWords(f.grup_en_cok, words), 'low', (f) => f.grup_en_cok],
      ['label.zorluk', (f, { t }) => t(`zorluk.${f.zorluk}`)],
      ['label.en_az_yas', (f, words) => countWords(f.en_az_yas, words)],
      ['label.otelden_alma', (f, words) => yesNoWords(f.otelden_alma, words), 'high', (f) => Number(f.otelden_alma)],
      ['label.diller', (f, words) => languageWords(f.diller, words)],
    ],
    thing: (_, { offers, trip }) => ({ '@type': ['TouristTrip', 'Product'], ...offers, ...trip }),
  },
  villa: {
    signs: (f, words) => [
      ['bed', words.t('line.bedrooms', { count: f.oda })],
      ['bath', words.t('line.bathrooms', { count: f.banyo })],
      ['area', words.t('line.squareMetres', { value: countWords(f.alan_m2, words) })],
      ['pool', f.havuz !== null && words.t('line.pool', poolSize(f.havuz, words))],
      ['sea', seaWords(f.denize_m, words)[0]],
      ['permit', f.izin_no !== '' && words.t('line.permit', { no: f.izin_no })],
    ],
    particulars: (f, words) => [
      ['label.giris_saati', f.giris_saati],
      ['label.cikis_saati', f.cikis_saati],
      ['label.merkeze_m', distanceWords(f.merkeze_m, words)],
      ['label.havalimani_km', kilometresWords(f.havalimani_km, words)],
    ],
    compared: [
      ['label.oda', (f, words) => countWords(f.oda, words), 'high', (f) => f.oda],
      ['label.yatak', (f, words) => countWords(f.yatak, words)],
      ['label.banyo', (f, words) => countWords(f.banyo, words), 'high', (f) => f.banyo],
      [
        'label.alan_m2',
        (f, words) => words.t('line.squareMetres', { value: countWords(f.alan_m2, words) }),
        'high',
        (f) => f.alan_m2,
      ],
      [
        'label.havuz',
        (f, words) => (f.havuz ? words.t('line.poolSize', poolSize(f.havuz, words)) : words.t('line.no')),
        'high',
        (f) => (f.havuz ? f.havuz.en * f.havuz.boy : undefined),
      ],
      ['label.denize_m', (f, words) => distanceWords(f.denize_m, words), 'low', (f) => f.denize_m],
      ['label.merkeze_m', (f, words) => distanceWords(f.merkeze_m, words)],
      ['label.havalimani_km', (f, words) => kilometresWords(f.havalimani_km, words), 'low', (f) => f.havalimani_km],
      ['label.izin_no', (f) => f.izin_no],
    ],
    thing: (f, { priceRange, place, mostPeople }) => ({
      '@type': 'VacationRental',
      ...priceRange,
      identifier: f.izin_no,
      checkinTime: f.giris_saati,
      checkoutTime: f.cikis_saati,
      containsPlace: {
        '@type': 'Accommodation',
        numberOfBedrooms: f.oda,
        numberOfBathroomsTotal: f.banyo,
        occupancy: { '@type': 'QuantitativeValue', maxValue: mostPeople },
        floorSize: { '@type': 'QuantitativeValue', value: f.alan_m2, unitCode: 'MTK' },
      },
      ...place,
    }),
  },
  yat: {
    signs: (f, words) => [
      ['length', `${words.t(`tekne_tipi.${f.tekne_tipi}`)}, ${metresWords(f.boy_m, words)}, ${f.yapim_yili}`],
      ['bed', f.kabin > 0 && words.t('line.cabins', { count: f.kabin })],
      ['people', words.t('line.upToPeople', { count: Math.max(f.gece_kisi, f.gunduz_kisi) })],
      ['anchor', f.liman],
      ['crew', f.murettebat > 0 && words.t('line.crew', { count: f.murettebat })],
    ],
    particulars: (f, words) => [
      ['label.boy_m', metresWords(f.boy_m, words)],
      ['label.en_m', metresWords(f.en_m, words)],
      ['label.yapim_yili', String(f.yapim_yili)],
      ...(f.yenileme_yili === null ? [] : [['label.yenileme_yili', String(f.yenileme_yili)] as const]),
      ...(f.gece_kisi > 0 ? [['label.gece_kisi', String(f.gece_kisi)] as const] : []),
      ['label.gunduz_kisi', String(f.gunduz_kisi)],
      ['label.wc', String(f.wc)],
      ['label.bayrak', countryName(f.bayrak, words.language)],
    ],
    compared: [
      ['label.tekne_tipi', (f, { t }) => t(`tekne_tipi.${f.tekne_tipi}`)],
      ['label.boy_m', (f, words) => metresWords(f.boy_m, words), 'high', (f) => f.boy_m],
      ['label.kabin', (f, words) => countWords(f.kabin, words), 'high', (f) => f.kabin],
      ['label.gece_kisi', (f, words) => countWords(f.gece_kisi, words)],
      ['label.gunduz_kisi', (f, words) => countWords(f.gunduz_kisi, words)],
      ['label.murettebat', (f, words) => countWords(f.murettebat, words)],
      ['label.yapim_yili', (f) => String(f.yapim_yili), 'high', (f) => f.yenileme_yili ?? f.yapim_yili],
      ['label.liman', (f) => f.liman],
    ],
    thing: (f, { offers }) => ({ '@type': 'Product', ...offers, category: f.tekne_tipi }),
  },
  transfer: {
    signs: (f, words) => [
      ['distance', kilometresWords(f.mesafe_km, words)],
      ['clock', durationWords(f.sure_dk, words)],
      ['people', words.t('line.waits', { count: f.bekleme_dk })],
    ],
    compared: [
      ['label.mesafe_km', (f, words) => kilometresWords(f.mesafe_km, words)],
      ['label.sure_dk', (f, words) => durationWords(f.sure_dk, words), 'low', (f) => f.sure_dk],
      ['label.bekleme_dk', (f, words) => durationWords(f.bekleme_dk, words), 'high', (f) => f.bekleme_dk],
    ],
  },
  arac_kira: {
    signs: (f, { t }) => [
      ['people', `${t('line.seats', { count: f.koltuk })}, ${t('line.doors', { count: f.kapi })}`],
      ['case', cases(f, t)],
      ['gearbox', t(`vites.${f.vites}`)],
      ['fuel', t(`yakit.${f.yakit}`)],
      ['distance', f.gunluk_km === null ? t('line.noKmLimit') : t('line.kmPerDay', { count: f.gunluk_km })],
      ['age', `${t('label.surucu_yas')}: ${f.en_az_yas}`],
    ],
    particulars: (f, { t }) => [
      ['label.sinif', t(`sinif.${f.sinif}`)],
      ['label.ornek', f.ornek],
      ['label.ehliyet_yil', t('line.years', { count: f.ehliyet_yil })],
    ],
    compared: [
      ['label.sinif', (f, { t }) => t(`sinif.${f.sinif}`)],
      ['label.ornek', (f) => f.ornek],
      ['label.vites', (f, { t }) => t(`vites.${f.vites}`)],
      ['label.yakit', (f, { t }) => t(`yakit.${f.yakit}`)],
      ['label.koltuk', (f, words) => countWords(f.koltuk, words), 'high', (f) => f.koltuk],
      ['label.buyuk_bavul', (f, words) => countWords(f.buyuk_bavul, words), 'high', (f) => f.buyuk_bavul],
      ['label.kucuk_bavul', (f, words) => countWords(f.kucuk_bavul, words)],
      [
        'label.gunluk_km',
        (f, { t }) => (f.gunluk_km === null ? t('line.noKmLimit') : t('line.kmPerDay', { count: f.gunluk_km })),
        'high',
        (f) => f.gunluk_km ?? Number.MAX_SAFE_INTEGER,
      ],
      ['label.surucu_yas', (f, words) => countWords(f.en_az_yas, words), 'low', (f) => f.en_az_yas],
    ],
    thing: (f, { offers }) => ({
      '@type': ['Car', 'Product'],
      ...offers,
      vehicleSeatingCapacity: f.koltuk,
      vehicleTransmission: f.vites,
      fuelType: f.yakit,
      numberOfDoors: f.kapi,
    }),
  },
  otel: {
    signs: (f, words) => [
      ['star', f.yildiz > 0 && words.t('line.stars', { count: f.yildiz })],
      ['sea', seaWords(f.denize_m, words)[0]],
      ['food', words.t(`pansiyon.${f.pansiyon}`)],
      ['clock', `${words.t('label.giris_saati')} ${f.giris_saati}, ${words.t('label.cikis_saati')} ${f.cikis_saati}`],
      ['permit', f.belge_no !== '' && `${words.t('label.belge_no')} ${f.belge_no}`],
    ],
    particulars: (f, words) => [
      ['label.oda_sayisi', countWords(f.oda_sayisi, words)],
      ['label.merkeze_m', distanceWords(f.merkeze_m, words)],
      ['label.havalimani_km', kilometresWords(f.havalimani_km, words)],
    ],
    compared: [
      ['label.yildiz', (f, w) => (f.yildiz > 0 ? countWords(f.yildiz, w) : w.t('line.no')), 'high', (f) => f.yildiz],
      ['label.pansiyon', (f, { t }) => t(`pansiyon.${f.pansiyon}`)],
      ['label.oda_sayisi', (f, words) => countWords(f.oda_sayisi, words)],
      ['label.denize_m', (f, words) => distanceWords(f.denize_m, words), 'low', (f) => f.denize_m],
      ['label.merkeze_m', (f, words) => distanceWords(f.merkeze_m, words)],
      ['label.havalimani_km', (f, words) => kilometresWords(f.havalimani_km, words), 'low', (f) => f.havalimani_km],
    ],
    thing: (f, { priceRange, place }) => ({
      '@type': 'Hotel',
      ...priceRange,
      numberOfRooms: f.oda_sayisi,
      checkinTime: f.giris_saati,
      checkoutTime: f.cikis_saati,
      ...(f.yildiz > 0 ? { starRating: { '@type': 'Rating', ratingValue: f.yildiz } } : {}),
      ...place,
    }),
  },
  dugun: {
    signs: (f, words) => [
      ['place', words.t(`mekan.${f.mekan}`)],
      ['people', words.t('line.guests', { count: f.en_cok_davetli })],
      ['clock', durationWords(f.sure_dk, words)],
      ['permit', f.resmi_nikah && words.t('line.legalCeremony')],
      ['languages', languageWords(f.diller, words)],
    ],
    compared: [
      ['label.mekan', (f, { t }) => t(`mekan.${f.mekan}`)],
      ['label.en_cok_davetli', (f, words) => countWords(f.en_cok_davetli, words), 'high', (f) => f.en_cok_davetli],
      ['label.sure_dk', (f, words) => durationWords(f.sure_dk, words)],
      ['label.resmi_nikah', (f, words) => yesNoWords(f.resmi_nikah, words), 'high', (f) => Number(f.resmi_nikah)],
    ],
  },
  saglik: {
    signs: (f, words) => [
      ['clinic', f.klinik !== '' && f.klinik],
      ['permit', f.belge_no !== '' && `${words.t('label.belge_no')} ${f.belge_no}`],
      ['clock', `${words.t('line.days', { count: f.gun })}, ${words.t('line.nights', { count: f.gece })}`],
      ['languages', languageWords(f.diller, words)],
    ],
    particulars: (f, { t, language }) => [
      ['label.klinik', f.klinik],
      ['label.belge_no', f.belge_no],
      ['label.belge_tarihi', f.belge_tarihi === null ? '' : formatDate(f.belge_tarihi)],
      ['label.komplikasyon_orani', t('line.percent', { value: formatNumber(language, f.komplikasyon_orani, 1) })],
    ],
    compared: [
      ['label.tedavi', (f, { t }) => t(`tedavi.${f.tedavi}`)],
      ['label.klinik', (f) => f.klinik],
      ['label.gun', (f, words) => countWords(f.gun, words), 'low', (f) => f.gun],
      ['label.gece', (f, words) => countWords(f.gece, words)],
      [
        'label.komplikasyon_orani',
        (f, { t, language }) => t('line.percent', { value: decimalWords(f.komplikasyon_orani, language) }),
        'low',
        (f) => f.komplikasyon_orani,
      ],
    ],
  },
  ekstra: {
    signs: (f, words) => [
      ['clock', f.sure_dk > 0 && durationWords(f.sure_dk, words)],
      ['languages', languageWords(f.diller, words)],
    ],
    compared: [
      ['label.hizmet', (f, { t }) => t(`hizmet.${f.hizmet}`)],
      ['label.sure_dk', (f, words) => (f.sure_dk > 0 ? durationWords(f.sure_dk, words) : '–')],
    ],
  },
}

function toldOf(kind: ProductKind): Told<ProductFacts> {
  return TOLD[kind] as unknown as Told<ProductFacts>
}

export function factsOf(facts: ProductFacts, words: FactWords): readonly Fact[] {
  const signs = toldOf(facts.urun_tipi).signs(facts, words)
  return signs.flatMap(([icon, text]) => (text === false || text === undefined || text === '' ? [] : [{ icon, text }]))
}

export interface FactPair {
  readonly name: string
  readonly value: string
}

export function particularsOf(facts: ProductFacts, words: FactWords): readonly FactPair[] {
  const pairs = toldOf(facts.urun_tipi).particulars?.(facts, words) ?? []
  // A draft may lack what publishing asks for.
  return pairs.flatMap(([label, value]) => (value === '' ? [] : { name: words.t(label), value }))
}

export function comparedRowsOf(kind: ProductKind): readonly ComparedRow<ProductFacts>[] {
  return toldOf(kind).compared
}

/** Undefined for a service. */
export function findThing(facts: ProductFacts, parts: ThingParts): Thing | undefined {
  return toldOf(facts.urun_tipi).thing?.(facts, parts)
}

function poolSize({ en, boy }: { en: number; boy: number }, { language }: FactWords) {
  return { wide: decimalWords(en, language), long: decimalWords(boy, language) }
}

function cases({ buyuk_bavul, kucuk_bavul }: FactsOf<'arac_kira'>, t: FactWords['t']): string {
  const large = buyuk_bavul > 0 ? t('line.largeCases', { count: buyuk_bavul }) : ''
  const small = kucuk_bavul > 0 ? t('line.smallCases', { count: kucuk_bavul }) : ''
  return [large, small].filter(Boolean).join(', ')
}

const COUNTRY = /^[A-Z]{2}$/

/** A flag is stored as the code of its country; what is no code is said as it stands. */
function countryName(code: string, language: Language): string {
  return COUNTRY.test(code) ? (new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code) : code
}
