import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { Instant, Uuid } from '../wire/fields.ts'
import { Language } from '../wire/language.ts'
import { WrittenBlock } from './content.ts'

const VersionNo = z.int().check(z.gte(1), z.lte(100_000), z.describe('Version of the text'))

const ListedVersion = z.object({
  surum: VersionNo,
  zaman: Instant,
  yazan: z.nullable(z.string()).check(z.describe('Who wrote it; null where the house did')),
  simdiki: z.boolean().check(z.describe('The one that stands now')),
})
export type ListedVersion = z.infer<typeof ListedVersion>

export const listPageVersions = endpoint({
  method: 'GET',
  path: '/yonetim/sayfa-surum-listele',
  feature: 'content',
  summary: 'What a page has said in a language, version by version',
  access: 'staff',
  hak: 'icerik.oku',
  input: z.object({ k_no: Uuid, dil: Language }),
  output: z.object({ data: z.array(ListedVersion).check(z.describe('Newest first')) }),
})

export const getPageVersion = endpoint({
  method: 'GET',
  path: '/yonetim/sayfa-surum-getir',
  feature: 'content',
  summary: 'One version of a text',
  access: 'staff',
  hak: 'icerik.oku',
  input: z.object({ k_no: Uuid, dil: Language, surum: z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)) }),
  output: z.object({
    data: z.object({
      baslik: z.string().check(z.describe('Title')),
      ozet: z.string().check(z.describe('Two sentences for lists and search engines')),
      bloklar: z.array(WrittenBlock).check(z.describe('The page from top to bottom')),
    }),
  }),
})

export const takeBackPage = endpoint({
  method: 'POST',
  path: '/yonetim/sayfa-geri-al-post',
  feature: 'content',
  summary: 'Let a text say again what an older version said; that is a new version',
  access: 'staff',
  hak: 'icerik.yaz',
  input: z.strictObject({
    k_no: Uuid,
    dil: Language,
    surum: VersionNo.check(z.describe('What it says again')),
    gorulen: VersionNo.check(z.describe('The version that stood when this was decided')),
  }),
  output: z.object({ surum: VersionNo.check(z.describe('The version that stands now')) }),
})
