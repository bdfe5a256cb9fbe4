import { expect, test } from 'vitest'
import { SCREENS } from './screens.ts'

test.each(['letter', 'name', 'path'] as const)('no two screens have the same %s', (field) => {
  const said = SCREENS.map((screen) => screen[field])
  expect(said.filter((one, place) => said.indexOf(one) !== place)).toEqual([])
})
