import type { MailText } from '@meltem/contract/mail-text-office'
import type { ContactMessage } from '@meltem/contract/staff/staff'
import type { Language } from '@meltem/contract/wire/language'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date | string, Date | string>
type CreatedAt = ColumnType<Date, Date | string | undefined, never>

export interface ContactMessageTable {
  tenant_id: number
  k_no: Generated<string>
  mesaj_no: string
  ad: string
  soyad: string
  e_mail: string
  telefon: string | null
  konu: ContactMessage['konu']
  mesaj: string
  lang: Language
  durum: Generated<ContactMessage['durum']>
  olusturma_zamani: CreatedAt
}

export interface MailTable {
  tenant_id: number
  k_no: Generated<string>
  alici: string
  yanit_adresi: string | null
  dil: Language
  /** Which mail it is; the text is made from it and `veri` when it is sent. */
  tur: string
  veri: JSONColumnType<Record<string, unknown>>
  durum: Generated<'bekliyor' | 'gonderildi' | 'basarisiz' | 'istenmedi' | 'geri_alindi'>
  deneme: Generated<number>
  son_hata: string | null
  olusturma_zamani: CreatedAt
  gonderim_zamani: Timestamp | null
  /** Until then it can be taken back; null where it was not caused by the office. */
  dinlenme_bitis: ColumnType<Date | null, never, Date | null>
}

/** A version of the words of a mail; null where it went back to those of the house (PEOPLE-74). */
export interface MailTextTable {
  tenant_id: number
  tur: MailText
  dil: Language
  surum: number
  konu: string | null
  metin: string | null
  personel_k_no: string
  zaman: Date
}
