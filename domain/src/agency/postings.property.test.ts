import { SETTLEMENTS as SETTLEMENT_FLOWS } from '@meltem/contract/agency/agency'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type BookedSale,
  owedBy,
  type Posting,
  postBooking,
  postCancellation,
  postChange,
  postCommissionDue,
  postPayment,
  type SettledSale,
  sumsByCurrency,
} from './postings.ts'
import { statementOf } from './statement.ts'

const money = fc.integer({ min: 0, max: 50_000_00 })
const currency = fc.constantFrom('TRY', 'EUR', 'USD', 'GBP', 'RUB')

/** A sale of agency `a`, or of its sub-agency `s`. */
const amounts = fc.tuple(money, money, money, fc.boolean()).map(([net, satan, above, sub]) => {
  const ust = sub ? Math.min(above, net) : 0
  return {
    satis_toplam: net + satan,
    net_toplam: net,
    satan,
    ust,
    satan_k_no: sub ? 's' : 'a',
    ust_k_no: sub ? 'a' : null,
  }
})

type Act =
  | { readonly tur: 'book'; readonly sale: BookedSale }
  | { readonly tur: 'change' | 'cancel' | 'due'; readonly which: number; readonly part: number }
  | { readonly tur: 'pay'; readonly who: string; readonly kur: string; readonly tutar: number }

const act: fc.Arbitrary<Act> = fc.oneof(
  fc
    .tuple(amounts, fc.constantFrom(...SETTLEMENT_FLOWS), currency)
    .map(([sale, akis, kur]) => ({ tur: 'book' as const, sale: { ...sale, akis, kur } })),
  fc.record({
    tur: fc.constantFrom('change' as const, 'cancel' as const, 'due' as const),
    which: fc.nat(),
    part: fc.integer({ min: 0, max: 100 }),
  }),
  fc.record({
    tur: fc.constant('pay' as const),
    who: fc.constantFrom('a', 's'),
    kur: currency,
    tutar: fc.integer({ min: -10_000_00, max: 10_000_00 }),
  }),
)

interface Books {
  readonly entries: Posting[][]
  readonly live: SettledSale[]
  /** What each agency owes, counted without the ledger. */
  readonly owed: Map<string, number>
}

function owe(books: Books, who: string | null, kur: string, tutar: number): void {
  if (who !== null) books.owed.set(`${who}:${kur}`, (books.owed.get(`${who}:${kur}`) ?? 0) + tutar)
}

/** What a sale alone makes an agency owe, said in words of the contract rather than in postings. */
function oweSale(books: Books, sale: SettledSale, sign: 1 | -1): void {
  const byFlow = {
    yonlendirme: 0,
    faturalama: sale.satis_toplam - sale.satan,
    net_fiyat: sale.net_toplam,
    depozito: sale.satan + sale.ust,
  }
  owe(books, sale.satan_k_no, sale.kur, sign * byFlow[sale.akis])
  if (!sale.vadesi_geldi) return
  if (sale.akis === 'yonlendirme' || sale.akis === 'depozito') owe(books, sale.satan_k_no, sale.kur, -sign * sale.satan)
  owe(books, sale.ust_k_no, sale.kur, -sign * sale.ust)
}

function feeOf(sale: SettledSale, part: number): number {
  return Math.floor((sale.net_toplam * part) / 100)
}

function keptOf(sale: SettledSale, fee: number): number {
  if (sale.akis === 'yonlendirme') return 0
  return sale.akis === 'depozito' ? Math.min(fee, sale.satan + sale.ust) : fee
}

function actOnSale(books: Books, tur: 'change' | 'cancel' | 'due', place: number, part: number): void {
  const sale = books.live[place]
  if (!sale) return
  oweSale(books, sale, -1)
  if (tur === 'cancel') {
    const fee = feeOf(sale, part)
    books.entries.push(postCancellation(sale, fee))
    owe(books, sale.satan_k_no, sale.kur, keptOf(sale, fee))
    books.live.splice(place, 1)
    return
  }
  const after =
    tur === 'due'
      ? { ...sale, vadesi_geldi: true }
      : { ...sale, satis_toplam: sale.satis_toplam + part, net_toplam: sale.net_toplam + part }
  if (tur === 'due') books.entries.push(sale.vadesi_geldi ? [] : postCommissionDue(sale))
  else books.entries.push(postChange(sale, after))
  books.live[place] = after
  oweSale(books, after, 1)
}

function play(acts: readonly Act[]): Books {
  const books: Books = { entries: [], live: [], owed: new Map() }
  for (const one of acts) {
    if (one.tur === 'book') {
      const sale = { ...one.sale, vadesi_geldi: false }
      books.entries.push(postBooking(sale))
      books.live.push(sale)
      oweSale(books, sale, 1)
    } else if (one.tur === 'pay') {
      books.entries.push(postPayment(one.who, one.kur, one.tutar))
      owe(books, one.who, one.kur, -one.tutar)
    } else if (books.live.length > 0) actOnSale(books, one.tur, one.which % books.live.length, one.part)
  }
  return books
}

const stories = fc.array(act, { minLength: 1, maxLength: 40 })

describe('the ledger of agencies', () => {
  it('has entries whose debits equal their credits in every currency, whatever happens in whatever order', () => {
    fc.assert(
      fc.property(stories, (acts) => {
        for (const entry of play(acts).entries) {
          for (const [kur, sum] of sumsByCurrency(entry)) expect([kur, sum]).toEqual([kur, 0])
          expect(entry.every(({ tutar }) => Number.isSafeInteger(tutar) && tutar !== 0)).toBe(true)
        }
      }),
      { numRuns: 2_000 },
    )
  })

  it('comes to what the contract says each agency owes, and the statement to the ledger', () => {
    fc.assert(
      fc.property(stories, (acts) => {
        const { entries, owed } = play(acts)
        const rows = entries.flat()
        for (const who of ['a', 's']) {
          const statement = statementOf(rows, who)
          for (const kur of ['TRY', 'EUR', 'USD', 'GBP', 'RUB']) {
            const balance = statement.findLast((row) => row.kur === kur)?.bakiye ?? 0
            expect(balance).toBe(owed.get(`${who}:${kur}`) ?? 0)
            expect(balance).toBe(owedBy(rows, who, kur))
          }
        }
      }),
      { numRuns: 2_000 },
    )
  })

  it('is empty again when everything was cancelled without a fee before it fell due', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom(...SETTLEMENT_FLOWS), currency, fc.boolean(), (sale, akis, kur, due) => {
        const booked = { ...sale, akis, kur }
        const rows = [
          ...postBooking(booked),
          ...(due ? postCommissionDue(booked) : []),
          ...postCancellation({ ...booked, vadesi_geldi: due }, 0),
        ]
        const sums = new Map<string, number>()
        for (const { hesap, acente_k_no, tutar } of rows) {
          sums.set(`${hesap}:${acente_k_no}`, (sums.get(`${hesap}:${acente_k_no}`) ?? 0) + tutar)
        }
        expect([...sums.values()].every((left) => left === 0)).toBe(true)
      }),
    )
  })

  it.each(SETTLEMENT_FLOWS)(
    '%s: one line that is cancelled leaves the entry of the others, and its own fee',
    (akis) => {
      const common = { akis, kur: 'EUR', satan_k_no: 's', ust_k_no: 'a', vadesi_geldi: false }
      const whole = { satis_toplam: 412_00, net_toplam: 337_84, satan: 44_50, ust: 29_66, ...common }
      const line = { satis_toplam: 220_00, net_toplam: 180_40, satan: 23_76, ust: 15_84, ...common }
      const left = { satis_toplam: 192_00, net_toplam: 157_44, satan: 20_74, ust: 13_82, ...common }
      const fee = keptOf(line, 90_20)
      const rows = [...postBooking(whole), ...postCancellation(line, 90_20)]
      const wanted = postBooking(left)
      for (const who of ['a', 's']) {
        expect(owedBy(rows, who, 'EUR')).toBe(owedBy(wanted, who, 'EUR') + (who === 's' ? fee : 0))
      }
      for (const hesap of ['komisyon', 'bekleyen'] as const) {
        const sum = (postings: readonly Posting[]) =>
          postings.filter((row) => row.hesap === hesap).reduce((total, row) => total + row.tutar, 0)
        expect([hesap, sum(rows)]).toEqual([hesap, sum(wanted)])
      }
    },
  )

  it.each([
    ['yonlendirme', 0, -74_16],
    ['faturalama', 337_84, 337_84],
    ['net_fiyat', 337_84, 337_84],
    ['depozito', 74_16, 0],
  ] as const)('%s: a sale of 412.00 makes the agency owe %i, and %i after the trip', (akis, booked, after) => {
    const sale = { satis_toplam: 412_00, net_toplam: 337_84, satan: 74_16, ust: 0, satan_k_no: 'a', ust_k_no: null }
    const rows = postBooking({ ...sale, akis, kur: 'EUR' })
    expect(owedBy(rows, 'a', 'EUR')).toBe(booked)
    expect(owedBy([...rows, ...postCommissionDue({ ...sale, akis, kur: 'EUR' })], 'a', 'EUR')).toBe(after)
  })
})
