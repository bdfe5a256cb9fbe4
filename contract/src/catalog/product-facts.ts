import * as z from 'zod/mini'
import type { ProductKind } from '../content/content.ts'
import { ClockTime } from '../reservation/reservation.ts'
import { IsoDate, openLine } from '../wire/fields.ts'
import { Language } from '../wire/language.ts'

const Count = z.int().check(z.gte(0), z.lte(100_000))
const Metres = z.number().check(z.gte(0), z.lte(1_000_000))

export const AMENITIES = [
  'klima',
  'wifi',
  'mutfak',
  'bulasik_makinesi',
  'camasir_makinesi',
  'mangal',
  'otopark',
  'bebek_yatagi',
  'mama_sandalyesi',
  'isitmali_havuz',
  'cocuk_havuzu',
  'korunakli_havuz',
  'jakuzi',
  'sauna',
  'hamam',
  'spa',
  'spor_salonu',
  'restoran',
  'bar',
  'plaj',
  'iskele',
  'deniz_manzarasi',
  'somine',
  'tv',
  'calisma_alani',
  'evcil_hayvan',
  'engelli_erisimi',
  'asansor',
  'oda_servisi',
  'kahvalti',
  'sarj_istasyonu',
  'kano',
  'sup',
  'snorkel',
  'su_kayagi',
  'olta',
  'zodyak',
  'jenerator',
  'su_yapici',
  'cocuk_koltugu',
  'su_ikrami',
  'navigasyon',
  'hiz_sabitleyici',
  'geri_gorus_kamerasi',
  'bluetooth',
  'bagaj_rafi',
] as const
export const Amenity = z.enum(AMENITIES).check(z.describe('Something the product has; the words live in i18n'))
export type Amenity = z.infer<typeof Amenity>

const Amenities = z.array(Amenity).check(z.maxLength(40), z.describe('What it has'))
const GuideLanguages = z.array(Language).check(z.maxLength(4), z.describe('Languages spoken with the guest'))

const TourFacts = z.object({
  urun_tipi: z.literal('tur'),
  tur_tipi: z
    .enum(['tekne', 'doga', 'kultur', 'dalis', 'lezzet', 'macera', 'balon', 'gece'])
    .check(z.describe('Sort of tour')),
  sure_dk: Count.check(z.describe('Minutes it takes')),
  zorluk: z.enum(['kolay', 'orta', 'zor']).check(z.describe('How strenuous it is')),
  en_az_yas: Count.check(z.describe('Least age; 0 without one')),
  grup_en_cok: Count.check(z.describe('Largest group')),
  diller: GuideLanguages,
  otelden_alma: z.boolean().check(z.describe('Guests are fetched at their hotel')),
  ozellikler: Amenities,
})

const VillaFacts = z.object({
  urun_tipi: z.literal('villa'),
  izin_no: z.string().check(z.minLength(1), z.describe('Permit number (law 7464); a villa without one is not offered')),
  oda: Count.check(z.describe('Bedrooms')),
  yatak: Count.check(z.describe('Beds')),
  banyo: Count.check(z.describe('Bathrooms')),
  alan_m2: Count.check(z.describe('Living space in square metres')),
  havuz: z.nullable(z.object({ en: Metres, boy: Metres })).check(z.describe('Pool, metres; null without one')),
  denize_m: Metres.check(z.describe('Metres to the sea')),
  merkeze_m: Metres.check(z.describe('Metres to the centre')),
  havalimani_km: Metres.check(z.describe('Kilometres to the airport')),
  giris_saati: ClockTime.check(z.describe('Earliest arrival')),
  cikis_saati: ClockTime.check(z.describe('Latest departure')),
  odalar: z
    .array(
      z.object({
        oda: z.enum(['yatak_odasi', 'salon', 'cocuk_odasi']).check(z.describe('Sort of room')),
        cift_kisilik: Count.check(z.describe('Double beds')),
        tek_kisilik: Count.check(z.describe('Single beds')),
        banyolu: z.boolean().check(z.describe('Has its own bathroom')),
      }),
    )
    .check(z.describe('Rooms, in the order of the plan')),
  ozellikler: Amenities,
})

const YachtFacts = z.object({
  urun_tipi: z.literal('yat'),
  tekne_tipi: z.enum(['gulet', 'yelkenli', 'katamaran', 'motoryat', 'trawler']).check(z.describe('Sort of boat')),
  boy_m: Metres.check(z.describe('Length in metres')),
  en_m: Metres.check(z.describe('Beam in metres')),
  kabin: Count.check(z.describe('Cabins; 0 for a day boat')),
  wc: Count.check(z.describe('Heads')),
  gece_kisi: Count.check(z.describe('Guests overnight')),
  gunduz_kisi: Count.check(z.describe('Guests by day')),
  murettebat: Count.check(z.describe('Crew')),
  yapim_yili: Count.check(z.describe('Year built')),
  yenileme_yili: z.nullable(Count).check(z.describe('Year refitted')),
  liman: z.string().check(z.describe('Home port')),
  bayrak: z.string().check(z.describe('Flag')),
  ozellikler: Amenities,
})

const TransferFacts = z.object({
  urun_tipi: z.literal('transfer'),
  nereden: z.string().check(z.describe('Key of the place it starts from')),
  nereye: z.string().check(z.describe('Key of the place it goes to')),
  mesafe_km: Metres.check(z.describe('Kilometres')),
  sure_dk: Count.check(z.describe('Minutes of the ride')),
  bekleme_dk: Count.check(z.describe('Minutes the driver waits for free')),
  havalimani: z.boolean().check(z.describe('One end is an airport: the flight number is asked for')),
  ozellikler: Amenities,
})

const CarFacts = z.object({
  urun_tipi: z.literal('arac_kira'),
  sinif: z
    .enum(['ekonomi', 'kompakt', 'orta', 'suv', 'buyuk_suv', 'minivan', 'ust', 'cabrio'])
    .check(z.describe('Class')),
  ornek: z.string().check(z.describe('A model of the class')),
  vites: z.enum(['manuel', 'otomatik']).check(z.describe('Gearbox')),
  yakit: z.enum(['benzin', 'dizel', 'hibrit', 'elektrik']).check(z.describe('Fuel')),
  koltuk: Count.check(z.describe('Seats')),
  kapi: Count.check(z.describe('Doors')),
  buyuk_bavul: Count.check(z.describe('Large cases')),
  kucuk_bavul: Count.check(z.describe('Small cases')),
  gunluk_km: z.nullable(Count).check(z.describe('Kilometres a day; null without a limit')),
  en_az_yas: Count.check(z.describe('Least age of the driver')),
  ehliyet_yil: Count.check(z.describe('Years of driving')),
  ozellikler: Amenities,
})

const HotelFacts = z.object({
  urun_tipi: z.literal('otel'),
  yildiz: Count.check(z.lte(5), z.describe('Stars; 0 for a boutique house without')),
  oda_sayisi: Count.check(z.describe('Rooms')),
  pansiyon: z
    .enum(['oda', 'oda_kahvalti', 'yarim', 'tam', 'her_sey_dahil'])
    .check(z.describe('Board that is contained')),
  denize_m: Metres.check(z.describe('Metres to the sea')),
  merkeze_m: Metres.check(z.describe('Metres to the centre')),
  havalimani_km: Metres.check(z.describe('Kilometres to the airport')),
  giris_saati: ClockTime.check(z.describe('Earliest arrival')),
  cikis_saati: ClockTime.check(z.describe('Latest departure')),
  belge_no: z.string().check(z.describe('Number of the tourism licence')),
  ozellikler: Amenities,
})

const WeddingFacts = z.object({
  urun_tipi: z.literal('dugun'),
  mekan: z.enum(['plaj', 'tekne', 'bahce', 'tarihi', 'uzum_bagi']).check(z.describe('Sort of place')),
  en_cok_davetli: Count.check(z.describe('Most guests')),
  sure_dk: Count.check(z.describe('Minutes of the celebration')),
  resmi_nikah: z.boolean().check(z.describe('A legal ceremony is possible')),
  diller: GuideLanguages,
  ozellikler: Amenities,
})

const HealthFacts = z.object({
  urun_tipi: z.literal('saglik'),
  tedavi: z.enum(['dis', 'sac', 'goz', 'termal', 'check_up']).check(z.describe('Sort of treatment')),
  klinik: z.string().check(z.describe('Clinic')),
  belge_no: z.string().check(z.describe('Licence for health tourism')),
  belge_tarihi: z.nullable(IsoDate.check(z.describe('Date of the licence; null in a draft while it is missing'))),
  gun: Count.check(z.describe('Days to plan')),
  gece: Count.check(z.describe('Nights contained')),
  komplikasyon_orani: z.number().check(z.gte(0), z.lte(100), z.describe('Share of complications in per cent')),
  diller: GuideLanguages,
  ozellikler: Amenities,
})

const ExtraFacts = z.object({
  urun_tipi: z.literal('ekstra'),
  hizmet: z
    .enum(['fotograf', 'sef', 'bebek_bakimi', 'market', 'masaj', 'cicek', 'rehber', 'ekipman'])
    .check(z.describe('Sort of service')),
  sure_dk: Count.check(z.describe('Minutes; 0 when it is a thing')),
  diller: GuideLanguages,
  ozellikler: Amenities,
})

/** One shape per kind: a kind without one is an error of types. */
const FACTS = {
  tur: TourFacts,
  villa: VillaFacts,
  yat: YachtFacts,
  transfer: TransferFacts,
  arac_kira: CarFacts,
  otel: HotelFacts,
  dugun: WeddingFacts,
  saglik: HealthFacts,
  ekstra: ExtraFacts,
} as const satisfies { readonly [K in ProductKind]: z.ZodMiniObject<{ urun_tipi: z.ZodMiniLiteral<K> }> }
type Facts = (typeof FACTS)[ProductKind]

/** What is true of a product whatever the language. */
export const ProductFacts = z.discriminatedUnion('urun_tipi', Object.values(FACTS) as [Facts, ...Facts[]])
export type ProductFacts = z.infer<typeof ProductFacts>
export type FactsOf<K extends ProductKind> = z.infer<(typeof FACTS)[K]>

export const VEHICLE_CLASSES = [
  'mini',
  'hatchback',
  'sedan',
  'kombi',
  'suv',
  'van',
  'minibus',
  'otobus',
  'cabrio',
] as const
export const VehicleKind = z.enum(VEHICLE_CLASSES)
export type VehicleKind = z.infer<typeof VehicleKind>
/** The same while it is being written: what publishing asks for may still be missing, and texts have an end (CAT-5). */
const WRITTEN = {
  ...FACTS,
  villa: z.extend(VillaFacts, {
    izin_no: openLine('Permit number (law 7464)', 40),
    odalar: VillaFacts.shape.odalar.check(z.maxLength(60)),
  }),
  yat: z.extend(YachtFacts, { liman: openLine('Home port', 80), bayrak: openLine('Flag', 40) }),
  transfer: z.extend(TransferFacts, {
    nereden: openLine('Key of the place it starts from', 60),
    nereye: openLine('Key of the place it goes to', 60),
  }),
  arac_kira: z.extend(CarFacts, { ornek: openLine('A model of the class', 80) }),
  otel: z.extend(HotelFacts, { belge_no: openLine('Number of the tourism licence', 40) }),
  saglik: z.extend(HealthFacts, {
    klinik: openLine('Clinic', 120),
    belge_no: openLine('Licence for health tourism', 40),
  }),
} as const satisfies { readonly [K in ProductKind]: z.ZodMiniObject<{ urun_tipi: z.ZodMiniLiteral<K> }> }
type Written = (typeof WRITTEN)[ProductKind]

/** What is written about each kind, field by field: for forms and files that walk them. */
export const WRITTEN_FACTS: { readonly [K in ProductKind]: (typeof WRITTEN)[K] } = WRITTEN

export const WrittenFacts = z.discriminatedUnion('urun_tipi', Object.values(WRITTEN) as [Written, ...Written[]])
export type WrittenFacts = z.infer<typeof WrittenFacts>

/** What is true of one option: a room, a vehicle, a boat for a day. */
export const OptionFacts = z.object({
  kapasite: z.nullable(Count).check(z.describe('People it takes; null where the party counts otherwise')),
  buyuk_bavul: z.nullable(Count).check(z.describe('Large cases, for vehicles')),
  arac: z.nullable(VehicleKind).check(z.describe('Which vehicle is drawn; null where none is')),
  alan_m2: z.nullable(Count).check(z.describe('Square metres, for rooms')),
  yataklar: z.nullable(z.string()).check(z.describe('Beds as people say it: "1+1"; null where there are none')),
})
export type OptionFacts = z.infer<typeof OptionFacts>
