import type { WrittenText } from '@meltem/contract/content/office'

const NO_WORDS = new Set(['tip', 'url', 'gorsel', 'gorsel_dar', 'kural', 'urunler', 'urun_tipi'])

/** Everything a text says, a line for each of its parts: what two versions are compared by. */
export function wordsOfText({ baslik, ozet, bloklar }: Pick<WrittenText, 'baslik' | 'ozet' | 'bloklar'>): string {
  return [baslik, ozet, ...linesOf(bloklar)].filter((line) => line !== '').join('\n')
}

function linesOf(value: unknown, name = ''): string[] {
  if (NO_WORDS.has(name)) return []
  if (typeof value === 'string') return [name === 'html' ? plainWords(value) : value]
  if (Array.isArray(value)) return value.flatMap((inner: unknown) => linesOf(inner))
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) => linesOf(inner, key))
}

/** What is read of rich text; the end of a paragraph is the end of a line. */
export function plainWords(html: string): string {
  return html
    .replaceAll(/<\/(?:p|h[234]|li|tr|blockquote)>|<br\s*\/?>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .trim()
}
