import * as z from 'zod/mini'
import { endpoint, NoInput } from './wire/endpoint.ts'
import { Instant } from './wire/fields.ts'

/** What a fresh tenant has to say and try before it sells, in the order of the list. */
export const SETUP_STEPS = ['sirket', 'marka', 'banka', 'eposta', 'odeme', 'urun', 'sayfalar', 'alan_adi'] as const
export type SetupStep = (typeof SETUP_STEPS)[number]

export const getSetup = endpoint({
  method: 'GET',
  path: '/yonetim/kurulum-getir',
  feature: 'settings',
  summary: 'How far the tenant is set up; each step is read from what stands, none is ticked off by hand',
  access: 'staff',
  hak: 'ayar.oku',
  input: NoInput,
  output: z.object({
    adimlar: z
      .array(
        z.strictObject({
          ad: z.enum(SETUP_STEPS).check(z.describe('Step')),
          tamam: z.boolean().check(z.describe('Nothing of it is left to do')),
          zaman: z.nullable(Instant).check(z.describe('When it was last tried, where it is tried')),
        }),
      )
      .check(z.describe('Steps in order')),
    satti: z.boolean().check(z.describe('Something was sold: who sells needs no list')),
    urun: z
      .strictObject({
        taslak: z.int().check(z.gte(0), z.describe('Drafts')),
        yayinda: z.int().check(z.gte(0), z.describe('Products on the storefront')),
      })
      .check(z.describe('Products so far')),
    taslak_sayfa: z.int().check(z.gte(0), z.describe('Legal pages that are still drafts')),
    adres: z.string().check(z.describe('Where the storefront is to be reached')),
    sunucu: z.nullable(z.string()).check(z.describe('Host that its name is pointed at; null where nothing says so')),
  }),
})
