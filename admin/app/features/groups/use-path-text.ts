import { isLanguage, LOCALES } from '@meltem/i18n/locales'
import { useTranslations } from 'use-intl'

/** `yeni.metinler.tr.baslik` as the form calls it: the field, and the language it is written in. */
export function usePathText(): (path: string) => string {
  const t = useTranslations('admin.groups.path')
  return (path) => {
    const parts = path.split('.').filter((part) => part !== 'yeni' && part !== 'gorulen')
    const language = parts.find(isLanguage)
    const name = parts.findLast((part) => t.has(part as Parameters<typeof t.has>[0]))
    const field = name === undefined ? path : t(name as Parameters<typeof t>[0])
    return language ? `${field} (${LOCALES[language].name})` : field
  }
}
