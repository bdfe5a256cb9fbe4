import { expect, test } from 'vitest'
import { loadedAtOnce } from './office-shell.ts'

/** What describes things of a screen is loaded with that screen: each schema in the shell is paid for by every login. */
const OF_SCREENS = /^contract\/src\/(?!wire\/|staff\/|audience\/)/

test('the shell of the office describes nothing but the session, and grows by no screen', () => {
  const files = loadedAtOnce('admin/app/main.tsx')
  expect(files).toContain('admin/app/routes.tsx')
  expect(files).toContain('contract/src/staff/staff.ts')
  expect(files.filter((file) => OF_SCREENS.test(file))).toEqual([])
  expect(files.filter((file) => /^admin\/app\/routes\/(?!frame\/)/.test(file))).toEqual([])
})

test('what a screen imports is seen', () => {
  expect(loadedAtOnce('admin/app/routes/day/calendar.tsx').some((file) => OF_SCREENS.test(file))).toBe(true)
})
