import * as z from 'zod/mini'
import { PRODUCT_LACKS } from '../catalog/office.ts'
import { PRODUCT_PARTS } from '../catalog/office-parts.ts'
import { ProductKind } from '../content/content.ts'
import { endpoint, NoInput } from '../wire/endpoint.ts'
import { Instant, line, PageNumber, Uuid, verbatim } from '../wire/fields.ts'
import { Language } from '../wire/language.ts'

/** Largest file that is taken: some ten thousand products with their texts. */
export const IMPORT_BYTES = 16 * 1024 * 1024
/** Most products of one file. */
export const MOST_IMPORTED = 5000
/** Products of the report that are told at once. */
export const REPORT_PAGE = 50

/** Why a file cannot be read at all (CAT-60). */
export const FILE_PROBLEMS = ['bicim_bilinmiyor', 'dosya_bozuk', 'dosya_buyuk', 'dosya_bos', 'cok_urun'] as const
export type FileProblemCode = (typeof FILE_PROBLEMS)[number]

/** What can be wrong with one cell, one row or one product; the sentence is `admin.import.problem.<code>`. */
export const IMPORT_PROBLEMS = [
  'kod_gerekli',
  'kod_gecersiz',
  'kod_tekrar',
  'kod_bilinmiyor',
  'kod_tipi',
  'baslik_gerekli',
  'satir_tekrar',
  'bos_olamaz',
  'formul',
  'sayi',
  'gun',
  'saat',
  'evet_hayir',
  'secim',
  'satirlar',
  'deger',
  'uzun',
  'kategori',
  'bolge',
  'yer',
  'dil',
  'kur',
  'gorsel',
  'adres_dolu',
  'izin_no',
  'secenek',
  'sabit',
  'fiyat_gecersiz',
  'fiyat_hakki',
  'donem_cakisiyor',
  'tarih_sirasi',
  'degisti',
  'dosya',
  'yazilamadi',
] as const
const ProblemCode = z.enum(IMPORT_PROBLEMS).check(z.describe('What is wrong'))
export type ImportProblemCode = (typeof IMPORT_PROBLEMS)[number]

const Count = z.int().check(z.gte(0))

const Problem = z.strictObject({
  kod: ProblemCode,
  sayfa: z.string().check(z.describe('Sheet, or file of the folder')),
  satir: z.nullable(Count).check(z.describe('Row as the spreadsheet counts it; null where there are none')),
  sutun: z.nullable(z.string()).check(z.describe('Column by its letters, or the way to the value')),
  alan: z.nullable(z.string()).check(z.describe('Column as it is called')),
  deger: z.string().check(z.describe('What stands there, cut short')),
})
export type ImportProblem = z.infer<typeof Problem>

export const IMPORT_STATES = ['yeni', 'degisen', 'ayni', 'hata'] as const
const State = z.enum(IMPORT_STATES).check(z.describe('New, changed, unchanged, or with something wrong'))
export type ImportState = (typeof IMPORT_STATES)[number]

export const IMPORT_RESULTS = ['yazildi', 'atlandi', 'yayinlandi', 'eksik'] as const
const Result = z
  .enum(IMPORT_RESULTS)
  .check(z.describe('Written, left out, published, or still lacking something for it'))

/** What can differ of a product; its words are `admin.import.part.<name>`. */
export const FILED_PARTS = [
  ...PRODUCT_PARTS,
  'metin_tr',
  'metin_en',
  'metin_de',
  'metin_ru',
  'gorseller',
  'secenekler',
  'fiyatlar',
] as const
export type FiledPart = (typeof FILED_PARTS)[number]

const ReportRow = z.strictObject({
  sira: Count.check(z.describe('Place in the file')),
  kod: z.string().check(z.describe('The operator’s own code')),
  ad: z.string().check(z.describe('Title, as far as it is known')),
  urun_k_no: z.nullable(z.uuid()).check(z.describe('The product; null while it is not there')),
  durum: State,
  degisen: z.array(z.enum(FILED_PARTS)).check(z.describe('What differs, part by part')),
  hatalar: z.array(Problem).check(z.describe('What is wrong with it')),
  sonuc: z.nullable(Result),
  eksik: z.array(z.enum(PRODUCT_LACKS)).check(z.describe('What publishing still needs')),
})
export type ImportRow = z.infer<typeof ReportRow>

/** Where a file stands: columns to be told, tried, being written, written, being published, published. */
export const IMPORT_STAGES = ['eslesme', 'denendi', 'yaziliyor', 'yazildi', 'yayinlaniyor', 'yayinlandi'] as const
export type ImportStage = (typeof IMPORT_STAGES)[number]

const SheetColumn = z.strictObject({
  baslik: z.string().check(z.describe('Heading in the file')),
  ornek: z.string().check(z.describe('First value below it')),
  alan: z.nullable(z.string()).check(z.describe('What it is taken for; null: it is left out')),
})
const Sheet = z.strictObject({
  ad: z.string().check(z.describe('Name of the sheet in the file')),
  tanim: z.nullable(z.string()).check(z.describe('What it holds; null: it is left out')),
  satir: Count.check(z.describe('Rows below the headings')),
  sutunlar: z.array(SheetColumn).check(z.describe('Its columns')),
})
export type ImportSheet = z.infer<typeof Sheet>

const Sums = z.strictObject({
  yeni: Count.check(z.describe('New products')),
  degisen: Count.check(z.describe('Products that change')),
  ayni: Count.check(z.describe('Products that stay as they are')),
  hata: Count.check(z.describe('Products that are left out')),
  canli: Count.check(z.describe('Products on offer that change')),
  yazilan: Count.check(z.describe('Written by now')),
  atlanan: Count.check(z.describe('Left out while writing')),
  yayinlanan: Count.check(z.describe('Published by now')),
  eksik: Count.check(z.describe('Not published, since something is missing')),
})
export type ImportSums = z.infer<typeof Sums>

const Import = z.strictObject({
  k_no: Uuid,
  ad: z.string().check(z.describe('Name of the file')),
  bicim: z.enum(['xlsx', 'json']).check(z.describe('Workbook, or folder of JSON files in an archive')),
  urun_tipi: ProductKind,
  asama: z.enum(IMPORT_STAGES).check(z.describe('Where it stands')),
  kim: z.nullable(z.string()).check(z.describe('Who has brought it')),
  zaman: Instant.check(z.describe('When it was brought')),
  sayilar: Sums,
})
export type ImportSummary = z.infer<typeof Import>

const Detail = z.strictObject({
  ...Import.shape,
  sayfalar: z.array(Sheet).check(z.describe('Sheets with what their columns are taken for')),
  alanlar: z
    .array(
      z.strictObject({
        sayfa: z.string().check(z.describe('What a sheet holds')),
        alanlar: z
          .array(
            z.strictObject({
              alan: z.string().check(z.describe('Name of the column')),
              baslik: z.string().check(z.describe('Its heading in the language of the caller')),
            }),
          )
          .check(z.describe('What its columns may be')),
      }),
    )
    .check(z.describe('What columns may be taken for')),
  satirlar: z.array(ReportRow).check(z.describe('Products of this page of the report')),
  toplam: Count.check(z.describe('Products the report has with this filter')),
})
export type ImportDetail = z.infer<typeof Detail>

export const downloadTemplate = endpoint({
  method: 'GET',
  path: '/yonetim/aktarim-sablon-get',
  feature: 'import',
  summary: 'The workbook of a kind: empty to be filled in, or with the products as they are',
  access: 'staff',
  hak: 'urun.oku',
  input: z.strictObject({
    urun_tipi: ProductKind,
    icerik: z.enum(['bos', 'urunler']).check(z.describe('Empty, or with the products')),
    dil: Language.check(z.describe('Language of the headings')),
  }),
  output: z.object({
    ad: z.string().check(z.describe('Name of the file')),
    icerik: z.custom<Uint8Array>((value) => value instanceof Uint8Array).check(z.describe('Bytes of the file')),
  }),
  content: 'application/octet-stream',
})

export const uploadImport = endpoint({
  method: 'POST',
  path: '/yonetim/aktarim-yukle-post',
  feature: 'import',
  summary:
    'Bring a workbook, or an archive with a folder of JSON files per product: it is read, tried and kept, and nothing of it is written',
  access: 'staff',
  hak: 'urun.yaz',
  input: z.object({
    ad: line('Name of the file', 160),
    urun_tipi: ProductKind,
    icerik: z.custom<Uint8Array>((value) => value instanceof Uint8Array).check(z.describe('Bytes of the file')),
  }),
  output: z.object({ k_no: Uuid }),
  upload: IMPORT_BYTES,
})

const Mapped = z.strictObject({
  sayfa: verbatim('Name of the sheet in the file', 40),
  baslik: verbatim('Heading in the file', 200),
  alan: z.nullable(verbatim('What it is taken for; null leaves it out', 60)),
})

export const tryImport = endpoint({
  method: 'POST',
  path: '/yonetim/aktarim-dene-post',
  feature: 'import',
  summary: 'Say what columns mean, which is remembered, and try again: every product is checked, none is written',
  access: 'staff',
  hak: 'urun.yaz',
  input: z.strictObject({
    k_no: Uuid,
    esleme: z.array(Mapped).check(z.maxLength(400), z.describe('Columns that were told; the others stay as they were')),
  }),
  output: z.object({ k_no: Uuid }),
})

export const getImport = endpoint({
  method: 'GET',
  path: '/yonetim/aktarim-getir',
  feature: 'import',
  summary: 'An import with its columns, and a page of its report, product by product',
  access: 'staff',
  hak: 'urun.yaz',
  input: z.strictObject({
    k_no: Uuid,
    durum: z.optional(State),
    sayfa: PageNumber,
  }),
  output: z.object({ data: Detail.check(z.describe('The import')) }),
})

export const listImports = endpoint({
  method: 'GET',
  path: '/yonetim/aktarim-listele',
  feature: 'import',
  summary: 'The last imports, newest first',
  access: 'staff',
  hak: 'urun.yaz',
  input: NoInput,
  output: z.object({ data: z.array(Import).check(z.describe('Twenty at most')) }),
})

export const confirmImport = endpoint({
  method: 'POST',
  path: '/yonetim/aktarim-onayla-post',
  feature: 'import',
  summary: 'Write what was tried, product by product; new ones as drafts. What has something wrong is left out',
  access: 'staff',
  hak: 'urun.yaz',
  input: z.strictObject({ k_no: Uuid }),
  output: z.object({ asama: z.enum(IMPORT_STAGES) }),
})

export const publishImport = endpoint({
  method: 'POST',
  path: '/yonetim/aktarim-yayinla-post',
  feature: 'import',
  summary: 'Publish what an import has written: its prices and its products, as far as they are ready',
  access: 'staff',
  hak: 'urun.yaz',
  input: z.strictObject({ k_no: Uuid }),
  output: z.object({ asama: z.enum(IMPORT_STAGES) }),
})

export const downloadMarked = endpoint({
  method: 'GET',
  path: '/yonetim/aktarim-dosya-get',
  feature: 'import',
  summary: 'The workbook that was brought, with what is wrong marked cell by cell and told beside each row',
  access: 'staff',
  hak: 'urun.yaz',
  input: z.strictObject({ k_no: Uuid, dil: Language.check(z.describe('Language of the sentences')) }),
  output: z.object({
    ad: z.string().check(z.describe('Name of the file')),
    icerik: z.custom<Uint8Array>((value) => value instanceof Uint8Array).check(z.describe('Bytes of the file')),
  }),
  content: 'application/octet-stream',
})
