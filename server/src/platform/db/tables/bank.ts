import type { BankFileFormat } from '@meltem/contract/payment/bank-office'
import type { ColumnType } from 'kysely'

/** Written once; triggers keep it (0050-bank-files.ts, 0052-till.ts). */
type Written<T> = ColumnType<T, T, never>
type WrittenAt = ColumnType<Date, Date | undefined, never>

interface BankFileTable {
  tenant_id: Written<number>
  k_no: Written<string>
  hesap_k_no: Written<string>
  ad: Written<string>
  bicim: Written<BankFileFormat>
  /** Of its bytes: the same file is known again. */
  ozet: Written<Buffer>
  ilk_gun: Written<string>
  son_gun: Written<string>
  satir: Written<number>
  yeni: Written<number>
  personel_k_no: Written<string | null>
  yukleme_zamani: WrittenAt
}

export interface BankLineTable {
  tenant_id: Written<number>
  k_no: Written<string>
  dosya_k_no: Written<string>
  hesap_k_no: Written<string>
  /** What makes a line this very line, whichever file it comes with (PAY-11). */
  kimlik: Written<Buffer>
  tarih: Written<string>
  saat: Written<string | null>
  /** Minor units of `kur`; below zero for what left the account. */
  tutar: Written<number>
  kur: Written<string>
  gonderen: Written<string>
  aciklama: Written<string>
  referans: Written<string>
}

export interface BankMatchTable {
  tenant_id: Written<number>
  hareket_k_no: Written<string>
  sira: Written<number>
  /** Booked, linked to what was booked before, or set aside. */
  tur: Written<'tahsilat' | 'kayitli' | 'ayrildi'>
  rezervasyon_k_no: Written<string | null>
  tahsilat_k_no: Written<string | null>
  /** Minor units of the line. */
  tutar: Written<number>
  metin: Written<string | null>
  personel_k_no: Written<string | null>
  zaman: WrittenAt
}

interface ClosingTable {
  tenant_id: Written<number>
  k_no: ColumnType<string, string | undefined, never>
  gun: Written<string>
  /** Why the cash is not what it should be. */
  neden: Written<string | null>
  personel_k_no: Written<string | null>
  zaman: WrittenAt
}

export interface ClosingRowTable {
  tenant_id: Written<number>
  kasa_k_no: Written<string>
  odeme_yontemi: Written<string>
  kur: Written<string>
  adet: Written<number>
  giren: Written<number>
  cikan: Written<number>
  /** Of cash: what lay there before, what was counted, and what of it went to the bank. */
  devir: Written<number | null>
  sayilan: Written<number | null>
  bankaya: Written<number | null>
}

/** Tables of the office's money. */
export interface MoneyTables {
  banka_dosyasi: BankFileTable
  banka_hareketi: BankLineTable
  banka_eslesme: BankMatchTable
  kasa: ClosingTable
  kasa_satiri: ClosingRowTable
}
