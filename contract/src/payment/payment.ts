import * as z from 'zod/mini'
import { PaymentType } from '../reservation/pricing.ts'
import { Percent, Price } from '../reservation/promotion.ts'
import {
  CollectionStatus,
  ContractKind,
  GuestKey,
  PaymentMethod,
  Reservation,
  ReservationState,
  SeenTotals,
} from '../reservation/reservation.ts'
import { endpoint, NoInput } from '../wire/endpoint.ts'
import { CurrencyCode, Instant, IsoDate, inCents, Uuid } from '../wire/fields.ts'
import { Language } from '../wire/language.ts'

/** Life of one attempt to pay by card; the arrows between them are data in the domain. */
export const ATTEMPT_STATES = [
  'created',
  'redirected',
  'unknown',
  'captured',
  'failed',
  'expired',
  'review',
  'refund_pending',
  'refunded',
  'refund_failed',
] as const
export const AttemptState = z.enum(ATTEMPT_STATES).check(z.describe('State of the attempt'))
export type AttemptState = z.infer<typeof AttemptState>

export const PAYMENT_PROVIDERS = ['test', 'iyzico', 'stripe', 'paytr'] as const
export const PaymentProvider = z.enum(PAYMENT_PROVIDERS).check(z.describe('Who takes the money'))
export type PaymentProvider = z.infer<typeof PaymentProvider>

export const PAYMENT_PARTS = ['on_odeme', 'kalan', 'tamami'] as const
export const PaymentPart = z
  .enum(PAYMENT_PARTS)
  .check(z.describe('on_odeme: the deposit; kalan: what is left of a booking; tamami: everything at once'))
export type PaymentPart = z.infer<typeof PaymentPart>

/** Why the bank said no: a closed list, each with a sentence in i18n under `payment.reasons`. */
export const FAILURE_REASONS = ['ret', 'bakiye', 'kod', 'kart', 'vazgecti', 'sure', 'diger'] as const
export const FailureReason = z
  .enum(FAILURE_REASONS)
  .check(z.describe('Refused, no funds, wrong 3-D code, card not usable, given up, out of time, something else'))
export type FailureReason = z.infer<typeof FailureReason>

const Own = { k_no: Uuid.check(z.describe('Reservation')), anahtar: z.optional(GuestKey) }

/** Where the browser goes now. The card form is the provider's; nothing typed there reaches us. */
export const PaymentStep = z.strictObject({
  tur: z
    .enum(['cerceve', 'yonlendir'])
    .check(z.describe('cerceve: may be shown in a frame; yonlendir: the whole window has to go there')),
  url: z.string().check(z.describe('Address of the provider’s page')),
})

export const PaymentAttempt = z.strictObject({
  k_no: Uuid,
  durum: AttemptState,
  tutar: Price.check(z.describe('Amount in kur')),
  kur: CurrencyCode,
  kart_taksit: z.int().check(z.gte(1), z.describe('Number of instalments')),
  neden: z.nullable(FailureReason).check(z.describe('Why it failed; null unless it did')),
  kart_marka: z.nullable(z.string()).check(z.describe('Brand of the card')),
  kart_son_dort: z.nullable(z.string()).check(z.describe('Last four digits')),
  olusturma_zamani: Instant.check(z.describe('When it began')),
})
export type PaymentAttempt = z.infer<typeof PaymentAttempt>

export const startPayment = endpoint({
  method: 'POST',
  path: '/odeme-baslat-post',
  feature: 'payment',
  summary: 'Begin to pay by card: the hold is extended once, and the provider’s page is named',
  input: z.strictObject({
    ...Own,
    tutar: PaymentPart,
    lang: Language.check(z.describe('Language of the provider’s page and of the way back')),
  }),
  output: z.object({
    data: PaymentAttempt.check(z.describe('The attempt')),
    adim: PaymentStep.check(z.describe('Where the browser goes')),
    bitis: z.nullable(Instant).check(z.describe('End of the hold or of the deadline; null when none runs')),
  }),
})

export const choosePayment = endpoint({
  method: 'POST',
  path: '/odeme-sec-post',
  feature: 'payment',
  summary:
    'Choose how to pay what waits for its money, as in the checkout: method, deposit or everything, instalments; price and stock stay',
  input: z.strictObject({
    ...Own,
    odeme_yontemi: PaymentMethod,
    odeme_tipi: PaymentType,
    kart_taksit: z.optional(z.int().check(z.gte(1), z.lte(36), z.describe('Number of instalments; 1 when left out'))),
    kur_rezervasyon_toplam: SeenTotals.check(z.describe('New totals the person saw')),
  }),
  output: z.object({ data: Reservation.check(z.describe('The reservation as it stands now')) }),
})

/** What the page after the bank shows and asks again every few seconds while `isleniyor`. */
export const PAYMENT_OUTCOMES = ['odendi', 'isleniyor', 'basarisiz', 'inceleniyor', 'bekliyor', 'kapandi'] as const

export const getPayment = endpoint({
  method: 'GET',
  path: '/odeme-durum-get',
  feature: 'payment',
  summary: 'How a payment stands; by its reference from the way back, or for a reservation of one’s own',
  input: z.strictObject({
    ref: z.optional(z.string().check(z.regex(/^[\w-]{43}$/), z.describe('Reference of the way back'))),
    k_no: z.optional(Uuid.check(z.describe('Reservation'))),
    anahtar: z.optional(GuestKey),
  }),
  output: z.object({
    data: z.strictObject({
      sonuc: z
        .enum(PAYMENT_OUTCOMES)
        .check(
          z.describe(
            'odendi: booked or paid; isleniyor: the bank has not answered; basarisiz: refused, may be tried again; inceleniyor: money without a booking, comes back or a person looks; bekliyor: nothing tried yet; kapandi: run out or cancelled',
          ),
        ),
      deneme: z.nullable(PaymentAttempt).check(z.describe('The newest attempt')),
      rezervasyon: z
        .strictObject({
          k_no: Uuid,
          kayit_no: z.string().check(z.describe('Registration number')),
          bilet_no: z.nullable(z.string()).check(z.describe('Ticket number; null until confirmed')),
          durum: ReservationState,
          tahsilat_durum: CollectionStatus,
          bitis: z.nullable(Instant).check(z.describe('Deadline that runs')),
          anahtar: z
            .nullable(GuestKey)
            .check(
              z.describe(
                'Opens the reservation for who comes back from the bank, in whatever browser; only with ref, within a day of the attempt, and null where the login opens it',
              ),
            ),
        })
        .check(z.describe('The reservation it is for')),
    }),
  }),
})

const Instalment = z.strictObject({
  kart_taksit: z.int().check(z.gte(1), z.describe('Number of instalments')),
  oran: Percent.check(z.describe('Difference in per cent')),
  aylik: Price.check(z.describe('Each month')),
  toplam: Price.check(z.describe('In all')),
})

export const BankAccount = z.strictObject({
  k_no: Uuid,
  banka: z.string().check(z.describe('Name of the bank')),
  sube: z.nullable(z.string()).check(z.describe('Branch')),
  hesap_sahibi: z.string().check(z.describe('Holder of the account')),
  iban: z.string().check(z.describe('IBAN')),
  swift: z.nullable(z.string()).check(z.describe('SWIFT code for transfers from abroad')),
  kur: CurrencyCode,
})
export type BankAccount = z.infer<typeof BankAccount>

export const listPaymentMethods = endpoint({
  method: 'GET',
  path: '/odeme-yontem-listele',
  feature: 'payment',
  summary: 'Ways to pay an amount, with instalments by card',
  input: z.strictObject({
    tutar: z.coerce
      .number()
      .check(
        z.gte(0),
        z.lte(99_999_999.99),
        ...inCents,
        z.describe('Amount that would be charged now, in any currency'),
      ),
  }),
  output: z.object({
    yontemler: z.array(PaymentMethod).check(z.describe('Methods that may be chosen')),
    taksitler: z.array(Instalment).check(z.describe('Instalments by card, the single payment first')),
  }),
})

export const listBankAccounts = endpoint({
  method: 'GET',
  path: '/banka-hesap-listele',
  feature: 'payment',
  summary: 'Accounts a transfer can go to',
  input: NoInput,
  output: z.object({ data: z.array(BankAccount).check(z.describe('Accounts in order')) }),
})

/** Texts a person accepts before paying; which ones depends on the basket (BOOK-13). */
export const ContractText = z.strictObject({
  tur: ContractKind,
  surum: z.string().check(z.describe('Version')),
  baslik: z.string().check(z.describe('Title')),
  maddeler: z
    .array(z.strictObject({ baslik: z.string(), metin: z.string() }))
    .check(z.describe('Clauses in order, plain text')),
  ozet: z.string().check(z.describe('SHA-256 of version, title and clauses, hexadecimal; sent back when accepted')),
})
export type ContractText = z.infer<typeof ContractText>

export const listContracts = endpoint({
  method: 'POST',
  path: '/sozlesme-listele-post',
  feature: 'payment',
  summary: 'Contracts that belong to a basket of these products, to be read before they are accepted',
  input: z.strictObject({
    lang: Language,
    satirlar: z
      .array(
        z.strictObject({
          urun_k_no: Uuid,
          baslangic: IsoDate,
          bitis: z.optional(z.nullable(IsoDate)),
        }),
      )
      .check(z.minLength(1), z.maxLength(50), z.describe('Lines of the basket')),
  }),
  output: z.object({ data: z.array(ContractText).check(z.describe('Contracts in the order they are shown')) }),
})

/** How a tenant is paid; kept on the server. */
export const PaymentTerms = z.object({
  saglayici: PaymentProvider,
  yontemler: z.array(PaymentMethod).check(z.describe('Methods the tenant takes')),
  en_cok_taksit: z.int().check(z.gte(1), z.lte(36), z.describe('Most instalments, whatever the rates say')),
  hatirlatma_saat: z.int().check(z.gte(1), z.lte(72), z.describe('Hours before a deadline a reminder goes out')),
  iki_kisi_siniri: z
    .nullable(z.number().check(z.gte(0)))
    .check(
      z.describe('Refunds and waived fees above this sum in the base currency need a second person; null never do'),
    ),
  iptal_iade_otomatik: z.boolean().check(z.describe('Refunds of cancellations go back to the card by themselves')),
  on_odeme_orani: z
    .nullable(z.int().check(z.gte(0), z.lte(100)))
    .check(z.describe('Deposit of new products in per cent; null for the usual one of each kind')),
})
export type PaymentTerms = z.infer<typeof PaymentTerms>
