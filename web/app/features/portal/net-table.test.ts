import { expect, test } from 'vitest'
import en from '../../../../i18n/src/messages/en.json' with { type: 'json' }
import { DESK_KINDS } from './net-table.tsx'

test('the lists of net prices have a name for each of their kinds', () => {
  expect(Object.keys(en.agencyDesk.kinds).sort()).toEqual([...DESK_KINDS].sort())
})
