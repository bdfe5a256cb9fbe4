import * as z from 'zod/mini'
import { endpoint, NoInput } from '../wire/endpoint.ts'
import { Instant, line, maybeLine, Uuid } from '../wire/fields.ts'
import { Language, perLanguage } from '../wire/language.ts'
import { Href, PictureKey } from './content.ts'

export const ANNOUNCEMENT_PLACES = ['ust', 'serit', 'splash'] as const

const AnnouncementText = z.object({
  metin: line('The sentence', 200),
  etiket: maybeLine('Words of the link', 60),
})

/** An announcement as the operator writes it. */
export const Announcement = z.object({
  k_no: Uuid,
  yer: z
    .enum(ANNOUNCEMENT_PLACES)
    .check(z.describe('ust: bar above every page, serit: campaign strip, splash: first picture of the home page')),
  dil: z.nullable(Language).check(z.describe('Only in this language; null in all')),
  gorsel: z.nullable(PictureKey).check(z.describe('Picture; needed for splash')),
  gorsel_dar: z.nullable(PictureKey).check(z.describe('Upright cut of a splash picture for narrow screens')),
  icerik: perLanguage(AnnouncementText).check(z.describe('Words per language')),
  url: z.nullable(Href).check(z.describe('Where it leads')),
  sira: z.int().check(z.gte(0), z.lte(1000), z.describe('Order')),
  baslangic: z.nullable(Instant).check(z.describe('Shown from; null at once')),
  bitis: z.nullable(Instant).check(z.describe('Shown until; null for ever')),
})
export type Announcement = z.infer<typeof Announcement>

export const listAnnouncements = endpoint({
  method: 'GET',
  path: '/yonetim/duyuru-listele',
  feature: 'content',
  summary: 'Announcements, campaign strips and splash pictures, with their dates',
  access: 'staff',
  hak: 'icerik.oku',
  input: NoInput,
  output: z.object({ data: z.array(Announcement).check(z.describe('All of them, in order')) }),
})

export const saveAnnouncement = endpoint({
  method: 'POST',
  path: '/yonetim/duyuru-kaydet-post',
  feature: 'content',
  summary: 'Write an announcement; without a key a new one',
  access: 'staff',
  hak: 'icerik.yaz',
  input: z
    .strictObject({
      ...Announcement.shape,
      k_no: z.optional(Uuid),
      gorsel_dar: z.optional(Announcement.shape.gorsel_dar),
      gorulen: z.optional(
        Announcement.check(z.describe('What the editor began with: what another has changed since is told (PAGE-22)')),
      ),
    })
    .check(
      z.refine(({ yer, gorsel }) => yer !== 'splash' || gorsel !== null, { path: ['gorsel'] }),
      z.refine(({ yer, icerik }) => yer === 'splash' || Object.values(icerik).some(Boolean), { path: ['icerik'] }),
      z.refine(({ baslangic, bitis }) => !(baslangic && bitis) || Date.parse(bitis) > Date.parse(baslangic), {
        path: ['bitis'],
        params: { kod: 'tarih_sirasi' },
      }),
    ),
  output: z.object({ k_no: Uuid }),
})

export const removeAnnouncement = endpoint({
  method: 'POST',
  path: '/yonetim/duyuru-sil-post',
  feature: 'content',
  summary: 'Take an announcement away',
  access: 'staff',
  hak: 'icerik.yaz',
  input: z.strictObject({ k_no: Uuid }),
  output: NoInput,
})
