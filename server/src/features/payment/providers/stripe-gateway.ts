import type { FailureReason } from '@meltem/contract/payment/payment'
import { Stripe } from 'stripe'
import type { PaymentSettings } from '../../../platform/config.ts'
import {
  BadSignature,
  GatewayRefusal,
  GatewayUnclear,
  type ListedPayment,
  type PaymentGateway,
  type PaymentOrder,
  type PaymentReport,
} from './payment-gateway.ts'
import { PROVIDER_TIMEOUT_MS } from './provider-http.ts'
import { noticeOf } from './read-notice.ts'

type Settings = NonNullable<PaymentSettings['stripe']>

/** Seconds a signed notice stays fresh. */
const FRESH_SECONDS = 300

/** What the request itself was wrong about is a refusal; everything else may have happened. */
function asGatewayError(error: unknown): Error {
  if (error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripeCardError) {
    return new GatewayRefusal(error.message, { cause: error })
  }
  if (error instanceof Stripe.errors.StripeAuthenticationError) {
    return new GatewayRefusal('Stripe does not accept our key', { cause: error })
  }
  return new GatewayUnclear('no clear answer from Stripe', { cause: error })
}

async function asked<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw asGatewayError(error)
  }
}

/** Stripe's own page takes the card (Checkout). The order number is the idempotency key, so asking twice opens one page. */
export function stripeGateway(settings: Settings, timeoutMs = PROVIDER_TIMEOUT_MS): PaymentGateway {
  const { protocol, hostname, port } = new URL(settings.url)
  const client = new Stripe(settings.secretKey, {
    host: hostname,
    ...(port ? { port } : {}),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: timeoutMs,
    maxNetworkRetries: 0,
    telemetry: false,
  })
  return {
    name: 'stripe',
    origins: ['https://checkout.stripe.com'],
    noticeAnswer: 'OK',
    start: async (order) => {
      const session = await asked(
        client.checkout.sessions.create(sessionOf(order), { idempotencyKey: order.siparis_no }),
      )
      if (!session.url) throw new GatewayRefusal('Stripe named no page')
      return {
        adim: { tur: 'yonlendir', url: session.url },
        saglayici_no: null,
        saglayici_verisi: { oturum: session.id },
      }
    },
    query: async ({ siparis_no, saglayici_verisi }) => {
      const { oturum } = saglayici_verisi
      const id = oturum ?? (await findSession(client, siparis_no))
      if (!id) return { durum: 'yok' }
      const expand = ['payment_intent.latest_charge']
      return reportOf(await asked(client.checkout.sessions.retrieve(id, { expand })))
    },
    refund: async ({ k_no, deneme, tutar }) => {
      try {
        const payment_intent = deneme.saglayici_no ?? ''
        const refund = await asked(client.refunds.create({ payment_intent, amount: tutar }, { idempotencyKey: k_no }))
        if (refund.status === 'failed' || refund.status === 'canceled') {
          return { durum: 'basarisiz', hata: refund.failure_reason ?? refund.status }
        }
        return refund.status === 'succeeded' ? { durum: 'tamamlandi', saglayici_no: refund.id } : { durum: 'suruyor' }
      } catch (error) {
        if (error instanceof GatewayRefusal) return { durum: 'basarisiz', hata: error.message }
        throw error
      }
    },
    parseNotice: ({ headers, body }) => {
      const signature = headers['stripe-signature']
      try {
        const event = client.webhooks.constructEvent(body, signature ?? '', settings.webhookSecret, FRESH_SECONDS)
        const { object } = event.data as { object: { client_reference_id?: string | null } }
        return noticeOf({ olay_no: event.id, tur: event.type, siparis_no: object.client_reference_id ?? null })
      } catch (error) {
        throw new BadSignature('not signed by Stripe', { cause: error })
      }
    },
    list: async (from, to) => await list(client, from, to),
  }
}

/** Stripe keeps a page open for half an hour at least; ours is not waited for longer. */
const PAGE_SECONDS = 31 * 60

function sessionOf(order: PaymentOrder): Stripe.Checkout.SessionCreateParams {
  const { siparis_no, kur, tutar, aciklama, lang, musteri, donus_url } = order
  const price_data = { currency: kur.toLowerCase(), unit_amount: tutar, product_data: { name: aciklama } }
  return {
    mode: 'payment',
    client_reference_id: siparis_no,
    line_items: [{ quantity: 1, price_data }],
    customer_email: musteri.e_mail,
    locale: lang,
    success_url: donus_url,
    cancel_url: donus_url,
    expires_at: Math.floor(Date.now() / 1000) + PAGE_SECONDS,
    payment_intent_data: { metadata: { siparis_no } },
  }
}

/** The answer to our start got lost: the session is among the newest ones. */
async function findSession(client: Stripe, siparis_no: string): Promise<string | undefined> {
  const { data } = await asked(client.checkout.sessions.list({ limit: 100 }))
  return data.find((session) => session.client_reference_id === siparis_no)?.id
}

const REASONS: Readonly<Record<string, FailureReason>> = {
  insufficient_funds: 'bakiye',
  authentication_required: 'kod',
  expired_card: 'kart',
  incorrect_cvc: 'kart',
  card_declined: 'ret',
}

function reportOf(session: Stripe.Checkout.Session): PaymentReport {
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null
  if (session.payment_status === 'paid' && intent) {
    const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
    const card = charge?.payment_method_details?.card
    return {
      durum: 'alindi',
      siparis_no: session.client_reference_id ?? '',
      tutar: intent.amount_received,
      kur: intent.currency.toUpperCase(),
      saglayici_no: intent.id,
      kart: { marka: card?.brand?.toUpperCase() ?? null, ilk_alti: null, son_dort: card?.last4 ?? null },
    }
  }
  if (session.status === 'expired') {
    const code = intent?.last_payment_error?.decline_code ?? intent?.last_payment_error?.code ?? ''
    return { durum: 'basarisiz', neden: code ? (REASONS[code] ?? 'diger') : 'sure' }
  }
  return { durum: 'suruyor' }
}

async function list(client: Stripe, from: Date, to: Date): Promise<ListedPayment[]> {
  const created = { gte: Math.floor(from.getTime() / 1000), lt: Math.ceil(to.getTime() / 1000) }
  const found: ListedPayment[] = []
  try {
    for await (const intent of client.paymentIntents.list({ created, limit: 100 })) {
      const { siparis_no } = intent.metadata
      if (intent.status !== 'succeeded' || !siparis_no) continue
      const zaman = new Date(intent.created * 1000)
      found.push({ siparis_no, tutar: intent.amount_received, kur: intent.currency.toUpperCase(), zaman })
    }
  } catch (error) {
    throw asGatewayError(error)
  }
  return found
}
