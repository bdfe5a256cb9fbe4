import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { clockOf, typedClock } from './clock-text.ts'

describe('a time of day, as people write it', () => {
  it.each([
    ['14:30', '14:30'],
    ['9:05', '09:05'],
    ['9.30', '09:30'],
    ['9,30', '09:30'],
    ['0930', '09:30'],
    ['930', '09:30'],
    ['9', '09:00'],
    ['17', '17:00'],
    [' 23:59 ', '23:59'],
    ['00:00', '00:00'],
  ])('%s is %s', (typed, clock) => {
    expect(clockOf(typed)).toBe(clock)
  })

  it.each(['', '24:00', '12:60', '05:10 PM', '5 PM', 'noon', '123456', '9:5:1', '1-2'])('%s is none', (typed) => {
    expect(clockOf(typed)).toBeUndefined()
  })
})

describe('while it is typed', () => {
  it.each([
    ['', '1', '1'],
    ['1', '14', '14:'],
    ['14:', '14:3', '14:3'],
    ['14:3', '14:30', '14:30'],
    ['3', '31', '31'],
    ['9', '9:', '9:'],
    ['14:', '14', '14'],
    ['14:30', '14:3', '14:3'],
    ['', '1430', '14:30'],
    ['14:30', '14:305', '14:30'],
    ['', 'a7p', '7'],
    ['1', '1.', '1:'],
  ])('%s, then %s, stands as %s', (before, now, shown) => {
    expect(typedClock(before, now)).toBe(shown)
  })
})

/** The browser's own field and `toLocaleTimeString` both write "05:10 PM" in English; people see HH:mm (LOOK-1). */
const TWELVE_HOURS = /type=["']time["']|toLocale(?:Time)?String\(|timeStyle|hour12: true/

it('is never left to the clock of the browser’s language', () => {
  const rooms = ['web/app', 'admin/app'].map((room) => join(import.meta.dirname, '../..', room))
  const sources = rooms.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.test.ts'))
      .map((name) => join(room, name)),
  )
  expect(sources.length).toBeGreaterThan(100)
  expect(sources.filter((file) => TWELVE_HOURS.test(readFileSync(file, 'utf8')))).toEqual([])
})
