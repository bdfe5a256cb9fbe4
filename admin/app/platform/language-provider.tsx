import type { Language } from '@meltem/contract/wire/language'
import { loadMessages } from '@meltem/i18n/load-messages'
import { LOCALES } from '@meltem/i18n/locales'
import type { Messages } from '@meltem/i18n/messages'
import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { IntlProvider } from 'use-intl'
import { rememberLanguage } from './remembered-language.ts'

interface LanguageChoice {
  readonly language: Language
  /** Shows another language once its texts are here; rejects and changes nothing when they do not come. */
  readonly show: (language: Language) => Promise<void>
  /** `show`, and keep it for the next visit. */
  readonly choose: (language: Language) => Promise<void>
}

const LanguageContext = createContext<LanguageChoice | undefined>(undefined)

export interface LoadedLanguage {
  readonly language: Language
  readonly messages: Messages
}

export function LanguageProvider({ first, children }: { first: LoadedLanguage; children: ReactNode }) {
  const [{ language, messages }, setLoaded] = useState(first)
  const client = useQueryClient()
  const asked = useRef(language)
  const show = useCallback(async (next: Language) => {
    const loaded = await loadMessages(next)
    setLoaded({ language: next, messages: loaded })
  }, [])
  useEffect(() => {
    document.documentElement.lang = language
    if (asked.current === language) return
    asked.current = language
    // What the server names, products for one, comes in the new language too.
    void client.invalidateQueries()
  }, [language, client])
  const choose = useCallback(
    async (next: Language) => {
      await show(next)
      rememberLanguage(next)
    },
    [show],
  )
  const choice = useMemo(() => ({ language, show, choose }), [language, show, choose])
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
