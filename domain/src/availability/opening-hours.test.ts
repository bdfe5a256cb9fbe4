import { describe, expect, test } from 'vitest'
import { startTimes } from './opening-hours.ts'

describe('starting times', () => {
  test('lie between opening and closing, and all of the service with them', () => {
    const hours = { acilis: '09:00', kapanis: '20:00', adim_dk: 60 }
    expect(startTimes(hours, 60)).toEqual([
      '09:00',
      '10:00',
      '11:00',
      '12:00',
      '13:00',
      '14:00',
      '15:00',
      '16:00',
      '17:00',
      '18:00',
      '19:00',
    ])
    expect(startTimes(hours, 180).at(-1)).toBe('17:00')
    expect(startTimes(hours, 660)).toEqual(['09:00'])
    expect(startTimes(hours, 661)).toEqual([])
  })

  test('of half days are two', () => {
    expect(startTimes({ acilis: '09:00', kapanis: '18:00', adim_dk: 300 }, 240)).toEqual(['09:00', '14:00'])
  })

  test('go on until after midnight where the closing is that of the next day, but begin before it', () => {
    const late = startTimes({ acilis: '22:00', kapanis: '02:00', adim_dk: 30 }, 60)
    expect(late).toEqual(['22:00', '22:30', '23:00', '23:30'])
  })
})
