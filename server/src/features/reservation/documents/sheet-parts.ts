import type { CanvasRect, Column, Content, CustomTableLayout, Margins } from 'pdfmake/interfaces.js'
import { encode } from 'uqr'
import type { Palette } from './palette.ts'
import type { Letterhead } from './voucher-document.ts'

/** A4 less the margins, in points. */
export const SHEET_WIDTH = 511
export const MARGINS: Margins = [42, 90, 42, 58]
const SIDE = 42

export function rule(color: string, lineWidth: number, width = SHEET_WIDTH): Content {
  return { canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth, lineColor: color }] }
}

/** A heading under a strong line, as on the pages. */
export function chapter(title: string, body: Content[], { ink }: Palette, width: number): Content {
  return { stack: [rule(ink, 1.2, width), { text: title, bold: true, fontSize: 10.5, margin: [0, 6, 0, 4] }, ...body] }
}

/** In the text of the document, as the library knows pictures by it; what came from another thread is no `Buffer`. */
export function inlinePicture(type: 'png' | 'jpeg', bytes: Uint8Array): string {
  return `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`
}

function brand({ logo, marka, renkler }: Letterhead): Column {
  const name = { text: marka, bold: true, fontSize: 18, color: renkler.ink, margin: [0, 1, 0, 0] as Margins }
  if (!logo) return { width: '*', ...name }
  return {
    width: '*',
    columnGap: 8,
    columns: [{ width: 28, image: inlinePicture('png', logo), fit: [28, 28] }, name],
  }
}

/** Brand at the left, what the sheet is at the right, a line below. */
export function sheetHead(head: Letterhead, title: string, below: string): Content {
  return {
    margin: [SIDE, 36, SIDE, 0],
    stack: [
      {
        columns: [
          brand(head),
          {
            width: 'auto',
            alignment: 'right',
            stack: [
              { text: title, bold: true, fontSize: 11 },
              { text: below, color: head.renkler['ink-2'] },
            ],
          },
        ],
      },
      { ...(rule(head.renkler.ink, 1.4) as object), margin: [0, 8, 0, 0] } as Content,
    ],
  }
}

/** What the sheet is, above a ticket whose band has the brand. */
export function sheetTitle({ site, renkler }: Letterhead, title: string, below: string): Content {
  const color = renkler['ink-2']
  return {
    margin: [SIDE, 44, SIDE, 0],
    columns: [
      { width: '*', text: title, bold: true, fontSize: 15 },
      { width: 'auto', alignment: 'right', fontSize: 8, color, text: [below, site].join('\n') },
    ],
  }
}

/** Who stands behind the sheet, small, with the page number where there are several. */
export function sheetFoot(head: Letterhead, page: number, pages: number): Content {
  const color = head.renkler['ink-2']
  const lines = [[head.unvan, head.adres].join(', '), [head.birlik, head.vergi].filter(Boolean).join(' · ')]
  return {
    margin: [SIDE, 14, SIDE, 0],
    stack: [
      rule(head.renkler.line, 0.7),
      {
        margin: [0, 6, 0, 0],
        fontSize: 7,
        color,
        columns: [
          { width: '*', text: lines.filter((line) => line !== '').join('\n') },
          {
            width: 'auto',
            alignment: 'right',
            text: [head.site, pages > 1 ? `${page} / ${pages}` : ''].filter((part) => part !== '').join('\n'),
          },
        ],
      },
    ],
  }
}

/** Dark runs of each row as rectangles: sharp at every size, and without a parser between. */
export function qrCode(text: string, width: number, color: string): Content {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const unit = width / size
  const rects: CanvasRect[] = data.flatMap((row, y) => {
    const runs: CanvasRect[] = []
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue
      const start = x
      while (row[x + 1]) x += 1
      // A hair more than the square, so that no printer leaves a gap between two of them.
      const w = (x - start + 1) * unit + 0.02
      runs.push({ type: 'rect', x: start * unit, y: y * unit, w, h: unit + 0.02, color, lineWidth: 0 })
    }
    return runs
  })
  return { canvas: rects, alignment: 'center' }
}

/** Cells without lines, with room inside. */
export const PADDED: CustomTableLayout = {
  hLineWidth: () => 0,
  vLineWidth: () => 0,
  paddingLeft: () => 11,
  paddingRight: () => 11,
  paddingTop: () => 9,
  paddingBottom: () => 9,
}
