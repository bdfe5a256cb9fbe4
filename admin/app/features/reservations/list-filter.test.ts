import { filterOf, standingViews } from '@meltem/contract/reservation/list-views'
import { expect, test } from 'vitest'
import { viewQuery } from './list-filter.ts'

test('only what the call knows goes into it', () => {
  const query = new URLSearchParams('ara=weber&durum=held&tip=x&hizmet_ilk=gestern&odeme=eksik&sira=&fremd=1')
  expect(filterOf(query)).toEqual({ ara: 'weber', durum: 'held', odeme: 'eksik' })
})

test('a view is the same wherever its page begins and however its words are ordered', () => {
  expect(viewQuery(new URLSearchParams('sira=hizmet&odeme=eksik&sonra=abc'))).toBe('?odeme=eksik&sira=hizmet')
  expect(viewQuery(new URLSearchParams('sonra=abc'))).toBe('')
})

test('tomorrow begins in Istanbul', () => {
  const late = new Date('2026-08-14T22:30:00Z')
  const views = standingViews(late)
  expect(views.find(({ name }) => name === 'today')?.sorgu).toBe('?kayit_ilk=2026-08-15')
  expect(views.find(({ name }) => name === 'tomorrow')?.sorgu).toContain('hizmet_ilk=2026-08-16')
  for (const { sorgu } of views) expect(viewQuery(new URLSearchParams(sorgu))).toBe(sorgu)
})
