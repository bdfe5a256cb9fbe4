/** A piece of a text; with the place of the term it is, where it is one. */
export interface TextPiece {
  readonly metin: string
  readonly terim: number | null
}

const LETTER = /[\p{L}\p{N}]/u

/**
 * Cuts a text where terms of the glossary stand in it. Languages hang endings on words, so a term counts where a word
 * begins with it („plajı“ is plaj); of terms that begin at one place the longest is taken.
 */
export function findTerms(text: string, terms: readonly string[], tag: string): TextPiece[] {
  const folded = fold(text, tag)
  const wanted = terms
    .map((term, terim) => ({ terim, word: fold(term.trim(), tag) }))
    .filter(({ word }) => word !== '')
    .sort((a, b) => b.word.length - a.word.length)
  const pieces: TextPiece[] = []
  let from = 0
  for (let at = 0; at < folded.length; ) {
    const begins = at === 0 || !LETTER.test(folded[at - 1] ?? '')
    const found = begins ? wanted.find(({ word }) => folded.startsWith(word, at)) : undefined
    if (!found) {
      at += 1
      continue
    }
    if (at > from) pieces.push({ metin: text.slice(from, at), terim: null })
    let end = at + found.word.length
    while (end < folded.length && LETTER.test(folded[end] ?? '')) end += 1
    pieces.push({ metin: text.slice(at, end), terim: found.terim })
    from = at = end
  }
  if (from < text.length) pieces.push({ metin: text.slice(from), terim: null })
  return pieces
}

/** Small letters, one for one: a letter that becomes two when it is made small stays as it is. */
function fold(text: string, tag: string): string {
  return Array.from(text, (letter) => oneFor(letter, letter.toLocaleLowerCase(tag))).join('')
}

const oneFor = (letter: string, small: string) => (small.length === letter.length ? small : letter)
