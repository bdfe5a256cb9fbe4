import * as z from 'zod/mini'
import { ProductKind } from '../content/content.ts'
import { BasketQuote, getAvailability } from '../reservation/basket.ts'
import { Percent, Price } from '../reservation/promotion.ts'
import { CartLines, Guest, HotelInfo, Pax, ReservationState, SaleMode, SeenTotals } from '../reservation/reservation.ts'
import { endpoint, NoInput } from '../wire/endpoint.ts'
import { Amount, CurrencyCode, Instant, IsoDate, inCents, maybeLine, maybeParagraph, Uuid } from '../wire/fields.ts'
import { Language } from '../wire/language.ts'
import { Settlement } from './agency.ts'
import { Allotment, Statement, StatementQuery } from './terms.ts'

const NetProduct = z.strictObject({
  k_no: Uuid,
  urun_tipi: ProductKind,
  baslik: z.string().check(z.describe('Title')),
  kategori_slug: z.string().check(z.describe('Slug of the category, for the address of the product')),
  slug: z.string().check(z.describe('Slug of the product')),
  bolge: z.nullable(z.string()).check(z.describe('Destination')),
  liste: z.nullable(Price).check(z.describe('Least list price; null when it is asked for')),
  oran: z.nullable(Percent).check(z.describe('Rate of the contract; null where it does not cover the product')),
  net: z.nullable(Price).check(z.describe('What the agency pays of it')),
  komisyon: z.nullable(Price).check(z.describe('What is the agency’s')),
  musteri: z.nullable(Price).check(z.describe('Net with the markup asked for; the list price without one')),
  satis_durumu: SaleMode,
})
export type NetProduct = z.infer<typeof NetProduct>

export const listNetProducts = endpoint({
  method: 'GET',
  path: '/acente-urun-listele',
  feature: 'agency',
  summary: 'The catalogue with net price, commission and markup by the contract of today',
  access: 'agency',
  input: z.strictObject({
    dil: Language,
    kur: z.optional(CurrencyCode.check(z.describe('Currency; that of the agency when left out'))),
    urun_tipi: z.optional(ProductKind),
    ara: maybeLine('Words to look for', 120),
    kar_oran: z.optional(
      z.coerce.number().check(z.gte(0), z.lte(300), ...inCents, z.describe('Markup on net in per cent')),
    ),
    sayfa: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(1000), z.describe('Page of 24, from 1'))),
  }),
  output: z.object({
    akis: Settlement,
    kur: CurrencyCode,
    toplam: z.int().check(z.describe('Products in all')),
    sayfa: z.int().check(z.describe('This page')),
    data: z.array(NetProduct).check(z.describe('Products of this page')),
  }),
})

const DESK_BASKET = {
  lang: Language.check(z.describe('Language of the client')),
  sepet_urunler: CartLines,
  secilen_kur: CurrencyCode.check(z.describe('Currency of the booking')),
}

const AgencyMoney = z.strictObject({
  akis: Settlement,
  kur: CurrencyCode,
  satis_toplam: Price.check(z.describe('List price')),
  net_toplam: Price.check(z.describe('What the agency pays of it')),
  komisyon: Price.check(z.describe('What is the agency’s')),
})

export const quoteForClient = endpoint({
  method: 'POST',
  path: '/acente-sepet-hesapla-post',
  feature: 'agency',
  summary: 'What a basket costs the agency and its client; nothing is taken',
  access: 'agency',
  input: z.strictObject(DESK_BASKET),
  output: z.object({
    data: BasketQuote.check(z.describe('The quote as it will be booked')),
    acente: AgencyMoney.check(z.describe('The same by the contract')),
  }),
})

export const findPortalPlaces = endpoint({
  method: 'GET',
  path: '/acente-musaitlik-getir',
  feature: 'agency',
  summary: 'Whether dates and a party fit, as the agency sees it: what is kept for it is free for it',
  access: 'agency',
  input: getAvailability.input,
  output: getAvailability.output,
})

const ClientPrice = z.optional(Price.check(z.describe('What the client pays; list price when left out')))

export const holdOption = endpoint({
  method: 'POST',
  path: '/acente-opsiyon-post',
  feature: 'agency',
  summary: 'Hold a basket for a client until the deadline of the contract',
  access: 'agency',
  input: z.strictObject({
    k_no: Uuid.check(z.describe('Made by the client program; the key of the option')),
    ...DESK_BASKET,
    musteri: maybeLine('Who it is for', 120),
    musteri_toplam: ClientPrice,
    kur_rezervasyon_toplam: SeenTotals.check(z.describe('Totals of the quote')),
  }),
  output: z.object({ bitis: Instant.check(z.describe('When the option ends')) }),
})

export const releaseOption = endpoint({
  method: 'POST',
  path: '/acente-opsiyon-birak-post',
  feature: 'agency',
  summary: 'Let an option go before its deadline',
  access: 'agency',
  input: z.strictObject({ k_no: Uuid.check(z.describe('Option')) }),
  output: z.object({}),
})

export const PortalLine = z.strictObject({
  baslik: z.string().check(z.describe('Product')),
  urun_tipi: ProductKind,
  baslangic: IsoDate.check(z.describe('First day')),
  bitis: z.nullable(IsoDate).check(z.describe('Last day; null for one day')),
  pax: Pax,
  iptal: z.optional(z.literal(true).check(z.describe('This service was cancelled alone'))),
})

const AgencyOption = z.strictObject({
  k_no: Uuid,
  bitis: Instant.check(z.describe('When it ends')),
  musteri: z.string().check(z.describe('Who it is for')),
  lang: Language.check(z.describe('Language of the client')),
  satirlar: z.array(PortalLine).check(z.describe('What is held')),
  kur: CurrencyCode,
  tutar: Price.check(z.describe('What the booking costs the one who pays the operator')),
  musteri_toplam: Price.check(z.describe('What the client pays')),
  on_odeme_toplam: Price.check(z.describe('Due at booking where the guest pays the operator')),
  teklif_var: z.boolean().check(z.describe('An offer has been sent')),
})
export type AgencyOption = z.infer<typeof AgencyOption>

export const listOptions = endpoint({
  method: 'GET',
  path: '/acente-opsiyon-listele',
  feature: 'agency',
  summary: 'Options that run, the next deadline first',
  access: 'agency',
  input: NoInput,
  output: z.object({ data: z.array(AgencyOption).check(z.describe('Options')) }),
})

export const PortalReservation = z.strictObject({
  k_no: Uuid,
  kayit_no: z.string().check(z.describe('Number')),
  bilet_no: z.nullable(z.string()).check(z.describe('Ticket number; null until confirmed')),
  durum: ReservationState,
  kanal: z.enum(['masa', 'sayfa']).check(z.describe('Made at the portal, or by a visitor of the agency’s page')),
  alt_acente: z.nullable(z.string()).check(z.describe('Sub-agency that sold it; null for none')),
  misafir: z.nullable(z.string()).check(z.describe('Name of the guest; null for a visitor, who is not the agency’s')),
  satirlar: z.array(PortalLine).check(z.describe('What was booked')),
  kur: CurrencyCode,
  akis: Settlement,
  satis_toplam: Price.check(z.describe('List price')),
  net_toplam: Price.check(z.describe('What the agency pays of it')),
  komisyon: Price.check(z.describe('Commission of the agency that asks')),
  musteri_toplam: z.nullable(Price).check(z.describe('What the client pays; null where nothing was said')),
  olusturma_zamani: Instant.check(z.describe('When it was made')),
})
export type PortalReservation = z.infer<typeof PortalReservation>

export const bookForClient = endpoint({
  method: 'POST',
  path: '/acente-rezervasyon-post',
  feature: 'agency',
  summary: 'Book for a client: on the agency’s account, or collected by the operator, as the contract says',
  access: 'agency',
  input: z.strictObject({
    k_no: Uuid.check(z.describe('Key of the option, or a new one; the idempotency key')),
    ...DESK_BASKET,
    misafir: Guest.check(z.describe('Guest')),
    hotel_bilgi: z.optional(HotelInfo.check(z.describe('Where to pick the guest up'))),
    rezervasyon_notu: maybeParagraph('Note', 2000),
    musteri_toplam: ClientPrice,
    kur_rezervasyon_toplam: SeenTotals.check(z.describe('Totals of the quote')),
  }),
  output: z.object({ data: PortalReservation.check(z.describe('The booking')) }),
})

export const bookOption = endpoint({
  method: 'POST',
  path: '/acente-opsiyon-onay-post',
  feature: 'agency',
  summary: 'Book an option as it is held, at the price it has promised',
  access: 'agency',
  input: z.strictObject({ k_no: Uuid.check(z.describe('Option')), misafir: Guest.check(z.describe('Guest')) }),
  output: z.object({ data: PortalReservation.check(z.describe('The booking')) }),
})

export const listPortalReservations = endpoint({
  method: 'GET',
  path: '/acente-rezervasyon-listele',
  feature: 'agency',
  summary: 'Bookings of the agency and of its sub-agencies, the newest first',
  access: 'agency',
  input: z.strictObject({
    sayfa: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000), z.describe('Page of 25, from 1'))),
    baslangic: z.optional(IsoDate.check(z.describe('Arriving from this day on'))),
    bitis: z.optional(IsoDate.check(z.describe('Arriving up to this day'))),
  }),
  output: z.object({
    toplam: z.int().check(z.describe('Bookings in all')),
    sayfa: z.int().check(z.describe('This page')),
    data: z.array(PortalReservation).check(z.describe('Bookings')),
  }),
})

export const listPortalAllotments = endpoint({
  method: 'GET',
  path: '/acente-kontenjan-listele',
  feature: 'agency',
  summary: 'What is kept for the agency: free, used and until when, day by day',
  access: 'agency',
  input: z.strictObject({ dil: Language }),
  output: z.object({ data: z.array(Allotment).check(z.describe('Allotments that run')) }),
})

export const getStatement = endpoint({
  method: 'GET',
  path: '/acente-cari-get',
  feature: 'agency',
  summary: 'The agency’s account: balance, credit left, invoices and rows; for owner and accounting',
  access: 'agency',
  input: z.strictObject(StatementQuery),
  output: z.object({ data: Statement.check(z.describe('The statement')) }),
})

export const getPortal = endpoint({
  method: 'GET',
  path: '/acente-masa-get',
  feature: 'agency',
  summary: 'What the portal opens with: contract, figures of the month, options and arrivals',
  access: 'agency',
  input: NoInput,
  output: z.object({
    sozlesme: z
      .nullable(z.strictObject({ ad: z.string(), akis: Settlement, bitis: IsoDate, opsiyon_saat: z.int() }))
      .check(z.describe('Contract of today; null without one')),
    kur: CurrencyCode,
    ciro: Price.check(z.describe('Sold this month at list price, in kur')),
    komisyon: Price.check(z.describe('Commission of this month, in kur')),
    gelen: z.int().check(z.describe('Bookings that begin within seven days')),
    opsiyon: z.int().check(z.describe('Options that run')),
    bakiye: z.nullable(Amount).check(z.describe('What the agency owes in kur; null for sales')),
    kalan_kredi: z.nullable(Amount).check(z.describe('Credit left in kur; null for sales')),
  }),
})
