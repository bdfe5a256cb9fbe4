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

test.each([
  ['dots', '4111.1111.1111.1129'],
  ['slashes', '4111/1111/1111/1129'],
  ['low lines', '4111_1111_1111_1129'],
  ['non-breaking spaces', '4111\u00a01111\u00a01111\u00a01129'],
  ['zero-width spaces', '4111\u200b1111\u200b1111\u200b1129'],
  ['full-width digits', '４１１１１１１１１１１１１１２９'],
  ['Arabic digits', '٤١١١١١١١١١١١١١٢٩'],
])('a card number with %s is covered wherever it stands in a line', (_, number) => {
  const written = [number, '4111111111111129', encodeURIComponent(number)]
  for (const line of [
    logged((log) => log.warn(`card ${number} refused`)),
    logged((log) => log.warn({ path: `/tr/${encodeURIComponent(number)}` }, 'request')),
    logged((log) => log.warn({ hata: { neden: [`"${number}"`] }, [`a ${number}`]: 1 }, 'refused')),
    logged((log) =>
      log.error({ err: Object.assign(new Error(number), { detail: `Key (not)=(${number})` }) }, 'failed'),
    ),
  ]) {
    expect(line).toContain('[number]')
    for (const text of written) expect(line).not.toContain(text)
    expect(() => JSON.parse(line)).not.toThrow()
  }
})

test('times, keys, short numbers and addresses in Russian stay readable', () => {
  const line = {
    reqId: '12345678-1234-4123-8123-123456789012',
    path: '/ru/%D0%B2%D0%B8%D0%BB%D0%BB%D1%8B',
    quotes: 'a "quoted" \\ text\nwith 4 lines, 100% of it',
    kayit_no: 'INT260810142233',
    ms: 1_786_017_600_000,
  }
  expect(JSON.parse(logged((log) => log.info(line, 'at 2026-08-10T12:00:00.000Z')))).toMatchObject({
    ...line,
    msg: 'at 2026-08-10T12:00:00.000Z',
  })
})
