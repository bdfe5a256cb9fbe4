import type { Pax } from '@meltem/contract/reservation/reservation'
import type { Language } from '@meltem/contract/wire/language'
import type { ColumnType, Generated } from 'kysely'

export interface WaitingTable {
  tenant_id: number
  k_no: Generated<string>
  urun_k_no: string
  opsiyon_k_no: string
  kaynak_k_no: string
  kalkis: string | null
  baslangic: string
  baslangic_saat: string | null
  bitis: string | null
  bitis_saat: string | null
  pax: ColumnType<Pax, string, string>
  kisi: number
  /** Rooms. */
  adet: Generated<number>
  ad: string
  e_mail: string
  lang: Language
  uye_k_no: string | null
  durum: Generated<'bekliyor' | 'haber_verildi' | 'kapandi'>
  haber_zamani: ColumnType<Date | null, Date | null | undefined, Date | null>
  olusturma_zamani: ColumnType<Date, Date | string | undefined, never>
}
