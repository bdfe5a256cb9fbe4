import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { line } from '../wire/fields.ts'
import { Language } from '../wire/language.ts'

/** A list has another address in every language, and may have had others before. */
export const findListAddress = endpoint({
  method: 'GET',
  path: '/category-adres-getir',
  feature: 'catalog',
  summary: 'Where the list of a slug stands in a language, also by a slug of another language or one it had before',
  input: z.object({
    dil: Language,
    turu: z.enum(['c', 'u']).check(z.describe('c: category; u: destination or collection')),
    slug: line('Slug as it was asked for', 120),
  }),
  output: z.object({
    slug: z.nullable(z.string()).check(z.describe('Slug in this language; null when there is none')),
  }),
})
