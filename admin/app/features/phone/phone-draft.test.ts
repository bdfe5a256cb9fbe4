import type { PhoneRow } from '@meltem/contract/reservation/phone-office'
import { expect, test } from 'vitest'
import {
  closingOf,
  countOfAdded,
  groupsOf,
  guestOf,
  isInBasket,
  lineFrom,
  plainPhone,
  type Wanted,
  withExtra,
  withOneOf,
} from './phone-draft.ts'

const ROW: PhoneRow = {
  urun_k_no: '6f2a1c52-5f0e-4a58-9d0a-0f6f1f1f0001',
  opsiyon_k_no: '6f2a1c52-5f0e-4a58-9d0a-0f6f1f1f0002',
  urun_tipi: 'tur',
  baslik: 'Twelve Islands',
  secenek: 'Poyraz',
  kalkis: 'k-1',
  saat: '09:30',
  kalan: 5,
  kontenjan: 24,
  adet: 1,
  satis_durumu: 'direk',
  engel: null,
  hata: null,
  kapatan: null,
  tutar: 120,
  yakin: [],
  ekstralar: [],
  evcil_hayvan: 0,
  ek_yatak: 0,
  sorular: [],
}
const WANTED: Wanted = {
  ara: 'islands',
  baslangic: '2027-08-18',
  baslangic_saat: '10:00',
  bitis: '2027-08-20',
  bitis_saat: '',
  pax: { yetiskin: 2, cocuk: 1, bebek: 0 },
}
const CALLER = { uye_k_no: undefined, lang: 'de', hotel: '' } as const

test('a departure keeps its own time, a stay the end that was asked for', () => {
  const seat = lineFrom(ROW, WANTED)
  expect(seat).toMatchObject({ baslik: 'Twelve Islands, Poyraz', istek: { kalkis: 'k-1', baslangic: '2027-08-18' } })
  expect(seat.istek).not.toHaveProperty('bitis')
  expect(seat.istek).not.toHaveProperty('baslangic_saat')
  const stay = lineFrom({ ...ROW, kalkis: null, adet: 2 }, WANTED)
  expect(stay.istek).toMatchObject({ bitis: '2027-08-20', baslangic_saat: '10:00', adet: 2 })
})

test('a row knows that it stands in the basket, on its day', () => {
  const lines = [lineFrom(ROW, WANTED)]
  expect(isInBasket(ROW, lines, WANTED)).toBe(true)
  expect(isInBasket(ROW, lines, { ...WANTED, baslangic: '2027-08-19' })).toBe(false)
})

test('extras are counted on the line, and one of a group takes the place of the others', () => {
  const extra = { birim: 'adet', fiyat: 5, kur: 'EUR', en_cok: 3 } as const
  const covers = ['mini', 'full'].map((k_no) => ({ ...extra, k_no, ad: k_no, grup: 'kasko' as const }))
  const seat = { ...extra, k_no: 'seat', ad: 'Seat', grup: null }
  expect(groupsOf([seat, ...covers])).toEqual([{ group: 'kasko', extras: covers }])
  const { istek } = lineFrom(ROW, WANTED)
  const twice = withExtra(withExtra(istek, 'seat', 1), 'seat', 2)
  const covered = withOneOf(withOneOf(twice, covers, 'mini'), covers, 'full')
  expect(covered.ekstra_hizmetler).toEqual([
    { k_no: 'seat', adet: 2 },
    { k_no: 'full', adet: 1 },
  ])
  expect(countOfAdded({ ...covered, evcil_hayvan: 1 })).toBe(4)
  expect(withOneOf(withExtra(covered, 'seat', 0), covers, '').ekstra_hizmetler).toEqual([])
})

test('a basket that has to be asked for ends as a request, and one that has not never does', () => {
  expect([closingOf('nakit', true), closingOf('talep', false), closingOf('nakit', false)]).toEqual([
    'talep',
    'link',
    'nakit',
  ])
})

test('a phone number is kept as the wire wants it, and a guest only when all of them is known', () => {
  expect([plainPhone('0049 170 000 00 00'), plainPhone('+90 (532) 111-22-33')]).toEqual([
    '+491700000000',
    '+905321112233',
  ])
  const guest = { ...CALLER, ad: ' Hannah ', soyad: 'Berger', telefon: '+49 170 0000000', e_mail: 'h@example.com' }
  expect(guestOf(guest)).toEqual({ ad: 'Hannah', soyad: 'Berger', telefon: '+491700000000', e_mail: 'h@example.com' })
  expect(guestOf({ ...guest, e_mail: 'h' })).toBeUndefined()
  expect(guestOf({ ...guest, telefon: '170' })).toBeUndefined()
})
