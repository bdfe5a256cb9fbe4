import type { Ticket } from '@meltem/contract/reservation/documents'
import type { Language } from '@meltem/contract/wire/language'
import type { Palette } from './palette.ts'

/** What of the tenant stands on every sheet. */
export interface Letterhead {
  readonly marka: string
  readonly logo: Uint8Array | null
  readonly unvan: string
  readonly adres: string
  readonly vergi: string
  readonly e_mail: string
  /** Membership in the association of travel agencies, in the language of the document. */
  readonly birlik: string | null
  readonly telefon: string
  /** When the support answers. */
  readonly saatler: string | null
  /** Address of the storefront without its scheme. */
  readonly site: string
  readonly renkler: Palette
}

/** Names of facts on a voucher; each has a word in i18n under `documents.facts`. */
export const FACTS = [
  'misafir',
  'kisi',
  'telefon',
  'tarih',
  'kalkis',
  'baslama',
  'sure',
  'miktar',
  'giris',
  'cikis',
  'gece',
  'oda',
  'alis',
  'iade',
  'gidis',
  'donus',
  'secenek',
  'otel',
  'izin_no',
  'belge_no',
  'ekstralar',
  'yolcular',
  'not',
] as const
type FactName = (typeof FACTS)[number]

/** A known fact by its name, or an answer of the guest under the question itself. */
export type Fact = { readonly ad: FactName; readonly deger: string } | { readonly soru: string; readonly deger: string }

export interface VoucherMoney {
  readonly toplam: string
  readonly odenen: string
  /** When and how the last money came; null before any did. */
  readonly odeme_notu: string | null
  readonly kalan: string
  readonly kalan_var: boolean
  /** What is left in payments of the products' own, each with when it is due; empty: it is paid on the day. */
  readonly odemeler: readonly string[]
  /** What is left in the base currency, where the guest chose another one. */
  readonly kalan_temel: { readonly tutar: string; readonly kur: string } | null
}

export interface VoucherStop {
  readonly saat: string | null
  readonly baslik: string
  readonly metin: string
}

/** One service, as its page tells it; every text is ready in the language of the document. */
export interface VoucherItem {
  readonly no: string
  readonly baslik: string
  readonly tarih: string
  /** In large type, a line each. */
  readonly ne_zaman: readonly string[]
  readonly kisi: string
  readonly gorsel: Uint8Array | null
  readonly bilgiler: readonly Fact[]
  /** What the QR code says. */
  readonly kod: string
  /** Null where money is between the guest and an agency. */
  readonly para: VoucherMoney | null
  readonly bulusma: Ticket['bulusma']
  readonly adimlar: readonly VoucherStop[]
  readonly dahil: readonly string[]
  readonly yanina_al: readonly string[]
  readonly iptal: readonly string[]
}

export interface VoucherDocument {
  readonly dil: Language
  readonly antet: Letterhead
  readonly kayit_no: string
  readonly bilet_no: string
  readonly misafir: string
  readonly duzenleme: string
  readonly para: VoucherMoney | null
  /** Belongs to the payment and to no service: with the totals of the services it makes the total. Null without one. */
  readonly taksit_farki: string | null
  readonly satirlar: readonly VoucherItem[]
}
