import type { Reservation } from '@meltem/contract/reservation'
import { expect, it } from 'vitest'
import { payableOf } from './payable.ts'

const sums = { on_odeme_toplam: 89.55, kalan_toplam: 268.65 } as Reservation['kur_rezervasyon_toplam']
const ask = (over: Partial<Reservation>) =>
  payableOf({
    durum: 'confirmed',
    tahsilat_durum: 1,
    odeme_yontemi: 'kredi_karti',
    kur_rezervasyon_toplam: sums,
    ...over,
  })

it.each([
  ['a booking with its deposit', {}, { bolum: 'kalan', tutar: 268.65 }],
  ['an accepted request', { durum: 'accepted', tahsilat_durum: 0 }, { bolum: 'on_odeme', tutar: 89.55 }],
  ['a card that was not used', { durum: 'held', tahsilat_durum: 0 }, { bolum: 'on_odeme', tutar: 89.55 }],
  ['a transfer that is awaited', { durum: 'held', tahsilat_durum: 0, odeme_yontemi: 'havale' }, undefined],
  ['everything paid', { tahsilat_durum: 2 }, undefined],
  ['cancelled', { durum: 'cancelled' }, undefined],
] as const)('%s', (_, over, expected) => expect(ask(over)).toEqual(expected))
