import * as z from 'zod/mini'
import { CONTRACT_KINDS, ContractKind } from '../reservation/reservation.ts'
import { endpoint, NoInput } from '../wire/endpoint.ts'
import { Instant, line, paragraph } from '../wire/fields.ts'
import { Language } from '../wire/language.ts'
import { ContractText } from './payment.ts'

/** What may stand in braces: who sells, where and how they are reached. */
export const CONTRACT_VARIABLES = ['unvan', 'adres', 'telefon', 'e_mail'] as const

const words = {
  baslik: line('Title', 120),
  maddeler: z
    .array(
      z.strictObject({
        baslik: line('Heading of the clause', 120),
        metin: paragraph('The clause, plain text with variables in braces', 6000),
      }),
    )
    .check(z.minLength(1), z.maxLength(30), z.describe('Clauses in order')),
}
const Words = z.strictObject(words)
export type ContractWords = z.infer<typeof Words>

const Surum = z
  .int()
  .check(z.gte(0), z.lte(1_000_000), z.describe('Version; 0 while the house’s text was never replaced'))

const OfficeContract = z.strictObject({
  tur: ContractKind,
  dil: Language,
  ev: Words.check(z.describe('Words of the house')),
  surum: Surum,
  kendi: z.nullable(Words).check(z.describe('Words of the tenant; null where those of the house are accepted')),
  surumler: z
    .array(
      z.strictObject({
        surum: Surum,
        kendi: z.nullable(Words).check(z.describe('What it said; null where it went back to the house')),
        kim: z.string().check(z.describe('Who has written it')),
        zaman: Instant,
        onaylandi: z.boolean().check(z.describe('Guests have accepted these words; they are kept with their bookings')),
      }),
    )
    .check(z.describe('Every version, the newest first')),
})
export type OfficeContract = z.infer<typeof OfficeContract>
const One = z.object({ data: OfficeContract.check(z.describe('As it stands now')) })

export const listContractTexts = endpoint({
  method: 'GET',
  path: '/yonetim/sozlesme-metni-listele',
  feature: 'payment',
  summary: 'Contracts guests accept before they book, and in which languages the tenant has written its own',
  access: 'staff',
  hak: 'ayar.oku',
  input: NoInput,
  output: z.object({
    data: z
      .array(
        z.strictObject({
          tur: z.enum(CONTRACT_KINDS).check(z.describe('Which contract')),
          baslik: z.string().check(z.describe('Title of the house, in the language of the office')),
          kendi: z.array(Language).check(z.describe('Languages with words of the tenant’s own')),
        }),
      )
      .check(z.describe('Contracts in order')),
  }),
})

export const getContractText = endpoint({
  method: 'GET',
  path: '/yonetim/sozlesme-metni-getir',
  feature: 'payment',
  summary: 'The words of a contract in a language, with every version of them',
  access: 'staff',
  hak: 'ayar.oku',
  input: z.strictObject({ tur: ContractKind, dil: Language }),
  output: One,
})

export const saveContractText = endpoint({
  method: 'POST',
  path: '/yonetim/sozlesme-metni-kaydet-post',
  feature: 'payment',
  summary: 'Write the words of a contract, or go back to those of the house; bookings keep what they accepted',
  access: 'staff',
  hak: 'ayar.yaz',
  input: z.strictObject({
    tur: ContractKind,
    dil: Language,
    surum: Surum,
    kendi: z.nullable(Words).check(z.describe('Words of the tenant; null goes back to those of the house')),
  }),
  output: One,
})

export const previewContractText = endpoint({
  method: 'POST',
  path: '/yonetim/sozlesme-metni-onizleme-post',
  feature: 'payment',
  summary: 'The contract as guests would read it with these words',
  access: 'staff',
  hak: 'ayar.oku',
  input: z.strictObject({ tur: ContractKind, dil: Language, ...words }),
  output: z.object({ data: ContractText.check(z.describe('The contract')) }),
})
