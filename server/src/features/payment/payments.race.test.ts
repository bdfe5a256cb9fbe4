import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays } from '@meltem/domain/calendar-day'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../platform/db/connection.ts'
import { TEST_SECRET } from '../../testing/global-setup.ts'
import { openServices } from '../../testing/hammer/api-process-services.ts'
import { countForGate } from '../../testing/hammer/gate-counters.ts'
import { fireTogether, scaled, tally } from '../../testing/hammer/hammer.ts'
import { placement, seats } from '../../testing/hammer/hammer-basket.ts'
import { addTour, FIRST_DAY, type Tour } from '../../testing/hammer/hammer-catalog.ts'
import { openStage, type Stage } from '../../testing/hammer/hammer-stage.ts'
import { typeCard } from '../../testing/test-payment.ts'
import { startTestBank, type TestBank } from './providers/test-bank/bank-server.ts'
import { sign } from './providers/test-bank/bank-signature.ts'
import { bankSecret } from './providers/test-bank-gateway.ts'
import { pollTenant } from './settle/poll-payments.ts'

type Opened = Awaited<ReturnType<typeof openServices>>

let bank: TestBank
let stage: Stage
let tour: Tour
let poller: Opened
let folder: string
beforeAll(async () => {
  bank = await startTestBank({ secret: bankSecret(TEST_SECRET) })
  stage = await openStage(2, { testBankUrl: `http://127.0.0.1:${bank.port}` })
  tour = await addTour(stage, 5000)
  folder = mkdtempSync(join(tmpdir(), 'meltem-poll-'))
  poller = await openServices({ ...stage.orders, pool: 4 }, folder)
  // Everything that is open is due at once, as it would be a minute later.
  poller.clock.set(() => new Date(Date.now() + 60_000))
})
afterAll(async () => {
  await bank.close()
  await poller.close()
  await stage.close()
  rmSync(folder, { recursive: true, force: true })
})

async function poll(): Promise<number> {
  const tenant = poller.tenants.byKod('alfa')
  return tenant ? await pollTenant(poller.services, tenant) : 0
}

interface Begun {
  readonly k_no: string
  readonly anahtar: string
  readonly url: string
}

interface Waiting {
  readonly k_no: string
  readonly anahtar: string
}

async function book(day: string, booked = tour): Promise<Waiting> {
  const body = placement([seats(booked, day)], { method: 'kredi_karti' })
  const placed = await stage.call('/rezervasyon-olustur-post', body)
  return { k_no: body.k_no, anahtar: String(placed.body.misafir_anahtari) }
}

async function start({ k_no, anahtar }: Waiting) {
  return await stage.call('/odeme-baslat-post', { k_no, anahtar, tutar: 'on_odeme', lang: 'en' })
}

const pageOf = ({ body }: Awaited<ReturnType<typeof start>>) => (body.adim as { url: string }).url

async function begin(day: string): Promise<Begun> {
  const waiting = await book(day)
  const started = await start(waiting)
  if (started.status !== 200) throw new Error(`could not begin: ${JSON.stringify(started.body)}`)
  return { ...waiting, url: pageOf(started) }
}

const post = (url: string) => fetch(url, { method: 'POST', redirect: 'manual' })

async function count(day: string) {
  return await withTenant(stage.db, stage.tenantId, async (trx) => {
    const { rows } = await sql<{ onayli: number; para: number; posta: number }>`
      select count(*) filter (where r.durum = 'confirmed') as onayli,
        coalesce(sum((select count(*) from tahsilat t where t.rezervasyon_k_no = r.k_no)), 0)::bigint as para,
        coalesce(sum((select count(*) from eposta e where e.tur = 'reservation_guest'
          and e.veri ->> 'k_no' = r.k_no::text and e.veri ->> 'olay' = 'confirmed')), 0)::bigint as posta
      from rezervasyon r join rezervasyon_satiri s on s.rezervasyon_k_no = r.k_no
      where s.baslangic = ${day}`.execute(trx)
    return rows[0]
  })
}

describe('P5: notice, way back and poller in the same moment', () => {
  const ROUNDS = scaled(500, 20)

  test('one confirmation and one mail each', async () => {
    bank.faults.notices = () => 0
    for (let round = 0; round < ROUNDS; round += 1) {
      const { url } = await begin(FIRST_DAY)
      const back = await typeCard(url)
      const siparis_no = bank.ledger.findByKey(url.split('/').at(-1) ?? '')?.siparis_no
      const body = JSON.stringify({ olay_no: `P5-${round}`, tur: 'odeme', siparis_no })
      const headers = { 'x-bank-signature': sign(bankSecret(TEST_SECRET), body) }
      const other = stage.processes[round % 2]?.url ?? ''
      const notice = fetch(`${other}/odeme/bildirim/test`, { method: 'POST', body, headers })
      await Promise.all([notice, post(back), post(back), poll()])
    }
    await expect.poll(() => count(FIRST_DAY)).toEqual({ onayli: ROUNDS, para: ROUNDS, posta: ROUNDS })
  })
})

describe('P15: two tabs', () => {
  const TABS = 10

  test('lead to one page of the bank', async () => {
    for (let round = 0; round < scaled(50, 5); round += 1) {
      const body = placement([seats(tour, addDays(FIRST_DAY, 1))], { method: 'kredi_karti' })
      const placed = await stage.call('/rezervasyon-olustur-post', body)
      const wish = { k_no: body.k_no, anahtar: placed.body.misafir_anahtari, tutar: 'on_odeme', lang: 'en' }
      const replies = await fireTogether(Array.from({ length: TABS }, () => stage.shot('/odeme-baslat-post', wish)))
      const pages = replies.flatMap((reply) => (reply.status === 200 ? [(reply.body.adim as { url: string }).url] : []))
      expect([tally(replies), new Set(pages).size]).toEqual([tally(replies), 1])
      // The others are told that one is under way, and nothing else.
      expect(Object.keys(tally(replies)).filter((name) => name !== '200' && name !== '409 odeme_suruyor')).toEqual([])
    }
  })
})

describe('P11: refunds of one payment at once', () => {
  test('never come to more than was taken', async () => {
    const day = addDays(FIRST_DAY, 2)
    const staff = await stage.logIn()
    for (let round = 0; round < scaled(20, 3); round += 1) {
      const { k_no, url } = await begin(day)
      await post(await typeCard(url))
      const attempt = await withTenant(stage.db, stage.tenantId, (trx) =>
        trx.selectFrom('odeme_denemesi').selectAll().where('rezervasyon_k_no', '=', k_no).executeTakeFirstOrThrow(),
      )
      const wishes = Array.from({ length: 20 }, () => {
        const body = { deneme_k_no: attempt.k_no, istek_k_no: crypto.randomUUID(), tutar: 2.5 }
        return stage.shot('/yonetim/odeme-iade-post', body, staff)
      })
      const replies = await fireTogether(wishes)
      // The deposit of a seat is 25.
      expect(tally(replies)).toEqual({ 200: 10, '409 iade_fazla': 10 })
    }
    await poll()
  })
})

/**
 * A bank that is down until every client has stood before it and the shop has asked it in vain. Clients wait for it
 * together, so that none of them is on its way when the shop hears that the bank knows nothing of an order.
 */
class DownTime {
  readonly #clients: number
  readonly #back = Promise.withResolvers<void>()
  #before = 0

  constructor(clients: number) {
    this.#clients = clients
  }

  async wait(): Promise<void> {
    this.#before += 1
    if (this.#before === this.#clients) {
      if ((await poll()) === 0) this.#back.reject(new Error('The shop did not ask the bank while it was down'))
      delete bank.faults.down
      // Minutes of the shop's clock go by before it asks again.
      poller.clock.set(() => new Date(Date.now() + 11 * 60_000))
      while ((await poll()) > 0);
      this.#back.resolve()
    }
    await this.#back.promise
  }
}

/** One that is down answers nobody, and the shop says that the payment is under way. */
async function openPage(waiting: Waiting): Promise<string | undefined> {
  const started = await start(waiting)
  if (started.status === 200) return pageOf(started)
  expect([bank.faults.down, started.status, started.body.code]).toEqual([true, 409, 'odeme_suruyor'])
  return undefined
}

async function typeAt(page: string | undefined): Promise<string | undefined> {
  if (page === undefined) return undefined
  return await typeCard(page).catch((error: unknown) => {
    if (!bank.faults.down) throw error
    return undefined
  })
}

/** Answers the way back to the shop. */
async function payThrough(down: DownTime, waiting: Waiting): Promise<string> {
  let page = await openPage(waiting)
  let back = await typeAt(page)
  if (bank.faults.down) {
    await down.wait()
    // Who was on the bank's page is still there; who never came so far begins again.
    page ??= await openPage(waiting)
    back ??= await typeAt(page)
  }
  if (back === undefined) throw new Error(`the card of ${waiting.k_no} was not taken`)
  return back
}

/** Of twenty notices one is lost, one comes twice, and one lies until the end. */
function troubleNotices(): void {
  let seen = 0
  bank.faults.notices = () => {
    seen += 1
    if (seen % 20 === 0) countForGate('notices lost', 1)
    if (seen % 20 === 10) countForGate('notices doubled', 1)
    if (seen % 20 === 0) return 0
    return seen % 20 === 10 ? 2 : 1
  }
  bank.faults.late = () => seen % 20 === 5
}

describe('P16: lost, doubled, late and reordered notices, and a bank that is down', () => {
  const PAYMENTS = scaled(10_000, 100)
  const CLIENTS = 10

  test('every payment is booked once in the end', async () => {
    const day = addDays(FIRST_DAY, 3)
    const crowd = await addTour(stage, 20_000)
    const down = new DownTime(CLIENTS)
    troubleNotices()
    let left = PAYMENTS
    const client = async () => {
      while (left > 0) {
        left -= 1
        const turn = left
        if (turn === Math.floor(PAYMENTS / 2)) bank.faults.down = true
        const back = await payThrough(down, await book(day, crowd))
        // Every third browser is closed on the way back.
        if (turn % 3 !== 0) await post(back)
      }
    }
    await Promise.all(Array.from({ length: CLIENTS }, client))
    expect(bank.faults.down).toBeUndefined()
    expect(bank.handOut()).toBeGreaterThan(PAYMENTS / 30)
    await bank.settled()
    while ((await poll()) > 0);
    expect(await count(day)).toEqual({ onayli: PAYMENTS, para: PAYMENTS, posta: PAYMENTS })
    expect(await stage.database.askOracle()).toEqual([])
    countForGate('payments', PAYMENTS)
  })
})
