import type { NewsletterContent } from '@meltem/contract/audience/newsletter-office'
import type { Language } from '@meltem/contract/wire/language'
import { LANGUAGES } from '@meltem/contract/wire/language'
import { missingWords, writtenIn } from '@meltem/domain/newsletter/newsletter-state'
import { LOCALES } from '@meltem/i18n/locales'
import { useTranslations } from 'use-intl'
import { LanguageTabs } from '../../ui/form/local-text-field.tsx'

const INKS = { tam: 'text-olive', eksik: 'text-sun-ink', bos: 'text-ink-2' } as const

interface WrittenTabsProps {
  readonly content: NewsletterContent
  readonly language: Language
  readonly onChoose: (language: Language) => void
}

/** Which language is in hand, and how far each of them is. */
export function WrittenTabs({ content, language, onChoose }: WrittenTabsProps) {
  const t = useTranslations('admin.newsletters')
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <LanguageTabs label={t('language')} value={language} onChange={onChoose} />
      <ul className="flex flex-wrap gap-x-4 gap-y-0.5 text-13">
        {LANGUAGES.map((dil) => {
          const state = writtenIn(content, dil)
          const { missing } = missingWords(content, dil)
          return (
            <li key={dil} className={INKS[state]}>
              {t(`language_state.${state}`, { language: LOCALES[dil].name, count: missing })}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
