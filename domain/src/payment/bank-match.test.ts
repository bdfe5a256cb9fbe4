import { describe, expect, it } from 'vitest'
import { numbersIn, type Payee, PayeeBook, paidBy } from './bank-match.ts'

const RATES = { TRY: '1', EUR: '51.20' }

function payee(changes: Partial<Payee> & { readonly k_no: string }): Payee {
  return {
    kayit_no: 'INT260810140501',
    adlar: ['Elif Karagöz'],
    kur: 'EUR',
    vadeler: [8955, 35_820],
    kurlar: RATES,
    canli: true,
    kayitlilar: [],
    ...changes,
  }
}

const ELIF = payee({ k_no: 'elif' })
const JONAS = payee({ k_no: 'jonas', kayit_no: 'INT260810140502', adlar: ['Jonas Müller'], vadeler: [92_400] })
const DMITRI = payee({ k_no: 'dmitri', kayit_no: 'INT260810140503', adlar: ['Дмитрий Орлов'], vadeler: [11_000] })
const GROUP = [1, 2, 3].map((place) =>
  payee({
    k_no: `ip${place}`,
    kayit_no: `INT26081014051${place}`,
    adlar: ['Ali Veli', 'Öztürk Turizm'],
    vadeler: [5000, 20_000],
  }),
)
const BOOK = new PayeeBook([ELIF, JONAS, DMITRI, ...GROUP])

const suggest = (metin: string, tutar: number, kur = 'EUR') => {
  const { sinif, fark, paylar } = BOOK.suggest({ metin, tutar, kur })
  return [sinif, fark, paylar.map((share) => share.payee.k_no).join()]
}

describe('a line of the bank is', () => {
  it.each([
    ['certain by number and deposit', 'KARAGOZ ELIF INT260810140501', 8955, ['kesin', 0, 'elif']],
    ['certain by number and whole', 'int 260810-140501', 35_820, ['kesin', 0, 'elif']],
    ['certain with a number that a line break divides', 'INT2608101\n40501', 8955, ['kesin', 0, 'elif']],
    ['likely by name and sum', 'MUELLER JONAS Villa August', 92_400, ['olasi', 0, 'jonas']],
    ['likely by a name in other letters', 'ORLOV DMITRIY', 11_000, ['olasi', 0, 'dmitri']],
    ['several bookings of one sender', 'OZTURK TURIZM transfer', 15_000, ['birlikte', 0, 'ip1,ip2,ip3']],
    ['several, some by deposit and some whole', 'OZTURK TURIZM', 25_000, ['birlikte', 0, 'ip1,ip2']],
    ['too little', 'INT260810140501', 8900, ['eksik', -55, 'elif']],
    ['too much', 'INT260810140501', 36_000, ['fazla', 180, 'elif']],
    ['nothing, for a name with quite another sum', 'KARAGOZ ELIF', 20_000, ['yok', 0, '']],
    ['nothing, for a surname alone', 'KARAGOZ', 8955, ['yok', 0, '']],
    ['nothing, for a number that is part of a longer one', 'TR260810140501999', 8955, ['yok', 0, '']],
    ['nothing without words', 'HAVALE', 8955, ['yok', 0, '']],
  ])('%s', (_what, metin, tutar, wanted) => {
    expect(suggest(metin, tutar)).toEqual(wanted)
  })

  it('certain in another currency by the rate of the booking, and short by a rate of another day', () => {
    expect(suggest('INT260810140501', 458_496, 'TRY')).toEqual(['kesin', 0, 'elif'])
    expect(suggest('ORLOV DMITRIY', 560_000, 'TRY')).toEqual(['eksik', -3200, 'dmitri'])
    expect(suggest('INT260810140501', 8955, 'GBP')).toEqual(['yok', 0, ''])
  })

  it('never certain for a booking that is over, nor where two are named', () => {
    const over = new PayeeBook([{ ...ELIF, canli: false }, JONAS])
    expect(over.suggest({ metin: 'INT260810140501', tutar: 8955, kur: 'EUR' }).sinif).toBe('olasi')
    expect(suggest('INT260810140501 INT260810140502', 101_355)).toEqual(['birlikte', 0, 'elif,jonas'])
    expect(suggest('INT260810140501 INT260810140502', 8955)).toEqual(['yok', 0, ''])
  })

  it('booked already where a person has entered the same transfer by hand', () => {
    const book = new PayeeBook([{ ...ELIF, vadeler: [26_865], kayitlilar: [{ k_no: 't1', tutar: 8955 }] }])
    const found = book.suggest({ metin: 'INT260810140501', tutar: 8955, kur: 'EUR' })
    expect([found.sinif, found.tahsilat_k_no]).toEqual(['kayitli', 't1'])
  })
})

it('pays exactly what is due where the line is what that comes to, and converts everything else', () => {
  expect(paidBy(ELIF, 458_496, 'TRY')).toBe(8955)
  expect(paidBy(ELIF, 455_296, 'TRY')).toBe(8893)
  expect(paidBy(ELIF, 100, 'EUR')).toBe(100)
  expect(paidBy(ELIF, 100, 'GBP')).toBeUndefined()
})

it('reads numbers as guests and banks write them', () => {
  expect(numbersIn('INT 2608 1014 0501 / int-260810140502')).toEqual(['INT260810140501', 'INT260810140502'])
  expect(numbersIn('Rez. 260810140501')).toEqual(['INT260810140501'])
  expect(numbersIn('TR33 0006 1005 1978 6457 8413 26')).toEqual([])
})
