import { toAmount } from '@meltem/domain/money'
import XMLBuilder from 'fast-xml-builder'
import type { InvoiceBuyer, InvoiceSeller } from '../../../platform/db/tables/invoice.ts'
import type { InvoiceLineRow, PreparedInvoice } from './invoice.queries.ts'

/**
 * The names and codes of UBL-TR 1.2 (UBL 2.1 as the Turkish tax office narrows it) that are no facts of ours. What of it
 * an accountant has to look at is said in docs/operations.md; a code that changes is changed here and nowhere else.
 */
const UBL = {
  version: '2.1',
  customization: 'TR1.2',
  /** To people without a tax registration of a business. */
  profile: 'EARSIVFATURA',
  vat: { name: 'KDV', code: '0015' },
  stay: { name: 'Konaklama Vergisi', code: '0059' },
  /** One service: unit of UN/ECE recommendation 20. */
  unit: 'C62',
} as const

type Node = { readonly [name: string]: Node | string | number | readonly (Node | string)[] | undefined }

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '#',
  format: true,
  indentBy: '  ',
})

/** Nothing but what XML 1.0 can say; the builder escapes the rest. */
const plain = (text: string) => text.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')

const money = (kur: string, minor: number): Node => ({ '@currencyID': kur, '#': toAmount(minor).toFixed(2) })

/** Without what is empty: an element with nothing in it says nothing. */
function said(node: Node): Node {
  return Object.fromEntries(Object.entries(node).filter(([, value]) => value !== undefined && value !== ''))
}

interface Party {
  readonly kimlik_no: string
  /** Name of a company. */
  readonly unvan?: string
  readonly adres: string
  readonly ilce: string
  readonly il: string
  readonly ulke: string
  readonly vergi_dairesi?: string
  readonly telefon: string
  readonly e_mail: string
  readonly kisi?: { readonly ad: string; readonly soyad: string }
}

/** Ten digits are a company, eleven a person. */
const schemeOf = (no: string) => (no.length === 10 ? 'VKN' : 'TCKN')

function party({ kimlik_no, unvan, adres, ilce, il, ulke, vergi_dairesi, telefon, e_mail, kisi }: Party): Node {
  return said({
    'cac:PartyIdentification': { 'cbc:ID': { '@schemeID': schemeOf(kimlik_no), '#': kimlik_no } },
    'cac:PartyName': unvan ? { 'cbc:Name': plain(unvan) } : undefined,
    'cac:PostalAddress': said({
      'cbc:StreetName': plain(adres),
      'cbc:CitySubdivisionName': plain(ilce),
      'cbc:CityName': plain(il),
      'cac:Country': { 'cbc:Name': plain(ulke) },
    }),
    'cac:PartyTaxScheme': vergi_dairesi ? { 'cac:TaxScheme': { 'cbc:Name': plain(vergi_dairesi) } } : undefined,
    'cac:Contact':
      telefon || e_mail ? said({ 'cbc:Telephone': plain(telefon), 'cbc:ElectronicMail': plain(e_mail) }) : undefined,
    'cac:Person': kisi ? { 'cbc:FirstName': plain(kisi.ad), 'cbc:FamilyName': plain(kisi.soyad) } : undefined,
  })
}

/** The owner of a business without a company stands there by name: the last word is the family's. */
function sellerParty({ vergi_no, unvan, ...seller }: InvoiceSeller): Node {
  const words = unvan.trim().split(/\s+/)
  const kisi = { ad: words.slice(0, -1).join(' ') || unvan, soyad: words.at(-1) ?? unvan }
  return party({
    ...seller,
    kimlik_no: vergi_no,
    unvan,
    ulke: 'Türkiye',
    ...(schemeOf(vergi_no) === 'TCKN' ? { kisi } : {}),
  })
}

const buyerParty = ({ ad, soyad, ...buyer }: InvoiceBuyer): Node => party({ ...buyer, kisi: { ad, soyad } })

interface TaxRow {
  readonly matrah: number
  readonly tutar: number
  readonly oran: number
  readonly tax: { readonly name: string; readonly code: string }
  readonly muaf?: { readonly kod: string; readonly neden: string } | undefined
}

/** VAT, and the accommodation tax where it is due, of one line. */
function taxRows(line: InvoiceLineRow): TaxRow[] {
  const { matrah, kdv, konaklama, istisna_kodu, istisna_nedeni } = line
  const muaf = istisna_kodu ? { kod: istisna_kodu, neden: istisna_nedeni ?? '' } : undefined
  return [
    { matrah, tutar: kdv, oran: Number(line.kdv_oran), tax: UBL.vat, muaf },
    ...(konaklama > 0 ? [{ matrah, tutar: konaklama, oran: Number(line.konaklama_oran), tax: UBL.stay }] : []),
  ]
}

/** Rows of the same tax and rate as one. */
function byRate(rows: readonly TaxRow[]): TaxRow[] {
  const groups = Map.groupBy(rows, ({ tax, oran, muaf }) => `${tax.code} ${oran} ${muaf?.kod ?? ''}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    const total = (name: 'matrah' | 'tutar') => group.reduce((sum, row) => sum + row[name], 0)
    return first ? [{ ...first, matrah: total('matrah'), tutar: total('tutar') }] : []
  })
}

function taxTotal(kur: string, rows: readonly TaxRow[]): Node {
  return {
    'cbc:TaxAmount': money(
      kur,
      rows.reduce((sum, { tutar }) => sum + tutar, 0),
    ),
    'cac:TaxSubtotal': rows.map(({ matrah, tutar, oran, tax, muaf }, place) => ({
      'cbc:TaxableAmount': money(kur, matrah),
      'cbc:TaxAmount': money(kur, tutar),
      'cbc:CalculationSequenceNumeric': String(place + 1),
      'cbc:Percent': String(oran),
      'cac:TaxCategory': said({
        'cbc:TaxExemptionReasonCode': muaf?.kod,
        'cbc:TaxExemptionReason': muaf ? plain(muaf.neden) : undefined,
        'cac:TaxScheme': { 'cbc:Name': tax.name, 'cbc:TaxTypeCode': tax.code },
      }),
    })),
  }
}

function invoiceLine(kur: string, line: InvoiceLineRow): Node {
  return {
    'cbc:ID': String(line.no),
    'cbc:InvoicedQuantity': { '@unitCode': UBL.unit, '#': '1' },
    'cbc:LineExtensionAmount': money(kur, line.matrah),
    'cac:TaxTotal': taxTotal(kur, taxRows(line)),
    'cac:Item': { 'cbc:Name': plain(line.ad) },
    'cac:Price': { 'cbc:PriceAmount': money(kur, line.matrah) },
  }
}

function rateOf({ kur, kur_satis, kur_tarihi }: PreparedInvoice): Node | undefined {
  if (!kur_satis) return undefined
  return said({
    'cbc:SourceCurrencyCode': kur,
    'cbc:TargetCurrencyCode': 'TRY',
    'cbc:CalculationRate': kur_satis,
    'cbc:Date': kur_tarihi ?? undefined,
  })
}

/** The signature is the integrator's; what it belongs to has to be named in the document all the same. */
function signature({ satici, fatura_no }: PreparedInvoice): Node {
  const { vergi_no, adres, ilce, il } = satici
  const address = { kimlik_no: vergi_no, adres, ilce, il, ulke: 'Türkiye', telefon: '', e_mail: '' }
  return {
    'cbc:ID': { '@schemeID': 'VKN_TCKN', '#': vergi_no },
    'cac:SignatoryParty': party(address),
    'cac:DigitalSignatureAttachment': { 'cac:ExternalReference': { 'cbc:URI': `#Signature_${fatura_no}` } },
  }
}

function takenBack({ asil_no, asil_tarih }: PreparedInvoice): Node | undefined {
  if (!asil_no) return undefined
  return {
    'cac:InvoiceDocumentReference': said({
      'cbc:ID': asil_no,
      'cbc:IssueDate': asil_tarih ?? undefined,
      'cbc:DocumentTypeCode': 'IADE',
    }),
  }
}

const NAMESPACES = {
  '@xmlns': 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
  '@xmlns:cac': 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  '@xmlns:cbc': 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
}

/** One invoice as UBL-TR, its elements in the order of the schema, without a signature (PAY-45). */
export function ublInvoice(invoice: PreparedInvoice, lines: readonly InvoiceLineRow[]): string {
  const { kur, fatura_no, ettn, tarih, saat, tip, kayit_no, matrah, toplam } = invoice
  const body = said({
    ...NAMESPACES,
    'cbc:UBLVersionID': UBL.version,
    'cbc:CustomizationID': UBL.customization,
    'cbc:ProfileID': UBL.profile,
    'cbc:ID': fatura_no,
    'cbc:CopyIndicator': 'false',
    'cbc:UUID': ettn,
    'cbc:IssueDate': tarih,
    'cbc:IssueTime': saat,
    'cbc:InvoiceTypeCode': tip,
    'cbc:Note': `Rezervasyon ${plain(kayit_no)}`,
    'cbc:DocumentCurrencyCode': kur,
    'cbc:LineCountNumeric': String(lines.length),
    'cac:BillingReference': takenBack(invoice),
    'cac:Signature': signature(invoice),
    'cac:AccountingSupplierParty': { 'cac:Party': sellerParty(invoice.satici) },
    'cac:AccountingCustomerParty': { 'cac:Party': buyerParty(invoice.alici) },
    'cac:PricingExchangeRate': rateOf(invoice),
    'cac:TaxTotal': taxTotal(kur, byRate(lines.flatMap(taxRows))),
    'cac:LegalMonetaryTotal': {
      'cbc:LineExtensionAmount': money(kur, matrah),
      'cbc:TaxExclusiveAmount': money(kur, matrah),
      'cbc:TaxInclusiveAmount': money(kur, toplam),
      'cbc:PayableAmount': money(kur, toplam),
    },
    'cac:InvoiceLine': lines.map((line) => invoiceLine(kur, line)),
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build({ Invoice: body })}`
}
