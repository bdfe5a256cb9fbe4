import type { FailureReason, PaymentProvider } from '@meltem/contract/payment/payment'
import type { Language } from '@meltem/contract/wire/language'

/** What is to be paid; amounts in minor units. */
export interface PaymentOrder {
  /** Our own number and idempotency key at the provider. */
  readonly siparis_no: string
  readonly tutar: number
  readonly kur: string
  readonly kart_taksit: number
  readonly aciklama: string
  readonly lang: Language
  /** Where the browser comes back to, with the token of the attempt. */
  readonly donus_url: string
  /** Where the provider reports to. */
  readonly bildirim_url: string
  readonly musteri: {
    readonly k_no: string
    readonly ad: string
    readonly soyad: string
    readonly e_mail: string
    readonly telefon: string
    readonly adres: string
    readonly ip: string
  }
}

/** The attempt as the adapter needs to know it. */
export interface KnownAttempt {
  readonly siparis_no: string
  readonly saglayici_no: string | null
  readonly saglayici_verisi: Readonly<Record<string, string>>
  readonly tutar: number
  readonly kur: string
}

export interface StartedPayment {
  readonly adim: { readonly tur: 'cerceve' | 'yonlendir'; readonly url: string }
  readonly saglayici_no: string | null
  readonly saglayici_verisi?: Readonly<Record<string, string>>
}

/** What the provider says about an order. Amount, currency and order number are compared with ours before they count. */
export type PaymentReport =
  | {
      readonly durum: 'alindi'
      readonly siparis_no: string
      readonly tutar: number
      readonly kur: string
      readonly saglayici_no: string
      readonly saglayici_verisi?: Readonly<Record<string, string>>
      readonly kart?: {
        readonly marka: string | null
        readonly ilk_alti: string | null
        readonly son_dort: string | null
      }
    }
  | { readonly durum: 'basarisiz'; readonly neden: FailureReason }
  /** The person has not finished, or the bank has not decided. */
  | { readonly durum: 'suruyor' }
  /** The provider has never heard of it. */
  | { readonly durum: 'yok' }

export interface RefundOrder {
  /** Our own number and idempotency key. */
  readonly k_no: string
  readonly deneme: KnownAttempt
  readonly tutar: number
  readonly neden: string
  /** It was sent before and the answer got lost: where the provider knows no keys, look first. */
  readonly tekrar: boolean
}

export type RefundReport =
  | { readonly durum: 'tamamlandi'; readonly saglayici_no: string }
  | { readonly durum: 'basarisiz'; readonly hata: string }
  | { readonly durum: 'suruyor' }

export interface RawNotice {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

/** A signed word of the provider: a reason to ask, never a proof by itself. */
export interface Notice {
  readonly olay_no: string
  readonly tur: string
  readonly siparis_no: string | null
}

/** A captured payment in the provider's own list. */
export interface ListedPayment {
  readonly siparis_no: string
  readonly tutar: number
  readonly kur: string
  readonly zaman: Date
}

/** One provider. Every call may throw `GatewayUnclear`; then nothing is known and the provider is asked later. */
export interface PaymentGateway {
  readonly name: PaymentProvider
  /** Origins its pages live at, for the content security policy. */
  readonly origins: readonly string[]
  start(order: PaymentOrder): Promise<StartedPayment>
  query(attempt: KnownAttempt): Promise<PaymentReport>
  refund(refund: RefundOrder): Promise<RefundReport>
  /** Throws `BadSignature` unless the provider has signed it, `BadNotice` when it says nothing that can be kept. */
  parseNotice(raw: RawNotice): Notice
  /** What a notice is answered with. */
  readonly noticeAnswer: string
  /** Captured payments of a time span. */
  list(from: Date, to: Date): Promise<ListedPayment[]>
}

/** The provider said no before anything could be paid. */
export class GatewayRefusal extends Error {
  override readonly name = 'GatewayRefusal'
}

/** Time-out, broken connection, 5xx: it may or may not have happened. Never sent again under another key. */
export class GatewayUnclear extends Error {
  override readonly name = 'GatewayUnclear'
}

/** Signed or not, it is no notice: no object, fields missing, or of another type. */
export class BadNotice extends Error {
  override readonly name = 'BadNotice'
}

/** Forged, unsigned or stale. */
export class BadSignature extends Error {
  override readonly name = 'BadSignature'
}
