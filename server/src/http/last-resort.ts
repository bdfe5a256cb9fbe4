import type { Language } from '@meltem/contract/language'
import { translatorFor } from '@meltem/i18n/translator'

/** When even the error page cannot be shown (spec §8): plain words and a way home, made without the storefront. */
export function lastResortPage(language: Language, requestId: string): string {
  const t = translatorFor(language, 'lastResort')
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>500</title></head><body style="margin:0;display:grid;place-content:center;min-height:100vh;padding:24px;box-sizing:border-box;font:18px/1.55 system-ui,sans-serif;color:#0b2a3a"><main><h1 style="font-size:28px;line-height:1.25;max-width:24ch">${t('text')}</h1><p style="color:#566d7a;font-size:14px">${requestId}</p><p><a href="/${language}" style="color:#0a5f75">${t('home')}</a></p></main></body></html>`
}
