import type { Texts } from '@meltem/contract/departure/acts'
import type { CREW_DUTIES } from '@meltem/contract/departure/office'
import type { Language } from '@meltem/contract/wire/language'
import type { ColumnType, Generated } from 'kysely'

type Duty = (typeof CREW_DUTIES)[number]

/** Who has taken a request, and until when no colleague answers it. */
interface RequestClaimTable {
  tenant_id: number
  rezervasyon_k_no: string
  personel_k_no: string
  bitis: Date
}

/** Guides, skippers, drivers and hands. */
interface CrewTable {
  tenant_id: number
  k_no: Generated<string>
  ad: string
  soyad: string
  gorev: Duty
  diller: Language[]
  telefon: string | null
  aktif: Generated<boolean>
  /** What a driver drives. */
  arac: Generated<string | null>
  plaka: Generated<string | null>
  koltuk: Generated<number | null>
  /** The login of the same person, where they have one. */
  personel_k_no: Generated<string | null>
  /** Counted by the database. */
  surum: Generated<number>
}

/** What the office has settled about a departure; a row comes with the first word about it. */
interface DepartureRunTable {
  tenant_id: number
  kalkis_k_no: string
  /** Boat or vehicle. */
  arac: string | null
  aciklama: string | null
  surum: Generated<number>
  personel_k_no: string | null
  guncelleme_zamani: Generated<Date>
}

interface DepartureCrewTable {
  tenant_id: number
  kalkis_k_no: string
  ekip_k_no: string
  gorev: Duty
}

/** A departure that the operator has cancelled, and where those go who are moved. */
export interface CancelledDepartureTable {
  tenant_id: number
  kalkis_k_no: string
  personel_k_no: string
  hedef_tarih: ColumnType<string | null, string | null, never>
  hedef_saat: ColumnType<string | null, string | null, never>
  metinler: ColumnType<Texts, string, never>
  zaman: Generated<Date>
}

/** What becomes of one service on it, and whether it has become so. */
export interface CancelledSeatTable {
  tenant_id: number
  kalkis_k_no: string
  rezervasyon_k_no: string
  sira: number
  karar: 'iade' | 'tasi'
  durum: Generated<'bekliyor' | 'tamam' | 'takildi'>
  /** Why a person has to look at it. */
  hata: string | null
  guncelleme_zamani: Generated<Date>
}

/** What the office has written to all guests of a departure. */
export interface DepartureMessageTable {
  tenant_id: number
  k_no: string
  kalkis_k_no: string
  personel_k_no: string
  metinler: ColumnType<Texts, string, never>
  alici: number
  zaman: Generated<Date>
}

/** Who takes a transfer, and how late its flight is. */
interface RunTable {
  tenant_id: number
  rezervasyon_k_no: string
  sira: number
  donus: boolean
  ekip_k_no: string | null
  gecikme_dk: Generated<number>
  surum: Generated<number>
  personel_k_no: string | null
  guncelleme_zamani: Generated<Date>
}

/** What is done for an arrival or a departure; `metin` is where the key lies. */
export interface ReadinessTable {
  tenant_id: number
  rezervasyon_k_no: string
  sira: number
  yon: 'giris' | 'cikis'
  is_kodu: 'temizlik' | 'teslim' | 'depozito' | 'anahtar'
  metin: string | null
  personel_k_no: string
  zaman: Generated<Date>
}

/** Tables of the office's day. */
export interface DayTables {
  istek_ustlenme: RequestClaimTable
  ekip: CrewTable
  kalkis_sefer: DepartureRunTable
  kalkis_ekip: DepartureCrewTable
  kalkis_iptali: CancelledDepartureTable
  kalkis_iptal_satiri: CancelledSeatTable
  kalkis_mesaji: DepartureMessageTable
  sefer: RunTable
  hazirlik: ReadinessTable
}
