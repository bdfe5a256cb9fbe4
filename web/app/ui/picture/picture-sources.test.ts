import type { Picture } from '@meltem/contract/content/picture'
import { describe, expect, it } from 'vitest'
import { plainSourceOf, sourcesOf } from './picture-sources.ts'

const picture: Picture = {
  gorsel: '/img/meltem/bolge/gocek',
  kapak: 1,
  en: 1600,
  boy: 1200,
  genislikler: [1200, 480, 800],
  bicimler: ['jpg', 'avif', 'webp'],
  iz: null,
  cizim: false,
  aciklama: {},
}

describe('sourcesOf', () => {
  it('offers the best format first and the widths in order', () => {
    expect(sourcesOf(picture)).toEqual([
      {
        type: 'image/avif',
        srcSet:
          '/img/meltem/bolge/gocek-480.avif 480w, /img/meltem/bolge/gocek-800.avif 800w, /img/meltem/bolge/gocek-1200.avif 1200w',
      },
      expect.objectContaining({ type: 'image/webp' }),
    ])
  })

  it('names only what exists', () => {
    expect(sourcesOf({ ...picture, bicimler: ['jpg'], genislikler: [480] })).toEqual([
      { type: 'image/jpeg', srcSet: '/img/meltem/bolge/gocek-480.jpg 480w' },
    ])
    expect(sourcesOf({ ...picture, genislikler: [] })).toEqual([])
  })
})

describe('plainSourceOf', () => {
  it.each([
    ['a middle width in the most common format', {}, '/img/meltem/bolge/gocek-800.jpg'],
    ['the widest of small ones', { genislikler: [480, 320] }, '/img/meltem/bolge/gocek-480.jpg'],
    [
      'the format that is there',
      { bicimler: ['avif', 'webp'] as Picture['bicimler'] },
      '/img/meltem/bolge/gocek-800.webp',
    ],
    ['nothing without widths', { genislikler: [] }, undefined],
    ['nothing without formats', { bicimler: [] }, undefined],
  ])('takes %s', (_, change, expected) => {
    expect(plainSourceOf({ ...picture, ...change })).toBe(expected)
  })
})
