import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { CurrencyCode, Instant, IsoDate, paragraph, Uuid } from './fields.ts'
import { Language } from './language.ts'
import { ENQUIRY_KINDS, PaymentAttempt, PaymentProvider } from './payment.ts'
import { Price } from './promotion.ts'

const Page = z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000), z.describe('Page, from 1')))

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
  input: z.strictObject({ rezervasyon_k_no: z.optional(Uuid), sayfa: Page }),
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
  input: z.strictObject({
    deneme_k_no: Uuid.check(z.describe('Attempt the money came with')),
    istek_k_no: Uuid.check(z.describe('Made by the client; repeating it refunds nothing again')),
    tutar: Price.check(z.gt(0), z.describe('Amount in the currency of the attempt')),
    neden: z.optional(paragraph('Why', 500)),
  }),
  output: z.object({ data: Refund.check(z.describe('The refund')) }),
})

export const REVIEW_SUBJECTS = [
  'gec_odeme',
  'iade',
  'takvim_cakismasi',
  'odeme_uyusmazligi',
  'mutabakat',
  'odeme_gecikti',
] as const

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
  ayrinti: z.record(z.string(), z.unknown()).check(z.describe('What is known about it; amounts in minor units')),
  durum: z.enum(['acik', 'kapandi']).check(z.describe('Open or closed')),
  karar: z.nullable(z.string()).check(z.describe('What was decided')),
  olusturma_zamani: Instant.check(z.describe('When it came up')),
})

export const listMoneyReviews = endpoint({
  method: 'GET',
  path: '/yonetim/inceleme-listele',
  feature: 'payment',
  summary: 'What needs a person’s eye, oldest first',
  access: 'staff',
  input: z.strictObject({ durum: z.optional(z.enum(['acik', 'kapandi'])), sayfa: Page }),
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
  input: z.strictObject({
    k_no: Uuid.check(z.describe('Review')),
    karar: z
      .enum(['iade', 'kabul', 'kapat'])
      .check(z.describe('iade: refund; kabul: count the money that came, or take the stock again; kapat: neither')),
    not: z.optional(paragraph('Why', 1000)),
  }),
  output: z.object({ data: Review.check(z.describe('The review as it stands now')) }),
})

export const ENQUIRY_STATES = ['yeni', 'yanitlandi', 'kapandi'] as const

const Enquiry = z.strictObject({
  k_no: Uuid,
  talep_no: z.string().check(z.describe('Number the sender was told')),
  tur: z.enum(ENQUIRY_KINDS).check(z.describe('What it is about')),
  baslangic: z.nullable(IsoDate).check(z.describe('First day')),
  bitis: z.nullable(IsoDate).check(z.describe('Last day')),
  yetiskin: z.int().check(z.describe('Adults')),
  cocuk: z.int().check(z.describe('Children')),
  bebek: z.int().check(z.describe('Infants')),
  butce: z.nullable(Price).check(z.describe('Budget in kur')),
  kur: z.nullable(CurrencyCode).check(z.describe('Currency of the budget')),
  istekler: z.string().check(z.describe('Wishes')),
  ad: z.string().check(z.describe('First name')),
  soyad: z.string().check(z.describe('Last name')),
  e_mail: z.string().check(z.describe('E-mail address')),
  telefon: z.nullable(z.string()).check(z.describe('Phone')),
  lang: Language,
  durum: z.enum(ENQUIRY_STATES).check(z.describe('New, answered or closed')),
  yanit: z.nullable(z.string()).check(z.describe('Answer that was mailed')),
  olusturma_zamani: Instant.check(z.describe('When it came')),
})
export type Enquiry = z.infer<typeof Enquiry>

export const listEnquiries = endpoint({
  method: 'GET',
  path: '/yonetim/talep-listele',
  feature: 'payment',
  summary: 'Enquiries, newest first',
  access: 'staff',
  input: z.strictObject({ durum: z.optional(z.enum(ENQUIRY_STATES)), sayfa: Page }),
  output: z.object({
    data: z.array(Enquiry).check(z.describe('Twenty-five to a page')),
    toplam: z.int().check(z.describe('In all')),
  }),
})

export const updateEnquiry = endpoint({
  method: 'POST',
  path: '/yonetim/talep-guncelle-post',
  feature: 'payment',
  summary: 'Answer an enquiry by mail, or change its state',
  access: 'staff',
  input: z.strictObject({
    k_no: Uuid.check(z.describe('Enquiry')),
    durum: z.optional(z.enum(ENQUIRY_STATES)),
    yanit: z.optional(paragraph('Answer; mailed to the sender in their language frame', 8000)),
  }),
  output: z.object({ data: Enquiry.check(z.describe('The enquiry as it stands now')) }),
})
