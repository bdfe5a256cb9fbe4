import { expect, it } from 'vitest'
import { wishIn } from './use-favourite.ts'

it('remembers the dates and the party of the address', () => {
  expect(wishIn('?baslangic=2026-08-16&bitis=2026-08-22&yetiskin=4&cocuk=2&sirala=puan')).toEqual({
    baslangic: '2026-08-16',
    bitis: '2026-08-22',
    yetiskin: 4,
    cocuk: 2,
  })
})

it('leaves out what is no date and no party', () => {
  expect(wishIn('?baslangic=tomorrow&yetiskin=0&cocuk=-1')).toEqual({})
})
