/** What a mail says, before it is laid out. Plain text throughout: the layout escapes it. */
export interface Letter {
  readonly language: string
  readonly brand: string
  readonly subject: string
  /** Shown by mail programs beside the subject. */
  readonly preview: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** Label and value, as a small table. */
  readonly rows: readonly (readonly [label: string, value: string])[]
  readonly quote?: string
  /** Where the reader goes on: the first is the one thing to do, the others stand below it. */
  readonly links?: readonly (readonly [label: string, url: string])[]
  /** What mail programs post to when their own button to leave is pressed. */
  readonly unsubscribe?: string
  readonly footer: readonly string[]
}

/** What the kind of mail says; brand, language and footer are the tenant's. */
export type Words = Pick<
  Letter,
  'subject' | 'preview' | 'heading' | 'paragraphs' | 'rows' | 'quote' | 'links' | 'unsubscribe'
>

const INK = '#0b2a3a'
const INK_2 = '#3d5664'
const LINE = '#d6e0e2'
const SEA = '#0a5f75'
const SEA_DEEP = '#06384b'
const MIST = '#f0f5f5'
const FONT = "Commissioner,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** 600 px in one column of tables with inline styles: what mail programs agree on. */
export function letterHtml(letter: Letter): string {
  const paragraphs = letter.paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeLines(text)}</p>`).join('')
  const rows = letter.rows
    .map(
      ([label, value]) =>
        `<tr><th scope="row" align="left" style="padding:8px 16px 8px 0;border-bottom:1px solid ${LINE};color:${INK_2};font-weight:400;vertical-align:top">${escapeLines(label)}</th><td style="padding:8px 0;border-bottom:1px solid ${LINE};font-weight:600">${escapeLines(value)}</td></tr>`,
    )
    .join('')
  const table =
    rows &&
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;font-size:15px">${rows}</table>`
  const quote = letter.quote
    ? `<div style="margin:0 0 24px;padding:16px 20px;background:${MIST};border-radius:6px">${escapeLines(letter.quote)}</div>`
    : ''
  const footer = letter.footer.map((text) => `<p style="margin:0 0 4px">${escapeLines(text)}</p>`).join('')
  return `<!doctype html><html lang="${letter.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeLines(letter.subject)}</title></head><body style="margin:0;background:${MIST};color:${INK};font:16px/1.55 ${FONT}"><div style="display:none;max-height:0;overflow:hidden">${escapeLines(letter.preview)}</div><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px"><table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background:#ffffff"><tr><td style="padding:20px 32px;background:${SEA_DEEP};color:#ffffff;font-size:20px;font-weight:700">${escapeLines(letter.brand)}</td></tr><tr><td style="padding:32px"><h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${escapeLines(letter.heading)}</h1>${paragraphs}${table}${quote}${linksHtml(letter.links ?? [])}</td></tr><tr><td style="padding:20px 32px;border-top:1px solid ${LINE};color:${INK_2};font-size:13px">${footer}</td></tr></table></td></tr></table></body></html>`
}

/** Only addresses of pages: whatever else came here would be no link. */
function linksHtml(links: NonNullable<Letter['links']>): string {
  const safe = links.filter(([, url]) => /^https?:\/\//.test(url))
  return safe
    .map(([label, url], place) =>
      place === 0
        ? `<p style="margin:0 0 16px"><a href="${escapeLines(url)}" style="display:inline-block;padding:12px 22px;background:${SEA};color:#ffffff;font-weight:600;text-decoration:none;border-radius:6px">${escapeLines(label)}</a></p>`
        : `<p style="margin:0 0 8px"><a href="${escapeLines(url)}" style="color:${SEA}">${escapeLines(label)}</a></p>`,
    )
    .join('')
}

export function letterText(letter: Letter): string {
  const rows = letter.rows.map(([label, value]) => `${label}: ${value}`)
  const quote = letter.quote
    ? [
        letter.quote
          .split('\n')
          .map((line) => `> ${line}`)
          .join('\n'),
      ]
    : []
  const links = (letter.links ?? []).map(([label, url]) => `${label}: ${url}`)
  return [
    letter.heading,
    ...letter.paragraphs,
    rows.join('\n'),
    ...quote,
    links.join('\n'),
    '-- ',
    letter.footer.join('\n'),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

function escapeLines(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '<br>')
}
