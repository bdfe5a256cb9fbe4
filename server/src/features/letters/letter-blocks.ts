import { drawnForSold, type Picture } from '@meltem/contract/content/picture'
import type { Language } from '@meltem/contract/wire/language'
import { translatorFor } from '@meltem/i18n/translator'
import { drawnHtml, escapeLines, INK, INK_2, LINE, linkable, SUN, SUN_EDGE } from './mail-markup.ts'

export interface LetterPicture {
  readonly url: string
  readonly alt: string
  /** The word that marks a drawing of a thing that is sold (LOOK-12); null on everything else. */
  readonly drawn: string | null
}

/** LOOK-12. */
export const drawnWord = (picture: Pick<Picture, 'gorsel' | 'cizim'>, language: Language): string | null =>
  drawnForSold(picture) ? translatorFor(language, 'picture')('drawn') : null

/** A product as a card: its picture, what it is, what it costs, and its page. */
interface LetterProduct {
  readonly title: string
  readonly about: string
  readonly price: string | null
  readonly url: string
  readonly more: string
  readonly picture: LetterPicture | null
}

/** Parts of a newsletter, every text ready and every address whole. Plain text throughout: the layout escapes it. */
export type LetterBlock =
  | { readonly is: 'heading'; readonly text: string }
  | { readonly is: 'text'; readonly paragraphs: readonly string[] }
  | { readonly is: 'picture'; readonly picture: LetterPicture; readonly url: string | null }
  | { readonly is: 'products'; readonly products: readonly LetterProduct[] }
  | { readonly is: 'button'; readonly label: string; readonly url: string }

export function blocksHtml(blocks: readonly LetterBlock[], sea: string): string {
  return blocks.map((block) => blockHtml(block, sea)).join('')
}

const row = (padding: string, inside: string) => `<tr><td class="pd" style="padding:${padding}">${inside}</td></tr>`

function blockHtml(block: LetterBlock, sea: string): string {
  switch (block.is) {
    case 'heading':
      return row(
        '14px 28px 0',
        `<h2 style="margin:0;font-size:21px;line-height:1.25;letter-spacing:-.2px">${escapeLines(block.text)}</h2>`,
      )
    case 'text':
      return row(
        '0 28px 12px',
        block.paragraphs.map((text) => `<p style="margin:12px 0 0">${escapeLines(text)}</p>`).join(''),
      )
    case 'picture':
      return `<tr><td style="padding:12px 0">${linked(block.url, pictureHtml(block.picture, 600))}</td></tr>`
    case 'products':
      return row('8px 28px 12px', block.products.map((product) => productHtml(product, sea)).join(''))
    default:
      return row('8px 28px 20px', buttonHtml(block.label, block.url))
  }
}

const linked = (url: string | null, inside: string) =>
  url !== null && linkable(url)
    ? `<a href="${escapeLines(url)}" style="color:${INK};text-decoration:none">${inside}</a>`
    : inside

const pictureHtml = ({ url, alt, drawn }: LetterPicture, width: number) =>
  `<img src="${escapeLines(url)}" width="${width}" alt="${escapeLines(alt)}" style="display:block;width:100%;height:auto;border:0">${drawnHtml(drawn, '4px 0 0')}`

function productHtml({ title, about, price, url, more, picture }: LetterProduct, sea: string): string {
  const seen = picture
    ? `<td class="st" width="196" valign="top" style="padding:0 16px 12px 0">${linked(url, pictureHtml(picture, 196))}</td>`
    : ''
  const cost = price ? `<p style="margin:6px 0 0;font-weight:700">${escapeLines(price)}</p>` : ''
  const way = linkable(url)
    ? `<p style="margin:6px 0 0"><a href="${escapeLines(url)}" style="color:${sea}">${escapeLines(more)}</a></p>`
    : ''
  const told = `<h3 style="margin:0;font-size:18px;line-height:1.3">${linked(url, escapeLines(title))}</h3><p style="margin:4px 0 0;font-size:15px;line-height:1.45;color:${INK_2}">${escapeLines(about)}</p>${cost}${way}`
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0;border-top:1px solid ${LINE}"><tr><td colspan="2" height="16" style="padding:0;font-size:0;line-height:0">&nbsp;</td></tr><tr>${seen}<td class="st" valign="top" style="padding:0 0 12px">${told}</td></tr></table>`
}

export function buttonHtml(label: string, url: string): string {
  if (!linkable(url)) return ''
  return `<table role="presentation" cellpadding="0" cellspacing="0"><tr><td style="background:${SUN};border:1px solid ${SUN_EDGE};border-bottom-width:2px;border-radius:6px"><a href="${escapeLines(url)}" style="display:inline-block;padding:13px 24px;color:${INK};font-weight:700;text-decoration:none">${escapeLines(label)}</a></td></tr></table>`
}

export function blocksText(blocks: readonly LetterBlock[]): string[] {
  return blocks.flatMap((block) => {
    switch (block.is) {
      case 'heading':
        return [block.text]
      case 'text':
        return block.paragraphs
      case 'picture':
        return block.url === null ? [] : [`${block.picture.alt}: ${block.url}`]
      case 'products':
        return block.products.map(({ title, about, price, url }) =>
          [title, about, price, url].filter((line) => line !== null && line !== '').join('\n'),
        )
      default:
        return [`${block.label}: ${block.url}`]
    }
  })
}
