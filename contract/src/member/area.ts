import * as z from 'zod/mini'
import { ProductCard } from '../catalog/catalog.ts'
import { Picture } from '../content/picture.ts'
import { DiscountKind, Price } from '../reservation/promotion.ts'
import {
  ClockTime,
  ClosingStatus,
  CollectionStatus,
  PaymentMethod,
  ReservationState,
  SaleMode,
} from '../reservation/reservation.ts'
import { endpoint, NoInput } from '../wire/endpoint.ts'
import {
  Amount,
  CurrencyCode,
  Instant,
  IsoDate,
  inOrder,
  line,
  maybeParagraph,
  oneParty,
  openLine,
  Uuid,
  verbatim,
} from '../wire/fields.ts'
import { NoticeKind } from './member.ts'

/** A reservation in the member's list; the whole of it comes from /rezervasyon-getir. */
export const ReservationSummary = z.object({
  k_no: Uuid,
  kayit_no: z.string().check(z.describe('Registration number')),
  bilet_no: z.nullable(z.string()).check(z.describe('Ticket number; null until confirmed')),
  durum: ReservationState,
  rezervasyon_durum: ClosingStatus,
  tahsilat_durum: CollectionStatus,
  rezervasyon_satis_durum: SaleMode,
  basliklar: z.array(z.string()).check(z.describe('Names of the products, in the language asked for')),
  baslangic: IsoDate.check(z.describe('First day of all lines')),
  baslangic_saat: z.nullable(ClockTime).check(z.describe('When the first of them begins; null for nights')),
  bitis_gunu: z.nullable(IsoDate).check(z.describe('Last day of all lines; null when it is the first as well')),
  kisi: z.int().check(z.describe('People of the largest line')),
  kapak: z.nullable(Picture).check(z.describe('Picture of the first product; null shows the fallback picture')),
  genel_toplam: Price.check(z.describe('Grand total in kur')),
  odenen: Price.check(z.describe('Captured so far in kur')),
  kalan: Price.check(z.describe('Still to pay in kur')),
  kur: CurrencyCode,
  odeme_yontemi: PaymentMethod,
  bitis: z.nullable(Instant).check(z.describe('Deadline that runs; null without one')),
  bildirilen: z
    .nullable(
      z.object({
        tutar: Price.check(z.describe('Amount')),
        kur: CurrencyCode,
        tarih: IsoDate.check(z.describe('Day of the transfer')),
      }),
    )
    .check(z.describe('The last transfer that was told of and has not been found yet; null without one')),
  yorum_yazilabilir: z.boolean().check(z.describe('The trip is over and no review was written')),
  olusturma_zamani: Instant.check(z.describe('When it was made')),
})
export type ReservationSummary = z.infer<typeof ReservationSummary>

export const Favourite = z.object({
  urun_k_no: Uuid.check(z.describe('Product')),
  baslangic: z.nullable(IsoDate).check(z.describe('First day that was being looked at')),
  bitis: z.nullable(IsoDate).check(z.describe('Last day')),
  yetiskin: z.int().check(z.gte(1), z.describe('Adults')),
  cocuk: z.int().check(z.gte(0), z.describe('Children')),
  eklenme_zamani: Instant.check(z.describe('When it was marked')),
})
export type Favourite = z.infer<typeof Favourite>

export const MemberCoupon = z.object({
  kod: z.string().check(z.describe('Code')),
  indirim_turu: DiscountKind,
  indirim: z.number().check(z.describe('Per cent, or an amount in kur')),
  kur: CurrencyCode,
  alt_sinir: Price.check(z.describe('Least basket in kur; 0 without')),
  urun_tipleri: z.array(z.string()).check(z.describe('Kinds it counts for; empty for all')),
  baslangic: z.nullable(Instant).check(z.describe('Counts from')),
  bitis: z.nullable(Instant).check(z.describe('Counts until')),
  kalan_kullanim: z.nullable(z.int()).check(z.describe('Uses left for this member; null without a limit')),
  durum: z.enum(['gecerli', 'kullanildi', 'bitti', 'baslamadi']).check(z.describe('Valid, used, over, not yet')),
})
export type MemberCoupon = z.infer<typeof MemberCoupon>

export const Collection = z.object({
  k_no: Uuid,
  rezervasyon_k_no: Uuid.check(z.describe('Reservation')),
  kayit_no: z.string().check(z.describe('Its number')),
  tur: z.enum(['tahsilat', 'iade']).check(z.describe('Payment or refund')),
  tutar: Price.check(z.describe('Amount in kur')),
  kur: CurrencyCode,
  odeme_yontemi: PaymentMethod,
  zaman: Instant.check(z.describe('When')),
})

/** Everything of the member at once (PEOPLE-12). The key sent is a hint; who asks is read from the token. */
export const getMemberData = endpoint({
  method: 'GET',
  path: '/uye-tum-veriler-get',
  feature: 'member',
  summary: 'Reservations, favourites, coupons and payments of the member',
  access: 'member',
  input: z.object({ uye_k_no: z.optional(Uuid.check(z.describe('Must be the own key; another answers 404'))) }),
  output: z.object({
    rezervasyonlar: z.array(ReservationSummary).check(z.describe('Reservations, next trip first')),
    favoriler: z.array(Favourite).check(z.describe('Favourites, newest first')),
    kuponlar: z.array(MemberCoupon).check(z.describe('Coupons of the member')),
    tahsilatlar: z.array(Collection).check(z.describe('Payments and refunds, newest first')),
    okunmamis: z.int().check(z.describe('Unread notices')),
  }),
})

export const addFavourite = endpoint({
  method: 'POST',
  path: '/uye-favori-ekle-post',
  feature: 'member',
  summary: 'Mark a product; again with other dates remembers those',
  access: 'member',
  input: z
    .strictObject({
      urun_k_no: Uuid,
      baslangic: z.optional(IsoDate),
      bitis: z.optional(IsoDate),
      yetiskin: z.optional(z.int().check(z.gte(1), z.lte(99))),
      cocuk: z.optional(z.int().check(z.gte(0), z.lte(99))),
    })
    .check(inOrder, oneParty),
  output: z.object({ data: Favourite }),
})

export const removeFavourite = endpoint({
  method: 'POST',
  path: '/uye-favori-sil-post',
  feature: 'member',
  summary: 'Unmark a product; one that is not marked is no error',
  access: 'member',
  input: z.strictObject({ urun_k_no: Uuid }),
  output: NoInput,
})

export const listFavourites = endpoint({
  method: 'GET',
  path: '/uye-favori-listele',
  feature: 'member',
  summary: 'Favourites as cards, with price and availability for the remembered dates',
  access: 'member',
  input: z.object({ kur: z.optional(CurrencyCode) }),
  output: z.object({
    data: z
      .array(
        z.object({
          favori: Favourite.check(z.describe('What was marked')),
          urun: z.nullable(ProductCard).check(z.describe('Null when no longer offered')),
        }),
      )
      .check(z.describe('Favourites, newest first')),
  }),
})

/** A claim for the operator to check; it changes no status (PAY-9). */
export const notifyPayment = endpoint({
  method: 'POST',
  path: '/uye-odeme-bildirim-post',
  feature: 'member',
  summary: 'Tell the operator of a bank transfer',
  access: 'member',
  input: z.strictObject({
    rezervasyon_k_no: Uuid,
    banka: line('Bank the money was sent to', 120),
    gonderen: line('Name on the transfer', 160),
    tutar: Amount.check(z.gte(0.01), z.lte(1e9), z.describe('Amount')),
    kur: CurrencyCode,
    tarih: IsoDate.check(z.describe('Day of the transfer')),
    not: maybeParagraph('Note', 500),
  }),
  output: z.object({ k_no: Uuid }),
})

export const TRANSFER_STATES = ['planlandi', 'yolda', 'tamamlandi', 'iptal'] as const

/** A ride of a confirmed reservation, with the driver once there is one. */
export const MemberTransfer = z.object({
  rezervasyon_k_no: Uuid,
  sira: z.int().check(z.describe('Line of the reservation')),
  baslik: z.string().check(z.describe('Route')),
  tarih: IsoDate,
  saat: z.nullable(ClockTime),
  donus: z.boolean().check(z.describe('The ride back')),
  kisi: z.int().check(z.describe('People')),
  durum: z.enum(TRANSFER_STATES).check(z.describe('Planned, on the way, done, cancelled')),
  surucu: z
    .nullable(
      z.object({
        ad: z.string().check(z.describe('Name')),
        telefon: z.string().check(z.describe('Phone')),
        arac: z.string().check(z.describe('Vehicle')),
        plaka: z.string().check(z.describe('Number plate')),
      }),
    )
    .check(z.describe('Driver; null until one is named')),
})
export type MemberTransfer = z.infer<typeof MemberTransfer>

export const listTransfers = endpoint({
  method: 'GET',
  path: '/uye-transfer-listele',
  feature: 'member',
  summary: 'Rides of the member with their drivers',
  access: 'member',
  input: NoInput,
  output: z.object({ data: z.array(MemberTransfer).check(z.describe('Next ride first')) }),
})

/** BOOK-9. */
export const VOUCHER_STATES = ['aktif', 'pasif', 'islemde', 'kullanildi'] as const

export const Voucher = z.object({
  rezervasyon_k_no: Uuid,
  urun_k_no: Uuid.check(z.describe('Product')),
  sira: z.int().check(z.describe('Line of the reservation')),
  kod: z.string().check(z.describe('What the QR code says: ticket number, line and signature')),
  bilet_no: z.string().check(z.describe('Ticket number')),
  kayit_no: z.string().check(z.describe('Number of the booking')),
  baslik: z.string().check(z.describe('Product')),
  tarih: IsoDate,
  saat: z.nullable(ClockTime),
  bitis: z.nullable(IsoDate),
  kisi: z.int().check(z.describe('People')),
  durum: z.enum(VOUCHER_STATES).check(z.describe('Active, passive, in progress, used')),
})
export type Voucher = z.infer<typeof Voucher>

export const listVouchers = endpoint({
  method: 'GET',
  path: '/uye-voucher-listele',
  feature: 'member',
  summary: 'Vouchers of the member',
  access: 'member',
  input: NoInput,
  output: z.object({ data: z.array(Voucher).check(z.describe('Those that can be shown first, next one first')) }),
})

export const Notice = z.object({
  k_no: Uuid,
  tur: NoticeKind,
  olay: z.string().check(z.describe('What happened; its sentence lives in i18n under notices.<olay>')),
  degerler: z.record(z.string(), z.union([z.string(), z.number()])).check(z.describe('Values the sentence needs')),
  url: z.nullable(z.string()).check(z.describe('Where it leads, without the language prefix')),
  okundu: z.boolean().check(z.describe('Whether it was read')),
  zaman: Instant.check(z.describe('When')),
})
export type Notice = z.infer<typeof Notice>

export const listNotices = endpoint({
  method: 'GET',
  path: '/uye-bildirim-listele',
  feature: 'member',
  summary: 'Notices of the member, newest first',
  access: 'member',
  input: z.object({ sayfa: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(1000))) }),
  output: z.object({
    data: z.array(Notice).check(z.describe('Thirty to a page')),
    toplam: z.int().check(z.describe('In all')),
    okunmamis: z.int().check(z.describe('Unread')),
  }),
})

export const markNotices = endpoint({
  method: 'POST',
  path: '/uye-bildirim-okundu-post',
  feature: 'member',
  summary: 'Mark one notice as read, or all',
  access: 'member',
  input: z.strictObject({ k_no: z.optional(Uuid) }),
  output: z.object({ okunmamis: z.int() }),
})

/** A traveller the member has saved. The identity number is stored encrypted and shown by its last four characters. */
export const Traveller = z.object({
  k_no: Uuid,
  ad: z.string().check(z.describe('First name')),
  soyad: z.string().check(z.describe('Last name')),
  dogum_tarihi: z.nullable(IsoDate).check(z.describe('Date of birth')),
  uyruk: z.nullable(z.string()).check(z.describe('Nationality, ISO 3166 alpha-2')),
  belge_turu: z.nullable(z.enum(['tc', 'pasaport'])).check(z.describe('Identity number or passport')),
  belge_sonu: z.nullable(z.string()).check(z.describe('Last four characters of the document')),
  belge_bitis: z.nullable(IsoDate).check(z.describe('When the document ends')),
})
export type Traveller = z.infer<typeof Traveller>

export const listTravellers = endpoint({
  method: 'GET',
  path: '/uye-yolcu-listele',
  feature: 'member',
  summary: 'Travellers of the family',
  access: 'member',
  input: NoInput,
  output: z.object({ data: z.array(Traveller).check(z.describe('Travellers')) }),
})

export const saveTraveller = endpoint({
  method: 'POST',
  path: '/uye-yolcu-kaydet-post',
  feature: 'member',
  summary: 'Add or change a traveller; at most twenty',
  access: 'member',
  input: z.strictObject({
    k_no: z.optional(Uuid.check(z.describe('The traveller to change; left out for a new one'))),
    ad: line('First name', 80),
    soyad: line('Last name', 80),
    dogum_tarihi: z.optional(z.nullable(IsoDate)),
    uyruk: z.optional(z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/)))),
    belge_turu: z.optional(z.nullable(z.enum(['tc', 'pasaport']))),
    belge_no: z.optional(z.nullable(openLine('Left out: stays as it is', 20))),
    belge_bitis: z.optional(z.nullable(IsoDate)),
  }),
  output: z.object({ data: Traveller }),
})

export const removeTraveller = endpoint({
  method: 'POST',
  path: '/uye-yolcu-sil-post',
  feature: 'member',
  summary: 'Remove a traveller',
  access: 'member',
  input: z.strictObject({ k_no: Uuid }),
  output: NoInput,
})

/** KVKK and GDPR: everything that is known about the member. */
export const exportMember = endpoint({
  method: 'POST',
  path: '/uye-veri-indir-post',
  feature: 'member',
  summary: 'All data of the member as JSON',
  access: 'member',
  input: z.strictObject({ sifre: z.optional(verbatim('Password', 200)) }),
  output: z.object({ data: z.record(z.string(), z.unknown()).check(z.describe('Everything, by table')) }),
})

export const eraseMember = endpoint({
  method: 'POST',
  path: '/uye-hesap-sil-post',
  feature: 'member',
  summary: 'Delete the account; bookings stay without a name as the law asks. Refused while a trip lies ahead',
  access: 'member',
  input: z.strictObject({ sifre: z.optional(verbatim('Password', 200)) }),
  output: NoInput,
})
