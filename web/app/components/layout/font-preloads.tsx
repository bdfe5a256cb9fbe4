import cyrillic from '@fontsource-variable/commissioner/files/commissioner-cyrillic-flar-normal.woff2?url'
import latin from '@fontsource-variable/commissioner/files/commissioner-latin-flar-normal.woff2?url'
import type { Language } from '@meltem/contract/language'
import turkish from '../../assets/fonts/commissioner-turkish.woff2?url'

/** Every page needs Latin (brand, figures); Turkish needs ğ ş İ, Russian its own letters. */
const SUBSETS: Readonly<Record<Language, readonly string[]>> = {
  tr: [latin, turkish],
  en: [latin],
  de: [latin],
  ru: [latin, cyrillic],
}

export function FontPreloads({ language }: { language: Language }) {
  return SUBSETS[language].map((href) => (
    <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
  ))
}
