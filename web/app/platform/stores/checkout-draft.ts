import type { PaymentType } from '@meltem/contract/reservation/pricing'
import type { ReservationRequest } from '@meltem/contract/reservation/reservation'

export type PaymentWay = ReservationRequest['odeme_yontemi']

/** The guest as typed so far. The identity or passport number is missing on purpose: it is never kept (PEOPLE-10). */
export interface GuestDraft {
  readonly ad: string
  readonly soyad: string
  readonly dogum_tarihi: string
  readonly adres: string
  readonly telefon: string
  readonly e_mail: string
}

/** Stock and price that are promised, and until when. */
export interface KeptHold {
  readonly k_no: string
  readonly bitis: string
  /** Opens what is held for a guest without an account; goes with the checkout, not with the person. */
  readonly anahtar: string
  /** Lines, coupon and currency the hold is of; another basket has to be held anew. */
  readonly imza: string
}

/** A reservation that was placed and whose outcome has not been shown yet. */
export interface Placed {
  readonly k_no: string
  /** Opens it for a guest without a login; empty for a member. */
  readonly anahtar: string
  readonly odeme_yontemi: PaymentWay
}

/** What the person has seen and agreed to, line by line, to be able to say later what changed. */
export interface SeenPrice {
  readonly kur: string
  readonly genel_toplam: number
  readonly on_odeme_toplam: number
  readonly satirlar: readonly { readonly k_no: string; readonly baslik: string; readonly tutar: number }[]
  readonly indirim: number
  readonly zaman: string
}

/** Everything of the checkout that survives a reload, encrypted with the baskets. */
export interface CheckoutDraft {
  readonly promosyon_kodu: string
  readonly misafir: GuestDraft
  /** Answers to the operator's questions, named like `rezervasyon/ucus_no` or `kisi/2/kilo`. Never an identity number. */
  readonly yanitlar: Readonly<Record<string, string>>
  readonly rezervasyon_notu: string
  readonly odeme_tipi: PaymentType
  readonly odeme_yontemi: PaymentWay
  readonly kart_taksit: number
  readonly tutma: KeptHold | null
  readonly yerlesen: Placed | null
  readonly gorulen: SeenPrice | null
}

const NOBODY: GuestDraft = { ad: '', soyad: '', dogum_tarihi: '', adres: '', telefon: '', e_mail: '' }

export const EMPTY_DRAFT: CheckoutDraft = {
  promosyon_kodu: '',
  misafir: NOBODY,
  yanitlar: {},
  rezervasyon_notu: '',
  odeme_tipi: 'on_odeme',
  odeme_yontemi: 'kredi_karti',
  kart_taksit: 1,
  tutma: null,
  yerlesen: null,
  gorulen: null,
}

/** What stays for the next booking once one is done: who the person is, and nothing of the trip. */
export function afterBooking({ misafir }: CheckoutDraft): CheckoutDraft {
  return { ...EMPTY_DRAFT, misafir }
}
