import * as z from 'zod/mini'
import { ProductKind } from '../content/content.ts'
import { DueStep } from '../payment/plan.ts'
import {
  Amount,
  CurrencyCode,
  email,
  Instant,
  IsoDate,
  line,
  maybeLine,
  maybeParagraph,
  paragraph,
  Uuid,
  verbatim,
  writable,
} from '../wire/fields.ts'
import { Language } from '../wire/language.ts'
import {
  DayPrice,
  FrozenRate,
  LineTotals,
  PaymentType,
  PricingMode,
  Receipt,
  ReservationTotals,
  VatKind,
} from './pricing.ts'
import { Campaign, DiscountRates, Percent, Price } from './promotion.ts'
import { LineState, MoneyStand } from './standing.ts'

/** Life of a reservation; the arrows between them are data in the domain. */
export const RESERVATION_STATES = [
  'draft',
  'held',
  'confirmed',
  'completed',
  'expired',
  'cancelled',
  'requested',
  'accepted',
  'declined',
  'review',
] as const
export const ReservationState = z.enum(RESERVATION_STATES).check(z.describe('State of the reservation'))
export type ReservationState = z.infer<typeof ReservationState>

export const SALE_MODES = ['direk', 'sor_sat'] as const
export const SaleMode = z
  .enum(SALE_MODES)
  .check(z.describe('direk: booked and paid; sor_sat: asked for, and answered by the operator'))

export const PAYMENT_METHODS = ['kredi_karti', 'tur_gunu', 'havale'] as const
export const PaymentMethod = z.enum(PAYMENT_METHODS).check(z.describe('Card, pay on the tour day, or bank transfer'))
export type PaymentMethod = z.infer<typeof PaymentMethod>

/** Ways money passes through the hands of the office; a card of the storefront never does. */
export const HAND_METHODS = ['havale', 'nakit', 'pos'] as const
export const HandMethod = z
  .enum(HAND_METHODS)
  .check(z.describe('Bank transfer, cash, or a card at the office’s terminal'))
export type HandMethod = z.infer<typeof HandMethod>

export const CollectionStatus = z
  .literal([0, 1, 2, 3])
  .check(z.describe('Derived from captured money: 0 none, 1 deposit, 2 all, 3 in between'))
export type CollectionStatus = z.infer<typeof CollectionStatus>

export const ClosingStatus = z
  .enum(['aktif', 'kapandi', 'iptal'])
  .check(z.describe('Closing status: active, closed or cancelled'))

/** Why a day, a night or a departure cannot be chosen: a closed list, each with a sentence in i18n. */
export const DAY_REASONS = [
  'gecmis',
  'satis_acilmadi',
  'son_satis_gecti',
  'kapali',
  'fiyat_yok',
  'dolu',
  'devir',
  'giris_gunu_degil',
  'cikis_gunu_degil',
  'en_az_gece',
  'en_cok_gece',
  'kalkis_yok',
  'yer_yetmez',
  'oda_yetmez',
] as const
export const DayReason = z.enum(DAY_REASONS).check(z.describe('Why it cannot be chosen'))
export type DayReason = z.infer<typeof DayReason>

const PeopleCount = z.int().check(z.gte(0), z.lte(99))

/** The party of a line. Infants need an adult; 99 people at most. */
export const Pax = z
  .strictObject({
    yetiskin: PeopleCount.check(z.describe('Adults')),
    cocuk: PeopleCount.check(z.describe('Children')),
    bebek: PeopleCount.check(z.describe('Infants')),
  })
  .check(
    z.refine((pax) => pax.yetiskin + pax.cocuk + pax.bebek >= 1, { path: ['yetiskin'] }),
    z.refine((pax) => pax.yetiskin + pax.cocuk + pax.bebek <= 99, { path: ['yetiskin'] }),
    z.refine((pax) => pax.bebek === 0 || pax.yetiskin >= 1, {
      path: ['bebek'],
      params: { kod: 'yetiskin_gerekli' },
    }),
    z.describe('People of the line'),
  )
export type Pax = z.infer<typeof Pax>

/** An extra as the person chooses it; name and price are the server's. */
const ChosenExtra = z.strictObject({
  k_no: Uuid.check(z.describe('Key of the extra')),
  adet: z.int().check(z.gte(1), z.lte(99), z.describe('How many')),
})

export const ClockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/), z.describe('Time of day as HH:mm'))

/** A line as the client sends it: ids, dates and people. What it costs is never read from here. */
export const CartLineRequest = z
  .strictObject({
    k_no: Uuid.check(z.describe('Key of the line, made by the client')),
    urun_k_no: Uuid.check(z.describe('Product')),
    opsiyon_k_no: z.optional(Uuid.check(z.describe('Option of the product: room, class of car, vehicle, boat'))),
    kalkis: z.optional(verbatim('Key of the departure, for tours and shuttles', 80)),
    baslangic: IsoDate.check(z.describe('Day of the service, of arrival or of pick-up')),
    baslangic_saat: z.optional(ClockTime.check(z.describe('Time of pick-up or of the ride there'))),
    bitis: z.optional(IsoDate.check(z.describe('Day of departure, of return or of the ride back'))),
    bitis_saat: z.optional(ClockTime.check(z.describe('Time of return or of the ride back'))),
    adet: z.optional(z.int().check(z.gte(1), z.lte(99), z.describe('Units or rooms; 1 when left out'))),
    evcil_hayvan: z.optional(z.int().check(z.gte(0), z.lte(9), z.describe('Pets that come along'))),
    ek_yatak: z.optional(z.int().check(z.gte(0), z.lte(9), z.describe('Extra beds'))),
    pax: Pax,
    ekstra_hizmetler: z.array(ChosenExtra).check(z.maxLength(30), z.describe('Chosen extras')),
  })
  .check(
    z.refine((one) => one.bitis === undefined || one.bitis >= one.baslangic, {
      path: ['bitis'],
      params: { kod: 'tarih_sirasi' },
    }),
  )
export type CartLineRequest = z.infer<typeof CartLineRequest>

/** A refinement may name the error code the whole call is refused with. */
export const CartLines = z.array(CartLineRequest).check(
  z.minLength(1),
  z.refine((lines) => lines.length <= 50, { params: { kod: 'cok_satir' } }),
  z.refine((lines) => new Set(lines.map((one) => one.k_no)).size === lines.length, { path: ['k_no'] }),
  z.describe('Lines, 1 to 50'),
)

const ExtraService = z.strictObject({
  k_no: Uuid,
  ad: z.string().check(z.describe('Name in the language of the reservation')),
  birim: z
    .enum(['rezervasyon', 'kisi', 'gun', 'kisi_gun', 'adet'])
    .check(z.describe('Counted per booking, person, night or day, person and night, or unit')),
  adet: z.int().check(z.gte(0), z.describe('How many were chosen')),
  fiyat: Price.check(z.describe('Price of one in kur')),
  kur: CurrencyCode,
})

const TodaysPrice = z.strictObject({
  fiyat: Price.check(z.describe('Price of the group, of the first night or day, or of one adult, in kur')),
  arti_kisi: Price.check(z.describe('Price of each adult or child above en_cok')),
  en_cok: z.int().check(z.gte(0), z.describe('People the price covers')),
  kur: CurrencyCode.check(z.describe('Currency the product is priced in')),
})

/** A line as it was priced (API-1). */
export const CartLine = z.strictObject({
  k_no: Uuid,
  urun_k_no: Uuid.check(z.describe('Product')),
  urun_tipi: ProductKind,
  baslik: z.string().check(z.describe('Name of the product in the language of the reservation')),
  baslangic: IsoDate.check(z.describe('First day')),
  baslangic_saat: z.nullable(ClockTime).check(z.describe('Time it starts; null for stays')),
  bitis: z.nullable(IsoDate).check(z.describe('Day of departure or return, exclusive for nights')),
  bitis_saat: z.nullable(ClockTime).check(z.describe('Time it ends')),
  adet: z.optional(z.int().check(z.gte(2), z.describe('Units or rooms, where there are several'))),
  pax: Pax,
  fiyatlandirma: PricingMode,
  bugun_satis_fiyat: TodaysPrice.check(z.describe("Today's sale price")),
  gun_fiyatlar: z.array(DayPrice).check(z.describe('Nights or days with their prices; empty for other products')),
  sabit_toplam: LineTotals.check(z.describe('Money of the line in sabit_kur')),
  kur_toplam: LineTotals.check(z.describe('Money of the line in secilen_kur')),
  kdv_turu: VatKind,
  kdv_oran: Percent.check(z.describe('VAT rate')),
  odeme_tipi: PaymentType,
  odeme_tipi_oran: Percent.check(z.describe('Deposit in per cent')),
  ekstra_hizmetler: z.array(ExtraService).check(z.describe('Extras of the line')),
  urun_cache: z
    .strictObject({ kampanya: z.nullable(Campaign).check(z.describe('Campaign of the product; null without one')) })
    .check(z.describe('What of the product was frozen with the price')),
})
export type CartLine = z.infer<typeof CartLine>

/** An answer to a question of the operator (`sorular` of the products); names of fellow travellers are `ad` and `soyad`. */
export const GuestAnswer = z.strictObject({
  soru: z.string().check(z.regex(/^[a-z][a-z0-9_]{1,40}$/), z.describe('Name of the question')),
  kisi: z
    .nullable(z.int().check(z.gte(1), z.lte(99)))
    .check(z.describe('Guest it is about, from 1; null when it was asked once')),
  deger: paragraph('The answer', 500),
})
export type GuestAnswer = z.infer<typeof GuestAnswer>

export const GuestAnswers = z.array(GuestAnswer).check(z.maxLength(400), z.describe('Answers of the guests'))

export const Guest = z
  .strictObject({
    ad: line('First name', 80),
    soyad: line('Last name', 80),
    dogum_tarihi: z.optional(IsoDate.check(z.describe('Date of birth'))),
    tc_pasaport: maybeLine('Turkish identity number or passport number', 20),
    adres: maybeLine('Postal address', 300),
    telefon: z.string().check(z.regex(/^\+[1-9]\d{6,14}$/), z.describe('Phone, E.164')),
    e_mail: email('E-mail address of the guest'),
    yanitlar: z.optional(GuestAnswers),
  })
  .check(z.describe('Guest the reservation is for'))
export type Guest = z.infer<typeof Guest>

export const HotelInfo = z.strictObject({
  hotel_adi: maybeLine('Name of the hotel', 120),
  oda_no: maybeLine('Room', 20),
  sehir: maybeLine('City', 80),
  ilce: maybeLine('District', 80),
})

export const CONTRACT_KINDS = ['on_bilgilendirme', 'mesafeli_satis', 'kiralama', 'paket_tur'] as const
export const ContractKind = z.enum(CONTRACT_KINDS).check(z.describe('Which contract'))
export type ContractKind = z.infer<typeof ContractKind>

/** A contract that was read and accepted: the hash says in which words. */
export const Acceptance = z.strictObject({
  tur: ContractKind,
  ozet: z.string().check(z.regex(/^[0-9a-f]{64}$/), z.describe('Hash of the text that was accepted')),
})

const NeverSent = z.optional(z.literal(''))

/** The card form belongs to the payment provider: a body that carries a number, a date or a code is refused. */
export const CardInfo = z.strictObject({
  kart_ad_soyad: maybeLine('Name on the card', 120),
  kart_numarasi: NeverSent.check(z.describe('Always empty; the number goes to the payment provider only')),
  kart_ay_yil: NeverSent.check(z.describe('Always empty; goes to the payment provider only')),
  kart_ccv: NeverSent.check(z.describe('Always empty; goes to the payment provider only')),
  kart_3d_guvenlik: z.boolean().check(z.describe('Pay with 3-D Secure')),
  kart_taksit: z.int().check(z.gte(1), z.lte(36), z.describe('Number of instalments; 1 without')),
})

/** What is kept of a card. */
const CardTrace = z.strictObject({
  kart_ad_soyad: z.nullable(z.string()).check(z.describe('Name on the card')),
  kart_marka: z.nullable(z.string()).check(z.describe('Brand')),
  kart_ilk_alti: z.nullable(z.string()).check(z.describe('First six digits')),
  kart_son_dort: z.nullable(z.string()).check(z.describe('Last four digits')),
  kart_3d_guvenlik: z.boolean().check(z.describe('Paid with 3-D Secure')),
  kart_taksit: z.int().check(z.gte(1), z.describe('Number of instalments')),
})

/** Opens one reservation for anyone who holds the key; travels in the guest's mail, stored only as a hash. */
export const GuestKey = z.string().check(z.regex(/^[\w-]{43}$/), z.describe('Key of the guest to this reservation'))

/** Totals the client believes in: compared with the server's, never used. */
export const SeenTotals = z.strictObject({
  genel_toplam: Amount.check(z.describe('Grand total the person saw')),
  on_odeme_toplam: Amount.check(z.describe('Amount due now the person saw')),
})

/** A reservation as the client sends it. */
export const ReservationRequest = z.strictObject({
  k_no: Uuid.check(z.describe('Made by the client; the idempotency key')),
  lang: Language,
  rezervasyon_satis_durum: SaleMode,
  sepet_urunler: CartLines,
  promosyon_kodu: z.optional(
    z.string().check(z.trim(), z.toUpperCase(), z.maxLength(24), writable, z.describe('Coupon code')),
  ),
  ac_k_no: z.optional(Uuid.check(z.describe('Agency the person came through'))),
  alt_ac_k_no: z.optional(Uuid.check(z.describe('Sub-agency'))),
  misafir: Guest.check(z.describe('Guest the reservation is for')),
  hotel_bilgi: z.optional(HotelInfo.check(z.describe('Where to pick the guest up'))),
  rezervasyon_notu: maybeParagraph('Note of the guest', 2000),
  secilen_kur: CurrencyCode.check(z.describe('Currency the person pays in')),
  odeme_yontemi: PaymentMethod,
  odeme_tipi: PaymentType,
  banka_k_no: z.optional(Uuid.check(z.describe('Bank account for a transfer'))),
  kart_bilgileri: z.optional(CardInfo.check(z.describe('Wishes on the card payment, without the card'))),
  mesafeli_satis_sozlesmesi: z.literal(true).check(z.describe('Distance-sale contract accepted')),
  kiralama_sozlesmesi: z.optional(z.boolean().check(z.describe('Rental contract accepted, where a line needs it'))),
  onaylar: z.optional(
    z
      .array(Acceptance)
      .check(z.maxLength(8), z.describe('Contracts that were accepted; those the basket needs must be among them')),
  ),
  kur_rezervasyon_toplam: SeenTotals.check(z.describe('What the person saw, in secilen_kur')),
  modul: z.literal('web').check(z.describe('Where it was made')),
})
export type ReservationRequest = z.infer<typeof ReservationRequest>

const MemberTrace = z.strictObject({
  k_no: Uuid,
  ad: z.string().check(z.describe('First name')),
  soyad: z.string().check(z.describe('Last name')),
  e_mail: z.string().check(z.describe('E-mail address')),
})

/** What the operator offers instead of what was asked for. */
const CounterOffer = z.strictObject({
  sepet_urunler: z.array(CartLine).check(z.describe('Lines of the offer')),
  fis: Receipt.check(z.describe('Receipt of the offer in secilen_kur')),
  not: z.nullable(z.string()).check(z.describe('Word of the operator')),
  zaman: Instant.check(z.describe('When it was made')),
})

/** A reservation as it stands (API-1). */
export const Reservation = z.strictObject({
  k_no: Uuid,
  kayit_no: z.string().check(z.describe('Registration number people see: INT and YYMMDDHHmmss')),
  bilet_no: z.nullable(z.string()).check(z.describe('Ticket number; null until confirmed')),
  durum: ReservationState,
  rezervasyon_durum: ClosingStatus,
  tahsilat_durum: CollectionStatus,
  hesap: MoneyStand.check(z.describe('What it comes to now, what is paid and what is due when')),
  uye: z.nullable(MemberTrace).check(z.describe('Member who booked; null for a guest')),
  ac_k_no: z.nullable(z.uuid()).check(z.describe('Agency; null without one')),
  alt_ac_k_no: z.nullable(z.uuid()).check(z.describe('Sub-agency; null without one')),
  lang: Language,
  sepet_urunler: z.array(CartLine).check(z.describe('Lines')),
  istekler: z
    .array(CartLineRequest)
    .check(z.describe('The lines as they were asked for: what a change or another booking starts from')),
  promosyon_kodu: z.nullable(z.string()).check(z.describe('Coupon that counted')),
  rezervasyon_satis_durum: SaleMode,
  misafir: Guest.check(z.describe('Guest the reservation is for')),
  rezervasyon_notu: z.nullable(z.string()).check(z.describe('Note of the guest')),
  hotel_bilgi: z.nullable(HotelInfo).check(z.describe('Hotel of the guest')),
  kdv_turu: z.nullable(VatKind).check(z.describe('Common to all lines; null when they differ')),
  kdv_oran: z.nullable(Percent).check(z.describe('Common to all lines; null when they differ')),
  sabit_kur: CurrencyCode.check(z.describe('Base currency')),
  sabit_kur_fiyat: z.number().check(z.gte(0), z.describe('Rate of the base currency: 1')),
  secilen_kur: CurrencyCode.check(z.describe('Currency the person is charged in')),
  secilen_kur_fiyat: z.number().check(z.gte(0), z.describe('Selling rate frozen for the chosen currency')),
  kur_bilgi: z.array(FrozenRate).check(z.describe('Every rate this price used, with bank and bulletin')),
  rezervasyon_toplam: ReservationTotals.check(z.describe('Totals in sabit_kur, for the books')),
  kur_rezervasyon_toplam: ReservationTotals.check(z.describe('Totals in secilen_kur, as charged')),
  indirim_oranlar: DiscountRates.check(z.describe('What each discount of the basket was')),
  gun_fiyatlar: z.array(DayPrice).check(z.describe('Nights and days of all lines')),
  fis: Receipt.check(z.describe('Receipt in secilen_kur')),
  odeme_yontemi: z.nullable(PaymentMethod).check(z.describe('Null where an agency pays through its account')),
  odeme_tipi: PaymentType,
  secim_toplam: z
    .nullable(ReservationTotals)
    .check(
      z.describe(
        'Totals of the deposit in a single payment, where the choice of another way to pay starts; null unless the reservation waits for its money',
      ),
    ),
  odeme_tipi_kontrol: z.boolean().check(z.describe('Whether the person may choose between deposit and everything')),
  banka_k_no: z.nullable(z.uuid()).check(z.describe('Bank account of a transfer')),
  kart_bilgileri: z.nullable(CardTrace).check(z.describe('What is kept of the card')),
  sozlesme_bekliyor: z
    .boolean()
    .check(z.describe('Sold on the phone: the guest has still to accept the contracts before paying')),
  mesafeli_satis_sozlesmesi: z.boolean().check(z.describe('Distance-sale contract accepted')),
  kiralama_sozlesmesi: z.boolean().check(z.describe('Rental contract accepted')),
  satirlar: z.array(LineState).check(z.describe('How each line stands, in the order of sepet_urunler')),
  modul: z.literal('web').check(z.describe('Where it was made')),
  karsi_teklif: z.nullable(CounterOffer).check(z.describe('Counter-offer that waits for the guest; null without one')),
  yanit_notu: z.nullable(z.string()).check(z.describe('Word of the operator with the answer to a request')),
  bitis: z.nullable(Instant).check(z.describe('End of the hold or of the payment deadline; null when none runs')),
  odeme_plani: z
    .array(DueStep)
    .check(z.describe('Payments in order, where the products have their own; empty on the usual terms')),
  olusturma_zamani: Instant.check(z.describe('When it was made')),
})
export type Reservation = z.infer<typeof Reservation>
