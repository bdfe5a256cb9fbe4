import * as z from 'zod/mini'
import { type Endpoint, endpoint, NoInput } from '../wire/endpoint.ts'
import { Instant, line, Uuid } from '../wire/fields.ts'
import { KEY_RIGHTS } from './rights.ts'

/** How long a key is good for, in days; null until it is ended by hand. */
export const KEY_DAYS = [90, 365, null] as const
export const MOST_KEYS = 20

/** A system reads: it writes nothing, takes no files of people along and holds no stream open (PEOPLE-81). */
export function opensToKeys({ method, taze, content, hak }: Endpoint): boolean {
  return method === 'GET' && !taze && content !== 'text/event-stream' && KEY_RIGHTS.some((one) => one === hak)
}

const KeyRights = z.array(z.enum(KEY_RIGHTS))

const OfficeKey = z.strictObject({
  k_no: Uuid,
  ad: z.string().check(z.describe('What it is for')),
  on_ek: z.string().check(z.describe('Its first letters')),
  haklar: KeyRights.check(z.describe('What it may read')),
  yapan: z.string().check(z.describe('Who made it; it reads no more than this person may')),
  calisir: z.boolean().check(z.describe('It opens: not past its end, and who made it still works here')),
  olusturma_zamani: Instant.check(z.describe('When it was made')),
  bitis: z.nullable(Instant).check(z.describe('When it ends by itself; null for never')),
  son_kullanim: z.nullable(Instant).check(z.describe('When it was last used; null for never')),
})
export type OfficeKey = z.infer<typeof OfficeKey>

const Keys = z.array(OfficeKey).check(z.describe('Keys that were not ended, newest first'))

export const listOfficeKeys = endpoint({
  method: 'GET',
  path: '/yonetim/api-anahtar-listele',
  feature: 'staff',
  summary: 'Keys with which other systems read from the office',
  access: 'staff',
  hak: 'ayar.oku',
  input: NoInput,
  output: z.object({ data: Keys }),
})

export const makeOfficeKey = endpoint({
  method: 'POST',
  path: '/yonetim/api-anahtar-post',
  feature: 'staff',
  summary: 'A key for another system, told once. It reads what its maker may read, and writes nothing',
  access: 'staff',
  hak: 'ayar.yaz',
  taze: true,
  input: z.strictObject({
    ad: line('What it is for', 80),
    haklar: KeyRights.check(z.minLength(1), z.maxLength(KEY_RIGHTS.length), z.describe('What it may read')),
    gun: z.nullable(z.int().check(z.gte(1), z.lte(730))).check(z.describe('Days until it ends; null for never')),
  }),
  output: z.object({
    anahtar: z.string().check(z.describe('Bearer token of the other system; it is never shown again')),
    data: Keys,
  }),
})

export const endOfficeKey = endpoint({
  method: 'POST',
  path: '/yonetim/api-anahtar-iptal-post',
  feature: 'staff',
  summary: 'End a key at once',
  access: 'staff',
  hak: 'ayar.yaz',
  taze: true,
  input: z.strictObject({ k_no: Uuid.check(z.describe('Key')) }),
  output: z.object({ data: Keys }),
})
