import type { AcceptedText } from '@meltem/contract/documents'
import type { Language } from '@meltem/contract/language'
import { formatInstant } from '@meltem/i18n/format'
import { translatorFor } from '@meltem/i18n/translator'
import type { Content, TableCell } from 'pdfmake/interfaces.js'
import { makePdf, type PdfDefinition } from './pdf-engine.ts'
import { MARGINS, PADDED, rule, sheetFoot, sheetHead } from './sheet-parts.ts'
import type { Letterhead } from './voucher-document.ts'

export interface ContractDocument {
  readonly dil: Language
  readonly antet: Letterhead
  readonly kayit_no: string
  readonly misafir: { readonly ad: string; readonly e_mail: string; readonly telefon: string }
  /** What was bought when the texts were accepted. */
  readonly satirlar: readonly { readonly baslik: string; readonly tarih: string; readonly tutar: string }[]
  readonly toplam: string
  readonly on_odeme: string
  /** Payments of the products' own, in the place of the deposit; empty on the usual terms. */
  readonly odemeler: readonly { readonly ad: string; readonly tutar: string }[]
  readonly sozlesmeler: readonly AcceptedText[]
}

/** Who and what the texts are about: a contract without them says nothing. */
function subject({ dil, antet, misafir, satirlar, toplam, on_odeme, odemeler }: ContractDocument): Content[] {
  const t = translatorFor(dil, 'documents')
  const { line, 'ink-2': quiet } = antet.renkler
  const sum = (label: string, amount: string): TableCell[] => ['', { text: label, alignment: 'right' }, bold(amount)]
  const bold = (text: string): TableCell => ({ text, bold: true, alignment: 'right', noWrap: true })
  return [
    { text: t('contract.party'), color: quiet, fontSize: 8 },
    { text: misafir.ad, bold: true, fontSize: 11 },
    { text: `${misafir.e_mail} · ${misafir.telefon}`, margin: [0, 0, 0, 10] },
    { text: t('contract.services'), color: quiet, fontSize: 8 },
    {
      margin: [0, 2, 0, 12],
      layout: {
        ...PADDED,
        hLineWidth: (place) => (place === 0 || place === satirlar.length ? 0.8 : 0.4),
        hLineColor: () => line,
        paddingLeft: () => 0,
        paddingRight: () => 10,
        paddingTop: () => 4,
        paddingBottom: () => 4,
      },
      table: {
        widths: ['auto', '*', 'auto'],
        body: [
          ...satirlar.map(({ tarih, baslik, tutar }): TableCell[] => [
            { text: tarih, noWrap: true },
            baslik,
            bold(tutar),
          ]),
          sum(t('contract.total'), toplam),
          ...(odemeler.length > 0
            ? odemeler.map(({ ad, tutar }) => sum(ad, tutar))
            : [sum(t('contract.deposit'), on_odeme)]),
        ],
      },
    },
  ]
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
