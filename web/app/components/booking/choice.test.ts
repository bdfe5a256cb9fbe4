import { describe, expect, it } from 'vitest'
import {
  type Bookable,
  boundsOf,
  type Choice,
  chooseDay,
  chooseOfGroup,
  chooseOption,
  chooseRangeDay,
  chosenOfGroup,
  findMissing,
  lacksConsent,
  lineOf,
  setExtra,
  setPeople,
  startChoice,
} from './choice.ts'

type Option = Bookable['secenekler'][number]

const option = (over: Partial<Option>): Option => ({
  k_no: 'o1',
  ad: 'Standart',
  aciklama: null,
  stok: 'kalkis',
  fiyatlandirma: 'kisi',
  bilgi: { kapasite: null, buyuk_bavul: null, arac: null, alan_m2: null, yataklar: null },
  baslangic_fiyat: null,
  sure_dk: 0,
  son_satis_saat: 0,
  odeme_adimlari: [],
  gorsel: null,
  ...over,
})

const product = (over: Partial<Option> = {}): Bookable => ({
  k_no: 'p1',
  urun_tipi: 'tur',
  secenekler: [option(over), option({ ...over, k_no: 'o2' })],
  kisi_sinirlari: { en_az: 1, en_cok: 6, cocuk_yas: 4, yetiskin_yas: 13 },
  ekstralar: [{ k_no: 'e1', ad: 'Alma', birim: 'kisi', fiyat: 6, kur: 'EUR', grup: null }],
})

const chosen = (over: Partial<Choice>): Choice => ({ ...startChoice(product()), ...over })

describe('what is missing', () => {
  it.each([
    ['a tour without a day', 'departure', {}, 'gun'],
    ['a tour without a departure', 'departure', { baslangic: '2027-08-16' }, 'kalkis'],
    ['a complete tour', 'departure', { baslangic: '2027-08-16', kalkis: 'k' }, null],
    ['a stay without dates', 'stay', {}, 'giris'],
    ['a stay without an end', 'stay', { baslangic: '2027-08-16' }, 'cikis'],
    ['a hire without a time', 'hire', { baslangic: '2027-08-16', bitis: '2027-08-20' }, 'saat'],
    [
      'a hire without a return',
      'hire',
      { baslangic: '2027-08-16', bitis: '2027-08-20', baslangic_saat: '10:00' },
      'donus_saat',
    ],
    ['hours without a time', 'hours', { baslangic: '2027-08-16' }, 'saat'],
    ['a service with its day', 'service', { baslangic: '2027-08-16' }, null],
  ] as const)('is named for %s', (_, mode, over, expected) => {
    expect(findMissing(chosen(over), mode)).toBe(expected)
  })
})

describe('the line for the kernel', () => {
  it('waits until everything is chosen', () => {
    expect(lineOf(product(), chosen({ baslangic: '2027-08-16' }), 'k')).toBeUndefined()
  })

  it('of a tour names departure, party and extras, and no times', () => {
    const choice = setExtra(chosen({ baslangic: '2027-08-16', kalkis: 'x@1', baslangic_saat: '10:00' }), 'e1', 1)
    expect(lineOf(product(), choice, 'k')).toEqual({
      k_no: 'k',
      urun_k_no: 'p1',
      opsiyon_k_no: 'o1',
      baslangic: '2027-08-16',
      kalkis: 'x@1',
      pax: { yetiskin: 2, cocuk: 0, bebek: 0 },
      ekstra_hizmetler: [{ k_no: 'e1', adet: 1 }],
    })
  })

  it('of a hire has both days and both times', () => {
    const hire = { baslangic: '2027-08-16', bitis: '2027-08-20', baslangic_saat: '10:00', bitis_saat: '11:30' }
    const line = lineOf(product({ stok: 'saat', fiyatlandirma: 'arac' }), chosen({ ...hire, kalkis: 'old' }), 'k')
    expect(line).toMatchObject(hire)
    expect(line).not.toHaveProperty('kalkis')
  })

  it('counts pieces only where pieces are sold', () => {
    const sold = chosen({ baslangic: '2027-08-16', baslangic_saat: '10:00', adet: 3 })
    expect(lineOf(product({ stok: 'saat', fiyatlandirma: 'birim' }), sold, 'k')?.adet).toBe(3)
    expect(lineOf(product({ stok: null, fiyatlandirma: 'grup' }), sold, 'k')).not.toHaveProperty('adet')
  })

  it('leaves out extras that are no longer offered', () => {
    const choice = setExtra(chosen({ baslangic: '2027-08-16', kalkis: 'x' }), 'gone', 2)
    expect(lineOf(product(), choice, 'k')?.ekstra_hizmetler).toEqual([])
  })
})

describe('choosing', () => {
  it('another day or option forgets the departure, the same one keeps it', () => {
    const choice = chosen({ baslangic: '2027-08-16', kalkis: 'x' })
    expect(chooseDay(choice, '2027-08-17').kalkis).toBeNull()
    expect(chooseDay(choice, '2027-08-16')).toBe(choice)
    expect(chooseOption(choice, 'o2').kalkis).toBeNull()
    expect(chooseOption(choice, 'o1')).toBe(choice)
  })

  it('begins, ends and begins a stay anew', () => {
    const begun = chooseRangeDay(chosen({}), '2027-08-16')
    const ended = chooseRangeDay(begun, '2027-08-20')
    expect(ended).toMatchObject({ baslangic: '2027-08-16', bitis: '2027-08-20' })
    expect(chooseRangeDay(ended, '2027-08-25')).toMatchObject({ baslangic: '2027-08-25', bitis: null })
    expect(chooseRangeDay(begun, '2027-08-10')).toMatchObject({ baslangic: '2027-08-10', bitis: null })
  })

  it('keeps the party within its limits', () => {
    const full = setPeople(product(), setPeople(product(), chosen({}), 'cocuk', 9), 'yetiskin', 9)
    expect(full.pax).toEqual({ yetiskin: 2, cocuk: 4, bebek: 0 })
    expect(boundsOf(product(), full, 'yetiskin')).toEqual({ least: 1, most: 2 })
  })

  it('lets no infant travel without an adult', () => {
    const infants = setPeople(product(), chosen({}), 'bebek', 5)
    expect(infants.pax.bebek).toBe(2)
    expect(setPeople(product(), infants, 'yetiskin', 1).pax).toEqual({ yetiskin: 1, cocuk: 0, bebek: 1 })
  })

  it('asks for the consent of the clinic where health data is concerned', () => {
    const clinic: Bookable = { ...product(), urun_tipi: 'saglik' }
    expect(lacksConsent(clinic, chosen({}))).toBe(true)
    expect(lacksConsent(clinic, chosen({ onaylar: ['hatirlatma'] }))).toBe(true)
    expect(lacksConsent(clinic, chosen({ onaylar: ['klinik'] }))).toBe(false)
    expect(lacksConsent(product(), chosen({}))).toBe(false)
  })
})

it('of a group of extras one takes the place of the other', () => {
  const cover = (k_no: string) => ({ k_no, ad: k_no, birim: 'gun', fiyat: 9, kur: 'EUR', grup: 'kasko' }) as const
  const car: Bookable = { ...product(), ekstralar: [...product().ekstralar, cover('orta'), cover('tam')] }
  const first = chooseOfGroup(car, setExtra(startChoice(car), 'e1', 1), 'kasko', 'orta')
  expect(chosenOfGroup(car, first, 'kasko')).toBe('orta')
  const other = chooseOfGroup(car, first, 'kasko', 'tam')
  expect(other.ekstralar).toEqual({ e1: 1, tam: 1 })
  expect(chooseOfGroup(car, other, 'kasko', null).ekstralar).toEqual({ e1: 1 })
})
