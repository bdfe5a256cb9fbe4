import * as z from 'zod/mini'
import { ProductKind } from '../content/content.ts'
import { Picture } from '../content/picture.ts'
import { ContractText } from '../payment/payment.ts'
import { Percent, Price } from '../reservation/promotion.ts'
import { Acceptance, Guest, GuestKey, Pax } from '../reservation/reservation.ts'
import { endpoint, NoInput } from '../wire/endpoint.ts'
import { CurrencyCode, Instant, IsoDate, line, maybeParagraph, Uuid } from '../wire/fields.ts'
import { Language } from '../wire/language.ts'

/** 43 characters of base64url: 256 bits. */
const OfferKey = z.string().check(z.regex(/^[\w-]{43}$/), z.describe('Key of the offer; only its hash is stored'))

export const sendOffer = endpoint({
  method: 'POST',
  path: '/acente-teklif-post',
  feature: 'agency',
  summary: 'Make the link with which the client sees and takes an option; a new link ends the one before',
  access: 'agency',
  input: z.strictObject({
    k_no: Uuid.check(z.describe('Option')),
    lang: Language.check(z.describe('Language of the client')),
    musteri_toplam: z.optional(Price.check(z.describe('What the client pays; as it was when left out'))),
    mesaj: maybeParagraph('Word to the client', 1000),
  }),
  output: z.object({ adres: z.string().check(z.describe('Link to send to the client')) }),
})

const PayingKey = z
  .nullable(z.strictObject({ k_no: Uuid.check(z.describe('Reservation')), anahtar: GuestKey }))
  .check(z.describe('With what the payment is begun; null where nothing is paid here, or not yet'))

export const Offer = z.strictObject({
  acente: z.string().check(z.describe('Name of the agency')),
  logo: z.nullable(Picture).check(z.describe('Logo of the agency; null shows the name alone')),
  mesaj: z.string().check(z.describe('Word of the agency')),
  musteri: z.string().check(z.describe('Who it is for')),
  lang: Language,
  bitis: Instant.check(z.describe('Until when it stands')),
  kur: CurrencyCode,
  tutar: Price.check(z.describe('What the client pays, to the agency')),
  satirlar: z
    .array(
      z.strictObject({
        baslik: z.string().check(z.describe('Product')),
        urun_tipi: ProductKind,
        baslangic: IsoDate.check(z.describe('First day')),
        bitis: z.nullable(IsoDate).check(z.describe('Last day; null for one day')),
        pax: Pax,
        ozet: z.nullable(z.string()).check(z.describe('One sentence on the product')),
        gorsel: z.nullable(Picture).check(z.describe('Its first picture')),
        izin_no: z.nullable(z.string()).check(z.describe('Permit number of a villa')),
      }),
    )
    .check(z.describe('What is offered')),
  alindi: z.boolean().check(z.describe('It has been taken')),
  kart: z
    .nullable(
      z.strictObject({
        on_odeme: Price.check(z.describe('Deposit that is still open')),
        tamami: Price.check(z.describe('All that is still open')),
        sozlesmeler: z.array(ContractText).check(z.describe('Contracts to accept before paying')),
        odeme: PayingKey,
      }),
    )
    .check(z.describe('What the operator takes by card; null where the agency collects, and when nothing is open')),
})
export type Offer = z.infer<typeof Offer>

export const getOffer = endpoint({
  method: 'POST',
  path: '/acente-teklif-getir-post',
  feature: 'agency',
  summary: 'An offer by its key: the client’s price only, never the agency’s',
  input: z.strictObject({ anahtar: OfferKey }),
  output: z.object({ data: Offer.check(z.describe('The offer')) }),
})

export const takeOffer = endpoint({
  method: 'POST',
  path: '/acente-teklif-kabul-post',
  feature: 'agency',
  summary: 'The client takes the offer: the agency’s option becomes a booking by its contract',
  input: z.strictObject({
    anahtar: OfferKey,
    misafir: Guest.check(z.describe('Guest')),
    tutar: Price.check(z.describe('Price the client saw')),
    kartla: z.optional(z.boolean().check(z.describe('The client pays the operator by card, where it collects'))),
    onaylar: z.optional(z.array(Acceptance).check(z.maxLength(8), z.describe('Contracts the client has accepted'))),
  }),
  output: z.object({
    kayit_no: z.string().check(z.describe('Number of the booking')),
    odeme: PayingKey,
  }),
})

const SubAgency = z.strictObject({
  k_no: Uuid,
  kno: z.string().check(z.describe('Number of the sub-agency')),
  marka: z.string().check(z.describe('Name')),
  durum: z.enum(['aktif', 'askida', 'kapali']).check(z.describe('State')),
  oran: Percent.check(z.describe('Its share of the agency’s commission in per cent')),
})
export type SubAgency = z.infer<typeof SubAgency>

export const listSubAgencies = endpoint({
  method: 'GET',
  path: '/acente-alt-listele',
  feature: 'agency',
  summary: 'Sub-agencies with the share of the commission each of them gets',
  access: 'agency',
  input: NoInput,
  output: z.object({ data: z.array(SubAgency).check(z.describe('Sub-agencies')) }),
})

export const setSubAgencyShare = endpoint({
  method: 'POST',
  path: '/acente-alt-pay-post',
  feature: 'agency',
  summary: 'Set the share of a sub-agency; counts for bookings from now on. Owners only',
  access: 'agency',
  input: z.strictObject({ k_no: Uuid.check(z.describe('Sub-agency')), oran: Percent }),
  output: z.object({}),
})

const ApiKey = z.strictObject({
  k_no: Uuid,
  ad: z.string().check(z.describe('What it is for')),
  on_ek: z.string().check(z.describe('Its first letters')),
  olusturma_zamani: Instant.check(z.describe('When it was made')),
  son_kullanim: z.nullable(Instant).check(z.describe('When it was last used; null for never')),
})
export type ApiKey = z.infer<typeof ApiKey>

export const listApiKeys = endpoint({
  method: 'GET',
  path: '/acente-api-anahtar-listele',
  feature: 'agency',
  summary: 'Keys of the agency’s own systems; owners only',
  access: 'agency',
  input: NoInput,
  output: z.object({ data: z.array(ApiKey).check(z.describe('Keys that work')) }),
})

export const createApiKey = endpoint({
  method: 'POST',
  path: '/acente-api-anahtar-post',
  feature: 'agency',
  summary: 'A key for the agency’s own system, told once; owners only. It sells, and manages nothing',
  access: 'agency',
  input: z.strictObject({ ad: line('What it is for', 80) }),
  output: z.object({
    anahtar: z.string().check(z.describe('Bearer token of the system; it is never shown again')),
    data: ApiKey.check(z.describe('The key without itself')),
  }),
})

export const revokeApiKey = endpoint({
  method: 'POST',
  path: '/acente-api-anahtar-iptal-post',
  feature: 'agency',
  summary: 'End a key at once; owners only',
  access: 'agency',
  input: z.strictObject({ k_no: Uuid.check(z.describe('Key')) }),
  output: z.object({}),
})

export const exportPassengers = endpoint({
  method: 'GET',
  path: '/acente-yolcu-listesi-get',
  feature: 'agency',
  summary: 'Who travels when: rooming and passenger list of the portal’s bookings, as a table',
  access: 'agency',
  input: z.strictObject({
    baslangic: IsoDate.check(z.describe('From this day on')),
    bitis: IsoDate.check(z.describe('Up to this day')),
    bicim: z.enum(['csv', 'xlsx']).check(z.describe('Form of the file')),
  }),
  output: z.object({
    ad: z.string().check(z.describe('Name of the file')),
    icerik: z.string().check(z.describe('Bytes of the file, base64')),
    satir: z.int().check(z.describe('Rows')),
  }),
})

export const exportStatement = endpoint({
  method: 'GET',
  path: '/acente-cari-dosya-get',
  feature: 'agency',
  summary: 'The whole account in a currency as a table; for owner and accounting',
  access: 'agency',
  input: z.strictObject({
    kur: z.optional(CurrencyCode.check(z.describe('Currency; that of the agency when left out'))),
    bicim: z.enum(['csv', 'xlsx']).check(z.describe('Form of the file')),
  }),
  output: z.object({
    ad: z.string().check(z.describe('Name of the file')),
    icerik: z.string().check(z.describe('Bytes of the file, base64')),
    satir: z.int().check(z.describe('Rows')),
  }),
})

export const getPortalVoucher = endpoint({
  method: 'GET',
  path: '/acente-voucher-get',
  feature: 'agency',
  summary: 'Voucher for the client with the agency’s name and without any price, as PDF',
  access: 'agency',
  input: z.strictObject({ k_no: Uuid.check(z.describe('Booking made at the portal')), lang: z.optional(Language) }),
  output: z.object({
    ad: z.string().check(z.describe('Name of the file')),
    icerik: z.string().check(z.describe('Bytes of the file, base64')),
  }),
})
