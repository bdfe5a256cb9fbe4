import * as z from 'zod/mini'
import { CancelledLineKey } from '../reservation/booking.ts'
import { Percent, Price } from '../reservation/promotion.ts'
import { CartLineRequest, CartLines, ClockTime, Guest, HotelInfo, SeenTotals } from '../reservation/reservation.ts'
import { LineState } from '../reservation/standing.ts'
import { endpoint } from '../wire/endpoint.ts'
import { CurrencyCode, Instant, Uuid } from '../wire/fields.ts'
import { Language } from '../wire/language.ts'
import { bookForClient, PortalLine, PortalReservation } from './portal.ts'

const Key = { k_no: Uuid.check(z.describe('Booking made at the portal')) }

/** What the agency's user can do with a booking now. */
export const DESK_ACTS = ['voucher', 'degistir', 'iptal', 'onayla', 'teklif'] as const

const PortalDetail = z.strictObject({
  lang: Language.check(z.describe('Language of the client')),
  misafir: Guest.check(z.describe('Guest')),
  hotel_bilgi: z.nullable(HotelInfo).check(z.describe('Where the guest is picked up')),
  rezervasyon_notu: z.nullable(z.string()).check(z.describe('Note')),
  bitis: z.nullable(Instant).check(z.describe('Deadline that runs; null for none')),
  odenen: Price.check(z.describe('What the guest has paid the operator')),
  satirlar: z
    .array(
      z.strictObject({
        saat: z.nullable(ClockTime).check(z.describe('Time of the departure or of pick-up')),
        tutar: Price.check(z.describe('What the line costs the one who pays the operator')),
        istek: CartLineRequest.check(z.describe('The line as it was asked for; a change starts from it')),
        durum: LineState.check(z.describe('What would come back for it, and whether it was cancelled alone')),
      }),
    )
    .check(z.describe('More on each line, in the same order')),
  yanit_notu: z.nullable(z.string()).check(z.describe('Word of the operator on a request')),
  teklif: z
    .nullable(
      z.strictObject({
        satirlar: z.array(PortalLine).check(z.describe('What is suggested')),
        toplam: SeenTotals.check(z.describe('What it costs; to be sent back with the yes')),
        not: z.nullable(z.string()).check(z.describe('Word of the operator')),
      }),
    )
    .check(z.describe('What the operator suggests instead; null for nothing')),
  eylemler: z.array(z.enum(DESK_ACTS)).check(z.describe('What can be done with it now')),
})
export type PortalDetail = z.infer<typeof PortalDetail>

export const getPortalReservation = endpoint({
  method: 'GET',
  path: '/acente-rezervasyon-getir',
  feature: 'agency',
  summary: 'A booking with all it holds; details only of those the agency has made itself',
  access: 'agency',
  input: z.strictObject({ k_no: Uuid.check(z.describe('Booking')) }),
  output: z.object({
    data: PortalReservation.check(z.describe('The booking')),
    ayrinti: z.nullable(PortalDetail).check(z.describe('Details; null for a visitor’s or a sub-agency’s booking')),
  }),
})

export const askForClient = endpoint({
  method: 'POST',
  path: '/acente-istek-post',
  feature: 'agency',
  summary: 'Ask for a basket that is not sold directly; the operator answers',
  access: 'agency',
  input: bookForClient.input,
  output: z.object({ data: PortalReservation.check(z.describe('The request')) }),
})

export const confirmRequest = endpoint({
  method: 'POST',
  path: '/acente-istek-onay-post',
  feature: 'agency',
  summary: 'Take what the operator has accepted or suggested: on credit or paid by the guest, as the contract says',
  access: 'agency',
  input: z.strictObject({
    ...Key,
    kur_rezervasyon_toplam: z.optional(SeenTotals.check(z.describe('Totals of the suggestion that is taken'))),
  }),
  output: z.object({ data: PortalReservation.check(z.describe('The booking')) }),
})

const CancelQuote = z.strictObject({
  kur: CurrencyCode,
  satirlar: z
    .array(
      z.strictObject({
        k_no: Uuid.check(z.describe('Key of the line')),
        tutar: Price.check(z.describe('What the line costs the one who pays the operator')),
        iade_oran: Percent.check(z.describe('What comes back, in per cent')),
        kesinti: Price.check(z.describe('What the terms keep of its price')),
      }),
    )
    .check(z.describe('Every line that would be cancelled')),
  kesinti: Price.check(z.describe('What the terms keep')),
  iade: Price.check(z.describe('What the operator gives back to the guest')),
})

export const quotePortalCancellation = endpoint({
  method: 'POST',
  path: '/acente-rezervasyon-iptal-hesapla-post',
  feature: 'agency',
  summary: 'What a cancellation, or that of one service, would keep',
  access: 'agency',
  input: z.strictObject({ ...Key, satir: CancelledLineKey }),
  output: z.object({ data: CancelQuote.check(z.describe('The quote')) }),
})

export const cancelPortalReservation = endpoint({
  method: 'POST',
  path: '/acente-rezervasyon-iptal-post',
  feature: 'agency',
  summary: 'Cancel all of it or one service; the account is put right in the same moment',
  access: 'agency',
  input: z.strictObject({
    ...Key,
    satir: CancelledLineKey,
    kesinti: Price.check(z.describe('What the quote keeps')),
    iade: Price.check(z.describe('What the quote gives back')),
  }),
  output: z.object({ data: PortalReservation.check(z.describe('The booking')) }),
})

const Change = { ...Key, sepet_urunler: CartLines }

export const quotePortalChange = endpoint({
  method: 'POST',
  path: '/acente-rezervasyon-degistir-hesapla-post',
  feature: 'agency',
  summary: 'What other dates or people would cost',
  access: 'agency',
  input: z.strictObject(Change),
  output: z.object({
    kur: CurrencyCode,
    eski: Price.check(z.describe('Total now')),
    yeni: Price.check(z.describe('Total after the change')),
    on_odeme_toplam: Price.check(z.describe('Due at once after the change, as the change call wants to see it')),
    engel: z.int().check(z.describe('Lines that are not free')),
  }),
})

export const changePortalReservation = endpoint({
  method: 'POST',
  path: '/acente-rezervasyon-degistir-post',
  feature: 'agency',
  summary: 'Change dates or people; the account is put right in the same moment',
  access: 'agency',
  input: z.strictObject({
    ...Change,
    istek_k_no: Uuid.check(z.describe('Key of this change; the same one counts once')),
    kur_rezervasyon_toplam: SeenTotals.check(z.describe('Totals of the quote')),
  }),
  output: z.object({ data: PortalReservation.check(z.describe('The booking')) }),
})
