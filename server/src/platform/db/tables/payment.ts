import type { Enquiry } from '@meltem/contract/audience/enquiry'
import type { AskedAct } from '@meltem/contract/payment/approval'
import type { Refund } from '@meltem/contract/payment/office'
import type { AttemptState, FailureReason, PaymentPart, PaymentProvider } from '@meltem/contract/payment/payment'
import type { ContractKind } from '@meltem/contract/reservation/reservation'
import type { Language } from '@meltem/contract/wire/language'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

type CreatedAt = ColumnType<Date, Date | string | undefined, never>
type MaybeTime = ColumnType<Date | null, Date | null | undefined, Date | null>
type MaybeJson<T> = ColumnType<T | null, string | null | undefined, string | null>

export interface AttemptTable {
  tenant_id: number
  k_no: Generated<string>
  rezervasyon_k_no: string
  saglayici: PaymentProvider
  /** Our order number at the provider; carries the tenant, so that a word of the provider finds it. */
  siparis_no: string
  durum: Generated<AttemptState>
  bolum: PaymentPart
  /** Minor units of `kur`. */
  tutar: number
  kur: string
  kart_taksit: Generated<number>
  lang: Language
  /** Hash of the token of the way back. */
  anahtar_ozeti: Buffer
  adim: MaybeJson<{ tur: 'cerceve' | 'yonlendir'; url: string }>
  saglayici_no: string | null
  /** What the adapter needs to ask and refund: tokens and transaction numbers, never a card. */
  saglayici_verisi: MaybeJson<Record<string, string>>
  neden: FailureReason | null
  alinan: Generated<number>
  /** Refunds waiting and done. */
  iade_toplam: Generated<number>
  kart_marka: string | null
  kart_ilk_alti: string | null
  kart_son_dort: string | null
  ip: Generated<string>
  sonraki_sorgu: MaybeTime
  son_sorgu: MaybeTime
  /** Told once that it has been open for half an hour. */
  alarm: Generated<boolean>
  olusturma_zamani: CreatedAt
  sonuc_zamani: MaybeTime
}

export interface RefundTable {
  tenant_id: number
  k_no: Generated<string>
  istek_k_no: string
  deneme_k_no: string
  rezervasyon_k_no: string
  inceleme_k_no: string | null
  tutar: number
  durum: Generated<Refund['durum']>
  neden: string | null
  kim: string
  saglayici_no: string | null
  son_hata: string | null
  deneme_sayisi: Generated<number>
  sonraki_deneme: MaybeTime
  olusturma_zamani: CreatedAt
  sonuc_zamani: MaybeTime
}

export interface ProviderEventTable {
  tenant_id: number
  saglayici: PaymentProvider
  olay_no: string
  siparis_no: string | null
  tur: string
  alinma_zamani: CreatedAt
}

/** The words of a contract; found by their hash, never changed. */
export interface ContractTextTable {
  tenant_id: number
  ozet: string
  tur: ContractKind
  surum: string
  dil: Language
  baslik: string
  maddeler: ColumnType<{ baslik: string; metin: string }[], string, string>
  olusturma_zamani: CreatedAt
}

/** A version of a contract in the tenant's words; null where it went back to those of the house (PAY-51). */
export interface ContractVersionTable {
  tenant_id: number
  tur: ContractKind
  dil: Language
  surum: number
  baslik: string | null
  maddeler: MaybeJson<{ baslik: string; metin: string }[]>
  personel_k_no: string
  zaman: Date
}

export interface BankAccountTable {
  tenant_id: number
  k_no: Generated<string>
  banka: string
  sube: string | null
  hesap_sahibi: string
  iban: string
  swift: string | null
  kur: string
  sira: Generated<number>
  aktif: Generated<boolean>
  surum: Generated<number>
  /** Guests see it from then on. */
  gosterim_zamani: Generated<Date>
}

export interface EnquiryTable {
  tenant_id: number
  k_no: Generated<string>
  talep_no: string
  tur: Enquiry['tur']
  baslangic: string | null
  bitis: string | null
  yetiskin: number
  cocuk: number
  bebek: number
  /** Minor units of `kur`. */
  butce: number | null
  kur: string | null
  istekler: string
  ad: string
  soyad: string
  e_mail: string
  telefon: string | null
  lang: Language
  durum: Generated<Enquiry['durum']>
  yanit: string | null
  olusturma_zamani: CreatedAt
}

/** One service of a booking that was cancelled alone; amounts in minor units of the reservation's currency. */
export interface LineCancellationTable {
  tenant_id: number
  rezervasyon_k_no: string
  sira: number
  /** What had been paid for the line. */
  odenen: number
  iade_oran: number
  iade: number
  kesinti: number
  /** The refund's place in the queue; null where nothing had been paid. */
  inceleme_k_no: string | null
  kim: string
  zaman: Date
}

/** Money that waits for a second person. */
export interface ApprovalTable {
  tenant_id: number
  k_no: string
  rezervasyon_k_no: string
  eylem: JSONColumnType<AskedAct>
  /** Minor units. */
  tutar: number
  kur: string
  neden: string
  isteyen_k_no: string
  durum: Generated<'bekliyor' | 'onaylandi' | 'reddedildi' | 'geri_alindi'>
  karar_veren_k_no: ColumnType<string | null, never, string | null>
  karar_notu: ColumnType<string | null, never, string | null>
  karar_zamani: ColumnType<Date | null, never, Date>
  olusturma_zamani: ColumnType<Date, never, never>
  bitis: Date
}
