import * as z from 'zod/mini'
import { DocumentFile } from '../reservation/documents.ts'
import { Percent, Price } from '../reservation/promotion.ts'
import { endpoint, NoInput } from '../wire/endpoint.ts'
import { Amount, CurrencyCode, email, Instant, IsoDate, openLine, PageNumber, Uuid, verbatim } from '../wire/fields.ts'
import { Language } from '../wire/language.ts'
import { AGENCY_STATES, Agency, AgencyWebSite, ListedUser, Settlement } from './agency.ts'
import { ApplicationForm, SALES_CHANNELS } from './application.ts'
import { Invoice } from './terms.ts'

const AgencyKey = Uuid.check(z.describe('Agency'))

const RunningContract = z.strictObject({
  ad: z.string().check(z.describe('Name of the contract')),
  akis: Settlement,
  bitis: IsoDate.check(z.describe('Last day, included')),
})

const ListedAgency = z.extend(Agency, {
  vergi_no: z.string().check(z.describe('Tax number')),
  e_mail: z.string().check(z.describe('E-mail address')),
  telefon: z.string().check(z.describe('Phone, E.164')),
  ust_marka: z.nullable(z.string()).check(z.describe('Name of the agency above it; null for none')),
  sozlesme: z.nullable(RunningContract).check(z.describe('What it sells by today, its own or that of the one above')),
  bakiyeler: z
    .array(z.strictObject({ kur: CurrencyCode, tutar: Amount.check(z.describe('Above zero it owes')) }))
    .check(z.describe('Accounts that are not even')),
})
export type ListedAgency = z.infer<typeof ListedAgency>

export const listAgencies = endpoint({
  method: 'GET',
  path: '/yonetim/acente-listele',
  feature: 'agency',
  summary: 'Agencies and sub-agencies, by name',
  access: 'staff',
  hak: 'acente.oku',
  input: z.strictObject({
    ara: z.optional(verbatim('Part of name, title, number, tax number, address or phone', 80)),
    durum: z.optional(z.enum(AGENCY_STATES).check(z.describe('Active, suspended or closed'))),
    sozlesme: z.optional(z.enum(['var', 'yok']).check(z.describe('With or without a contract that runs today'))),
    sayfa: PageNumber,
  }),
  output: z.object({
    data: z.array(ListedAgency).check(z.describe('The page, by name')),
    toplam: z.int().check(z.describe('How many there are in all')),
    sayfa_boyu: z.int().check(z.describe('Rows per page')),
    bekleyen_basvuru: z.int().check(z.describe('Applications that are not decided')),
  }),
})
export type AgencyFilter = z.output<typeof listAgencies.input>

const { unvan, marka, vergi_dairesi, vergi_no, iban, tursab_no, adres, bolgeler } = ApplicationForm.shape

/** What a clerk may correct; the currency of the account stays. */
const FACTS = {
  unvan,
  marka,
  vergi_dairesi,
  vergi_no,
  iban: z.nullable(iban),
  tursab_no: z.nullable(tursab_no),
  adres,
  telefon: ApplicationForm.shape.yetkili.shape.telefon,
  e_mail: email(),
  web: z.nullable(AgencyWebSite),
  kanallar: z.array(z.enum(SALES_CHANNELS)).check(z.maxLength(6), z.describe('Sales channels')),
  diller: z.array(Language).check(z.maxLength(4), z.describe('Languages of its clients')),
  bolgeler,
  istenen_mutabakat: Settlement,
  dil: Language.check(z.describe('Language of its mails')),
} as const

const AgencyFacts = z.strictObject(FACTS)
export type AgencyFacts = z.infer<typeof AgencyFacts>

const ReadFacts = z.strictObject({
  ...FACTS,
  // What stands there was written by other ways too: any line is shown.
  vergi_no: openLine('Tax number'),
  iban: z.nullable(openLine('IBAN')),
  tursab_no: z.nullable(openLine('TÜRSAB number')),
  telefon: openLine('Phone, E.164'),
  web: z.nullable(openLine('Web site', 500)),
})

const AgencyAccount = z.strictObject({
  kur: CurrencyCode,
  bakiye: Amount.check(z.describe('What the agency owes; below zero it is owed')),
  kredi_limiti: Price.check(z.describe('Credit limit')),
  kalan_kredi: Amount.check(z.describe('What it may still book on account')),
  asim_izni: z.boolean().check(z.describe('May go over its limit until this is taken back')),
})
export type AgencyAccount = z.infer<typeof AgencyAccount>

const OfficeAgency = z.strictObject({
  k_no: AgencyKey,
  kno: z.string().check(z.describe('Number of the agency')),
  durum: z.enum(AGENCY_STATES).check(z.describe('Active, suspended or closed')),
  kur: CurrencyCode.check(z.describe('Currency of the account')),
  olusturma_zamani: Instant.check(z.describe('Since when')),
  ust: z
    .nullable(z.strictObject({ k_no: AgencyKey, marka: z.string().check(z.describe('Its name')) }))
    .check(z.describe('Agency this one is a sub-agency of; null for none')),
  basvuru_k_no: z.nullable(Uuid).check(z.describe('Application it came from; null for none')),
  bilgi: ReadFacts.check(z.describe('Company and contact')),
  kisiler: z.array(ListedUser).check(z.describe('People, owners first')),
  altlar: z
    .array(
      z.strictObject({
        k_no: AgencyKey,
        kno: z.string().check(z.describe('Number of the agency')),
        marka: z.string().check(z.describe('Name people know it by')),
        durum: z.enum(AGENCY_STATES).check(z.describe('Active, suspended or closed')),
        oran: z.nullable(Percent).check(z.describe('Its share of the commission; null where none is said')),
      }),
    )
    .check(z.describe('Sub-agencies by name')),
  hesaplar: z.array(AgencyAccount).check(z.describe('Accounts by currency, its own first')),
  kurlar: z.array(CurrencyCode).check(z.describe('Currencies of the house')),
  bugun: IsoDate.check(z.describe('Today at the operator')),
})
export type OfficeAgency = z.infer<typeof OfficeAgency>

export const getOfficeAgency = endpoint({
  method: 'GET',
  path: '/yonetim/acente-getir',
  feature: 'agency',
  summary: 'One agency with its people, sub-agencies and accounts',
  access: 'staff',
  hak: 'acente.oku',
  input: z.strictObject({ k_no: AgencyKey }),
  output: z.object({ data: OfficeAgency.check(z.describe('The agency')) }),
})

export const updateAgency = endpoint({
  method: 'POST',
  path: '/yonetim/acente-guncelle-post',
  feature: 'agency',
  summary: 'Correct what is written about an agency, field by field',
  access: 'staff',
  hak: 'acente.kosul',
  input: z.strictObject({
    k_no: AgencyKey,
    gorulen: z.partial(ReadFacts).check(z.describe('The changed fields as they were seen')),
    yeni: z.partial(AgencyFacts).check(z.describe('The changed fields as they are to be')),
  }),
  output: NoInput,
})

export const listAgencyInvoices = endpoint({
  method: 'GET',
  path: '/yonetim/acente-fatura-listele',
  feature: 'agency',
  summary: 'Invoices of an agency, the newest first, with what is paid of them',
  access: 'staff',
  hak: 'acente.oku',
  input: z.strictObject({
    acente_k_no: AgencyKey,
    durum: z.optional(z.enum(['acik', 'odendi']).check(z.describe('Not paid in full, or paid'))),
    sayfa: PageNumber,
  }),
  output: z.object({
    data: z.array(Invoice).check(z.describe('The invoices of the page')),
    toplam: z.int().check(z.describe('How many there are in all')),
    sayfa_boyu: z.int().check(z.describe('Rows per page')),
  }),
})

export const exportAgencyStatement = endpoint({
  method: 'GET',
  path: '/yonetim/acente-cari-dosya-get',
  feature: 'agency',
  summary: 'The whole account of an agency in a currency as a table',
  access: 'staff',
  hak: 'acente.oku',
  input: z.strictObject({
    acente_k_no: AgencyKey,
    kur: CurrencyCode,
    bicim: z.enum(['csv', 'xlsx']).check(z.describe('Form of the file')),
  }),
  output: DocumentFile,
  content: 'application/octet-stream',
})
