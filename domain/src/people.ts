/** Who travels on one line (BOOK-11, `pax`). */
export interface People {
  readonly yetiskin: number
  readonly cocuk: number
  readonly bebek: number
}

export interface PeopleLimits {
  readonly en_az: number
  readonly en_cok: number
  /** Fewest adults; a child may not be able to travel alone. */
  readonly en_az_yetiskin: number
  /** First age that pays the child price. */
  readonly cocuk_yas: number
  /** First age that pays the adult price. */
  readonly yetiskin_yas: number
  /** Guests below this age are not taken along; without one, guests of all ages are. */
  readonly en_az_yas?: number
}

export const MOST_PEOPLE = 99

export type PeopleProblem =
  | 'kisi_gecersiz'
  | 'kisi_yok'
  | 'kisi_az'
  | 'kisi_fazla'
  | 'yetiskin_az'
  | 'bebek_yetiskin_ister'
  | 'cocuk_alinmaz'
  | 'bebek_alinmaz'

/** Adults and children: those who count for group sizes and extras per person. Infants do not. */
export function payingPeople(pax: People): number {
  return pax.yetiskin + pax.cocuk
}

export function allPeople(pax: People): number {
  return pax.yetiskin + pax.cocuk + pax.bebek
}

/** Seats on a departure: an infant sits on a lap unless the product gives it a seat. Worked: 2 + 1 + 1 → 3 or 4. */
export function seatsFor(pax: People, infantsNeedSeats: boolean): number {
  return infantsNeedSeats ? allPeople(pax) : payingPeople(pax)
}

type Ages = Pick<PeopleLimits, 'cocuk_yas' | 'yetiskin_yas' | 'en_az_yas'>

/** Whether guests of child age may come. Worked: child 4 to 12 and least age 13, or no age between the two: none. */
export function takesChildren({ cocuk_yas, yetiskin_yas, en_az_yas = 0 }: Ages): boolean {
  return Math.max(cocuk_yas, en_az_yas) < yetiskin_yas
}

/** Whether infants may come. Worked: infants are below 4; a least age of 4 or more leaves none of them. */
export function takesInfants({ cocuk_yas, en_az_yas = 0 }: Ages): boolean {
  return en_az_yas < cocuk_yas
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0 && value <= MOST_PEOPLE
}

/** Every rule the party breaks, plainest first; empty when it may travel. */
export function findPeopleProblems(pax: People, limits: PeopleLimits): PeopleProblem[] {
  if (![pax.yetiskin, pax.cocuk, pax.bebek].every(isCount) || allPeople(pax) > MOST_PEOPLE) return ['kisi_gecersiz']
  if (allPeople(pax) === 0) return ['kisi_yok']
  const problems: PeopleProblem[] = []
  if (pax.bebek > 0 && pax.yetiskin === 0) problems.push('bebek_yetiskin_ister')
  if (pax.yetiskin < limits.en_az_yetiskin) problems.push('yetiskin_az')
  if (pax.cocuk > 0 && !takesChildren(limits)) problems.push('cocuk_alinmaz')
  if (pax.bebek > 0 && !takesInfants(limits)) problems.push('bebek_alinmaz')
  if (payingPeople(pax) < limits.en_az) problems.push('kisi_az')
  if (payingPeople(pax) > limits.en_cok) problems.push('kisi_fazla')
  return problems
}

/** Worked: with child from 4 and adult from 13, age 3 is `bebek`, 12 is `cocuk`, 13 is `yetiskin`. */
export function kindOfPerson(age: number, limits: PeopleLimits): keyof People {
  if (age >= limits.yetiskin_yas) return 'yetiskin'
  return age >= limits.cocuk_yas ? 'cocuk' : 'bebek'
}
