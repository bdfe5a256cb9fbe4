import { expect, test } from 'vitest'
import { createLogger } from './logger.ts'

function logged(write: (log: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = []
  write(createLogger('info', { write: (line) => void lines.push(line) }))
  return lines.join('')
}

test.each([
  ['at the top', { sifre: 'canary' }],
  ['in a body', { istek: { kart_bilgileri: { kart_numarasi: 'canary' } } }],
  ['deeper than anybody wrote down', { a: { b: { c: { d: { access_token: 'canary' } } } } }],
  ['in a list', { misafirler: [{ ad: 'Ada' }, { tc_pasaport: 'canary' }] }],
  ['as a list', { headers: { 'set-cookie': ['canary', 'canary'] } }],
  ['of an error', { err: Object.assign(new Error('refused'), { config: { headers: { authorization: 'canary' } } }) }],
])('a secret %s is not written', (_, line) => {
  const text = logged((log) => log.warn(line, 'refused'))
  expect(text).not.toContain('canary')
  expect(text).toContain('[redacted]')
})

test('a child leaves secrets out as well', () => {
  const text = logged((log) => log.child({ reqId: 'r1' }).info({ token: 'canary' }, 'asked'))
  expect(text).toContain('"reqId":"r1"')
  expect(text).not.toContain('canary')
})

test('everything else stays as it was, and is not changed for whoever logs it', () => {
  const when = new Date('2026-08-14T10:00:00Z')
  const line = { tenant: 'alfa', ms: 12, when, list: [1, { a: null }], sifre: 'canary' }
  expect(JSON.parse(logged((log) => log.info(line, 'asked')))).toMatchObject({
    tenant: 'alfa',
    ms: 12,
    when: when.toISOString(),
    list: [1, { a: null }],
    msg: 'asked',
  })
  expect(line.sifre).toBe('canary')
})

test('numbers of cards and identities in words are covered, and a circle ends', () => {
  const circle: Record<string, unknown> = { name: 'round', sifre: 'canary' }
  circle.self = circle
  const text = logged((log) => log.warn({ circle }, 'card 5528 7900 0000 0008 refused'))
  expect(text).toContain('card [number] refused')
  expect(text).not.toContain('canary')
})
