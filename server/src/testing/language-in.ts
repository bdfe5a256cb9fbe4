import type { Language } from '@meltem/contract/wire/language'

/** Small words that texts of one language are full of and those of the others are not. */
const SMALL_WORDS: Readonly<Record<Language, RegExp>> = {
  tr: /(?<!\p{L})(?:ve|bir|için|ile|olarak|kadar|günde|gün|ya da|sonra|daha|çok|her)(?!\p{L})/giu,
  en: /(?<!\p{L})(?:the|and|of|with|for|from|your|you|is|are|to)(?!\p{L})/giu,
  de: /(?<!\p{L})(?:und|der|die|das|mit|für|von|sie|ist|auf|ein|eine|nicht)(?!\p{L})/giu,
  ru: /(?<!\p{L})(?:и|в|на|с|для|из|по|до|от|не|вы|это)(?!\p{L})/giu,
}

/** The language a text is most likely written in; undefined when it is too short to tell. */
export function languageIn(text: string): Language | undefined {
  const counts = (Object.keys(SMALL_WORDS) as Language[]).map(
    (dil) => [dil, text.match(SMALL_WORDS[dil])?.length ?? 0] as const,
  )
  const [best, second] = counts.toSorted(([, one], [, other]) => other - one)
  if (!best || best[1] < 8 || best[1] <= (second?.[1] ?? 0) * 1.5) return undefined
  return best[0]
}
