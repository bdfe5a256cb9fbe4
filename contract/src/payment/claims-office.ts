import * as z from 'zod/mini'
import { Price } from '../reservation/promotion.ts'
import { ReservationState } from '../reservation/reservation.ts'
import { endpoint } from '../wire/endpoint.ts'
import { CurrencyCode, Instant, IsoDate, PageNumber, paragraph, Uuid } from '../wire/fields.ts'
import { Language } from '../wire/language.ts'

const PaymentClaim = z.strictObject({
  k_no: Uuid,
  rezervasyon_k_no: Uuid.check(z.describe('Booking')),
  kayit_no: z.nullable(z.string()).check(z.describe('Its number')),
  misafir: z.string().check(z.describe('Name of the guest')),
  lang: Language.check(z.describe('Language the guest is written to')),
  rezervasyon_durum: ReservationState,
  bitis: z.nullable(Instant).check(z.describe('When the booking stops waiting for it')),
  banka: z.string().check(z.describe('Bank, as the guest says')),
  gonderen: z.string().check(z.describe('Sender, as the guest says')),
  tutar: Price.check(z.describe('Amount, as the guest says')),
  kur: CurrencyCode,
  tarih: IsoDate.check(z.describe('Day, as the guest says')),
  not: z.nullable(z.string()).check(z.describe('What else the guest says')),
  beklenen: Price.check(z.describe('What is due now, in the currency of the booking')),
  beklenen_kur: CurrencyCode.check(z.describe('Currency of the booking')),
  durum: z.enum(['bekliyor', 'eslesti', 'reddedildi']).check(z.describe('Waiting, settled, or declined')),
  olusturma_zamani: Instant.check(z.describe('When the guest said so')),
  hareketler: z
    .array(
      z.strictObject({
        k_no: Uuid.check(z.describe('Line of the bank')),
        tarih: IsoDate.check(z.describe('Day')),
        tutar: Price.check(z.describe('Amount')),
        kur: CurrencyCode,
        gonderen: z.string().check(z.describe('Sender')),
        aciklama: z.string().check(z.describe('What they wrote')),
      }),
    )
    .check(z.describe('Lines of the bank that could be this transfer, best first')),
})
export type PaymentClaim = z.infer<typeof PaymentClaim>

export const listPaymentClaims = endpoint({
  method: 'GET',
  path: '/yonetim/odeme-bildirim-listele',
  feature: 'payment',
  summary: 'Transfers guests say they have sent, the oldest first, with the lines of the bank that could be them',
  access: 'staff',
  hak: 'odeme.oku',
  input: z.strictObject({
    durum: z.optional(z.enum(['bekliyor', 'eslesti', 'reddedildi']).check(z.describe('Waiting when left out'))),
    sayfa: PageNumber,
  }),
  output: z.object({
    data: z.array(PaymentClaim).check(z.describe('Twenty-five to a page')),
    toplam: z.int().check(z.describe('In all')),
  }),
})

export const decidePaymentClaim = endpoint({
  method: 'POST',
  path: '/yonetim/odeme-bildirim-karar-post',
  feature: 'payment',
  summary:
    'Settle what a guest says they have sent: with a line of the bank, with a payment that a person has seen, or decline it with a sentence to the guest',
  access: 'staff',
  hak: 'odeme.esle',
  input: z
    .strictObject({
      k_no: Uuid.check(z.describe('What the guest said')),
      karar: z.enum(['kabul', 'ret']).check(z.describe('Take it, or decline it')),
      hareket_k_no: z.optional(Uuid.check(z.describe('The line of the bank it is'))),
      tutar: z.optional(
        Price.check(z.gt(0), z.describe('What has come, in the currency of the booking, where there is no line')),
      ),
      mesaj: z.optional(paragraph('Sentence to the guest, in their language', 1000)),
    })
    .check(
      z.refine(
        ({ karar, hareket_k_no, tutar }) => karar === 'ret' || (hareket_k_no === undefined) !== (tutar === undefined),
        { path: ['tutar'] },
      ),
      z.refine(({ karar, mesaj }) => karar === 'kabul' || mesaj !== undefined, { path: ['mesaj'] }),
    ),
  output: z.object({ data: PaymentClaim.check(z.describe('The claim as it stands now')) }),
})
