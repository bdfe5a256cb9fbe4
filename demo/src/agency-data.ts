import type { Language, LocalText } from '@meltem/contract/language'

/** Somebody of a demo agency. The second step of the login is not set up: the first login sets it up. */
export interface DemoAgencyUser {
  readonly ad: string
  readonly soyad: string
  readonly e_mail: string
  readonly sifre: string
  readonly rol: 'sahip' | 'satis' | 'muhasebe'
  readonly dil: Language
}

/** An approved agency; its numbers are made up, pass the checks and belong to nobody. */
export interface DemoAgency {
  readonly kno: string
  /** Number of the agency it is a sub-agency of. */
  readonly ust_kno?: string
  readonly unvan: string
  readonly marka: string
  readonly vergi_dairesi: string
  readonly vergi_no: string
  readonly iban: string
  readonly tursab_no: string
  readonly adres: string
  readonly telefon: string
  readonly e_mail: string
  readonly web: string
  readonly kur: string
  readonly istenen_mutabakat: 'yonlendirme' | 'faturalama' | 'net_fiyat' | 'depozito'
  readonly dil: Language
  readonly tanitim: LocalText
  /** Picture key of its logo. */
  readonly logo?: string
  /** Stable names of the products on its public page. */
  readonly urunler: readonly string[]
  readonly kullanicilar: readonly DemoAgencyUser[]
}
