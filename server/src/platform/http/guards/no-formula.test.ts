import { API } from '@meltem/contract/api'
import { parse } from 'csv-parse/sync'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type HostileWorld, openHostileWorld } from '../../../testing/hostile/hostile-world.ts'

const FORMULA = '=HYPERLINK("http://evil.example";"all names")'

/** Every file a person of the office can take along as a table. */
const TABLES = API.filter(
  ({ access, method, content }) => access === 'staff' && method === 'GET' && content === 'application/octet-stream',
)

/** Names that somebody has typed, wherever the files take them from. */
const NAMED = [
  `update rezervasyon set misafir = misafir || jsonb_build_object('ad', $1::text, 'soyad', '+1', 'telefon', '+905321112233'),
     guncelleme_zamani = clock_timestamp() where misafir is not null`,
  `update uye set ad = $1, soyad = '@SUM(A1)'`,
  'update acente set unvan = $1',
  'update personel set soyad = $1',
  `update urun set ad = jsonb_build_object('tr', $1::text, 'en', $1::text)`,
  'update kaynak set ad = $1',
]

let world: HostileWorld
beforeAll(async () => {
  world = await openHostileWorld()
  const { pool } = world.app.owner
  for (const statement of NAMED) await pool.query(statement, [FORMULA])
  await pool.query('select arama_yaz(array(select k_no from rezervasyon where kayit_no is not null))')
})
afterAll(() => world.close())

/** A number may begin with a sign; nothing else may begin like a formula. */
function wouldRun(cell: string): boolean {
  return /^[=+\-@\t\r]/.test(cell) && !/^[+-]?[\d.,]+$/.test(cell)
}

async function take(path: string, bicim: string) {
  const endpoint = TABLES.find((one) => one.path === path)
  if (!endpoint) throw new Error(`no file ${path}`)
  const input: Record<string, unknown> = { ...world.inputFor(endpoint), bicim, dil: 'en' }
  const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]))
  return await world.app.get(`/api${path}?${query}`, world.headersFor(endpoint))
}

describe('a cell that somebody typed as a formula', () => {
  test('runs in no file of the office, whoever opens it', async () => {
    const taken: string[] = []
    const cells: string[] = []
    for (const { path } of TABLES) {
      const csv = await take(path, 'csv')
      if (csv.statusCode === 200 && String(csv.headers['content-disposition']).includes('.csv')) {
        taken.push(path)
        const rows: string[][] = parse(csv.body, { relax_column_count: true, bom: true, delimiter: [',', ';'] })
        cells.push(...rows.flat())
      }
      const xlsx = await take(path, 'xlsx')
      if (xlsx.statusCode === 200 && xlsx.rawPayload.subarray(0, 2).toString() === 'PK') {
        const sheets = Object.entries(unzipSync(xlsx.rawPayload)).filter(([name]) => name.includes('worksheets/'))
        for (const [name, bytes] of sheets)
          expect([path, name, strFromU8(bytes).includes('<f>')]).toEqual([path, name, false])
      }
    }
    expect(cells.filter(wouldRun)).toEqual([])
    // They are there, and harmless.
    expect(cells.filter((cell) => cell.startsWith(`'${FORMULA}`)).length).toBeGreaterThan(2)
    expect(taken).toEqual(
      expect.arrayContaining([
        '/yonetim/uye-dosya-get',
        '/yonetim/rezervasyon-dosya-get',
        '/yonetim/denetim-dosya-get',
        '/yonetim/rakam-dosya-get',
        '/yonetim/abone-dosya-get',
      ]),
    )
  })
})
