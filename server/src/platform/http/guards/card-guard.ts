import { isIban } from '@meltem/domain/identifiers'
import { mayDisguiseDigits, plainDigits } from '../plain-digits.ts'

const SHORTEST = 13
const LONGEST = 19

const NONE: ReadonlySet<number> = new Set()
const upTo = (longest: number, shortest: number) =>
  new Set(Array.from({ length: longest - shortest + 1 }, (_, place) => shortest + place))

/** What each brand's numbers begin with, and how long they are; no two begin alike. */
const BRANDS: readonly (readonly [RegExp, ReadonlySet<number>])[] = [
  [/^4/, new Set([13, 16, 19])],
  [/^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720|9792)/, new Set([16])],
  [/^3[47]/, new Set([15])],
  [/^3(?:0[0-59]|[689])/, upTo(LONGEST, 14)],
  [/^(?:35(?:2[89]|[3-8])|220[0-4]|8[12])/, upTo(LONGEST, 16)],
  [/^(?:50|5[6-9]|6)/, upTo(LONGEST, SHORTEST)],
]

const ZERO = '0'.charCodeAt(0)

/** The check digit of card numbers. Worked: 4111111111111129 holds, 4111111111111128 does not. */
function isLuhn(digits: string): boolean {
  let sum = 0
  for (let place = digits.length - 1; place >= 0; place -= 1) {
    const digit = digits.charCodeAt(place) - ZERO
    const doubled = (digits.length - 1 - place) % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

/** How long the numbers are that begin like this; none for what is no card. */
function lengthsOf(digits: string): ReadonlySet<number> {
  return BRANDS.find(([prefix]) => prefix.test(digits))?.[1] ?? NONE
}

/** Up to three signs stand between two groups. Commas, semicolons and line ends part one thing of a list from the next. */
const GAP = String.raw`[^\p{L}\p{N}+,;\n\r]{1,3}`
const RUN = new RegExp(String.raw`(?<before>.?)(?<![\p{L}\d])(?<run>\d+(?:${GAP}\d+)*)(?![\p{L}\d])`, 'gsu')

/** Numbers that are long, and none of a card: keys of rows, and accounts whose check holds. */
const UUID = /\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/gi
const ACCOUNT = /\b[a-z]{2}\d{2}(?: ?[a-z\d]){11,30}\b/gi

function withoutOtherNumbers(text: string): string {
  return text
    .replaceAll(UUID, ';')
    .replaceAll(ACCOUNT, (account) => (isIban(account.replaceAll(' ', '').toUpperCase()) ? ';' : account))
}

/** Dates one after the other are as long as a card. */
const DATES = new Set(['2,2,4,2,2,4', '4,2,2,4,2,2'])

/** Groups as people write a card: all alike but for the last, or as American Express and Diners print them. */
function looksPrinted(sizes: readonly number[]): boolean {
  const [first = 0] = sizes
  const last = sizes.at(-1) ?? 0
  const alike = first <= 8 && last <= first && sizes.slice(0, -1).every((size) => size === first)
  return alike || ['4,6,5', '4,6,4'].includes(sizes.join())
}

const LOOSE_GAP = /^[ \t_-]$/

/** Other groups only where single blanks, dashes or low lines stand between: dots and slashes belong to sums and dates. */
function isOneNumber(groups: readonly string[], gaps: readonly string[]): boolean {
  if (groups.length === 1) return true
  const sizes = groups.map((group) => group.length)
  return looksPrinted(sizes) || (gaps.every((gap) => LOOSE_GAP.test(gap)) && !DATES.has(sizes.join()))
}

/** Digits in groups, with what stands between one group and the next. */
interface Run {
  readonly groups: readonly string[]
  readonly gaps: readonly string[]
}

/** A blank may end a number; a dash or a dot between two digits holds them together. */
const isEnd = (gap: string | undefined) => gap === undefined || gap.includes(' ') || gap.includes('\t')

/** Any groups behind each other that are a card number together. */
function holdsCard({ groups, gaps }: Run, isAfterPlus: boolean): boolean {
  const digits = groups.join('')
  let at = 0
  return groups.some((group, from) => {
    const number = digits.slice(at, at + LONGEST)
    at += group.length
    const mayBegin = from === 0 ? !isAfterPlus : isEnd(gaps[from - 1])
    return mayBegin && beginsWithCard(number, from, { groups, gaps })
  })
}

function beginsWithCard(number: string, from: number, { groups, gaps }: Run): boolean {
  const lengths = lengthsOf(number)
  if (lengths === NONE) return false
  let length = 0
  for (let to = from; to < groups.length && length < LONGEST; to += 1) {
    length += groups[to]?.length ?? 0
    if (!lengths.has(length) || !isEnd(gaps[to]) || !isLuhn(number.slice(0, length))) continue
    if (isOneNumber(groups.slice(from, to + 1), gaps.slice(from, to))) return true
  }
  return false
}

/** Thirteen digits with little between them; letters of other languages count as little. */
const MANY_DIGITS = /(?<!\d)\d(?:[^A-Za-z\d+,;\n\r]{0,3}\d){12}/
const UUID_LENGTH = 36
const ONLY_UUID = new RegExp(`^${UUID.source}$`, 'i')

/** Nearly every text is done with here: the guard looks at all that is sent, and most of that are words and keys of rows. */
function mayHoldCard(text: string): boolean {
  if (text.length < SHORTEST || (text.length === UUID_LENGTH && ONLY_UUID.test(text))) return false
  return MANY_DIGITS.test(text) || mayDisguiseDigits(text, SHORTEST)
}

function isCardText(text: string): boolean {
  if (!mayHoldCard(text)) return false
  for (const { groups } of withoutOtherNumbers(plainDigits(text)).matchAll(RUN)) {
    const run = groups?.run ?? ''
    if (run.length < SHORTEST) continue
    const found = { groups: run.match(/\d+/g) ?? [], gaps: run.match(/\D+/g) ?? [] }
    if (holdsCard(found, groups?.before === '+')) return true
  }
  return false
}

const DEEPEST = 12

/**
 * Whether a body carries a card number anywhere (reliability P10): in a field of its own, in a note, in a name, whatever
 * stands between its digits and whatever script they are in. Such a body is refused before anything of it is stored or
 * logged, because the card form belongs to the bank.
 */
export function carriesCard(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isCardText(value)
  if (typeof value === 'number') return Number.isInteger(value) && value > 1e12 && isCardText(String(value))
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return false
  // A file is no text; as a list of numbers it would take a hundred times its size.
  if (value instanceof Uint8Array) return false
  const fields = value as Readonly<Record<string, unknown>>
  return Object.keys(fields).some((name) => isCardText(name) || carriesCard(fields[name], depth + 1))
}
