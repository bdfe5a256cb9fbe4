import type { Settlement } from '@meltem/contract/agency/agency'
import type { Language } from '@meltem/contract/wire/language'
import type { AgencySale } from '@meltem/domain/agency/commission'
import type { LedgerAccount } from '@meltem/domain/agency/postings'
import type { TermsRule } from '@meltem/domain/agency/terms'
import type { ColumnType, Generated } from 'kysely'

type DateText = ColumnType<string, string, string>
type WrittenByDatabase = ColumnType<Date, Date | string | undefined, Date | string>
type Json<T> = ColumnType<T, string, string>
type MaybeJson<T> = ColumnType<T | null, string | null | undefined, string | null>
type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>
/** Numbers that only the ledger's trigger writes. */
type OfTheLedger<T> = ColumnType<T, never, never>

export interface AgencyContractTable {
  tenant_id: number
  k_no: Generated<string>
  acente_k_no: string
  ad: string
  akis: Settlement
  baslangic: DateText
  bitis: DateText
  opsiyon_saat: Generated<number>
  kurallar: Json<TermsRule[]>
  olusturma_zamani: WrittenByDatabase
}

export interface SubAgencyShareTable {
  tenant_id: number
  acente_k_no: string
  oran: number
}

export interface AgencyInvoiceTable {
  tenant_id: number
  k_no: Generated<string>
  fatura_no: string
  acente_k_no: string
  kur: string
  tutar: number
  tarih: DateText
  vade: DateText
  aciklama: Generated<string>
  olusturma_zamani: WrittenByDatabase
}

export interface AccountTable {
  tenant_id: number
  acente_k_no: string
  kur: string
  /** What the agency owes; below zero it is owed. */
  bakiye: OfTheLedger<number>
  son_sira: OfTheLedger<number>
  kredi_limiti: Generated<number>
  asim_izni: Generated<boolean>
}

export type EntryKind = 'rezervasyon' | 'degisiklik' | 'iptal' | 'komisyon' | 'odeme' | 'duzeltme'

export interface EntryTable {
  tenant_id: number
  k_no: Generated<string>
  tur: EntryKind
  acente_k_no: string
  rezervasyon_k_no: Maybe<string>
  fatura_k_no: Maybe<string>
  /** Number of the receipt; the same one counts once. */
  belge_no: Maybe<string>
  aciklama: Generated<string>
  kim: string
  zaman: WrittenByDatabase
}

export interface EntryRowTable {
  tenant_id: number
  hareket_k_no: string
  sira: number
  hesap: LedgerAccount
  acente_k_no: string
  kur: string
  tutar: number
  hesap_sira: OfTheLedger<number | null>
  bakiye_sonra: OfTheLedger<number | null>
  kredi_limiti: OfTheLedger<number | null>
}

export interface AgencyReservationTable {
  tenant_id: number
  rezervasyon_k_no: string
  /** Who sold it. */
  acente_k_no: string
  ust_k_no: Maybe<string>
  sozlesme_k_no: string
  /** Made at the portal, or by a guest who came through the agency's page. */
  kanal: 'masa' | 'sayfa'
  akis: Settlement
  /** Per cent by product, as the contract said then. */
  oranlar: Json<Record<string, number>>
  alt_oran: number | null
  kur: string
  satis_toplam: number
  net_toplam: number
  satan: number
  ust: number
  /** The same for each line as it was sold; null on sales from before lines were kept. */
  satirlar: MaybeJson<AgencySale[]>
  /** What the agency's client pays; null where the agency did not say. */
  musteri_toplam: number | null
  /** Commission falls due after it. */
  son_gun: DateText
  durum: Generated<'bekliyor' | 'islendi' | 'vadesi_geldi' | 'iptal'>
  olusturma_zamani: WrittenByDatabase
}

export interface AgencyOptionTable {
  tenant_id: number
  rezervasyon_k_no: string
  acente_k_no: string
  musteri: Generated<string>
  musteri_toplam: number
  anahtar_ozeti: Maybe<Buffer>
  lang: Language
  mesaj: Generated<string>
  olusturma_zamani: WrittenByDatabase
}

export interface AgencyApiKeyTable {
  tenant_id: number
  k_no: Generated<string>
  acente_k_no: string
  kullanici_k_no: string
  ad: string
  ozet: Buffer
  /** The first letters, to tell keys apart. */
  on_ek: string
  son_kullanim: Maybe<Date>
  iptal_zamani: Maybe<Date>
  olusturma_zamani: WrittenByDatabase
}

export interface AllotmentTable {
  tenant_id: number
  k_no: Generated<string>
  acente_k_no: string
  opsiyon_k_no: string
  baslangic: DateText
  bitis: DateText
  adet: number
  birakma_gun: number
  olusturma_zamani: WrittenByDatabase
}

export interface AllotmentDayTable {
  tenant_id: number
  kontenjan_k_no: string
  kalkis_k_no: string
  acente_k_no: string
  tarih: DateText
  birakma_tarihi: DateText
  adet: number
  alinan: Generated<number>
  tutma_k_no: string
  birakildi: Generated<boolean>
}

export interface AllotmentUseTable {
  tenant_id: number
  rezervasyon_k_no: string
  kontenjan_k_no: string
  kalkis_k_no: string
  adet: number
}

export interface AllottedUnitTable {
  tenant_id: number
  kontenjan_k_no: string
  birim_k_no: string
  /** Night, or day of hire. */
  tarih: DateText
  acente_k_no: string
  birakma_tarihi: DateText
  /** Blocked while no reservation has it. */
  tutma_k_no: string
  rezervasyon_k_no: Maybe<string>
  birakildi: Generated<boolean>
}
