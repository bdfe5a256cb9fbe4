import * as z from 'zod/mini'
import { Price } from '../reservation/promotion.ts'
import { ClockTime } from '../reservation/reservation.ts'
import { endpoint } from '../wire/endpoint.ts'
import { CurrencyCode, IsoDate, maybeParagraph, Uuid } from '../wire/fields.ts'
import { Language } from '../wire/language.ts'
import { Departure } from './office.ts'

/** What the office writes, language by language. */
export const Texts = z.strictObject({
  tr: maybeParagraph('Text for guests who read Turkish', 1000),
  en: maybeParagraph('Text for guests who read English', 1000),
  de: maybeParagraph('Text for guests who read German', 1000),
  ru: maybeParagraph('Text for guests who read Russian', 1000),
})
export type Texts = z.infer<typeof Texts>

export const messageGuests = endpoint({
  method: 'POST',
  path: '/yonetim/kalkis-mesaj-post',
  feature: 'departure',
  summary: 'Write to all guests of a departure, each in their language',
  access: 'staff',
  hak: 'kalkis.yaz',
  input: z.strictObject({
    istek_k_no: Uuid.check(z.describe('Key of the message, made by the client: it goes out once')),
    k_no: Uuid.check(z.describe('Departure')),
    metinler: Texts.check(z.describe('What is written; each language of a guest needs its text')),
  }),
  output: z.object({ gonderilen: z.int().check(z.gte(0), z.describe('Mails that go out')) }),
})

export const resizeDeparture = endpoint({
  method: 'POST',
  path: '/yonetim/kalkis-degistir-post',
  feature: 'departure',
  summary: 'Say how many seats a departure has; never fewer than are taken',
  access: 'staff',
  hak: 'kalkis.yaz',
  input: z.strictObject({
    k_no: Uuid.check(z.describe('Departure')),
    kapasite: z.int().check(z.gte(0), z.lte(1000), z.describe('Seats from now on')),
    gorulen: z
      .int()
      .check(z.gte(0), z.lte(100_000), z.describe('Seats that were seen; another number since then refuses the call')),
  }),
  output: z.object({ data: Departure.check(z.describe('The departure as it stands now')) }),
})

const Target = z.strictObject({
  tarih: IsoDate.check(z.describe('Day of the departure they move to')),
  saat: ClockTime.check(z.describe('Its time; one that is not on the plan is added to it')),
})

const Sum = z.strictObject({ kur: CurrencyCode, tutar: Price.check(z.describe('Amount in kur')) })

const Affected = z.strictObject({
  rezervasyon_k_no: Uuid.check(z.describe('Booking')),
  kayit_no: z.string().check(z.describe('Registration number')),
  ad: z.string().check(z.describe('First name')),
  soyad: z.string().check(z.describe('Last name')),
  lang: Language.check(z.describe('Language of the guest')),
  kisi: z.int().check(z.gte(0), z.describe('Seats')),
  karma: z.boolean().check(z.describe('Other services of the booking stay as they are')),
  kur: CurrencyCode,
  odenen: Price.check(z.describe('What was paid for these seats: all of it comes back')),
  tasinir: z.boolean().check(z.describe('Whether the party fits on the departure that was named')),
  engel: z
    .nullable(z.enum(['yer', 'durum', 'kalkis']))
    .check(z.describe('Why they cannot be moved: no seats left, not confirmed yet, or no departure was named')),
})
export type Affected = z.infer<typeof Affected>

const Quote = z.strictObject({
  misafirler: z.array(Affected).check(z.describe('Everybody who has seats, with what they get back')),
  hedefler: z
    .array(z.strictObject({ ...Target.shape, bos: z.int().check(z.gte(1), z.describe('Seats that are free')) }))
    .check(z.describe('Other departures with free seats, the nearest first')),
  toplam: z.array(Sum).check(z.describe('What comes back if nobody is moved, by currency')),
})
export type DepartureQuote = z.infer<typeof Quote>

export const quoteDepartureCancellation = endpoint({
  method: 'POST',
  path: '/yonetim/kalkis-iptal-hesapla-post',
  feature: 'departure',
  summary: 'What cancelling a departure means for everybody on it; nothing changes',
  access: 'staff',
  hak: 'rezervasyon.yaz',
  input: z.strictObject({
    k_no: Uuid.check(z.describe('Departure')),
    hedef: z.optional(Target.check(z.describe('Where they could be moved to'))),
  }),
  output: z.object({ data: Quote.check(z.describe('The quote')) }),
})

export const cancelDeparture = endpoint({
  method: 'POST',
  path: '/yonetim/kalkis-iptal-post',
  feature: 'departure',
  summary: 'Cancel a departure: its guests are moved or get everything back',
  access: 'staff',
  hak: 'rezervasyon.yaz',
  input: z
    .strictObject({
      k_no: Uuid.check(z.describe('Departure')),
      hedef: z.optional(Target.check(z.describe('Where those who move go'))),
      tasinan: z.array(Uuid).check(z.maxLength(1000), z.describe('Bookings that move; all others are refunded')),
      iade: z.array(Sum).check(z.maxLength(10), z.describe('What goes back in all, as it was seen')),
      metinler: Texts.check(z.describe('The reason, as guests read it in their mail')),
    })
    .check(z.refine((one) => one.tasinan.length === 0 || one.hedef !== undefined, { path: ['hedef'] })),
  output: z.object({ data: Departure.check(z.describe('The departure as it stands now')) }),
})

export const retryDepartureCancellation = endpoint({
  method: 'POST',
  path: '/yonetim/kalkis-iptal-surdur-post',
  feature: 'departure',
  summary: 'Try again what a cancelled departure could not do for some guests',
  access: 'staff',
  hak: 'rezervasyon.yaz',
  input: z.strictObject({ k_no: Uuid.check(z.describe('Departure')) }),
  output: z.object({ data: Departure.check(z.describe('The departure as it stands now')) }),
})
