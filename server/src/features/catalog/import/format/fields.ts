import { PICTURE_SECTIONS } from '@meltem/contract/content/picture'
import { LANGUAGES, type Language } from '@meltem/contract/wire/language'
import * as z from 'zod/mini'

/** The operator's own name for a thing; the key of its row is made from it, so that importing again finds the row. */
export const OwnCode = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_.-]{0,79}$/))

export const Words = z.string().check(z.minLength(1), z.maxLength(20_000))
export const Amount = z.number().check(z.gte(0), z.lte(1_000_000))
export const Count = z.int().check(z.gte(0), z.lte(100_000))
export const Percent = z.number().check(z.gte(0), z.lte(100))
export const Latitude = z.number().check(z.gte(-90), z.lte(90))
export const Longitude = z.number().check(z.gte(-180), z.lte(180))

/** A picture by section and name. */
export const PictureName = z.string().check(z.regex(new RegExp(`^(${PICTURE_SECTIONS.join('|')})/[a-z0-9-]+$`)))

/** The same in some of the languages; JSON has no `undefined`, so what is not said is not there. */
export function inLanguages<T extends z.ZodMiniType>(value: T) {
  return z.strictObject({
    tr: z.exactOptional(value),
    en: z.exactOptional(value),
    de: z.exactOptional(value),
    ru: z.exactOptional(value),
  })
}

export const LocalWords = inLanguages(z.string())
export type LocalWords = z.infer<typeof LocalWords>

/** What is said in each of these languages; languages in which nothing is said are left out. */
export function perLanguage<T>(
  languages: readonly Language[],
  say: (dil: Language) => T | undefined,
): Partial<Record<Language, T>> {
  const said = LANGUAGES.filter((dil) => languages.includes(dil)).map((dil) => [dil, say(dil)] as const)
  return Object.fromEntries(said.filter(([, value]) => value !== undefined))
}
