/** Characters XML has no way to write; tabs and line ends it has. */
const UNWRITABLE = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu

export function escapeXml(text: string): string {
  return text
    .replaceAll(UNWRITABLE, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
