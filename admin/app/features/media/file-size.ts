import type { Language } from '@meltem/contract/wire/language'
import { LOCALES } from '@meltem/i18n/locales'

const KILOBYTE = 1000

/** 5,8 MB, as the language writes it. */
export function fileSize(bytes: number, language: Language): string {
  const isLarge = bytes >= KILOBYTE * KILOBYTE
  return new Intl.NumberFormat(LOCALES[language].tag, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(bytes / (isLarge ? KILOBYTE * KILOBYTE : KILOBYTE))
}
