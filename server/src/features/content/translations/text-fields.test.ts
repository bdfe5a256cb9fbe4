import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aligned, placesOf, woven } from './aligned-blocks.ts'
import { blanked, fieldsOf, withWords, wordsAt } from './text-fields.ts'

const source = {
  baslik: 'Göcek turu',
  icerik: {
    dahil: ['Öğle yemeği', 'Sigorta'],
    program: [
      { gun: null, saat: '10:15', baslik: 'Yassıca', metin: 'Sığ lagün' },
      { gun: null, saat: '13:00', baslik: 'Koy', metin: 'Yemek' },
    ],
    bulusma: { ad: 'İskele', not: 'Mavi bayrak', enlem: 36.7, boylam: 28.9 },
    bitis_noktasi: null,
    arama_kelimeleri: ['gulet'],
  },
}

describe('the fields of a text', () => {
  test('words are fields, lists are one, times and search words are none', () => {
    expect(fieldsOf(source).map(({ alan, bicim }) => `${alan} ${bicim}`)).toEqual([
      'baslik satir',
      'icerik.dahil liste',
      'icerik.program.0.baslik satir',
      'icerik.program.0.metin metin',
      'icerik.program.1.baslik satir',
      'icerik.program.1.metin metin',
      'icerik.bulusma.ad satir',
      'icerik.bulusma.not metin',
    ])
  })

  test('what a language lacks takes the form of the source', () => {
    const doc = withWords(undefined, source, ['icerik', 'program', '1', 'metin'], 'Essen')
    expect(doc).toEqual({
      baslik: '',
      icerik: {
        dahil: [],
        program: [
          { gun: null, saat: '10:15', baslik: '', metin: '' },
          { gun: null, saat: '13:00', baslik: '', metin: 'Essen' },
        ],
        bulusma: { ad: '', not: '', enlem: 36.7, boylam: 28.9 },
        bitis_noktasi: null,
        arama_kelimeleri: [],
      },
    })
    expect(wordsAt(withWords(doc, source, ['icerik', 'dahil'], ' Essen \n\nVersicherung'), 'icerik.dahil')).toBe(
      'Essen\nVersicherung',
    )
  })

  test('all fields written one by one are the text', () => {
    const whole = fieldsOf(source).reduce<unknown>(
      (doc, { alan, metin }) => withWords(doc, source, alan.split('.'), metin),
      undefined,
    )
    expect(whole).toEqual({ ...source, icerik: { ...source.icerik, arama_kelimeleri: [] } })
    expect(fieldsOf(blanked(source)).every(({ metin }) => metin === '')).toBe(true)
  })
})

describe('blocks of two languages', () => {
  const blocks = fc.array(
    fc.constantFrom('metin', 'sss', 'cagri').map((tip) => ({ tip })),
    { maxLength: 7 },
  )

  test('a block that came moves none of the others', () => {
    const row = (...tips: string[]) => tips.map((tip) => ({ tip }))
    expect(placesOf(row('metin', 'galeri', 'sss'), row('metin', 'sss'))).toEqual([0, undefined, 1])
    expect(placesOf(row('sss'), row('metin', 'sss'))).toEqual([1])
  })

  test('pairs are of one kind and in order, and weaving what was not written changes nothing', () => {
    fc.assert(
      fc.property(blocks, blocks, (original, own) => {
        const target = own.map((block, place) => ({ ...block, place }))
        const places = placesOf(original, target).filter((place) => place !== undefined)
        expect(places).toEqual([...places].sort((a, b) => a - b))
        for (const [at, block] of aligned(original, target).entries()) {
          if (block) expect(block.tip).toBe(original[at]?.tip)
        }
        expect(woven(original, target, aligned(original, target))).toEqual(target)
        expect(placesOf(target, target)).toEqual(target.map((_, place) => place))
      }),
    )
  })
})
