import * as z from 'zod/mini'
import { editOf, Version } from '../wire/edit.ts'
import { endpoint, NoInput } from '../wire/endpoint.ts'
import { Amount, CurrencyCode, Instant, line, Uuid, verbatim } from '../wire/fields.ts'
import { FailureReason, PaymentProvider } from './payment.ts'

const account = {
  banka: line('Name of the bank', 80),
  sube: z.nullable(line('Branch', 80)),
  hesap_sahibi: line('Holder of the account', 120),
  iban: z.string().check(
    z.overwrite((typed) => typed.replace(/\s/g, '').toUpperCase()),
    z.maxLength(34),
    z.regex(/^[A-Z0-9]*$/),
    z.describe('IBAN; stays as it is once the account is saved'),
  ),
  swift: z.nullable(
    z.string().check(
      z.overwrite((typed) => typed.replace(/\s/g, '').toUpperCase()),
      z.regex(/^[A-Z0-9]{8}([A-Z0-9]{3})?$/),
      z.describe('SWIFT code for transfers from abroad'),
    ),
  ),
  kur: CurrencyCode,
  sira: z.int().check(z.gte(0), z.lte(99), z.describe('Place among the accounts')),
  aktif: z.boolean().check(z.describe('Shown to guests')),
}
export type AccountFields = { [K in keyof typeof account]: z.output<(typeof account)[K]> }

const OfficeAccount = z.strictObject({
  k_no: Uuid,
  surum: Version,
  gosterim_zamani: Instant.check(z.describe('From when on guests see it')),
  ...account,
})
export type OfficeAccount = z.infer<typeof OfficeAccount>

export const listOfficeAccounts = endpoint({
  method: 'GET',
  path: '/yonetim/banka-hesap-listele',
  feature: 'payment',
  summary: 'Bank accounts of the business, also those that guests do not see yet or any more',
  access: 'staff',
  hak: 'ayar.oku',
  input: NoInput,
  output: z.object({ data: z.array(OfficeAccount).check(z.describe('Accounts in order')) }),
})

export const saveAccount = endpoint({
  method: 'POST',
  path: '/yonetim/banka-hesap-kaydet-post',
  feature: 'payment',
  summary: 'A bank account; every manager is told, and guests see a new one after a day',
  access: 'staff',
  hak: 'ayar.yaz',
  taze: true,
  input: z.strictObject({ k_no: Uuid.check(z.describe('Made by the client for a new one')), ...editOf(account) }),
  output: z.object({ data: OfficeAccount.check(z.describe('The account as it stands now')) }),
})

/** Providers a tenant can have keys of its own with, and the keys each of them gives out. */
export const PROVIDER_KEYS = {
  iyzico: ['apiKey', 'secretKey'],
  stripe: ['secretKey', 'webhookSecret'],
  paytr: ['id', 'key', 'salt'],
} as const
export const KEYED_PROVIDERS = ['iyzico', 'stripe', 'paytr'] as const
const KeyedProvider = z.enum(KEYED_PROVIDERS).check(z.describe('Provider of card payments'))
export type KeyedProvider = z.infer<typeof KeyedProvider>

const Tried = z.strictObject({
  zaman: Instant,
  tamam: z.boolean().check(z.describe('The provider has taken the keys')),
})

/** Opened and not paid yet, paid and not given back yet, both, never paid, paid and not given back. */
export const TRIAL_STATES = ['acik', 'alindi', 'tamam', 'odenmedi', 'iade_olmadi'] as const
export type TrialState = (typeof TRIAL_STATES)[number]

const Trial = z.strictObject({
  k_no: Uuid,
  durum: z.enum(TRIAL_STATES).check(z.describe('How far it has come')),
  tutar: Amount,
  kur: CurrencyCode,
  zaman: Instant.check(z.describe('When it was opened')),
  kim: z.string().check(z.describe('Who has opened it')),
  url: z.nullable(z.string()).check(z.describe('The page of the provider where it is paid; null once it is decided')),
  sonuc_zamani: z.nullable(Instant).check(z.describe('When it was decided')),
  neden: z.nullable(FailureReason).check(z.describe('Why it was not paid')),
  hata: z.nullable(z.string()).check(z.describe('Words of the provider, where it has said some')),
})
export type Trial = z.infer<typeof Trial>

const OfficeProvider = z.strictObject({
  ad: PaymentProvider,
  kaynak: z
    .nullable(z.enum(['isletme', 'kurulum']))
    .check(z.describe('isletme: keys of the tenant; kurulum: keys of the installation; null: none')),
  surum: z.int().check(z.gte(0), z.describe('Version of the tenant’s own keys; 0 without any')),
  deneme_ortami: z.boolean().check(z.describe('The test side of the provider, where no money moves')),
  son_dort: z.record(z.string(), z.string()).check(z.describe('The last four characters of each key')),
  deneme: z.nullable(Tried).check(z.describe('The last try of these keys; null before one')),
  prova: z.nullable(Trial).check(z.describe('The last payment of 1.00 by these keys; null before one')),
})
export type OfficeProvider = z.infer<typeof OfficeProvider>
const Providers = z.object({ data: z.array(OfficeProvider).check(z.describe('Every provider')) })

export const listProviders = endpoint({
  method: 'GET',
  path: '/yonetim/odeme-saglayici-listele',
  feature: 'payment',
  summary: 'Providers of card payments and whether their keys are there; no key is ever answered',
  access: 'staff',
  hak: 'ayar.oku',
  input: NoInput,
  output: Providers,
})

export const saveProvider = endpoint({
  method: 'POST',
  path: '/yonetim/odeme-saglayici-kaydet-post',
  feature: 'payment',
  summary: 'Keys of a provider: all of them at once, kept sealed',
  access: 'staff',
  hak: 'ayar.yaz',
  taze: true,
  input: z.strictObject({
    ad: KeyedProvider,
    surum: z.int().check(z.gte(0), z.lte(1_000_000), z.describe('Version that was seen')),
    deneme_ortami: z.boolean().check(z.describe('The test side of the provider')),
    anahtarlar: z
      .strictObject({
        apiKey: z.optional(verbatim('API key', 300, 4)),
        secretKey: z.optional(verbatim('Secret key', 300, 4)),
        webhookSecret: z.optional(verbatim('Secret of the notices', 300, 4)),
        id: z.optional(verbatim('Merchant number', 300, 1)),
        key: z.optional(verbatim('Merchant key', 300, 4)),
        salt: z.optional(verbatim('Merchant salt', 300, 4)),
      })
      .check(z.describe('Those that the provider gives out')),
  }),
  output: Providers,
})

export const removeProvider = endpoint({
  method: 'POST',
  path: '/yonetim/odeme-saglayici-sil-post',
  feature: 'payment',
  summary: 'Take the tenant’s keys of a provider away; those of the installation count again',
  access: 'staff',
  hak: 'ayar.yaz',
  taze: true,
  input: z.strictObject({ ad: KeyedProvider }),
  output: Providers,
})

export const tryProvider = endpoint({
  method: 'POST',
  path: '/yonetim/odeme-saglayici-dene-post',
  feature: 'payment',
  summary: 'Open a payment of 1.00 at the provider: paid by whoever tries it, captured, and given back by itself',
  access: 'staff',
  hak: 'ayar.yaz',
  taze: true,
  input: z.strictObject({ ad: PaymentProvider }),
  output: Providers,
})

export const refundTrial = endpoint({
  method: 'POST',
  path: '/yonetim/odeme-provasi-iade-post',
  feature: 'payment',
  summary: 'Ask the provider once more to give the 1.00 back, after it has refused to',
  access: 'staff',
  hak: 'ayar.yaz',
  taze: true,
  input: z.strictObject({ k_no: Uuid }),
  output: Providers,
})
