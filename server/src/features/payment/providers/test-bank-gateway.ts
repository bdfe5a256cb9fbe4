import type { FailureReason } from '@meltem/contract/payment/payment'
import { keyFor, type Secrets } from '../../../platform/sessions/token.ts'
import {
  BadSignature,
  GatewayRefusal,
  GatewayUnclear,
  type ListedPayment,
  type PaymentGateway,
  type PaymentReport,
} from './payment-gateway.ts'
import { callProvider, parseAnswer } from './provider-http.ts'
import { noticeOf, readNoticeBody } from './read-notice.ts'
import { isSigned, sign } from './test-bank/bank-signature.ts'

/** The secret shop and test bank share, made from the installation's own. */
export function bankSecret(secret: string): string {
  return keyFor(secret, 'test_bank', 0, 'shared')
}

interface BankReport {
  readonly durum: 'bekliyor' | 'alindi' | 'basarisiz' | 'yok'
  readonly siparis_no: string
  readonly tutar: number
  readonly kur: string
  readonly no: string
  readonly neden: FailureReason | null
  readonly kart: { marka: string; ilk_alti: string; son_dort: string } | null
  readonly zaman: number
}

/** The bank of the demo and of the tests: a real one in everything but the money. */
export function testBankGateway(url: string, [secret, ...older]: Secrets, timeoutMs?: number): PaymentGateway {
  const shared = bankSecret(secret)
  const accepted = [shared, ...older.map(bankSecret)]
  const ask = async (path: string, input: object) => {
    const body = JSON.stringify(input)
    const headers = { 'content-type': 'application/json', 'x-bank-signature': sign(shared, body) }
    const call = { method: 'POST' as const, headers, body, ...(timeoutMs === undefined ? {} : { timeoutMs }) }
    const answer = await callProvider(`${url}${path}`, call)
    if (answer.status === 401) throw new GatewayRefusal('the bank does not accept our signature')
    return { status: answer.status, data: parseAnswer(answer) }
  }
  return {
    name: 'test',
    origins: [new URL(url).origin],
    noticeAnswer: 'OK',
    start: async ({ musteri: _person, ...order }) => {
      const { data } = await ask('/api/orders', order)
      return { adim: { tur: 'cerceve', url: `${url}/pay/${String(data.anahtar)}` }, saglayici_no: order.siparis_no }
    },
    query: async ({ siparis_no }) => reportOf((await ask('/api/query', { siparis_no })).data as unknown as BankReport),
    refund: async ({ k_no, deneme, tutar }) => {
      const { status, data } = await ask('/api/refunds', { k_no, siparis_no: deneme.siparis_no, tutar })
      if (status === 200) return { durum: 'tamamlandi', saglayici_no: String(data.no) }
      return { durum: 'basarisiz', hata: String(data.hata) }
    },
    parseNotice: ({ headers, body }) => {
      if (!isSigned(accepted, body, headers['x-bank-signature'])) throw new BadSignature('not signed by the test bank')
      const { olay_no, tur, siparis_no } = readNoticeBody(body)
      return noticeOf({ olay_no, tur, siparis_no })
    },
    list: async (from, to) => {
      const { data } = await ask('/api/list', { from: from.getTime(), to: to.getTime() })
      return (data.data as BankReport[]).map(
        ({ siparis_no, tutar, kur, zaman }): ListedPayment => ({ siparis_no, tutar, kur, zaman: new Date(zaman) }),
      )
    },
  }
}

function reportOf(report: BankReport): PaymentReport {
  switch (report.durum) {
    case 'alindi': {
      const { siparis_no, tutar, kur, no, kart } = report
      return { durum: 'alindi', siparis_no, tutar, kur, saglayici_no: no, ...(kart ? { kart } : {}) }
    }
    case 'basarisiz':
      return { durum: 'basarisiz', neden: report.neden ?? 'diger' }
    case 'bekliyor':
      return { durum: 'suruyor' }
    case 'yok':
      return { durum: 'yok' }
    default:
      throw new GatewayUnclear(`the bank answered ${String(report.durum)}`)
  }
}
