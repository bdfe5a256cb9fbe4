import { expect, test } from 'vitest'
import { API } from '../api.ts'
import { FRESH_RIGHTS, LIMITED, limitOf, type RightHolder, STAFF_ROLES, salesSeenBy } from './rights.ts'

test('the rights that are shown with a key are those of calls that ask for a fresh code (PEOPLE-19)', () => {
  const asking = API.filter(({ access, taze }) => access === 'staff' && taze).map(({ hak }) => hak)
  expect(new Set(FRESH_RIGHTS)).toEqual(new Set(asking))
  expect(new Set(FRESH_RIGHTS).size).toBe(FRESH_RIGHTS.length)
})

test('whoever has a limit somewhere is a role, and nobody goes beyond all of it (PEOPLE-18)', () => {
  for (const what of LIMITED) {
    const limits = STAFF_ROLES.map((rol) => limitOf(rol, what))
    expect([what, Math.max(...limits) > 0, Math.max(...limits) <= 100, Math.min(...limits)]).toEqual([
      what,
      true,
      true,
      0,
    ])
  }
})

test.each([
  ['yonetici', [], [], 'hepsi'],
  ['muhasebe', [], [], 'hepsi'],
  ['satis', [], [], 'kendi'],
  ['icerik', [], [], undefined],
  ['operasyon', [], [], undefined],
  ['operasyon', ['rakam.oku'], [], 'kendi'],
  ['saha', ['rakam.oku'], [], 'kendi'],
  ['yonetici', [], ['rakam.oku'], undefined],
  ['satis', [], ['rakam.oku'], undefined],
] as const)('the figures that %s with %j and without %j sees are %s (FIG-3)', (rol, ek_haklar, alinan_haklar, seen) => {
  const holder: RightHolder = { rol, ek_haklar, alinan_haklar }
  expect(salesSeenBy(holder)).toBe(seen)
})
