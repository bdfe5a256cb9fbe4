import type { Block } from '@meltem/contract/content/content'
import { expect, it } from 'vitest'
import { withAnchors } from './headings.ts'

const text = (html: string): Block => ({ tip: 'metin', html })

it('numbers headings through all texts and lists them as plain words', () => {
  const { blocks, headings } = withAnchors([
    text('<h2>Sabah &amp; <em>çay</em></h2><p>a</p>'),
    { tip: 'gorsel', gorsel: { gorsel: 'x' } as never, altyazi: null },
    text('<p>b</p><h2>Akşam &lt;8&gt;</h2><h3>c</h3>'),
  ])
  expect(headings).toEqual([
    { id: 'bolum-1', baslik: 'Sabah & çay' },
    { id: 'bolum-2', baslik: 'Akşam <8>' },
  ])
  expect(blocks[2]).toEqual(text('<p>b</p><h2 id="bolum-2">Akşam &lt;8&gt;</h2><h3>c</h3>'))
})

it('leaves a text without headings as it is', () => {
  expect(withAnchors([text('<p>a</p>')])).toEqual({ blocks: [text('<p>a</p>')], headings: [] })
})
