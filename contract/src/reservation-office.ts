import * as z from 'zod/mini'
import { CancellationQuote, Cancelled, CancelledLineKey } from './booking.ts'
import { endpoint } from './endpoint.ts'
import { IsoDate, line, paragraph, Uuid } from './fields.ts'
import { PaymentEvent } from './payment-plan.ts'
import { Price } from './promotion.ts'
import { CartLines, Reservation } from './reservation.ts'

const Note = z.optional(paragraph('Word to the guest', 2000))
const Answered = z.object({ data: Reservation.check(z.describe('The reservation as it stands now')) })

export const acceptRequest = endpoint({
  method: 'POST',
  path: '/yonetim/rezervasyon-kabul-post',
  feature: 'reservation',
  summary:
    'Accept a request: the same locked booking, then a payment link with the deadline of its first payment; none while that waits for an event',
  access: 'staff',
  input: z.strictObject({ k_no: Uuid, not: Note }),
  output: Answered,
})

export const declineRequest = endpoint({
  method: 'POST',
  path: '/yonetim/rezervasyon-ret-post',
  feature: 'reservation',
  summary: 'Decline a request; an option is freed',
  access: 'staff',
  input: z.strictObject({ k_no: Uuid, not: Note }),
  output: Answered,
})

export const makeCounterOffer = endpoint({
  method: 'POST',
  path: '/yonetim/rezervasyon-karsi-teklif-post',
  feature: 'reservation',
  summary: 'Offer other dates, people or options instead; the guest decides',
  access: 'staff',
  input: z.strictObject({ k_no: Uuid, sepet_urunler: CartLines, not: Note }),
  output: Answered,
})

export const quoteStaffCancellation = endpoint({
  method: 'POST',
  path: '/yonetim/rezervasyon-iptal-hesapla-post',
  feature: 'reservation',
  summary: 'What a cancellation, or that of one service, would give back; nothing changes',
  access: 'staff',
  input: z.strictObject({ k_no: Uuid, satir: CancelledLineKey }),
  output: z.object({ data: CancellationQuote.check(z.describe('The quote')) }),
})

export const cancelAsStaff = endpoint({
  method: 'POST',
  path: '/yonetim/rezervasyon-iptal-post',
  feature: 'reservation',
  summary: 'Cancel a reservation or one service of it for the guest, by the same terms',
  access: 'staff',
  input: z.strictObject({ k_no: Uuid, satir: CancelledLineKey, iade: Price.check(z.describe('Refund of the quote')) }),
  output: Cancelled,
})

export const confirmEvent = endpoint({
  method: 'POST',
  path: '/yonetim/rezervasyon-olay-post',
  feature: 'reservation',
  summary: 'Record that an event a payment waits for took place: the doctor’s talk was held, the plan was agreed on',
  access: 'staff',
  input: z.strictObject({ k_no: Uuid, olay: PaymentEvent }),
  output: Answered,
})

export const completeReservation = endpoint({
  method: 'POST',
  path: '/yonetim/rezervasyon-tamamla-post',
  feature: 'reservation',
  summary: 'Close a reservation whose services have taken place',
  access: 'staff',
  input: z.strictObject({ k_no: Uuid }),
  output: Answered,
})

export const recordCollection = endpoint({
  method: 'POST',
  path: '/yonetim/tahsilat-ekle-post',
  feature: 'reservation',
  summary: 'Record money that has arrived; confirms a live reservation, queues a late one for review',
  access: 'staff',
  input: z.strictObject({
    k_no: Uuid.check(z.describe('Reservation')),
    tutar: Price.check(z.gt(0), z.describe('Amount in the currency of the reservation')),
    islem_no: line('Number of the bank’s receipt; the same one counts once', 80),
  }),
  output: Answered,
})

export const blockDays = endpoint({
  method: 'POST',
  path: '/yonetim/gun-kapat-post',
  feature: 'reservation',
  summary: 'Block days of a thing: nights and hours of its units, or its departures',
  access: 'staff',
  input: z
    .strictObject({
      kaynak_k_no: Uuid.check(z.describe('Thing or pool')),
      birim_k_no: z.optional(Uuid.check(z.describe('Only this unit'))),
      baslangic: IsoDate.check(z.describe('First day')),
      bitis: IsoDate.check(z.describe('Day after the last one')),
      aciklama: z.optional(paragraph('Why', 500)),
    })
    .check(
      z.refine((one) => one.bitis > one.baslangic, { path: ['bitis'], params: { kod: 'tarih_sirasi' } }),
      z.refine((one) => Date.parse(one.bitis) - Date.parse(one.baslangic) <= 1100 * 86_400_000, { path: ['bitis'] }),
    ),
  output: z.object({
    kapatilan: z.int().check(z.gte(0), z.describe('Units or departures that were blocked')),
    k_nolar: z.array(Uuid).check(z.describe('Blocks, to open them again; empty for departures')),
  }),
})

export const openDays = endpoint({
  method: 'POST',
  path: '/yonetim/gun-ac-post',
  feature: 'reservation',
  summary: 'Take a block of days back',
  access: 'staff',
  input: z.strictObject({ k_no: Uuid.check(z.describe('Block')) }),
  output: z.object({ acilan: z.int().check(z.gte(0), z.describe('Blocks that were taken back: 1, or 0 if gone')) }),
})
