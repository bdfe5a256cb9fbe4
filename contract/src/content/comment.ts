import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { email, Instant, IsoDate, line, paragraph, RobotTrap, Uuid } from '../wire/fields.ts'
import { Language } from '../wire/language.ts'

const Shown = z.object({
  k_no: Uuid,
  ad: z.string().check(z.describe('Name as it is shown: first name and initial')),
  dil: Language.check(z.describe('Language of the page it was written on')),
  metin: z.string().check(z.describe('Words of the reader, plain text')),
  tarih: IsoDate.check(z.describe('Day it was written')),
})
export type ShownComment = z.infer<typeof Shown>

export const listComments = endpoint({
  method: 'GET',
  path: '/yazi-yorum-listele',
  feature: 'content',
  summary: 'Published comments of an article, oldest first',
  input: z.object({ sayfa_k_no: Uuid }),
  output: z.object({ data: z.array(Shown).check(z.describe('At most two hundred')) }),
})

/** Waits for the operator; the tenant's settings say whether articles have comments, and whether visitors may write. */
export const postComment = endpoint({
  method: 'POST',
  path: '/yazi-yorum-post',
  feature: 'content',
  summary: 'Write a comment on an article; it is shown after moderation',
  input: z.strictObject({
    lang: Language,
    sayfa_k_no: Uuid,
    ad: line('Name', 80),
    e_mail: email('Never shown'),
    metin: paragraph('Words of the reader', 2000),
    web_sitesi: RobotTrap,
  }),
  output: z.object({ k_no: Uuid }),
})

const COMMENT_STATES = ['bekliyor', 'yayinda', 'reddedildi'] as const
const CommentState = z.enum(COMMENT_STATES).check(z.describe('Waiting, published or refused'))

export const Comment = z.object({
  ...z.omit(Shown, { tarih: true }).shape,
  sayfa_k_no: Uuid,
  sayfa_baslik: z.string().check(z.describe('Title of the article')),
  e_mail: z.string(),
  durum: CommentState,
  baglanti_var: z.boolean().check(z.describe('It contains an address or markup: read it twice')),
  olusturma_zamani: Instant,
})
export type Comment = z.infer<typeof Comment>

export const listCommentsToModerate = endpoint({
  method: 'GET',
  path: '/yonetim/yazi-yorum-listele',
  feature: 'content',
  summary: 'Comments of one state, newest first; those that wait when none is named',
  access: 'staff',
  hak: 'yorum.oku',
  input: z.object({
    durum: z.optional(CommentState),
    sayfa: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000))),
  }),
  output: z.object({
    data: z.array(Comment).check(z.describe('The comments of the page')),
    toplam: z.int().check(z.describe('How many there are in all')),
    sayfa_boyu: z.int().check(z.describe('Rows per page')),
  }),
})

export const moderateComment = endpoint({
  method: 'POST',
  path: '/yonetim/yazi-yorum-guncelle-post',
  feature: 'content',
  summary: 'Publish or refuse a comment',
  access: 'staff',
  hak: 'yorum.karar',
  input: z.strictObject({ k_no: Uuid, durum: CommentState }),
  output: z.object({ data: Comment.check(z.describe('The comment as it stands now')) }),
})
