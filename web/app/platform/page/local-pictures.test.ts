import { expect, it } from 'vitest'
import { withLocalPictures } from './local-pictures.ts'

it('keeps the texts of pictures in one language, however deep they lie', () => {
  const picture = { gorsel: '/img/x', iz: null, aciklama: { tr: 'Koy', en: 'Bay', de: 'Bucht' } }
  const page = { baslik: 'A', gorsel: picture, bloklar: [{ ogeler: [{ gorsel: picture, aciklama: 'plain text' }] }] }
  const local = { gorsel: '/img/x', iz: null, aciklama: { en: 'Bay' } }
  expect(withLocalPictures(page, 'en')).toEqual({
    baslik: 'A',
    gorsel: local,
    bloklar: [{ ogeler: [{ gorsel: local, aciklama: 'plain text' }] }],
  })
  expect(page.gorsel.aciklama.de).toBe('Bucht')
})

it('is made once for a value', () => {
  const page = { aciklama: { tr: 'Koy' } }
  expect(withLocalPictures(page, 'tr')).toBe(withLocalPictures(page, 'tr'))
})

it('leaves paragraphs alone that have the same name', () => {
  expect(withLocalPictures({ aciklama: ['One.', 'Two.'] }, 'de')).toEqual({ aciklama: ['One.', 'Two.'] })
})
