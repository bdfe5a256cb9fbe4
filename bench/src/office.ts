import { getOfficeReservation } from '@meltem/contract/reservation/office-detail'
import { exportReservations, listReservations } from '@meltem/contract/reservation/office-list'
import { placement, seats, stranger } from '../../server/src/testing/hammer/hammer-basket.ts'
import { addTour, FIRST_DAY } from '../../server/src/testing/hammer/hammer-catalog.ts'
import { type BookingStage, openBookingStage, refreshStatistics } from './instruments/booking-stage.ts'
import { readMetric, waitForRest } from './instruments/metrics.ts'
import { logInToOffice } from './instruments/office-login.ts'
import { median, quantile, timeOf, type Verdict } from './instruments/verdict.ts'

/** Fewer where the machine is shared: the bars are for two hundred thousand. */
const RESERVATIONS = Number(process.env.BENCH_RESERVATIONS ?? 200_000)
const WARM_UP = 20
const ROUNDS = 200
const MEGABYTE = 1024 * 1024

const FIRST_NAMES = ['Ayşe', 'Mehmet', 'Anna', 'Иван', 'Jörg', 'Olivia', 'Işıl', 'Ömer', 'Мария', 'Lukas']
const SYLLABLES = ['kara', 'demir', 'yıl', 'bach', 'stein', 'ova', 'lı', 'man', 'тов', 'ко', 'son', 'ley', 'öz', 'gür']

const at = <T>(list: readonly T[], place: number): T => list[place % list.length] as T

/** Some 2,700 surnames, so that a name is found a few dozen times, as in a real book. */
function nameOf(place: number): { ad: string; soyad: string } {
  const soyad = [place, Math.floor(place / 14), Math.floor(place / 196)].map((one) => at(SYLLABLES, one)).join('')
  return { ad: at(FIRST_NAMES, place * 7), soyad }
}

/** Columns that can be written, for copying whole rows of a table without naming them one by one. */
async function columnsOf({ owner }: BookingStage, table: string): Promise<string> {
  const { rows } = await owner.pool.query<{ column_name: string }>(
    `select column_name from information_schema.columns where table_schema = 'public' and table_name = $1
       and is_generated = 'NEVER' and is_identity = 'NO' order by ordinal_position`,
    [table],
  )
  return rows.map(({ column_name }) => column_name).join(', ')
}

/** One booking the product made, two hundred thousand times over three years, with guests and days of their own. */
async function fill(stage: BookingStage): Promise<void> {
  const tour = await addTour({ db: stage.db, tenantId: stage.tenantId }, 1_000)
  const answer = await fetch(`${stage.server.url}/api/rezervasyon-olustur-post`, {
    method: 'POST',
    headers: { ...stranger(), 'content-type': 'application/json' },
    body: JSON.stringify(placement([seats(tour, FIRST_DAY, 2)])),
  })
  if (!answer.ok) throw new Error(`the booking was answered with ${answer.status}: ${await answer.text()}`)
  await waitForRest(stage.server.url)
  const { pool } = stage.owner
  await pool.query('begin')
  // Rules and audit have had their say on the first booking.
  await pool.query('set local session_replication_role = replica')
  await pool.query(
    `create temporary table kopya on commit drop as
     select gen_random_uuid() as k_no, n, case when n % 11 = 0 then 'cancelled' else 'confirmed' end as durum,
       ($1::text[])[n * 7 % 10 + 1] as ad,
       ($2::text[])[n % 14 + 1] || ($2::text[])[n / 14 % 14 + 1] || ($2::text[])[n / 196 % 14 + 1] as soyad,
       date '2025-01-01' + n % 1095 as gun, now() - (n % 1095) * interval '1 day' - n * interval '1 second' as zaman
     from generate_series(1, $3::int) as n`,
    [FIRST_NAMES, SYLLABLES, RESERVATIONS],
  )
  for (const [table, change] of COPIES) {
    const columns = await columnsOf(stage, table)
    await pool.query(
      `insert into ${table} (${columns}) select ${columns.replaceAll(/\w+/g, 'neu.$&')} from ${table} r, kopya k
         cross join lateral jsonb_populate_record(null::${table}, to_jsonb(r) || ${change}) as neu`,
    )
  }
  await pool.query('commit')
  // Plans made for empty tables would take minutes.
  await refreshStatistics(stage)
  await pool.query('select arama_yaz(array_agg(k_no)) from rezervasyon group by right(kayit_no, 2)')
  await pool.query('vacuum analyze')
}

const COPIES: readonly (readonly [string, string])[] = [
  [
    'rezervasyon',
    `jsonb_build_object('k_no', k.k_no, 'durum', k.durum, 'kayit_no', 'B' || lpad(k.n::text, 8, '0'),
       'bilet_no', 'T' || lpad(k.n::text, 8, '0'), 'olusturma_zamani', k.zaman, 'guncelleme_zamani', k.zaman,
       'misafir', r.misafir || jsonb_build_object('ad', k.ad, 'soyad', k.soyad, 'telefon', '+90532' || lpad(k.n::text, 7, '0'),
         'e_mail', 'g' || k.n || '@example.com'))`,
  ],
  ['rezervasyon_satiri', `jsonb_build_object('rezervasyon_k_no', k.k_no, 'baslangic', k.gun)`],
]

type Ask = (path: string) => Promise<string>

async function readKeys({ owner }: BookingStage): Promise<string[]> {
  const { rows } = await owner.pool.query<{ k_no: string }>(
    `select k_no from rezervasyon order by k_no limit ${WARM_UP + ROUNDS}`,
  )
  return rows.map(({ k_no }) => k_no)
}

const PAGE = `select r.*, a.* from rezervasyon r join rezervasyon_arama a
  on a.tenant_id = r.tenant_id and a.rezervasyon_k_no = r.k_no
  where r.kayit_no is not null order by r.olusturma_zamani desc limit 50`

/** Filters of the saved views, turn about: nothing may be quick only because it was just asked. */
const VIEWS = ['', 'durum=confirmed', 'sira=hizmet&hizmet_ilk=2026-06-01', 'odeme=eksik&sira=hizmet', 'kanal=web']

async function benchReads(stage: BookingStage, ask: Ask): Promise<Verdict[]> {
  const keys = await readKeys(stage)
  const raw: number[] = []
  const times = { list: [] as number[], search: [] as number[], detail: [] as number[] }
  for (let turn = 0; turn < WARM_UP + ROUNDS; turn += 1) {
    const { ad, soyad } = nameOf(turn * 37 + 5)
    const words = encodeURIComponent(turn % 2 === 0 ? soyad : `${ad} ${soyad}`)
    const spent = {
      list: await timeOf(() => ask(`${listReservations.path}?${at(VIEWS, turn)}`)),
      search: await timeOf(() => ask(`${listReservations.path}?ara=${words}`)),
      detail: await timeOf(() => ask(`${getOfficeReservation.path}?k_no=${keys[turn]}`)),
    }
    const bare = await timeOf(() => stage.owner.pool.query(PAGE))
    if (turn < WARM_UP) continue
    raw.push(bare)
    for (const name of ['list', 'search', 'detail'] as const) times[name].push(spent[name])
  }
  const reference = { what: 'a page of whole rows by one statement', value: median(raw) }
  const verdict = (what: string, values: readonly number[], bar: number): Verdict => ({
    what: `${what} of ${RESERVATIONS} reservations, slowest of twenty`,
    measured: quantile(values, 0.95),
    unit: 'ms',
    reference,
    judged: 'measured',
    bar: { at: 'most', value: bar },
  })
  return [
    verdict('first page', times.list, 150),
    verdict('search by name', times.search, 120),
    verdict('one', times.detail, 60),
  ]
}

interface Taken {
  readonly seconds: number
  /** Of the server's processor: what a busy machine does not change. */
  readonly cpu: number
  /** What its memory grew by meanwhile. */
  readonly megabytes: number
}

async function take(stage: BookingStage, path: string, headers: Record<string, string>): Promise<Taken> {
  const memory = () => readMetric(stage.server.url, 'process_resident_memory_bytes')
  const cpu = () => readMetric(stage.server.url, 'process_cpu_seconds_total')
  const [before, busy] = [await memory(), await cpu()]
  let most = before
  let bytes = 0
  const spent = await timeOf(async () => {
    const answer = await fetch(`${stage.server.url}/api${path}`, { headers })
    if (!answer.ok || !answer.body) throw new Error(`the export was answered with ${answer.status}`)
    let pieces = 0
    for await (const piece of answer.body) {
      bytes += piece.length
      pieces += 1
      if (pieces % 50 === 0) most = Math.max(most, await memory())
    }
  })
  if (bytes < RESERVATIONS * FEWEST_BYTES) throw new Error(`the file has ${bytes} bytes`)
  return { seconds: spent / 1000, cpu: (await cpu()) - busy, megabytes: (most - before) / MEGABYTE }
}

/** A packed line of a spreadsheet is hardly shorter. */
const FEWEST_BYTES = 60

/** The whole list as a file. */
async function benchExport(stage: BookingStage, headers: Record<string, string>): Promise<Verdict[]> {
  const verdicts: Verdict[] = []
  for (const format of ['csv', 'xlsx']) {
    const { seconds, cpu, megabytes } = await take(stage, `${exportReservations.path}?dil=tr&bicim=${format}`, headers)
    const what = `export of ${RESERVATIONS} reservations as ${format}`
    const atMost = (value: number) => ({ judged: 'measured', bar: { at: 'most', value } }) as const
    verdicts.push({ what, measured: seconds, unit: 's', ...atMost(10) })
    verdicts.push({ what: `${what}, processor of the server`, measured: cpu, unit: 's', ...atMost(6) })
    verdicts.push({ what: `${what}, memory`, measured: megabytes, unit: 'MB more', ...atMost(50) })
  }
  return verdicts
}

/** The office after some seasons. */
export async function benchOffice(): Promise<Verdict[]> {
  const stage = await openBookingStage()
  try {
    await fill(stage)
    const headers = await logInToOffice(stage)
    const ask = async (path: string) => {
      const answer = await fetch(`${stage.server.url}/api${path}`, { headers })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`)
      return text
    }
    return [...(await benchReads(stage, ask)), ...(await benchExport(stage, headers))]
  } finally {
    await stage.close()
  }
}
