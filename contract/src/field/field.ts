import * as z from 'zod/mini'
import { VoucherKey } from '../reservation/documents.ts'
import { Price } from '../reservation/promotion.ts'
import { ClockTime, Pax, ReservationState } from '../reservation/reservation.ts'
import { endpoint } from '../wire/endpoint.ts'
import { CurrencyCode, Instant, IsoDate, paragraph, Uuid, verbatim } from '../wire/fields.ts'
import { Language } from '../wire/language.ts'

/*
 * The field: guides, skippers and drivers on a phone (BOOK-24, BOOK-25). A phone may be older than the server it speaks
 * to, so that answers here are open objects: what it does not know, it leaves out.
 */

/** Came aboard, did not come, an act taken back, money taken on the spot, a note. */
export const FIELD_ACTS = ['bindi', 'gelmedi', 'geri', 'tahsilat', 'not'] as const

/**
 * What became of an act: counted, a colleague was earlier, taken back since, the guest is aboard already, the act to take
 * back is unknown, the booking is cancelled, not paid enough to stand, moved to another departure, a colleague's
 * departure, another day, not one of this operator, a code that was not sealed here, more money than was due.
 */
export const FIELD_VERDICTS = [
  'sayildi',
  'cift',
  'geri_alindi',
  'zaten_bindi',
  'hedef_yok',
  'iptal',
  'onaysiz',
  'tasindi',
  'baskasinin',
  'gun_disi',
  'bilinmiyor',
  'sahte',
  'fazla',
] as const
const Verdict = z.enum(FIELD_VERDICTS).check(z.describe('What became of the act'))
export type FieldVerdict = z.infer<typeof Verdict>

/** One service of a booking on one departure or run. */
const Seat = {
  rezervasyon_k_no: Uuid.check(z.describe('Booking')),
  sira: z.int().check(z.gte(0), z.lte(99), z.describe('Which service of it')),
  donus: z.boolean().check(z.describe('The ride back of a transfer')),
}

const Presence = z.object({
  islem_k_no: z.nullable(Uuid).check(z.describe('Act that counts; null for what is older than the field')),
  durum: z.enum(['bindi', 'gelmedi']).check(z.describe('Came aboard, or did not come')),
  kisi: z.int().check(z.gte(0), z.describe('How many of the party')),
  zaman: Instant.check(z.describe('When, by the clock of the server')),
  kim: z.string().check(z.describe('Who saw it')),
  cihaz: z.nullable(z.int()).check(z.describe('Number of the phone it was seen with')),
})
export type Presence = z.infer<typeof Presence>

const FieldGuest = z.object({
  ...Seat,
  bilet_no: z.nullable(z.string()).check(z.describe('Ticket number the code carries; null until it is confirmed')),
  kayit_no: z.string().check(z.describe('Registration number')),
  durum: ReservationState,
  ad: z.string().check(z.describe('First and last name')),
  telefon: z.string().check(z.describe('Phone')),
  lang: Language.check(z.describe('Language of the guest')),
  secenek: z.nullable(z.string()).check(z.describe('What was chosen, where there is a choice')),
  pax: Pax,
  alinis: z.nullable(z.string()).check(z.describe('Where they are picked up')),
  not: z.nullable(z.string()).check(z.describe('What the guest wrote')),
  kalan: Price.check(z.describe('What is still to be collected')),
  toplam: Price.check(z.describe('What the whole booking costs')),
  kur: CurrencyCode,
  hal: z.nullable(Presence).check(z.describe('Aboard or not; null while nobody has said')),
})
export type FieldGuest = z.infer<typeof FieldGuest>

const FieldTrip = z.object({
  anahtar: z.string().check(z.describe('Key of the departure, or of the run within the pack')),
  tur: z.enum(['kalkis', 'sefer']).check(z.describe('A departure with its guests, or the run of a transfer')),
  kalkis_k_no: z.nullable(Uuid).check(z.describe('Departure; null for a run')),
  tarih: IsoDate.check(z.describe('Day')),
  saat: ClockTime.check(z.describe('Time')),
  ad: z.string().check(z.describe('What leaves')),
  arac: z.nullable(z.string()).check(z.describe('Boat or vehicle')),
  aciklama: z.nullable(z.string()).check(z.describe('Note of the office for the crew')),
  iptal: z.boolean().check(z.describe('The operator has cancelled it')),
  misafirler: z.array(FieldGuest).check(z.describe('Guests in the order they are picked up')),
})
export type FieldTrip = z.infer<typeof FieldTrip>

const Outcome = z.object({
  k_no: Uuid.check(z.describe('Key the phone gave the act')),
  karar: Verdict,
  kim: z.nullable(z.string()).check(z.describe('Who was earlier, where somebody was')),
  zaman: z.nullable(Instant).check(z.describe('When they were')),
  cihaz: z.nullable(z.int()).check(z.describe('Number of their phone')),
})
export type FieldOutcome = z.infer<typeof Outcome>

export const getDayPack = endpoint({
  method: 'GET',
  path: '/yonetim/saha-paket-get',
  feature: 'field',
  summary: 'Own departures and runs of today and tomorrow for a phone that will have no network; no identity numbers',
  access: 'staff',
  hak: 'saha.binis',
  input: z.object({ cihaz: z.optional(Uuid.check(z.describe('Key the phone gave itself'))) }),
  output: z.object({
    simdi: Instant.check(z.describe('Clock of the server')),
    son: Instant.check(z.describe('From then on the phone forgets the pack')),
    bugun: IsoDate.check(z.describe('Today at the operator')),
    personel: z
      .object({ k_no: Uuid, ad: z.string().check(z.describe('First and last name')), dil: Language })
      .check(z.describe('Whose pack it is')),
    yonetim: z.boolean().check(z.describe('May see the rest of the back office too')),
    marka: z.string().check(z.describe('Brand of the operator')),
    ofis: z.nullable(z.string()).check(z.describe('Phone of the office')),
    on_ek: z.string().check(z.describe('What ticket numbers of this operator begin with')),
    anahtar: VoucherKey.check(z.describe('Public key of the vouchers, as a JSON Web Key')),
    diger_anahtarlar: z
      .array(VoucherKey)
      .check(z.describe('Keys of other vouchers that still count, while the installation changes its secret')),
    cihaz: z.nullable(z.int()).check(z.describe('Number of this phone; null before its first act')),
    geziler: z.array(FieldTrip).check(z.describe('Own departures and runs by time')),
    digerleri: z
      .array(
        z.object({
          tarih: IsoDate.check(z.describe('Day')),
          saat: ClockTime.check(z.describe('Time')),
          ad: z.string().check(z.describe('What leaves')),
          biletler: z.array(z.string()).check(z.describe('Ticket number and place of each service, without names')),
        }),
      )
      .check(z.describe('Departures of others, to send a guest to the right boat')),
    iptaller: z.array(z.string()).check(z.describe('Ticket number and place of services that were cancelled')),
    islemler: z.array(Outcome).check(z.describe('What became of the acts of this phone in the last two days')),
  }),
})

const Act = {
  ...Seat,
  k_no: Uuid.check(z.describe('Key the phone gave the act; the same one counts once')),
  kalkis_k_no: z.nullable(Uuid).check(z.describe('Departure it was done at; null for a run')),
  zaman: Instant.check(z.describe('When, by the clock of the phone')),
}

const FieldAct = z.discriminatedUnion('tur', [
  z.strictObject({
    ...Act,
    tur: z.literal('bindi'),
    kisi: z.int().check(z.gte(1), z.lte(99), z.describe('How many came aboard')),
    kod: z.optional(verbatim('Code that was scanned', 200)),
  }),
  z.strictObject({ ...Act, tur: z.literal('gelmedi') }),
  z.strictObject({ ...Act, tur: z.literal('geri'), hedef: Uuid.check(z.describe('Act that is taken back')) }),
  z.strictObject({
    ...Act,
    tur: z.literal('tahsilat'),
    tutar: Price.check(z.gt(0), z.describe('Amount in the currency of the booking')),
    odeme_yontemi: z.enum(['nakit', 'pos']).check(z.describe('Cash, or a card at the terminal of the boat')),
  }),
  z.strictObject({ ...Act, tur: z.literal('not'), metin: paragraph('The note', 500) }),
])
export type FieldAct = z.infer<typeof FieldAct>

/** So many acts travel at once; a phone with more sends again. */
export const MOST_FIELD_ACTS = 50

export const settleFieldActs = endpoint({
  method: 'POST',
  path: '/yonetim/saha-esitle-post',
  feature: 'field',
  summary: 'What a phone has done without network: each act gets a verdict, none is lost, none counts twice',
  access: 'staff',
  hak: 'saha.binis',
  input: z.strictObject({
    cihaz: Uuid.check(z.describe('Key the phone gave itself')),
    personel_k_no: Uuid.check(z.describe('Who did them: nobody else’s login may send them')),
    saat: Instant.check(z.describe('Clock of the phone while it sends')),
    islemler: z
      .array(FieldAct)
      .check(z.minLength(1), z.maxLength(MOST_FIELD_ACTS), z.describe('In the order they were done')),
  }),
  output: z.object({
    simdi: Instant.check(z.describe('Clock of the server')),
    sapma_ms: z.int().check(z.describe('How far the clock of the phone is behind, in milliseconds')),
    cihaz: z.int().check(z.describe('Number of the phone')),
    sonuclar: z.array(Outcome).check(z.describe('What became of each act')),
  }),
})
