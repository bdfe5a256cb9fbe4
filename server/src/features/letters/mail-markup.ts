/** Colours that are not a tenant's, and what every part of a mail is written with. */
export const INK = '#0b2a3a'
export const INK_2 = '#3d5664'
export const LINE = '#d6e0e2'
export const MIST = '#f0f5f5'
export const PAPER = '#ffffff'
export const OLIVE = '#3c6528'
export const OLIVE_TINT = '#eaf2e3'
export const SEA_TINT = '#e1eff1'
export const SUN = '#f6b93b'
export const SUN_EDGE = '#a06a00'
export const DOTS = '#738891'
export const FONT = "Commissioner,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

export function escapeLines(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '<br>')
}

/** The mark of a drawing below it; its alternative text says the same to those who listen. */
export const drawnHtml = (word: string | null, padding: string): string =>
  word === null
    ? ''
    : `<div aria-hidden="true" style="padding:${padding};font-size:12px;line-height:1.3;color:${INK_2}">✎ ${escapeLines(word)}</div>`

/** Only addresses of pages and of places: whatever else came here would be no link. */
export const linkable = (url: string): boolean => /^(https?:\/\/|geo:)/.test(url)
