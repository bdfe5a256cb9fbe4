import { Script } from 'node:vm'
import { AppError } from '@meltem/contract/wire/errors'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startHttpDouble } from '../../testing/doubles/http-double.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { loadConfig } from '../config.ts'
import { createLogger } from '../http/logger.ts'
import { Queue } from '../jobs/queue.ts'
import { setFaults } from './faults.ts'
import { openFaults } from './open-faults.ts'
import { framesOf, scrubbedPath, scrubbedText } from './scrub.ts'

interface Event {
  readonly tags: Readonly<Record<string, string>>
  readonly environment: string
  readonly exception: {
    readonly values: readonly {
      readonly type: string
      readonly value: string
      readonly stacktrace: { readonly frames: readonly { readonly filename: string }[] }
    }[]
  }
}

const bodies: string[] = []
const doors: string[] = []
const events = () => bodies.map((body) => JSON.parse(body.split('\n')[2] ?? '{}') as Event)
const troubles: unknown[] = []
const lines: string[] = []
const log = createLogger('warn', { write: (line) => void lines.push(line) }, { reported: true })

let receiver: Awaited<ReturnType<typeof startHttpDouble>>
let app: TestApp
let faults: ReturnType<typeof openFaults>
beforeAll(async () => {
  receiver = await startHttpDouble((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString('utf8')
    })
    request.on('end', () => {
      bodies.push(body)
      doors.push(`${request.url} ${String(request.headers['x-sentry-auth'])}`)
      response.setHeader('content-type', 'application/json').end('{}')
    })
  })
  const dsn = receiver.url.replace('http://', 'http://abc123@')
  const terms = loadConfig({ SECRET: 'x'.repeat(32), SENTRY_DSN: `${dsn}/7`, SENTRY_ENVIRONMENT: 'trial' }).faults
  if (!terms) throw new Error('the settings have lost the receiver')
  faults = openFaults({ ...terms, onTrouble: (error) => troubles.push(error) })
  setFaults(faults)
  app = await startTestApp()
})
afterAll(async () => {
  setFaults(undefined)
  await app.close()
  await receiver.close()
})

/** Events that are there when nothing is on its way any more. */
async function reported(): Promise<Event[]> {
  await faults.close()
  return events()
}

const CANARIES = [
  'ada@example.com',
  'Ada Deniz',
  '5528790000000008',
  'x9f8e7d6c5b4a39281706f5e4d3c2b1a0',
  'query-canary',
]

describe('faults of the server', () => {
  test('a job that fails is reported once, with where it failed and nothing of whom it was about', async () => {
    const queue = new Queue(app.database.appUrl, log)
    await queue.start()
    await queue.work({
      id: 'watch-products',
      description: 'fails',
      run: async () => {
        throw new Error(`no mail to ada@example.com for "Ada Deniz", card 5528790000000008, ${CANARIES[3]}`)
      },
    })
    await queue.send('watch-products', { tenant_id: 1 })
    await queue.send('watch-products', { tenant_id: 1 })
    await expect.poll(() => lines.filter((line) => line.includes('job failed')).length, { timeout: 60_000 }).toBe(2)
    await queue.stop()
    const [event, ...more] = await reported()
    expect(more).toEqual([])
    expect(event).toMatchObject({ environment: 'trial', tags: { from: 'server', job: 'watch-products' } })
    expect(event?.exception.values[0]).toMatchObject({
      type: 'Error',
      value: 'no mail to [mail] for [text], card [number], [number]',
    })
    expect(event?.exception.values[0]?.stacktrace.frames.at(-1)?.filename).toBe(
      'server/src/platform/faults/faults.test.ts',
    )
    expect(doors).toEqual([
      expect.stringMatching(/^\/api\/7\/envelope\/ Sentry sentry_version=7, .*sentry_key=abc123$/),
    ])
  })

  test('what passes by itself, what is refused and what is only told is no fault', async () => {
    const before = (await reported()).length
    log.error({ err: new AppError('dolu') }, 'refused')
    log.error({ err: Object.assign(new Error('gone'), { code: '57P01' }) }, 'the database went')
    log.warn({ err: new TypeError('strange') }, 'told')
    log.error({ alarm: 'login_flood' }, 'an alarm')
    expect(await reported()).toHaveLength(before)
  })

  test('a request that fails carries its number and its route', async () => {
    log.child({ reqId: 'r-1' }).error({ err: new RangeError('too far'), route: '/api/x' }, 'request failed')
    expect((await reported()).at(-1)).toMatchObject({ tags: { reqId: 'r-1', route: '/api/x' } })
  })
})

describe('faults of browsers', () => {
  const tell = async (body: object | string, ip = '10.0.0.1') =>
    await app.server.inject({
      method: 'POST',
      url: '/hata?x=query-canary',
      headers: { 'content-type': 'application/json', host: 'alfa.example.com', cookie: 'uye=query-canary' },
      remoteAddress: ip,
      payload: body,
    })
  const told = (place: number, name = 'TypeError') => ({
    tur: name,
    mesaj: `x is undefined for "Ada Deniz" (ada@example.com)`,
    yigin: `TypeError: x\n    at show (https://alfa.example.com/assets/frame-1.js?k=query-canary:${place}:7)`,
    sayfa: '/tr/user/reservations/x9f8e7d6c5b4a39281706f5e4d3c2b1a0',
  })

  test('go to us and on from here, without words, hosts, keys or cookies', async () => {
    expect((await tell(told(1))).statusCode).toBe(204)
    expect((await reported()).at(-1)).toMatchObject({
      tags: { from: 'browser', tenant: 'alfa', page: '/tr/user/reservations/:' },
      exception: { values: [{ type: 'TypeError', value: 'x is undefined for [text] ([mail])' }] },
    })
    expect((await reported()).at(-1)?.exception.values[0]?.stacktrace.frames).toEqual([
      { function: 'show', filename: 'assets/frame-1.js', lineno: 1, colno: 7 },
    ])
    for (const canary of CANARIES) expect(bodies.join('\n')).not.toContain(canary)
  })

  test('the same fault, what is no fault, and more than ten a minute of one address go nowhere', async () => {
    const before = (await reported()).length
    await tell(told(1))
    expect((await tell({ surprise: 1 })).statusCode).toBe(204)
    expect(await reported()).toHaveLength(before)
    for (let place = 100; place < 130; place += 1) await tell(told(place), '10.0.0.2')
    expect(await reported()).toHaveLength(before + 10)
    expect((await tell('x'.repeat(20_000))).statusCode).toBeGreaterThanOrEqual(400)
  })

  test('a page carries the script, which runs under its policy, and is the same file for all', async () => {
    const page = await app.get('/tr/contact', { host: 'alfa.example.com' })
    expect(page.body).toContain('<script async src="/hata.js"></script></head>')
    expect(page.headers['content-security-policy']).toMatch(/script-src 'self'/)
    const { body, headers } = await app.get('/hata.js')
    expect([headers['content-type'], body.length < 1000]).toEqual(['text/javascript; charset=utf-8', true])
    expect(() => new Script(body)).not.toThrow()
  })
})

test('a receiver that does not answer troubles nobody but the log', async () => {
  const lost = openFaults({
    dsn: 'http://k@127.0.0.1:9/1',
    environment: 'trial',
    onTrouble: (error) => troubles.push(error),
  })
  lost.report({ type: 'Error', message: 'x', stack: '' }, {}, 'server')
  await lost.close()
  expect(troubles).toHaveLength(1)
})

test('where nobody has named a receiver there is no page, no script and nothing loaded', async () => {
  expect(loadConfig({ SECRET: 'x'.repeat(32) }).faults).toBeUndefined()
  setFaults(undefined)
  const plain = await startTestApp()
  expect((await plain.get('/tr/contact', { host: 'alfa.example.com' })).body).not.toContain('hata.js')
  expect((await plain.get('/hata.js', { host: 'alfa.example.com' })).headers['content-type']).not.toContain(
    'javascript',
  )
  await plain.close()
})

test.each([
  ['duplicate key value violates (e_mail)=(ada@example.com)', 'duplicate key value violates [text]'],
  ['fetch https://bank.example.com/pay?token=1 failed', 'fetch [address] failed'],
  ['line 12 of 3', 'line 12 of 3'],
])('%s is told as %s', (text, told) => {
  expect(scrubbedText(text)).toBe(told)
})

test('paths keep their form and files their place', () => {
  expect(scrubbedPath('/tr/d/villa-mavi-7?anahtar=x')).toBe('/tr/d/:')
  expect(framesOf('Error\n    at a (file:///srv/meltem/server/src/app.ts:3:4)\n    at node:internal/x:1:2')).toEqual([
    { function: '?', filename: 'node:internal/x', lineno: 1, colno: 2 },
    { function: 'a', filename: 'server/src/app.ts', lineno: 3, colno: 4 },
  ])
})
