import type { Block } from '@meltem/contract/content/content'

/** Words a person reads in a minute, a cautious mean over the four languages. */
const WORDS_PER_MINUTE = 190

function textOf(block: Block): string {
  switch (block.tip) {
    case 'metin':
      return block.html.replace(/<[^>]*>/g, ' ').replace(/&[a-z#0-9]+;/gi, ' ')
    case 'sss':
      return block.ogeler.map(({ soru, cevap }) => `${soru} ${cevap}`).join(' ')
    case 'gorsel':
      return block.altyazi ?? ''
    default:
      return ''
  }
}

/** Whole minutes, at least one. */
export function readingMinutes(blocks: readonly Block[]): number {
  const words = blocks.flatMap((block) => textOf(block).split(/\s+/)).filter((word) => /[\p{L}\p{N}]/u.test(word))
  return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE))
}
