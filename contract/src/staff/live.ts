import * as z from 'zod/mini'
import { endpoint, NoInput } from '../wire/endpoint.ts'
import { Instant, Uuid } from '../wire/fields.ts'
import { LongFile } from '../wire/long-file.ts'
import type { Right } from './rights.ts'

/**
 * What the stream of the office tells of, and the right it takes to be told. The names are the first words of the rights
 * that calls ask for, so that a call belongs to its subject without a further list.
 */
export const LIVE_SUBJECTS = {
  rezervasyon: 'rezervasyon.oku',
  takvim: 'rezervasyon.oku',
  kalkis: 'kalkis.oku',
  odeme: 'odeme.oku',
  mesaj: 'mesaj.oku',
  yorum: 'yorum.oku',
  urun: 'urun.oku',
} as const satisfies Record<string, Right>

export type LiveSubject = keyof typeof LIVE_SUBJECTS
const SUBJECTS = Object.keys(LIVE_SUBJECTS) as [LiveSubject, ...LiveSubject[]]

/** What a person can have open so that colleagues see it: a reservation, with it a request, a departure, or a product. */
export const LOOKED_AT = ['rezervasyon', 'kalkis', 'urun'] as const
export type LookedAt = (typeof LOOKED_AT)[number]

const Count = z.nullable(z.int().check(z.gte(0)))

export const Counters = z.strictObject({
  istekler: Count.check(z.describe('Requests that wait for an answer; null without the right')),
  mesajlar: Count.check(z.describe('Messages nobody has read; null without the right')),
  talepler: Count.check(z.describe('Enquiries without a basket that are not answered; null without the right')),
  onaylar: Count.check(z.describe('Money that waits for a second person; null without the right')),
})
export type Counters = z.infer<typeof Counters>

const Present = z.strictObject({
  akis_k_no: Uuid.check(z.describe('Stream of the tab it is open in')),
  personel_k_no: Uuid.check(z.describe('Who')),
  ad: z.string().check(z.describe('Name of the person')),
  konu: z.enum(LOOKED_AT).check(z.describe('What is open')),
  k_no: Uuid.check(z.describe('Which one')),
  duzenliyor: z.boolean().check(z.describe('Something was typed there and is not saved yet')),
})
export type Present = z.infer<typeof Present>

const Change = z.strictObject({
  konu: z.enum(SUBJECTS).check(z.describe('What changed')),
  k_no: z.nullable(Uuid).check(z.describe('Which one; null where it may be any')),
  personel_k_no: z.nullable(Uuid).check(z.describe('Who did it; null for guests and the house itself')),
  ad: z.nullable(z.string()).check(z.describe('Name of that person')),
  zaman: Instant.check(z.describe('When')),
})
export type Change = z.infer<typeof Change>

/** The lines of the stream: the name of the event, and what it carries. */
export const LIVE_EVENTS = {
  sayac: Counters,
  orada: z.array(Present),
  degisti: Change,
  /** Something was missed: whatever is on the screen is read anew. */
  hepsi: NoInput,
  /** The server ends this stream, as the person has too many of them; it is not opened again by itself. */
  cok: NoInput,
} as const
export type LiveEvent = keyof typeof LIVE_EVENTS

const StreamKey = Uuid.check(z.describe('Made by the tab; the same key again replaces its stream'))

export const openStream = endpoint({
  method: 'GET',
  path: '/yonetim/akis-get',
  feature: 'staff',
  summary: 'One stream of server-sent events per tab: counters, who has what open, what was changed by whom',
  access: 'staff',
  hak: 'oturum.kendi',
  input: z.strictObject({ akis_k_no: StreamKey }),
  output: LongFile,
  content: 'text/event-stream',
})

export const getCounters = endpoint({
  method: 'GET',
  path: '/yonetim/sayac-get',
  feature: 'staff',
  summary: 'The counters of the navigation, for a tab without a stream',
  access: 'staff',
  hak: 'oturum.kendi',
  input: NoInput,
  output: z.object({ data: Counters.check(z.describe('What waits')) }),
})

export const tellPresence = endpoint({
  method: 'POST',
  path: '/yonetim/bakis-post',
  feature: 'staff',
  summary: 'What this tab has open, so that colleagues see it; nothing without a subject. It passes with the stream',
  access: 'staff',
  hak: 'oturum.kendi',
  input: z.strictObject({
    akis_k_no: StreamKey,
    bakis: z
      .nullable(
        z.strictObject({
          konu: z.enum(LOOKED_AT).check(z.describe('What is open')),
          k_no: Uuid.check(z.describe('Which one')),
          duzenliyor: z.boolean().check(z.describe('Something was typed there and is not saved yet')),
        }),
      )
      .check(z.describe('What is open; null for nothing that colleagues should know of')),
  }),
  output: NoInput,
})
