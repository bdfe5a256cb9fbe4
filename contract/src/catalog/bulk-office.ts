import * as z from 'zod/mini'
import { ProductKind } from '../content/content.ts'
import { SaleMode } from '../reservation/reservation.ts'
import { CancellationWindow } from '../reservation/standing.ts'
import type { Right } from '../staff/rights.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Instant, IsoDate, openLine, Uuid, verbatim } from '../wire/fields.ts'
import { PRODUCT_LACKS, ProductState } from './office.ts'

/** So many products at once: all of them change in one commit. */
export const MOST_PRODUCTS = 500

/** Numbers of how a product is sold, and how far each may go; least nights stand with the prices of their days. */
export const BULK_NUMBERS = {
  odeme_tipi_oran: { en_az: 0, en_cok: 100 },
  kdv_oran: { en_az: 0, en_cok: 100 },
  opsiyon_saat: { en_az: 0, en_cok: 720 },
  son_satis_saat: { en_az: 0, en_cok: 8760 },
  sor_sat_saat: { en_az: 0, en_cok: 8760 },
  en_uzak_gun: { en_az: 1, en_cok: 1095 },
  en_az_gece: { en_az: 1, en_cok: 366 },
} as const
export type BulkNumber = keyof typeof BULK_NUMBERS

/** Days that one act gives least nights: two years. */
const MOST_DAYS = 740
const DAY_MS = 86_400_000

const SHARES: readonly string[] = ['odeme_tipi_oran', 'kdv_oran']

export const PRODUCT_ACTS = [
  'yayinla',
  'geri_cek',
  'emekli',
  'bolge_k_no',
  'kategori_k_no',
  'koleksiyon_ekle',
  'koleksiyon_cikar',
  'sablon',
  'rezervasyon_satis_durum',
  'odeme_tipi_oran',
  'kdv_oran',
  'opsiyon_saat',
  'son_satis_saat',
  'sor_sat_saat',
  'en_uzak_gun',
  'en_az_gece',
] as const
export type ProductAct = (typeof PRODUCT_ACTS)[number]

/** Acts that name a group or a template. */
export const NAMING_ACTS = ['bolge_k_no', 'kategori_k_no', 'koleksiyon_ekle', 'koleksiyon_cikar', 'sablon'] as const
export type NamingAct = (typeof NAMING_ACTS)[number]

export function isNaming(is: ProductAct): is is NamingAct {
  return (NAMING_ACTS as readonly string[]).includes(is)
}

export function isNumber(is: ProductAct): is is BulkNumber {
  return is in BULK_NUMBERS
}

/** The right an act asks for by itself is asked for in numbers, too. */
export function rightOfAct(is: ProductAct): Right {
  if (is === 'sablon') return 'kosul.yaz'
  if (is === 'en_az_gece') return 'fiyat.yaz'
  return is === 'koleksiyon_ekle' || is === 'koleksiyon_cikar' ? 'grup.yaz' : 'urun.yaz'
}

/**
 * Why a product is left out: it is gone, it is so already, it lacks something, it is of another kind, retired, full,
 * changed by a colleague since it was seen; what it had before is retired; it was taken back already; it is not sold by
 * the night, has no price on these days, or has prices that are not published yet.
 */
export const PRODUCT_REFUSALS = [
  'yok',
  'zaten',
  'eksik',
  'tur',
  'emekli',
  'dolu',
  'degisti',
  'onceki_yok',
  'alindi',
  'gecelik_degil',
  'fiyatsiz',
  'fiyat_taslagi',
] as const
export type ProductRefusal = (typeof PRODUCT_REFUSALS)[number]

const Wish = {
  is: z.enum(PRODUCT_ACTS).check(z.describe('What is to be done')),
  hedef: z.optional(z.nullable(Uuid.check(z.describe('Group or template; null is no destination')))),
  satis: z.optional(SaleMode),
  sayi: z.optional(z.number().check(z.gte(0), z.lte(8760), z.describe('The number wanted'))),
  ilk: z.optional(IsoDate.check(z.describe('First day on which a stay begins; for least nights'))),
  son: z.optional(IsoDate.check(z.describe('Last of these days, included'))),
}
const PlainWish = z.strictObject(Wish)
export type BulkWish = z.infer<typeof PlainWish>

/** An act comes with what it needs. */
const hasTarget = z.refine<BulkWish>(
  ({ is, hedef }) => !isNaming(is) || (is === 'bolge_k_no' ? hedef !== undefined : Boolean(hedef)),
  { path: ['hedef'], params: { kod: 'alan_hatasi' } },
)
const hasMode = z.refine<BulkWish>(({ is, satis }) => is !== 'rezervasyon_satis_durum' || satis !== undefined, {
  path: ['satis'],
  params: { kod: 'alan_hatasi' },
})
const hasNumber = z.refine<BulkWish>(
  ({ is, sayi }) => {
    if (!isNumber(is)) return true
    if (sayi === undefined || (!SHARES.includes(is) && !Number.isInteger(sayi))) return false
    return sayi >= BULK_NUMBERS[is].en_az && sayi <= BULK_NUMBERS[is].en_cok
  },
  { path: ['sayi'], params: { kod: 'alan_hatasi' } },
)

const hasDays = z.refine<BulkWish>(
  ({ is, ilk, son }) => is !== 'en_az_gece' || (ilk !== undefined && son !== undefined),
  { path: ['ilk'], params: { kod: 'alan_hatasi' } },
)
const inOrder = z.refine<BulkWish>(({ ilk, son }) => ilk === undefined || son === undefined || son >= ilk, {
  path: ['son'],
  params: { kod: 'tarih_sirasi' },
})
const notTooLong = z.refine<BulkWish>(
  ({ ilk, son }) => ilk === undefined || son === undefined || Date.parse(son) - Date.parse(ilk) < MOST_DAYS * DAY_MS,
  { path: ['son'], params: { kod: 'alan_hatasi' } },
)
const whole = [hasTarget, hasMode, hasNumber, hasDays, inOrder, notTooLong] as const

const Value = z.nullable(z.union([z.string(), z.number(), z.array(CancellationWindow)]))
export type BulkValue = z.infer<typeof Value>

const BulkProduct = z.strictObject({
  k_no: Uuid.check(z.describe('Product')),
  ad: z.string().check(z.describe('Its name; empty where there is none')),
  urun_tipi: z.nullable(ProductKind),
  once: Value.check(z.describe('What it says before')),
  sonra: Value.check(z.describe('What it says after')),
  neden: z.nullable(z.enum(PRODUCT_REFUSALS)).check(z.describe('Why it is left out; null where it is done')),
  eksik: z
    .array(z.enum(PRODUCT_LACKS))
    .check(z.maxLength(PRODUCT_LACKS.length), z.describe('What publishing still needs')),
})
export type BulkProduct = z.infer<typeof BulkProduct>

const Rows = z.array(BulkProduct).check(z.describe('Product by product'))
const Mark = verbatim('What was seen of the product', 43, 1)

export const quoteProductBulk = endpoint({
  method: 'POST',
  path: '/yonetim/urun-toplu-hesapla-post',
  feature: 'catalog',
  summary: 'What an act on several products would change of each, and which are left out; nothing changes',
  access: 'staff',
  hak: 'urun.yaz',
  input: z
    .strictObject({
      ...Wish,
      k_nolar: z.optional(
        z
          .array(Uuid.check(z.describe('Product')))
          .check(z.minLength(1), z.maxLength(MOST_PRODUCTS), z.describe('Products; left out for all that match')),
      ),
      ara: z.optional(openLine('Words of the title, or the code', 100)),
      tip: z.optional(ProductKind),
      durum: z.optional(ProductState),
    })
    .check(...whole),
  output: z.object({
    data: z
      .array(z.strictObject({ ...BulkProduct.shape, iz: Mark }))
      .check(z.describe('Product by product, with a mark of what was seen')),
    fazla: z.int().check(z.gte(0), z.describe('How many match beyond the most that go at once')),
  }),
})
export type QuotedProduct = z.infer<typeof quoteProductBulk.output>['data'][number]

export const doProductBulk = endpoint({
  method: 'POST',
  path: '/yonetim/urun-toplu-post',
  feature: 'catalog',
  summary: 'Do the same to several products in one commit; what has changed since it was seen is left out',
  access: 'staff',
  hak: 'urun.yaz',
  input: z
    .strictObject({
      ...Wish,
      k_no: Uuid.check(z.describe('Of the act, made by the caller: repeating it does nothing again')),
      satirlar: z
        .array(z.strictObject({ k_no: Uuid.check(z.describe('Product')), iz: Mark }))
        .check(z.minLength(1), z.maxLength(MOST_PRODUCTS), z.describe('Products as they were seen')),
    })
    .check(...whole),
  output: z.object({ data: Rows }),
})

const BulkAct = z.strictObject({
  k_no: Uuid.check(z.describe('Act')),
  is: z.enum(PRODUCT_ACTS).check(z.describe('What was done')),
  hedef: z.nullable(z.string()).check(z.describe('Name of the group or template')),
  satis: z.nullable(SaleMode),
  sayi: z.nullable(z.number().check(z.describe('The number'))),
  ilk: z.nullable(IsoDate.check(z.describe('First day, of least nights'))),
  son: z.nullable(IsoDate.check(z.describe('Last day, of least nights'))),
  kim: z.nullable(z.string()).check(z.describe('Who did it')),
  zaman: Instant.check(z.describe('When')),
  urun_sayisi: z.int().check(z.gte(0), z.describe('Products that changed')),
  alinan: z.int().check(z.gte(0), z.describe('Of them, taken back')),
})
export type BulkAct = z.infer<typeof BulkAct>

export const listProductBulks = endpoint({
  method: 'GET',
  path: '/yonetim/toplu-islem-listele',
  feature: 'catalog',
  summary: 'Acts on several products, the last fifty',
  access: 'staff',
  hak: 'urun.yaz',
  input: z.object({}),
  output: z.object({ data: z.array(BulkAct).check(z.describe('The last first')) }),
})

export const getProductBulk = endpoint({
  method: 'GET',
  path: '/yonetim/toplu-islem-getir',
  feature: 'catalog',
  summary: 'What an act changed, product by product, and which of them taking it back would leave out',
  access: 'staff',
  hak: 'urun.yaz',
  input: z.strictObject({ k_no: Uuid.check(z.describe('Act')) }),
  output: z.object({ data: Rows }),
})

export const takeBackProductBulk = endpoint({
  method: 'POST',
  path: '/yonetim/toplu-islem-geri-al-post',
  feature: 'catalog',
  summary: 'Put back what stood before an act on several products; what has changed since is left out and named',
  access: 'staff',
  hak: 'urun.yaz',
  input: z.strictObject({ k_no: Uuid.check(z.describe('Act')) }),
  output: z.object({ data: Rows }),
})
