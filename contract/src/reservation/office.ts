import * as z from 'zod/mini'
import { PaymentEvent } from '../payment/plan.ts'
import { endpoint } from '../wire/endpoint.ts'
import { IsoDate, line, paragraph, Uuid } from '../wire/fields.ts'
import { CancellationQuote, Cancelled, CancelledLineKey, ChangeQuote } from './booking.ts'
import { Price } from './promotion.ts'
import { CartLines, HandMethod, Reservation, SeenTotals } from './reservation.ts'

const Note = z.optional(paragraph('Word to the guest', 2000))
const Answered = z.object({ data: Reservation.check(z.describe('The reservation as it stands now')) })

export const acceptRequest = endpoint({
  method: 'POST',
  path: '/yonetim/rezervasyon-kabul-post',
  feature: 'reservation',
  summary:
    'Accept a request: the same locked booking, then a payment link with the deadline of its first payment; none while that waits for an event',
  access: 'staff',
  hak: 'rezervasyon.yaz',
  input: z.strictObject({ k_no: Uuid, not: Note }),
  output: Answered,
})

export const declineRequest = endpoint({
  method: 'POST',
  path: '/yonetim/rezervasyon-ret-post',
  feature: 'reservation',
  summary: 'Decline a request; an option is freed',
  access: 'staff',
  hak: 'rezervasyon.yaz',
  input: z.strictObject({ k_no: Uuid, not: Note }),
  output: Answered,
})

export const makeCounterOffer = endpoint({
  method: 'POST',
  path: '/yonetim/rezervasyon-karsi-teklif-post',
  feature: 'reservation',
  summary: 'Offer other dates, people or options instead; the guest decides',
  access: 'staff',
  hak: 'rezervasyon.yaz',
  input: z.strictObject({ k_no: Uuid, sepet_urunler: CartLines, not: Note }),
  output: Answered,
})

export const quoteCounterOffer = endpoint({
  method: 'POST',
  path: '/yonetim/rezervasyon-karsi-teklif-hesapla-post',
  feature: 'reservation',
  summary: 'What other dates or people would come to as an offer, and what stands in its way; nothing changes',
  access: 'staff',
  hak: 'rezervasyon.yaz',
  input: z.strictObject({ k_no: Uuid, sepet_urunler: CartLines }),
  output: z.object({ data: ChangeQuote.check(z.describe('The quote, beside what was asked for')) }),
})

export const quoteStaffCancellation = endpoint({
  method: 'POST',
  path: '/yonetim/rezervasyon-iptal-hesapla-post',
  feature: 'reservation',
  summary: 'What a cancellation, or that of one service, would give back; nothing changes',
  access: 'staff',
  hak: 'rezervasyon.yaz',
  input: z.strictObject({ k_no: Uuid, satir: CancelledLineKey }),
  output: z.object({ data: CancellationQuote.check(z.describe('The quote')) }),
})

export const cancelAsStaff = endpoint({
  method: 'POST',
  path: '/yonetim/rezervasyon-iptal-post',
  feature: 'reservation',
  summary:
    'Cancel a reservation or one service of it for the guest, by the same terms; of the fee a part may be waived within one’s limit',
  access: 'staff',
  hak: 'rezervasyon.yaz',
  input: z
    .strictObject({
      k_no: Uuid,
      satir: CancelledLineKey,
      iade: Price.check(z.describe('Refund of the quote, with what is waived')),
      feragat: z.optional(Price.check(z.describe('What is waived of the fee; nothing when left out'))),
      neden: z.optional(paragraph('Why; needed where something is waived', 500)),
    })
    .check(
      z.refine(({ feragat = 0, neden }) => feragat === 0 || neden !== undefined, {
        path: ['neden'],
        params: { kod: 'alan_hatasi' },
      }),
    ),
  output: Cancelled,
})

export const quoteStaffChange = endpoint({
  method: 'POST',
  path: '/yonetim/rezervasyon-degistir-hesapla-post',
  feature: 'reservation',
  summary: 'What other dates or people would cost the guest; nothing changes',
  access: 'staff',
  hak: 'rezervasyon.yaz',
  input: z.strictObject({ k_no: Uuid, sepet_urunler: CartLines }),
  output: z.object({ data: ChangeQuote.check(z.describe('The quote')) }),
})

export const changeAsStaff = endpoint({
  method: 'POST',
  path: '/yonetim/rezervasyon-degistir-post',
  feature: 'reservation',
  summary: 'Change dates or people for the guest after the quote was seen: new stock is taken before the old is freed',
  access: 'staff',
  hak: 'rezervasyon.yaz',
  input: z.strictObject({
    k_no: Uuid,
    istek_k_no: Uuid.check(z.describe('Made by the client; repeating it changes nothing')),
    sepet_urunler: CartLines,
    kur_rezervasyon_toplam: SeenTotals.check(z.describe('New totals the clerk saw')),
  }),
  output: Answered,
})

export const confirmEvent = endpoint({
  method: 'POST',
  path: '/yonetim/rezervasyon-olay-post',
  feature: 'reservation',
  summary: 'Record that an event a payment waits for took place: the doctor’s talk was held, the plan was agreed on',
  access: 'staff',
  hak: 'rezervasyon.olay',
  input: z.strictObject({ k_no: Uuid, olay: PaymentEvent }),
  output: Answered,
})

export const completeReservation = endpoint({
  method: 'POST',
  path: '/yonetim/rezervasyon-tamamla-post',
  feature: 'reservation',
  summary: 'Close a reservation whose services have taken place',
  access: 'staff',
  hak: 'rezervasyon.olay',
  input: z.strictObject({ k_no: Uuid }),
  output: Answered,
})

export const recordCollection = endpoint({
  method: 'POST',
  path: '/yonetim/tahsilat-ekle-post',
  feature: 'reservation',
  summary: 'Record money that has arrived; confirms a live reservation, queues a late one for review',
  access: 'staff',
  hak: 'tahsilat.yaz',
  input: z.strictObject({
    k_no: Uuid.check(z.describe('Reservation')),
    tutar: Price.check(z.gt(0), z.describe('Amount in the currency of the reservation')),
    odeme_yontemi: z.optional(HandMethod.check(z.describe('How it came; a bank transfer when left out'))),
    islem_no: line('Number of the receipt; the same one counts once', 80),
  }),
  output: Answered,
})

export const blockDays = endpoint({
  method: 'POST',
  path: '/yonetim/gun-kapat-post',
  feature: 'reservation',
  summary: 'Block days of a thing: nights and hours of its units, or its departures',
  access: 'staff',
  hak: 'takvim.yaz',
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
  hak: 'takvim.yaz',
  input: z.strictObject({ k_no: Uuid.check(z.describe('Block')) }),
  output: z.object({ acilan: z.int().check(z.gte(0), z.describe('Blocks that were taken back: 1, or 0 if gone')) }),
})
