import type { Block } from '@meltem/contract/content/content'

export interface Heading {
  readonly id: string
  readonly baslik: string
}

const H2 = /<h2>([\s\S]*?)<\/h2>/g

function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim()
}

/** Gives the headings of the running text an anchor each, and lists them. */
export function withAnchors(blocks: readonly Block[]): { readonly blocks: Block[]; readonly headings: Heading[] } {
  const headings: Heading[] = []
  const anchored = blocks.map((block): Block => {
    if (block.tip !== 'metin') return block
    const html = block.html.replace(H2, (_, inner: string) => {
      const id = `bolum-${headings.length + 1}`
      headings.push({ id, baslik: plain(inner) })
      return `<h2 id="${id}">${inner}</h2>`
    })
    return { ...block, html }
  })
  return { blocks: anchored, headings }
}
