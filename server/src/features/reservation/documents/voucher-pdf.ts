import { translatorFor } from '@meltem/i18n/translator'
import type { Content, TableCell } from 'pdfmake/interfaces.js'
import { makePdf, type PdfDefinition } from '../../../platform/files/papers/pdf-engine.ts'
import { MARGINS, PADDED, sheetFoot, sheetTitle } from './sheet-parts.ts'
import type { VoucherDocument, VoucherItem } from './voucher-document.ts'
import { bandAlone, moneyRow, voucherPage } from './voucher-page.ts'

/** A whole reservation begins with a page that shows all of it; a single service needs none. */
function overview(document: VoucherDocument): Content[] {
  const { dil, antet, kayit_no, misafir, satirlar, para, taksit_farki } = document
  const t = translatorFor(dil, 'documents')
  const { line, 'ink-2': quiet } = antet.renkler
  const row = (item: VoucherItem): TableCell[] => [
    { text: item.tarih },
    {
      stack: [
        { text: item.baslik, bold: true },
        { text: item.kisi, color: quiet, fontSize: 8 },
      ],
    },
    { text: item.no, alignment: 'right' },
    { text: item.para?.toplam ?? '', alignment: 'right', noWrap: true },
  ]
  const difference = taksit_farki
    ? [['', { text: t('money.instalments') }, '', { text: taksit_farki, alignment: 'right' as const, noWrap: true }]]
    : []
  return [
    bandAlone({ dil, antet }, kayit_no),
    { text: t('voucher.trip', { name: misafir }), bold: true, fontSize: 21, lineHeight: 1.05, margin: [0, 4, 0, 12] },
    {
      layout: {
        ...PADDED,
        hLineWidth: (place) => (place === 0 || place === satirlar.length + difference.length ? 0 : 0.7),
        hLineColor: () => line,
        paddingLeft: () => 0,
        paddingRight: (place) => (place === 3 ? 0 : 12),
      },
      table: { widths: [118, '*', 'auto', 'auto'], body: [...satirlar.map(row), ...difference] },
      margin: [0, 0, 0, 14],
    },
    ...(para ? [moneyRow(para, { dil, antet })] : []),
    { text: t('voucher.eachPage'), color: quiet },
  ]
}

export function voucherDefinition(document: VoucherDocument): PdfDefinition {
  const { dil, antet, kayit_no, duzenleme, satirlar } = document
  const t = translatorFor(dil, 'documents')
  const pages = satirlar.map((item) => voucherPage(item, { dil, antet }, kayit_no))
  const all = satirlar.length > 1 ? [overview(document), ...pages] : pages
  const title = t('voucher.title', { no: satirlar.length === 1 ? (satirlar[0]?.no ?? kayit_no) : kayit_no })
  return {
    info: { title, author: antet.unvan, subject: kayit_no },
    language: dil,
    displayTitle: true,
    pageMargins: MARGINS,
    header: () =>
      sheetTitle(antet, t('voucher.title', { no: '' }).trim(), t('voucher.issued', { no: kayit_no, date: duzenleme })),
    footer: (page, count) => sheetFoot(antet, page, count),
    content: all.map((page, place) => ({ stack: page, ...(place === 0 ? {} : { pageBreak: 'before' as const }) })),
  }
}

export function voucherPdf(document: VoucherDocument): Promise<Buffer> {
  return makePdf(voucherDefinition(document), document.antet.renkler.ink)
}
