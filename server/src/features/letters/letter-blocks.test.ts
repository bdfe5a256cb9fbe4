import type { Picture } from '@meltem/contract/content/picture'
import { expect, test } from 'vitest'
import { blocksHtml, drawnWord } from './letter-blocks.ts'

const DRAWN: Pick<Picture, 'gorsel' | 'cizim'> = { gorsel: '/gorsel/meltem/urun/blue-house-1', cizim: true }

test('a drawing of what is sold says so below itself, in the language of the mail (LOOK-12)', () => {
  expect(drawnWord(DRAWN, 'en')).toBe('Illustration')
  expect(drawnWord(DRAWN, 'ru')).toBe('Иллюстрация')
  expect(drawnWord({ ...DRAWN, cizim: false }, 'en')).toBeNull()
  expect(drawnWord({ ...DRAWN, gorsel: '/gorsel/meltem/bolge/kas' }, 'en')).toBeNull()
})

test('the mark stands below its picture and is read aloud by the alternative text alone', () => {
  const html = (drawn: string | null) =>
    blocksHtml(
      [{ is: 'picture', picture: { url: 'https://x.example/a.jpg', alt: 'Çizim: ev', drawn }, url: null }],
      '#000',
    )
  expect(html('Çizim')).toMatch(/alt="Çizim: ev"[^>]*><div aria-hidden="true"[^>]*>✎ Çizim<\/div>/)
  expect(html(null)).not.toContain('✎')
})
