import * as z from 'zod/mini'
import { Price } from '../reservation/promotion.ts'
import { ClockTime, SaleMode } from '../reservation/reservation.ts'
import { CancellationWindow } from '../reservation/standing.ts'
import { endpoint } from '../wire/endpoint.ts'
import {
  CurrencyCode,
  inCents,
  line,
  MOST_PEOPLE,
  openLine,
  openParagraph,
  Slug,
  Uuid,
  verbatim,
} from '../wire/fields.ts'
import { Language, perLanguage } from '../wire/language.ts'
import { ExtraGroup } from './product-extra.ts'
import { WrittenFacts } from './product-facts.ts'

/** Parts of a product that are saved, versioned and taken back by themselves; every text of a language is one more. */
export const PRODUCT_PARTS = ['genel', 'bilgi', 'ekstra', 'soru', 'iptal'] as const
export type ProductPart = (typeof PRODUCT_PARTS)[number]

/** The operator's own name of a product: imports know it by this (CAT-2). */
export const ProductCode = z
  .string()
  .check(
    z.trim(),
    z.maxLength(40),
    z.regex(/^[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?$/),
    z.describe('The operator’s own code, one product per code'),
  )

const Latitude = z.number().check(z.gte(-90), z.lte(90), z.describe('Latitude'))
const Longitude = z.number().check(z.gte(-180), z.lte(180), z.describe('Longitude'))
const Age = z.int().check(z.gte(0), z.lte(99))
const People = z.int().check(z.gte(1), z.lte(MOST_PEOPLE))
const Hours = z.int().check(z.gte(0), z.lte(8760))
const Share = z.number().check(z.gte(0), z.lte(100))

export const TIME_RULES = ['erken_rezervasyon', 'son_dakika'] as const

/** Less for those who book early or late: of the rules that fit the day of sale the highest rate counts, alone. */
const TimeRules = z
  .array(
    z
      .strictObject({
        tur: z.enum(TIME_RULES).check(z.describe('Early booking, or last minute')),
        gun: z
          .int()
          .check(z.gte(0), z.lte(730), z.describe('Early: at least so many days ahead; last minute: at most so many')),
        oran: z.number().check(z.gt(0), z.lte(90), ...inCents, z.describe('Per cent off')),
      })
      .check(z.refine(({ tur, gun }) => tur === 'son_dakika' || gun > 0, { path: ['gun'] })),
  )
  .check(
    z.maxLength(8),
    z.refine((rules) => new Set(rules.map(({ tur, gun }) => `${tur}/${gun}`)).size === rules.length),
    z.describe('Early booking and last minute'),
  )
export type TimeRule = z.infer<typeof TimeRules>[number]

const GeneralPart = z
  .strictObject({
    kod: z.nullable(ProductCode),
    kategori_k_no: Uuid.check(z.describe('Category its page stands in')),
    bolge_k_no: z.nullable(Uuid.check(z.describe('Destination'))),
    enlem: z.nullable(Latitude),
    boylam: z.nullable(Longitude),
    rezervasyon_satis_durum: SaleMode,
    opsiyon_saat: z.int().check(z.gte(0), z.lte(720), z.describe('Hours a request blocks the dates; 0 takes none')),
    kdv_oran: Share.check(z.describe('VAT in per cent, contained in the price')),
    odeme_tipi_oran: Share.check(z.describe('Deposit in per cent; 100 is the whole price')),
    gun_sayisi: z.int().check(z.gte(1), z.lte(365), z.describe('Days one service lasts')),
    en_az: People.check(z.describe('Least people')),
    en_cok: People.check(z.describe('Most people; in a hotel in one room')),
    en_az_yetiskin: z.int().check(z.gte(0), z.lte(MOST_PEOPLE), z.describe('Least adults')),
    cocuk_yas: Age.check(z.describe('From this age a child')),
    yetiskin_yas: Age.check(z.describe('From this age an adult')),
    en_az_yas: Age.check(z.describe('Age below which nobody is taken along; 0 without one')),
    bebek_koltuk: z.boolean().check(z.describe('Infants take a seat')),
    kiralama_sozlesmesi: z.boolean().check(z.describe('A rental contract is signed')),
    son_satis_saat: Hours.check(z.describe('Hours before the start until which one may book')),
    sor_sat_saat: Hours.check(z.describe('Inside so many hours before the start it is asked for; 0 never')),
    en_uzak_gun: z.int().check(z.gte(1), z.lte(1095), z.describe('How many days ahead sale is open')),
    zaman_kurallari: TimeRules,
  })
  .check(
    z.refine(({ en_az, en_cok }) => en_az <= en_cok, { path: ['en_cok'] }),
    z.refine(({ en_az_yetiskin, en_cok }) => en_az_yetiskin <= en_cok, { path: ['en_az_yetiskin'] }),
    z.refine(({ cocuk_yas, yetiskin_yas }) => cocuk_yas <= yetiskin_yas, { path: ['yetiskin_yas'] }),
    z.refine(({ enlem, boylam }) => (enlem === null) === (boylam === null), { path: ['boylam'] }),
  )
export type GeneralPart = z.infer<typeof GeneralPart>

const Words = perLanguage(openLine('Words in one language', 160))

const WrittenExtra = z.strictObject({
  k_no: Uuid,
  kod: z.nullable(verbatim('Stable name, where the shop has to know what it is', 60)),
  ad: Words.check(z.describe('Name, per language')),
  birim: z.enum(['rezervasyon', 'kisi', 'gun', 'kisi_gun', 'adet']).check(z.describe('What it is counted by')),
  fiyat: Price.check(z.describe('Price of one in kur')),
  kur: CurrencyCode,
  bebek_dahil: z.boolean().check(z.describe('Infants are counted, too')),
  en_cok: z.nullable(z.int().check(z.gte(1), z.lte(99), z.describe('Most that one line may take'))),
  grup: z.nullable(ExtraGroup),
})
export type WrittenExtra = z.infer<typeof WrittenExtra>

export const FEE_KINDS = ['temizlik', 'evcil_hayvan', 'isitma', 'ek_yatak', 'hasar_depozitosu'] as const

const WrittenFee = z.strictObject({
  tur: z.enum(FEE_KINDS).check(z.describe('Sort of fee')),
  fiyat: Price.check(z.describe('Amount in kur')),
  kur: CurrencyCode,
  gecelik: z.boolean().check(z.describe('Per night')),
  esik_gece: z.int().check(z.gte(0), z.lte(60), z.describe('Only below so many nights; 0 always')),
  en_cok: z.nullable(z.int().check(z.gte(1), z.lte(9), z.describe('Most pets or beds one line may take'))),
})
export type WrittenFee = z.infer<typeof WrittenFee>

const ExtraPart = z.strictObject({
  ekstralar: z.array(WrittenExtra).check(z.maxLength(60), z.describe('Extras, in order')),
  ucretler: z.array(WrittenFee).check(z.maxLength(20), z.describe('Fees')),
})
export type ExtraPart = z.infer<typeof ExtraPart>

const QuestionKey = verbatim('Stable name', 42, 1).check(z.regex(/^[a-z][a-z0-9_]{1,40}$/))
const QUESTION_TYPES = ['metin', 'uzun_metin', 'sayi', 'tarih', 'saat', 'secim', 'evet_hayir'] as const

const WrittenQuestion = z.strictObject({
  kod: QuestionKey.check(z.describe('Stable name of the question')),
  kapsam: z.enum(['rezervasyon', 'kisi']).check(z.describe('Asked once, or of every guest')),
  tip: z.enum(QUESTION_TYPES).check(z.describe('Sort of answer')),
  baslik: Words.check(z.describe('The question')),
  ipucu: perLanguage(openLine('Hint in one language', 300)).check(z.describe('A hint below the field; may be empty')),
  zorunlu: z.boolean().check(z.describe('Must be answered before payment')),
  secenekler: z
    .array(z.strictObject({ kod: verbatim('Stable name', 42, 1), baslik: Words.check(z.describe('The choice')) }))
    .check(z.maxLength(30), z.describe('Choices of a secim')),
  kosul: z
    .nullable(z.strictObject({ kod: QuestionKey, deger: verbatim('Answer', 60, 1) }))
    .check(z.describe('Asked only when another answer has this value')),
})
export type WrittenQuestion = z.infer<typeof WrittenQuestion>

const QuestionPart = z
  .strictObject({ sorular: z.array(WrittenQuestion).check(z.maxLength(40), z.describe('Questions, in order')) })
  .check(
    z.refine(({ sorular }) => new Set(sorular.map(({ kod }) => kod)).size === sorular.length, { path: ['sorular'] }),
  )
export type QuestionPart = z.infer<typeof QuestionPart>

const CancellationPart = z.strictObject({
  pencereler: z.array(CancellationWindow).check(z.maxLength(12), z.describe('Windows; the longest counts first')),
})
export type CancellationPart = z.infer<typeof CancellationPart>

const FactsPart = WrittenFacts

/** Every part by its name: for what is not sent by a screen. */
export const WRITTEN_PARTS = {
  genel: GeneralPart,
  bilgi: FactsPart,
  ekstra: ExtraPart,
  soru: QuestionPart,
  iptal: CancellationPart,
} as const

const Sentence = openLine('One sentence or a few words', 400)
const Sentences = z.array(Sentence).check(z.maxLength(40))
const Paragraphs = z.array(openParagraph('A paragraph', 4000)).check(z.maxLength(40))
const WrittenPoint = z.strictObject({
  ad: openLine('Name of the place', 160),
  not: openLine('How to find it', 600),
  enlem: Latitude,
  boylam: Longitude,
})

/** Everything a product says in one language: typed plain text. */
export const WrittenProductText = z.strictObject({
  baslik: line('Title', 160),
  slug: z.nullable(Slug).check(z.describe('Readable part of the address; made from the title when null')),
  ozet: openLine('One or two sentences for cards and search engines', 500),
  seo_baslik: openLine('Title for search engines; that of the page when empty', 160),
  seo_aciklama: openLine('Description for search engines; the summary when empty', 400),
  aciklama: Paragraphs.check(z.describe('Paragraphs of the description')),
  one_cikanlar: Sentences.check(z.describe('Highlights')),
  dahil: Sentences.check(z.describe('Included')),
  haric: Sentences.check(z.describe('Not included')),
  program: z
    .array(
      z.strictObject({
        gun: z.nullable(z.int().check(z.gte(1), z.lte(365), z.describe('Day of the trip, from 1'))),
        saat: z.nullable(ClockTime),
        baslik: openLine('What happens', 200),
        metin: openParagraph('A sentence or two about it', 2000),
      }),
    )
    .check(z.maxLength(60), z.describe('Itinerary, in order')),
  bulusma: z.nullable(WrittenPoint).check(z.describe('Where it starts')),
  bitis_noktasi: z.nullable(WrittenPoint).check(z.describe('Where it ends; null when where it starts')),
  yanina_al: Sentences.check(z.describe('What to bring')),
  erisilebilirlik: Sentences.check(z.describe('Accessibility')),
  kurallar: Sentences.check(z.describe('House rules, rules on board')),
  sss: z
    .array(z.strictObject({ soru: openLine('Question', 300), cevap: openParagraph('Answer', 2000) }))
    .check(z.maxLength(40), z.describe('Frequent questions')),
  kapsam: z
    .array(z.strictObject({ durum: openLine('What happens', 200), bedeller: Sentences }))
    .check(z.maxLength(20), z.describe('Covers of a car side by side')),
  kosullar: Paragraphs.check(z.describe('Terms that belong to this product')),
  arama_kelimeleri: z
    .array(openLine('Other words people search for', 80))
    .check(z.maxLength(40), z.describe('Other words people search for')),
})
export type WrittenProductText = z.infer<typeof WrittenProductText>

/** A language without texts so far. */
export const NO_PRODUCT_TEXT: WrittenProductText = {
  baslik: '',
  slug: null,
  ozet: '',
  seo_baslik: '',
  seo_aciklama: '',
  aciklama: [],
  one_cikanlar: [],
  dahil: [],
  haric: [],
  program: [],
  bulusma: null,
  bitis_noktasi: null,
  yanina_al: [],
  erisilebilirlik: [],
  kurallar: [],
  sss: [],
  kapsam: [],
  kosullar: [],
  arama_kelimeleri: [],
}

/** The parts as they are on the wire. */
export interface PartValues {
  readonly genel: GeneralPart
  readonly bilgi: WrittenFacts
  readonly ekstra: ExtraPart
  readonly soru: QuestionPart
  readonly iptal: CancellationPart
}

const Version = z.int().check(z.gte(0), z.lte(1_000_000), z.describe('Version of the part; 0 as it came'))

/** What was on the screen, and what shall stand there (CAT-4). */
function edited<P extends z.ZodMiniType>(part: P) {
  return z.optional(
    z.strictObject({
      gorulen: part.check(z.describe('The part as it was read')),
      yeni: part.check(z.describe('The part as it shall be')),
    }),
  )
}

/** A part with its version, as the screen reads it. */
function kept<P extends z.ZodMiniType>(part: P) {
  return z.strictObject({ surum: Version, deger: part.check(z.describe('The part')) })
}

export const KeptParts = z.strictObject({
  genel: kept(GeneralPart),
  bilgi: kept(FactsPart),
  ekstra: kept(ExtraPart),
  soru: kept(QuestionPart),
  iptal: kept(CancellationPart),
})
export const KeptTexts = perLanguage(kept(WrittenProductText))

export const saveProduct = endpoint({
  method: 'POST',
  path: '/yonetim/urun-kaydet-post',
  feature: 'catalog',
  summary: 'Save parts of a product: what nobody else has touched is written, what is contested is told',
  access: 'staff',
  hak: 'urun.yaz',
  input: z.strictObject({
    k_no: Uuid,
    genel: edited(GeneralPart),
    bilgi: edited(FactsPart),
    ekstra: edited(ExtraPart),
    soru: edited(QuestionPart),
    iptal: edited(CancellationPart),
  }),
  output: z.object({
    surumler: z
      .object({
        genel: z.optional(Version),
        bilgi: z.optional(Version),
        ekstra: z.optional(Version),
        soru: z.optional(Version),
        iptal: z.optional(Version),
      })
      .check(z.describe('Versions of the parts that were sent')),
  }),
})

export const saveProductText = endpoint({
  method: 'POST',
  path: '/yonetim/urun-metin-kaydet-post',
  feature: 'catalog',
  summary: 'Save what a product says in one language; a changed address leads to the new one',
  access: 'staff',
  hak: 'urun.yaz',
  input: z.strictObject({
    k_no: Uuid,
    dil: Language,
    gorulen: z.nullable(WrittenProductText).check(z.describe('The text as it was read; null where there was none')),
    yeni: WrittenProductText,
  }),
  output: z.object({ surum: Version, slug: z.string().check(z.describe('Readable part of its address now')) }),
})

const PartName = z
  .enum([...PRODUCT_PARTS, 'metin_tr', 'metin_en', 'metin_de', 'metin_ru'])
  .check(z.describe('Part of the product'))
export type PartName = z.infer<typeof PartName>

/** Changes of one version that are told. */
export const MOST_CHANGES = 60

export const listProductVersions = endpoint({
  method: 'GET',
  path: '/yonetim/urun-surum-listele',
  feature: 'catalog',
  summary: 'What was saved of a product, by whom and when; newest first',
  access: 'staff',
  hak: 'urun.oku',
  input: z.strictObject({ k_no: Uuid }),
  output: z.object({
    data: z
      .array(
        z.strictObject({
          bolum: PartName,
          surum: Version,
          kim: z.nullable(z.string()).check(z.describe('Who saved it; null where it came from elsewhere')),
          zaman: z.string().check(z.describe('When, ISO 8601')),
          alanlar: z.array(z.string()).check(z.describe('Fields that differ from the version before')),
          degisim: z
            .array(
              z.strictObject({
                alan: z.string().check(z.describe('Field, by its path')),
                once: z.nullable(z.unknown()).check(z.describe('As it was; null where there was none')),
                sonra: z.nullable(z.unknown()).check(z.describe('As it became; null where there is none')),
              }),
            )
            .check(z.maxLength(MOST_CHANGES), z.describe('What differs from the version before, field by field')),
          simdiki: z.boolean().check(z.describe('It is what stands there now')),
        }),
      )
      .check(z.describe('At most two hundred')),
  }),
})

export const takeBackProduct = endpoint({
  method: 'POST',
  path: '/yonetim/urun-geri-al-post',
  feature: 'catalog',
  summary: 'Write an older version of one part again; it becomes the newest one',
  access: 'staff',
  hak: 'urun.yaz',
  input: z.strictObject({
    k_no: Uuid,
    bolum: PartName,
    surum: Version.check(z.describe('Version to write again')),
    gorulen_surum: Version.check(z.describe('Newest version when it was chosen')),
  }),
  output: z.object({ surum: Version }),
})
