import * as z from 'zod/mini'
import { PictureKey, ProductKind } from '../content/content.ts'
import { Picture } from '../content/picture.ts'
import { Price } from '../reservation/promotion.ts'
import { endpoint } from '../wire/endpoint.ts'
import { CurrencyCode, Instant, line, MOST_PEOPLE, openLine, Uuid, verbatim } from '../wire/fields.ts'
import { Language } from '../wire/language.ts'
import { KeptParts, KeptTexts } from './office-parts.ts'

/** Draft, to be published at an instant, on offer, retired: what was sold is never deleted (CAT-1). */
export const PRODUCT_STATES = ['taslak', 'planli', 'yayinda', 'emekli'] as const
export const ProductState = z.enum(PRODUCT_STATES).check(z.describe('Where it stands'))
export type ProductState = z.infer<typeof ProductState>

/**
 * What publishing still needs (CAT-6): permit number, licence for health, facts, something to sell, its price for the
 * coming twelve months, a cover that is wide enough, one language that is complete.
 */
export const PRODUCT_LACKS = ['izin_no', 'belge', 'bilgi', 'secenek', 'fiyat', 'kapak', 'dil'] as const
const Lacks = z
  .array(z.enum(PRODUCT_LACKS))
  .check(z.maxLength(PRODUCT_LACKS.length), z.describe('What publishing still needs'))
export type ProductLack = (typeof PRODUCT_LACKS)[number]

/** A cover is shown across the whole page. */
export const COVER_WIDTH = 1600

const Standing = {
  durum: ProductState,
  yayin_zamani: z.nullable(Instant.check(z.describe('When it was or will be published'))),
}

export const ListedProduct = z.strictObject({
  k_no: Uuid,
  kod: z.nullable(z.string()).check(z.describe('The operator’s own code')),
  urun_tipi: ProductKind,
  ad: z.string().check(z.describe('Title in the language of the caller, or in any there is')),
  kategori: z.string().check(z.describe('Name of its category')),
  bolge: z.nullable(z.string()).check(z.describe('Name of its destination')),
  kapak: z.nullable(Picture).check(z.describe('Cover')),
  ...Standing,
  diller: z.array(Language).check(z.describe('Languages that are complete')),
  eksik: Lacks,
  guncelleme_zamani: Instant.check(z.describe('Last change')),
})
export type ListedProduct = z.infer<typeof ListedProduct>

export const listOfficeProducts = endpoint({
  method: 'GET',
  path: '/yonetim/urun-listele',
  feature: 'catalog',
  summary: 'Products, drafts too, last changed first; twenty-five to a page, going on by key',
  access: 'staff',
  hak: 'urun.oku',
  input: z.strictObject({
    ara: z.optional(openLine('Words of the title, or the code', 100)),
    tip: z.optional(ProductKind),
    durum: z.optional(ProductState),
    sonra: z.optional(verbatim('Where the page begins, as the one before it said', 120)),
  }),
  output: z.object({
    data: z.array(ListedProduct).check(z.describe('The page')),
    sonraki: z.nullable(z.string()).check(z.describe('Where the next page begins; null on the last one')),
    sayilar: z
      .array(z.strictObject({ urun_tipi: ProductKind, sayi: z.int().check(z.gte(0), z.describe('How many')) }))
      .check(z.describe('How many of each kind, whatever their state')),
  }),
})
export type ProductFilter = z.output<typeof listOfficeProducts.input>

const Named = z.strictObject({ k_no: Uuid, baslik: z.string().check(z.describe('Name')) })
const Choices = z.strictObject({
  kategoriler: z.array(Named).check(z.describe('Categories of the kind')),
  bolgeler: z.array(Named).check(z.describe('Destinations')),
  yerler: z
    .array(z.strictObject({ kod: z.string().check(z.describe('Key')), baslik: z.string().check(z.describe('Name')) }))
    .check(z.describe('Places transfers start from and lead to')),
  diller: z.array(Language).check(z.describe('Languages of the tenant, its own first')),
  kurlar: z.array(CurrencyCode).check(z.describe('Currencies of the tenant, its own first')),
})
export type ProductChoices = z.infer<typeof Choices>

export const getOfficeProduct = endpoint({
  method: 'GET',
  path: '/yonetim/urun-getir',
  feature: 'catalog',
  summary: 'A product as it is edited: its parts with their versions, its texts, and what publishing still needs',
  access: 'staff',
  hak: 'urun.oku',
  input: z.strictObject({ k_no: Uuid }),
  output: z.object({
    data: z
      .strictObject({
        k_no: Uuid,
        urun_tipi: ProductKind,
        ad: z.string().check(z.describe('Title in the language of the caller, or in any there is')),
        ...Standing,
        kapak: z.nullable(Picture).check(z.describe('Cover')),
        eksik: Lacks,
        diller: z.array(Language).check(z.describe('Languages that are complete')),
        adresler: z
          .array(z.strictObject({ dil: Language, url: z.string().check(z.describe('Its page, from the root')) }))
          .check(z.describe('Where its page is or will be')),
        parcalar: KeptParts.check(z.describe('Its parts, each with its version')),
        metinler: KeptTexts.check(z.describe('What it says, per language')),
        secimler: Choices.check(z.describe('What its fields may name')),
      })
      .check(z.describe('The product')),
  }),
})
export type OfficeProduct = z.infer<typeof getOfficeProduct.output>['data']

export const getProductChoices = endpoint({
  method: 'GET',
  path: '/yonetim/urun-secim-getir',
  feature: 'catalog',
  summary: 'What the fields of a new product may name',
  access: 'staff',
  hak: 'urun.yaz',
  input: z.strictObject({ urun_tipi: ProductKind }),
  output: z.object({ data: Choices.check(z.describe('Categories, places, languages and currencies')) }),
})

/** A destination that is not there yet. */
const NewPlace = z.strictObject({
  ad: line('Name of the place', 80),
  enlem: z.number().check(z.gte(-90), z.lte(90), z.describe('Latitude')),
  boylam: z.number().check(z.gte(-180), z.lte(180), z.describe('Longitude')),
})

/** Eight fields; everything else comes from the defaults of the kind (CAT-3). */
export const createProduct = endpoint({
  method: 'POST',
  path: '/yonetim/urun-olustur-post',
  feature: 'catalog',
  summary: 'A draft from eight fields; the same key again answers the product that is there',
  access: 'staff',
  hak: 'urun.yaz',
  input: z.strictObject({
    k_no: Uuid.check(z.describe('Made by the caller: a repeated call makes nothing twice')),
    urun_tipi: ProductKind,
    ad: line('Name', 160),
    bolge_k_no: z.nullable(Uuid.check(z.describe('Destination'))),
    yeni_yer: z.nullable(NewPlace).check(z.describe('A destination that is not there yet')),
    nereden: z.nullable(verbatim('Place a ride starts from', 60)),
    nereye: z.nullable(verbatim('Place a ride leads to', 60)),
    en_cok_kisi: z.int().check(z.gte(1), z.lte(MOST_PEOPLE), z.describe('Most people')),
    fiyat: z.nullable(Price.check(z.gte(0.01))).check(z.describe('What one costs; null while it is not known')),
    kur: CurrencyCode,
    ozet: openLine('A sentence for the guest; may be empty', 500),
    gorseller: z.array(PictureKey).check(z.maxLength(3), z.describe('Up to three pictures, cover first')),
  }),
  output: z.object({ k_no: Uuid }),
})

export const copyProduct = endpoint({
  method: 'POST',
  path: '/yonetim/urun-kopyala-post',
  feature: 'catalog',
  summary: 'A draft like this one, with stock of its own',
  access: 'staff',
  hak: 'urun.yaz',
  input: z.strictObject({ k_no: Uuid, yeni_k_no: Uuid.check(z.describe('Made by the caller')) }),
  output: z.object({ k_no: Uuid }),
})

export const previewProduct = endpoint({
  method: 'POST',
  path: '/yonetim/urun-onizleme-post',
  feature: 'catalog',
  summary: 'Signed addresses that show a product before it is published, one per language',
  access: 'staff',
  hak: 'urun.yaz',
  input: z.strictObject({ k_no: Uuid }),
  output: z.object({
    adresler: z
      .array(
        z.strictObject({
          dil: Language,
          metin: Language.check(z.describe('Language its text is shown in there')),
          url: z.string().check(z.describe('Address with the key')),
        }),
      )
      .check(z.describe('Its page in each language of the tenant')),
    bitis: Instant.check(z.describe('Until when they open')),
  }),
})

export const publishProduct = endpoint({
  method: 'POST',
  path: '/yonetim/urun-yayin-post',
  feature: 'catalog',
  summary: 'Publish a product now or at an instant, withdraw it, or retire it',
  access: 'staff',
  hak: 'urun.yaz',
  input: z.strictObject({
    k_no: Uuid,
    islem: z.enum(['yayinla', 'geri_cek', 'emekli']).check(z.describe('Publish, withdraw, retire')),
    zaman: z.optional(z.nullable(Instant.check(z.describe('When to publish; now when left out')))),
  }),
  output: z.object(Standing),
})
