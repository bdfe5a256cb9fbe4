import { createPublicKey } from 'node:crypto'
import { expect, test } from 'vitest'
import { readVoucherCode, VoucherSeal } from './voucher-seal.ts'

const SECRET = 'a secret of at least thirty-two letters'
const CLAIM = {
  bilet_no: 'MLT-K7QM2XBT',
  sira: 0,
  baslangic: '2026-08-16',
  bitis: '2026-08-18',
  pax: { yetiskin: 2, cocuk: 1, bebek: 0 },
}

test('a device that knows only the published key reads the claim', () => {
  const seal = new VoucherSeal(SECRET, 1)
  const published = createPublicKey({ key: seal.publicKey.export({ format: 'jwk' }), format: 'jwk' })
  expect(readVoucherCode(published, seal.codeFor(CLAIM))).toEqual(CLAIM)
  // The same voucher always carries the same code: a printed one stays good.
  expect(new VoucherSeal(SECRET, 1).codeFor(CLAIM)).toBe(seal.codeFor(CLAIM))
})

test('no other text, tenant or secret passes, whichever letter is changed', () => {
  const seal = new VoucherSeal(SECRET, 1)
  const code = seal.codeFor(CLAIM)
  for (let place = 0; place < code.length - 1; place += 1) {
    const turned = code.slice(0, place) + (code[place] === '1' ? '2' : '1') + code.slice(place + 1)
    expect(readVoucherCode(seal.publicKey, turned)).toBeUndefined()
  }
  for (const other of [new VoucherSeal(SECRET, 2), new VoucherSeal(`${SECRET}!`, 1)]) {
    expect(readVoucherCode(seal.publicKey, other.codeFor(CLAIM))).toBeUndefined()
  }
  for (const nonsense of ['', '.', code.slice(0, -1), `${code} `, 'x'.repeat(4000)]) {
    expect(readVoucherCode(seal.publicKey, nonsense)).toBeUndefined()
  }
})
