import { describe, expect, it } from 'vitest'
import { findNativeFields } from './native-fields.ts'
import { listSources } from './sources.ts'

describe('fields of storefront and office', () => {
  it('ask for dates, times and numbers in our own way (LOOK-11)', () => {
    expect(findNativeFields(listSources())).toEqual([])
  })

  it.each([
    ['<input type="date" />', 'date'],
    ["<TextField type={'time'} />", 'time'],
    ["const CLOCK = { type: 'number' }", 'number'],
    ['<input type={`datetime-local`} />', 'datetime-local'],
    ['<input name="x" type="month" />', 'month'],
  ])('would be found: %s', (text, type) => {
    expect(findNativeFields([{ path: 'web/app/features/a.tsx', text }])).toEqual([`web/app/features/a.tsx: ${type}`])
  })

  it('would be found in the office too', () => {
    expect(findNativeFields([{ path: 'admin/app/a.tsx', text: '<input type="date" />' }])).toEqual([
      'admin/app/a.tsx: date',
    ])
  })

  it('leave texts, other types and other rooms alone', () => {
    const text = '<input type="text" inputMode="numeric" />'
    expect(findNativeFields([{ path: 'web/app/a.tsx', text }])).toEqual([])
    expect(findNativeFields([{ path: 'e2e/tests/a.ts', text: '<input type="date" />' }])).toEqual([])
  })
})
