import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findTerms } from './terms.ts'

const marked = (text: string, terms: readonly string[]) =>
  findTerms(text, terms, 'tr-TR')
    .map(({ metin, terim }) => (terim === null ? metin : `[${metin}]`))
    .join('')

describe('terms of the glossary in a text', () => {
  test.each([
    [
      'Dalaman Havalimanı 1 saat, Kalkan plajı yürüyerek',
      ['havalimanı', 'plaj'],
      'Dalaman [Havalimanı] 1 saat, Kalkan [plajı] yürüyerek',
    ],
    ['İSKELE ve iskeleden', ['iskele'], '[İSKELE] ve [iskeleden]'],
    ['motor yat, yat', ['yat', 'motor yat'], '[motor yat], [yat]'],
    ['Hayat', ['yat'], 'Hayat'],
    ['boş', [' '], 'boş'],
  ])('„%s“', (text, terms, wanted) => {
    expect(marked(text, terms)).toBe(wanted)
  })

  test('the pieces are the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string({ unit: 'grapheme' })), (text, terms) => {
        expect(
          findTerms(text, terms, 'tr-TR')
            .map(({ metin }) => metin)
            .join(''),
        ).toBe(text)
      }),
    )
  })
})
