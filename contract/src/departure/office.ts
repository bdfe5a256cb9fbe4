import * as z from 'zod/mini'
import { Price } from '../reservation/promotion.ts'
import { ClockTime, Pax, ReservationState } from '../reservation/reservation.ts'
import { endpoint } from '../wire/endpoint.ts'
import { CurrencyCode, Instant, IsoDate, openLine, openParagraph, Uuid } from '../wire/fields.ts'
import { Language } from '../wire/language.ts'
import { LongFile } from '../wire/long-file.ts'

/** Guide, skipper, driver, hand. */
export const CREW_DUTIES = ['rehber', 'kaptan', 'surucu', 'yardimci'] as const
const Duty = z.enum(CREW_DUTIES).check(z.describe('Guide, skipper, driver or hand'))

const CrewMember = z.strictObject({
  k_no: Uuid,
  ad: z.string().check(z.describe('First and last name')),
  gorev: Duty,
  diller: z.array(Language).check(z.describe('Languages they speak')),
  telefon: z.nullable(z.string()).check(z.describe('Phone')),
})

export const DepartureRow = z.strictObject({
  k_no: Uuid.check(z.describe('Departure')),
  tarih: IsoDate.check(z.describe('Day')),
  saat: ClockTime.check(z.describe('Time')),
  ad: z.string().check(z.describe('What leaves, in the language of the office')),
  kisi: z.int().check(z.gte(0), z.describe('Seats that are taken')),
  kapasite: z.int().check(z.gte(0), z.describe('Seats there are')),
  rezervasyon: z.int().check(z.gte(0), z.describe('Bookings on it')),
  arac: z.nullable(z.string()).check(z.describe('Boat or vehicle')),
  ekip: z.array(CrewMember).check(z.describe('Who goes along')),
  rehbersiz: z.boolean().check(z.describe('Guests are booked and no guide is')),
  iptal: z.boolean().check(z.describe('The operator has cancelled it')),
})
export type DepartureRow = z.infer<typeof DepartureRow>

export const listDepartures = endpoint({
  method: 'GET',
  path: '/yonetim/kalkis-listele',
  feature: 'departure',
  summary: 'Departures of a day that have guests or a crew, and how the days around it stand',
  access: 'staff',
  hak: 'kalkis.oku',
  input: z.object({ gun: z.optional(IsoDate.check(z.describe('Day; today when left out'))) }),
  output: z.object({
    simdi: Instant.check(z.describe('Clock of the server')),
    bugun: IsoDate.check(z.describe('Today at the operator')),
    gun: IsoDate.check(z.describe('The day of the list')),
    data: z.array(DepartureRow).check(z.describe('By time')),
    gunler: z
      .array(
        z.strictObject({
          gun: IsoDate.check(z.describe('Day')),
          kalkis: z.int().check(z.describe('Departures with guests')),
          kisi: z.int().check(z.describe('Guests')),
          rehbersiz: z.int().check(z.describe('Of these departures, those without a guide')),
        }),
      )
      .check(z.describe('A week around the day')),
  }),
})

/** An answer as the crew reads it; numbers of papers are never among them. */
const ManifestAnswer = z.strictObject({
  baslik: z.string().check(z.describe('The question, in the language of the office')),
  kisi: z.nullable(z.int()).check(z.describe('Guest it is about, from 1; null when it was asked once')),
  deger: z.string().check(z.describe('The answer in words')),
})
export type ManifestAnswer = z.infer<typeof ManifestAnswer>

export const DepartureGuest = z.strictObject({
  rezervasyon_k_no: Uuid.check(z.describe('Booking')),
  kayit_no: z.string().check(z.describe('Registration number')),
  durum: ReservationState,
  ad: z.string().check(z.describe('First name')),
  soyad: z.string().check(z.describe('Last name')),
  telefon: z.string().check(z.describe('Phone')),
  lang: Language.check(z.describe('Language of the guest')),
  secenek: z.nullable(z.string()).check(z.describe('What was chosen, where there is a choice')),
  pax: Pax,
  alinis: z.nullable(z.string()).check(z.describe('Where they are picked up')),
  not: z.nullable(z.string()).check(z.describe('What the guest wrote')),
  yanitlar: z
    .nullable(z.array(ManifestAnswer))
    .check(z.describe('Answers to the questions of what leaves; null for a person who may not see them')),
  acente: z.nullable(z.string()).check(z.describe('Agency that sold it')),
  kalan: Price.check(z.describe('What is still to be collected')),
  kur: CurrencyCode,
  binis: z
    .nullable(
      z.strictObject({
        durum: z.enum(['bindi', 'gelmedi']).check(z.describe('Came aboard, or did not come')),
        kisi: z.int().check(z.gte(0), z.describe('How many of the party')),
        zaman: Instant.check(z.describe('When')),
        kim: z.string().check(z.describe('Who saw it')),
      }),
    )
    .check(z.describe('Aboard or missing; null while nobody has said')),
  sahada: z
    .nullable(
      z.strictObject({
        tutar: Price.check(z.describe('Sum in kur')),
        kim: z.string().check(z.describe('Who took it')),
      }),
    )
    .check(z.describe('Money taken on the spot; null where none was')),
})
export type DepartureGuest = z.infer<typeof DepartureGuest>

/** How far a cancelled departure has come with its guests. */
const Cancellation = z.strictObject({
  kim: z.string().check(z.describe('Who cancelled it')),
  zaman: Instant.check(z.describe('When')),
  hedef: z.nullable(z.string()).check(z.describe('Day and time those who move go to; null when nobody does')),
  bekleyen: z.int().check(z.gte(0), z.describe('Services that are still to be settled')),
  iade: z.int().check(z.gte(0), z.describe('Services that were refunded')),
  tasinan: z.int().check(z.gte(0), z.describe('Services that were moved')),
  takilan: z
    .array(
      z.strictObject({
        rezervasyon_k_no: Uuid.check(z.describe('Booking')),
        kayit_no: z.string().check(z.describe('Registration number')),
        ad: z.string().check(z.describe('First and last name')),
        hata: z.string().check(z.describe('Code of the error that stood in the way')),
      }),
    )
    .check(z.describe('Bookings that a person has to look at')),
})

export const Departure = z.strictObject({
  ...DepartureRow.shape,
  aciklama: z.nullable(z.string()).check(z.describe('Note of the office for the crew')),
  surum: z.int().check(z.gte(0), z.describe('Version of crew and boat; 0 before the first word about them')),
  misafirler: z.array(DepartureGuest).check(z.describe('Guests in the order they are picked up')),
  iptal_durumu: z.nullable(Cancellation).check(z.describe('What becomes of its guests; null while it leaves')),
  mesaj: z
    .nullable(z.strictObject({ kim: z.string(), zaman: Instant, alici: z.int() }))
    .check(z.describe('Who last wrote to all guests, when, and to how many; null before')),
})
export type Departure = z.infer<typeof Departure>

export const getDeparture = endpoint({
  method: 'GET',
  path: '/yonetim/kalkis-getir',
  feature: 'departure',
  summary: 'The manifest of a departure: guests, what is to be collected, crew and boat',
  access: 'staff',
  hak: 'kalkis.oku',
  input: z.object({ k_no: Uuid }),
  output: z.object({
    data: Departure.check(z.describe('The departure')),
    ekip_secenekleri: z
      .array(
        z.strictObject({
          ...CrewMember.shape,
          mesgul: z.nullable(z.string()).check(z.describe('What else they have on that day; null when free')),
        }),
      )
      .check(z.describe('Everybody who could go along')),
  }),
})

export const downloadManifest = endpoint({
  method: 'GET',
  path: '/yonetim/kalkis-dosya-get',
  feature: 'departure',
  summary: 'The manifest of a departure as CSV or XLSX, a line for each party',
  access: 'staff',
  hak: 'kalkis.dosya',
  taze: true,
  input: z.strictObject({
    k_no: Uuid.check(z.describe('Departure')),
    bicim: z.enum(['csv', 'xlsx']).check(z.describe('Kind of file')),
    dil: Language,
  }),
  output: LongFile,
  content: 'application/octet-stream',
})

export const crewDeparture = endpoint({
  method: 'POST',
  path: '/yonetim/kalkis-ekip-post',
  feature: 'departure',
  summary: 'Say who goes along, and on which boat or in which vehicle',
  access: 'staff',
  hak: 'kalkis.yaz',
  input: z.strictObject({
    k_no: Uuid,
    surum: z
      .int()
      .check(z.gte(0), z.lte(1_000_000), z.describe('Version that was seen; another one since then refuses the call')),
    arac: openLine('Boat or vehicle', 80),
    aciklama: openParagraph('Note for the crew', 500),
    ekip: z.array(z.strictObject({ k_no: Uuid.check(z.describe('Member of the crew')), gorev: Duty })).check(
      z.maxLength(12),
      z.refine((crew) => new Set(crew.map((one) => one.k_no)).size === crew.length, { path: ['k_no'] }),
      z.describe('Who goes along'),
    ),
  }),
  output: z.object({ data: Departure.check(z.describe('The departure as it stands now')) }),
})
