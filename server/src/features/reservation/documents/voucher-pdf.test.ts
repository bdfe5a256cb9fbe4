import { LANGUAGES } from '@meltem/contract/wire/language'
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

test('all stops of a long day are told, still on one page', async () => {
  const document = sampleVoucher('en')
  const [item] = document.satirlar
  const adimlar = Array.from({ length: 11 }, (_, place) => ({
    saat: `${String(8 + place).padStart(2, '0')}:00`,
    baslik: `Stop ${place + 1}`,
    metin: 'A bay with a story that is far too long to be told on a sheet of paper.',
  }))
  const long = { ...document, satirlar: item ? [{ ...item, adimlar }] : [] }
  const said = textsOf(voucherDefinition(long).content).join('\n')
  for (const { saat, baslik } of adimlar) expect(said).toContain(`${saat}  ${baslik}`)
  expect(pagesOf(await voucherPdf(long))).toBe(1)
})

test('the number of the booking stands first, on the band and under the code', () => {
  const said = textsOf(voucherDefinition(sampleVoucher('en')).content)
  expect(said.indexOf('INT260810142233')).toBeLessThan(said.indexOf('INT260810142233-1'))
  expect(said.join()).not.toContain('MLT-K48217')
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
