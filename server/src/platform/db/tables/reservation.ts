import type { ExtraGroup } from '@meltem/contract/catalog/product-extra'
import type { ProductKind } from '@meltem/contract/content/content'
import type { PaymentEvent, PaymentRule } from '@meltem/contract/payment/plan'
import type { FrozenRate, PaymentType, Receipt, VatKind } from '@meltem/contract/reservation/pricing'
import type { DiscountKind, DiscountRates } from '@meltem/contract/reservation/promotion'
import type {
  CartLine,
  CartLineRequest,
  ContractKind,
  Guest,
  Reservation,
  ReservationState,
} from '@meltem/contract/reservation/reservation'
import type { Language, LocalText } from '@meltem/contract/wire/language'
import type { DepartureException } from '@meltem/domain/availability/departures'
import type { OpeningHours } from '@meltem/domain/availability/opening-hours'
import type { SaleWindow } from '@meltem/domain/availability/sale-window'
import type { StayRules } from '@meltem/domain/availability/unit-calendar'
import type { PeopleLimits } from '@meltem/domain/people'
import type { StoredTariff as TariffOfOption } from '@meltem/domain/pricing/line/stored-tariff'
import type { BasketInput, BookingTimeRule, ExtraUnit, Fee } from '@meltem/domain/pricing/price-input'
import type { CancellationWindow } from '@meltem/domain/reservation/cancellation'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date | string, Date | string>
type MaybeInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
type CreatedAt = ColumnType<Date, Date | string | undefined, never>
type DateText = string
type Json<T> = ColumnType<T, string, string>
type MaybeJson<T> = ColumnType<T | null, string | null | undefined, string | null>

/** How stock is counted: seats of departures, nights of units, hours of units. */
export type StockShape = 'kalkis' | 'gece' | 'saat'

export interface ResourceTable {
  tenant_id: number
  k_no: Generated<string>
  ad: string
  stok: StockShape
  /** Empty time between two guests: nights for `gece`, minutes for `saat`. */
  devir: Generated<number>
  /** Counted by the database. */
  surum: Generated<number>
}

export interface UnitTable {
  tenant_id: number
  k_no: Generated<string>
  kaynak_k_no: string
  ad: string
  aktif: Generated<boolean>
  /** Counted by the database. */
  surum: Generated<number>
}

/** A tariff as the option keeps it; the type is the rules' own. */
export type StoredTariff = TariffOfOption

/** An extra as the product offers it. */
export interface OfferedExtra {
  readonly k_no: string
  /** Stable name, where the shop has to know what it is: a child seat. */
  readonly kod?: string
  readonly grup?: ExtraGroup
  readonly ad: LocalText
  readonly birim: ExtraUnit
  readonly fiyat: number
  readonly kur: string
  readonly bebek_dahil: boolean
  /** Most that one line may take; the wire's own limit without it. */
  readonly en_cok?: number
}

/** Pets and beds are counted by the line; the other fees belong to every stay. */
export type OfferedFee = Omit<Fee, 'adet'> & { readonly en_cok?: number }

/** Rules of stays that are not sale windows. */
export type StoredStayRules = Omit<StayRules, keyof SaleWindow | 'devir_gece'>

export interface ProductTable {
  tenant_id: number
  k_no: Generated<string>
  urun_tipi: ProductKind
  ad: JSONColumnType<LocalText>
  /** The operator's own code; imports know the product by it. */
  kod: ColumnType<string | null, string | null | undefined, string | null>
  yayinda: Generated<boolean>
  /** When it was published, or will be. */
  yayin_zamani: MaybeInstant
  emekli_zamani: MaybeInstant
  rezervasyon_satis_durum: 'direk' | 'sor_sat'
  /** Hours a request blocks the stock; 0 takes none. */
  opsiyon_saat: Generated<number>
  kdv_turu: VatKind
  kdv_oran: number
  odeme_tipi: PaymentType
  odeme_tipi_oran: number
  gun_sayisi: Generated<number>
  kisi_sinirlari: Json<PeopleLimits>
  bebek_koltuk: Generated<boolean>
  satis_penceresi: Json<SaleWindow>
  zaman_kurallari: ColumnType<BookingTimeRule[], string | undefined, string>
  ekstra_hizmetler: ColumnType<OfferedExtra[], string | undefined, string>
  ucretler: ColumnType<OfferedFee[], string | undefined, string>
  iptal_kosullari: ColumnType<CancellationWindow[], string | undefined, string>
  kampanya_k_no: string | null
  kiralama_sozlesmesi: Generated<boolean>
  /** Payments of its own; null: the deposit with the booking, the rest on the day. */
  odeme_adimlari: MaybeJson<PaymentRule[]>
}

export interface OptionTable {
  tenant_id: number
  k_no: Generated<string>
  urun_k_no: string
  /** Null: nothing is taken until the operator answers. */
  kaynak_k_no: string | null
  ad: ColumnType<LocalText, string | undefined, string>
  /** The operator's own name of it, one per product; files know it by this. */
  kod: ColumnType<string | null, string | null | undefined, string | null>
  sira: Generated<number>
  aktif: Generated<boolean>
  tarife: Json<StoredTariff>
  konaklama: MaybeJson<StoredStayRules>
  /** How long a unit counted in hours is away for one ride or one unit of the tariff. */
  sure_dk: Generated<number>
  /** When what is sold by the hour is served; cars and rides go round the clock. */
  calisma_saatleri: ColumnType<OpeningHours, string | undefined, string>
  /** What the option says over its product: another lead time, other payments. */
  satis_penceresi: MaybeJson<Partial<SaleWindow>>
  odeme_adimlari: MaybeJson<PaymentRule[]>
  /** Counted by the database. */
  surum: Generated<number>
}

/**
 * Three prices, place of the season, least nights, flags; null where nothing is sold. The prices are `fiyat`,
 * `arti_kisi`, `haftalik_fiyat` (−1 for none), or those of adult, child and infant; see day-rows.ts.
 */
export type StoredDay = readonly [number, number, number, number, number, number] | null

export interface MonthTable {
  tenant_id: number
  opsiyon_k_no: string
  ay: DateText
  sezonlar: string[]
  gunler: Json<StoredDay[]>
}

export interface DepartureRuleTable {
  tenant_id: number
  k_no: Generated<string>
  kaynak_k_no: string
  ilk_gun: DateText
  son_gun: DateText
  gunler: number[]
  saatler: string[]
  kontenjan: number
  istisnalar: ColumnType<DepartureException[], string | undefined, string>
  /** Counted by the database. */
  surum: Generated<number>
}

export interface DepartureTable {
  tenant_id: number
  k_no: string
  kaynak_k_no: string
  tarih: DateText
  saat: string
  kapasite: number
  alinan: Generated<number>
  degisim_zamani: CreatedAt
  /** The operator has cancelled it: it takes no further guests. */
  iptal_zamani: Generated<Date | null>
}

interface DiscountColumns {
  indirim_turu: DiscountKind
  /** Per cent for `yuzde`, minor units of `kur` for `tutar`. */
  indirim_tutari: number
  kur: string
  urun_tipleri: ColumnType<ProductKind[], ProductKind[] | undefined, ProductKind[]>
  baslangic: Timestamp | null
  bitis: Timestamp | null
  aktif: Generated<boolean>
}

export interface CampaignTable extends DiscountColumns {
  tenant_id: number
  surum: Generated<number>
  olusturma_zamani: CreatedAt
  /** What it was called before, in any language: receipts say it by name. */
  eski_adlar: ColumnType<string[], string[] | undefined, string[]>
  k_no: Generated<string>
  ad: JSONColumnType<LocalText>
  kapsam: 'urun' | 'sepet'
  kampanya_turu: 'adet' | 'tutar'
  toplam_tutar: number
}

export interface CouponTable extends DiscountColumns {
  tenant_id: number
  surum: Generated<number>
  olusturma_zamani: CreatedAt
  /** Codes that were made together. */
  seri: ColumnType<string | null, string | null | undefined, string | null>
  k_no: Generated<string>
  kod: string
  alt_sinir: Generated<number>
  en_cok_kullanim: number | null
  uye_basina: number | null
  uye_k_no: string | null
  /** Shown to every visitor on pages. */
  vitrinde: Generated<boolean>
  kullanim: Generated<number>
}

export interface CouponUseTable {
  tenant_id: number
  kupon_k_no: string
  rezervasyon_k_no: string
  /** Member's key, or the guest's e-mail address. */
  kullanan: string
  sira: number
  olusturma_zamani: CreatedAt
}

/** What a price is made of apart from the person's choices of currency, coupon and payment. */
export type FrozenPrices = Pick<
  BasketInput,
  'satirlar' | 'kurlar' | 'banka_kodu' | 'bulten_tarihi' | 'elle_kurlar' | 'bugun' | 'sepet_kampanyalar'
>

/** The offer as the guest reads it, with the requests it is booked from. */
export interface StoredOffer {
  readonly istekler: CartLineRequest[]
  readonly teklif: NonNullable<Reservation['karsi_teklif']>
}

/** Proof that a text was accepted (BOOK-13). */
export interface AcceptedContract {
  readonly tur: ContractKind
  readonly surum: string
  readonly ozet: string
  readonly zaman: string
  readonly ip: string
  readonly dil: Language
}

/** How far a reservation with payments of its own has come. */
export interface StoredSchedule {
  /** When it was booked or accepted. */
  readonly kabul: string | null
  readonly olaylar: Partial<Record<PaymentEvent, string>>
  /** What has been done about which payment: `1:soruldu`, `1:hatirlatildi`, `1:gecikti`. */
  readonly yapilanlar: readonly string[]
}

export interface ReservationTable {
  tenant_id: number
  k_no: string
  durum: ReservationState
  /** Null while only a basket is held. */
  kayit_no: string | null
  bilet_no: string | null
  uye_k_no: string | null
  uye: MaybeJson<NonNullable<Reservation['uye']>>
  ip: Generated<string>
  misafir_anahtar_ozeti: Buffer | null
  ac_k_no: string | null
  alt_ac_k_no: string | null
  /** Where it was sold; agencies are named by their keys. */
  kanal: ColumnType<'web' | 'telefon', 'web' | 'telefon' | undefined, 'web' | 'telefon'>
  /** The clerk who sold it by phone. */
  personel_k_no: string | null
  lang: Language
  rezervasyon_satis_durum: Reservation['rezervasyon_satis_durum']
  promosyon_kodu: string | null
  misafir: MaybeJson<Guest>
  hotel_bilgi: MaybeJson<NonNullable<Reservation['hotel_bilgi']>>
  rezervasyon_notu: string | null
  sabit_kur: string
  secilen_kur: string
  kur_bilgi: Json<FrozenRate[]>
  fis: Json<Receipt>
  /** In `sabit_kur`; null where that is `secilen_kur`. */
  sabit_fis: MaybeJson<Receipt>
  indirim_oranlar: Json<DiscountRates>
  /** Minor units of `secilen_kur`. */
  genel_toplam: number
  on_odeme_toplam: number
  odeme_yontemi: Reservation['odeme_yontemi'] | null
  odeme_tipi: PaymentType
  banka_k_no: string | null
  kart_bilgileri: MaybeJson<NonNullable<Reservation['kart_bilgileri']>>
  kiralama_sozlesmesi: Generated<boolean>
  mesafeli_satis_sozlesmesi: Generated<boolean>
  /** End of the hold, the option or the payment deadline. */
  bitis: ColumnType<Date | null, Date | null | undefined, Date | null>
  uzatildi: Generated<boolean>
  karsi_teklif: MaybeJson<StoredOffer>
  /** Leaves of the price while it is promised: a hold or request is priced from these, not from today's tables. */
  fiyat_girdisi: MaybeJson<FrozenPrices>
  yanit_notu: string | null
  /** What was accepted, with version, hash, time, address and language. */
  sozlesmeler: MaybeJson<AcceptedContract[]>
  /** When the guest was reminded of the deadline. */
  hatirlatma_zamani: ColumnType<Date | null, Date | null | undefined, Date | null>
  odeme_takvimi: MaybeJson<StoredSchedule>
  /** When its payments have to be looked at next. */
  adim_zamani: ColumnType<Date | null, Date | null | undefined, Date | null>
  olusturma_zamani: CreatedAt
  guncelleme_zamani: ColumnType<Date, Date | undefined, Date>
}

export interface ReservationLineTable {
  tenant_id: number
  rezervasyon_k_no: string
  sira: number
  urun_k_no: string
  opsiyon_k_no: string
  baslangic: DateText
  bitis: DateText | null
  istek: Json<CartLineRequest>
  satir: Json<CartLine>
  /** Day or wall time the refund windows count from. */
  basladigi_an: string
  iptal_kosullari: Json<CancellationWindow[]>
  genel_toplam: number
  on_odeme_toplam: number
  /** Copied like the windows. */
  odeme_adimlari: MaybeJson<PaymentRule[]>
}

export type ClaimState = 'held' | 'option' | 'confirmed' | 'blocked' | 'expired' | 'cancelled'

export interface ClaimTable {
  tenant_id: number
  k_no: Generated<string>
  /** Null for blocked days and imports. */
  rezervasyon_k_no: string | null
  sira: number | null
  birim_k_no: string | null
  baslangic: ColumnType<Date | null, Date | null | undefined, Date | null>
  bitis: ColumnType<Date | null, Date | null | undefined, Date | null>
  kalkis_k_no: string | null
  kisi: Generated<number>
  durum: ClaimState
  tutma_bitis: ColumnType<Date | null, Date | null | undefined, Date | null>
  devir: Generated<boolean>
  aciklama: string | null
  /** Who closed the days. */
  personel_k_no: string | null
  /** The event of another calendar that these days are taken for. */
  olay_k_no: string | null
  olusturma_zamani: CreatedAt
  degisim_zamani: CreatedAt
}

export interface CollectionTable {
  tenant_id: number
  k_no: Generated<string>
  rezervasyon_k_no: string
  tur: 'tahsilat' | 'iade'
  tutar: number
  kur: string
  odeme_yontemi: string
  islem_no: string | null
  /** The closing it is in; none may be changed after it. */
  kasa_k_no: ColumnType<string | null, never, string>
  olusturma_zamani: CreatedAt
}

export interface ReviewTable {
  tenant_id: number
  k_no: Generated<string>
  konu: 'gec_odeme' | 'iade' | 'takvim_cakismasi' | 'odeme_uyusmazligi' | 'mutabakat' | 'odeme_gecikti'
  rezervasyon_k_no: string | null
  ayrinti: ColumnType<Record<string, unknown>, string | undefined, string>
  durum: Generated<'acik' | 'kapandi'>
  karar: string | null
  karar_zamani: ColumnType<Date | null, Date | null | undefined, Date | null>
  olusturma_zamani: CreatedAt
}
