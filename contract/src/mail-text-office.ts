import * as z from 'zod/mini'
import { endpoint, NoInput } from './wire/endpoint.ts'
import { Instant, line, paragraph } from './wire/fields.ts'
import { Language } from './wire/language.ts'

/** Mails to guests, members, visitors and agencies whose words a tenant may write, by kind and what has happened (PEOPLE-74). */
export const MAIL_TEXTS = [
  'reservation_guest.placed',
  'reservation_guest.confirmed',
  'reservation_guest.requested',
  'reservation_guest.accepted',
  'reservation_guest.accepted_later',
  'reservation_guest.declined',
  'reservation_guest.offer',
  'reservation_guest.expired',
  'reservation_guest.cancelled',
  'reservation_guest.line_cancelled',
  'reservation_guest.changed',
  'reservation_guest.review',
  'payment_guest.alindi',
  'payment_guest.basarisiz',
  'payment_guest.basarisiz_duruyor',
  'payment_guest.iade',
  'payment_guest.hatirlatma',
  'payment_guest.bekleme',
  'payment_guest.adim',
  'payment_guest.adim_hatirlatma',
  'payment_guest.bildirim_ret',
  'trip_link',
  'departure_message',
  'waiting_free',
  'watch_news.musait',
  'watch_news.ucuz',
  'contact_sender',
  'enquiry_sender',
  'enquiry_answer',
  'member_confirm',
  'member_password',
  'member_exists',
  'member_device',
  'member_password_changed',
  'member_coupon.new',
  'member_coupon.ending',
  'newsletter_confirm',
  'reservation_agency.placed',
  'reservation_agency.confirmed',
  'reservation_agency.requested',
  'reservation_agency.accepted',
  'reservation_agency.accepted_later',
  'reservation_agency.declined',
  'reservation_agency.offer',
  'reservation_agency.expired',
  'reservation_agency.cancelled',
  'reservation_agency.line_cancelled',
  'reservation_agency.changed',
  'reservation_agency.review',
  'agency_application.alindi',
  'agency_application.inceleniyor',
  'agency_application.bilgi_bekleniyor',
  'agency_application.onaylandi',
  'agency_application.reddedildi',
  'agency_application.yanit',
  'agency_invitation',
  'agency_password',
  'agency_safety.sifre',
  'agency_safety.kurtarma',
  'agency_safety.sifirlandi',
  'agency_state.aktif',
  'agency_state.askida',
  'agency_state.kapali',
] as const
const MailText = z.enum(MAIL_TEXTS).check(z.describe('Kind of mail, and what has happened'))
export type MailText = (typeof MAIL_TEXTS)[number]

/** What may stand in braces; which of them a mail knows is said with it. */
export const MAIL_VARIABLES = [
  'marka',
  'telefon',
  'ad',
  'no',
  'urun',
  'tarih',
  'zaman',
  'kod',
  'acente',
  'misafir',
] as const
export type MailVariable = (typeof MAIL_VARIABLES)[number]

const words = {
  konu: line('Subject, with variables in braces', 200),
  metin: paragraph('Plain text with variables in braces; an empty line begins a new paragraph', 4000),
}
const Words = z.strictObject(words)
export type MailWords = z.infer<typeof Words>

const Surum = z
  .int()
  .check(z.gte(0), z.lte(1_000_000), z.describe('Version; 0 while the house’s text was never replaced'))

export const listMailTexts = endpoint({
  method: 'GET',
  path: '/yonetim/eposta-metni-listele',
  feature: 'settings',
  summary: 'Mails whose words can be written, and in which languages the tenant has written its own',
  access: 'staff',
  hak: 'ayar.oku',
  input: NoInput,
  output: z.object({
    data: z
      .array(
        z.strictObject({
          tur: MailText,
          konu: z.string().check(z.describe('Subject of the house, in the language of the office')),
          kendi: z.array(Language).check(z.describe('Languages with words of the tenant’s own')),
        }),
      )
      .check(z.describe('Mails in order')),
  }),
})

const OfficeText = z.strictObject({
  tur: MailText,
  dil: Language,
  degiskenler: z.array(z.enum(MAIL_VARIABLES)).check(z.describe('What may stand in braces')),
  ev: Words.check(z.describe('Words of the house')),
  surum: Surum,
  kendi: z.nullable(Words).check(z.describe('Words of the tenant; null where those of the house go')),
  surumler: z
    .array(
      z.strictObject({
        surum: Surum,
        kendi: z.nullable(Words).check(z.describe('What it said; null where it went back to the house')),
        kim: z.string().check(z.describe('Who has written it')),
        zaman: Instant,
      }),
    )
    .check(z.describe('Every version, the newest first')),
})
export type OfficeText = z.infer<typeof OfficeText>
const One = z.object({ data: OfficeText.check(z.describe('As it stands now')) })

export const getMailText = endpoint({
  method: 'GET',
  path: '/yonetim/eposta-metni-getir',
  feature: 'settings',
  summary: 'The words of a mail in a language, with every version of them',
  access: 'staff',
  hak: 'ayar.oku',
  input: z.strictObject({ tur: MailText, dil: Language }),
  output: One,
})

export const saveMailText = endpoint({
  method: 'POST',
  path: '/yonetim/eposta-metni-kaydet-post',
  feature: 'settings',
  summary: 'Write the words of a mail in a language, or go back to those of the house; each save is a version',
  access: 'staff',
  hak: 'ayar.yaz',
  input: z.strictObject({
    tur: MailText,
    dil: Language,
    surum: Surum,
    kendi: z.nullable(Words).check(z.describe('Words of the tenant; null goes back to those of the house')),
  }),
  output: One,
})

export const previewMailText = endpoint({
  method: 'POST',
  path: '/yonetim/eposta-metni-onizleme-post',
  feature: 'settings',
  summary: 'The mail as it would be with these words, about a sample booking',
  access: 'staff',
  hak: 'ayar.oku',
  input: z.strictObject({ tur: MailText, dil: Language, ...words }),
  output: z.object({
    konu: z.string().check(z.describe('Subject')),
    html: z.string().check(z.describe('The mail')),
    metin: z.string().check(z.describe('The mail as plain text')),
  }),
})

export const tryMailText = endpoint({
  method: 'POST',
  path: '/yonetim/eposta-metni-dene-post',
  feature: 'settings',
  summary: 'Send the mail with these words to oneself, at once, about a sample booking',
  access: 'staff',
  hak: 'ayar.yaz',
  input: z.strictObject({ tur: MailText, dil: Language, ...words }),
  output: z.object({ alici: z.string().check(z.describe('Where it went')) }),
})
