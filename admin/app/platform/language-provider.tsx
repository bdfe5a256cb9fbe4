import type { Language } from '@meltem/contract/wire/language'
import { LOCALES } from '@meltem/i18n/locales'
import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useEffect, useMemo, useRef } from 'react'
import { IntlProvider } from 'use-intl'
import { rememberLanguage } from './remembered-language.ts'
import { showLanguage, useShownWords } from './words.ts'

interface LanguageChoice {
  readonly language: Language
  /** Shows another language once its texts are here; rejects and changes nothing when they do not come. */
  readonly show: (language: Language) => Promise<void>
  /** `show`, and keep it for the next visit. */
  readonly choose: (language: Language) => Promise<void>
}

const LanguageContext = createContext<LanguageChoice | undefined>(undefined)

async function chooseLanguage(language: Language): Promise<void> {
  await showLanguage(language)
  rememberLanguage(language)
}

export function LanguageProvider({ children }: { children: ReactNode }) {
  const { language, messages } = useShownWords()
  const client = useQueryClient()
  const last = useRef(language)
  useEffect(() => {
    document.documentElement.lang = language
    if (last.current === language) return
    last.current = language
    // What the server names, products for one, comes in the new language too.
    void client.invalidateQueries()
  }, [language, client])
  const choice = useMemo(() => ({ language, show: showLanguage, choose: chooseLanguage }), [language])
  return (
    <LanguageContext value={choice}>
      <IntlProvider locale={LOCALES[language].tag} messages={messages} timeZone="Europe/Istanbul">
        {children}
      </IntlProvider>
    </LanguageContext>
  )
}

export function useLanguage(): LanguageChoice {
  const choice = use(LanguageContext)
  if (!choice) throw new Error('useLanguage needs a LanguageProvider above it')
  return choice
}
