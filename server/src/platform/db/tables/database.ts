import type { Block, PageType } from '@meltem/contract/content/content'
import type { PictureFormat, PictureSection } from '@meltem/contract/content/picture'
import type { ContentType, FilterVariant, MenuItem } from '@meltem/contract/settings'
import type { Language, LocalText } from '@meltem/contract/wire/language'
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
} from './agency.ts'
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
} from './agency-money.ts'
import type { MoneyTables } from './bank.ts'
import type {
  BulkActRowTable,
  BulkActTable,
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
  ProductTemplateTable,
  ProductTextTable,
  ProductVersionTable,
  RegionTable,
  RegionTextTable,
  ShowcaseTable,
  TemplateTable,
  TransferPlaceTable,
  ViewDayTable,
  ViewSaltTable,
  ViewVisitTable,
  WatchTable,
} from './catalog.ts'
import type {
  AnnouncementTable,
  CommentTable,
  MeasureDayTable,
  NewsletterReceiverTable,
  NewsletterTable,
  PageCategoryTable,
  PageTrialTable,
  PageVersionTable,
  SubscriberTable,
  TermTable,
  TextHistoryTable,
  TranslationStateTable,
  VisitDayTable,
} from './content.ts'
import type { DayTables } from './day.ts'
import type { FieldTables } from './field.ts'
import type { FleetTables } from './fleet.ts'
import type { CalendarEventTable, CalendarFeedTable, CalendarSourceTable } from './ical.ts'
import type { ImportTables } from './imports.ts'
import type { InstallationTables, TenantTable } from './installation.ts'
import type { InvoiceTables } from './invoice.ts'
import type { ContactMessageTable, MailTable, MailTextTable } from './mail.ts'
import type { MediaTables } from './media.ts'
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
} from './member.ts'
import type { InChargeTable, InternalNoteTable, ReservationSearchTable, SavedViewTable } from './office.ts'
import type {
  ApprovalTable,
  AttemptTable,
  BankAccountTable,
  ContractTextTable,
  ContractVersionTable,
  EnquiryTable,
  LineCancellationTable,
  ProviderEventTable,
  RefundTable,
} from './payment.ts'
import type {
  PaintedMonthTable,
  PriceDraftTable,
  PricePeriodTable,
  PricePlanTable,
  PricePublicationTable,
} from './prices.ts'
import type { AuditChangeTable, AuditTable, CatalogVersionTable, RequestKeyTable } from './records.ts'
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
} from './reservation.ts'
import type { SettingsTables } from './settings.ts'
import type { StaffTables } from './staff.ts'
import type { WaitingTable } from './waiting.ts'

type Timestamp = ColumnType<Date, Date | string, Date | string>
/** `date` columns are read as `YYYY-MM-DD`; see pool.ts. */
type DateText = string

interface SettingTable {
  tenant_id: number
  anahtar: string
  deger: JSONColumnType<object>
  surum: Generated<number>
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
  cizim: Generated<boolean>
  aciklama: JSONColumnType<LocalText>
  /** Name of its files, where they were cut or replaced: what is kept by its address gets a new one. */
  dosya: ColumnType<string | null, string | null | undefined, string | null>
  /** What must stay in sight where it is cut, in per cent; null is the middle. */
  odak_x: ColumnType<number | null, number | null | undefined, number | null>
  odak_y: ColumnType<number | null, number | null | undefined, number | null>
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
  k_no: Generated<string>
  kod: string
  baslik: JSONColumnType<LocalText>
  secenekler: JSONColumnType<FilterVariant['secenekler']>
  sira: number
  surum: Generated<number>
  aktif: Generated<boolean>
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

export interface Database
  extends DayTables,
    FieldTables,
    FleetTables,
    ImportTables,
    MediaTables,
    MoneyTables,
    InstallationTables,
    InvoiceTables,
    SettingsTables,
    StaffTables {
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
  eposta_metni: MailTextTable
  kaynak: ResourceTable
  birim: UnitTable
  urun: ProductTable
  opsiyon: OptionTable
  gun_ayi: MonthTable
  fiyat_yayini: PricePublicationTable
  fiyat_plani: PricePlanTable
  fiyat_taslak: PriceDraftTable
  fiyat_donemi: PricePeriodTable
  fiyat_istisna: PaintedMonthTable
  kalkis_kurali: DepartureRuleTable
  kalkis: DepartureTable
  kampanya: CampaignTable
  kupon: CouponTable
  kupon_kullanimi: CouponUseTable
  rezervasyon: ReservationTable
  sozlesme_metni: ContractTextTable
  sozlesme_surumu: ContractVersionTable
  rezervasyon_satiri: ReservationLineTable
  satir_iptali: LineCancellationTable
  tutma: ClaimTable
  tahsilat: CollectionTable
  inceleme: ReviewTable
  bekleme_listesi: WaitingTable
  istek_anahtari: RequestKeyTable
  denetim: AuditTable
  denetim_degisim: AuditChangeTable
  rezervasyon_arama: ReservationSearchTable
  kayitli_gorunum: SavedViewTable
  rezervasyon_sorumlu: InChargeTable
  onay_istegi: ApprovalTable
  rezervasyon_ic_not: InternalNoteTable
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
  urun_surum: ProductVersionTable
  grup_eski_slug: OldGroupSlugTable
  urun_gorsel: ProductPictureTable
  urun_soru: ProductQuestionTable
  urun_filtre: ProductFilterTable
  opsiyon_bilgi: OptionFactsTable
  sablon: TemplateTable
  urun_sablon: ProductTemplateTable
  toplu_islem: BulkActTable
  toplu_islem_satir: BulkActRowTable
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
  odeme_denemesi: AttemptTable
  iade: RefundTable
  psp_olayi: ProviderEventTable
  banka_hesabi: BankAccountTable
  rezervasyon_talebi: EnquiryTable
  katalog_surumu: CatalogVersionTable
  sayfa_kategori: PageCategoryTable
  sayfa_surum: PageVersionTable
  sayfa_deneme: PageTrialTable
  metin_gecmisi: TextHistoryTable
  ceviri_durumu: TranslationStateTable
  sozluk: TermTable
  yazi_yorumu: CommentTable
  duyuru: AnnouncementTable
  abone: SubscriberTable
  bulten: NewsletterTable
  bulten_alici: NewsletterReceiverTable
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
  ical_kaynak: CalendarSourceTable
  ical_olay: CalendarEventTable
  ical_cikis: CalendarFeedTable
}

export type PictureRow = Selectable<PictureTable>
export type NewMail = Insertable<MailTable>
