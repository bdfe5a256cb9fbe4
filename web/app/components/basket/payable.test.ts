import type { Reservation } from '@meltem/contract/reservation'
import { expect, it } from 'vitest'
import { payableOf } from './payable.ts'

const sums = {
  genel_toplam: 358.2,
  on_odeme_toplam: 89.55,
  kalan_toplam: 268.65,
} as Reservation['kur_rezervasyon_toplam']
const ask = (over: Partial<Reservation>, paid?: number) =>
  payableOf(
    {
      durum: 'confirmed',
      tahsilat_durum: 1,
      odeme_yontemi: 'kredi_karti',
      kur_rezervasyon_toplam: sums,
      odeme_plani: [],
      ...over,
    },
    paid,
  )

it.each([
  ['a booking with its deposit', {}, { bolum: 'kalan', tutar: 268.65 }],
  ['an accepted request', { durum: 'accepted', tahsilat_durum: 0 }, { bolum: 'on_odeme', tutar: 89.55 }],
  ['a card that was not used', { durum: 'held', tahsilat_durum: 0 }, { bolum: 'on_odeme', tutar: 89.55 }],
  ['a transfer that is awaited', { durum: 'held', tahsilat_durum: 0, odeme_yontemi: 'havale' }, undefined],
  ['everything paid', { tahsilat_durum: 2 }, undefined],
  ['cancelled', { durum: 'cancelled' }, undefined],
  ['something in between, on a page that does not know how much', { tahsilat_durum: 3 }, undefined],
  ['payment on the day', { tahsilat_durum: 0, odeme_yontemi: 'tur_gunu' }, undefined],
] as const)('%s', (_, over, expected) => expect(ask(over)).toEqual(expected))

it('more than the deposit leaves the rest to pay, where the sum is known', () => {
  expect(ask({ tahsilat_durum: 3 }, 200.1)).toEqual({ bolum: 'kalan', tutar: 158.1 })
})

it('less than the deposit of an accepted request leaves the rest of the deposit', () => {
  expect(ask({ durum: 'accepted', tahsilat_durum: 3 }, 50)).toEqual({ bolum: 'on_odeme', tutar: 39.55 })
})

const step = (tutar: number, durum: Reservation['odeme_plani'][number]['durum'], odenen = 0) =>
  ({ tutar, odenen, durum }) as Reservation['odeme_plani'][number]

it.each([
  ['nothing while the talk is waited for', 'accepted', [step(20, 'bekliyor'), step(80, 'bekliyor')], undefined],
  [
    'what is open of its payments',
    'confirmed',
    [step(20, 'odendi', 20), step(30, 'acik', 5), step(50, 'bekliyor')],
    25,
  ],
  ['what is overdue as well', 'confirmed', [step(20, 'gecikti'), step(30, 'acik')], 50],
] as const)('a booking with payments of its own owes %s', (_, durum, odeme_plani, tutar) => {
  const expected = tutar === undefined ? undefined : { bolum: 'on_odeme', tutar }
  expect(ask({ durum, odeme_plani: [...odeme_plani] })).toEqual(expected)
})
