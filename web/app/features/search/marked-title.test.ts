import { expect, it } from 'vitest'
import { markedTitle } from './marked-title.ts'

const drawn = (title: string, ranges: [number, number][]) =>
  markedTitle(title, ranges)
    .map(({ text, hit }) => (hit ? `[${text}]` : text))
    .join('')

it.each<[string, [number, number][], string]>([
  ['Göcek', [], 'Göcek'],
  ['Göcek', [[0, 3]], '[Göc]ek'],
  ['Dalaman – Göcek transferi', [[10, 13]], 'Dalaman – [Göc]ek transferi'],
  [
    'Göcek koyları',
    [
      [6, 9],
      [0, 3],
    ],
    '[Göc]ek [koy]ları',
  ],
  ['Kaş', [[0, 3]], '[Kaş]'],
  [
    'Kaş',
    [
      [2, 9],
      [1, 1],
      [-1, 0],
    ],
    'Kaş',
  ],
  [
    'Kalkan',
    [
      [0, 3],
      [1, 4],
    ],
    '[Kal]kan',
  ],
])('marks %s at %j', (title, ranges, expected) => {
  expect(drawn(title, ranges)).toBe(expected)
})
