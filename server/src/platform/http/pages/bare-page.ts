import type { Language } from '@meltem/contract/wire/language'
import { hashSource, pageCsp } from '../guards/security-headers.ts'

interface BarePage {
  readonly title: string
  /** Finished HTML; the caller escapes what is not ours. */
  readonly body: string
  /** Further rules of looks. */
  readonly style?: string
}

/** Colours and measures of the storefront's tokens; the letters are the system's, as nothing may be fetched here. */
const STYLE = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;background:#f0f5f5;color:#0b2a3a;font:18px/1.55 system-ui,sans-serif}
main{width:min(100%,34em);padding:clamp(24px,6vw,48px);background:#fff;border-radius:14px;border-top:6px solid #0a5f75;box-shadow:0 1px 2px #0b2a3a1a,0 12px 32px #0b2a3a14}
h1{margin:0 0 12px;font-size:clamp(24px,5vw,32px);line-height:1.2;text-wrap:balance}
p{margin:0 0 20px}
p:last-child{margin:0}
small{color:#566d7a}
a{color:#0a5f75}
button{width:100%;min-height:52px;padding:12px 24px;border:0;border-radius:10px;background:#f6b93b;color:#0b2a3a;font:600 17px/1.3 system-ui,sans-serif;cursor:pointer}
button:hover{background:#eaa91f}
form{margin:0 0 24px}
:focus-visible{outline:3px solid #0a5f75;outline-offset:3px}
`.replaceAll('\n', '')

export const BARE_PAGE_CSP = pageCsp([], { style: [hashSource(STYLE)] })

/** A page that needs nothing of the storefront: it also stands when that does not. */
export function barePage(language: Language, { title, body, style = '' }: BarePage): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}${style}</style></head><body><main>${body}</main></body></html>`
}

/** For what is not ours. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
