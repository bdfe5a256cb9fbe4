import * as z from 'zod/mini'
import { CancelledLineKey } from '../reservation/booking.ts'
import { Price } from '../reservation/promotion.ts'
import { HandMethod } from '../reservation/reservation.ts'
import { endpoint, NoInput } from '../wire/endpoint.ts'
import { CurrencyCode, Instant, paragraph, Uuid } from '../wire/fields.ts'

/** What can wait for a second person: money back to a card or by hand, and a cancellation whose fee is waived. */
export const APPROVAL_ACTS = ['iade_kart', 'iade_elden', 'iptal'] as const
export const APPROVAL_STATES = ['bekliyor', 'onaylandi', 'reddedildi', 'bitti'] as const

/** So long a colleague can decide. */
export const APPROVAL_HOURS = 48

/** The act as it would be called, without the key of the request. */
export const AskedAct = z.discriminatedUnion('is', [
  z.strictObject({
    is: z.literal('iade_kart'),
    deneme_k_no: Uuid.check(z.describe('Attempt the money came with')),
    tutar: Price.check(z.gt(0), z.describe('Amount in the currency of the reservation')),
  }),
  z.strictObject({
    is: z.literal('iade_elden'),
    tutar: Price.check(z.gt(0), z.describe('Amount in the currency of the reservation')),
    odeme_yontemi: HandMethod.check(z.describe('How it is given back')),
  }),
  z.strictObject({
    is: z.literal('iptal'),
    satir: CancelledLineKey,
    iade: Price.check(z.describe('Refund of the quote, with what is waived')),
    feragat: Price.check(z.gt(0), z.describe('What is waived of the fee')),
  }),
])
export type AskedAct = z.infer<typeof AskedAct>

const Approval = z.strictObject({
  k_no: Uuid,
  is: z.enum(APPROVAL_ACTS).check(z.describe('What is asked for')),
  rezervasyon_k_no: Uuid.check(z.describe('Reservation')),
  kayit_no: z.string().check(z.describe('Its number')),
  misafir: z.string().check(z.describe('Name of the guest')),
  tutar: Price.check(z.describe('What would be given back or waived')),
  kur: CurrencyCode,
  neden: z.string().check(z.describe('Why')),
  isteyen_k_no: Uuid.check(z.describe('Who asks')),
  isteyen: z.string().check(z.describe('Name of the person who asks')),
  durum: z.enum(APPROVAL_STATES).check(z.describe('Waiting, approved, declined, or run out')),
  karar_veren: z.nullable(z.string()).check(z.describe('Name of the person who decided')),
  karar_notu: z.nullable(z.string()).check(z.describe('Word with the decision')),
  karar_zamani: z.nullable(Instant).check(z.describe('When it was decided')),
  olusturma_zamani: Instant.check(z.describe('When it was asked')),
  bitis: Instant.check(z.describe('Until when it can be decided')),
})
export type Approval = z.infer<typeof Approval>

export const askApproval = endpoint({
  method: 'POST',
  path: '/yonetim/onay-iste-post',
  feature: 'payment',
  summary: 'Ask a colleague to give money back or to waive a fee: above the limit of the tenant, or without the right',
  access: 'staff',
  hak: 'odeme.oku',
  input: z.strictObject({
    istek_k_no: Uuid.check(z.describe('Made by the client; repeating it asks nothing again')),
    rezervasyon_k_no: Uuid.check(z.describe('Reservation')),
    neden: paragraph('Why', 500),
    eylem: AskedAct.check(z.describe('What is asked for')),
  }),
  output: z.object({ data: Approval.check(z.describe('What waits now')) }),
})

export const listApprovals = endpoint({
  method: 'GET',
  path: '/yonetim/onay-listele',
  feature: 'payment',
  summary: 'What waits for a second person, the first to run out first; then what was decided in the last thirty days',
  access: 'staff',
  hak: 'odeme.oku',
  input: NoInput,
  output: z.object({
    simdi: Instant.check(z.describe('Time of the server')),
    bekleyen: z.array(Approval).check(z.describe('What waits')),
    kapanan: z.array(Approval).check(z.describe('What was decided or ran out; the last fifty')),
  }),
})

export const decideApproval = endpoint({
  method: 'POST',
  path: '/yonetim/onay-karar-post',
  feature: 'payment',
  summary: 'Approve or decline what a colleague asks for, never oneself; approved, it is done in the same commit',
  access: 'staff',
  hak: 'odeme.iade',
  taze: true,
  input: z.strictObject({
    k_no: Uuid.check(z.describe('What waits')),
    karar: z.enum(['onay', 'ret']).check(z.describe('Yes or no')),
    tutar: Price.check(z.describe('The sum that was seen')),
    not: z.optional(paragraph('Word to the colleague', 500)),
  }),
  output: z.object({ data: Approval.check(z.describe('As it stands now')) }),
})

export const withdrawApproval = endpoint({
  method: 'POST',
  path: '/yonetim/onay-geri-al-post',
  feature: 'payment',
  summary: 'Take back what one has asked for oneself, while nobody has decided',
  access: 'staff',
  hak: 'odeme.oku',
  input: z.strictObject({ k_no: Uuid.check(z.describe('What waits')) }),
  output: NoInput,
})
