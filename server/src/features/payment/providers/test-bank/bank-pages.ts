import { createHash } from 'node:crypto'
import { formatMoney } from '@meltem/i18n/format'
import { SECURE_CODE, TEST_CARDS } from './bank-cards.ts'
import type { BankOrder } from './bank-ledger.ts'
import { BANK_WORDS } from './bank-words.ts'

const STYLE = `*{box-sizing:border-box}body{margin:0;padding:20px;font:16px/1.5 system-ui,sans-serif;color:#0b2a3a;background:#fff}
main{max-width:440px;margin:0 auto}h1{font-size:20px;line-height:1.3;margin:0 0 4px}p{margin:0 0 12px}
.note{font-size:14px;color:#3d5664}.sum{font-size:24px;font-weight:700}
label{display:block;margin:0 0 12px;font-size:14px;font-weight:600}
input{display:block;width:100%;margin-top:4px;padding:11px 12px;font:inherit;border:1px solid #6b7f8a;border-radius:6px}
input:focus-visible,button:focus-visible,summary:focus-visible{outline:3px solid #0a5f75;outline-offset:2px}
.row{display:grid;grid-template-columns:1fr 1fr;gap:12px}
button{width:100%;min-height:48px;font:inherit;font-weight:700;color:#fff;background:#0a5f75;border:0;border-radius:6px;cursor:pointer}
button.quiet{margin-top:8px;color:#0a5f75;background:#fff;border:1px solid #0a5f75}
.error{padding:10px 12px;color:#8a1c1c;background:#fdecec;border-radius:6px}
details{margin-top:20px;font-size:14px}li{margin:4px 0}code{font:14px ui-monospace,monospace}`

const SUBMIT = 'document.forms[0].submit()'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const STYLE_HASH = hashOf(STYLE)
const SUBMIT_HASH = hashOf(SUBMIT)

export interface BankPage {
  readonly html: string
  readonly csp: string
}

function page({ lang }: Pick<BankOrder, 'lang'>, body: string, csp: readonly string[]): BankPage {
  const { title } = BANK_WORDS[lang]
  const html = `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`
  return { html, csp: ["default-src 'none'", `style-src ${STYLE_HASH}`, "base-uri 'none'", ...csp].join('; ') }
}

const sumOf = ({ tutar, kur, lang }: BankOrder) => escapeText(formatMoney(lang, tutar / 100, kur))

/** Only the shop that ordered may show the form in a frame. */
const framedBy = ({ donus_url }: BankOrder) => `frame-ancestors 'self' ${new URL(donus_url).origin}`

export function cardPage(order: BankOrder, error?: 'unknownCard' | 'badExpiry' | 'badCode'): BankPage {
  const words = BANK_WORDS[order.lang]
  const cards = TEST_CARDS.map(
    ({ numara, davranis }) =>
      `<li><code>${numara.replaceAll(/(\d{4})(?=\d)/g, '$1 ')}</code> ${words.behaviours[davranis]}</li>`,
  ).join('')
  const alert = error ? `<p class="error" role="alert" id="error">${words[error]}</p>` : ''
  const describedBy = error ? ' aria-describedby="error"' : ''
  const body = `<h1>${words.title}</h1><p class="note">${words.notice}</p>
<p>${escapeText(order.aciklama)}<br><span class="sum">${sumOf(order)}</span>${order.kart_taksit > 1 ? ` · ${words.instalments(order.kart_taksit)}` : ''}</p>${alert}
<form method="post" action="/pay/${order.anahtar}"><label>${words.number}<input name="number" inputmode="numeric" autocomplete="cc-number" maxlength="23" required${describedBy}></label>
<label>${words.name}<input name="name" autocomplete="cc-name" maxlength="80" required></label>
<div class="row"><label>${words.expiry}<input name="expiry" inputmode="numeric" autocomplete="cc-exp" maxlength="7" required></label>
<label>${words.code}<input name="cvc" inputmode="numeric" autocomplete="cc-csc" maxlength="4" required></label></div>
<button>${words.pay(sumOf(order))}</button></form>
<form method="post" action="/cancel/${order.anahtar}" target="_top"><button class="quiet">${words.cancel}</button></form>
<details><summary>${words.cards}</summary><ul>${cards}</ul><p>12/30 · 123</p></details>`
  return page(order, body, ["form-action 'self'", framedBy(order)])
}

/** The answer leaves the frame: the confirmation opens in the whole window, as it does at a real bank. */
export function securePage(order: BankOrder): BankPage {
  const words = BANK_WORDS[order.lang]
  const card = `${order.kart?.ilk_alti.slice(0, 4) ?? ''} •••• ${order.kart?.son_dort ?? ''}`
  const body = `<h1>${words.secureTitle}</h1><p>${escapeText(order.aciklama)}<br><span class="sum">${sumOf(order)}</span></p>
<p>${words.secureText(card)}</p><form method="post" action="/secure/${order.anahtar}" target="_top">
<label>${words.secureCode}<input name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="6" required aria-describedby="hint"></label>
<p class="note" id="hint">${words.secureHint(SECURE_CODE)}</p><button>${words.confirm}</button></form>
<form method="post" action="/cancel/${order.anahtar}" target="_top"><button class="quiet">${words.cancel}</button></form>`
  return page(order, body, ["form-action 'self'", framedBy(order)])
}

/** A form that posts itself to the shop from another site: no Lax cookie comes along. */
export function returnPage(order: BankOrder): BankPage {
  const words = BANK_WORDS[order.lang]
  const body = `<h1>${words.leaving}</h1><form method="post" action="${escapeText(order.donus_url)}"><input type="hidden" name="order" value="${escapeText(order.siparis_no)}"><button>${words.goOn}</button></form><script>${SUBMIT}</script>`
  return page(order, body, [`script-src ${SUBMIT_HASH}`, "frame-ancestors 'none'"])
}

export function gonePage(lang: BankOrder['lang'] = 'en'): BankPage {
  return page({ lang }, `<h1>${BANK_WORDS[lang].gone}</h1>`, ["form-action 'none'"])
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
