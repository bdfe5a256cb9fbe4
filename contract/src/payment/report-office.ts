import * as z from 'zod/mini'
import { DocumentFile } from '../reservation/documents.ts'
import { endpoint } from '../wire/endpoint.ts'
import { IsoDate, Uuid } from '../wire/fields.ts'

/** Who stays where, for the police of the place; and what was let and taken for it, for the tax office (PAY-47, PAY-48). */
export const REPORTS = ['kbs', 'btrans'] as const
export type ReportKind = (typeof REPORTS)[number]

/** What has to be known of a guest who sleeps in a lodging, or of the lodging itself. */
export const REPORT_LACKS = ['ad', 'kimlik_no', 'dogum_tarihi', 'uyruk', 'izin_no'] as const
export type ReportLack = (typeof REPORT_LACKS)[number]

const Wish = {
  tur: z.enum(REPORTS).check(z.describe('Guests of a day, or rentals of a month')),
  gun: z.optional(IsoDate.check(z.describe('The day, or any day of the month; today when left out'))),
}

const Gap = z.strictObject({
  rezervasyon_k_no: Uuid.check(z.describe('Booking')),
  kayit_no: z.string().check(z.describe('Its number')),
  misafir: z.string().check(z.describe('Name on the booking')),
  baslik: z.string().check(z.describe('The lodging')),
  kisi: z.nullable(z.int().check(z.gte(1))).check(z.describe('Which guest, from 1; null for the lodging itself')),
  eksik: z.array(z.enum(REPORT_LACKS)).check(z.describe('What is not known')),
})
export type ReportGap = z.infer<typeof Gap>

export const getReport = endpoint({
  method: 'GET',
  path: '/yonetim/bildirim-getir',
  feature: 'payment',
  summary: 'What a report to the authorities would hold, and what is missing in it, booking by booking',
  access: 'staff',
  hak: 'bildirim.dosya',
  input: z.strictObject(Wish),
  output: z.object({
    data: z
      .strictObject({
        bugun: IsoDate.check(z.describe('Today at the operator')),
        ilk: IsoDate.check(z.describe('First day of it')),
        son: IsoDate.check(z.describe('Last day of it')),
        satir: z.int().check(z.gte(0), z.describe('Rows of the file')),
        giris: z.int().check(z.gte(0), z.describe('KBS: people who arrive')),
        cikis: z.int().check(z.gte(0), z.describe('KBS: people who leave')),
        bicim: z.string().check(z.describe('Name of the layout of columns')),
        eksikler: z.array(Gap).check(z.describe('What is missing, by booking and guest')),
      })
      .check(z.describe('The report')),
  }),
})

export const takeReport = endpoint({
  method: 'GET',
  path: '/yonetim/bildirim-dosya-get',
  feature: 'payment',
  summary: 'The report as a file: KBS of a day with identity numbers, or BTRANS of a month',
  access: 'staff',
  hak: 'bildirim.dosya',
  taze: true,
  input: z.strictObject({ ...Wish, bicim: z.enum(['csv', 'xlsx']).check(z.describe('Kind of file')) }),
  output: DocumentFile,
  content: 'application/octet-stream',
})
