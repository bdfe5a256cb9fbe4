import type { ReservationSummary } from '@meltem/contract/member/area'
import { expect, it } from 'vitest'
import { todosOf } from './todo-list.tsx'

const trip = (over: Partial<ReservationSummary>) =>
  ({ k_no: 'r', durum: 'confirmed', bitis: null, yorum_yazilabilir: false, ...over }) as ReservationSummary

it('puts the nearest deadline first, then the address, the news and the reviews', () => {
  const rezervasyonlar = [
    trip({ k_no: 'later', durum: 'accepted', bitis: '2026-08-12T09:00:00Z' }),
    trip({ k_no: 'sooner', durum: 'held', bitis: '2026-08-11T09:00:00Z' }),
    trip({ k_no: 'option', durum: 'requested', bitis: '2026-08-10T09:00:00Z' }),
    trip({ k_no: 'over', durum: 'completed', yorum_yazilabilir: true }),
  ]
  const todos = todosOf({ rezervasyonlar, okunmamis: 3 }, { e_mail_dogrulandi: false })
  expect(todos.map((todo) => ('trip' in todo ? todo.trip.k_no : todo.kind))).toEqual([
    'sooner',
    'later',
    'confirm',
    'read',
    'over',
  ])
})

it('is empty for a member with nothing to do', () => {
  expect(todosOf({ rezervasyonlar: [trip({})], okunmamis: 0 }, { e_mail_dogrulandi: true })).toEqual([])
})
