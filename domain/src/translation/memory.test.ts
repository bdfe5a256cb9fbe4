import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LEAST_ALIKE, TranslationMemory } from './memory.ts'

const told = (kaynak: string, metin: string, nereden = 'Çam Ev') => ({ kaynak, metin, nereden })
const memory = new TranslationMemory(
  [
    told('Evcil hayvan sorulur. 22.00’den sonra terasta müzik yok.', 'Haustiere auf Anfrage. Nach 22 Uhr keine Musik.'),
    told('Çarşaf ve havlu içinde', 'Bettwäsche und Handtücher inklusive'),
    told('Çarşaf ve havlu içinde', 'Bettwäsche und Handtücher inklusive', 'Taş Ev'),
    told('Çarşaf ve havlu', ''),
  ],
  'tr-TR',
)

describe('what was translated before', () => {
  test.each([
    ['Çarşaf ve havlu içinde', [100]],
    ['ÇARŞAF VE HAVLU İÇİNDE.', [100]],
    ['Çarşaf ve iki havlu içinde', [88]],
    ['Havlu içinde ve çarşaf', [99]],
    ['Bambaşka bir söz', []],
    ['', []],
  ])('„%s“', (asked, per) => {
    expect(memory.suggest(asked).map(({ yuzde }) => yuzde)).toEqual(per)
  })

  const sentence = fc.array(fc.constantFrom('deniz', 'koy', 'tekne', 'gün', 'öğle', 'yemek'), {
    minLength: 1,
    maxLength: 6,
  })

  test('what is the same is found, and nothing below the least', () => {
    fc.assert(
      fc.property(fc.array(sentence, { minLength: 1, maxLength: 8 }), fc.nat(), (sentences, at) => {
        const known = new TranslationMemory(
          sentences.map((words, place) => told(words.join(' '), `T${place}`)),
          'tr-TR',
        )
        const asked = (sentences[at % sentences.length] ?? []).join(' ')
        const hits = known.suggest(asked)
        expect(hits[0]?.yuzde).toBe(100)
        for (const { yuzde } of hits) expect(yuzde).toBeGreaterThanOrEqual(LEAST_ALIKE)
      }),
    )
  })
})
