import { LANGUAGES } from '@meltem/contract/language'
import { expect, test } from 'vitest'
import { sampleVoucher } from '../../../testing/sample-voucher.ts'
import { voucherDefinition, voucherPdf } from './voucher-pdf.ts'

/** Every text of a definition, wherever it stands. */
function textsOf(node: unknown): string[] {
  if (typeof node === 'string') return [node]
  if (Array.isArray(node)) return node.flatMap(textsOf)
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([name, value]) => (name === 'image' ? [] : textsOf(value)))
}

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0

test.each(LANGUAGES)(
  '%s: one page per service, with the words of the guest and Turkish ones for the crew',
  async (dil) => {
    const document = sampleVoucher(dil)
    const said = textsOf(voucherDefinition(document).content).join('\n')
    for (const part of ['48-0000-0188', 'Göcek iskelesi, 14 numara', '€103,50', '+90 000 000 00 00', '112']) {
      expect(said).toContain(part)
    }
    expect(said.includes(' · Misafir')).toBe(dil !== 'tr')
    expect(said).not.toMatch(/documents\.|\{|undefined/)
    expect(pagesOf(await voucherPdf(document))).toBe(1)
  },
)

test('several services begin with an overview', async () => {
  expect(pagesOf(await voucherPdf(sampleVoucher('de', 3)))).toBe(4)
})

test('what a guest writes names no file and no address to be read', async () => {
  const document = sampleVoucher('en')
  const [item] = document.satirlar
  const hostile = [
    'file:///etc/passwd',
    'https://example.com/x.png',
    '\u0000\uD800',
    '🙂 漢字 العربية',
    'x'.repeat(3000),
  ]
  const bilgiler = hostile.map((deger) => ({ ad: 'not' as const, deger }))
  const satirlar = item ? [{ ...item, bilgiler }] : []
  expect(pagesOf(await voucherPdf({ ...document, satirlar }))).toBeGreaterThan(0)
})
