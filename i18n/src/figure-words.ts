import type { FigureTrait } from '@meltem/contract/figures/office'
import type { Language } from '@meltem/contract/wire/language'
import { formatCurrency } from './format.ts'
import { LOCALES } from './locales.ts'

/** The sentences under `admin.figures` and the kinds under `admin.translations.group`, by whichever translator one has. */
export interface FigureTexts {
  readonly figures: (key: 'unknown') => string
  readonly kinds: (key: 'villa') => string
}

interface Named {
  readonly boyut: FigureTrait
  readonly deger: string
  readonly ad: string | null
}

const names = new Map<string, Intl.DisplayNames>()

function nameOf(language: Language, type: 'region' | 'language', code: string): string {
  const key = `${language} ${type}`
  const known = names.get(key) ?? new Intl.DisplayNames(LOCALES[language].tag, { type })
  names.set(key, known)
  const name = known.of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(LOCALES[language].tag) + name.slice(1)
}

/** What a row of the figures is called. */
export function figureName({ figures, kinds }: FigureTexts, language: Language, { boyut, deger, ad }: Named): string {
  if (deger === '*') return figures('rest' as 'unknown')
  if (boyut === 'toplam') return figures('trait.toplam' as 'unknown')
  if (deger === '') return figures('unknown')
  switch (boyut) {
    case 'tip':
      return kinds(deger as 'villa')
    case 'kanal':
      return figures(`channel.${deger}` as 'unknown')
    case 'once':
      return figures(`span.${deger}` as 'unknown')
    case 'ulke':
      return nameOf(language, 'region', deger)
    case 'dil':
      return nameOf(language, 'language', deger)
    case 'kur':
      return formatCurrency(language, deger)
    default:
      return ad ?? figures('gone' as 'unknown')
  }
}
