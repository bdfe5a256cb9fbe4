import { OpeningHours } from '@meltem/contract/catalog/catalog'
import { CoverRow, GuestQuestion, ItineraryStop, QuestionAnswer } from '@meltem/contract/catalog/product-content'
import { ExtraGroup, ProductExtra, ProductFee } from '@meltem/contract/catalog/product-extra'
import { OptionFacts, ProductFacts } from '@meltem/contract/catalog/product-facts'
import { ProductKind } from '@meltem/contract/content/content'
import { PaymentRules } from '@meltem/contract/payment/plan'
import { Slug } from '@meltem/contract/wire/fields'
import { Language } from '@meltem/contract/wire/language'
import * as z from 'zod/mini'
import { Amount, Count, Latitude, Longitude, OwnCode, Percent, Words } from './fields.ts'

const Weekday = z.int().check(z.gte(1), z.lte(7))
const Month = z.int().check(z.gte(1), z.lte(12))
const ClockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** Winter, spring and autumn, summer. */
function bySeason<T extends z.ZodMiniType>(value: T) {
  return z.tuple([value, value, value])
}
export type BySeason = [low: number, middle: number, high: number]

/** Prices in whole euros, as people write them; the importer makes rows of them. */
export const Tariff = z.discriminatedUnion('tur', [
  z.strictObject({ tur: z.literal('kisi'), yetiskin: Amount, cocuk: Amount }),
  z.strictObject({ tur: z.literal('grup'), fiyat: Amount, arti_kisi: Amount, en_cok: Count }),
  z.strictObject({
    tur: z.literal('gecelik'),
    gece: bySeason(Amount),
    /** Price of a whole week, where there is one. */
    hafta: z.exactOptional(bySeason(Amount)),
    arti_kisi: Amount,
    en_cok: Count,
    en_az_gece: bySeason(Count),
    /** Weekdays of arrival in summer, 1 Monday to 7 Sunday; every day where it is missing. */
    yaz_giris_gunleri: z.exactOptional(z.array(Weekday)),
  }),
  z.strictObject({
    tur: z.literal('arac'),
    bantlar: z.array(z.strictObject({ en_az_gun: Count, gun: bySeason(Amount) })),
  }),
  z.strictObject({ tur: z.literal('transfer_arac'), kapasite: Count, fiyat: Amount }),
  z.strictObject({ tur: z.literal('transfer_kisi'), yetiskin: Amount, cocuk: Amount }),
  z.strictObject({
    tur: z.literal('birim'),
    fiyat: Amount,
    olcu: z.exactOptional(z.enum(['adet', 'saat', 'sure', 'gun', 'paket'])),
  }),
])
export type Tariff = z.infer<typeof Tariff>

/** Options with the same `kaynak` draw on the same thing. */
export const Stock = z.discriminatedUnion('tur', [
  z.strictObject({
    tur: z.literal('kalkis'),
    kaynak: Words,
    kontenjan: Count,
    gunler: z.array(Weekday),
    saatler: z.array(ClockTime),
    /** Months it runs in; all year where it does not say. */
    aylar: z.exactOptional(z.array(Month).check(z.minLength(1))),
  }),
  z.strictObject({ tur: z.literal(['gece', 'saat']), kaynak: Words, birim: Count, devir: Count }),
])
export type Stock = z.infer<typeof Stock>

const Option = z.strictObject({
  anahtar: OwnCode,
  tarife: Tariff,
  /** Null: nothing is taken until the operator answers. */
  stok: z.nullable(Stock),
  sure_dk: z.exactOptional(Count),
  /** When it is served, where it is sold by the hour; nine to eight where nothing is said. */
  calisma: z.exactOptional(OpeningHours),
  /** Another lead time than the product's. */
  son_satis_saat: z.exactOptional(Count),
  /** Other payments than the product's. */
  odeme_adimlari: z.exactOptional(PaymentRules),
  /** What is true of this room, vehicle or boat. */
  bilgi: z.exactOptional(z.partial(OptionFacts)),
})

const Extra = z.strictObject({
  anahtar: OwnCode,
  birim: ProductExtra.shape.birim,
  fiyat: Amount,
  /** One of several that exclude each other. */
  grup: z.exactOptional(ExtraGroup),
  /** Most that one booking may take. */
  en_cok: z.exactOptional(ProductExtra.shape.en_cok),
})

const Fee = z.strictObject({
  tur: ProductFee.shape.tur,
  fiyat: Amount,
  gecelik: z.exactOptional(z.boolean()),
  esik_gece: z.exactOptional(Count),
  /** Most pets or beds. */
  en_cok: z.exactOptional(ProductFee.shape.en_cok),
})

const Point = z.strictObject({ enlem: Latitude, boylam: Longitude })

/** What the page of a product needs beside the words; a product without one is sold, but has no page. */
const Showcase = z.strictObject({
  /** Recommended order: higher stands first. */
  agirlik: Count,
  /** Since when it is offered, in days before the day of the import. */
  eklenme_gun_once: Count,
  /** Code of the destination. */
  bolge: OwnCode,
  enlem: Latitude,
  boylam: Longitude,
  bilgi: ProductFacts,
  bulusma: z.exactOptional(Point),
  bitis_noktasi: z.exactOptional(Point),
  /** Choices of filters: code of the filter to codes of its choices. */
  filtreler: z.exactOptional(z.record(z.string(), z.array(z.string()))),
  /** Codes of the collections it belongs to. */
  koleksiyonlar: z.exactOptional(z.array(OwnCode)),
  /** Names of the questions its guests are asked; `questions.json` has the words. */
  sorular: z.exactOptional(z.array(OwnCode)),
  /** Per cent taken off by a campaign of its own. */
  kampanya_yuzde: z.exactOptional(Percent),
  /** Inside so many hours before the start the product is asked for instead of booked. */
  sor_sat_saat: z.exactOptional(Count),
})

/** `products/<code>/product.json`: what is sold and what is true of it, whatever the language. */
export const ProductFile = z.strictObject({
  urun_tipi: ProductKind,
  satis: z.enum(['direk', 'sor_sat']),
  /** Hours a request blocks the dates. */
  opsiyon_saat: z.exactOptional(Count),
  /** Hours before the start until which one may book. */
  son_satis_saat: Count,
  en_cok_kisi: Count,
  gun_sayisi: z.exactOptional(Count),
  kdv_oran: Percent,
  /** Deposit in per cent; 100 sells against full payment only. */
  on_odeme: Percent,
  /** Payments of its own, the first of them the deposit; without: the deposit with the booking, the rest on the day. */
  odeme_adimlari: z.exactOptional(PaymentRules),
  iptal: z.array(z.strictObject({ gun: Count, iade_oran: Percent })),
  kiralama_sozlesmesi: z.exactOptional(z.boolean()),
  secenekler: z.array(Option).check(z.minLength(1)),
  ekstralar: z.exactOptional(z.array(Extra)),
  ucretler: z.exactOptional(z.array(Fee)),
  vitrin: z.exactOptional(Showcase),
})
export type ProductFile = z.infer<typeof ProductFile>

const Sentences = z.array(Words)

const ShowcaseWords = z.strictObject({
  baslik: Words,
  slug: Slug,
  ozet: Words,
  aciklama: Sentences,
  one_cikanlar: Sentences,
  dahil: z.exactOptional(Sentences),
  haric: z.exactOptional(Sentences),
  program: z.exactOptional(z.array(ItineraryStop)),
  bulusma: z.exactOptional(z.strictObject({ ad: Words, not: z.exactOptional(Words) })),
  bitis_noktasi: z.exactOptional(Words),
  yanina_al: z.exactOptional(Sentences),
  erisilebilirlik: z.exactOptional(Sentences),
  kurallar: z.exactOptional(Sentences),
  sss: z.exactOptional(z.array(QuestionAnswer)),
  kapsam: z.exactOptional(z.array(CoverRow)),
  kosullar: z.exactOptional(Sentences),
  arama_kelimeleri: z.exactOptional(Sentences),
})
export type ShowcaseWords = z.infer<typeof ShowcaseWords>

/** `products/<code>/text.<language>.json`: every word a translator has to put into another language. */
export const ProductWordsFile = z.strictObject({
  /** The name on receipts and papers. */
  ad: Words,
  /** By the `anahtar` of the option. */
  secenekler: z.record(OwnCode, z.strictObject({ ad: Words, aciklama: z.exactOptional(Words) })),
  /** By the `anahtar` of the extra. */
  ekstralar: z.exactOptional(z.record(OwnCode, Words)),
  vitrin: z.exactOptional(ShowcaseWords),
})
export type ProductWordsFile = z.infer<typeof ProductWordsFile>

/** `products/<code>/reviews.json`. */
export const ReviewsFile = z.array(
  z.strictObject({
    ad: Words,
    dil: Language,
    puan: z.literal([1, 2, 3, 4, 5]),
    /** Days before the day of the import. */
    gun_once: Count,
    metin: Words,
    yanit: z.exactOptional(Words),
  }),
)

/** `questions.json`: what guests may be asked, each under a name that products point to. */
export const QuestionsFile = z.record(OwnCode, GuestQuestion)
