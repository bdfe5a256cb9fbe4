import * as z from 'zod/mini'
import { endpoint, NoInput } from './wire/endpoint.ts'
import { address, email, Instant, openLine, verbatim } from './wire/fields.ts'

const relay = {
  sunucu: address('Host of the mail server', /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i, 200),
  port: z.int().check(z.gte(1), z.lte(65_535), z.describe('465 is encrypted from the start, 587 after a greeting')),
  kullanici: openLine('User name; empty where the server asks for none', 200),
  gonderen: email('Address the mails come from'),
}

const OfficeRelay = z.strictObject({
  kaynak: z.enum(['isletme', 'kurulum']).check(z.describe('Whose server sends: the tenant’s or the installation’s')),
  surum: z.int().check(z.gte(0), z.describe('Version of the tenant’s own server; 0 without one')),
  sunucu: z.nullable(
    z
      .strictObject({
        sunucu: z.string().check(z.describe('Host')),
        port: z.int().check(z.describe('Port')),
        kullanici: z.string().check(z.describe('User name')),
        gonderen: z.string().check(z.describe('Sender')),
        sifre_son: z.string().check(z.describe('The last four characters of the password, at most')),
      })
      .check(z.describe('The tenant’s own server; null without one')),
  ),
  deneme: z.nullable(z.strictObject({ zaman: Instant, tamam: z.boolean().check(z.describe('The mail was taken')) })),
})
export type OfficeRelay = z.infer<typeof OfficeRelay>
const One = z.object({ data: OfficeRelay.check(z.describe('As it stands now')) })

export const getRelay = endpoint({
  method: 'GET',
  path: '/yonetim/eposta-sunucu-getir',
  feature: 'settings',
  summary: 'The server that sends the mails; its password is never answered',
  access: 'staff',
  hak: 'ayar.oku',
  input: NoInput,
  output: One,
})

export const saveRelay = endpoint({
  method: 'POST',
  path: '/yonetim/eposta-sunucu-kaydet-post',
  feature: 'settings',
  summary: 'A mail server of the tenant’s own; the password is kept sealed',
  access: 'staff',
  hak: 'ayar.yaz',
  taze: true,
  input: z.strictObject({
    surum: z.int().check(z.gte(0), z.lte(1_000_000), z.describe('Version that was seen')),
    ...relay,
    sifre: z.nullable(verbatim('Password', 300, 1)).check(z.describe('Password; null keeps the one that is there')),
  }),
  output: One,
})

export const removeRelay = endpoint({
  method: 'POST',
  path: '/yonetim/eposta-sunucu-sil-post',
  feature: 'settings',
  summary: 'Send by the server of the installation again',
  access: 'staff',
  hak: 'ayar.yaz',
  taze: true,
  input: z.strictObject({}),
  output: One,
})

export const tryRelay = endpoint({
  method: 'POST',
  path: '/yonetim/eposta-sunucu-dene-post',
  feature: 'settings',
  summary: 'Send a mail to oneself at once, by the server that is in use',
  access: 'staff',
  hak: 'ayar.yaz',
  taze: true,
  input: z.strictObject({}),
  output: One,
})
