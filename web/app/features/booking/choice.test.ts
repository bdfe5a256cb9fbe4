import { describe, expect, it } from 'vitest'
import {
  type Bookable,
  type Choice,
  chooseDay,
  chooseOfGroup,
  chooseOption,
  chooseRangeDay,
  chosenOfGroup,
  findMissing,
  lacksConsent,
  lineOf,
  mostPieces,
  offeredTimes,
  setExtra,
  startChoice,
  withOfferedTime,
} from './choice.ts'
import { boundsOf, followRooms, roomBounds, setPeople } from './choice-party.ts'

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
  calisma_saatleri: null,
  son_satis_saat: 0,
  odeme_adimlari: [],
  gorsel: null,
  ...over,
})

const product = (over: Partial<Option> = {}): Bookable => ({
  k_no: 'p1',
  urun_tipi: 'tur',
  secenekler: [option(over), option({ ...over, k_no: 'o2' })],
  kisi_sinirlari: { en_az: 1, en_cok: 6, en_az_yetiskin: 1, en_az_yas: 0, cocuk_yas: 4, yetiskin_yas: 13 },
  ekstralar: [{ k_no: 'e1', ad: 'Alma', birim: 'kisi', fiyat: 6, kur: 'EUR', grup: null, en_cok: 1 }],
  ucretler: [],
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
  const cover = (k_no: string) =>
    ({ k_no, ad: k_no, birim: 'gun', fiyat: 9, kur: 'EUR', grup: 'kasko', en_cok: 1 }) as const
  const car: Bookable = { ...product(), ekstralar: [...product().ekstralar, cover('orta'), cover('tam')] }
  const first = chooseOfGroup(car, setExtra(startChoice(car), 'e1', 1), 'kasko', 'orta')
  expect(chosenOfGroup(car, first, 'kasko')).toBe('orta')
  const other = chooseOfGroup(car, first, 'kasko', 'tam')
  expect(other.ekstralar).toEqual({ e1: 1, tam: 1 })
  expect(chooseOfGroup(car, other, 'kasko', null).ekstralar).toEqual({ e1: 1 })
})

describe('rooms of a hotel', () => {
  const bilgi = { kapasite: 2, buyuk_bavul: null, arac: null, alan_m2: null, yataklar: null }
  const rooms = { stok: 'gece', fiyatlandirma: 'gecelik', bilgi } as const
  const hotel: Bookable = {
    ...product(rooms),
    urun_tipi: 'otel',
    secenekler: [option(rooms), option({ ...rooms, k_no: 'o2', bilgi: { ...bilgi, kapasite: 4 } })],
  }
  const dates = { baslangic: '2027-08-16', bitis: '2027-08-19' }

  it('follow the party, up and down', () => {
    const five = setPeople(hotel, startChoice(hotel), 'yetiskin', 5)
    expect(five).toMatchObject({ adet: 3, pax: { yetiskin: 5 } })
    expect(setPeople(hotel, five, 'yetiskin', 2).adet).toBe(1)
  })

  it('are kept by who chose more than needed, as long as each has an adult', () => {
    const more = { ...setPeople(hotel, startChoice(hotel), 'yetiskin', 3), adet: 3 }
    expect(setPeople(hotel, more, 'yetiskin', 4).adet).toBe(3)
    expect(setPeople(hotel, more, 'yetiskin', 2).adet).toBe(2)
    expect(roomBounds(hotel, more)).toEqual({ least: 2, most: 3 })
  })

  it('are fewer where a larger room is chosen', () => {
    const four = setPeople(hotel, startChoice(hotel), 'yetiskin', 4)
    expect(followRooms(hotel, four, chooseOption(four, 'o2')).adet).toBe(1)
  })

  it('stand in the line where there are several', () => {
    const one = { ...startChoice(hotel), ...dates }
    expect(lineOf(hotel, one, 'k')).not.toHaveProperty('adet')
    expect(lineOf(hotel, setPeople(hotel, one, 'yetiskin', 3), 'k')?.adet).toBe(2)
  })

  it('are nobody’s question in a villa', () => {
    const villa: Bookable = { ...hotel, urun_tipi: 'villa' }
    expect(roomBounds(villa, startChoice(villa))).toBeNull()
    expect(boundsOf(villa, startChoice(villa), 'yetiskin')).toEqual({ least: 1, most: 2 })
  })
})

describe('what the product does not offer', () => {
  const pets = { tur: 'evcil_hayvan', fiyat: 5, kur: 'EUR', gecelik: true, esik_gece: 0, en_cok: 2 } as const
  const day = { baslangic: '2027-08-16', kalkis: 'x' }

  it('is not asked for, wherever the wish came from', () => {
    const wished = chosen({ ...day, evcil_hayvan: 3, ek_yatak: 1, ekstralar: { e1: 5 } })
    expect(lineOf(product(), wished, 'k')).not.toHaveProperty('evcil_hayvan')
    const line = lineOf({ ...product(), ucretler: [pets] }, wished, 'k')
    expect(line).toMatchObject({ evcil_hayvan: 2, ekstra_hizmetler: [{ k_no: 'e1', adet: 1 }] })
    expect(line).not.toHaveProperty('ek_yatak')
  })

  it('has no place for children or infants below the least age', () => {
    const tour: Bookable = { ...product(), kisi_sinirlari: { ...product().kisi_sinirlari, en_az_yas: 13 } }
    expect(setPeople(tour, setPeople(tour, chosen({}), 'cocuk', 2), 'bebek', 1).pax).toMatchObject({
      cocuk: 0,
      bebek: 0,
    })
  })
})

describe('times of what is served by the hour', () => {
  const hours = { acilis: '09:00', kapanis: '20:00', adim_dk: 60 }
  const boat = product({ stok: 'saat', fiyatlandirma: 'birim', sure_dk: 60, calisma_saatleri: hours })
  const [hour] = boat.secenekler

  it('are those of the option, and fewer for more hours; midnight is none of them', () => {
    expect(offeredTimes(hour, { adet: 1 })).toHaveLength(11)
    expect(offeredTimes(hour, { adet: 1 })).not.toContain('00:00')
    expect(offeredTimes(hour, { adet: 9 })).toEqual(['09:00', '10:00', '11:00'])
    expect(offeredTimes(option({ fiyatlandirma: 'arac', stok: 'saat' }), { adet: 1 })).toContain('00:00')
  })

  it('are asked for again when the chosen one no longer fits, and not more hours than the day has', () => {
    expect(withOfferedTime(boat, chosen({ baslangic_saat: '00:00' })).baslangic_saat).toBeNull()
    expect(withOfferedTime(boat, chosen({ baslangic_saat: '19:00' })).baslangic_saat).toBe('19:00')
    expect(withOfferedTime(boat, chosen({ baslangic_saat: '19:00', adet: 2 })).baslangic_saat).toBeNull()
    expect(mostPieces(hour ?? option({}))).toBe(11)
    expect(mostPieces(option({ fiyatlandirma: 'birim' }))).toBe(99)
  })
})
