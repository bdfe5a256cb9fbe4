import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FailureReason } from '@meltem/contract/payment/payment'
import Iyzipay from 'iyzipay'
import type { PaymentSettings } from '../../../platform/config.ts'
import {
  BadSignature,
  GatewayRefusal,
  GatewayUnclear,
  type KnownAttempt,
  type ListedPayment,
  type PaymentGateway,
  type PaymentOrder,
  type PaymentReport,
} from './payment-gateway.ts'
import { decimalOf, minorOf, PROVIDER_TIMEOUT_MS } from './provider-http.ts'
import { noticeOf, readNoticeBody } from './read-notice.ts'

type Settings = NonNullable<PaymentSettings['iyzico']>
type Result = Record<string, unknown>
type Ask = (answer: (error: Error | null, result: Result | undefined) => void) => void

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** The official client knows no time limit; whatever is no clear answer by then is unclear. */
async function asked(ask: Ask, timeoutMs: number): Promise<Result> {
  return await new Promise<Result>((resolve, reject) => {
    const unclear = (cause?: unknown) => reject(new GatewayUnclear('no clear answer from iyzico', { cause }))
    const timer = setTimeout(unclear, timeoutMs)
    ask((error, result) => {
      clearTimeout(timer)
      if (error || typeof result !== 'object' || typeof result.status !== 'string') unclear(error)
      else resolve(result)
    })
  })
}

/** iyzico signs amounts without closing zeros: 10.50 as 10.5, 10.00 as 10. */
const bare = (value: unknown) =>
  text(value)
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')

function hmac(secret: string, message: string): string {
  return createHmac('sha256', secret).update(message).digest('hex')
}

function isSame(expected: string, given: unknown): boolean {
  const other = Buffer.from(text(given))
  return other.length === expected.length && timingSafeEqual(Buffer.from(expected), other)
}

const REASONS: Readonly<Record<string, FailureReason>> = {
  NOT_SUFFICIENT_FUNDS: 'bakiye',
  DO_NOT_HONOUR: 'ret',
  INVALID_TRANSACTION: 'ret',
  LOST_CARD: 'kart',
  STOLEN_CARD: 'kart',
  EXPIRED_CARD: 'kart',
  INVALID_CVC2: 'kart',
  NOT_PERMITTED_TO_CARDHOLDER: 'kart',
  FRAUD_SUSPECT: 'ret',
  MD_STATUS_NOT_SUCCESS: 'kod',
}

/** iyzico's own page takes the card (checkout form); the answer to a question is signed and the signature checked. */
export function iyzicoGateway(settings: Settings, timeoutMs = PROVIDER_TIMEOUT_MS): PaymentGateway {
  const client = new Iyzipay({ uri: settings.url, apiKey: settings.apiKey, secretKey: settings.secretKey })
  const call = (ask: Ask) => asked(ask, timeoutMs)
  return {
    name: 'iyzico',
    origins: ['https://*.iyzipay.com', ...(settings.url.startsWith('http://') ? [new URL(settings.url).origin] : [])],
    noticeAnswer: 'OK',
    start: async (order) => {
      const result = await call((answer) => client.checkoutFormInitialize.create(formOf(order), answer))
      if (result.status !== 'success') throw new GatewayRefusal(text(result.errorMessage) || 'refused by iyzico')
      const token = text(result.token)
      const adim = { tur: 'yonlendir' as const, url: text(result.paymentPageUrl) }
      return { adim, saglayici_no: null, saglayici_verisi: { token } }
    },
    query: async (attempt) => await query(client, settings, { attempt, call }),
    refund: async ({ k_no, deneme, tutar, tekrar }) => {
      const paymentId = deneme.saglayici_no ?? ''
      // Not idempotent there: after a lost answer the refunds of the payment are read before another is sent.
      if (tekrar && (await hasRefund(client, { deneme, k_no, call }))) {
        return { durum: 'tamamlandi', saglayici_no: k_no }
      }
      const request = {
        conversationId: k_no,
        paymentId,
        price: decimalOf(tutar),
        currency: deneme.kur,
        ip: '127.0.0.1',
      }
      const result = await call((answer) => client.refundV2.create(request, answer))
      if (result.status === 'success') return { durum: 'tamamlandi', saglayici_no: text(result.paymentId) || k_no }
      return { durum: 'basarisiz', hata: text(result.errorMessage) || text(result.errorCode) }
    },
    parseNotice: ({ headers, body }) => {
      const notice = readNoticeBody(body)
      const { iyziEventType, iyziPaymentId, token, paymentConversationId, status, iyziReferenceCode } = notice
      const parts = [iyziEventType, iyziPaymentId, token, paymentConversationId, status].map(text)
      const expected = hmac(settings.secretKey, settings.secretKey + parts.join(''))
      if (!isSame(expected, headers['x-iyz-signature-v3'])) throw new BadSignature('not signed by iyzico')
      const olay_no = text(iyziReferenceCode) || expected
      return noticeOf({ olay_no, tur: text(iyziEventType), siparis_no: text(paymentConversationId) || null })
    },
    list: async (from, to) => await list(client, { from, to, call }),
  }
}

type Call = (ask: Ask) => Promise<Result>

function formOf(order: PaymentOrder): object {
  const { musteri, siparis_no } = order
  const price = decimalOf(order.tutar)
  const contactName = `${musteri.ad} ${musteri.soyad}`
  const address = { contactName, city: 'Muğla', country: 'Turkey', address: musteri.adres || '-' }
  return {
    locale: order.lang === 'tr' ? 'tr' : 'en',
    conversationId: siparis_no,
    basketId: siparis_no,
    price,
    paidPrice: price,
    currency: order.kur,
    paymentGroup: 'PRODUCT',
    callbackUrl: order.donus_url,
    enabledInstallments: [order.kart_taksit],
    forceThreeDS: 1,
    buyer: {
      id: musteri.k_no,
      name: musteri.ad,
      surname: musteri.soyad,
      email: musteri.e_mail,
      gsmNumber: musteri.telefon,
      // iyzico wants a number where a traveller from abroad has none; eleven ones is its own advice.
      identityNumber: '11111111111',
      registrationAddress: musteri.adres || '-',
      city: 'Muğla',
      country: 'Turkey',
      ip: musteri.ip || '127.0.0.1',
    },
    shippingAddress: address,
    billingAddress: address,
    basketItems: [{ id: siparis_no, name: order.aciklama, category1: 'Travel', itemType: 'VIRTUAL', price }],
  }
}

interface Question {
  readonly attempt: KnownAttempt
  readonly call: Call
}

async function query(client: Iyzipay, { secretKey }: Settings, { attempt, call }: Question): Promise<PaymentReport> {
  const { siparis_no } = attempt
  const { token } = attempt.saglayici_verisi
  const result = token
    ? await call((answer) => client.checkoutForm.retrieve({ conversationId: siparis_no, token }, answer))
    : await call((answer) =>
        client.payment.retrieve({ conversationId: siparis_no, paymentConversationId: siparis_no }, answer),
      )
  const { paymentStatus } = result
  if (paymentStatus === 'FAILURE') return { durum: 'basarisiz', neden: REASONS[text(result.errorGroup)] ?? 'diger' }
  if (result.status !== 'success') return token ? { durum: 'suruyor' } : { durum: 'yok' }
  if (paymentStatus !== 'SUCCESS') return { durum: 'suruyor' }
  const { paymentId, currency, basketId, conversationId, paidPrice, price } = result
  const signed = [paymentId, currency, basketId, conversationId].map(text).concat(bare(paidPrice), bare(price))
  const parts = token ? [text(paymentStatus), ...signed, token] : signed
  if (!isSame(hmac(secretKey, parts.join(':')), result.signature)) {
    throw new GatewayUnclear('the answer of iyzico is not signed')
  }
  const tutar = minorOf(paidPrice)
  if (tutar === undefined) throw new GatewayUnclear('iyzico named no amount')
  return {
    durum: 'alindi',
    siparis_no: text(basketId),
    tutar,
    kur: text(currency),
    saglayici_no: text(paymentId),
    kart: {
      marka: text(result.cardAssociation) || null,
      ilk_alti: /^\d{6}/.exec(text(result.binNumber))?.[0] ?? null,
      son_dort: /^\d{4}$/.exec(text(result.lastFourDigits))?.[0] ?? null,
    },
  }
}

interface RefundQuestion {
  readonly deneme: KnownAttempt
  readonly k_no: string
  readonly call: Call
}

async function hasRefund(client: Iyzipay, { deneme, k_no, call }: RefundQuestion): Promise<boolean> {
  const request = { conversationId: k_no, paymentConversationId: deneme.siparis_no }
  const result = await call((answer) => client.reportingTransactionDetails.retrieve(request, answer))
  const payments = Array.isArray(result.payments) ? (result.payments as Result[]) : []
  const refunds = payments.flatMap((payment) => {
    const items = [payment, ...((payment.itemTransactions ?? []) as Result[])]
    return items.flatMap((one) => (one.cancels ?? one.refunds ?? []) as Result[])
  })
  return refunds.some((refund) => text(refund.refundConversationId) === k_no)
}

async function list(client: Iyzipay, span: { from: Date; to: Date; call: Call }): Promise<ListedPayment[]> {
  const found: ListedPayment[] = []
  for (let day = startOfDay(span.from); day <= span.to; day = new Date(day.getTime() + 86_400_000)) {
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const request = { transactionDate: day.toISOString().slice(0, 10), page }
      const result = await span.call((answer) => client.reportingTransactions.retrieve(request, answer))
      pages = Number(result.totalPageCount ?? 1)
      const rows = Array.isArray(result.transactions) ? (result.transactions as Result[]) : []
      for (const row of rows) {
        const tutar = minorOf(row.paidPrice)
        if (text(row.transactionType) !== 'PAYMENT' || tutar === undefined) continue
        const zaman = new Date(`${text(row.transactionDate).replace(' ', 'T')}+03:00`)
        found.push({ siparis_no: text(row.conversationId), tutar, kur: text(row.transactionCurrency), zaman })
      }
    }
  }
  return found
}

const startOfDay = (date: Date) => new Date(`${date.toISOString().slice(0, 10)}T00:00:00Z`)
