import fc from 'fast-check'
import { expect, test } from 'vitest'
import { correctedInstant, type SeatAct, settleSeat } from './boarding.ts'

const act = (k_no: string, tur: SeatAct['tur'], an: number, hedef?: string): SeatAct => ({
  k_no,
  tur,
  an,
  ...(hedef ? { hedef } : {}),
})
const words = (acts: readonly SeatAct[]) =>
  Object.fromEntries([...settleSeat(acts).verdicts].map(([k_no, { karar, once }]) => [k_no, [karar, once]]))

test('the earlier of two scans counts, whichever arrives first, and the other is told', () => {
  const [early, late] = [act('b', 'bindi', 11), act('a', 'bindi', 15)]
  for (const acts of [
    [early, late],
    [late, early],
  ]) {
    expect(settleSeat(acts).counts?.k_no).toBe('b')
    expect(words(acts)).toEqual({ b: ['sayildi', null], a: ['cift', 'b'] })
  }
})

test('a guest who was missing and came is aboard; one who is aboard cannot be missing', () => {
  expect(settleSeat([act('a', 'gelmedi', 1), act('b', 'bindi', 2)]).counts?.k_no).toBe('b')
  expect(words([act('a', 'bindi', 1), act('b', 'gelmedi', 2)])).toEqual({
    a: ['sayildi', null],
    b: ['zaten_bindi', 'a'],
  })
})

test('what is taken back counts no more, and the scan after it does', () => {
  const acts = [act('a', 'bindi', 1), act('b', 'bindi', 2), act('c', 'geri', 3, 'a'), act('d', 'geri', 4, 'a')]
  expect(settleSeat(acts).counts?.k_no).toBe('b')
  expect(words(acts)).toEqual({
    a: ['geri_alindi', 'c'],
    b: ['sayildi', null],
    c: ['sayildi', null],
    d: ['cift', 'c'],
  })
  expect(words([act('c', 'geri', 3, 'x')])).toEqual({ c: ['hedef_yok', null] })
  // Taking back cannot itself be taken back.
  expect(words([act('a', 'bindi', 1), act('b', 'geri', 2, 'a'), act('c', 'geri', 3, 'b')]).c).toEqual([
    'hedef_yok',
    null,
  ])
})

test('every order of arrival, with repeats, ends in the same', () => {
  const acts = fc.uniqueArray(
    fc.record({
      k_no: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'),
      tur: fc.constantFrom('bindi' as const, 'gelmedi' as const, 'geri' as const),
      an: fc.integer({ min: 0, max: 5 }),
      hedef: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'),
    }),
    { selector: ({ k_no }) => k_no },
  )
  fc.assert(
    fc.property(
      acts.chain((all) =>
        fc.tuple(fc.constant(all), fc.shuffledSubarray([...all, ...all], { minLength: all.length * 2 })),
      ),
      ([all, shuffled]) => {
        const [one, other] = [settleSeat(all), settleSeat(shuffled)]
        expect(other.counts?.k_no).toBe(one.counts?.k_no)
        expect(words(shuffled)).toEqual(words(all))
        const counted = all.filter(({ k_no, tur }) => tur === 'bindi' && one.verdicts.get(k_no)?.karar === 'sayildi')
        expect(counted.length).toBeLessThanOrEqual(1)
      },
    ),
  )
})

test('a wrong clock is corrected by the clock it was sent with, and no act lies in the future', () => {
  const minute = 60_000
  const now = Date.UTC(2026, 7, 14, 10, 0)
  expect(correctedInstant(now - 45 * minute, now + 5 * minute, now)).toBe(now - 50 * minute)
  // Three years behind.
  expect(correctedInstant(now - 94_608_000_000 - 10 * minute, now - 94_608_000_000, now)).toBe(now - 10 * minute)
  // The clock was set back between the act and the sending.
  expect(correctedInstant(now + 30 * minute, now, now)).toBe(now)
  expect(correctedInstant(0, now, now)).toBe(now - 72 * 60 * minute)
})
