import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailLinks } from '../../features/letters/mail-links.ts'
import { sendMail } from '../../features/letters/send-mail.job.ts'
import { startHttpDouble } from '../../testing/doubles/http-double.ts'
import { nights, placement } from '../../testing/hammer/hammer-basket.ts'
import { FIRST_DAY } from '../../testing/hammer/hammer-catalog.ts'
import { openTestPayment, type TestPayment } from '../../testing/test-payment.ts'
import { loadConfig } from '../config.ts'
import { createMailer } from '../mail/mailer.ts'
import { openTracing } from './open-tracing.ts'
import { currentTrace, currentTracing, inSpan, setTracing } from './span.ts'
import { summaryOf, withoutValues } from './statement-text.ts'

interface Span {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly attributes: readonly { readonly key: string; readonly value: Record<string, unknown> }[]
}

interface Exported {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: Span['attributes'] }
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[]
  }[]
}

/** A collector on loopback: keeps what it was sent, and by which door. */
async function startCollector() {
  const bodies: string[] = []
  const doors: string[] = []
  const double = await startHttpDouble((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString('utf8')
    })
    request.on('end', () => {
      bodies.push(body)
      doors.push(`${request.method} ${request.url} ${String(request.headers['x-key'])}`)
      response.setHeader('content-type', 'application/json').end('{}')
    })
  })
  const spans = () =>
    bodies.flatMap((body) => (JSON.parse(body) as Exported).resourceSpans.flatMap((one) => one.scopeSpans))
  return { ...double, bodies, doors, spans: () => spans().flatMap((scope) => scope.spans) }
}

let collector: Awaited<ReturnType<typeof startCollector>>
let shop: TestPayment
beforeAll(async () => {
  collector = await startCollector()
  const { tracing } = loadConfig({
    SECRET: 'x'.repeat(32),
    OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20b',
  })
  if (!tracing) throw new Error('the settings have lost the collector')
  setTracing(openTracing(tracing))
  shop = await openTestPayment()
})
afterAll(async () => {
  await shop.close()
  await collector.close()
})

const GUEST = { ad: 'Kanarya', soyad: 'Gizli', telefon: '+905559876543', e_mail: 'kanarya@example.com' }

/** Everything a person has done, as one page of the browser sends it. */
async function bookFromPage(trace: string) {
  const post = async (path: string, body: object) => {
    const headers = {
      company: 'alfa',
      'content-type': 'application/json',
      cookie: 'uye=cookie-canary',
      traceparent: `00-${trace}-${randomBytes(8).toString('hex')}-01`,
    }
    const answer = await fetch(`${shop.origin}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return (await answer.json()) as Record<string, unknown>
  }
  const body = { ...placement([nights(shop.villa, FIRST_DAY, 2)], { method: 'kredi_karti' }), misafir: GUEST }
  const placed = await post('/rezervasyon-olustur-post?arama=query-canary', body)
  const anahtar = String(placed.misafir_anahtari)
  const begun = await post('/odeme-baslat-post', { k_no: body.k_no, anahtar, tutar: 'on_odeme', lang: 'en' })
  expect([placed.success, begun.success]).toEqual([1, 1])
  return { k_no: body.k_no, anahtar }
}

describe('one booking as one trace', () => {
  const trace = randomBytes(16).toString('hex')
  let anahtar = ''

  test('page, call, act, SQL, bank and mail have the number that the page has made up', async () => {
    const { app } = shop
    const sent = Promise.withResolvers<void>()
    const mailer = createMailer(undefined, join(app.dataDir, 'mail'))
    const job = sendMail({
      ...app.services,
      tenants: app.tenants,
      mailer,
      from: undefined,
      links: mailLinks(app.services.config),
    })
    await app.services.queue.work({
      ...job,
      run: async (data, attempt) => {
        await job.run(data, attempt)
        expect(currentTrace()).toMatch(/^[\da-f]{32}$/)
        sent.resolve()
      },
    })
    anahtar = (await bookFromPage(trace)).anahtar
    await sent.promise
    await app.services.queue.leave()
    await currentTracing()?.close()
    setTracing(undefined)

    const mine = collector.spans().filter(({ traceId }) => traceId === trace)
    const byId = new Map(mine.map((span) => [span.spanId, span]))
    const wayTo = (span: Span | undefined): string[] =>
      span ? [...wayTo(byId.get(span.parentSpanId ?? '')), span.name] : []
    const ways = mine.map((span) => wayTo(span).join(' > '))
    expect(ways).toEqual(
      expect.arrayContaining([
        'POST /api/rezervasyon-olustur-post',
        'POST /api/rezervasyon-olustur-post > place reservation',
        'POST /api/odeme-baslat-post > start payment',
        'POST /api/odeme-baslat-post > start payment > POST 127.0.0.1',
        expect.stringMatching(
          /^POST \/api\/rezervasyon-olustur-post > place reservation > (?:select|insert|with|update) ?\w*/,
        ),
        expect.stringMatching(/> job send-mail$/),
        expect.stringMatching(/> job send-mail > send mail$/),
        expect.stringMatching(/> job send-mail > update eposta$/),
      ]),
    )
    expect(new Set(ways.map((way) => way.split(' > ')[0]))).toEqual(
      new Set(['POST /api/rezervasyon-olustur-post', 'POST /api/odeme-baslat-post']),
    )
  })

  test('goes to the collector of the settings, with its headers', () => {
    expect(new Set(collector.doors)).toEqual(new Set(['POST /v1/traces a b']))
    expect(collector.bodies.join('')).toContain('"service.name"')
  })

  test('holds nothing of a person: no names, numbers, keys, cookies, queries, values of statements', () => {
    const all = collector.bodies.join('\n')
    const secrets = [...Object.values(GUEST), anahtar, 'cookie-canary', 'query-canary', 'Ada', FIRST_DAY, '?arama']
    for (const secret of secrets) expect(all, secret).not.toContain(secret)
    expect(all).not.toMatch(/anahtar=|firma=alfa&|deneme=/)
    const known = [
      'http.request.method',
      'http.route',
      'http.response.status_code',
      'server.address',
      'db.system.name',
      'db.query.text',
      'db.operation.batch.size',
      'error.type',
      'messaging.destination.name',
      'messaging.message.id',
      'meltem.attempt',
      'meltem.request',
      'meltem.tenant',
    ]
    const told = new Set(collector.spans().flatMap(({ attributes }) => attributes.map(({ key }) => key)))
    expect([...told].filter((key) => !known.includes(key))).toEqual([])
  })
})

test('the library is named by one file, which is loaded by one line, when there is a collector', () => {
  const root = join(import.meta.dirname, '..', '..')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => /(?<!\.test)\.ts$/.test(path))
  const naming = (word: string) => files.filter((path) => readFileSync(join(root, path), 'utf8').includes(word))
  expect(naming("'@opentelemetry/")).toEqual([join('platform', 'tracing', 'open-tracing.ts')])
  expect(naming('open-tracing.ts')).toEqual(['open-sights.ts'])
  expect(readFileSync(join(root, 'open-sights.ts'), 'utf8')).toContain(
    "await import('./platform/tracing/open-tracing.ts')",
  )
})

test('without a collector nothing is traced, and the work is done all the same', async () => {
  expect(loadConfig({ SECRET: 'x'.repeat(32) }).tracing).toBeUndefined()
  setTracing(undefined)
  expect(await inSpan('nothing', {}, async () => 7)).toBe(7)
  expect(currentTrace()).toBeUndefined()
})

test.each([
  ["select * from uye where e_mail = 'ada@example.com'", "select * from uye where e_mail = '?'", 'select uye'],
  ["insert into t (a) values ('it''s', $1, 42)", "insert into t (a) values ('?', $1, ?)", 'insert t'],
  ['select $a$secret$a$', "select '?'", 'select'],
  ['update rezervasyon set a = $12', 'update rezervasyon set a = $12', 'update rezervasyon'],
])('a statement is told without values: %s', (text, covered, summary) => {
  expect(withoutValues(text)).toBe(covered)
  expect(summaryOf(text)).toBe(summary)
})
