import { uploadImport } from '@meltem/contract/import/office'
import { type WrittenSheet, writeWorkbook } from '../../server/src/features/import/file/write-workbook.ts'
import { logInToDemo } from './instruments/office-login.ts'
import { startPreparedServer } from './instruments/prepared-data.ts'
import { median, timeOf, type Verdict } from './instruments/verdict.ts'

const PRODUCTS = 2000
const ROUNDS = 3

/** Villas in two languages, each with an option and four seasons: some twenty thousand rows. */
function catalogue(): WrittenSheet[] {
  const codes = Array.from({ length: PRODUCTS }, (_, place) => `B-${place + 1}`)
  const paragraph = 'Zeytinlerin arasında, denize on dakika. Akşamları terasta rüzgâr eser. '.repeat(6)
  const seasons = [
    ['', '2026-01-01', null, 120],
    ['Bahar', '2027-04-01', '2027-05-31', 150],
    ['Yaz', '2027-06-01', '2027-09-15', 240],
    ['Güz', '2027-09-16', '2027-10-31', 160],
  ] as const
  return [
    {
      ad: 'urunler',
      baslik: ['kod', 'en_cok', 'oda', 'banyo', 'izin_no', 'ozellikler', 'havuz'],
      satirlar: codes.map((kod, place) => [kod, 2 + (place % 8), 2, 1, `48-${place}`, 'klima, wifi, mutfak', '4 | 8']),
    },
    {
      ad: 'metinler',
      baslik: ['kod', 'dil', 'baslik', 'ozet', 'aciklama', 'one_cikanlar'],
      satirlar: codes.flatMap((kod) =>
        ['tr', 'en'].map((dil) => [kod, dil, `Villa ${kod}`, paragraph.slice(0, 200), paragraph, 'Deniz\nBahçe']),
      ),
    },
    {
      ad: 'secenekler',
      baslik: ['kod', 'secenek', 'ad_tr', 'en_cok', 'birim'],
      satirlar: codes.map((kod) => [kod, 'ev', 'Bütün ev', 6, 1]),
    },
    {
      ad: 'fiyatlar',
      baslik: ['kod', 'secenek', 'sezon', 'ilk_gun', 'son_gun', 'gece', 'arti_kisi', 'en_az_gece'],
      satirlar: codes.flatMap((kod) => seasons.map((season) => [kod, 'ev', ...season, 20, 3])),
    },
  ]
}

/** The trial of two thousand products, beside writing the very workbook they come in: reading it should cost no more than that a few times over. */
export async function benchImports(): Promise<Verdict[]> {
  const sheets = catalogue()
  const written: number[] = []
  let bytes = new Uint8Array()
  for (let round = 0; round < ROUNDS; round += 1) {
    written.push(
      await timeOf(async () => {
        bytes = new Uint8Array(await writeWorkbook(sheets))
      }),
    )
  }
  const server = await startPreparedServer()
  try {
    const headers = await logInToDemo(server.url)
    const bring = async () => {
      const answer = await fetch(`${server.url}/api${uploadImport.path}?ad=villalar.xlsx&urun_tipi=villa`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/octet-stream' },
        body: bytes,
      })
      if (!answer.ok) throw new Error(`the file was answered with ${answer.status}: ${await answer.text()}`)
    }
    const tried: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) tried.push(await timeOf(bring))
    const figure = { what: `trial of ${PRODUCTS} products`, measured: median(tried) / 1000, unit: 's' }
    const reference = { what: 'writing their workbook', value: median(written) / 1000 }
    return [
      { ...figure, judged: 'measured', bar: { at: 'most', value: 10 } },
      { ...figure, reference, judged: 'ratio', bar: { at: 'most', value: 6 } },
    ]
  } finally {
    await server.stop()
  }
}
