import * as z from 'zod/mini'
import { ProductKind } from '../content/content.ts'
import { endpoint } from '../wire/endpoint.ts'
import { CurrencyCode, Instant, IsoDate, Uuid } from '../wire/fields.ts'
import { Language } from '../wire/language.ts'
import { Price } from './promotion.ts'
import { CartLineRequest, ClockTime, Pax, ReservationState } from './reservation.ts'

export const REQUEST_VIEWS = ['bekleyen', 'teklif', 'kapanan'] as const
export type RequestView = (typeof REQUEST_VIEWS)[number]

const Taken = z.strictObject({
  personel_k_no: Uuid.check(z.describe('Staff member who has taken it')),
  ad: z.string().check(z.describe('Name of the staff member')),
  bitis: Instant.check(z.describe('Until when nobody else answers it')),
})

export const RequestRow = z.strictObject({
  k_no: Uuid,
  kayit_no: z.string().check(z.describe('Registration number')),
  durum: ReservationState,
  ad: z.string().check(z.describe('First name of the guest')),
  soyad: z.string().check(z.describe('Last name of the guest')),
  telefon: z.string().check(z.describe('Phone of the guest')),
  e_mail: z.string().check(z.describe('E-mail address of the guest')),
  lang: Language.check(z.describe('Language of the guest')),
  baslik: z.string().check(z.describe('What is asked for, in the language of the office')),
  baslik_misafir: z.string().check(z.describe('What is asked for, in the language of the guest')),
  urun_tipi: ProductKind,
  satir: z.int().check(z.gte(1), z.describe('How many things are asked for')),
  baslangic: IsoDate.check(z.describe('First day')),
  baslangic_saat: z.nullable(ClockTime).check(z.describe('Time; null for stays')),
  bitis: z.nullable(IsoDate).check(z.describe('Day of departure; null for one day')),
  pax: Pax,
  tutar: Price.check(z.describe('What it comes to')),
  on_odeme: Price.check(z.describe('What is due on the yes')),
  kur: CurrencyCode,
  opsiyon: z.boolean().check(z.describe('Whether the stock is kept until the deadline')),
  olusturma_zamani: Instant.check(z.describe('When it was asked')),
  son: Instant.check(z.describe('Until when it has to be answered')),
  ustlenen: z.nullable(Taken).check(z.describe('Who is answering it; null when nobody is')),
})
export type RequestRow = z.infer<typeof RequestRow>

export const listRequests = endpoint({
  method: 'GET',
  path: '/yonetim/istek-listele',
  feature: 'reservation',
  summary:
    'Requests that wait, that were answered with an offer, or that are closed; those that wait by their deadline',
  access: 'staff',
  hak: 'rezervasyon.oku',
  input: z.object({
    gorunum: z.optional(z.enum(REQUEST_VIEWS).check(z.describe('Which of them; those that wait when left out'))),
  }),
  output: z.object({
    simdi: Instant.check(z.describe('Clock of the server, which countdowns go by')),
    sayilar: z
      .strictObject({
        bekleyen: z.int().check(z.describe('Waiting for the office')),
        teklif: z.int().check(z.describe('Waiting for the guest')),
        kapanan: z.int().check(z.describe('Closed within thirty days')),
      })
      .check(z.describe('How many there are of each')),
    data: z.array(RequestRow).check(z.describe('At most a hundred')),
  }),
})

const Span = z.strictObject({
  baslangic: IsoDate.check(z.describe('First night')),
  bitis: IsoDate.check(z.describe('Day after the last night')),
  ad: z.nullable(z.string()).check(z.describe('Family name of the guest; null for days that were closed')),
  durum: z.enum(['dolu', 'secenek', 'kapali', 'istek']).check(z.describe('Booked, kept, closed, or this request')),
})

const Neighbour = z.strictObject({
  birim_k_no: Uuid.check(z.describe('Unit')),
  ad: z.string().check(z.describe('Product of the unit, in the language of the office')),
  ayni: z.boolean().check(z.describe('Whether it is what was asked for')),
  doluluk: z.array(Span).check(z.describe('What stands in its calendar')),
})

export const Alternative = z.strictObject({
  istek: CartLineRequest,
  baslik: z.string().check(z.describe('Product in the language of the office')),
  baslik_misafir: z.string().check(z.describe('Product in the language of the guest')),
  ayni: z.boolean().check(z.describe('Whether it is the same product on other days')),
  tutar: Price.check(z.describe('What it comes to')),
  fark: z.number().check(z.describe('More or less than what was asked for')),
  kur: CurrencyCode,
})
export type Alternative = z.infer<typeof Alternative>

export const getRequest = endpoint({
  method: 'GET',
  path: '/yonetim/istek-getir',
  feature: 'reservation',
  summary: 'One request with its neighbours in the calendar and what could be offered instead',
  access: 'staff',
  hak: 'rezervasyon.oku',
  input: z.object({ k_no: Uuid }),
  output: z.object({
    simdi: Instant.check(z.describe('Clock of the server')),
    data: RequestRow.check(z.describe('The request')),
    istek: z.nullable(z.string()).check(z.describe('What the guest wrote')),
    sehir: z.nullable(z.string()).check(z.describe('Where the guest lives')),
    onceki: z.int().check(z.gte(0), z.describe('Bookings of the same guest before this one')),
    engel: z.nullable(z.string()).check(z.describe('Why it cannot be accepted as it is; null when it can')),
    karsi_teklif: z
      .nullable(
        z.strictObject({
          baslangic: IsoDate.check(z.describe('First day of the offer')),
          bitis: z.nullable(IsoDate).check(z.describe('Last day of the offer')),
          tutar: Price.check(z.describe('What the offer comes to')),
          not: z.nullable(z.string()).check(z.describe('Word of the office')),
          zaman: Instant.check(z.describe('When it was made')),
        }),
      )
      .check(z.describe('What was offered; null without an offer')),
    yanit_notu: z.nullable(z.string()).check(z.describe('Word with which it was answered')),
    ilk: IsoDate.check(z.describe('First day of the calendar beside it')),
    son: IsoDate.check(z.describe('Day after its last day')),
    komsular: z.array(Neighbour).check(z.describe('Units beside each other; empty for what is not sold by night')),
    satirlar: z
      .array(
        z.strictObject({
          istek: CartLineRequest,
          baslik: z.string().check(z.describe('Product in the language of the office')),
          urun_tipi: ProductKind,
          saat: z.nullable(ClockTime).check(z.describe('Time it was asked for; null for stays')),
        }),
      )
      .check(z.describe('All that was asked for: where an offer of other days or people begins')),
    alternatifler: z.array(Alternative).check(z.describe('What is free and could be offered, best first')),
    gecmis: z
      .array(
        z.strictObject({
          zaman: Instant.check(z.describe('When')),
          olay: z.string().check(z.describe('What happened')),
          kim: z.nullable(z.string()).check(z.describe('Name of the staff member; null for guests and the system')),
        }),
      )
      .check(z.describe('What has happened, the newest last')),
  }),
})

export const takeRequest = endpoint({
  method: 'POST',
  path: '/yonetim/istek-ustlen-post',
  feature: 'reservation',
  summary: 'Take a request for ten minutes, so that no colleague answers it meanwhile, or let go of it',
  access: 'staff',
  hak: 'rezervasyon.yaz',
  input: z.strictObject({ k_no: Uuid, birak: z.optional(z.boolean().check(z.describe('Let go of it instead'))) }),
  output: z.object({
    alindi: z.boolean().check(z.describe('Whether it is the caller’s now; false when a colleague has it')),
    ustlenen: z.nullable(Taken).check(z.describe('Who has it now')),
  }),
})
