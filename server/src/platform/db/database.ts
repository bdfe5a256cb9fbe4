import type { Block, PageType } from '@meltem/contract/content'
import type { Language, LocalText } from '@meltem/contract/language'
import type { PictureFormat, PictureSection } from '@meltem/contract/picture'
import type { ContentType, FilterVariant, MenuItem } from '@meltem/contract/settings'
import type { ContactMessage, Staff } from '@meltem/contract/staff'
import type { ColumnType, Generated, Insertable, JSONColumnType, Selectable } from 'kysely'
import type {
  AgencyApplicationHistoryTable,
  AgencyApplicationTable,
  AgencyDeviceTable,
  AgencyDocumentTable,
  AgencyKeyTable,
  AgencyLoginTable,
  AgencyProductTable,
  AgencyRecoveryCodeTable,
  AgencySessionTable,
  AgencyTable,
  AgencyTokenTable,
  AgencyUserTable,
} from './database-agency.ts'
import type {
  AccountTable,
  AgencyApiKeyTable,
  AgencyContractTable,
  AgencyInvoiceTable,
  AgencyOptionTable,
  AgencyReservationTable,
  AllotmentDayTable,
  AllotmentTable,
  AllotmentUseTable,
  AllottedUnitTable,
  EntryRowTable,
  EntryTable,
  SubAgencyShareTable,
} from './database-agency-money.ts'
import type {
  CategoryTable,
  CategoryTextTable,
  GroupedProductTable,
  GuestReviewTable,
  OldGroupSlugTable,
  OldSlugTable,
  OptionFactsTable,
  ProductFilterTable,
  ProductGroupTable,
  ProductGroupTextTable,
  ProductPictureTable,
  ProductQuestionTable,
  ProductTextTable,
  RegionTable,
  RegionTextTable,
  ShowcaseTable,
  TransferPlaceTable,
  ViewDayTable,
  ViewSaltTable,
  ViewVisitTable,
  WatchTable,
} from './database-catalog.ts'
import type {
  AnnouncementTable,
  CommentTable,
  MeasureDayTable,
  PageCategoryTable,
  PageVersionTable,
  SubscriberTable,
  VisitDayTable,
} from './database-content.ts'
import type {
  DriverTable,
  FavouriteTable,
  MemberDeviceTable,
  MemberGroupTable,
  MemberKeyTable,
  MemberSessionTable,
  MemberTable,
  MemberTokenTable,
  NoticeTable,
  PaymentClaimTable,
  SocialLinkTable,
  SocialLoginTable,
  TravellerTable,
  VoucherUseTable,
} from './database-member.ts'
import type {
  AttemptTable,
  BankAccountTable,
  ContractTextTable,
  EnquiryTable,
  LineCancellationTable,
  ProviderEventTable,
  RefundTable,
} from './database-payment.ts'
import type { AuditTable, CatalogueVersionTable, RequestKeyTable } from './database-records.ts'
import type {
  CampaignTable,
  ClaimTable,
  CollectionTable,
  CouponTable,
  CouponUseTable,
  DepartureRuleTable,
  DepartureTable,
  MonthTable,
  OptionTable,
  ProductTable,
  ReservationLineTable,
  ReservationTable,
  ResourceTable,
  ReviewTable,
  UnitTable,
} from './database-reservation.ts'
import type { WaitingTable } from './database-waiting.ts'

type Timestamp = ColumnType<Date, Date | string, Date | string>
type CreatedAt = ColumnType<Date, Date | string | undefined, never>
/** `date` columns are read as `YYYY-MM-DD`; see pool.ts. */
type DateText = string

interface TenantTable {
  id: Generated<number>
  kod: string
  alan_adlari: string[]
  aktif: Generated<boolean>
}

interface SettingTable {
  tenant_id: number
  anahtar: string
  deger: JSONColumnType<object>
  guncelleme_zamani: Generated<Date>
}

interface MenuTable {
  tenant_id: number
  k_no: string
  menu_k_no: string | null
  tip: MenuItem['tip']
  turu: ContentType | null
  konum: MenuItem['konum']
  sira: number
  icerik: JSONColumnType<MenuItem['icerik']>
}

interface PictureTable {
  tenant_id: number
  k_no: Generated<string>
  bolum: PictureSection
  ad: string
  en: number
  boy: number
  genislikler: number[]
  bicimler: PictureFormat[]
  iz: string | null
  aciklama: JSONColumnType<LocalText>
}

interface PageTable {
  tenant_id: number
  k_no: string
  turu: PageType
  gorsel: string | null
  yayin_zamani: Timestamp
  guncelleme_zamani: Timestamp
  kategori_k_no: ColumnType<string | null, string | null | undefined, string | null>
  yazar: ColumnType<LocalText, string | undefined, string>
  taslak: Generated<boolean>
  /** Its versions stay readable, and it is never deleted. */
  sozlesme: Generated<boolean>
}

interface PageTextTable {
  tenant_id: number
  sayfa_k_no: string
  dil: Language
  turu: PageType
  baslik: string
  ozet: string
  slug: string | null
  url: string | null
  seo_baslik: string
  /** Blocks as in the contract, with picture keys instead of pictures. */
  bloklar: JSONColumnType<Block[]>
  taslak: Generated<boolean>
  surum: Generated<number>
}

interface FilterTable {
  tenant_id: number
  k_no: string
  kod: string
  baslik: JSONColumnType<LocalText>
  secenekler: JSONColumnType<FilterVariant['secenekler']>
  sira: number
}

interface BulletinTable {
  banka_kodu: string
  bulten_tarihi: DateText
  bulten_no: string | null
  alinma_zamani: Timestamp
}

interface RateTable {
  banka_kodu: string
  bulten_tarihi: DateText
  kod: string
  /** numeric: exact text */
  alis: string
  satis: string
}

interface ContactMessageTable {
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

interface MailTable {
  tenant_id: number
  k_no: Generated<string>
  alici: string
  yanit_adresi: string | null
  dil: Language
  /** Which mail it is; the text is made from it and `veri` when it is sent. */
  tur: string
  veri: JSONColumnType<Record<string, unknown>>
  durum: Generated<'bekliyor' | 'gonderildi' | 'basarisiz' | 'istenmedi'>
  deneme: Generated<number>
  son_hata: string | null
  olusturma_zamani: CreatedAt
  gonderim_zamani: Timestamp | null
}

interface StaffTable {
  tenant_id: number
  k_no: Generated<string>
  e_mail: string
  ad: string
  soyad: string
  rol: Staff['rol']
  dil: Language
  sifre_ozeti: string
  aktif: Generated<boolean>
}

interface StaffDeviceTable {
  tenant_id: number
  personel_k_no: string
  ozet: Buffer
  son_gorulme: CreatedAt
}

interface StaffSessionTable {
  tenant_id: number
  k_no: Generated<string>
  personel_k_no: string
  /** SHA-256 of the token in the cookie. */
  belirtec_ozeti: Buffer
  olusturma_zamani: CreatedAt
  son_gorulme: Timestamp
}

export interface Database {
  tenant: TenantTable
  ayar: SettingTable
  menu: MenuTable
  gorsel: PictureTable
  sayfa: PageTable
  sayfa_icerik: PageTextTable
  filtre: FilterTable
  kur_bulteni: BulletinTable
  kur: RateTable
  iletisim_mesaji: ContactMessageTable
  eposta: MailTable
  personel: StaffTable
  personel_oturumu: StaffSessionTable
  personel_cihazi: StaffDeviceTable
  kaynak: ResourceTable
  birim: UnitTable
  urun: ProductTable
  opsiyon: OptionTable
  gun_ayi: MonthTable
  kalkis_kurali: DepartureRuleTable
  kalkis: DepartureTable
  kampanya: CampaignTable
  kupon: CouponTable
  kupon_kullanimi: CouponUseTable
  rezervasyon: ReservationTable
  sozlesme_metni: ContractTextTable
  rezervasyon_satiri: ReservationLineTable
  satir_iptali: LineCancellationTable
  tutma: ClaimTable
  tahsilat: CollectionTable
  inceleme: ReviewTable
  bekleme_listesi: WaitingTable
  istek_anahtari: RequestKeyTable
  denetim: AuditTable
  bolge: RegionTable
  bolge_metin: RegionTextTable
  transfer_yeri: TransferPlaceTable
  kategori: CategoryTable
  kategori_metin: CategoryTextTable
  koleksiyon: ProductGroupTable
  koleksiyon_metin: ProductGroupTextTable
  koleksiyon_urun: GroupedProductTable
  urun_vitrin: ShowcaseTable
  urun_metin: ProductTextTable
  urun_eski_slug: OldSlugTable
  grup_eski_slug: OldGroupSlugTable
  urun_gorsel: ProductPictureTable
  urun_soru: ProductQuestionTable
  urun_filtre: ProductFilterTable
  opsiyon_bilgi: OptionFactsTable
  yorum: GuestReviewTable
  haber_istegi: WatchTable
  izleme_gunu: ViewDayTable
  izleme_ziyareti: ViewVisitTable
  izleme_tuzu: ViewSaltTable
  uye_grubu: MemberGroupTable
  uye: MemberTable
  uye_oturumu: MemberSessionTable
  uye_belirteci: MemberTokenTable
  uye_cihazi: MemberDeviceTable
  uye_anahtari: MemberKeyTable
  uye_baglantisi: SocialLinkTable
  sosyal_giris: SocialLoginTable
  favori: FavouriteTable
  bildirim: NoticeTable
  odeme_bildirimi: PaymentClaimTable
  yolcu: TravellerTable
  transfer_surucu: DriverTable
  voucher_kullanimi: VoucherUseTable
  odeme_denemesi: AttemptTable
  iade: RefundTable
  psp_olayi: ProviderEventTable
  banka_hesabi: BankAccountTable
  rezervasyon_talebi: EnquiryTable
  katalog_surumu: CatalogueVersionTable
  sayfa_kategori: PageCategoryTable
  sayfa_surum: PageVersionTable
  yazi_yorumu: CommentTable
  duyuru: AnnouncementTable
  abone: SubscriberTable
  ziyaret_gunu: VisitDayTable
  olcum_gunu: MeasureDayTable
  acente: AgencyTable
  acente_urun: AgencyProductTable
  acente_basvuru: AgencyApplicationTable
  acente_basvuru_gecmisi: AgencyApplicationHistoryTable
  acente_belge: AgencyDocumentTable
  acente_kullanici: AgencyUserTable
  acente_kurtarma_kodu: AgencyRecoveryCodeTable
  acente_anahtari: AgencyKeyTable
  acente_girisi: AgencyLoginTable
  acente_oturumu: AgencySessionTable
  acente_belirteci: AgencyTokenTable
  acente_cihazi: AgencyDeviceTable
  acente_sozlesme: AgencyContractTable
  acente_alt_pay: SubAgencyShareTable
  acente_fatura: AgencyInvoiceTable
  cari_hesap: AccountTable
  cari_hareket: EntryTable
  cari_satir: EntryRowTable
  acente_rezervasyon: AgencyReservationTable
  acente_opsiyon: AgencyOptionTable
  acente_api_anahtari: AgencyApiKeyTable
  acente_kontenjan: AllotmentTable
  acente_kontenjan_gun: AllotmentDayTable
  acente_kontenjan_kullanimi: AllotmentUseTable
  acente_kontenjan_birim: AllottedUnitTable
}

export type PictureRow = Selectable<PictureTable>
export type NewMail = Insertable<MailTable>
