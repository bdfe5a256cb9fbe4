import type { Language } from '@meltem/contract/wire/language'
import { formatNumber } from '@meltem/i18n/format'

interface Directions {
  readonly north: string
  readonly south: string
  readonly east: string
  readonly west: string
}

const DIRECTIONS: Readonly<Record<Language, Directions>> = {
  tr: { north: 'K', south: 'G', east: 'D', west: 'B' },
  en: { north: 'N', south: 'S', east: 'E', west: 'W' },
  de: { north: 'N', south: 'S', east: 'O', west: 'W' },
  ru: { north: 'с. ш.', south: 'ю. ш.', east: 'в. д.', west: 'з. д.' },
}

/** As a chart of that language prints it: `36,75° K 28,93° D`, `36.75° N 28.93° E`. */
export function formatCoordinates(language: Language, enlem: number, boylam: number, digits = 2): string {
  const { north, south, east, west } = DIRECTIONS[language]
  const degrees = (value: number) => `${formatNumber(language, Math.abs(value), digits)}°`
  return `${degrees(enlem)} ${enlem < 0 ? south : north} ${degrees(boylam)} ${boylam < 0 ? west : east}`
}
