import { describe, expect, it } from 'vitest'
import { type TripLine, tripHints } from './trip-hints.ts'

const line = (over: Partial<TripLine>): TripLine => ({
  k_no: 'tur',
  urun_tipi: 'tur',
  baslik: 'Gulet',
  baslangic: '2027-08-16',
  baslangic_saat: '09:30',
  bitis: null,
  bitis_saat: null,
  pax: { yetiskin: 2, cocuk: 0, bebek: 0 },
  ...over,
})
const villa = line({
  k_no: 'villa',
  urun_tipi: 'villa',
  baslangic: '2027-08-15',
  baslangic_saat: null,
  bitis: '2027-08-22',
  pax: { yetiskin: 4, cocuk: 2, bebek: 0 },
})
const transfer = line({
  k_no: 'transfer',
  urun_tipi: 'transfer',
  baslangic: '2027-08-15',
  baslangic_saat: '14:00',
  pax: { yetiskin: 4, cocuk: 2, bebek: 1 },
})
const codes = (lines: readonly TripLine[]) => tripHints(lines).map(({ kod }) => kod)

describe('a tour beside a stay', () => {
  it.each([
    ['the day before check-in', '2027-08-14', ['once_giris']],
    ['the day of check-in', '2027-08-15', []],
    ['the day of check-out', '2027-08-22', []],
    ['the day after check-out', '2027-08-23', ['sonra_cikis']],
  ])('on %s', (_, baslangic, expected) => {
    expect(codes([villa, transfer, line({ baslangic, baslangic_saat: '09:00' })])).toEqual(expected)
  })

  it('names the tour first and the house second', () => {
    expect(tripHints([villa, transfer, line({ baslangic: '2027-08-01' })])[0]).toEqual({
      kod: 'once_giris',
      satirlar: ['tur', 'villa'],
      giris: '2027-08-15',
    })
  })

  it('says nothing when there are two houses', () => {
    expect(codes([villa, { ...villa, k_no: 'b' }, transfer, line({ baslangic: '2027-08-01' })])).toEqual([])
  })
})

describe('two things on one day', () => {
  const other = (over: Partial<TripLine>) => line({ k_no: 'iki', ...over })
  it.each([
    ['an hour and a half apart', '11:00', ['ayni_saat']],
    ['two hours apart', '11:30', []],
    ['begun earlier', '08:00', ['ayni_saat']],
  ])('%s', (_, baslangic_saat, expected) => {
    expect(codes([line({}), other({ baslangic_saat })])).toEqual(expected)
  })

  it('counts to the end where one is known', () => {
    expect(codes([line({ bitis: '2027-08-16', bitis_saat: '17:00' }), other({ baslangic_saat: '15:00' })])).toEqual([
      'ayni_saat',
    ])
  })

  it('do not clash on different days or without a time', () => {
    expect(codes([line({}), other({ baslangic: '2027-08-17' })])).toEqual([])
    expect(codes([line({}), other({ baslangic_saat: null })])).toEqual([])
  })
})

describe('the ride', () => {
  it('that is too small is said, infants not counted', () => {
    expect(tripHints([villa, { ...transfer, pax: { yetiskin: 4, cocuk: 0, bebek: 2 } }])).toEqual([
      { kod: 'kucuk_arac', satirlar: ['transfer', 'villa'], kisi: 6, aracta: 4 },
    ])
  })

  it('may be shared out over two vans on one day', () => {
    const half = { ...transfer, pax: { yetiskin: 3, cocuk: 0, bebek: 0 } }
    expect(codes([villa, half, { ...half, k_no: 'ikinci', baslangic_saat: '18:00' }])).toEqual([])
  })

  it('that is missing is offered, unless a car is hired', () => {
    expect(codes([villa])).toEqual(['transfer_yok'])
    expect(codes([villa, line({ k_no: 'car', urun_tipi: 'arac_kira', bitis: '2027-08-22' })])).toEqual([])
    expect(codes([line({})])).toEqual([])
  })
})
