import * as z from 'zod/mini'
import { Price } from '../reservation/promotion.ts'
import { HandMethod } from '../reservation/reservation.ts'
import { endpoint } from '../wire/endpoint.ts'
import { CurrencyCode, Instant, PageNumber, paragraph, Uuid } from '../wire/fields.ts'
import { PaymentAttempt, PaymentProvider } from './payment.ts'

export const REFUND_STATES = ['bekliyor', 'bilinmiyor', 'tamamlandi', 'basarisiz'] as const

export const Refund = z.strictObject({
  k_no: Uuid,
  tutar: Price.check(z.describe('Amount in the currency of the attempt')),
  durum: z.enum(REFUND_STATES).check(z.describe('Waiting, not known yet, done, or refused by the provider')),
  neden: z.nullable(z.string()).check(z.describe('Why')),
  son_hata: z.nullable(z.string()).check(z.describe('What the provider said last')),
  olusturma_zamani: Instant.check(z.describe('When it was asked for')),
})
export type Refund = z.infer<typeof Refund>

const OfficeAttempt = z.extend(PaymentAttempt, {
  rezervasyon_k_no: Uuid.check(z.describe('Reservation')),
  kayit_no: z.nullable(z.string()).check(z.describe('Its number')),
  saglayici: PaymentProvider,
  saglayici_no: z.nullable(z.string()).check(z.describe('Number at the provider')),
  iade_toplam: Price.check(z.describe('Refunds asked for and done')),
  iadeler: z.array(Refund).check(z.describe('Refunds, newest first')),
})
export type OfficeAttempt = z.infer<typeof OfficeAttempt>

export const listAttempts = endpoint({
  method: 'GET',
  path: '/yonetim/odeme-listele',
  feature: 'payment',
  summary: 'Attempts to pay, newest first; of one reservation or of all',
  access: 'staff',
  hak: 'odeme.oku',
  input: z.strictObject({ rezervasyon_k_no: z.optional(Uuid), sayfa: PageNumber }),
  output: z.object({
    data: z.array(OfficeAttempt).check(z.describe('Twenty-five to a page')),
    toplam: z.int().check(z.describe('In all')),
  }),
})

export const refundPayment = endpoint({
  method: 'POST',
  path: '/yonetim/odeme-iade-post',
  feature: 'payment',
  summary: 'Give money back to the card, all or a part; never more than was taken',
  access: 'staff',
  hak: 'odeme.iade',
  taze: true,
  input: z.strictObject({
    deneme_k_no: Uuid.check(z.describe('Attempt the money came with')),
    istek_k_no: Uuid.check(z.describe('Made by the client; repeating it refunds nothing again')),
    tutar: Price.check(z.gt(0), z.describe('Amount in the currency of the attempt')),
    neden: z.optional(paragraph('Why', 500)),
  }),
  output: z.object({ data: Refund.check(z.describe('The refund')) }),
})

export const returnByHand = endpoint({
  method: 'POST',
  path: '/yonetim/iade-elden-post',
  feature: 'payment',
  summary: 'Record money that was given back by hand, all or a part of what came by hand; never more',
  access: 'staff',
  hak: 'odeme.iade',
  taze: true,
  input: z.strictObject({
    k_no: Uuid.check(z.describe('Reservation')),
    istek_k_no: Uuid.check(z.describe('Made by the client; repeating it gives nothing back again')),
    tutar: Price.check(z.gt(0), z.describe('Amount in the currency of the reservation')),
    odeme_yontemi: HandMethod.check(z.describe('How it was given back')),
    neden: paragraph('Why', 500),
  }),
  output: z.object({ kalan: Price.check(z.describe('What could still be given back by hand')) }),
})

export const REVIEW_SUBJECTS = [
  'gec_odeme',
  'iade',
  'takvim_cakismasi',
  'odeme_uyusmazligi',
  'mutabakat',
  'odeme_gecikti',
] as const

const ReviewDecision = z
  .enum(['iade', 'kabul', 'kapat'])
  .check(z.describe('iade: refund; kabul: count the money that came, or take the stock again; kapat: neither'))

const Review = z.strictObject({
  k_no: Uuid,
  konu: z
    .enum(REVIEW_SUBJECTS)
    .check(
      z.describe(
        'Late money, a refund, a calendar clash, the provider’s word differs, books do not agree, a payment is overdue',
      ),
    ),
  rezervasyon_k_no: z.nullable(z.uuid()).check(z.describe('Reservation')),
  kayit_no: z.nullable(z.string()).check(z.describe('Its number')),
  misafir: z.nullable(z.string()).check(z.describe('Name of the guest')),
  tutar: z.nullable(Price).check(z.describe('The sum it is about; null where it is about none')),
  kur: z.nullable(CurrencyCode).check(z.describe('Currency of the reservation')),
  kararlar: z.array(ReviewDecision).check(z.describe('What can be decided about it now')),
  ayrinti: z.record(z.string(), z.unknown()).check(z.describe('What is known about it; amounts in minor units')),
  durum: z.enum(['acik', 'kapandi']).check(z.describe('Open or closed')),
  karar: z.nullable(z.string()).check(z.describe('What was decided')),
  olusturma_zamani: Instant.check(z.describe('When it came up')),
})
export type MoneyReview = z.infer<typeof Review>

export const listMoneyReviews = endpoint({
  method: 'GET',
  path: '/yonetim/inceleme-listele',
  feature: 'payment',
  summary: 'What needs a person’s eye, oldest first',
  access: 'staff',
  hak: 'odeme.inceleme',
  input: z.strictObject({
    durum: z.optional(z.enum(['acik', 'kapandi'])),
    konu: z.optional(z.enum(REVIEW_SUBJECTS).check(z.describe('Only what is about this'))),
    sayfa: PageNumber,
  }),
  output: z.object({
    data: z.array(Review).check(z.describe('Twenty-five to a page')),
    toplam: z.int().check(z.describe('In all')),
  }),
})

export const decideReview = endpoint({
  method: 'POST',
  path: '/yonetim/inceleme-karar-post',
  feature: 'payment',
  summary: 'Decide: give the money back, take it as it is, or close without either',
  access: 'staff',
  hak: 'odeme.inceleme',
  input: z.strictObject({
    k_no: Uuid.check(z.describe('Review')),
    karar: ReviewDecision,
    not: z.optional(paragraph('Why', 1000)),
  }),
  output: z.object({ data: Review.check(z.describe('The review as it stands now')) }),
})
