import { LANGUAGES } from '@meltem/contract/wire/language'
import { isLanguage, LOCALES } from '@meltem/i18n/locales'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../platform/language-provider.tsx'

/** Every language by its own name; the choice is kept for the next visit. */
export function LanguageSwitch() {
  const t = useTranslations('admin.frame')
  const { language, choose } = useLanguage()
  const [failed, setFailed] = useState(false)

  function change(value: string): void {
    if (!isLanguage(value)) return
    choose(value).then(
      () => setFailed(false),
      () => setFailed(true),
    )
  }

  return (
    <span className="relative">
      <select
        aria-label={t('language')}
        className="control"
        value={language}
        onChange={(event) => change(event.target.value)}
      >
        {LANGUAGES.map((each) => (
          <option key={each} value={each} lang={each}>
            {LOCALES[each].name}
          </option>
        ))}
      </select>
      {failed && (
        <span
          role="alert"
          className="absolute top-full right-0 z-20 mt-1 w-60 rounded-control bg-danger-tint p-2.5 text-13 text-danger shadow-e2"
        >
          {t('language_failed')}
        </span>
      )}
    </span>
  )
}
