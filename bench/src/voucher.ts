import { randomBytes } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { voucherPdf } from '../../server/src/features/reservation/documents/voucher-pdf.ts'
import { makePdf } from '../../server/src/platform/files/papers/pdf-engine.ts'
import { openImage } from '../../server/src/platform/files/pictures/image-library.ts'
import { sampleVoucher } from '../../server/src/testing/sample-voucher.ts'
import { median, type Verdict } from './instruments/verdict.ts'

const WARM_UP = 30
const ROUNDS = 40
const MANY = 500
const LANGUAGES = ['tr', 'en', 'de', 'ru'] as const

/** CPU milliseconds of this process: a busy neighbour on the machine does not count. */
async function cpuOf(act: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await act()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** A photograph with as much in it as the busiest one: noise does not compress to nothing. */
async function photograph(): Promise<Buffer> {
  const raw = { width: 980, height: 356, channels: 3 } as const
  return await openImage(randomBytes(raw.width * raw.height * raw.channels), { raw })
    .jpeg({ quality: 80 })
    .toBuffer()
}

function collect(): number {
  setFlagsFromString('--expose-gc')
  const gc = runInNewContext('gc') as () => void
  gc()
  gc()
  const { heapUsed, external, arrayBuffers } = process.memoryUsage()
  return (heapUsed + external + arrayBuffers) / 1_000_000
}

/** Drawing a voucher, beside a page with one line in the same two fonts: the rest is what the voucher itself costs. */
export async function benchVoucher(): Promise<Verdict[]> {
  const photo = await photograph()
  const draw = (turn: number) => voucherPdf(sampleVoucher(LANGUAGES[turn % LANGUAGES.length] ?? 'tr', 1, photo))
  const plain = () => makePdf({ content: ['Ş Я', { text: 'Ş Я', bold: true }] }, '#000000')
  for (let turn = 0; turn < WARM_UP; turn += 1) {
    await draw(turn)
    await plain()
  }
  const vouchers: number[] = []
  const pages: number[] = []
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    vouchers.push(await cpuOf(() => draw(turn)))
    pages.push(await cpuOf(plain))
  }
  const before = collect()
  for (let turn = 0; turn < MANY; turn += 1) await draw(turn)
  const drift = collect() - before
  const reference = { what: 'page with one line in the same fonts', value: median(pages) }
  const figure = { what: 'voucher PDF with photograph and code', measured: median(vouchers), unit: 'CPU ms' }
  return [
    { ...figure, judged: 'measured', bar: { at: 'most', value: 150 } },
    { ...figure, reference, judged: 'ratio', bar: { at: 'most', value: 8 } },
    {
      what: `memory kept after ${MANY} vouchers`,
      measured: drift,
      unit: 'MB',
      judged: 'measured',
      bar: { at: 'most', value: 5 },
    },
  ]
}
