import * as z from 'zod/mini'

/** The languages of the product (PAGE-1). One tenant may offer fewer. */
export const LANGUAGES = ['tr', 'en', 'de', 'ru'] as const

export const Language = z.enum(LANGUAGES).check(z.describe('Language code: tr, en, de or ru'))
export type Language = z.infer<typeof Language>

/** The same value written once per language; a language that is missing falls back to the tenant's default. */
export function perLanguage<T extends z.ZodMiniType>(value: T) {
  return z.object({
    tr: z.optional(value),
    en: z.optional(value),
    de: z.optional(value),
    ru: z.optional(value),
  })
}

export const LocalText = perLanguage(z.string()).check(z.describe('Text per language'))
export type LocalText = z.infer<typeof LocalText>
