import type { Language } from '@meltem/contract/wire/language'
import { upperCase } from '@meltem/i18n/format'

interface Named {
  readonly ad: string
  readonly soyad: string
}

const letters = new Intl.Segmenter()

/** `İnci Işık` becomes `İI`. */
export function initialsOf({ ad, soyad }: Named, language: Language): string {
  const first = (name: string) => letters.segment(name.trim()).containing(0)?.segment ?? ''
  return upperCase(language, first(ad) + first(soyad))
}

export function fullName({ ad, soyad }: Named): string {
  return `${ad} ${soyad}`.trim()
}
