import type { Language } from '@meltem/contract/wire/language'
import { useLocation } from 'react-router'
import { usePageData } from '../../../platform/boot/page-matches.ts'
import { useFrame } from '../../../platform/page/frame.ts'
import { switchLanguage } from '../../../platform/page/paths.ts'

interface LanguageLink {
  readonly lang: Language
  readonly href: string
  readonly current: boolean
}

/** The page on screen in every language the tenant offers, query string kept. */
export function useLanguageLinks(): readonly LanguageLink[] {
  const { language, languages } = useFrame()
  const { ceviriler } = usePageData()
  const { pathname, search } = useLocation()
  return languages.map((lang) => ({
    lang,
    current: lang === language,
    href: switchLanguage(pathname + search, ceviriler, lang),
  }))
}
