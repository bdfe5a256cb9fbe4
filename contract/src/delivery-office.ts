import * as z from 'zod/mini'
import { endpoint, NoInput } from './wire/endpoint.ts'
import { Instant, Uuid, verbatim } from './wire/fields.ts'
import { Language } from './wire/language.ts'

/** Given up after a day of tries, or tried in vain and waiting for the next try. */
export const DELIVERY_STATES = ['vazgecildi', 'deneniyor'] as const
const State = z.enum(DELIVERY_STATES).check(z.describe('Given up, or still being tried'))

export const DELIVERY_REASONS = ['baglanti', 'giris', 'adres', 'diger'] as const
const reason = {
  neden: z
    .enum(DELIVERY_REASONS)
    .check(z.describe('No connection, login refused, address or mail refused, or something else')),
  hata: z.nullable(z.string()).check(z.describe('What was said, in its own words; null where nothing was')),
}

const FailedMail = z.strictObject({
  k_no: Uuid,
  tur: z.string().check(z.describe('Which mail it is')),
  alici: z.string().check(z.describe('Who it was for')),
  dil: Language,
  durum: State,
  ...reason,
  deneme: z.int().check(z.gte(0), z.describe('Tries so far')),
  zaman: Instant.check(z.describe('When it was written')),
  sonraki: z.nullable(Instant).check(z.describe('When it is tried next; null once it was given up')),
  rezervasyon: z
    .nullable(z.strictObject({ k_no: Uuid, kayit_no: z.string().check(z.describe('Its number')) }))
    .check(z.describe('Booking it tells of; null for other mails')),
})
export type FailedMail = z.infer<typeof FailedMail>

export const listFailedMails = endpoint({
  method: 'GET',
  path: '/yonetim/teslimat-listele',
  feature: 'letters',
  summary: 'Mails that did not arrive, newest first, twenty-five to a page, going on by key; and how many there are',
  access: 'staff',
  hak: 'teslimat.oku',
  input: z.strictObject({
    durum: z.optional(State),
    sonra: z.optional(verbatim('Where the page begins, as the one before it said', 120)),
  }),
  output: z.object({
    data: z.array(FailedMail).check(z.describe('The page')),
    sonraki: z.nullable(z.string()).check(z.describe('Where the next page begins; null on the last one')),
    sayilar: z
      .strictObject({
        vazgecildi: z.int().check(z.gte(0), z.describe('Mails given up')),
        deneniyor: z.int().check(z.gte(0), z.describe('Mails still being tried')),
        isler: z.int().check(z.gte(0), z.describe('Jobs that failed or are tried again')),
      })
      .check(z.describe('How many')),
  }),
})

const FailedJob = z.strictObject({
  k_no: Uuid,
  is: z.string().check(z.describe('Which job')),
  durum: State,
  hata: z.nullable(z.string()).check(z.describe('What was said, in its own words')),
  deneme: z.int().check(z.gte(0), z.describe('Tries so far')),
  zaman: Instant.check(z.describe('When it was asked for')),
  sonraki: z.nullable(Instant).check(z.describe('When it is tried next; null once it was given up')),
  yeniden: z.boolean().check(z.describe('It can be asked for again; what a guest waited for cannot')),
})
export type FailedJob = z.infer<typeof FailedJob>

export const listFailedJobs = endpoint({
  method: 'GET',
  path: '/yonetim/is-listele',
  feature: 'letters',
  summary: 'Jobs of this tenant that failed in the last days, and those that are tried again; a hundred at most',
  access: 'staff',
  hak: 'teslimat.oku',
  input: NoInput,
  output: z.object({ data: z.array(FailedJob).check(z.describe('Newest first')) }),
})

export const retryDelivery = endpoint({
  method: 'POST',
  path: '/yonetim/teslimat-tekrar-post',
  feature: 'letters',
  summary:
    'Try failed mails or jobs again at once, some of them or all; what is on its way at this moment is left alone',
  access: 'staff',
  hak: 'teslimat.yaz',
  input: z.strictObject({
    tur: z.enum(['eposta', 'is']).check(z.describe('Mails or jobs')),
    k_nolar: z
      .nullable(z.array(Uuid).check(z.minLength(1), z.maxLength(100)))
      .check(z.describe('Which ones; null for all, a thousand at a time')),
  }),
  output: z.object({ sayi: z.int().check(z.gte(0), z.describe('How many are tried again')) }),
})
