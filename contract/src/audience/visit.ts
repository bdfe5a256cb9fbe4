import * as z from 'zod/mini'
import { endpoint, NoInput } from '../wire/endpoint.ts'
import { address, IsoDate, verbatim } from '../wire/fields.ts'
import { Language } from '../wire/language.ts'

export const DEVICE_CLASSES = ['telefon', 'tablet', 'masaustu'] as const
export type DeviceClass = (typeof DEVICE_CLASSES)[number]

export const MEASURES = ['lcp', 'cls', 'inp', 'ttfb', 'fcp'] as const
export type MeasureName = (typeof MEASURES)[number]

const milliseconds = (what: string) => z.optional(z.number().check(z.gte(0), z.lte(120_000), z.describe(`${what}, ms`)))

/** One look at a page. It carries nothing about a person, and comes only from people who allowed it. */
export const recordVisit = endpoint({
  method: 'POST',
  path: '/web-analiz-post',
  feature: 'audience',
  summary: 'Count a page view by page, language, device class and referring site; without consent nothing is counted',
  input: z.object({
    riza: z.literal(true).check(z.describe('The person allowed counting')),
    sayfa: z.optional(address('Path of the page, without its query', /^\/[^\s?#]*$/, 300)),
    lang: z.optional(Language),
    yonlendiren: z.optional(verbatim('Address the person came from', 500)),
    yeni: z.optional(z.boolean().check(z.describe('First page of this visit'))),
    olcumler: z.optional(
      z
        .object({
          lcp: milliseconds('Largest picture or text was drawn'),
          inp: milliseconds('Slowest answer to a press or a key'),
          ttfb: milliseconds('First byte arrived'),
          fcp: milliseconds('First text was drawn'),
          cls: z.optional(z.number().check(z.gte(0), z.lte(100), z.describe('How much of the page moved by itself'))),
        })
        .check(z.describe('Web vitals of a page that was left')),
    ),
  }),
  output: NoInput,
})

const Counted = z.object({
  ad: z.string().check(z.describe('Page, site, language or device class')),
  bakis: z.int().check(z.describe('Page views')),
})

/** Figures of a span of days, ready to be drawn. */
export const VisitFigures = z.object({
  gunler: z
    .array(
      z.object({
        gun: IsoDate,
        bakis: z.int().check(z.describe('Page views')),
        ziyaret: z.int().check(z.describe('Visits')),
      }),
    )
    .check(z.describe('Day by day')),
  sayfalar: z.array(Counted).check(z.describe('Most read pages')),
  kaynaklar: z.array(Counted).check(z.describe('Sites people came from')),
  diller: z.array(Counted).check(z.describe('Languages of the pages')),
  cihazlar: z.array(Counted).check(z.describe('Device classes')),
  olcumler: z
    .array(
      z.object({
        olcum: z.enum(MEASURES).check(z.describe('Which of the web vitals')),
        cihaz: z.enum(DEVICE_CLASSES),
        sayi: z.int().check(z.describe('Measured visits')),
        yuzde75: z.number().check(z.describe('Three quarters of the visits were at most this: ms, or the shift')),
      }),
    )
    .check(z.describe('Web vitals of real visits')),
})
export type VisitFigures = z.infer<typeof VisitFigures>

export const getVisitFigures = endpoint({
  method: 'GET',
  path: '/yonetim/ziyaret-get',
  feature: 'audience',
  summary: 'Visits and web vitals of a span of days',
  access: 'staff',
  hak: 'rakam.ziyaret',
  input: z
    .object({ baslangic: IsoDate, bitis: IsoDate })
    .check(z.refine((span) => span.bitis >= span.baslangic, { path: ['bitis'], params: { kod: 'tarih_sirasi' } })),
  output: z.object({ data: VisitFigures.check(z.describe('The figures')) }),
})
