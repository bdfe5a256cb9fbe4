import { LOCALES } from '@meltem/i18n/locales'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'
import { Icon } from '../../../ui/icon.tsx'
import { DropDown } from './drop-down.tsx'
import { useLanguageLinks } from './use-language-links.ts'

/** Real links: they work without script, and search engines follow them. */
export function LanguageMenu() {
  const { language } = useFrame()
  const t = useTranslations('layout')
  const links = useLanguageLinks()
  if (links.length < 2) return null
  const { name } = LOCALES[language]
  return (
    <DropDown
      label={t('languageNow', { name })}
      summary={
        <>
          <Icon name="globe" />
          {name}
        </>
      }
    >
      <ul aria-label={t('language')}>
        {links.map(({ lang, href, current }) => (
          <li key={lang}>
            <a href={href} hrefLang={lang} lang={lang} aria-current={current || undefined}>
              {LOCALES[lang].name}
            </a>
          </li>
        ))}
      </ul>
    </DropDown>
  )
}
