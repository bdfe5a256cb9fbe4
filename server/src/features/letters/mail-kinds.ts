import type { Agency, AgencyRole } from '@meltem/contract/agency/agency'
import type { ApplicationState } from '@meltem/contract/agency/application'
import type { ContactForm } from '@meltem/contract/audience/audience'
import type { Enquiry } from '@meltem/contract/audience/enquiry'
import type { NewsletterContent } from '@meltem/contract/audience/newsletter-office'
import type { ProductKind } from '@meltem/contract/content/content'
import type { PlannedStep } from '@meltem/contract/payment/plan'
import type { Pax } from '@meltem/contract/reservation/reservation'
import type { LineTerms, MoneyStand } from '@meltem/contract/reservation/standing'
import type { StaffRole } from '@meltem/contract/staff/rights'
import type { Language } from '@meltem/contract/wire/language'
import type { ShownRow } from '@meltem/domain/pricing/receipt/shown-rows'

export const GUEST_EVENTS = [
  'placed',
  'confirmed',
  'requested',
  'accepted',
  'accepted_later',
  'declined',
  'offer',
  'expired',
  'cancelled',
  'line_cancelled',
  'changed',
  'review',
] as const
export type GuestEvent = (typeof GUEST_EVENTS)[number]
export type OperatorEvent =
  | Extract<
      GuestEvent,
      'placed' | 'confirmed' | 'requested' | 'accepted' | 'cancelled' | 'line_cancelled' | 'changed' | 'review'
    >
  | 'overdue'

/** Rows written before a field was added lack it. */
interface NewsLine {
  baslik: string
  baslangic: string
  bitis: string | null
  urun_k_no?: string
  urun_tipi?: ProductKind
  pax?: Pax
  /** Units or rooms, where there are several. */
  adet?: number
  /** As the basket shows it: after its own campaign, with its extras. */
  tutar?: number
  /** What can still be had back for it, as it was when the mail was written. */
  kosullar?: LineTerms
}

/** A reservation as its mails tell it; amounts in `kur`. */
interface ReservationNews {
  k_no: string
  kayit_no: string
  bilet_no: string | null
  ad: string
  soyad: string
  satirlar: NewsLine[]
  /** What stands between the lines and the total: discounts of the basket, added VAT, instalments. */
  kalemler?: ShownRow[]
  genel_toplam: number
  hesap?: MoneyStand
  kur: string
  bitis: string | null
  not: string | null
  /** What comes back after a cancellation. */
  iade?: number | null
  /** The one service that was cancelled; `satirlar` are those that stand. */
  iptal_edilen?: NewsLine | null
  /** What it is paid in, where the products have payments of their own. */
  odeme_plani?: PlannedStep[]
  /** It was asked for, not booked. */
  istek?: boolean
  /** Sold on the phone: the guest has not accepted the contracts yet. */
  sozlesme_bekliyor?: boolean
}

export const PAYMENT_EVENTS = [
  'alindi',
  'basarisiz',
  'iade',
  'hatirlatma',
  'bekleme',
  'adim',
  'adim_hatirlatma',
  'bildirim_ret',
] as const
export type PaymentEvent = (typeof PAYMENT_EVENTS)[number]

/** An enquiry as its mails tell it. */
type Enquired = Omit<Enquiry, 'k_no' | 'durum' | 'yanit' | 'olusturma_zamani'>

/** Every mail of the product and what its text is made from. */
export interface MailData {
  contact_operator: Omit<ContactForm, 'gizlilik_politikasi' | 'web_sitesi'> & { mesaj_no: string }
  contact_sender: { ad: string; mesaj_no: string; mesaj: string }
  reservation_guest: ReservationNews & { olay: GuestEvent }
  reservation_operator: ReservationNews & { olay: OperatorEvent }
  /** To the agency that has sold it; `net` says that the price is the agency's and not its client's. */
  reservation_agency: ReservationNews & { olay: GuestEvent; net: boolean }
  /** The way to a booking, for a guest who has asked for it by its number. */
  trip_link: { k_no: string; kayit_no: string; ad: string }
  /** Money taken, refused, given back, or waited for; amounts in `kur`. */
  payment_guest: {
    olay: PaymentEvent
    k_no: string
    kayit_no: string
    ad: string
    kur: string
    tutar: number | null
    kalan: number | null
    bitis: string | null
    /** What the office has to say about it, in the guest's language. */
    mesaj?: string
  }
  enquiry_operator: Enquired
  enquiry_sender: Enquired
  enquiry_answer: { ad: string; talep_no: string; yanit: string }
  /** `anahtar_k_no` names the row of the key; the key itself is made from the secret when the mail is sent. */
  member_confirm: { ad: string; anahtar_k_no: string }
  member_password: { ad: string; anahtar_k_no: string; dakika: number }
  member_exists: { ad: string }
  member_device: { ad: string; cihaz: string; zaman: string }
  member_password_changed: { ad: string; zaman: string }
  /** A coupon of the member's own: new, or about to end. */
  member_coupon: { olay: 'new' | 'ending'; ad: string; kod: string; bitis: string | null }
  newsletter_confirm: { k_no: string }
  /** `metin` is the language it is read in, which need not be the receiver's own. */
  newsletter: { bulten_k_no: string; abone_k_no: string; metin: Language }
  /** To the clerk who writes it, as it was at that moment. */
  newsletter_trial: { icerik: NewsletterContent }
  /**
   * What became of an application; `aciklama` is what staff wrote to the applicant, or the applicant's own answer
   * (`yanit`). Rows written before applications had a link lack its key and its days.
   */
  agency_application: {
    durum: ApplicationState
    ad: string
    basvuru_no: string
    aciklama: string | null
    basvuru_k_no?: string
    gun?: number
    yanit?: boolean
  }
  /** The applicant has answered what was asked. */
  agency_application_answer: {
    basvuru_no: string
    marka: string
    ad: string
    e_mail: string
    yanit: string
    belge: number
  }
  agency_application_operator: {
    basvuru_no: string
    unvan: string
    marka: string
    vergi_no: string
    ad: string
    e_mail: string
    telefon: string
  }
  agency_invitation: { ad: string; marka: string; rol: AgencyRole; anahtar_k_no: string; gun: number }
  agency_password: { ad: string; anahtar_k_no: string; dakika: number }
  /** A new password, a recovery code that was used, or a second factor that was taken away. */
  agency_safety: { olay: 'sifre' | 'kurtarma' | 'sifirlandi'; ad: string; zaman: string }
  /** Rows written before it told more than used recovery codes lack `olay`. */
  staff_safety: { olay?: MailData['agency_safety']['olay']; ad: string; zaman: string }
  staff_invitation: { ad: string; rol: StaffRole; anahtar_k_no: string; gun: number }
  staff_password: { ad: string; anahtar_k_no: string; saat: number }
  /** To every manager, when a bank account was opened, changed or closed. */
  staff_account: {
    olay: 'yeni' | 'degisti' | 'kapandi'
    ad: string
    /** Who has done it. */
    kisi: string
    banka: string
    hesap_sahibi: string
    iban: string
    gosterim_zamani: string
  }
  /** The one who asked for it sees that mail arrives. */
  staff_trial: { ad: string }
  agency_state: { ad: string; marka: string; durum: Agency['durum'] }
  /** What the office writes to everybody on a departure. */
  departure_message: {
    k_no: string
    kayit_no: string
    ad: string
    urun: string
    tarih: string
    saat: string
    metin: string
  }
  /** Rows written before the mail led to the product lack its key. */
  waiting_free: { ad: string; urun: string; baslangic: string; urun_k_no?: string }
  /** A product a visitor watches is free, or cheaper; `yol` is its address without the language. */
  watch_news: {
    k_no: string
    neden: 'musait' | 'ucuz'
    urun: string
    yol: string
    baslangic: string | null
    bitis: string | null
    fiyat: number | null
    kur: string
  }
}

export type MailKind = keyof MailData
