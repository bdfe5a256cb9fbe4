import { randomUUID } from 'node:crypto'
import { createProduct } from '@meltem/contract/catalog/office'
import {
  getPrices,
  type PriceEdit,
  publishPrices,
  savePrices,
  takeBackPrices,
} from '@meltem/contract/catalog/prices-office'
import type { Endpoint, OutputOf } from '@meltem/contract/wire/endpoint'
import { addDays } from '@meltem/domain/calendar-day'
import { type BookingStage, openBookingStage, refreshStatistics } from './instruments/booking-stage.ts'
import { logInToOffice } from './instruments/office-login.ts'
import { median, timeOf, type Verdict } from './instruments/verdict.ts'

/** Fewer where the machine is shared: the bars are for three hundred. */
const OPTIONS = Number(process.env.BENCH_OPTIONS ?? 300)
/** What a clerk has before the eyes: so many rows of the calendar. */
const SHOWN = 30
const DAYS = 365
const WARM_UP = 3
const ROUNDS = 12
const SEASONS = 5
const KUR = 'TRY'

type Priced = OutputOf<typeof getPrices>
type Call = <E extends Endpoint>(endpoint: E, sent: object) => Promise<OutputOf<E>>

function callOf({ server }: BookingStage, headers: Record<string, string>): Call {
  return async (endpoint, sent) => {
    const isGet = endpoint.method === 'GET'
    const query = isGet ? `?${new URLSearchParams(sent as Record<string, string>)}` : ''
    const answer = await fetch(`${server.url}/api${endpoint.path}${query}`, {
      method: endpoint.method,
      headers: isGet ? headers : { ...headers, 'content-type': 'application/json' },
      ...(isGet ? {} : { body: JSON.stringify(sent) }),
    })
    if (!answer.ok) throw new Error(`${endpoint.path} was answered with ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as OutputOf<typeof endpoint>
  }
}

/** Houses as the office makes them; the first of them are found by a word of their own. */
async function fill(call: Call): Promise<void> {
  for (let place = 0; place < OPTIONS; place += 1) {
    await call(createProduct, {
      k_no: randomUUID(),
      urun_tipi: 'villa',
      ad: place < SHOWN ? `Seçili ev ${place}` : `Ev ${place}`,
      bolge_k_no: null,
      yeni_yer: null,
      nereden: null,
      nereye: null,
      en_cok_kisi: 6,
      fiyat: 1000 + place,
      kur: KUR,
      ozet: '',
      gorseller: [],
    })
  }
}

const seen = ({ secenekler }: Pick<Priced, 'secenekler'>) => secenekler.map(({ k_no, surum }) => ({ k_no, surum }))
const keysOf = ({ secenekler }: Pick<Priced, 'secenekler'>) => secenekler.map(({ k_no }) => k_no)

interface Bare {
  /** Reading the days of these options by one statement. */
  readonly read: number[]
  /** Writing them again by one statement. */
  readonly write: number[]
}

async function bareTimes({ owner }: BookingStage, keys: readonly string[], rounds: number): Promise<Bare> {
  const bare: Bare = { read: [], write: [] }
  for (let round = 0; round < WARM_UP + rounds; round += 1) {
    const read = await timeOf(() => owner.pool.query('select * from gun_ayi where opsiyon_k_no = any($1)', [keys]))
    await owner.pool.query('begin')
    const write = await timeOf(() =>
      owner.pool.query('update gun_ayi set gunler = (gunler::text)::json where opsiyon_k_no = any($1)', [keys]),
    )
    await owner.pool.query('rollback')
    if (round < WARM_UP) continue
    bare.read.push(read)
    bare.write.push(write)
  }
  return bare
}

/** The calendar of a year: opening it, and keeping other prices in every cell of it. */
async function benchCalendar(stage: BookingStage, call: Call): Promise<Verdict[]> {
  const query = { ara: 'Seçili', gun: String(DAYS) }
  let prices: Priced = await call(getPrices, query)
  const times = { load: [] as number[], save: [] as number[] }
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const load = await timeOf(async () => {
      prices = await call(getPrices, query)
    })
    const fiyatlar = prices.secenekler.map((_, row) =>
      Array.from({ length: DAYS }, (_day, place) => 900 + ((round * 7 + row * 31 + place * 13) % 800)),
    )
    const islemler: PriceEdit[] = [
      { tur: 'yapistir', secenekler: keysOf(prices), ilk: prices.bugun, fiyatlar, kur: KUR },
    ]
    const save = await timeOf(() => call(savePrices, { secenekler: seen(prices), islemler }))
    if (round < WARM_UP) continue
    times.load.push(load)
    times.save.push(save)
  }
  const bare = await bareTimes(stage, keysOf(prices), ROUNDS)
  const cells = `${SHOWN} options and ${DAYS} days`
  return [
    ...verdicts(`price calendar of ${cells}, opened`, times.load, 250, {
      what: 'the same days by one statement',
      values: bare.read,
      ratio: 25,
    }),
    ...verdicts(`every cell of ${cells}, saved`, times.save, 1000, {
      what: 'the same days written by one statement',
      values: bare.write,
      ratio: 15,
    }),
  ]
}

/** A season is made six per cent dearer, published, and taken back. */
async function benchSeason(stage: BookingStage, call: Call): Promise<Verdict[]> {
  const times = { up: [] as number[], back: [] as number[] }
  let keys: string[] = []
  for (let round = 0; round < 1 + SEASONS; round += 1) {
    const prices: Priced = await call(getPrices, { ara: 'Ev', gun: '7' })
    keys = keysOf(prices)
    const gunler = [{ ilk: prices.bugun, son: addDays(prices.bugun, DAYS - 1) }]
    const islemler: PriceEdit[] = [{ tur: 'boya', secenekler: keys, gunler, degisim: { fiyat: { yuzde: 6 } } }]
    let yayin_k_no = ''
    const up = await timeOf(async () => {
      const { secenekler } = await call(savePrices, { secenekler: seen(prices), islemler })
      yayin_k_no = (await call(publishPrices, { secenekler })).yayin_k_no
    })
    const back = await timeOf(() => call(takeBackPrices, { yayin_k_no }))
    if (round === 0) continue
    times.up.push(up)
    times.back.push(back)
  }
  if (keys.length !== OPTIONS) throw new Error(`there are ${keys.length} options`)
  const bare = await bareTimes(stage, keys, SEASONS)
  const reference = { what: 'the same days written by one statement', values: bare.write, ratio: 25 }
  const cells = `${OPTIONS} options and ${DAYS} days`
  return [
    ...verdicts(`6 per cent more on ${cells}, kept and published`, times.up, 5000, reference),
    ...verdicts('the same taken back', times.back, 5000, reference),
  ]
}

interface Held {
  readonly what: string
  readonly values: readonly number[]
  /** How many times as long it may take. */
  readonly ratio: number
}

function verdicts(what: string, values: readonly number[], most: number, { ratio, ...held }: Held): Verdict[] {
  const figure = { what, measured: median(values), unit: 'ms' }
  const reference = { what: held.what, value: median(held.values) }
  return [
    { ...figure, judged: 'measured', bar: { at: 'most', value: most } },
    { ...figure, reference, judged: 'ratio', bar: { at: 'most', value: ratio } },
  ]
}

export async function benchPrices(): Promise<Verdict[]> {
  const stage = await openBookingStage()
  try {
    const call = callOf(stage, await logInToOffice(stage))
    await fill(call)
    await refreshStatistics(stage)
    return [...(await benchCalendar(stage, call)), ...(await benchSeason(stage, call))]
  } finally {
    await stage.close()
  }
}
