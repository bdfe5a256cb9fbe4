import type { MatchClass } from '@meltem/contract/payment/bank-office'
import { converterTo, type RateTable } from '../exchange.ts'
import type { Minor } from '../money.ts'

/** A line of the bank that waits. */
interface WaitingLine {
  readonly tutar: Minor
  readonly kur: string
  /** Everything it says: sender, text, references. */
  readonly metin: string
}

/** A booking that money may be for. */
export interface Payee {
  readonly k_no: string
  readonly kayit_no: string
  /** Guests, members and agencies who may have sent it. */
  readonly adlar: readonly string[]
  readonly kur: string
  /** Deposit and whole that are still due, in `kur`; none is zero. */
  readonly vadeler: readonly Minor[]
  readonly kurlar: RateTable
  /** Waits for money or has taken some, rather than being over. */
  readonly canli: boolean
  /** Transfers a person has booked by hand that no line belongs to yet. */
  readonly kayitlilar: readonly { readonly k_no: string; readonly tutar: Minor }[]
}

interface Share<P extends Payee = Payee> {
  readonly payee: P
  /** In the currency of the line. */
  readonly tutar: Minor
  readonly beklenen: Minor
}

export interface Suggested<P extends Payee = Payee> {
  readonly sinif: MatchClass
  readonly paylar: readonly Share<P>[]
  readonly fark: number
  readonly tahsilat_k_no: string | null
}

/** A sum that misses what is due by less than this is the same payment: a fee on the way, or a rate of another day. */
const NEAR_PERCENT = 5
/** Combinations of more bookings than this are for a person. */
const MOST_TOGETHER = 12

const NOTHING: Suggested<never> = { sinif: 'yok', paylar: [], fark: 0, tahsilat_k_no: null }

/**
 * Letters a bank leaves of a name: capitals without marks. Banks write Şahin as SAHIN, Müller as MUELLER or MULLER, and
 * Орлов as it is or by its sound.
 */
export function foldBankText(text: string): string {
  return text
    .replaceAll(/[ıİ]/g, 'I')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'SS')
    .replaceAll(/[Øø]/g, 'O')
    .replaceAll(/[Łł]/g, 'L')
    .toUpperCase()
}

/** Numbers of bookings in a text; banks break lines inside them, guests put blanks and dashes. */
export function numbersIn(text: string): string[] {
  const found = foldBankText(text).matchAll(/INT[\s./-]*((?:\d[\s./-]*){12})(?!\d)|(?<![A-Z0-9])(\d{12})(?![A-Z0-9])/g)
  return [...new Set([...found].map(([, spaced, plain]) => `INT${(spaced ?? plain ?? '').replaceAll(/\D/g, '')}`))]
}

const CYRILLIC: Readonly<Record<string, string>> = Object.fromEntries(
  'А A,Б B,В V,Г G,Д D,Е E,Ж ZH,З Z,И I,К K,Л L,М M,Н N,О O,П P,Р R,С S,Т T,У U,Ф F,Х KH,Ц TS,Ч CH,Ш SH,Щ SHCH,Ъ ,Ы Y,Ь ,Э E,Ю YU,Я YA'
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
)

function inLatin(folded: string): string {
  return folded.replaceAll(/[А-Я]/g, (letter) => CYRILLIC[letter] ?? letter)
}

/** Words of a name that tell people apart, initials left out. Dmitriy, Dmitrii and Dmitry are one word. */
function wordsOf(text: string): string[] {
  const words = inLatin(foldBankText(text)).split(/[^A-Z0-9]+/)
  return words.filter((word) => word.length > 1).map((word) => word.replaceAll(/[IY]+/g, 'I'))
}

/** Every word of the name stands in the text, as banks write them: UE for Ü counts as U. */
function names(words: ReadonlySet<string>, name: string): boolean {
  const wanted = wordsOf(name)
  return wanted.length > 1 && wanted.every((word) => words.has(word))
}

function spoken(text: string): ReadonlySet<string> {
  const words = wordsOf(text)
  const plain = words.map((word) => word.replaceAll(/([AOU])E/g, '$1'))
  return new Set([...words, ...plain])
}

/** What a booking's sum is in the currency of the line, by the booking's own rate; undefined where it has none. */
export function inLineCurrency(payee: Pick<Payee, 'kur' | 'kurlar'>, amount: Minor, kur: string): Minor | undefined {
  if (payee.kur === kur) return amount
  if (!payee.kurlar[kur] || !payee.kurlar[payee.kur]) return undefined
  return converterTo(kur, payee.kurlar)(amount, payee.kur)
}

/**
 * What a booking is paid by a part of a line, in its own currency: exactly what is due where the line is what that comes
 * to, so that a rounded cent leaves nothing open.
 */
export function paidBy(payee: Payee, tutar: Minor, kur: string): Minor | undefined {
  if (payee.kur === kur) return tutar
  const due = payee.vadeler.find((amount) => inLineCurrency(payee, amount, kur) === tutar)
  if (due !== undefined) return due
  if (!payee.kurlar[kur] || !payee.kurlar[payee.kur]) return undefined
  return converterTo(payee.kur, payee.kurlar)(tutar, kur)
}

/** The bookings of a tenant as lines are held against them. */
export class PayeeBook<P extends Payee = Payee> {
  readonly #byNumber: ReadonlyMap<string, P>
  readonly #byWord = new Map<string, P[]>()

  constructor(payees: readonly P[]) {
    this.#byNumber = new Map(payees.map((payee) => [payee.kayit_no, payee]))
    for (const payee of payees) {
      for (const word of new Set(payee.adlar.flatMap(wordsOf))) {
        const known = this.#byWord.get(word)
        if (known) known.push(payee)
        else this.#byWord.set(word, [payee])
      }
    }
  }

  /** Number and sum are certain; a name and a sum are likely; the rest is for a person to look at (PAY-12). */
  suggest(line: WaitingLine): Suggested<P> {
    const numbered = numbersIn(line.metin).flatMap((number) => this.#byNumber.get(number) ?? [])
    const [only] = numbered
    if (only && numbered.length === 1) return suggestOne(line, only, only.canli ? 'kesin' : 'olasi')
    if (numbered.length > 1) return together(line, numbered) ?? NOTHING
    return this.#suggestByName(line)
  }

  #suggestByName(line: WaitingLine): Suggested<P> {
    const words = spoken(line.metin)
    const near = new Set([...words].flatMap((word) => this.#byWord.get(word) ?? []))
    const named = [...near].filter(({ canli, adlar }) => canli && adlar.some((name) => names(words, name)))
    const [first] = named
    if (!first) return NOTHING
    const each = named.map((payee) => suggestOne(line, payee, 'olasi'))
    const fitting = each.find(({ sinif }) => sinif === 'kayitli') ?? each.find(({ sinif }) => sinif === 'olasi')
    if (fitting) return fitting
    const group = named.length > 1 ? together(line, named) : undefined
    if (group) return group
    // Without its number a booking is only named where the sum is near: the same person may have sent it for anything.
    const close = each.filter(({ paylar: [share], fark }) => share && isNear(fark, share.beklenen))
    return close.toSorted((a, b) => Math.abs(a.fark) - Math.abs(b.fark))[0] ?? NOTHING
  }
}

function isNear(fark: number, beklenen: Minor): boolean {
  return Math.abs(fark) * 100 <= beklenen * NEAR_PERCENT
}

function suggestOne<P extends Payee>({ tutar, kur }: WaitingLine, payee: P, exact: 'kesin' | 'olasi'): Suggested<P> {
  const booked = payee.kayitlilar.find((one) => inLineCurrency(payee, one.tutar, kur) === tutar)
  if (booked) {
    return { sinif: 'kayitli', paylar: [{ payee, tutar, beklenen: tutar }], fark: 0, tahsilat_k_no: booked.k_no }
  }
  const dues = payee.vadeler.flatMap((amount) => inLineCurrency(payee, amount, kur) ?? [])
  const nearest = dues.toSorted((a, b) => Math.abs(tutar - a) - Math.abs(tutar - b))[0]
  if (nearest === undefined) {
    const payable = payee.kur === kur || payee.kurlar[kur] !== undefined
    if (!payable) return NOTHING
    return { sinif: 'fazla', paylar: [{ payee, tutar, beklenen: 0 }], fark: tutar, tahsilat_k_no: null }
  }
  const fark = tutar - nearest
  const apart = fark < 0 ? 'eksik' : 'fazla'
  const sinif = fark === 0 ? exact : apart
  return { sinif, paylar: [{ payee, tutar, beklenen: nearest }], fark, tahsilat_k_no: null }
}

/** Several bookings whose deposits, or whose wholes, come to the line exactly. */
function together<P extends Payee>(line: WaitingLine, payees: readonly P[]): Suggested<P> | undefined {
  if (payees.length > MOST_TOGETHER) return undefined
  const rows = payees.map((payee) => ({
    payee,
    dues: payee.vadeler.flatMap((amount) => inLineCurrency(payee, amount, line.kur) ?? []),
  }))
  const found = choose(rows, line.tutar)
  if (!found || found.length < 2) return undefined
  const paylar = found.map(({ payee, due }) => ({ payee, tutar: due, beklenen: due }))
  return { sinif: 'birlikte', paylar, fark: 0, tahsilat_k_no: null }
}

interface Row<P> {
  readonly payee: P
  readonly dues: readonly Minor[]
}

type Chosen<P> = readonly { readonly payee: P; readonly due: Minor }[]

/** All of them first, by deposit before whole; then some of them. At most 3^12 ways, cut where the sum is passed. */
function choose<P>(rows: readonly Row<P>[], wanted: Minor): Chosen<P> | undefined {
  const [row, ...rest] = rows
  if (wanted === 0) return []
  if (!row || wanted < 0) return undefined
  for (const due of row.dues) {
    const others = choose(rest, wanted - due)
    if (others) return [{ payee: row.payee, due }, ...others]
  }
  return choose(rest, wanted)
}
