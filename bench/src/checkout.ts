import { randomUUID } from 'node:crypto'
import { getPayment, startPayment } from '@meltem/contract/payment/payment'
import { holdBasket, quoteBasket } from '@meltem/contract/reservation/basket'
import { placeReservation } from '@meltem/contract/reservation/booking'
import { addDays } from '@meltem/domain/calendar-day'
import { SECURE_CODE, TEST_CARDS } from '../../server/src/features/payment/providers/test-bank/bank-cards.ts'
import { placement, seats, stranger } from '../../server/src/testing/hammer/hammer-basket.ts'
import { addTour, FIRST_DAY, type Tour } from '../../server/src/testing/hammer/hammer-catalog.ts'
import { openRawReference } from './instruments/booking-load.ts'
import { type BookingStage, openBookingStage, refreshStatistics } from './instruments/booking-stage.ts'
import { withTimeToSpare } from './instruments/spare-time.ts'
import { median, type Verdict } from './instruments/verdict.ts'
import { encodeRequest, WireClient } from './instruments/wire-client.ts'

const CLIENTS = 30
const WARM_UP = 150
const CHECKOUTS = 450
const ROUNDS = 3
const DEPARTURES = 300
const RAW = 3000

/** Holds a second of the raw reference on two cores that no other process uses. */
const RAW_OF_TWO_CORES = 4000

/** What one shopper's calls came to. */
interface Tally {
  checkouts: number
  calls: number
  failed: number
  broken: number
  readonly placing: number[]
}

const CARD = TEST_CARDS.find(({ davranis }) => davranis === 'basarili')?.numara ?? ''
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString()

/** One shopper from the quote to the confirmation, with the card form and the 3-D Secure page of the bank. */
class Shopper {
  readonly #base: string
  readonly #tally: Tally
  readonly #connections: Map<string, WireClient>
  readonly #headers = { ...stranger(), 'content-type': 'application/json' }

  /** A connection is kept for each house: the shop's and the bank's. */
  constructor(base: string, tally: Tally, connections: Map<string, WireClient>) {
    this.#base = base
    this.#tally = tally
    this.#connections = connections
  }

  async #connectionTo({ origin }: URL): Promise<WireClient> {
    const known = this.#connections.get(origin)
    if (known?.isOpen) return known
    const open = await WireClient.open(origin)
    this.#connections.set(origin, open)
    return open
  }

  async #send(url: string, headers: Record<string, string>, body?: object | string): Promise<string> {
    this.#tally.calls += 1
    const connection = await this.#connectionTo(new URL(url))
    const answer = await connection.ask(encodeRequest(url, headers, body))
    if (answer.status >= 500) this.#tally.broken += 1
    if (answer.status >= 400) throw new Error(`${url.split('?', 1)[0]} answered ${answer.status}: ${answer.text()}`)
    return answer.text()
  }

  async #post<T>(path: string, body: object): Promise<T> {
    return JSON.parse(await this.#send(`${this.#base}/api${path}`, this.#headers, body)) as T
  }

  async #payAt(url: string): Promise<void> {
    await this.#send(url, FORM, form({ number: CARD, name: 'Ada Deniz', expiry: '12/30', cvc: '123' }))
    const page = await this.#send(url.replace('/pay/', '/secure/'), FORM, form({ code: SECURE_CODE }))
    const back = /<form method="post" action="([^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&')
    if (!back) throw new Error('the bank sends nobody back')
    await this.#send(back, FORM, form({ order: 'x' }))
  }

  async checkOut(tour: Tour, day: string): Promise<void> {
    const priced = [seats(tour, day)]
    const body = placement(priced, { method: 'kredi_karti', k_no: randomUUID() })
    const { lang, secilen_kur, odeme_tipi, sepet_urunler, k_no, kur_rezervasyon_toplam } = body
    await this.#post(quoteBasket.path, { lang, secilen_kur, odeme_tipi, sepet_urunler })
    await this.#post(holdBasket.path, {
      k_no,
      lang,
      secilen_kur,
      odeme_tipi,
      sepet_urunler,
      kur_rezervasyon_toplam,
    })
    const begun = performance.now()
    const { misafir_anahtari: anahtar } = await this.#post<{ misafir_anahtari: string }>(placeReservation.path, body)
    this.#tally.placing.push(performance.now() - begun)
    const wish = { k_no, anahtar, tutar: 'on_odeme', lang: 'en' }
    const { adim } = await this.#post<{ adim: { url: string } }>(startPayment.path, wish)
    await this.#payAt(adim.url)
    const query = new URLSearchParams({ k_no, anahtar })
    const state = await this.#send(`${this.#base}/api${getPayment.path}?${query}`, this.#headers)
    if (!state.includes('"sonuc":"odendi"')) throw new Error(`not confirmed: ${state}`)
    this.#tally.checkouts += 1
  }
}

interface Round extends Tally {
  readonly perSecond: number
}

async function run({ server }: BookingStage, tour: Tour, count: number): Promise<Round> {
  const tally: Tally = { checkouts: 0, calls: 0, failed: 0, broken: 0, placing: [] }
  let next = 0
  const started = performance.now()
  const client = async () => {
    const connections = new Map<string, WireClient>()
    for (let place = next++; place < count; place = next++) {
      try {
        await new Shopper(server.url, tally, connections).checkOut(tour, addDays(FIRST_DAY, place % DEPARTURES))
      } catch (error) {
        tally.failed += 1
        if (tally.failed <= 3) process.stderr.write(`${String(error).slice(0, 300)}\n`)
      }
    }
    for (const connection of connections.values()) connection.close()
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  const seconds = (performance.now() - started) / 1000
  return { ...tally, perSecond: tally.checkouts / seconds }
}

function p99(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0
}

/** The whole way with everything on one machine: shop, bank, database, mails and the shoppers themselves. */
export async function benchCheckout(): Promise<Verdict[]> {
  const stage = await openBookingStage()
  try {
    const tour = await addTour(stage, 100_000)
    const raw = await openRawReference(stage.ownerUrl)
    await run(stage, tour, WARM_UP)
    await refreshStatistics(stage)
    const rounds: Round[] = []
    const holds: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push(await withTimeToSpare(() => run(stage, tour, CHECKOUTS)))
      holds.push((await raw.load(RAW, DEPARTURES)).perSecond)
    }
    await raw.close()
    return verdictsOf(rounds, median(holds))
  } finally {
    await stage.close()
  }
}

function verdictsOf(rounds: readonly Round[], rawHolds: number): Verdict[] {
  const sum = (amount: (round: Round) => number) => rounds.reduce((all, round) => all + amount(round), 0)
  const rate = median(rounds.map(({ perSecond }) => perSecond))
  const figure = { what: `checkouts, ${CLIENTS} clients`, measured: rate, unit: 'per second' }
  const most = (value: number) => ({ judged: 'measured', bar: { at: 'most', value } }) as const
  return [
    { ...figure, judged: 'measured', bar: { at: 'least', value: 60 } },
    {
      ...figure,
      reference: { what: 'raw seat holds', value: rawHolds },
      judged: 'ratio',
      bar: { at: 'least', value: 60 / RAW_OF_TWO_CORES },
    },
    {
      what: 'placing, slowest of 100',
      measured: p99(rounds.flatMap(({ placing }) => placing)),
      unit: 'ms',
      ...most(1000),
    },
    {
      what: 'answers of the server’s own fault',
      measured: (100 * sum(({ broken }) => broken)) / sum(({ calls }) => calls),
      unit: 'per cent',
      ...most(0.05),
    },
    { what: 'checkouts that did not end confirmed', measured: sum(({ failed }) => failed), unit: 'in all', ...most(0) },
  ]
}
