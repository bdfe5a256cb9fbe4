import { blocksHtml, blocksText, buttonHtml, type LetterBlock } from './letter-blocks.ts'
import type { LetterTicket } from './letter-ticket.ts'
import { ticketHtml, ticketText } from './letter-ticket.ts'
import { drawnHtml, escapeLines, FONT, INK, INK_2, LINE, linkable, MIST, PAPER } from './mail-markup.ts'

/** What a mail says, before it is laid out. Plain text throughout: the layout escapes it. */
export interface Letter {
  readonly language: string
  readonly brand: string
  /** The tenant's mark goes along with the mail. */
  readonly marked: boolean
  /** Colours of the tenant. */
  readonly deep: string
  readonly sea: string
  readonly subject: string
  /** The one number a booking is known by; stands beside the brand. */
  readonly number?: string
  /** Shown by mail programs beside the subject. */
  readonly preview: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** The booking as its ticket tells it. */
  readonly ticket?: LetterTicket
  /** Label and value, as a small table. */
  readonly rows: readonly (readonly [label: string, value: string])[]
  readonly quote?: string
  /** Where the reader goes on: the first is the one thing to do, the others stand below it. */
  readonly links?: readonly (readonly [label: string, url: string])[]
  /** What mail programs post to when their own button to leave is pressed. */
  readonly unsubscribe?: string
  /** A newsletter from top to bottom, and the language of its words where that is not the receiver's. */
  readonly blocks?: readonly LetterBlock[]
  readonly spoken?: string
  /** Why it came, and the way to be left alone; above the tenant's name and address. */
  readonly reason?: { readonly text: string; readonly link: readonly [label: string, url: string] }
  readonly footer: readonly string[]
}

/** What the kind of mail says; brand, language and footer are the tenant's. */
export type Words = Pick<
  Letter,
  | 'subject'
  | 'number'
  | 'preview'
  | 'heading'
  | 'paragraphs'
  | 'ticket'
  | 'rows'
  | 'quote'
  | 'links'
  | 'unsubscribe'
  | 'blocks'
  | 'spoken'
  | 'reason'
>

/** The picture of the tenant's mark inside the mail. */
export const MARK = 'mark'

/** Where a picture that goes along with the mail is found: inside the mail itself. */
export const insideMail = (name: string): string => `cid:${name}`

/** Mail programs that know it put what stands beside each other below each other on a phone; the others scale. */
const PHONE =
  '@media (max-width:620px){.st{display:block!important;width:auto!important}.pd{padding-left:20px!important;padding-right:20px!important}}'

/**
 * 600 px in one column of tables with inline styles: what mail programs agree on. `sourceOf` names the pictures that go
 * along, which a page outside a mail program has to find elsewhere.
 */
export function letterHtml(letter: Letter, sourceOf: (name: string) => string = insideMail): string {
  const body = [
    bandHtml(letter, sourceOf),
    pictureHtml(letter),
    spokenHtml(letter),
    letter.ticket ? ticketHtml(letter.ticket, letter, sourceOf) : '',
    restHtml(letter),
    footerHtml(letter),
  ].join('')
  return `<!doctype html><html lang="${letter.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeLines(letter.subject)}</title><style>${PHONE}</style></head><body style="margin:0;background:${MIST};color:${INK};font:16px/1.55 ${FONT}"><div style="display:none;max-height:0;overflow:hidden">${escapeLines(letter.preview)}</div><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 0"><table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background:${PAPER};font:16px/1.55 ${FONT}">${body}</table></td></tr></table></body></html>`
}

/** Deep, with the mark and the number: the same band heads every paper. */
function bandHtml({ brand, marked, deep, number }: Letter, sourceOf: (name: string) => string): string {
  const mark = marked
    ? `<td width="44" style="padding:0"><img src="${sourceOf(MARK)}" width="28" height="28" alt="" style="display:block;padding:3px;background:${PAPER};border-radius:6px"></td>`
    : ''
  const told = number
    ? `<td align="right" style="padding:0;color:${PAPER};font-size:14px;white-space:nowrap">${escapeLines(number)}</td>`
    : ''
  return `<tr><td class="pd" style="padding:12px 28px;background:${deep}"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>${mark}<td style="padding:0;color:${PAPER};font-size:20px;font-weight:700">${escapeLines(brand)}</td>${told}</tr></table></td></tr>`
}

function pictureHtml({ ticket }: Letter): string {
  const picture = ticket?.picture
  if (!picture) return ''
  return `<tr><td style="padding:0"><img src="${escapeLines(picture.url)}" width="600" alt="${escapeLines(picture.alt)}" style="display:block;width:100%;height:auto;max-height:300px;object-fit:cover;border:0">${drawnHtml(picture.drawn, '6px 28px 0')}</td></tr>`
}

/** Words in another language than the mail around them say so. */
function spokenHtml(letter: Letter): string {
  const { blocks = [], spoken, language, sea } = letter
  const words = wordsHtml(letter) + blocksHtml(blocks, sea)
  return spoken === undefined || spoken === language
    ? words
    : words.replaceAll('<td class="pd"', `<td lang="${spoken}" class="pd"`)
}

function wordsHtml({ heading, paragraphs }: Letter): string {
  const texts = paragraphs.map((text) => `<p style="margin:12px 0 0">${escapeLines(text)}</p>`).join('')
  return `<tr><td class="pd" style="padding:28px 28px 20px"><h1 style="margin:0;font-size:28px;line-height:1.2;letter-spacing:-.3px">${escapeLines(heading)}</h1>${texts}</td></tr>`
}

/** What to do, then the receipt and what was written. */
function restHtml({ links = [], rows, quote, sea }: Letter): string {
  const cells = rows
    .map(
      ([label, value]) =>
        `<tr><th scope="row" align="left" style="padding:8px 16px 8px 0;border-bottom:1px solid ${LINE};color:${INK_2};font-weight:400;vertical-align:top">${escapeLines(label)}</th><td style="padding:8px 0;border-bottom:1px solid ${LINE};font-weight:600">${escapeLines(value)}</td></tr>`,
    )
    .join('')
  const table =
    cells &&
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;font-size:15px">${cells}</table>`
  const said = quote
    ? `<div style="margin:0 0 24px;padding:16px 20px;background:${MIST};border-radius:6px">${escapeLines(quote)}</div>`
    : ''
  const ways = linksHtml(links, sea)
  if (table === '' && said === '' && ways === '') return ''
  return `<tr><td class="pd" style="padding:4px 28px 20px">${ways}${table}${said}</td></tr>`
}

function footerHtml({ footer, deep, reason }: Letter): string {
  const why = reason
    ? `<p style="margin:0 0 14px">${escapeLines(reason.text)} <a href="${escapeLines(reason.link[1])}" style="color:${PAPER};text-decoration:underline">${escapeLines(reason.link[0])}</a></p>`
    : ''
  const lines = why + footer.map((text) => `<p style="margin:0 0 4px">${escapeLines(text)}</p>`).join('')
  return `<tr><td class="pd" style="padding:20px 28px;background:${deep};color:${PAPER};font-size:13px">${lines}</td></tr>`
}

function linksHtml(links: NonNullable<Letter['links']>, sea: string): string {
  const [first, ...others] = links.filter(([, url]) => linkable(url))
  if (!first) return ''
  const [label, url] = first
  const button = `${buttonHtml(label, url)}<div style="height:16px;line-height:16px">&nbsp;</div>`
  const rest = others.map(
    ([name, address]) =>
      `<p style="margin:0 0 8px"><a href="${escapeLines(address)}" style="color:${sea}">${escapeLines(name)}</a></p>`,
  )
  return `${button}${rest.join('')}<div style="height:12px;line-height:12px">&nbsp;</div>`
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
    ...(letter.ticket ? ticketText(letter.ticket) : []),
    ...blocksText(letter.blocks ?? []),
    rows.join('\n'),
    ...quote,
    links.join('\n'),
    '-- ',
    letter.reason ? `${letter.reason.text}\n${letter.reason.link.join(': ')}` : '',
    letter.footer.join('\n'),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}
