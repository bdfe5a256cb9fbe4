import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PaymentSettings } from '../../../platform/config.ts'
import {
  BadSignature,
  GatewayRefusal,
  GatewayUnclear,
  type ListedPayment,
  type PaymentGateway,
  type PaymentOrder,
  type PaymentReport,
  type RefundOrder,
  type RefundReport,
} from './payment-gateway.ts'
import { callProvider, decimalOf, minorOf, PROVIDER_TIMEOUT_MS, parseAnswer } from './provider-http.ts'
import { noticeOf } from './read-notice.ts'

type Settings = NonNullable<PaymentSettings['paytr']>

/** PayTR writes TL where other providers write TRY. */
const toPaytr = (kur: string) => (kur === 'TRY' ? 'TL' : kur)
const fromPaytr = (kur: string) => (kur === 'TL' ? 'TRY' : kur)
const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** Its page stands in a frame; the notice signs order, status and total only, so everything else is asked for. */
export function paytrGateway(settings: Settings, timeoutMs = PROVIDER_TIMEOUT_MS): PaymentGateway {
  const hash = (...parts: string[]) =>
    createHmac('sha256', settings.key)
      .update(parts.join('') + settings.salt)
      .digest('base64')
  const ask = async (path: string, fields: Record<string, string>) => {
    const answer = await callProvider(`${settings.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ merchant_id: settings.id, ...fields }).toString(),
      timeoutMs,
    })
    return parseAnswer(answer)
  }
  return {
    name: 'paytr',
    origins: [new URL(settings.url).origin],
    noticeAnswer: 'OK',
    start: async (order) => {
      const result = await ask('/odeme/api/get-token', tokenFields(order, settings, hash))
      if (result.status !== 'success') throw new GatewayRefusal(text(result.reason) || 'refused by PayTR')
      const url = `${settings.url}/odeme/guvenli/${encodeURIComponent(text(result.token))}`
      return { adim: { tur: 'cerceve', url }, saglayici_no: order.siparis_no }
    },
    query: async ({ siparis_no }) => {
      const paytr_token = hash(settings.id, siparis_no)
      return reportOf(siparis_no, await ask('/odeme/durum-sorgu', { merchant_oid: siparis_no, paytr_token }))
    },
    refund: async (refund) => await giveBack(refund, { id: settings.id, hash, ask }),
    parseNotice: ({ body }) => {
      const form = new URLSearchParams(body.toString('utf8'))
      const [oid, status, total] = ['merchant_oid', 'status', 'total_amount'].map((name) => form.get(name) ?? '')
      const expected = createHmac('sha256', settings.key).update(`${oid}${settings.salt}${status}${total}`).digest()
      const given = Buffer.from(form.get('hash') ?? '', 'base64')
      if (given.length !== expected.length || !timingSafeEqual(expected, given)) {
        throw new BadSignature('not signed by PayTR')
      }
      // One word per order and outcome: PayTR repeats it until it is answered OK.
      return noticeOf({ olay_no: `${oid}:${status}`, tur: status, siparis_no: oid || null })
    },
    list: async (from, to) => {
      const [start_date, end_date] = [from, to].map((date) => wallClock(date))
      const paytr_token = hash(settings.id, start_date ?? '', end_date ?? '')
      const result = await ask('/rapor/islem-dokumu', {
        start_date: start_date ?? '',
        end_date: end_date ?? '',
        paytr_token,
      })
      if (result.status === 'failed') return []
      if (result.status !== 'success') throw new GatewayUnclear('PayTR did not list its payments')
      return Object.values(result).flatMap((row) => listed(row))
    },
  }
}

interface Portal {
  readonly id: string
  readonly hash: (...parts: string[]) => string
  readonly ask: (path: string, fields: Record<string, string>) => Promise<Record<string, unknown>>
}

/** After a lost answer the returns of the order are read before another one is sent. */
async function giveBack(
  { k_no, deneme, tutar, tekrar }: RefundOrder,
  { id, hash, ask }: Portal,
): Promise<RefundReport> {
  const merchant_oid = deneme.siparis_no
  if (tekrar) {
    const known = await ask('/odeme/durum-sorgu', { merchant_oid, paytr_token: hash(id, merchant_oid) })
    const returns = Array.isArray(known.returns) ? (known.returns as Record<string, unknown>[]) : []
    if (returns.some(({ reference_no }) => reference_no === k_no)) return { durum: 'tamamlandi', saglayici_no: k_no }
  }
  const return_amount = decimalOf(tutar)
  const paytr_token = hash(id, merchant_oid, return_amount)
  const result = await ask('/odeme/iade', { merchant_oid, return_amount, reference_no: k_no, paytr_token })
  if (result.status === 'success') return { durum: 'tamamlandi', saglayici_no: k_no }
  return { durum: 'basarisiz', hata: text(result.err_msg) || text(result.err_no) }
}

/** PayTR's days are Istanbul's. */
function wallClock(date: Date): string {
  return new Date(date.getTime() + 3 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
}

function listed(row: unknown): ListedPayment[] {
  if (typeof row !== 'object' || row === null) return []
  const { islem_tipi, islem_tutari, para_birimi, siparis_no, islem_tarihi } = row as Record<string, unknown>
  const tutar = minorOf(islem_tutari)
  if (islem_tipi !== 'S' || tutar === undefined) return []
  const zaman = new Date(`${text(islem_tarihi).replace(' ', 'T')}+03:00`)
  return [{ siparis_no: text(siparis_no), tutar, kur: fromPaytr(text(para_birimi)), zaman }]
}

function tokenFields(
  order: PaymentOrder,
  { id, testMode }: Settings,
  hash: (...parts: string[]) => string,
): Record<string, string> {
  const { musteri, siparis_no } = order
  const user_basket = Buffer.from(JSON.stringify([[order.aciklama, decimalOf(order.tutar), 1]])).toString('base64')
  const user_ip = musteri.ip || '127.0.0.1'
  const payment_amount = String(order.tutar)
  const no_installment = order.kart_taksit > 1 ? '0' : '1'
  const max_installment = order.kart_taksit > 1 ? String(order.kart_taksit) : '0'
  const currency = toPaytr(order.kur)
  const test_mode = testMode ? '1' : '0'
  const signed = [id, user_ip, siparis_no, musteri.e_mail, payment_amount, user_basket]
  return {
    user_ip,
    merchant_oid: siparis_no,
    email: musteri.e_mail,
    payment_amount,
    user_basket,
    no_installment,
    max_installment,
    currency,
    test_mode,
    paytr_token: hash(...signed, no_installment, max_installment, currency, test_mode),
    user_name: `${musteri.ad} ${musteri.soyad}`,
    user_address: musteri.adres || '-',
    user_phone: musteri.telefon,
    merchant_ok_url: order.donus_url,
    merchant_fail_url: order.donus_url,
    timeout_limit: '30',
    lang: order.lang === 'tr' ? 'tr' : 'en',
  }
}

/** `payment_total` may be higher with instalments at the bank's own rate; what we asked for is `payment_amount`. */
function reportOf(siparis_no: string, result: Record<string, unknown>): PaymentReport {
  if (result.status === 'success') {
    const tutar = minorOf(result.payment_amount)
    if (tutar === undefined) throw new GatewayUnclear('PayTR named no amount')
    const masked = text(result.masked_pan).replaceAll(' ', '')
    const kart = {
      marka: text(result.kart_marka) || null,
      ilk_alti: /^\d{6}/.exec(masked)?.[0] ?? null,
      son_dort: /\d{4}$/.exec(masked)?.[0] ?? null,
    }
    return { durum: 'alindi', siparis_no, tutar, kur: fromPaytr(text(result.currency)), saglayici_no: siparis_no, kart }
  }
  // 004: there is no payment under this number, or none yet.
  if (text(result.err_no) === '004') return { durum: 'suruyor' }
  if (result.status === 'error' && result.failed_reason_code !== undefined) {
    return { durum: 'basarisiz', neden: text(result.failed_reason_code) === '6' ? 'vazgecti' : 'ret' }
  }
  throw new GatewayUnclear(`PayTR answered ${text(result.err_no) || text(result.status)}`)
}
