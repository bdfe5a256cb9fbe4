import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hex, type ProviderDouble, startProviderDouble } from '../../../testing/doubles/provider-doubles.ts'
import { ORDER } from '../../../testing/sample-order.ts'
import { iyzicoGateway } from './iyzico-gateway.ts'
import { BadSignature, GatewayRefusal, GatewayUnclear, type PaymentGateway } from './payment-gateway.ts'

const KEY = 'api-key'
const SECRET = 'very-secret'
const KNOWN = {
  siparis_no: ORDER.siparis_no,
  saglayici_no: 'P1',
  saglayici_verisi: { token: 'T1' },
  tutar: 1050,
  kur: 'TRY',
}

/** The header as iyzico describes it, checked without the client's own code. */
function isAuthorised(path: string, headers: Record<string, unknown>, body: string): boolean {
  const [scheme, encoded = ''] = String(headers.authorization).split(' ')
  const fields = new Map(
    Buffer.from(encoded, 'base64')
      .toString()
      .split('&')
      .map((part) => part.split(':') as [string, string]),
  )
  const random = String(headers['x-iyzi-rnd'])
  const expected = hex(SECRET, random + path + (body || '{}'))
  return scheme === 'IYZWSv2' && fields.get('apiKey') === KEY && fields.get('signature') === expected
}

let double: ProviderDouble
let gateway: PaymentGateway
let paid: Record<string, unknown> = {}
let refunds: string[] = []
let refuses = false

function retrieve(): object {
  const { siparis_no } = ORDER
  const answer = {
    status: 'success',
    paymentStatus: 'SUCCESS',
    paymentId: 'P1',
    currency: 'TRY',
    basketId: siparis_no,
    conversationId: siparis_no,
    price: 10.5,
    paidPrice: 10.5,
    cardAssociation: 'MASTER_CARD',
    binNumber: '552879',
    lastFourDigits: '0008',
    ...paid,
  }
  const signed = [
    answer.paymentStatus,
    answer.paymentId,
    answer.currency,
    answer.basketId,
    answer.conversationId,
    answer.paidPrice,
    answer.price,
    'T1',
  ].join(':')
  return { ...answer, signature: double.mode.unsigned ? 'f'.repeat(64) : hex(SECRET, signed) }
}

beforeAll(async () => {
  double = await startProviderDouble(({ path, headers, body }) => {
    if (!isAuthorised(path, headers, body)) return undefined
    if (path === '/payment/iyzipos/checkoutform/initialize/auth/ecom') {
      return refuses
        ? { status: 'failure', errorMessage: 'no' }
        : { status: 'success', token: 'T1', paymentPageUrl: 'https://sandbox-cpp.iyzipay.com?token=T1' }
    }
    if (path === '/payment/iyzipos/checkoutform/auth/ecom/detail') return retrieve()
    if (path === '/v2/payment/refund') {
      const { conversationId } = JSON.parse(body) as { conversationId: string }
      refunds.push(conversationId)
      return { status: 'success', paymentId: 'P1' }
    }
    if (path === '/v2/reporting/payment/details') {
      return {
        status: 'success',
        payments: [{ refunds: refunds.map((refundConversationId) => ({ refundConversationId })) }],
      }
    }
    if (path === '/v2/reporting/payment/transactions') {
      const row = {
        transactionType: 'PAYMENT',
        conversationId: ORDER.siparis_no,
        paidPrice: 10.5,
        transactionCurrency: 'TRY',
        transactionDate: '2026-08-10 12:00:00',
      }
      return { status: 'success', totalPageCount: 1, transactions: [row, { ...row, transactionType: 'REFUND' }] }
    }
    return { status: 'failure', errorCode: '5001' }
  })
  gateway = iyzicoGateway({ apiKey: KEY, secretKey: SECRET, url: double.url }, 1000)
})
afterAll(() => double.close())
beforeEach(() => {
  Object.assign(double.mode, { cut: false, down: false, garbage: false, unsigned: false })
  paid = {}
  refuses = false
})

describe('iyzico', () => {
  test('opens its own page for the exact amount, with a signed request', async () => {
    const started = await gateway.start(ORDER)
    expect(started).toEqual({
      adim: { tur: 'yonlendir', url: 'https://sandbox-cpp.iyzipay.com?token=T1' },
      saglayici_no: null,
      saglayici_verisi: { token: 'T1' },
    })
    expect(JSON.parse(double.calls.at(-1)?.body ?? '')).toMatchObject({
      price: '10.5',
      paidPrice: '10.5',
      currency: 'TRY',
      basketId: ORDER.siparis_no,
      enabledInstallments: [1],
      callbackUrl: ORDER.donus_url,
    })
    refuses = true
    await expect(gateway.start(ORDER)).rejects.toThrow(GatewayRefusal)
  })

  test('a wrong key is refused by the double, so the signature is really checked', async () => {
    const wrong = iyzicoGateway({ apiKey: KEY, secretKey: 'another', url: double.url }, 1000)
    await expect(wrong.start(ORDER)).rejects.toThrow(GatewayRefusal)
  })

  test('reports what was paid, and believes no answer without its signature', async () => {
    expect(await gateway.query(KNOWN)).toEqual({
      durum: 'alindi',
      siparis_no: ORDER.siparis_no,
      tutar: 1050,
      kur: 'TRY',
      saglayici_no: 'P1',
      kart: { marka: 'MASTER_CARD', ilk_alti: '552879', son_dort: '0008' },
    })
    paid = { paidPrice: 1 }
    expect(await gateway.query(KNOWN)).toMatchObject({ tutar: 100 })
    double.mode.unsigned = true
    await expect(gateway.query(KNOWN)).rejects.toThrow(GatewayUnclear)
  })

  test.each([
    [
      { paymentStatus: 'FAILURE', errorGroup: 'NOT_SUFFICIENT_FUNDS' },
      { durum: 'basarisiz', neden: 'bakiye' },
    ],
    [
      { paymentStatus: 'FAILURE', errorGroup: 'SOMETHING' },
      { durum: 'basarisiz', neden: 'diger' },
    ],
    [{ paymentStatus: 'INIT_THREEDS' }, { durum: 'suruyor' }],
    [{ status: 'failure', paymentStatus: undefined }, { durum: 'suruyor' }],
  ])('%o → %o', async (answer, report) => {
    paid = answer
    expect(await gateway.query(KNOWN)).toEqual(report)
  })

  test.each(['cut', 'down', 'garbage'] as const)('%s is unclear, never a no', async (fault) => {
    double.mode[fault] = true
    await expect(gateway.start(ORDER)).rejects.toThrow(GatewayUnclear)
    await expect(gateway.query(KNOWN)).rejects.toThrow(GatewayUnclear)
  })

  test('a refund whose answer got lost is looked for before it is sent again', async () => {
    refunds = []
    const refund = { k_no: 'R1', deneme: KNOWN, tutar: 500, neden: '', tekrar: false }
    double.mode.cut = true
    await expect(gateway.refund(refund)).rejects.toThrow(GatewayUnclear)
    double.mode.cut = false
    expect(await gateway.refund({ ...refund, tekrar: true })).toMatchObject({ durum: 'tamamlandi' })
    expect(refunds).toEqual(['R1'])
  })

  test('notices are believed only with the right signature, whatever byte is turned', () => {
    const notice = {
      iyziEventType: 'CHECKOUT_FORM_AUTH',
      iyziPaymentId: 'P1',
      token: 'T1',
      paymentConversationId: ORDER.siparis_no,
      status: 'SUCCESS',
      iyziReferenceCode: 'E1',
    }
    const body = Buffer.from(JSON.stringify(notice))
    const signature = hex(SECRET, `${SECRET}CHECKOUT_FORM_AUTHP1T1${ORDER.siparis_no}SUCCESS`)
    expect(gateway.parseNotice({ headers: { 'x-iyz-signature-v3': signature }, body })).toEqual({
      olay_no: 'E1',
      tur: 'CHECKOUT_FORM_AUTH',
      siparis_no: ORDER.siparis_no,
    })
    for (let place = 0; place < signature.length; place += 1) {
      const turned = signature.slice(0, place) + (signature[place] === 'a' ? 'b' : 'a') + signature.slice(place + 1)
      expect(() => gateway.parseNotice({ headers: { 'x-iyz-signature-v3': turned }, body })).toThrow(BadSignature)
    }
    expect(() => gateway.parseNotice({ headers: {}, body })).toThrow(BadSignature)
  })

  test('lists payments of a day for the books', async () => {
    const day = new Date('2026-08-10T10:00:00Z')
    expect(await gateway.list(day, day)).toMatchObject([{ siparis_no: ORDER.siparis_no, tutar: 1050, kur: 'TRY' }])
  })
})
