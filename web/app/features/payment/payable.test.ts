import type { Reservation } from '@meltem/contract/reservation/reservation'
import { expect, it } from 'vitest'
import { payableOf } from './payable.ts'

const nothing = { genel_toplam: 358.2, odenen: 0, simdi: 0, kabulde: 0, kalan: 0 }

it.each([
  [
    'a booking with its deposit',
    { durum: 'confirmed', odeme_yontemi: 'kredi_karti', hesap: { odenen: 89.55, kalan: 268.65 } },
    { bolum: 'kalan', tutar: 268.65 },
  ],
  [
    'more than the deposit',
    { durum: 'confirmed', odeme_yontemi: 'kredi_karti', hesap: { odenen: 200.1, kalan: 158.1 } },
    { bolum: 'kalan', tutar: 158.1 },
  ],
  [
    'an accepted request',
    { durum: 'accepted', odeme_yontemi: 'kredi_karti', hesap: { simdi: 89.55, kalan: 268.65 } },
    { bolum: 'on_odeme', tutar: 89.55 },
  ],
  [
    'one that is partly paid',
    { durum: 'accepted', odeme_yontemi: 'kredi_karti', hesap: { odenen: 50, simdi: 39.55 } },
    { bolum: 'on_odeme', tutar: 39.55 },
  ],
  [
    'a card that was not used',
    { durum: 'held', odeme_yontemi: 'kredi_karti', hesap: { simdi: 89.55 } },
    { bolum: 'on_odeme', tutar: 89.55 },
  ],
  ['a transfer that is awaited', { durum: 'held', odeme_yontemi: 'havale', hesap: { simdi: 89.55 } }, undefined],
  [
    'an accepted request that is paid by transfer',
    { durum: 'accepted', odeme_yontemi: 'havale', hesap: { simdi: 89.55 } },
    undefined,
  ],
  [
    'a request without an answer',
    { durum: 'requested', odeme_yontemi: 'kredi_karti', hesap: { kabulde: 89.55, kalan: 268.65 } },
    undefined,
  ],
  ['everything paid', { durum: 'confirmed', odeme_yontemi: 'kredi_karti', hesap: { odenen: 358.2 } }, undefined],
  ['cancelled', { durum: 'cancelled', odeme_yontemi: 'kredi_karti', hesap: { odenen: 89.55 } }, undefined],
  ['payment on the day', { durum: 'confirmed', odeme_yontemi: 'tur_gunu', hesap: { kalan: 358.2 } }, undefined],
] as const)('%s', (_, { hesap, ...owed }, expected) =>
  expect(payableOf({ ...owed, odeme_plani: [], hesap: { ...nothing, ...hesap } })).toEqual(expected),
)

const PLAN = [{ tutar: 20 }, { tutar: 80 }] as Reservation['odeme_plani']

it.each([
  ['nothing while the talk is waited for', 'accepted', { kalan: 100 }, undefined],
  ['what is open of its payments', 'confirmed', { odenen: 20, simdi: 25, kalan: 55 }, 25],
  ['nothing that is not open yet', 'confirmed', { odenen: 20, kalan: 80 }, undefined],
] as const)('a booking with payments of its own owes %s', (_, durum, hesap, tutar) => {
  const expected = tutar === undefined ? undefined : { bolum: 'on_odeme', tutar }
  const owed = { durum, odeme_yontemi: 'havale', odeme_plani: PLAN } as const
  expect(payableOf({ ...owed, hesap: { ...nothing, ...hesap } })).toEqual(expected)
})
