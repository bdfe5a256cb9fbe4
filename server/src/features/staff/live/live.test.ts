import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { LIVE_EVENTS, type LiveEvent } from '@meltem/contract/staff/live'
import type { StaffRole } from '@meltem/contract/staff/rights'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { withTenant } from '../../../platform/db/connection.ts'
import { ChangeListener } from '../../../platform/memory/changes.ts'
import { FIXTURE_PASSWORD, fixtureTenant } from '../../../testing/fixture.ts'
import { placement, seats, stranger } from '../../../testing/hammer/hammer-basket.ts'
import { addTour, FIRST_DAY } from '../../../testing/hammer/hammer-catalog.ts'
import { guestTenant } from '../../../testing/hammer/hammer-tenant.ts'
import { staffHeaders } from '../../../testing/staff-login.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { LiveOffice } from './live-office.ts'

type Told = { readonly [Name in LiveEvent]?: unknown }

let app: TestApp
let second: LiveOffice
let url: string
const listeners: ChangeListener[] = []
let tenantId: number

const person = (ad: string, rol: StaffRole) => {
  return { ad, soyad: 'alfa', e_mail: `${ad.toLowerCase()}@alfa.example.com`, sifre: FIXTURE_PASSWORD, rol, dil: 'en' }
}

/** The database tells a server; each has a listener of its own. */
async function listen(live: LiveOffice): Promise<void> {
  const deaf = () => undefined
  const followers = { content: deaf, catalog: deaf, office: live.hear.bind(live), missed: live.missed.bind(live) }
  const listener = new ChangeListener(app.database.appUrl, followers, pino({ level: 'silent' }))
  await listener.start()
  listeners.push(listener)
}

beforeAll(async () => {
  const alfa = {
    ...guestTenant(),
    personel: [person('Ada', 'yonetici'), person('Elif', 'satis'), person('Can', 'icerik'), person('Ali', 'saha')],
  } as ReturnType<typeof guestTenant>
  app = await startTestApp({
    tenants: [alfa, fixtureTenant('beta', ['en'])],
    environment: { TRUST_PROXY: '127.0.0.1', RATE_LIMIT: '100000' },
  })
  tenantId = app.tenants.byKod('alfa')?.id ?? 0
  second = new LiveOffice(app.services)
  await listen(app.services.live)
  await listen(second)
  await app.server.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(app.server.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  for (const listener of listeners) await listener.close()
  await app.close()
})

/** A tab: what it was told last of each kind, every change, and whether the stream is open. */
class Tab {
  readonly akis_k_no = randomUUID()
  readonly headers: Record<string, string>
  readonly changes: { konu: string; k_no: string | null; ad: string | null }[] = []
  readonly seen: Told = {}
  readonly #leaving = new AbortController()
  isOpen = false
  status = 0
  type = ''

  constructor(headers: Record<string, string>) {
    this.headers = headers
  }

  async open(): Promise<this> {
    const address = `${url}/api/yonetim/akis-get?akis_k_no=${this.akis_k_no}`
    const answer = await fetch(address, { headers: this.headers, signal: this.#leaving.signal })
    this.status = answer.status
    this.type = answer.headers.get('content-type') ?? ''
    this.isOpen = answer.ok
    if (answer.ok && answer.body) void this.#read(answer.body)
    return this
  }

  async #read(body: ReadableStream<Uint8Array>): Promise<void> {
    let text = ''
    try {
      const letters = new TextDecoder()
      for await (const piece of body) {
        text += letters.decode(piece, { stream: true })
        const events = text.split('\n\n')
        text = events.pop() ?? ''
        for (const event of events) this.#take(event)
      }
    } catch (error) {
      if (!this.#leaving.signal.aborted) throw error
    } finally {
      this.isOpen = false
    }
  }

  #take(event: string): void {
    const name = /^event: (\w+)$/m.exec(event)?.[1] as LiveEvent | undefined
    if (!name) return
    const data = z.parse(LIVE_EVENTS[name], JSON.parse(/^data: (.*)$/m.exec(event)?.[1] ?? 'null'))
    Object.assign(this.seen, { [name]: data })
    if (name === 'degisti') this.changes.push(data as (typeof this.changes)[number])
  }

  look(k_no: string | null, duzenliyor = false) {
    const bakis = k_no ? { konu: 'rezervasyon', k_no, duzenliyor } : null
    return app.post('/api/yonetim/bakis-post', { akis_k_no: this.akis_k_no, bakis }, this.headers)
  }

  leave(): void {
    this.#leaving.abort()
  }
}

const tabs: Tab[] = []
async function tabOf(name: string, company = 'alfa'): Promise<Tab> {
  const tab = await new Tab(await staffHeaders(app, company, `${name}@${company}.example.com`)).open()
  tabs.push(tab)
  return tab
}
afterEach(async () => {
  for (const tab of tabs.splice(0)) tab.leave()
  await app.services.throttles.forgive('staff_login_ip', tenantId, '127.0.0.1')
})

const SOON = { interval: 20, timeout: 10_000 }

async function sendMessage(company = 'alfa'): Promise<void> {
  const id = app.tenants.byKod(company)?.id ?? 0
  await withTenant(app.services.db, id, (trx) =>
    trx
      .insertInto('iletisim_mesaji')
      .values({
        tenant_id: id,
        mesaj_no: randomUUID().slice(0, 12),
        ad: 'A',
        soyad: 'B',
        e_mail: 'a@example.com',
        konu: 'diger',
        mesaj: 'm',
        lang: 'tr',
      })
      .execute(),
  )
}

async function book(): Promise<string> {
  const tour = await addTour({ db: app.services.db, tenantId }, 4)
  const body = placement([seats(tour, FIRST_DAY, 1)])
  const answer = await app.post('/api/rezervasyon-olustur-post', body, stranger())
  expect(answer.json()).toMatchObject({ success: 1 })
  return body.k_no
}

describe('the stream of the office (PEOPLE-21)', () => {
  test('begins with the counters, moves them without being asked, and is neither kept nor compressed', async () => {
    const ada = await tabOf('ada')
    expect([ada.status, ada.type]).toEqual([200, 'text/event-stream; charset=utf-8'])
    await expect
      .poll(() => ada.seen.sayac, SOON)
      .toEqual({ istekler: 0, mesajlar: expect.any(Number), talepler: 0, onaylar: 0 })
    const before = (ada.seen.sayac as { mesajlar: number }).mesajlar
    await sendMessage()
    await expect
      .poll(() => ada.seen.sayac, SOON)
      .toEqual({ istekler: 0, mesajlar: before + 1, talepler: 0, onaylar: 0 })
  })

  test('tells each what the right allows, and nothing of another tenant', async () => {
    const [ada, can, ali] = [await tabOf('ada'), await tabOf('can'), await tabOf('ali')]
    const beta = await tabOf('ada', 'beta')
    await expect
      .poll(() => ali.seen.sayac, SOON)
      .toEqual({ istekler: null, mesajlar: null, talepler: null, onaylar: null })
    await expect
      .poll(() => can.seen.sayac, SOON)
      .toEqual({ istekler: null, mesajlar: expect.any(Number), talepler: 0, onaylar: null })
    const k_no = await book()
    await expect
      .poll(() => ada.changes, SOON)
      .toContainEqual(expect.objectContaining({ konu: 'rezervasyon', k_no, ad: null }))
    await sendMessage('beta')
    await expect.poll(() => beta.changes.map(({ konu }) => konu), SOON).toEqual(['mesaj'])
    expect(can.changes).toEqual([])
    expect(ali.changes).toEqual([])
  })

  test('says who of the office changed a reservation', async () => {
    const k_no = await book()
    const [ada, elif] = [await tabOf('ada'), await tabOf('elif')]
    await app.post('/api/yonetim/rezervasyon-not-post', { k_no, metin: 'Late arrival' }, elif.headers)
    await expect
      .poll(() => ada.changes, SOON)
      .toContainEqual(expect.objectContaining({ konu: 'rezervasyon', k_no, ad: 'Elif alfa' }))
    const gorulen = { telefon: '+905321112233' }
    const yeni = { telefon: '+905559998877' }
    await app.post('/api/yonetim/rezervasyon-misafir-post', { k_no, gorulen, yeni }, ada.headers)
    await expect.poll(() => elif.changes.at(-1), SOON).toMatchObject({ k_no, ad: 'Ada alfa' })
  })

  test('shows colleagues what is open and being edited, on every server, until it is left', async () => {
    const k_no = await book()
    const [ada, elif] = [await tabOf('ada'), await tabOf('elif')]
    const staff = {
      k_no: randomUUID(),
      ad: 'Far',
      soyad: 'Away',
      e_mail: 'f@example.com',
      rol: 'satis',
      dil: 'en',
      ek_haklar: [],
      alinan_haklar: [],
    }
    const owner = { akis_k_no: randomUUID(), tenantId, staff, tokenHash: Buffer.alloc(32) } as const
    const elsewhere = await second.open(owner as Parameters<typeof second.open>[0])
    let heard = ''
    elsewhere.on('data', (piece: Buffer) => {
      heard += piece.toString()
    })
    expect((await elif.look(k_no, true)).statusCode).toBe(200)
    await expect
      .poll(() => ada.seen.orada, SOON)
      .toEqual([expect.objectContaining({ ad: 'Elif alfa', konu: 'rezervasyon', k_no, duzenliyor: true })])
    await expect.poll(() => heard, SOON).toContain('Elif alfa')
    expect(elif.seen.orada).toEqual([])
    elif.leave()
    await expect.poll(() => ada.seen.orada, SOON).toEqual([])
    elsewhere.finish()
  })

  test('a look is no act of the audit, and nobody without the right can look', async () => {
    const ali = await tabOf('ali')
    expect((await ali.look(randomUUID())).json()).toMatchObject({
      code: 'yetki_yok',
      ayrinti: { hak: 'rezervasyon.oku' },
    })
    const ada = await tabOf('ada')
    await ada.look(randomUUID())
    const rows = await app.owner.db.selectFrom('denetim').select('no').where('olay', '=', 'bakis-post').execute()
    expect(rows).toEqual([])
  })

  test("nobody moves or takes another person's stream", async () => {
    const [ada, elif] = [await tabOf('ada'), await tabOf('elif')]
    const k_no = randomUUID()
    await ada.look(k_no)
    const bakis = { konu: 'rezervasyon', k_no: randomUUID(), duzenliyor: true }
    await app.post('/api/yonetim/bakis-post', { akis_k_no: ada.akis_k_no, bakis }, elif.headers)
    await expect.poll(() => elif.seen.orada, SOON).toEqual([expect.objectContaining({ k_no, duzenliyor: false })])
    const answer = await fetch(`${url}/api/yonetim/akis-get?akis_k_no=${ada.akis_k_no}`, { headers: elif.headers })
    expect([answer.status, ada.isOpen]).toEqual([409, true])
  })

  test('ends at once when the login ends', async () => {
    const ada = await tabOf('ada')
    await expect.poll(() => ada.seen.sayac, SOON).toBeDefined()
    await app.post('/api/yonetim/cikis-yap-post', {}, ada.headers)
    await expect.poll(() => ada.isOpen, SOON).toBe(false)
    expect((await ada.open()).status).toBe(401)
  })

  test('ends when a right is taken, and goes on with those that are left', async () => {
    const elif = await tabOf('elif')
    await expect.poll(() => elif.seen.sayac, SOON).toMatchObject({ istekler: 0 })
    const role = (rol: StaffRole) =>
      app.owner.db.updateTable('personel').set({ rol }).where('e_mail', '=', 'elif@alfa.example.com').execute()
    await role('icerik')
    await expect.poll(() => elif.isOpen, SOON).toBe(false)
    await elif.open()
    await expect.poll(() => elif.seen.sayac, SOON).toMatchObject({ istekler: null })
    await role('satis')
  })

  test('ends when a single right is added or taken', async () => {
    const elif = await tabOf('elif')
    await expect.poll(() => elif.seen.sayac, SOON).toMatchObject({ istekler: 0 })
    const right = `insert into personel_hak (tenant_id, personel_k_no, hak, verilir)
      select tenant_id, k_no, 'rezervasyon.oku', false from personel where e_mail = 'elif@alfa.example.com'`
    await app.owner.pool.query(right)
    await expect.poll(() => elif.isOpen, SOON).toBe(false)
    await elif.open()
    await expect.poll(() => elif.seen.sayac, SOON).toMatchObject({ istekler: null })
    await app.owner.pool.query('delete from personel_hak')
    await expect.poll(() => elif.isOpen, SOON).toBe(false)
  })

  test('a person has four at most: the oldest makes room and is told so', async () => {
    const headers = await staffHeaders(app)
    const own: Tab[] = []
    for (let count = 0; count < 5; count += 1) own.push(await new Tab(headers).open())
    tabs.push(...own)
    await expect.poll(() => own.map(({ isOpen }) => isOpen), SOON).toEqual([false, true, true, true, true])
    expect(own[0]?.seen.cok).toEqual({})
  })

  test('the same tab again replaces its stream', async () => {
    const ada = await tabOf('ada')
    const again = new Tab(ada.headers)
    Object.assign(again, { akis_k_no: ada.akis_k_no })
    tabs.push(await again.open())
    await expect.poll(() => ada.isOpen, SOON).toBe(false)
    expect(again.isOpen).toBe(true)
  })

  test('a login that idles away is not kept alive by its stream', async () => {
    const ada = await tabOf('ada')
    await app.owner.pool.query(`update personel_oturumu set son_gorulme = now() - interval '9 hours'`)
    await app.services.live.beat()
    await expect.poll(() => ada.isOpen, SOON).toBe(false)
    await app.owner.pool.query('delete from personel_oturumu')
  })

  test('whoever falls far behind reads everything anew instead', async () => {
    const staff = {
      k_no: randomUUID(),
      ad: 'Slow',
      soyad: 'One',
      e_mail: 's@example.com',
      rol: 'satis',
      dil: 'en',
      ek_haklar: [],
      alinan_haklar: [],
    }
    const owner = { akis_k_no: randomUUID(), tenantId, staff, tokenHash: Buffer.alloc(32) }
    const slow = await second.open(owner as Parameters<typeof second.open>[0])
    for (let count = 0; count < 20_000; count += 1) {
      slow.tell('degisti', { konu: 'rezervasyon', k_no: randomUUID(), personel_k_no: null, ad: null, zaman: '' })
    }
    expect(slow.readableLength).toBeLessThan(200_000)
    let heard = ''
    slow.on('data', (piece: Buffer) => {
      heard += piece.toString()
    })
    await expect.poll(() => heard, SOON).toContain('event: hepsi')
    slow.finish()
  })

  test('after the listener was deaf every tab is told to look again', async () => {
    const ada = await tabOf('ada')
    app.services.live.missed()
    await expect.poll(() => ada.seen.hepsi, SOON).toEqual({})
  })

  test('a tab without a stream can ask for the counters', async () => {
    const answer = await app.get('/api/yonetim/sayac-get', await staffHeaders(app))
    expect(answer.json().data).toEqual({ istekler: 0, mesajlar: expect.any(Number), talepler: 0, onaylar: 0 })
  })
})

test('a server that stops ends its streams and opens none', async () => {
  const other = new LiveOffice(app.services)
  const staff = {
    k_no: randomUUID(),
    ad: 'A',
    soyad: 'B',
    e_mail: 'a@example.com',
    rol: 'satis',
    dil: 'en',
    ek_haklar: [],
    alinan_haklar: [],
  }
  const owner = { akis_k_no: randomUUID(), tenantId, staff, tokenHash: Buffer.alloc(32) }
  const stream = await other.open(owner as Parameters<typeof other.open>[0])
  stream.resume()
  other.close()
  await expect.poll(() => stream.readableEnded, SOON).toBe(true)
  await expect(other.open(owner as Parameters<typeof other.open>[0])).rejects.toMatchObject({ code: 'mesgul' })
})
