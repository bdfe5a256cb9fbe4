import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hex, type ProviderDouble, startProviderDouble } from '../../../testing/doubles/provider-doubles.ts'
import { ORDER } from '../../../testing/sample-order.ts'
import { BadSignature, GatewayRefusal, GatewayUnclear, type PaymentGateway } from './payment-gateway.ts'
import { stripeGateway } from './stripe-gateway.ts'

const SECRET = 'whsec_test'
const KNOWN = {
  siparis_no: ORDER.siparis_no,
  saglayici_no: 'pi_1',
  saglayici_verisi: { oturum: 'cs_1' },
  tutar: 1050,
  kur: 'TRY',
}
const INTENT = {
  id: 'pi_1',
  object: 'payment_intent',
  amount_received: 1050,
  currency: 'try',
  status: 'succeeded',
  created: 1_786_352_400,
  metadata: { siparis_no: ORDER.siparis_no },
  latest_charge: { payment_method_details: { card: { brand: 'visa', last4: '4242' } } },
}

let double: ProviderDouble
let gateway: PaymentGateway
let session: Record<string, unknown>
let refundStatus = 'succeeded'
const keys = new Map<string, string>()
beforeAll(async () => {
  double = await startProviderDouble(({ path, headers, body }) => {
    if (headers.authorization !== 'Bearer sk_test_1') return undefined
    const key = String(headers['idempotency-key'] ?? '')
    if (key) keys.set(key, body)
    if (path === '/v1/checkout/sessions' && body)
      return { id: 'cs_1', object: 'checkout.session', url: 'https://checkout.stripe.com/c/pay/cs_1' }
    if (path === '/v1/checkout/sessions')
      return { object: 'list', data: [{ id: 'cs_1', client_reference_id: ORDER.siparis_no }], has_more: false }
    if (path === '/v1/checkout/sessions/cs_1') return session
    if (path === '/v1/refunds') return { id: 're_1', object: 'refund', status: refundStatus }
    return { object: 'list', data: [INTENT, { ...INTENT, status: 'canceled' }], has_more: false }
  })
  gateway = stripeGateway({ secretKey: 'sk_test_1', webhookSecret: SECRET, url: double.url }, 1000)
})
afterAll(() => double.close())
beforeEach(() => {
  Object.assign(double.mode, { cut: false, down: false, garbage: false })
  session = {
    id: 'cs_1',
    object: 'checkout.session',
    client_reference_id: ORDER.siparis_no,
    status: 'complete',
    payment_status: 'paid',
    payment_intent: INTENT,
  }
  refundStatus = 'succeeded'
})

describe('Stripe', () => {
  test('opens its own page under our number as the idempotency key', async () => {
    expect(await gateway.start(ORDER)).toEqual({
      adim: { tur: 'yonlendir', url: 'https://checkout.stripe.com/c/pay/cs_1' },
      saglayici_no: null,
      saglayici_verisi: { oturum: 'cs_1' },
    })
    const form = new URLSearchParams(keys.get(ORDER.siparis_no))
    expect(form.get('line_items[0][price_data][unit_amount]')).toBe('1050')
    expect(form.get('line_items[0][price_data][currency]')).toBe('try')
    expect(form.get('client_reference_id')).toBe(ORDER.siparis_no)
    const wrong = stripeGateway({ secretKey: 'sk_wrong', webhookSecret: SECRET, url: double.url }, 1000)
    await expect(wrong.start(ORDER)).rejects.toThrow(GatewayRefusal)
  })

  test('reports what was received, and finds the session whose answer got lost', async () => {
    const report = {
      durum: 'alindi',
      siparis_no: ORDER.siparis_no,
      tutar: 1050,
      kur: 'TRY',
      saglayici_no: 'pi_1',
      kart: { marka: 'VISA', ilk_alti: null, son_dort: '4242' },
    }
    expect(await gateway.query(KNOWN)).toEqual(report)
    expect(await gateway.query({ ...KNOWN, saglayici_verisi: {} })).toEqual(report)
    expect(await gateway.query({ ...KNOWN, siparis_no: 'm1xother', saglayici_verisi: {} })).toEqual({ durum: 'yok' })
    session = { ...session, payment_status: 'unpaid', status: 'open' }
    expect(await gateway.query(KNOWN)).toEqual({ durum: 'suruyor' })
    session = {
      ...session,
      status: 'expired',
      payment_intent: { ...INTENT, last_payment_error: { decline_code: 'insufficient_funds' } },
    }
    expect(await gateway.query(KNOWN)).toEqual({ durum: 'basarisiz', neden: 'bakiye' })
  })

  test.each(['cut', 'down', 'garbage'] as const)('%s is unclear, never a no', async (fault) => {
    double.mode[fault] = true
    await expect(gateway.start(ORDER)).rejects.toThrow(GatewayUnclear)
    await expect(gateway.query(KNOWN)).rejects.toThrow(GatewayUnclear)
  })

  test('refunds under their own key', async () => {
    const refund = { k_no: 'R1', deneme: KNOWN, tutar: 500, neden: '', tekrar: false }
    expect(await gateway.refund(refund)).toEqual({ durum: 'tamamlandi', saglayici_no: 're_1' })
    expect(new URLSearchParams(keys.get('R1')).get('amount')).toBe('500')
    refundStatus = 'failed'
    expect(await gateway.refund(refund)).toMatchObject({ durum: 'basarisiz' })
    refundStatus = 'pending'
    expect(await gateway.refund(refund)).toEqual({ durum: 'suruyor' })
  })

  test('notices are believed only when signed and fresh', () => {
    const body = Buffer.from(
      JSON.stringify({
        id: 'evt_1',
        object: 'event',
        type: 'checkout.session.completed',
        data: { object: { client_reference_id: ORDER.siparis_no } },
      }),
    )
    const signed = (seconds: number, secret = SECRET) => ({
      'stripe-signature': `t=${seconds},v1=${hex(secret, `${seconds}.${body.toString()}`)}`,
    })
    const now = Math.floor(Date.now() / 1000)
    expect(gateway.parseNotice({ headers: signed(now), body })).toEqual({
      olay_no: 'evt_1',
      tur: 'checkout.session.completed',
      siparis_no: ORDER.siparis_no,
    })
    for (const headers of [{}, signed(now, 'other'), signed(now - 400)]) {
      expect(() => gateway.parseNotice({ headers, body })).toThrow(BadSignature)
    }
  })

  test('lists payments for the books', async () => {
    expect(await gateway.list(new Date(0), new Date())).toMatchObject([
      { siparis_no: ORDER.siparis_no, tutar: 1050, kur: 'TRY' },
    ])
  })
})
