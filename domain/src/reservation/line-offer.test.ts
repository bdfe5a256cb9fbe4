import type { CartLineRequest } from '@meltem/contract/reservation/reservation'
import { describe, expect, it } from 'vitest'
import { findLineProblem, type LineOffer, mostOfExtra } from './line-offer.ts'
import { mostRooms, roomsNeeded } from './rooms.ts'

const KEY = '00000000-0000-4000-8000-000000000001'

const line = (over: Partial<CartLineRequest> = {}): CartLineRequest => ({
  k_no: KEY,
  urun_k_no: KEY,
  baslangic: '2026-08-10',
  pax: { yetiskin: 2, cocuk: 0, bebek: 0 },
  ekstra_hizmetler: [],
  ...over,
})

const offer = (over: Partial<LineOffer> = {}): LineOffer => ({
  urun_tipi: 'otel',
  stok: 'gece',
  tarife: { tur: 'gecelik' },
  kisi_sinirlari: { en_az: 1, en_cok: 4, en_az_yetiskin: 1, cocuk_yas: 4, yetiskin_yas: 13 },
  bebek_koltuk: false,
  kapasite: 2,
  ekstra_hizmetler: [],
  ucretler: [],
  ...over,
})

const codeOf = (wish: Partial<CartLineRequest>, over: Partial<LineOffer> = {}) =>
  findLineProblem(line(wish), offer(over))?.kod ?? null

const people = (yetiskin: number, cocuk = 0, bebek = 0) => ({ pax: { yetiskin, cocuk, bebek } })

describe('rooms of a hotel', () => {
  it.each([
    ['two in a double', {}, null],
    ['five in two doubles', { ...people(5), adet: 2 }, 'oda_az'],
    ['five in three doubles', { ...people(5), adet: 3 }, null],
    ['an infant sleeps in a cot', people(2, 0, 1), null],
    ['two adults in three rooms', { ...people(2), adet: 3 }, 'oda_yetiskin'],
    ['one adult and two children need two rooms, and one would be alone', { ...people(1, 2), adet: 2 }, 'oda_yetiskin'],
  ] as const)('%s', (_, wish, code) => {
    expect(codeOf(wish)).toBe(code)
  })

  it('a party of any size is told how many it needs', () => {
    expect(findLineProblem(line({ ...people(9), adet: 2 }), offer())).toEqual({
      kod: 'oda_az',
      ayrinti: { oda: 5, adet: 2 },
    })
    expect(roomsNeeded({ yetiskin: 0, cocuk: 0, bebek: 0 }, 0)).toBe(1)
    expect(mostRooms({ yetiskin: 4, cocuk: 2, bebek: 0 }, 2)).toBe(2)
  })

  it('do not count in a house', () => {
    expect(codeOf({ adet: 2 }, { urun_tipi: 'villa' })).toBe('adet_yok')
    expect(codeOf(people(3), { urun_tipi: 'villa' })).toBe('kisi_siniri')
  })
})

describe('the size of a party', () => {
  it('is no matter of one vehicle where more are sent, nor of a cabin where seats are counted', () => {
    expect(codeOf(people(4), { urun_tipi: 'transfer', stok: 'saat', tarife: { tur: 'transfer_arac' } })).toBeNull()
    expect(codeOf(people(4), { urun_tipi: 'yat', stok: 'kalkis', tarife: { tur: 'kisi' } })).toBeNull()
  })

  it.each([
    ['infants are too young where the least age is a child’s', 6, people(1, 0, 1), 'yas_siniri'],
    ['children of the right age come along', 6, people(1, 1), null],
    ['children are too young where only adults come', 13, people(1, 1), 'yas_siniri'],
    ['everybody comes without a least age', 0, people(1, 1, 1), null],
  ] as const)('%s', (_, en_az_yas, wish, code) => {
    const kisi_sinirlari = { ...offer().kisi_sinirlari, en_az_yas }
    expect(codeOf(wish, { urun_tipi: 'tur', stok: 'kalkis', tarife: { tur: 'kisi' }, kisi_sinirlari })).toBe(code)
  })
})

describe('how many of an extra a line may take', () => {
  it.each([
    ['rezervasyon', 1],
    ['kisi', 1],
    ['kisi_gun', 1],
    ['gun', 7],
    ['adet', 7],
  ] as const)('%s', (birim, most) => {
    expect(mostOfExtra({ birim, en_cok: 7 })).toBe(most)
  })

  it('is one where it is an alternative', () => {
    expect(mostOfExtra({ birim: 'gun', grup: 'kasko' })).toBe(1)
  })
})
