import type { Language } from '@meltem/contract/wire/language'
import { translatorFor } from '@meltem/i18n/translator'
import type { Column, Content, CustomTableLayout, Margins, TableCell } from 'pdfmake/interfaces.js'
import type { Palette } from './palette.ts'
import { chapter, inlinePicture, PADDED, qrCode, SHEET_WIDTH } from './sheet-parts.ts'
import type { Fact, Letterhead, VoucherItem, VoucherMoney, VoucherStop } from './voucher-document.ts'

const STUB_WIDTH = 150
const GAP = 20
const HALF = (SHEET_WIDTH - GAP) / 2
const PICTURE = { width: 122, height: 190 }
const MOST_LINES = 5
/** What stands on the ticket itself, in larger type. */
const ON_TICKET: ReadonlySet<string> = new Set(['tarih', 'kalkis', 'baslama', 'kisi'])

interface Look {
  readonly dil: Language
  readonly antet: Letterhead
}

/** The word in the guest's language, with the Turkish one for the crew beside it. */
function labelOf(fact: Fact, dil: Language): { text: string; forCrew: string } {
  if (!('ad' in fact)) return { text: fact.soru, forCrew: '' }
  const text = translatorFor(dil, 'documents')(`facts.${fact.ad}`)
  return { text, forCrew: dil === 'tr' ? '' : ` · ${translatorFor('tr', 'documents')(`facts.${fact.ad}`)}` }
}

function factCell(fact: Fact, { dil, antet: { renkler } }: Look): Column {
  const { text, forCrew } = labelOf(fact, dil)
  return {
    width: '*',
    stack: [
      {
        text: [
          { text, color: renkler['ink-2'] },
          { text: forCrew, color: renkler['ink-2'] },
        ],
        fontSize: 7.5,
      },
      { text: fact.deger, bold: true, fontSize: 9.5 },
    ],
  }
}

function factGrid(facts: readonly Fact[], look: Look): Content {
  const rows = Array.from({ length: Math.ceil(facts.length / 3) }, (_, row) => facts.slice(row * 3, row * 3 + 3))
  return {
    stack: rows.map((row) => ({
      columnGap: 12,
      margin: [0, 0, 0, 7],
      unbreakable: true,
      columns: [0, 1, 2].map((place) => {
        const fact = row[place]
        return fact ? factCell(fact, look) : { width: '*', text: '' }
      }),
    })),
  }
}

/** Mark and name at the left, the number of the booking at the right, on the deep colour. */
function band({ antet: { logo, marka, renkler } }: Look, kayit_no: string) {
  const name = { text: marka, bold: true, fontSize: 14, color: WHITE, margin: [0, 1, 0, 0] as Margins }
  const mark: Column[] = logo ? [{ width: 20, image: inlinePicture('png', logo), fit: [20, 20] }] : []
  return {
    fillColor: renkler['sea-deep'],
    margin: [11, 7, 11, 7] as Margins,
    columnGap: 8,
    columns: [
      ...mark,
      { width: '*', ...name },
      { width: 'auto', text: kayit_no, bold: true, fontSize: 10, color: WHITE, margin: [0, 4, 0, 0] as Margins },
    ] as Column[],
  }
}

/** The band alone, over what several services share. */
export function bandAlone(look: Look, kayit_no: string): Content {
  return { layout: BARE, table: { widths: ['*'], body: [[band(look, kayit_no)]] }, margin: [0, 0, 0, 12] }
}

const BARE: CustomTableLayout = {
  ...PADDED,
  paddingLeft: () => 0,
  paddingRight: () => 0,
  paddingTop: () => 0,
  paddingBottom: () => 0,
}

/** Two words for one thing: the guest's, and the Turkish one for the crew. */
function bothWords(dil: Language, word: 'when' | 'meeting' | 'guests'): string {
  const own = translatorFor(dil, 'ticket')(word)
  return dil === 'tr' ? own : `${own} · ${translatorFor('tr', 'ticket')(word)}`
}

function ticketMain(item: VoucherItem, { dil, antet: { renkler } }: Look): TableCell {
  const quiet = renkler['ink-2']
  const label = (text: string) => ({ text, fontSize: 7.5, color: quiet })
  const { bulusma } = item
  const place: Content[] = bulusma
    ? [
        label(bothWords(dil, 'meeting')),
        { text: bulusma.ad, bold: true, fontSize: 9.5 },
        ...(bulusma.not ? [{ text: bulusma.not, color: quiet, fontSize: 8 }] : []),
        { text: bulusma.koordinat, color: quiet, fontSize: 8, link: bulusma.harita, margin: [0, 0, 0, 4] },
      ]
    : []
  return {
    margin: [13, 11, 11, 9],
    stack: [
      { text: item.baslik, bold: true, fontSize: 15, lineHeight: 1.05, margin: [0, 0, 0, 6] },
      label(bothWords(dil, 'when')),
      { text: item.ne_zaman.join('\n'), bold: true, fontSize: 16, lineHeight: 1.02, margin: [0, 0, 0, 5] },
      ...place,
      label(bothWords(dil, 'guests')),
      { text: item.kisi, bold: true, fontSize: 9.5 },
    ],
  }
}

function stub(item: VoucherItem, { dil, antet: { renkler } }: Look): TableCell {
  const t = translatorFor(dil, 'documents')
  return {
    alignment: 'center',
    margin: [8, 11, 8, 9],
    stack: [
      qrCode(item.kod, 114, renkler.ink),
      { text: item.no, bold: true, fontSize: 9.5, margin: [0, 5, 0, 0] },
      { text: t('voucher.show'), fontSize: 8 },
      ...(dil === 'tr'
        ? []
        : [{ text: translatorFor('tr', 'documents')('voucher.show'), color: renkler['ink-2'], fontSize: 8 }]),
    ],
  }
}

/** The ticket in the order every paper has: band, picture, title with when and where, perforation, stub with the code. */
function ticket(item: VoucherItem, look: Look, kayit_no: string): Content {
  const { line, 'ink-2': quiet } = look.antet.renkler
  const picture: TableCell = item.gorsel ? { image: inlinePicture('jpeg', item.gorsel), ...PICTURE } : { text: '' }
  return {
    unbreakable: true,
    layout: {
      ...BARE,
      hLineWidth: (place) => (place === 2 ? 0.8 : 0),
      hLineColor: () => line,
      vLineWidth: (place) => VERTICAL[place] ?? 0,
      vLineColor: (place) => (place === PERFORATION ? quiet : line),
      vLineStyle: (place) => (place === PERFORATION ? { dash: { length: 1.6, space: 3 } } : null),
    },
    table: {
      widths: [item.gorsel ? PICTURE.width : 1, '*', STUB_WIDTH],
      body: [
        [{ ...band(look, kayit_no), colSpan: 3 }, '', ''],
        [picture, ticketMain(item, look), stub(item, look)],
      ],
    },
  }
}

const WHITE = '#ffffff'
/** The line between what the guest keeps and the stub; the outer ones only close the sheet of the ticket. */
const PERFORATION = 2
const VERTICAL = [0.8, 0, 1.4, 0.8]

/** Who answers on the way, and the number for emergencies. */
function help({ dil, antet }: Look): Content[] {
  const t = translatorFor(dil, 'documents')
  return [
    { text: antet.telefon, bold: true, fontSize: 11 },
    ...(antet.saatler ? [{ text: antet.saatler, color: antet.renkler['ink-2'], fontSize: 8 }] : []),
    { text: [`${t('voucher.emergency')}: `, { text: '112', bold: true }], margin: [0, 3, 0, 0] },
  ]
}

/** What it costs, what has been paid, and what is still to be paid on the day, in the colour that stands out. */
export function moneyRow(para: VoucherMoney, { dil, antet }: Look): Content {
  const t = translatorFor(dil, 'documents')
  const { renkler } = antet
  const cell = (
    look: { fill: string; color: string },
    label: string,
    [amount, note]: [string, string | null],
  ): TableCell => ({
    fillColor: look.fill,
    color: look.color,
    stack: [
      { text: amount, bold: true, fontSize: 13 },
      { text: label, fontSize: 8 },
      ...(note ? [{ text: note, fontSize: 7.5 }] : []),
    ],
  })
  const forCrew = dil === 'tr' ? '' : ` · ${translatorFor('tr', 'documents')('money.due')}`
  const planned = para.odemeler.length > 0
  const left = planned ? t('money.left') : `${t('money.due')}${forCrew}`
  const due = para.kalan_var ? left : t('money.nothingDue')
  const how = planned ? para.odemeler.join(' · ') : t('money.how')
  const dueNote = [
    para.kalan_var ? how : '',
    para.kalan_temel ? t('money.inBase', { amount: para.kalan_temel.tutar, rate: para.kalan_temel.kur }) : '',
  ]
  return {
    margin: [0, 0, 0, 12],
    layout: PADDED,
    unbreakable: true,
    table: {
      widths: ['30%', '*', STUB_WIDTH - 22],
      body: [
        [
          cell({ fill: renkler['olive-tint'], color: renkler.olive }, t('money.paid'), [para.odenen, para.odeme_notu]),
          cell({ fill: renkler['sea-tint'], color: renkler.ink }, due, [
            para.kalan,
            dueNote.filter((part) => part !== '').join(' '),
          ]),
          cell({ fill: renkler.mist, color: renkler.ink }, t('money.total'), [para.toplam, null]),
        ],
      ],
    },
  }
}

/** Room for the words of a stop: all stops are told, and the more there are the less is said of each. */
function noteLength(count: number): number {
  if (count <= 4) return 120
  return count <= 8 ? 60 : 0
}

/** Ends with a word; the whole story is on the page of the trip. */
function shortened(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest).replace(/\s+\S*$/, '')} …`
}

function stops(list: readonly VoucherStop[], { sea, 'ink-2': quiet }: Palette): Content[] {
  const longest = noteLength(list.length)
  return list.map(({ saat, baslik, metin }) => ({
    margin: [0, 0, 0, 4],
    columnGap: 6,
    columns: [
      { width: 7, canvas: [{ type: 'ellipse', x: 3.5, y: 6, r1: 2.6, r2: 2.6, lineColor: sea, lineWidth: 1.2 }] },
      {
        width: '*',
        stack: [
          { text: [saat, baslik].filter(Boolean).join('  '), bold: true },
          ...(metin && longest > 0 ? [{ text: shortened(metin, longest), color: quiet, fontSize: 8 }] : []),
        ],
      },
    ],
  }))
}

const lines = (texts: readonly string[]): Content[] =>
  texts.slice(0, MOST_LINES).map((text) => ({ text, margin: [0, 0, 0, 1] }))

/** The chapters that have something to say, in two columns that fill up one beside the other. */
function chapters(item: VoucherItem, look: Look): Content {
  const { dil } = look
  const { renkler } = look.antet
  const t = translatorFor(dil, 'documents')
  const columns: [string, Content[]][][] = [
    [
      [t('voucher.programme'), stops(item.adimlar, renkler)],
      [t('voucher.bring'), lines(item.yanina_al)],
    ],
    [
      [t('voucher.included'), lines(item.dahil)],
      [t('voucher.policy'), lines(item.iptal)],
      [t('voucher.help'), help(look)],
    ],
  ]
  return {
    columnGap: GAP,
    columns: columns.map((column) => ({
      width: HALF,
      stack: column
        .filter(([, body]) => body.length > 0)
        .map(([title, body]) => ({ stack: [chapter(title, body, renkler, HALF)], margin: [0, 6, 0, 6] })),
    })),
  }
}

/** One service on a sheet of its own: the crew at the quay needs this page and no other. */
export function voucherPage(item: VoucherItem, look: Look, kayit_no: string): Content[] {
  const others = item.bilgiler.filter((fact) => !('ad' in fact && ON_TICKET.has(fact.ad)))
  return [
    ticket(item, look, kayit_no),
    ...(item.para ? [moneyRow(item.para, look)] : [{ text: '', margin: [0, 0, 0, 12] as Margins }]),
    factGrid(others, look),
    chapters(item, look),
  ]
}
