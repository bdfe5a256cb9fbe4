import * as z from 'zod/mini'
import { GuestQuestion } from '../catalog/product-content.ts'
import { ProductExtra } from '../catalog/product-extra.ts'
import { ProductKind } from '../content/content.ts'
import { endpoint } from '../wire/endpoint.ts'
import { CurrencyCode, Instant, IsoDate, inOrder, line, maybeLine, oneParty, paragraph, Uuid } from '../wire/fields.ts'
import { Language } from '../wire/language.ts'
import { BasketQuote, BasketRequest, Obstacle } from './basket.ts'
import { PaymentType } from './pricing.ts'
import { Price } from './promotion.ts'
import {
  ClockTime,
  Guest,
  HandMethod,
  HotelInfo,
  Reservation,
  ReservationState,
  SaleMode,
  SeenTotals,
} from './reservation.ts'

/** A person the house knows: a member, or a guest of an earlier booking. */
const Caller = z.strictObject({
  uye_k_no: z.nullable(Uuid).check(z.describe('Member; null for a guest without an account')),
  ad: z.string().check(z.describe('First name')),
  soyad: z.string().check(z.describe('Last name')),
  telefon: z.string().check(z.describe('Phone; empty where none is known')),
  e_mail: z.string().check(z.describe('E-mail address')),
  lang: Language,
  rezervasyonlar: z
    .array(
      z.strictObject({
        k_no: Uuid,
        kayit_no: z.string().check(z.describe('Its number')),
        durum: ReservationState,
        baslik: z.string().check(z.describe('Names of its products')),
        ilk_gun: IsoDate.check(z.describe('First day of service')),
      }),
    )
    .check(z.describe('Bookings, newest first; at most five')),
})
export type Caller = z.infer<typeof Caller>

export const findCallers = endpoint({
  method: 'GET',
  path: '/yonetim/telefon-arayan-getir',
  feature: 'reservation',
  summary: 'Who is calling: members and earlier guests by phone, e-mail address or name',
  access: 'staff',
  hak: 'rezervasyon.yaz',
  input: z.strictObject({ ara: line('Phone, e-mail address or name', 100) }),
  output: z.object({ data: z.array(Caller).check(z.describe('At most five')) }),
})

const People = z.coerce.number().check(z.int(), z.gte(0), z.lte(99))

/** One thing that could be sold on that day, or why it cannot. */
const PhoneRow = z.strictObject({
  urun_k_no: Uuid.check(z.describe('Product')),
  opsiyon_k_no: Uuid.check(z.describe('Option')),
  urun_tipi: ProductKind,
  baslik: z.string().check(z.describe('Name of the product, in the language of the clerk')),
  secenek: z.string().check(z.describe('Name of the option; empty where there is only one')),
  kalkis: z.nullable(z.string()).check(z.describe('Key of the departure')),
  saat: z.nullable(ClockTime).check(z.describe('Time of the departure')),
  kalan: z.nullable(z.int()).check(z.describe('Seats left; null where none are counted')),
  kontenjan: z.nullable(z.int()).check(z.describe('Seats in all')),
  adet: z.int().check(z.gte(1), z.describe('Rooms or units the party needs')),
  satis_durumu: SaleMode,
  engel: z.nullable(Obstacle).check(z.describe('Why it cannot be sold; null when it can')),
  hata: z
    .nullable(z.string())
    .check(z.describe('Why the line makes no sense: code of the refusal, such as an age limit')),
  kapatan: z.nullable(z.string()).check(z.describe('Who closed it and why, where the office did')),
  tutar: z.nullable(Price).check(z.describe('What the party would pay; null where it cannot be sold')),
  yakin: z
    .array(z.strictObject({ baslangic: IsoDate, bitis: z.nullable(IsoDate) }))
    .check(z.describe('Free days near it, where it cannot be sold')),
  ekstralar: z.array(ProductExtra).check(z.describe('Extras that may be added, at their own prices')),
  evcil_hayvan: z.int().check(z.gte(0), z.describe('Most pets that may come along')),
  ek_yatak: z.int().check(z.gte(0), z.describe('Most extra beds')),
  sorular: z.array(GuestQuestion).check(z.describe('What the product asks its guests')),
})
export type PhoneRow = z.infer<typeof PhoneRow>

export const listPhoneRows = endpoint({
  method: 'GET',
  path: '/yonetim/telefon-urun-listele',
  feature: 'reservation',
  summary: 'What could be sold on a day to a party, with price or with the reason why not and the nearest free days',
  access: 'staff',
  hak: 'rezervasyon.yaz',
  input: z
    .strictObject({
      ara: line('Words of the product’s name', 100),
      baslangic: IsoDate.check(z.describe('First day')),
      baslangic_saat: z.optional(ClockTime),
      bitis: z.optional(IsoDate.check(z.describe('Last day, where it is a stay or a hire'))),
      bitis_saat: z.optional(ClockTime),
      yetiskin: People.check(z.gte(1), z.describe('Adults')),
      cocuk: z.optional(People.check(z.describe('Children'))),
      bebek: z.optional(People.check(z.describe('Infants'))),
      kur: CurrencyCode,
    })
    .check(oneParty, inOrder),
  output: z.object({ data: z.array(PhoneRow).check(z.describe('At most twelve')) }),
})

/** What is taken off the list price, in the chosen currency, and why. */
const OwnPrice = z.strictObject({
  tutar: Price.check(z.describe('Taken off the list price')),
  neden: paragraph('Why', 500),
})

const Sale = {
  ...BasketRequest.shape,
  uye_k_no: z.optional(Uuid.check(z.describe('Member who is calling'))),
  elle: z.optional(OwnPrice.check(z.describe('A price of one’s own, within the limit of the role'))),
}

export const quotePhone = endpoint({
  method: 'POST',
  path: '/yonetim/telefon-hesapla-post',
  feature: 'reservation',
  summary: 'Price the basket of a caller by the same kernel, with a price of one’s own within the limit',
  access: 'staff',
  hak: 'rezervasyon.yaz',
  input: z.strictObject({
    ...Sale,
    tutulan: z.optional(Uuid.check(z.describe('Key of the basket, where it is held already'))),
  }),
  output: z.object({
    data: BasketQuote.check(z.describe('The price')),
    liste: Price.check(z.describe('The total without the price of one’s own')),
    sinir: Price.check(z.describe('The most this person may take off')),
  }),
})

export const holdPhone = endpoint({
  method: 'POST',
  path: '/yonetim/telefon-tut-post',
  feature: 'reservation',
  summary: 'Hold the basket of a caller for half an hour; nothing is booked and nobody is mailed',
  access: 'staff',
  hak: 'rezervasyon.yaz',
  input: z.strictObject({
    ...Sale,
    k_no: Uuid.check(z.describe('Key of the reservation to be, made by the client')),
    kur_rezervasyon_toplam: SeenTotals.check(z.describe('What the clerk saw')),
  }),
  output: z.object({ bitis: Instant.check(z.describe('End of the hold')) }),
})

export const releasePhone = endpoint({
  method: 'POST',
  path: '/yonetim/telefon-birak-post',
  feature: 'reservation',
  summary: 'Let go what is held for a caller',
  access: 'staff',
  hak: 'rezervasyon.yaz',
  input: z.strictObject({ k_no: Uuid }),
  output: z.object({}),
})

/**
 * How a call ends: an option, a link to pay, a bank transfer, cash or card at the office now, paid on the day, or, where
 * the owner is asked first, as a request that waits for the answer.
 */
export const CLOSINGS = ['opsiyon', 'link', 'havale', 'nakit', 'gunu', 'talep'] as const

export const sellByPhone = endpoint({
  method: 'POST',
  path: '/yonetim/telefon-rezervasyon-post',
  feature: 'reservation',
  summary:
    'Book for a caller. The guest accepts the contracts and pays by the link of the mail; no card number is ever taken on the phone',
  access: 'staff',
  hak: 'rezervasyon.yaz',
  input: z.strictObject({
    ...Sale,
    odeme_tipi: PaymentType,
    k_no: Uuid.check(z.describe('Made by the client; the idempotency key')),
    misafir: Guest,
    hotel_bilgi: z.optional(HotelInfo.check(z.describe('Where to pick the guest up'))),
    rezervasyon_notu: maybeLine('Note of the guest', 500),
    ic_not: z.optional(paragraph('Note that only the office reads', 2000)),
    talep_k_no: z.optional(Uuid.check(z.describe('Enquiry that the sale answers; it is closed with it'))),
    kapanis: z.enum(CLOSINGS).check(z.describe('How the call ends')),
    sure_saat: z.optional(z.int().check(z.gte(1), z.lte(168), z.describe('Hours an option or link is good for'))),
    tahsilat: z.optional(
      z
        .strictObject({
          tutar: Price.check(z.gt(0), z.describe('What was paid at the office now')),
          odeme_yontemi: HandMethod,
        })
        .check(z.describe('Money that was paid at the office, recorded with the sale')),
    ),
    kur_rezervasyon_toplam: SeenTotals.check(z.describe('What the clerk saw')),
  }),
  output: z.object({ data: Reservation.check(z.describe('The reservation')) }),
})
