import { describe, expect, test } from 'vitest'
import { mergeText } from './merge-text.ts'

describe('two people in one text', () => {
  const block = (html: string) => ({ tip: 'metin', html })
  const text = (...bloklar: readonly { tip: string; html: string }[]) => ({ baslik: 'Kaş', bloklar })
  const base = text(block('bir'), block('iki'))

  test('two blocks are two fields', () => {
    const { merged, contested } = mergeText(base, text(block('BİR'), block('iki')), text(block('bir'), block('İKİ')))
    expect([contested, merged.bloklar]).toEqual([{}, [block('BİR'), block('İKİ')]])
  })

  test('one block is one field', () => {
    expect(mergeText(base, text(block('a'), block('iki')), text(block('b'), block('iki'))).contested).toEqual({
      'bloklar.0': block('b'),
    })
  })

  test('once a block has come or gone, the list is one field', () => {
    const shorter = text(block('bir'))
    expect(mergeText(base, shorter, base)).toEqual({ merged: shorter, contested: {} })
    expect(mergeText(base, shorter, text(block('bir'), block('İKİ'))).contested).toEqual({
      bloklar: [block('bir'), block('İKİ')],
    })
  })
})
