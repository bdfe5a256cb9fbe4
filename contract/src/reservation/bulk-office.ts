import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { CurrencyCode, paragraph, Uuid } from '../wire/fields.ts'
import { Price } from './promotion.ts'

/** Remind of the payment, send the last mail again, write a note, give to a colleague. */
export const BULK_ACTS = ['hatirlat', 'gonder', 'not', 'ver'] as const
export type BulkAct = (typeof BULK_ACTS)[number]

/** Why a row is passed over; `hata` is trouble that may pass, and nothing of that row was done. */
export const BULK_REFUSALS = ['yok', 'borc_yok', 'gununde', 'durum', 'posta_yok', 'zaten', 'hata'] as const
export type BulkRefusal = (typeof BULK_REFUSALS)[number]

/** So many rows at once; a page has a quarter of them. */
export const MOST_BULK = 100

const Refusal = z.nullable(z.enum(BULK_REFUSALS))
const Rows = z
  .array(Uuid.check(z.describe('Reservation')))
  .check(z.minLength(1), z.maxLength(MOST_BULK), z.describe('Reservations, each once'))

const BulkRow = z.strictObject({
  k_no: Uuid.check(z.describe('Reservation')),
  kayit_no: z.string().check(z.describe('Its number; empty where there is none')),
  ad: z.string().check(z.describe('Name of the guest')),
  alici: z.nullable(z.string()).check(z.describe('Where a mail would go')),
  tutar: z.nullable(Price).check(z.describe('What the guest would be reminded of')),
  kur: CurrencyCode,
  neden: Refusal.check(z.describe('Why it would be passed over; null where it would be done')),
})
export type BulkRow = z.infer<typeof BulkRow>

export const quoteBulk = endpoint({
  method: 'POST',
  path: '/yonetim/rezervasyon-toplu-hesapla-post',
  feature: 'reservation',
  summary: 'What an act on several reservations would do to each; nothing changes',
  access: 'staff',
  hak: 'rezervasyon.misafir',
  input: z.strictObject({ is: z.enum(BULK_ACTS).check(z.describe('What is to be done')), k_nolar: Rows }),
  output: z.object({
    data: z.array(BulkRow).check(z.describe('Row by row, in the order asked for')),
    kisiler: z
      .array(z.strictObject({ k_no: Uuid, ad: z.string().check(z.describe('Name of the person')) }))
      .check(z.describe('Colleagues a reservation can be given to')),
  }),
})

export const doBulk = endpoint({
  method: 'POST',
  path: '/yonetim/rezervasyon-toplu-post',
  feature: 'reservation',
  summary:
    'Do the same to several reservations, each in a commit of its own; the answer says of each what became of it',
  access: 'staff',
  hak: 'rezervasyon.misafir',
  input: z
    .strictObject({
      istek_k_no: Uuid.check(z.describe('Made by the client; repeating it does nothing again')),
      is: z.enum(BULK_ACTS).check(z.describe('What is to be done')),
      k_nolar: Rows,
      metin: z.optional(paragraph('The note', 2000)),
      personel_k_no: z.optional(z.nullable(Uuid.check(z.describe('Who it is given to; null lets go of it')))),
    })
    .check(
      z.refine(({ is, metin }) => is !== 'not' || metin !== undefined, {
        path: ['metin'],
        params: { kod: 'alan_hatasi' },
      }),
      z.refine(({ is, personel_k_no }) => is !== 'ver' || personel_k_no !== undefined, {
        path: ['personel_k_no'],
        params: { kod: 'alan_hatasi' },
      }),
    ),
  output: z.object({
    data: z
      .array(
        z.strictObject({ k_no: Uuid, neden: Refusal.check(z.describe('Why it was passed over; null where done')) }),
      )
      .check(z.describe('Row by row')),
  }),
})
