import type { Language } from '@meltem/contract/language'
import { translatorFor } from '@meltem/i18n/translator'
import type { Column, Content, TableCell } from 'pdfmake/interfaces.js'
import type { Palette } from './palette.ts'
import { chapter, framed, inlinePicture, PADDED, qrCode, SHEET_WIDTH } from './sheet-parts.ts'
import type { Fact, Letterhead, VoucherItem, VoucherMoney, VoucherStop } from './voucher-document.ts'

const SIDE_WIDTH = 138
const GAP = 20
const MAIN_WIDTH = SHEET_WIDTH - SIDE_WIDTH - GAP
const HALF = (SHEET_WIDTH - GAP) / 2
const PICTURE = { width: MAIN_WIDTH, height: 128 }
const MOST_STOPS = 4
const LONGEST_NOTE = 120
const MOST_LINES = 5

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

function picture(item: VoucherItem): Content[] {
  if (!item.gorsel) return []
  return [
    { image: inlinePicture('jpeg', item.gorsel), width: PICTURE.width, height: PICTURE.height, margin: [0, 0, 0, 10] },
  ]
}

function codeBox(item: VoucherItem, { dil, antet }: Look): Content {
  const t = translatorFor(dil, 'documents')
  const { ink, line, 'ink-2': quiet } = antet.renkler
  return {
    layout: framed(line),
    table: {
      widths: ['*'],
      body: [
        [
          {
            alignment: 'center',
            stack: [
              qrCode(item.kod, 114, ink),
              { text: item.no, bold: true, fontSize: 11, margin: [0, 4, 0, 0] },
              { text: t('voucher.show') },
              ...(dil === 'tr' ? [] : [{ text: translatorFor('tr', 'documents')('voucher.show'), color: quiet }]),
            ],
          },
        ],
      ],
    },
  }
}

function help({ dil, antet }: Look): Content {
  const t = translatorFor(dil, 'documents')
  return {
    margin: [0, 12, 0, 0],
    stack: [
      { text: t('voucher.help'), bold: true },
      { text: antet.telefon, fontSize: 11 },
      ...(antet.saatler ? [{ text: antet.saatler, color: antet.renkler['ink-2'], fontSize: 8 }] : []),
      { text: t('voucher.emergency'), bold: true, margin: [0, 8, 0, 0] },
      { text: '112', fontSize: 11 },
    ],
  }
}

/** What it costs, what has been paid, and what is still to be paid on the day, in the colour that stands out. */
export function moneyRow(para: VoucherMoney, { dil, antet }: Look): Content {
  const t = translatorFor(dil, 'documents')
  const { renkler } = antet
  const cell = (label: string, amount: string, note: string | null, fillColor: string): TableCell => ({
    fillColor,
    stack: [
      { text: label, fontSize: 8 },
      { text: amount, bold: true, fontSize: 13 },
      ...(note ? [{ text: note, fontSize: 7.5, color: renkler['ink-2'] }] : []),
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
    margin: [0, 3, 0, 2],
    layout: PADDED,
    unbreakable: true,
    table: {
      widths: ['30%', '30%', '40%'],
      body: [
        [
          cell(t('money.total'), para.toplam, null, renkler['sea-tint']),
          cell(t('money.paid'), para.odenen, para.odeme_notu, renkler['sea-tint']),
          cell(
            due,
            para.kalan,
            dueNote.filter((part) => part !== '').join(' '),
            para.kalan_var ? renkler['sun-tint'] : renkler['sea-tint'],
          ),
        ],
      ],
    },
  }
}

/** Ends with a word; the whole story is on the page of the trip. */
function shortened(text: string): string {
  return text.length <= LONGEST_NOTE ? text : `${text.slice(0, LONGEST_NOTE).replace(/\s+\S*$/, '')} …`
}

function stops(list: readonly VoucherStop[], { sea, 'ink-2': quiet }: Palette): Content[] {
  return list.slice(0, MOST_STOPS).map(({ saat, baslik, metin }) => ({
    margin: [0, 0, 0, 4],
    columnGap: 6,
    columns: [
      { width: 7, canvas: [{ type: 'ellipse', x: 3.5, y: 6, r1: 2.6, r2: 2.6, lineColor: sea, lineWidth: 1.2 }] },
      {
        width: '*',
        stack: [
          { text: [saat, baslik].filter(Boolean).join('  '), bold: true },
          ...(metin ? [{ text: shortened(metin), color: quiet, fontSize: 8 }] : []),
        ],
      },
    ],
  }))
}

function meeting({ bulusma }: VoucherItem, { 'ink-2': quiet }: Palette): Content[] {
  if (!bulusma) return []
  return [
    { text: bulusma.ad, bold: true },
    ...(bulusma.not ? [{ text: bulusma.not, color: quiet }] : []),
    { text: bulusma.koordinat, color: quiet, margin: [0, 2, 0, 0] },
  ]
}

const lines = (texts: readonly string[]): Content[] =>
  texts.slice(0, MOST_LINES).map((text) => ({ text, margin: [0, 0, 0, 1] }))

/** The chapters that have something to say, two beside each other. */
function chapters(item: VoucherItem, { dil, antet: { renkler } }: Look): Content[] {
  const t = translatorFor(dil, 'documents')
  const all: [string, Content[]][] = [
    [t('voucher.where'), meeting(item, renkler)],
    [t('voucher.programme'), stops(item.adimlar, renkler)],
    [t('voucher.policy'), lines(item.iptal)],
    [t('voucher.included'), lines(item.dahil)],
    [t('voucher.bring'), lines(item.yanina_al)],
  ]
  const told = all.filter(([, body]) => body.length > 0)
  return Array.from({ length: Math.ceil(told.length / 2) }, (_, row) => ({
    columnGap: GAP,
    margin: [0, 10, 0, 0],
    unbreakable: true,
    columns: told
      .slice(row * 2, row * 2 + 2)
      .map(([title, body]) => ({ width: HALF, stack: [chapter(title, body, renkler, HALF)] })),
  }))
}

/** One service on a sheet of its own: the crew at the quay needs this page and no other. */
export function voucherPage(item: VoucherItem, look: Look): Content[] {
  return [
    {
      columnGap: GAP,
      columns: [
        {
          width: MAIN_WIDTH,
          stack: [
            ...picture(item),
            { text: item.baslik, bold: true, fontSize: 19, lineHeight: 1.05, margin: [0, 0, 0, 9] },
            factGrid(item.bilgiler, look),
          ],
        },
        { width: SIDE_WIDTH, stack: [codeBox(item, look), help(look)] },
      ],
    },
    ...(item.para ? [moneyRow(item.para, look)] : []),
    ...chapters(item, look),
  ]
}
