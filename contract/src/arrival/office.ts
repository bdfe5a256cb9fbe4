import * as z from 'zod/mini'
import { ProductKind } from '../content/content.ts'
import { Price } from '../reservation/promotion.ts'
import { ClockTime, Pax } from '../reservation/reservation.ts'
import { endpoint } from '../wire/endpoint.ts'
import { CurrencyCode, Instant, IsoDate, maybeLine, Uuid } from '../wire/fields.ts'
import { Language } from '../wire/language.ts'

/** Cleaned, handed over, deposit taken or given back. */
export const READINESS = ['temizlik', 'depozito', 'teslim'] as const
const Task = z.enum(READINESS).check(z.describe('Cleaned, deposit taken or given back, handed over'))
const Way = z.enum(['giris', 'cikis']).check(z.describe('Arrival or departure'))

const Done = z.strictObject({
  is_kodu: Task,
  kim: z.string().check(z.describe('Who did it')),
  zaman: Instant.check(z.describe('When')),
})

export const ArrivalRow = z.strictObject({
  rezervasyon_k_no: Uuid.check(z.describe('Booking')),
  sira: z.int().check(z.gte(0), z.describe('Which service of it')),
  yon: Way,
  kayit_no: z.string().check(z.describe('Registration number')),
  misafir: z.string().check(z.describe('Name of the guest')),
  telefon: z.string().check(z.describe('Phone')),
  lang: Language.check(z.describe('Language of the guest')),
  baslik: z.string().check(z.describe('Product in the language of the office')),
  urun_tipi: ProductKind,
  birim: z.nullable(z.string()).check(z.describe('Which house, room, boat or car')),
  saat: z.nullable(ClockTime).check(z.describe('Earliest arrival, latest departure, or the time of the car')),
  baslangic: IsoDate.check(z.describe('First day')),
  bitis: IsoDate.check(z.describe('Last day')),
  pax: Pax,
  not: z.nullable(z.string()).check(z.describe('What the guest wrote')),
  depozito: z
    .nullable(z.strictObject({ tutar: Price.check(z.describe('Amount')), kur: CurrencyCode }))
    .check(z.describe('Damage deposit; null without one')),
  kalan: Price.check(z.describe('What is still to be collected')),
  kur: CurrencyCode,
  anahtar_yeri: z.nullable(z.string()).check(z.describe('Where the key lies; null while nobody has said')),
  isler: z.array(Done).check(z.describe('What is done')),
})
export type ArrivalRow = z.infer<typeof ArrivalRow>

export const listArrivals = endpoint({
  method: 'GET',
  path: '/yonetim/giris-cikis-listele',
  feature: 'arrival',
  summary: 'Stays and cars that begin or end on a day, with what is done for them',
  access: 'staff',
  hak: 'rezervasyon.oku',
  input: z.object({ gun: z.optional(IsoDate.check(z.describe('Day; today when left out'))) }),
  output: z.object({
    bugun: IsoDate.check(z.describe('Today at the operator')),
    gun: IsoDate.check(z.describe('The day of the list')),
    data: z.array(ArrivalRow).check(z.describe('Arrivals, then departures, by time')),
  }),
})

const RowKey = {
  rezervasyon_k_no: Uuid.check(z.describe('Booking')),
  sira: z.int().check(z.gte(0), z.lte(99), z.describe('Which service of it')),
  yon: Way,
}

export const markReadiness = endpoint({
  method: 'POST',
  path: '/yonetim/hazirlik-post',
  feature: 'arrival',
  summary: 'Say that something is done for an arrival or a departure, or that it is not',
  access: 'staff',
  hak: 'rezervasyon.olay',
  input: z.strictObject({
    ...RowKey,
    is_kodu: z
      .enum([...READINESS, 'anahtar'])
      .check(z.describe('Cleaned, deposit, handed over; or the place of the key')),
    tamam: z.boolean().check(z.describe('Done, or not done after all')),
    metin: maybeLine('Where the key lies', 200),
  }),
  output: z.object({ data: ArrivalRow.check(z.describe('The row as it stands now')) }),
})
