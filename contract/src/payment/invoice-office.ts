import * as z from 'zod/mini'
import { Price } from '../reservation/promotion.ts'
import { endpoint } from '../wire/endpoint.ts'
import { CurrencyCode, IsoDate, openLine, Uuid, verbatim } from '../wire/fields.ts'
import { Language } from '../wire/language.ts'
import { LongFile } from '../wire/long-file.ts'

/** Bookings that can be invoiced, invoices that must be taken back in part or whole, and what was prepared. */
export const INVOICE_VIEWS = ['hazir', 'iade', 'kesilen'] as const
export type InvoiceView = (typeof INVOICE_VIEWS)[number]

/** A sale, or money that an earlier invoice has counted too much (PAY-42). */
export const INVOICE_KINDS = ['satis', 'iade'] as const
export type InvoiceKind = (typeof INVOICE_KINDS)[number]
const Kind = z.enum(INVOICE_KINDS).check(z.describe('Sale, or refund of an invoice'))

/** What has to be said before an invoice can be prepared; the screen leads to where it is said. */
export const INVOICE_LACKS = [
  'unvan',
  'vergi_no',
  'vergi_dairesi',
  'adres',
  'seri',
  'il',
  'ilce',
  'konaklama_oran',
  'istisna',
] as const
export type InvoiceLack = (typeof INVOICE_LACKS)[number]
const Lack = z.enum(INVOICE_LACKS).check(z.describe('What the settings do not say yet'))

/** As many as a page of the list has. */
export const MOST_PREPARED = 50
/** So many are in one file. */
export const MOST_IN_FILE = 2_000

const InvoiceRow = z.strictObject({
  k_no: z.nullable(Uuid).check(z.describe('Invoice; null before it is prepared')),
  rezervasyon_k_no: Uuid.check(z.describe('Booking')),
  kayit_no: z.string().check(z.describe('Its number')),
  tur: Kind,
  fatura_no: z.nullable(z.string()).check(z.describe('Number of the invoice; null before it is prepared')),
  iade_edilen: z.nullable(z.string()).check(z.describe('Refund: number of the invoice it takes back')),
  alici: z.string().check(z.describe('Whom it is for')),
  baslik: z.string().check(z.describe('What was sold')),
  gun: IsoDate.check(z.describe('Last day of service, or the day of the invoice')),
  kur: CurrencyCode,
  matrah: Price.check(z.describe('Before taxes')),
  kdv: Price.check(z.describe('VAT')),
  konaklama: Price.check(z.describe('Accommodation tax')),
  toplam: Price.check(z.describe('With taxes')),
  eksikler: z.array(Lack).check(z.describe('What stands in the way; empty where nothing does')),
})
export type InvoiceRow = z.infer<typeof InvoiceRow>

const Period = {
  ilk: z.optional(IsoDate.check(z.describe('From this day on'))),
  son: z.optional(IsoDate.check(z.describe('Up to this day'))),
}
const daysInOrder = z.refine<{ readonly ilk?: string | undefined; readonly son?: string | undefined }>(
  ({ ilk, son }) => !(ilk && son) || son >= ilk,
  { path: ['son'], params: { kod: 'tarih_sirasi' } },
)

const View = z.enum(INVOICE_VIEWS).check(z.describe('Which list'))

export const listInvoices = endpoint({
  method: 'GET',
  path: '/yonetim/fatura-listele',
  feature: 'payment',
  summary: 'Paid bookings without an invoice, invoices that count too much, or invoices that were prepared',
  access: 'staff',
  hak: 'fatura.oku',
  input: z
    .strictObject({
      gorunum: z.optional(View),
      ara: z.optional(openLine('Number of the booking or the invoice, or a name', 80)),
      rezervasyon: z.optional(Uuid.check(z.describe('Only those of this booking'))),
      ...Period,
      sonra: z.optional(verbatim('Where the page begins, as the one before it has said', 120)),
    })
    .check(daysInOrder),
  output: z.object({
    bugun: IsoDate.check(z.describe('Today at the operator')),
    eksikler: z.array(Lack).check(z.describe('What the settings do not say yet and every invoice needs')),
    data: z.array(InvoiceRow).check(z.describe('Rows, newest first')),
    sonraki: z.nullable(z.string()).check(z.describe('Where the next page begins; null on the last one')),
  }),
})

const Prepared = z.strictObject({
  k_no: Uuid.check(z.describe('Invoice')),
  rezervasyon_k_no: Uuid.check(z.describe('Booking')),
  tur: Kind,
  fatura_no: z.string().check(z.describe('Its number')),
  kur: CurrencyCode,
  toplam: Price.check(z.describe('With taxes')),
})

/** Why one of several was not prepared. */
export const INVOICE_REFUSALS = ['yok', 'faturali', 'degisti', 'eksik'] as const

export const prepareInvoices = endpoint({
  method: 'POST',
  path: '/yonetim/fatura-hazirla-post',
  feature: 'payment',
  summary:
    'Prepare invoices, each with the next number of its series; what another has prepared meanwhile, or what comes to another sum than was seen, is left out and named',
  access: 'staff',
  hak: 'fatura.yaz',
  input: z.strictObject({
    secilen: z
      .array(
        z.strictObject({
          rezervasyon_k_no: Uuid.check(z.describe('Booking')),
          tur: Kind,
          toplam: Price.check(z.describe('What it comes to, as the person saw it')),
        }),
      )
      .check(
        z.minLength(1),
        z.maxLength(MOST_PREPARED),
        z.refine((rows) => new Set(rows.map((row) => row.rezervasyon_k_no)).size === rows.length),
        z.describe('Bookings, each once'),
      ),
  }),
  output: z.object({
    data: z.array(Prepared).check(z.describe('In the order of their numbers')),
    atlanan: z
      .array(
        z.strictObject({
          rezervasyon_k_no: Uuid.check(z.describe('Booking')),
          kayit_no: z.nullable(z.string()).check(z.describe('Its number; null where there is no such booking')),
          neden: z
            .enum(INVOICE_REFUSALS)
            .check(z.describe('No such booking; invoiced already; another sum; something is missing')),
        }),
      )
      .check(z.describe('What was left out')),
  }),
})

const KEYS = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}(,[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})*$/

export const takeInvoiceFile = endpoint({
  method: 'GET',
  path: '/yonetim/fatura-dosya-get',
  feature: 'payment',
  summary:
    'Prepared invoices as files: one as UBL-TR XML, several of these in a ZIP, or the accountant’s XLSX with a row for each',
  access: 'staff',
  hak: 'fatura.oku',
  taze: true,
  input: z
    .strictObject({
      bicim: z.enum(['xml', 'zip', 'xlsx']).check(z.describe('Kind of file; XML takes one invoice')),
      k_nolar: z.optional(
        verbatim('Invoices, joined with commas; those of the days when left out', 37 * MOST_PREPARED).check(
          z.regex(KEYS),
        ),
      ),
      ...Period,
      dil: Language,
    })
    .check(
      daysInOrder,
      z.refine(({ k_nolar, ilk, son }) => k_nolar !== undefined || (ilk !== undefined && son !== undefined), {
        path: ['ilk'],
      }),
      z.refine(({ bicim, k_nolar }) => bicim !== 'xml' || (k_nolar !== undefined && !k_nolar.includes(',')), {
        path: ['k_nolar'],
      }),
    ),
  output: LongFile,
  content: 'application/octet-stream',
})
