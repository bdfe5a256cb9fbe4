import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { registrationNumber, TICKET_LETTERS, ticketNumber } from './numbers.ts'

describe('registration numbers', () => {
  it('are INT and the time', () => {
    expect(registrationNumber('2026-08-10T14:22:33', new Set())).toBe('INT260810142233')
  })

  it('move to the next free second, over the turn of a year too', () => {
    expect(registrationNumber('2026-08-10T14:22:33', new Set(['INT260810142233', 'INT260810142234']))).toBe(
      'INT260810142235',
    )
    expect(registrationNumber('2026-12-31T23:59:59', new Set(['INT261231235959']))).toBe('INT270101000000')
  })

  it('twenty in one second are twenty different ones', () => {
    const taken = new Set<string>()
    for (let turn = 0; turn < 20; turn += 1) taken.add(registrationNumber('2026-08-10T14:22:50', taken))
    expect(taken.size).toBe(20)
    expect(taken.has('INT260810142309')).toBe(true)
    for (const number of taken) expect(number).toMatch(/^INT\d{12}$/)
  })

  it.each(['2026-08-10T14:22', '2026-08-10T14:22:60', '2026-02-30T14:22:00', ''])('refuse the time %j', (now) => {
    expect(() => registrationNumber(now, new Set())).toThrow(RangeError)
  })
})

describe('ticket numbers', () => {
  it('are the prefix and letters that cannot be misread', () => {
    expect(ticketNumber('MLT', Uint8Array.of(0x00, 0x1f, 0xa5, 0xc3))).toBe('MLT-AACZNHRE')
    expect(new Set(TICKET_LETTERS).size).toBe(16)
    expect(TICKET_LETTERS).not.toMatch(/[IOQUVBGSWX0-9]/)
  })

  it('differ whenever the bytes do', () => {
    const bytes = fc.uint8Array({ minLength: 5, maxLength: 5 })
    fc.assert(
      fc.property(bytes, bytes, (a, b) => {
        expect(ticketNumber('MLT', a) === ticketNumber('MLT', b)).toBe(a.join() === b.join())
      }),
    )
  })

  it('refuse a poor prefix and too little chance', () => {
    expect(() => ticketNumber('mlt', new Uint8Array(5))).toThrow(RangeError)
    expect(() => ticketNumber('MLT', new Uint8Array(3))).toThrow(RangeError)
  })
})
