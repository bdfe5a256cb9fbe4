import type { Block } from '@meltem/contract/content/content'
import { expect, it } from 'vitest'
import { readingMinutes } from './reading-time.ts'

const words = (count: number) => Array.from({ length: count }, (_, index) => `sözcük${index}`).join(' ')
const questions: Block = {
  tip: 'sss',
  baslik: 'x',
  ogeler: [{ soru: words(190), cevap: words(190) }],
}
const text = (count: number): Block => ({ tip: 'metin', html: `<p class="a b c">${words(count)}</p>` })

it.each([
  ['an empty page', [], 1],
  ['a few words', [text(10)], 1],
  ['as many words as are read in three minutes', [text(570)], 3],
  ['several blocks together', [text(190), text(190)], 2],
  ['questions and answers too', [questions], 2],
])('counts %s', (_, blocks, expected) => {
  expect(readingMinutes(blocks)).toBe(expected)
})

it('counts neither tags nor dashes nor entities', () => {
  const html = `<p>${Array.from({ length: 400 }, () => '<b></b> – &nbsp;').join(' ')}</p>`
  expect(readingMinutes([{ tip: 'metin', html }])).toBe(1)
})
