import * as z from 'zod/mini'
import { ProductKind } from '../content/content.ts'
import { Percent, Price } from '../reservation/promotion.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Amount, CurrencyCode, Instant, IsoDate, line, maybeLine, Uuid, verbatim } from '../wire/fields.ts'
import { Language } from '../wire/language.ts'
import { Settlement } from './agency.ts'

const AgencyKey = Uuid.check(z.describe('Agency'))

/** The most specific rule counts: product, then destination, then kind, then everything. */
const ContractRule = z.strictObject({
  kapsam: z.enum(['hepsi', 'tur', 'bolge', 'urun']).check(z.describe('Everything, a kind, a destination or a product')),
  hedef: z.nullable(verbatim('Kind or key', 60)).check(z.describe('Kind or key; null for everything')),
  oran: Percent.check(z.describe('Commission in per cent, or what list and net price differ by')),
})

const CONTRACT_FIELDS = {
  ad: line('Name of the contract', 120),
  akis: Settlement,
  baslangic: IsoDate.check(z.describe('First day')),
  bitis: IsoDate.check(z.describe('Last day, included')),
  opsiyon_saat: z.int().check(z.gte(1), z.lte(720), z.describe('Hours an option lasts')),
  kurallar: z.array(ContractRule).check(z.minLength(1), z.maxLength(500), z.describe('Rates, by what they are for')),
}

export const AgencyContract = z.strictObject({ k_no: Uuid, acente_k_no: AgencyKey, ...CONTRACT_FIELDS })
export type AgencyContract = z.infer<typeof AgencyContract>

export const saveAgencyContract = endpoint({
  method: 'POST',
  path: '/yonetim/acente-sozlesme-kaydet-post',
  feature: 'agency',
  summary: 'Write a contract of an agency; two of the same agency never run on the same day',
  access: 'staff',
  hak: 'acente.kosul',
  input: z
    .strictObject({
      k_no: z.optional(Uuid.check(z.describe('Contract to change; a new one without'))),
      gorulen: z.optional(z.strictObject(CONTRACT_FIELDS).check(z.describe('The contract to change as it was seen'))),
      acente_k_no: AgencyKey,
      ...CONTRACT_FIELDS,
    })
    .check(z.refine(({ k_no, gorulen }) => (k_no === undefined) === (gorulen === undefined), { path: ['gorulen'] })),
  output: z.object({ data: AgencyContract.check(z.describe('The contract as it stands now')) }),
})

export const listAgencyContracts = endpoint({
  method: 'GET',
  path: '/yonetim/acente-sozlesme-listele',
  feature: 'agency',
  summary: 'Contracts of an agency, the oldest first',
  access: 'staff',
  hak: 'acente.oku',
  input: z.strictObject({ acente_k_no: AgencyKey }),
  output: z.object({
    data: z.array(AgencyContract).check(z.describe('Contracts')),
    hedefler: z
      .array(
        z.strictObject({
          k_no: z.string().check(z.describe('Key, as a rule names it')),
          ad: z.string().check(z.describe('Destination or product, in the language of the office')),
        }),
      )
      .check(z.describe('Names of what the rules are for')),
  }),
})

const CreditTerms = z.strictObject({
  kredi_limiti: Price.check(z.describe('Credit limit')),
  asim_izni: z.boolean().check(z.describe('May go over it until this is taken back')),
})

export const setAgencyCredit = endpoint({
  method: 'POST',
  path: '/yonetim/acente-kredi-post',
  feature: 'agency',
  summary: 'How much an agency may owe in a currency, and whether it may owe more for now',
  access: 'staff',
  hak: 'acente.hesap',
  input: z.strictObject({
    acente_k_no: AgencyKey,
    kur: CurrencyCode,
    gorulen: CreditTerms.check(z.describe('As they were seen')),
    yeni: CreditTerms.check(z.describe('As they are to be')),
  }),
  output: z.object({}),
})

export const recordAgencyPayment = endpoint({
  method: 'POST',
  path: '/yonetim/acente-odeme-post',
  feature: 'agency',
  summary: 'Record money between agency and operator; the same receipt counts once',
  access: 'staff',
  hak: 'acente.hesap',
  input: z.strictObject({
    acente_k_no: AgencyKey,
    kur: CurrencyCode,
    tutar: Amount.check(
      z.refine((value) => value !== 0),
      z.gte(-99_999_999.99),
      z.lte(99_999_999.99),
      z.describe('Above zero from the agency, below zero to it'),
    ),
    belge_no: line('Number of the receipt', 80),
    fatura_k_no: z.optional(Uuid.check(z.describe('Invoice it pays'))),
    aciklama: maybeLine('Note', 200),
  }),
  output: z.object({ bakiye: Amount.check(z.describe('What the agency owes now in this currency')) }),
})

export const Invoice = z.strictObject({
  k_no: Uuid,
  fatura_no: z.string().check(z.describe('Number of the invoice')),
  kur: CurrencyCode,
  tutar: Price.check(z.describe('Amount')),
  odenen: Amount.check(z.describe('Paid of it')),
  tarih: IsoDate.check(z.describe('Day of the invoice')),
  vade: IsoDate.check(z.describe('Due day')),
  aciklama: z.string().check(z.describe('What it is for')),
})
export type Invoice = z.infer<typeof Invoice>

export const invoiceAgency = endpoint({
  method: 'POST',
  path: '/yonetim/acente-fatura-post',
  feature: 'agency',
  summary: 'Write an invoice to an agency; it asks for what the account says and moves no money',
  access: 'staff',
  hak: 'acente.hesap',
  input: z.strictObject({
    acente_k_no: AgencyKey,
    fatura_no: line('Number of the invoice', 40),
    kur: CurrencyCode,
    tutar: Price.check(z.gt(0), z.describe('Amount')),
    tarih: IsoDate.check(z.describe('Day of the invoice')),
    vade: IsoDate.check(z.describe('Due day')),
    aciklama: maybeLine('What it is for', 200),
  }),
  output: z.object({ data: Invoice.check(z.describe('The invoice')) }),
})

export const Allotment = z.strictObject({
  k_no: Uuid,
  opsiyon_k_no: Uuid.check(z.describe('Option: the departures of a tour, a house, a room or a class of car')),
  urun_k_no: Uuid.check(z.describe('Product')),
  urun_tipi: ProductKind,
  baslik: z.string().check(z.describe('Title of the product')),
  stok: z
    .enum(['kalkis', 'gece', 'saat'])
    .check(z.describe('kalkis: seats on departures; gece: units by the night; saat: units by the day of hire')),
  baslangic: IsoDate.check(z.describe('First day')),
  bitis: IsoDate.check(z.describe('Last day')),
  adet: z.int().check(z.describe('Seats on each departure, or units on each day')),
  birakma_gun: z.int().check(z.describe('So many days before, the rest is free for everybody again')),
  gunler: z
    .array(
      z.strictObject({
        tarih: IsoDate.check(z.describe('Day or night')),
        birakma_tarihi: IsoDate.check(z.describe('From this day on the rest is free for every buyer')),
        adet: z.int().check(z.describe('Kept')),
        alinan: z.int().check(z.describe('Sold of it')),
        birakildi: z.boolean().check(z.describe('The rest has been given back')),
      }),
    )
    .check(z.describe('Days to come')),
})
export type Allotment = z.infer<typeof Allotment>

export const setAllotment = endpoint({
  method: 'POST',
  path: '/yonetim/acente-kontenjan-post',
  feature: 'agency',
  summary: 'Keep seats, houses, rooms or cars for an agency on every day of a range, until the release day of each',
  access: 'staff',
  hak: 'acente.kosul',
  input: z.strictObject({
    acente_k_no: AgencyKey,
    opsiyon_k_no: Uuid.check(z.describe('Option')),
    baslangic: IsoDate.check(z.describe('First departure, night or day of hire')),
    bitis: IsoDate.check(z.describe('Last departure, night or day of hire')),
    adet: z.int().check(z.gte(1), z.lte(999), z.describe('Seats on each departure, or units')),
    birakma_gun: z.int().check(z.gte(0), z.lte(365), z.describe('Release days')),
  }),
  output: z.object({
    k_no: Uuid.check(z.describe('Allotment')),
    kalkis: z.int().check(z.describe('Departures or days on which something is kept now')),
  }),
})

export const listAllotments = endpoint({
  method: 'GET',
  path: '/yonetim/acente-kontenjan-listele',
  feature: 'agency',
  summary: 'Allotments of an agency with what it has sold of them',
  access: 'staff',
  hak: 'acente.oku',
  input: z.strictObject({ acente_k_no: AgencyKey, dil: Language }),
  output: z.object({ data: z.array(Allotment).check(z.describe('Allotments that run')) }),
})

export const endAllotment = endpoint({
  method: 'POST',
  path: '/yonetim/acente-kontenjan-bitir-post',
  feature: 'agency',
  summary: 'End an allotment: what is not sold of it is for everybody at once; what is sold stays sold',
  access: 'staff',
  hak: 'acente.kosul',
  input: z.strictObject({ k_no: Uuid.check(z.describe('Allotment')) }),
  output: z.object({ birakilan: z.int().check(z.describe('Departures or days that were given back')) }),
})

export const Statement = z.strictObject({
  kur: CurrencyCode,
  hesaplar: z
    .array(
      z.strictObject({
        kur: CurrencyCode,
        bakiye: Amount.check(z.describe('What the agency owes; below zero it is owed')),
        kredi_limiti: Price.check(z.describe('Credit limit')),
        kalan_kredi: Amount.check(z.describe('What it may still book on account')),
      }),
    )
    .check(z.describe('Accounts by currency')),
  bekleyen_komisyon: Amount.check(z.describe('Commission that falls due after the trips, in kur')),
  toplam: z.int().check(z.describe('Rows in all')),
  sayfa: z.int().check(z.describe('This page')),
  satirlar: z
    .array(
      z.strictObject({
        sira: z.int().check(z.describe('Running number of the account')),
        zaman: Instant,
        tur: z
          .enum(['rezervasyon', 'degisiklik', 'iptal', 'komisyon', 'odeme', 'duzeltme'])
          .check(z.describe('Booking, change, cancellation, commission due, payment or correction')),
        rezervasyon_k_no: z.nullable(z.uuid()).check(z.describe('Reservation; null for a payment')),
        kayit_no: z.nullable(z.string()).check(z.describe('Its number')),
        belge_no: z.nullable(z.string()).check(z.describe('Number of the receipt')),
        aciklama: z.string().check(z.describe('Note')),
        borc: Price.check(z.describe('Debit')),
        alacak: Price.check(z.describe('Credit')),
        bakiye: Amount.check(z.describe('What is owed after it')),
      }),
    )
    .check(z.describe('Rows of the account, the newest first')),
  faturalar: z.array(Invoice).check(z.describe('Invoices that are not paid in full')),
})
export type Statement = z.infer<typeof Statement>

export const StatementQuery = {
  kur: z.optional(CurrencyCode.check(z.describe('Currency; that of the agency when left out'))),
  sayfa: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000), z.describe('Page of 50 rows, from 1'))),
}

export const getAgencyStatement = endpoint({
  method: 'GET',
  path: '/yonetim/acente-cari-get',
  feature: 'agency',
  summary: 'Account of an agency as the operator sees it',
  access: 'staff',
  hak: 'acente.oku',
  input: z.strictObject({ acente_k_no: AgencyKey, ...StatementQuery }),
  output: z.object({ data: Statement.check(z.describe('The statement')) }),
})
