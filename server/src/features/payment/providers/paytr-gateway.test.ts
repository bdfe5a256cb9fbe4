import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { base64, type ProviderDouble, startProviderDouble } from '../../../testing/doubles/provider-doubles.ts'
import { ORDER } from '../../../testing/sample-order.ts'
import { BadSignature, GatewayRefusal, GatewayUnclear, type PaymentGateway } from './payment-gateway.ts'
import { paytrGateway } from './paytr-gateway.ts'

const SETTINGS = { id: '4242', key: 'merchant-key', salt: 'merchant-salt', testMode: true }
const KNOWN = {
  siparis_no: ORDER.siparis_no,
  saglayici_no: ORDER.siparis_no,
  saglayici_verisi: {},
  tutar: 1050,
  kur: 'TRY',
}
const PAID = {
  status: 'success',
  payment_amount: '10.50',
  payment_total: '11.20',
  currency: 'TL',
  kart_marka: 'BONUS',
  masked_pan: '552879******0008',
}

let double: ProviderDouble
let gateway: PaymentGateway
let status: Record<string, unknown> = PAID
let returns: { reference_no: string }[] = []

/** Fields of each call in the order PayTR signs them. */
const SIGNED: Record<string, readonly string[]> = {
  '/odeme/api/get-token': [
    'merchant_id',
    'user_ip',
    'merchant_oid',
    'email',
    'payment_amount',
    'user_basket',
    'no_installment',
    'max_installment',
    'currency',
    'test_mode',
  ],
  '/odeme/durum-sorgu': ['merchant_id', 'merchant_oid'],
  '/odeme/iade': ['merchant_id', 'merchant_oid', 'return_amount'],
  '/rapor/islem-dokumu': ['merchant_id', 'start_date', 'end_date'],
}

beforeAll(async () => {
  double = await startProviderDouble(({ path, body }) => {
    const form = new URLSearchParams(body)
    const signed = (SIGNED[path] ?? []).map((name) => form.get(name) ?? '').join('')
    if (form.get('paytr_token') !== base64(SETTINGS.key, signed + SETTINGS.salt))
      return { status: 'failed', reason: 'hash' }
    if (path === '/odeme/api/get-token') return { status: 'success', token: 'tok' }
    if (path === '/odeme/durum-sorgu') return { ...status, returns }
    if (path === '/rapor/islem-dokumu') {
      return {
        status: 'success',
        0: {
          islem_tipi: 'S',
          islem_tutari: '10.50',
          para_birimi: 'TL',
          siparis_no: ORDER.siparis_no,
          islem_tarihi: '2026-08-10 12:00:00',
        },
      }
    }
    returns.push({ reference_no: form.get('reference_no') ?? '' })
    return { status: 'success' }
  })
  gateway = paytrGateway({ ...SETTINGS, url: double.url }, 1000)
})
afterAll(() => double.close())
beforeEach(() => {
  Object.assign(double.mode, { cut: false, down: false, garbage: false })
  status = PAID
  returns = []
})

describe('PayTR', () => {
  test('opens a frame for the exact amount times a hundred, with a signed request', async () => {
    expect(await gateway.start(ORDER)).toEqual({
      adim: { tur: 'cerceve', url: `${double.url}/odeme/guvenli/tok` },
      saglayici_no: ORDER.siparis_no,
    })
    const form = new URLSearchParams(double.calls.at(-1)?.body)
    expect(Object.fromEntries(form)).toMatchObject({
      payment_amount: '1050',
      currency: 'TL',
      no_installment: '1',
      merchant_oid: ORDER.siparis_no,
    })
    const wrong = paytrGateway({ ...SETTINGS, salt: 'another', url: double.url }, 1000)
    await expect(wrong.start(ORDER)).rejects.toThrow(GatewayRefusal)
  })

  test('reports amount and currency by asking, the total with the bank’s interest apart', async () => {
    expect(await gateway.query(KNOWN)).toEqual({
      durum: 'alindi',
      siparis_no: ORDER.siparis_no,
      tutar: 1050,
      kur: 'TRY',
      saglayici_no: ORDER.siparis_no,
      kart: { marka: 'BONUS', ilk_alti: '552879', son_dort: '0008' },
    })
    status = { status: 'error', err_no: '004' }
    expect(await gateway.query(KNOWN)).toEqual({ durum: 'suruyor' })
    status = { status: 'error', failed_reason_code: '6' }
    expect(await gateway.query(KNOWN)).toEqual({ durum: 'basarisiz', neden: 'vazgecti' })
    status = { status: 'error', err_no: '999' }
    await expect(gateway.query(KNOWN)).rejects.toThrow(GatewayUnclear)
  })

  test.each(['cut', 'down', 'garbage'] as const)('%s is unclear, never a no', async (fault) => {
    double.mode[fault] = true
    await expect(gateway.start(ORDER)).rejects.toThrow(GatewayUnclear)
    await expect(gateway.query(KNOWN)).rejects.toThrow(GatewayUnclear)
  })

  test('a refund whose answer got lost is looked for before it is sent again', async () => {
    const refund = { k_no: 'R1', deneme: KNOWN, tutar: 500, neden: '', tekrar: false }
    double.mode.cut = true
    await expect(gateway.refund(refund)).rejects.toThrow(GatewayUnclear)
    double.mode.cut = false
    expect(await gateway.refund({ ...refund, tekrar: true })).toMatchObject({ durum: 'tamamlandi' })
    expect(returns).toEqual([{ reference_no: 'R1' }])
    const sent = double.calls.filter(({ path }) => path === '/odeme/iade')
    expect(sent.map(({ body }) => new URLSearchParams(body).get('return_amount'))).toEqual(['5.00'])
  })

  test('notices are believed only with the right hash, and one outcome of an order counts once', () => {
    const hash = base64(SETTINGS.key, `${ORDER.siparis_no}${SETTINGS.salt}success1050`)
    const notice = (fields: object) =>
      Buffer.from(
        new URLSearchParams({
          merchant_oid: ORDER.siparis_no,
          status: 'success',
          total_amount: '1050',
          hash,
          ...fields,
        }).toString(),
      )
    const read = (body: Buffer) => gateway.parseNotice({ headers: {}, body })
    expect(read(notice({}))).toEqual({
      olay_no: `${ORDER.siparis_no}:success`,
      tur: 'success',
      siparis_no: ORDER.siparis_no,
    })
    for (const forged of [
      { total_amount: '1' },
      { status: 'failed' },
      { merchant_oid: 'm1x0' },
      { hash: '' },
      { hash: `A${hash.slice(1)}` },
    ]) {
      expect(() => read(notice(forged))).toThrow(BadSignature)
    }
  })

  test('lists payments for the books', async () => {
    const day = new Date('2026-08-10T10:00:00Z')
    expect(await gateway.list(day, day)).toEqual([
      { siparis_no: ORDER.siparis_no, tutar: 1050, kur: 'TRY', zaman: new Date('2026-08-10T09:00:00Z') },
    ])
  })
})
