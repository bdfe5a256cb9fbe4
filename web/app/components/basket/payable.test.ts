import type { Reservation } from '@meltem/contract/reservation'
import { expect, it } from 'vitest'
import { payableOf } from './payable.ts'

const DEPOSIT = 89.55
const ask = (over: Partial<Pick<Reservation, 'durum' | 'odeme_yontemi'>>, odenen: number) =>
  payableOf({
    durum: 'confirmed',
    odeme_yontemi: 'kredi_karti',
    guncel_toplam: { genel_toplam: 358.2, on_odeme_toplam: DEPOSIT, odenen, kalan_toplam: 358.2 - odenen },
    ...over,
  })

it.each([
  ['a booking with its deposit', {}, DEPOSIT, { bolum: 'kalan', tutar: 268.65 }],
  ['an accepted request', { durum: 'accepted' }, 0, { bolum: 'on_odeme', tutar: 89.55 }],
  ['a card that was not used', { durum: 'held' }, 0, { bolum: 'on_odeme', tutar: 89.55 }],
  ['a transfer that is awaited', { durum: 'held', odeme_yontemi: 'havale' }, 0, undefined],
  ['everything paid', {}, 358.2, undefined],
  ['cancelled', { durum: 'cancelled' }, DEPOSIT, undefined],
  ['payment on the day', { odeme_yontemi: 'tur_gunu' }, 0, undefined],
] as const)('%s', (_, over, paid, expected) => expect(ask(over, paid)).toEqual(expected))

it('more than the deposit leaves the rest to pay', () => {
  expect(ask({}, 200.1)).toEqual({ bolum: 'kalan', tutar: 158.1 })
})

it('less than the deposit of an accepted request leaves the rest of the deposit', () => {
  expect(ask({ durum: 'accepted' }, 50)).toEqual({ bolum: 'on_odeme', tutar: 39.55 })
})

it('a service that was cancelled alone is no longer owed', () => {
  const guncel_toplam = { genel_toplam: 675, on_odeme_toplam: 450, odenen: 450, kalan_toplam: 225 }
  expect(payableOf({ durum: 'confirmed', odeme_yontemi: 'kredi_karti', guncel_toplam })).toEqual({
    bolum: 'kalan',
    tutar: 225,
  })
})
