import { readFileSync } from 'node:fs'
import pdfmake from 'pdfmake'
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { trimFont } from './trim-font.ts'

export type PdfDefinition = Omit<TDocumentDefinitions, 'defaultStyle' | 'pageSize'>

const SHAPING = new Set(['GPOS', 'GSUB', 'GDEF'])
/** The letters of the storefront as whole static fonts: those of the pages are cut by script and miss letters. */
const FONTS = {
  normal: import.meta.resolve('@expo-google-fonts/commissioner/400Regular/Commissioner_400Regular.ttf'),
  bold: import.meta.resolve('@expo-google-fonts/commissioner/700Bold/Commissioner_700Bold.ttf'),
}

/** The files the library may read; its types do not know them. */
interface FontFiles {
  readonly virtualfs: { writeFileSync(name: string, content: Buffer): void }
}

let prepared = false

/** A megabyte of fonts is read with the first document, not with the start of every process. */
function prepare(): void {
  if (prepared) return
  const files = (pdfmake as unknown as FontFiles).virtualfs
  for (const [weight, address] of Object.entries(FONTS)) {
    files.writeFileSync(`${weight}.ttf`, trimFont(readFileSync(new URL(address)), SHAPING))
  }
  pdfmake.setFonts({ Commissioner: { normal: 'normal.ttf', bold: 'bold.ttf' } })
  // What guests write ends up in documents: nothing in them may name a file or an address to be read.
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy(() => false)
  prepared = true
}

export async function makePdf(definition: PdfDefinition, ink: string): Promise<Buffer> {
  prepare()
  const whole: TDocumentDefinitions = {
    ...definition,
    pageSize: 'A4',
    defaultStyle: { font: 'Commissioner', fontSize: 9, lineHeight: 1.14, color: ink },
  }
  return await pdfmake.createPdf(whole).getBuffer()
}
