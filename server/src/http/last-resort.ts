import type { Language } from '@meltem/contract/language'
import { translatorFor } from '@meltem/i18n/translator'
import { barePage } from './bare-page.ts'

/** When even the error page cannot be shown (spec §8): plain words and a way home, made without the storefront. */
export function lastResortPage(language: Language, requestId: string): string {
  const t = translatorFor(language, 'lastResort')
  return barePage(language, {
    title: '500',
    body: `<h1>${t('text')}</h1><p><small>${requestId}</small></p><p><a href="/${language}">${t('home')}</a></p>`,
  })
}
