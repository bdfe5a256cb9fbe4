import { expect, it } from 'vitest'
import { freshDraft, keepable } from './application-draft.ts'

const HOUR = 60 * 60 * 1000
const NOW = Date.parse('2026-07-01T10:00:00.000Z')
const PAPER = { k_no: '11111111-1111-4111-8111-111111111111', tur: 'diger', ad: 'x.pdf', boyut: 1 } as const

const before = (hours: number) => ({
  alanlar: { marka: ['Likya'] },
  adim: 'people',
  belgeler: [PAPER],
  zaman: new Date(NOW - hours * HOUR).toISOString(),
})

it('never keeps a number of a person, a consent or an empty field', () => {
  expect(
    keepable({
      marka: ['Likya'],
      vergi_no: ['10000000146'],
      gizlilik_politikasi: ['on'],
      web: [''],
      kanallar: ['web'],
    }),
  ).toEqual({ marka: ['Likya'], kanallar: ['web'] })
})

it('is worth a week, its documents less than a day', () => {
  expect(freshDraft(before(1), NOW)?.belgeler).toEqual([PAPER])
  expect(freshDraft(before(23), NOW)).toMatchObject({ adim: 'people', belgeler: [] })
  expect(freshDraft(before(8 * 24), NOW)).toBeUndefined()
  expect(freshDraft({ ...before(1), zaman: 'nonsense' }, NOW)).toBeUndefined()
  expect(freshDraft({ ...before(1), zaman: null }, NOW)).toBeUndefined()
})
