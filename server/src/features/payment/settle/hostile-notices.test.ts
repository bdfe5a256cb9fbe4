import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { base64, hex } from '../../../testing/doubles/provider-doubles.ts'
import { TEST_SECRET } from '../../../testing/global-setup.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { sign } from '../providers/test-bank/bank-signature.ts'
import { bankSecret } from '../providers/test-bank-gateway.ts'

const SECRET = 'a secret between two'
/** No bank listens there: the server asks in vain, and asks again later. */
const NOWHERE = 'http://127.0.0.1:9'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({
    environment: {
      TEST_BANK_URL: NOWHERE,
      IYZICO_API_KEY: 'key',
      IYZICO_SECRET_KEY: SECRET,
      IYZICO_URL: NOWHERE,
      PAYTR_MERCHANT_ID: '1',
      PAYTR_MERCHANT_KEY: SECRET,
      PAYTR_MERCHANT_SALT: 'salt',
      PAYTR_URL: NOWHERE,
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: SECRET,
      STRIPE_URL: NOWHERE,
    },
  })
})
afterAll(() => app.close())

interface Sent {
  readonly body: string
  readonly headers: Record<string, string>
}

type Fields = Readonly<Record<string, unknown>>

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
const fieldsOf = (body: string): Fields => {
  const parsed: unknown = /^\{.*\}$/s.test(body) ? JSON.parse(body) : {}
  return parsed as Fields
}
const inSeconds = () => Math.floor(Date.now() / 1000)

/** Each signs whatever it is given, as a provider with a fault of its own would. */
const SIGNED: Readonly<Record<string, (body: string) => Sent>> = {
  test: (body) => ({ body, headers: { 'x-bank-signature': sign(bankSecret(TEST_SECRET), body) } }),
  iyzico: (body) => {
    const { iyziEventType, iyziPaymentId, token, paymentConversationId, status } = fieldsOf(body)
    const parts = [iyziEventType, iyziPaymentId, token, paymentConversationId, status].map(textOf)
    return { body, headers: { 'x-iyz-signature-v3': hex(SECRET, SECRET + parts.join('')) } }
  },
  stripe: (body) => {
    const seconds = inSeconds()
    return { body, headers: { 'stripe-signature': `t=${seconds},v1=${hex(SECRET, `${seconds}.${body}`)}` } }
  },
  paytr: (body) => {
    const { merchant_oid = '', status = '', total_amount = '' } = fieldsOf(body)
    const [oid, outcome, total] = [merchant_oid, status, total_amount].map(textOf)
    const hash = base64(SECRET, `${oid}salt${outcome}${total}`)
    const form = new URLSearchParams({
      merchant_oid: oid ?? '',
      status: outcome ?? '',
      total_amount: total ?? '',
      hash,
    })
    return { body: form.toString(), headers: { 'content-type': 'application/x-www-form-urlencoded' } }
  },
}

const ORDER = `m1x${'0'.repeat(32)}`
const LONG = 'x'.repeat(2000)

/** Fields as every provider names them, so that one body is hostile to all four. */
const said = (event: unknown, kind: unknown, order: unknown) =>
  JSON.stringify({
    olay_no: event,
    tur: kind,
    siparis_no: order,
    iyziReferenceCode: event,
    iyziEventType: kind,
    paymentConversationId: order,
    id: event,
    type: kind,
    data: { object: { client_reference_id: order } },
    merchant_oid: order,
    status: kind,
  })

const BODIES: readonly (readonly [string, string])[] = [
  ['null', 'null'],
  ['an empty list', '[]'],
  ['a list of null', '[null]'],
  ['an empty text', '""'],
  ['nothing', ''],
  ['a number', '7'],
  ['yes', 'true'],
  ['an empty object', '{}'],
  ['half an object', '{"olay_no":'],
  ['lists where texts belong', said([], [], [])],
  ['objects where texts belong', said({ a: 1 }, { a: 1 }, { a: 1 })],
  ['null where texts belong', said(null, null, null)],
  ['NUL in its words', said('evt\u0000', 'odeme\u0000', ORDER)],
  ['half a letter in its words', said('evt\ud800', 'odeme\ud800', ORDER)],
  ['words without end', said(LONG, LONG, ORDER)],
]

describe.each(Object.keys(SIGNED))('a notice signed by %s', (provider) => {
  const send = ({ body, headers }: Sent) =>
    app.server.inject({ method: 'POST', url: `/odeme/bildirim/${provider}`, payload: body, headers })
  const signed = (body: string) => send((SIGNED[provider] as (body: string) => Sent)(body))

  // A form has no way to carry half a letter: it arrives as the sign for one that was lost.
  const bodies = BODIES.filter(([name]) => provider !== 'paytr' || name !== 'half a letter in its words')

  test.each(bodies)('with %s is turned away and kept nowhere', async (_, body) => {
    const answer = await signed(body)
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { success: 0, code: 'gecersiz_istek' }])
  })

  test('that is larger than any notice is turned away', async () => {
    const { headers } = (SIGNED[provider] as (body: string) => Sent)('{}')
    const answer = await send({ body: `{"a":"${'x'.repeat(70_000)}"}`, headers })
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'govde_buyuk'])
  })

  test('that makes sense is answered, about an order nobody has', async () => {
    const answer = await signed(said(`evt-${provider}`, 'odeme', ORDER))
    expect([answer.statusCode, answer.body.startsWith('{')]).toEqual([200, false])
  })
})

test('nothing hostile was kept, and nothing has failed', async () => {
  const { rows } = await app.owner.pool.query('select olay_no from psp_olayi order by olay_no')
  expect(rows.filter(({ olay_no }) => !/^[\w:-]+$/.test(String(olay_no)))).toEqual([])
  expect(app.logLines.filter((line) => line.includes('a provider was failed'))).toEqual([])
})
