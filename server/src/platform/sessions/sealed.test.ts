import { describe, expect, test } from 'vitest'
import { Seal } from './sealed.ts'

const SECRET = 'a secret of thirty-two characters'
const seal = new Seal([SECRET], 'yolcu', 1)

describe('sealed data', () => {
  test('opens in its place and nowhere else', () => {
    const closed = seal.close('U12345678 – Ёлкина', 'row-1')
    expect(closed.toString('utf8')).not.toContain('U12345678')
    expect(seal.open(closed, 'row-1')).toBe('U12345678 – Ёлкина')
    expect(() => seal.open(closed, 'row-2')).toThrow(/authenticate/)
    expect(() => new Seal([SECRET], 'yolcu', 2).open(closed, 'row-1')).toThrow(/authenticate/)
    expect(() => new Seal([`${SECRET}!`], 'yolcu', 1).open(closed, 'row-1')).toThrow(/authenticate/)
  })

  test('a changed byte is noticed, and the same text never looks the same', () => {
    const closed = seal.close('U12345678', 'row-1')
    for (let place = 0; place < closed.length; place += 1) {
      const forged = Buffer.from(closed)
      forged[place] = (forged[place] ?? 0) ^ 1
      expect(() => seal.open(forged, 'row-1')).toThrow(/authenticate/)
    }
    expect(seal.close('U12345678', 'row-1').equals(closed)).toBe(false)
  })
})
