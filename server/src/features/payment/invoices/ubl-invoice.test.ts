import { XMLParser } from 'fast-xml-parser'
import { SyntaxValidator } from 'fast-xml-validator'
import { describe, expect, test } from 'vitest'
import type { InvoiceLineRow, PreparedInvoice } from './invoice.queries.ts'
import { ublInvoice } from './ubl-invoice.ts'

const INVOICE: PreparedInvoice = {
  k_no: '11111111-1111-4111-8111-111111111111',
  rezervasyon_k_no: '22222222-2222-4222-8222-222222222222',
  tur: 'satis',
  asil_k_no: null,
  fatura_no: 'MLT2026000000042',
  ettn: '33333333-3333-4333-8333-333333333333',
  tarih: '2026-08-14',
  saat: '11:42:00',
  tip: 'KONAKLAMAVERGISI',
  kur: 'EUR',
  kur_satis: '51.2034',
  kur_tarihi: '2026-08-10',
  satici: {
    unvan: 'Meltem Turizm & Yatçılık A.Ş.',
    vergi_no: '4540536920',
    vergi_dairesi: 'Fethiye',
    adres: 'Çarşı Cad. 1',
    ilce: 'Fethiye',
    il: 'Muğla',
    telefon: '+902521112233',
    e_mail: 'ofis@meltem.example',
  },
  alici: {
    ad: 'Işıl "<script>"',
    soyad: `Çınar]]> & Söhne'\u0000`,
    kimlik_no: '10000000146',
    adres: '',
    ilce: '-',
    il: '-',
    ulke: 'Türkiye',
    telefon: '+905321112233',
    e_mail: 'isil@example.com',
  },
  matrah: 108_333,
  kdv: 11_667,
  konaklama: 2_000,
  toplam: 122_000,
  olusturma_zamani: new Date('2026-08-14T08:42:00Z'),
  kayit_no: 'INT260814114200',
  baslik: 'Villa',
  asil_no: null,
  asil_tarih: null,
}

const LINE: InvoiceLineRow = {
  fatura_k_no: INVOICE.k_no,
  no: 1,
  sira: 0,
  tur: 'hizmet',
  ad: 'Villa Çam (14.08.2026 – 21.08.2026)',
  kdv_oran: '10.00',
  konaklama_oran: '2.00',
  istisna_kodu: null,
  istisna_nedeni: null,
  matrah: 100_000,
  kdv: 10_000,
  konaklama: 2_000,
  toplam: 112_000,
}
const LINES: readonly InvoiceLineRow[] = [
  LINE,
  {
    ...LINE,
    no: 2,
    sira: 1,
    ad: 'Tur',
    kdv_oran: '20.00',
    konaklama_oran: '0.00',
    matrah: 8_333,
    kdv: 1_667,
    konaklama: 0,
    toplam: 10_000,
  },
]

type Ordered = readonly Readonly<Record<string, unknown>>[]
const ordered = new XMLParser({ preserveOrder: true, ignoreAttributes: false, parseTagValue: false })
const plain = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  removeNSPrefix: true,
})

const tagOf = (node: Readonly<Record<string, unknown>>) => Object.keys(node).find((name) => name !== ':@') ?? ''
const childrenOf = (nodes: Ordered, name: string): Ordered =>
  (nodes.find((node) => tagOf(node) === name)?.[name] ?? []) as Ordered
const tags = (nodes: Ordered) => nodes.map(tagOf)

/** As the schema of UBL 2.1 has them, with those in front that UBL-TR asks for. */
const ORDER = {
  invoice: [
    'cbc:UBLVersionID',
    'cbc:CustomizationID',
    'cbc:ProfileID',
    'cbc:ID',
    'cbc:CopyIndicator',
    'cbc:UUID',
    'cbc:IssueDate',
    'cbc:IssueTime',
    'cbc:InvoiceTypeCode',
    'cbc:Note',
    'cbc:DocumentCurrencyCode',
    'cbc:LineCountNumeric',
    'cac:Signature',
    'cac:AccountingSupplierParty',
    'cac:AccountingCustomerParty',
    'cac:PricingExchangeRate',
    'cac:TaxTotal',
    'cac:LegalMonetaryTotal',
    'cac:InvoiceLine',
    'cac:InvoiceLine',
  ],
  seller: ['cac:PartyIdentification', 'cac:PartyName', 'cac:PostalAddress', 'cac:PartyTaxScheme', 'cac:Contact'],
  buyer: ['cac:PartyIdentification', 'cac:PostalAddress', 'cac:Contact', 'cac:Person'],
  line: ['cbc:ID', 'cbc:InvoicedQuantity', 'cbc:LineExtensionAmount', 'cac:TaxTotal', 'cac:Item', 'cac:Price'],
  subtotal: ['cbc:TaxableAmount', 'cbc:TaxAmount', 'cbc:CalculationSequenceNumeric', 'cbc:Percent', 'cac:TaxCategory'],
}

describe('one invoice as UBL-TR (PAY-45)', () => {
  const xml = ublInvoice(INVOICE, LINES)
  const nodes = childrenOf(ordered.parse(xml) as Ordered, 'Invoice')
  const { Invoice: read } = plain.parse(xml)

  test('is well-formed and has every element in the order of the schema', () => {
    expect(() => SyntaxValidator.validate(xml)).not.toThrow()
    expect(tags(nodes)).toEqual(ORDER.invoice)
    const seller = childrenOf(childrenOf(nodes, 'cac:AccountingSupplierParty'), 'cac:Party')
    const buyer = childrenOf(childrenOf(nodes, 'cac:AccountingCustomerParty'), 'cac:Party')
    expect([tags(seller), tags(buyer)]).toEqual([ORDER.seller, ORDER.buyer])
    for (const address of [seller, buyer]) {
      expect(tags(childrenOf(address, 'cac:PostalAddress')).slice(-3)).toEqual([
        'cbc:CitySubdivisionName',
        'cbc:CityName',
        'cac:Country',
      ])
    }
    const line = childrenOf(nodes, 'cac:InvoiceLine')
    expect(tags(line)).toEqual(ORDER.line)
    expect(tags(childrenOf(childrenOf(line, 'cac:TaxTotal'), 'cac:TaxSubtotal'))).toEqual(ORDER.subtotal)
  })

  test('says what UBL-TR asks for', () => {
    expect(read).toMatchObject({
      UBLVersionID: '2.1',
      CustomizationID: 'TR1.2',
      ProfileID: 'EARSIVFATURA',
      ID: 'MLT2026000000042',
      CopyIndicator: 'false',
      UUID: INVOICE.ettn,
      IssueDate: '2026-08-14',
      InvoiceTypeCode: 'KONAKLAMAVERGISI',
      DocumentCurrencyCode: 'EUR',
      LineCountNumeric: '2',
      PricingExchangeRate: {
        SourceCurrencyCode: 'EUR',
        TargetCurrencyCode: 'TRY',
        CalculationRate: '51.2034',
        Date: '2026-08-10',
      },
      AccountingSupplierParty: {
        Party: { PartyIdentification: { ID: { '@schemeID': 'VKN', '#text': '4540536920' } } },
      },
      AccountingCustomerParty: {
        Party: { PartyIdentification: { ID: { '@schemeID': 'TCKN', '#text': '10000000146' } } },
      },
    })
    expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>')).toBe(true)
  })

  test('adds up: taxes by rate, each line, and all of it', () => {
    const cents = ({ '#text': text }: { '#text': string }) => Math.round(Number(text) * 100)
    const rows = read.TaxTotal.TaxSubtotal.map(
      (
        row: Record<string, { '#text': string }> & {
          Percent: string
          TaxCategory: { TaxScheme: { TaxTypeCode: string } }
        },
      ) => [
        row.TaxCategory.TaxScheme.TaxTypeCode,
        row.Percent,
        cents(row.TaxableAmount ?? { '#text': '' }),
        cents(row.TaxAmount ?? { '#text': '' }),
      ],
    )
    expect(rows).toEqual([
      ['0015', '10', 100_000, 10_000],
      ['0059', '2', 100_000, 2_000],
      ['0015', '20', 8_333, 1_667],
    ])
    const { LineExtensionAmount, TaxExclusiveAmount, TaxInclusiveAmount, PayableAmount } = read.LegalMonetaryTotal
    expect([LineExtensionAmount, TaxExclusiveAmount, TaxInclusiveAmount, PayableAmount].map(cents)).toEqual([
      108_333, 108_333, 122_000, 122_000,
    ])
    expect(cents(read.TaxTotal.TaxAmount)).toBe(13_667)
    expect(new Set(xml.match(/currencyID="\w+"/g))).toEqual(new Set(['currencyID="EUR"']))
  })

  test('keeps names as they are, and nothing in them becomes XML', () => {
    expect(read.AccountingCustomerParty.Party.Person).toEqual({
      FirstName: 'Işıl "<script>"',
      FamilyName: "Çınar]]> & Söhne'",
    })
    expect(read.AccountingSupplierParty.Party.PartyName.Name).toBe('Meltem Turizm & Yatçılık A.Ş.')
    expect(xml).not.toContain('<script>')
    expect(xml).not.toContain('\u0000')
  })

  test('has no rate in the base currency, the owner’s name with an identity number, and a refund names its sale', () => {
    const sole = { ...INVOICE.satici, vergi_no: '10000000146', unvan: 'Ada Nur Deniz' }
    const lira = { ...INVOICE, kur: 'TRY', kur_satis: null, kur_tarihi: null, satici: sole }
    const refund = { ...lira, tip: 'IADE' as const, asil_no: 'MLT2026000000007', asil_tarih: '2026-08-01' }
    const { Invoice: back } = plain.parse(ublInvoice(refund, LINES))
    expect(back.PricingExchangeRate).toBeUndefined()
    expect(back.AccountingSupplierParty.Party.Person).toEqual({ FirstName: 'Ada Nur', FamilyName: 'Deniz' })
    expect(back.BillingReference.InvoiceDocumentReference).toEqual({
      ID: 'MLT2026000000007',
      IssueDate: '2026-08-01',
      DocumentTypeCode: 'IADE',
    })
    expect(tags(childrenOf(ordered.parse(ublInvoice(refund, LINES)) as Ordered, 'Invoice'))[12]).toBe(
      'cac:BillingReference',
    )
  })
})
