import { LANGUAGES, type Language } from '@meltem/contract/wire/language'
import { formatInstant } from '@meltem/i18n/format'
import { LOCALES } from '@meltem/i18n/locales'
import { translatorFor } from '@meltem/i18n/translator'
import { barePage, escapeHtml } from '../../platform/http/pages/bare-page.ts'
import { PARTS, type Status } from './read-status.ts'

/** Whose page it is, as far as that is known without asking anybody. */
export interface House {
  readonly marka: string
  readonly telefon: string | null
}

const STYLE = `
ul{list-style:none;margin:0 0 24px;padding:0}
li{display:flex;flex-wrap:wrap;justify-content:space-between;gap:2px 12px;padding:14px 0;border-top:1px solid #d5e1e3;font-size:17px}
li:last-child{border-bottom:1px solid #d5e1e3}
li b{font-weight:600}
li span{display:inline-flex;align-items:center;gap:8px;color:#3c5564}
li span::before{content:"";width:10px;height:10px;flex:none;border-radius:50%;background:#7d929c}
li small{flex:1 0 100%}
li .calisiyor::before{background:#2f8a63}
li .aksiyor::before{background:#e0a022;border-radius:1px;transform:rotate(45deg)}
li .calismiyor::before{background:#b3372a;border-radius:2px}
header{margin:0 0 20px;font-weight:600;color:#0a5f75}
nav{display:flex;flex-wrap:wrap;gap:4px 20px;font-size:16px}
nav+nav{margin-top:16px;padding-top:16px;border-top:1px solid #d5e1e3}
nav a,nav b{display:inline-block;padding:6px 0}
`.replaceAll('\n', '')

/** Plain words per part, without script, picture or font: it also stands when the storefront does not (PAGE-33). */
export function statusPage(language: Language, { durum, bakildi, parcalar }: Status, house: House | undefined): string {
  const t = translatorFor(language, 'status')
  const rows = PARTS.flatMap((part) => {
    const state = parcalar[part]
    if (state === undefined) return []
    const key = `${part}_${state}`
    const more = isMore(key) ? `<small>${t(key)}</small>` : ''
    return [`<li><b>${t(part)}</b><span class="${state}">${t(state)}</span>${more}</li>`]
  })
  const phone =
    house?.telefon && durum !== 'calisiyor' ? `<p>${callLine(t('call', { telefon: '\u0000' }), house.telefon)}</p>` : ''
  const others = LANGUAGES.map((one) =>
    one === language
      ? `<b aria-current="true">${LOCALES[one].name}</b>`
      : `<a href="/durum?dil=${one}" lang="${one}" hreflang="${one}">${LOCALES[one].name}</a>`,
  )
  const title = t(`title_${durum}`)
  const body = [
    house ? `<header>${escapeHtml(house.marka)}</header>` : '',
    `<h1>${title}</h1><p>${t(`lead_${durum}`)}</p><ul>${rows.join('')}</ul>${phone}`,
    `<p><small>${t('looked', { saat: formatInstant(bakildi).slice(-5) })}</small></p>`,
    `<nav><a href="/durum?dil=${language}">${t('again')}</a><a href="/${language}">${t('home')}</a></nav>`,
    `<nav aria-label="${t('languages')}">${others.join('')}</nav>`,
  ]
  return barePage(language, { title, body: body.join(''), style: STYLE })
}

const MORE = ['odeme_aksiyor', 'posta_aksiyor', 'rezervasyon_calismiyor'] as const

function isMore(key: string): key is (typeof MORE)[number] {
  return (MORE as readonly string[]).includes(key)
}

function callLine(sentence: string, phone: string): string {
  return sentence.replace('\u0000', `<a href="tel:${escapeHtml(phone)}">${escapeHtml(phone)}</a>`)
}
