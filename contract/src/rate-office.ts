import * as z from 'zod/mini'
import { endpoint, NoInput } from './wire/endpoint.ts'
import { CurrencyCode, Instant, IsoDate } from './wire/fields.ts'

/** Whatever a finger may slip to; the server says in words what is no rate. */
const Typed = z.number().check(z.gte(-1_000_000), z.lte(1_000_000))
const Rate = Typed.check(z.describe('Units of the base currency for one unit; above zero'))
const Seen = z
  .int()
  .check(z.gte(0), z.lte(1_000_000_000), z.describe('Version that was seen; 0 where none was ever set by hand'))

const Fetched = z.strictObject({
  banka_kodu: z.string().check(z.describe('Bank of the bulletin')),
  satis: z.number().check(z.describe('Selling rate')),
})

const OwnRate = z.strictObject({
  satis: z.nullable(z.number()).check(z.describe('Rate in use; null where the fetched one counts again')),
  zaman: Instant.check(z.describe('When it was set')),
  kim: z.string().check(z.describe('Who has set it')),
  surum: z.int().check(z.gte(1), z.describe('Version, to send back with a change')),
})

const OfficeRate = z.strictObject({
  kod: CurrencyCode,
  sunulan: z.boolean().check(z.describe('Visitors can choose it')),
  cekilen: z.nullable(Fetched).check(z.describe('Of the last good bulletin; null where that has none')),
  elle: z.nullable(OwnRate).check(z.describe('Set by hand; null where nobody ever has')),
})
export type OfficeRate = z.infer<typeof OfficeRate>

const Rates = z.object({
  data: z.array(OfficeRate).check(z.describe('Every currency with a rate, by code')),
  bulten_tarihi: z.nullable(IsoDate).check(z.describe('Day of the bulletin')),
})

export const listRates = endpoint({
  method: 'GET',
  path: '/yonetim/kur-listele',
  feature: 'settings',
  summary: 'Rates of exchange: those of the bulletin, and those set by hand with who and when',
  access: 'staff',
  hak: 'ayar.oku',
  input: NoInput,
  output: Rates,
})

export const setRate = endpoint({
  method: 'POST',
  path: '/yonetim/kur-elle-post',
  feature: 'settings',
  summary: 'Set the rate of a currency by hand; one far from the fetched rate is asked about again',
  access: 'staff',
  hak: 'ayar.yaz',
  input: z.strictObject({
    kod: CurrencyCode,
    surum: Seen,
    satis: Rate,
    uzak_onay: z
      .nullable(Typed)
      .check(z.describe('The fetched rate it was said to be far from, where that is meant; null otherwise')),
  }),
  output: Rates,
})

export const dropRate = endpoint({
  method: 'POST',
  path: '/yonetim/kur-banka-post',
  feature: 'settings',
  summary: 'Let the fetched rate of a currency count again',
  access: 'staff',
  hak: 'ayar.yaz',
  input: z.strictObject({ kod: CurrencyCode, surum: Seen }),
  output: Rates,
})
