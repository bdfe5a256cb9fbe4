import type { AcceptedText } from '@meltem/contract/reservation/documents'
import type { Language } from '@meltem/contract/wire/language'
import { formatInstant } from '@meltem/i18n/format'
import { translatorFor } from '@meltem/i18n/translator'
import type { Content, TableCell } from 'pdfmake/interfaces.js'
import { makePdf, type PdfDefinition } from '../../../platform/files/papers/pdf-engine.ts'
import { MARGINS, PADDED, rule, sheetFoot, sheetHead } from './sheet-parts.ts'
import type { Letterhead } from './voucher-document.ts'

export interface PriceRow {
  readonly ad: string
  readonly tutar: string
}

export interface ContractDocument {
  readonly dil: Language
  readonly antet: Letterhead
  readonly kayit_no: string
  readonly misafir: { readonly ad: string; readonly e_mail: string; readonly telefon: string }
  /** What was bought when the texts were accepted, each service with the steps its price is made of. */
  readonly satirlar: readonly {
    readonly baslik: string
    readonly tarih: string
    readonly adimlar: readonly PriceRow[]
    /** What comes back for this service, and until when. */
    readonly kosullar: readonly string[]
  }[]
  /** Discounts of the whole basket and the instalment difference; with the steps above they add up to the total. */
  readonly adimlar: readonly PriceRow[]
  readonly toplam: string
  /** What is paid and what is due when. */
  readonly hesap: readonly PriceRow[]
  /** Payments of the products' own, in the place of what is due; empty on the usual terms. */
  readonly odemeler: readonly PriceRow[]
  readonly sozlesmeler: readonly AcceptedText[]
}

/** Who and what the texts are about: a contract without them says nothing. */
function subject(document: ContractDocument): Content[] {
  const { dil, antet, misafir } = document
  const t = translatorFor(dil, 'documents')
  const { line, 'ink-2': quiet } = antet.renkler
  const { body, ruled } = priceTable(document)
  return [
    { text: t('contract.party'), color: quiet, fontSize: 8 },
    { text: misafir.ad, bold: true, fontSize: 11 },
    { text: `${misafir.e_mail} · ${misafir.telefon}`, margin: [0, 0, 0, 10] },
    { text: t('contract.services'), color: quiet, fontSize: 8 },
    {
      margin: [0, 2, 0, 12],
      layout: {
        ...PADDED,
        hLineWidth: (place) => (ruled.has(place) ? 0.6 : 0),
        hLineColor: () => line,
        paddingLeft: () => 0,
        paddingRight: () => 10,
        paddingTop: () => 2,
        paddingBottom: () => 2,
      },
      table: { widths: ['auto', '*', 'auto'], body },
    },
  ]
}

/** Service by service with its steps, then what concerns all of them, the total, and what is due when. */
function priceTable({ dil, antet, satirlar, adimlar, toplam, hesap, odemeler }: ContractDocument) {
  const t = translatorFor(dil, 'documents')
  const { 'ink-2': quiet } = antet.renkler
  const amount = (text: string, bold = false): TableCell => ({ text, bold, alignment: 'right', noWrap: true })
  const step = ({ ad, tutar }: PriceRow): TableCell[] => ['', { text: ad, color: quiet }, amount(tutar)]
  const sum = ({ ad, tutar }: PriceRow): TableCell[] => ['', { text: ad, alignment: 'right' }, amount(tutar, true)]
  const term = (text: string) => ({ text, color: quiet, fontSize: 8 })
  const services = satirlar.map((service): TableCell[][] => [
    [{ text: service.tarih, noWrap: true }, { text: service.baslik, bold: true }, ''],
    ...service.adimlar.map(step),
    ...(service.kosullar.length > 0 ? [['', { stack: service.kosullar.map(term) }, '']] : []),
  ])
  const common = adimlar.map(step)
  const sums = [sum({ ad: t('contract.total'), tutar: toplam }), ...(odemeler.length > 0 ? odemeler : hesap).map(sum)]
  const parts = [...services, ...(common.length > 0 ? [common] : []), sums]
  const ruled = new Set([0])
  let rows = 0
  for (const part of parts) {
    rows += part.length
    ruled.add(rows)
  }
  return { body: parts.flat(), ruled }
}

function textOf(contract: AcceptedText, { dil, antet }: ContractDocument): Content[] {
  const t = translatorFor(dil, 'documents')
  const { ink, 'ink-2': quiet } = antet.renkler
  return [
    { ...(rule(ink, 1.2) as object), margin: [0, 6, 0, 0] } as Content,
    { text: contract.baslik, bold: true, fontSize: 13, margin: [0, 6, 0, 0] },
    { text: t('contract.version', { version: contract.surum }), color: quiet, fontSize: 8, margin: [0, 0, 0, 6] },
    ...contract.maddeler.map(({ baslik, metin }, place) => ({
      margin: [0, 0, 0, 5] as [number, number, number, number],
      stack: [
        { text: `${place + 1}. ${baslik}`, bold: true },
        { text: metin, alignment: 'left' as const },
      ],
    })),
    {
      unbreakable: true,
      margin: [0, 2, 0, 8],
      fontSize: 7.5,
      color: quiet,
      stack: [
        t('contract.accepted', { date: formatInstant(contract.zaman), ip: contract.ip || '–' }),
        `${t('contract.digest')}: ${contract.ozet}`,
      ],
    },
  ]
}

export function contractDefinition(document: ContractDocument): PdfDefinition {
  const { dil, antet, kayit_no, sozlesmeler } = document
  const t = translatorFor(dil, 'documents')
  const title = t('contract.title', { no: kayit_no })
  const [first] = sozlesmeler
  const below = first ? t('contract.issued', { date: formatInstant(first.zaman) }) : ''
  return {
    info: { title, author: antet.unvan, keywords: sozlesmeler.map(({ ozet }) => ozet).join(' ') },
    language: dil,
    displayTitle: true,
    pageMargins: MARGINS,
    header: () => sheetHead(antet, title, below),
    footer: (page, count) => sheetFoot(antet, page, count),
    content: [...subject(document), ...sozlesmeler.flatMap((contract) => textOf(contract, document))],
  }
}

export function contractPdf(document: ContractDocument): Promise<Buffer> {
  return makePdf(contractDefinition(document), document.antet.renkler.ink)
}
