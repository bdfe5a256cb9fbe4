import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SecretCover } from './cover-secrets.ts'

const KEY = 'sk_live_Zk9+/"ğ 7&=%'

async function thrown(cover: SecretCover, error: Error): Promise<unknown> {
  return await cover
    .over(() => Promise.reject(error))
    .then(
      () => undefined,
      (told: unknown) => told,
    )
}

describe('words that quote a secret (PAY-16)', () => {
  const cover = new SecretCover([KEY, ''])

  test.each([
    ['as it is', KEY],
    ['in capitals', KEY.toUpperCase()],
    ['in an address', encodeURIComponent(KEY)],
    ['in a form', new URLSearchParams({ key: KEY }).toString().slice(4)],
    ['in JSON', JSON.stringify(KEY)],
    ['in hexadecimal', Buffer.from(KEY).toString('hex')],
  ])('are covered: %s', (_how, written) => {
    expect(cover.words(`no such key: ${written}!`)).toBe(
      `no such key: ${written.startsWith('"') ? '"[key]"' : '[key]'}!`,
    )
  })

  test('are covered in base64, whatever stands before and behind', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 12 }), fc.string(), (before, secret, behind) => {
        const written = Buffer.from(`${before}${secret}${behind}`).toString('base64')
        const said = new SecretCover([secret]).words(written)
        expect(said).toContain('[key]')
        expect(Buffer.from(said, 'base64').toString()).not.toContain(secret)
      }),
    )
  })

  test('stay as they are without one', () => {
    expect(cover.words('no such key: sk_live_another')).toBe('no such key: sk_live_another')
    expect(new SecretCover([]).words('nothing to cover')).toBe('nothing to cover')
  })

  test('are covered throughout an error, which stays what it is', async () => {
    class Refusal extends Error {}
    const inner = Object.assign(new Error(`auth ${KEY}`), { code: 'EAUTH', raw: { headers: [`Bearer ${KEY}`] } })
    const error = new Refusal(`said: ${KEY}`, { cause: inner })
    inner.cause = error
    const told = await thrown(cover, error)
    expect(told).toBe(error)
    expect(error.message).toBe('said: [key]')
    expect(inner).toMatchObject({ code: 'EAUTH', raw: { headers: ['Bearer [key]'] } })
    const every = [error, inner].map(({ message, stack }) => `${message} ${stack}`).join(' ')
    expect(every).toContain('[key]')
    expect(every).not.toContain(KEY)
  })
})
