import { LANGUAGES } from '@meltem/contract/wire/language'
import { expect, test } from 'vitest'
import { openImage } from '../../../platform/files/pictures/image-library.ts'
import { sampleVoucher } from '../../../testing/sample-voucher.ts'
import { printContract, printVoucher } from './print-paper.ts'

const MOST_AT_ONCE = 61

async function picture(): Promise<Buffer> {
  const raw = { width: 40, height: 20, channels: 3 } as const
  const pixels = Buffer.alloc(raw.width * raw.height * raw.channels, 120)
  return await openImage(pixels, { raw }).jpeg().toBuffer()
}

/** CPU time of this thread, and of the whole process, in microseconds. */
function spent(): { readonly here: number; readonly inAll: number } {
  const [here, inAll] = [process.threadCpuUsage(), process.cpuUsage()].map(({ user, system }) => user + system)
  return { here: here ?? 0, inAll: inAll ?? 0 }
}

test('the thread that answers people does the least part of drawing', async () => {
  await printVoucher(sampleVoucher('tr'))
  const before = spent()
  for (let turn = 0; turn < 10; turn += 1) await printVoucher(sampleVoucher('tr'))
  const after = spent()
  expect((after.here - before.here) / (after.inAll - before.inAll)).toBeLessThan(0.5)
})

test.each(LANGUAGES)('%s: a voucher comes with its photograph', async (dil) => {
  const withPicture = await printVoucher(sampleVoucher(dil, 1, await picture()))
  expect(withPicture.subarray(0, 5).toString()).toBe('%PDF-')
  expect(withPicture.toString('latin1')).toContain('/DCTDecode')
})

test('the contract of a reservation is drawn like it', async () => {
  const { dil, antet, kayit_no } = sampleVoucher('ru')
  const paper = await printContract({
    dil,
    antet,
    kayit_no,
    misafir: { ad: 'Ирина Соколова', e_mail: 'irina@example.com', telefon: '+70000000000' },
    satirlar: [
      {
        baslik: 'Гёджек',
        tarih: '12.05.2027',
        adimlar: [{ ad: '1 взрослый', tutar: '€103,50' }],
        kosullar: ['До 10.05.2027: возврат полной суммы'],
      },
    ],
    adimlar: [],
    toplam: '€103,50',
    hesap: [{ ad: 'К оплате сейчас', tutar: '€20,70' }],
    odemeler: [],
    sozlesmeler: [],
  })
  expect(paper.subarray(0, 5).toString()).toBe('%PDF-')
})

test('a crowd waits in line, and who comes when the line is full is told so', async () => {
  const crowd = Array.from({ length: MOST_AT_ONCE + 1 }, () => printVoucher(sampleVoucher('en')))
  const outcomes = await Promise.allSettled(crowd)
  const refused = outcomes.filter(({ status }) => status === 'rejected')
  expect(refused).toMatchObject([{ reason: { code: 'mesgul' } }])
})
