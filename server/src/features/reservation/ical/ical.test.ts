import type { RequestListener } from 'node:http'
import type { getBoard } from '@meltem/contract/reservation/board-office'
import type { listSources } from '@meltem/contract/reservation/ical-office'
import type { AnswerOf, OutputOf } from '@meltem/contract/wire/endpoint'
import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBrokenRules } from '../../../oracle/run-oracle.ts'
import { startHttpDouble } from '../../../testing/doubles/http-double.ts'
import { nights, placement, stranger } from '../../../testing/hammer/hammer-basket.ts'
import { addHouse, FIRST_DAY, type House } from '../../../testing/hammer/hammer-catalog.ts'
import { guestTenantOf } from '../../../testing/hammer/hammer-tenant.ts'
import { staffHeaders } from '../../../testing/staff-login.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { readCalendars } from './read-calendars.job.ts'

type Sources = OutputOf<typeof listSources>

let app: TestApp
let tenantId: number
let ada: Record<string, string>
let double: Awaited<ReturnType<typeof startHttpDouble>>
const answers = new Map<string, RequestListener>()

beforeAll(async () => {
  const environment = { TRUST_PROXY: '127.0.0.1', RATE_LIMIT: '100000', CALENDARS_LOCAL: '1' }
  app = await startTestApp({ tenants: [guestTenantOf('alfa'), guestTenantOf('beta')], environment })
  tenantId = app.tenants.byKod('alfa')?.id ?? 0
  ada = await staffHeaders(app)
  double = await startHttpDouble((request, response) => {
    const answer = answers.get(request.url ?? '')
    if (answer) answer(request, response)
    else response.writeHead(404).end()
  })
})
afterAll(async () => {
  await double.close()
  await app.close()
})

const house = (terms = {}) => addHouse({ db: app.services.db, tenantId }, terms)
const unitOf = ({ units }: House) => units[0] ?? ''
const compact = (day: string) => day.replaceAll('-', '')

interface Taken {
  readonly uid: string
  readonly from: string
  readonly nights: number
}

function calendarOf(...events: Taken[]): string {
  const lines = events.flatMap(({ uid, from, nights: count }) => [
    'BEGIN:VEVENT',
    'DTSTAMP:20260101T000000Z',
    `UID:${uid}`,
    `DTSTART;VALUE=DATE:${compact(from)}`,
    `DTEND;VALUE=DATE:${compact(addDays(from, count))}`,
    'SUMMARY:Reserved',
    'END:VEVENT',
  ])
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//t//t//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n')
}

/** What the other house answers from now on. */
function serve(path: string, text: string, status = 200): string {
  answers.set(path, (_request, response) => response.writeHead(status, { 'content-type': 'text/calendar' }).end(text))
  return `${double.url}${path}`
}

async function post(path: string, body: object, headers = ada): Promise<Sources> {
  const answer = (await app.post(`/api/yonetim/${path}`, body, headers)).json<AnswerOf<typeof listSources>>()
  if (answer.success !== 1) throw new Error(JSON.stringify(answer))
  return answer
}

async function addSource(unit: House, adres: string, yanki = false): Promise<Sources> {
  return await post('ical-kaydet-post', { birim_k_no: unitOf(unit), kaynak: { ad: 'Airbnb', adres, yanki } })
}

const sync = (unit: House, more = {}) => post('ical-esitle-post', { birim_k_no: unitOf(unit), ...more })

async function board(from: string): Promise<OutputOf<typeof getBoard>> {
  const answer = await app.get(`/api/yonetim/takvim-getir?ilk=${from}&gun=31`, ada)
  return answer.json()
}

async function barsOf(unit: House, from: string) {
  const { birimler } = await board(from)
  return (birimler.find(({ k_no }) => k_no === unitOf(unit))?.cubuklar ?? []).map(({ tur, bas, bit, ad }) => [
    tur,
    bas.slice(0, 10),
    bit.slice(0, 10),
    tur === 'dis' ? ad : '',
  ])
}

async function book(unit: House, from: string, count: number) {
  const answer = await app.post('/api/rezervasyon-olustur-post', placement([nights(unit, from, count)]), stranger())
  return answer.json<{ success: number; code?: string }>()
}

test('days of another house are taken here, move with it, and become free when they vanish', async () => {
  const villa = await house()
  const from = addDays(FIRST_DAY, 10)
  const others = Array.from({ length: 4 }, (_, place) => ({
    uid: `o${place}`,
    from: addDays(from, 40 + place * 3),
    nights: 1,
  }))
  const adres = serve('/moves', calendarOf({ uid: 'a', from, nights: 3 }, ...others))
  const { data } = await addSource(villa, adres)
  expect(data).toMatchObject([{ durum: 'tamam', olay_sayisi: 5, yanki: false }])
  expect(await barsOf(villa, from)).toEqual([['dis', from, addDays(from, 3), 'Airbnb']])
  expect(await book(villa, addDays(from, 1), 2)).toMatchObject({ success: 0, code: 'dolu' })

  serve('/moves', calendarOf({ uid: 'a', from: addDays(from, 2), nights: 3 }, ...others))
  await sync(villa)
  expect(await barsOf(villa, from)).toEqual([['dis', addDays(from, 2), addDays(from, 5), 'Airbnb']])
  expect(await book(villa, from, 2)).toMatchObject({ success: 1 })

  serve('/moves', calendarOf(...others))
  await readCalendars(app.services, app.tenants).run({}, { retries: 0, isLast: true })
  expect((await barsOf(villa, from)).map(([tur]) => tur)).toEqual(['on_odeme'])
  expect(await book(villa, addDays(from, 2), 3)).toMatchObject({ success: 1 })
})

test('what was sold here and there is a conflict: nothing is cancelled, and what is free of it is taken', async () => {
  const villa = await house()
  const from = addDays(FIRST_DAY, 12)
  expect(await book(villa, from, 3)).toMatchObject({ success: 1 })
  const adres = serve('/conflict', calendarOf({ uid: 'c', from: addDays(from, 2), nights: 4 }))
  await addSource(villa, adres)
  const { cakismalar } = await board(from)
  const [mine] = cakismalar.filter(({ birim_k_no }) => birim_k_no === unitOf(villa))
  expect(mine).toMatchObject({ kaynak: 'Airbnb', ozet: 'Reserved', bas: `${addDays(from, 2)}T12:00` })
  expect(await barsOf(villa, from)).toEqual([
    ['on_odeme', from, addDays(from, 3), ''],
    ['dis', addDays(from, 2), addDays(from, 6), 'Airbnb'],
  ])
  expect(await book(villa, addDays(from, 3), 2)).toMatchObject({ success: 0, code: 'dolu' })
})

test('a house that sends back what it has read from us makes no conflict of it', async () => {
  const villa = await house()
  const from = addDays(FIRST_DAY, 12)
  await book(villa, from, 3)
  await addSource(villa, serve('/echo', calendarOf({ uid: 'e', from, nights: 3 })), true)
  expect((await board(from)).cakismalar.filter(({ birim_k_no }) => birim_k_no === unitOf(villa))).toEqual([])
})

test('an empty answer is doubted for an hour, unless a person says that it is right', async () => {
  const villa = await house()
  const from = addDays(FIRST_DAY, 12)
  const adres = serve(
    '/empty',
    calendarOf({ uid: 'a', from, nights: 2 }, { uid: 'b', from: addDays(from, 5), nights: 2 }),
  )
  await addSource(villa, adres)
  serve('/empty', calendarOf())
  const { data } = await sync(villa)
  expect(data).toMatchObject([{ durum: 'bosaldi', olay_sayisi: 2, ayrinti: { kaybolan: 2 } }])
  expect(await barsOf(villa, from)).toHaveLength(2)
  const later = new Date(Date.now() + 61 * 60_000)
  app.clock.set(() => later)
  try {
    expect((await sync(villa)).data).toMatchObject([{ durum: 'tamam', olay_sayisi: 0 }])
  } finally {
    app.clock.set()
  }
  expect(await barsOf(villa, from)).toEqual([])

  serve('/empty', calendarOf({ uid: 'c', from, nights: 2 }))
  const [source] = (await sync(villa)).data
  serve('/empty', calendarOf())
  expect((await sync(villa, { bosalt: source?.k_no })).data).toMatchObject([{ durum: 'tamam', olay_sayisi: 0 }])
  expect(await barsOf(villa, from)).toEqual([])
})

test.each([
  ['500', (path: string) => serve(path, 'sorry', 500), 'yanit'],
  ['html', (path: string) => serve(path, '<!doctype html><p>Log in'), 'takvim_degil'],
  ['cut', (path: string) => serve(path, calendarOf({ uid: 'z', from: FIRST_DAY, nights: 1 }).slice(0, 120)), 'kesik'],
  ['broken', (path: string) => breakOff(path), 'kesik'],
  ['endless', (path: string) => flood(path), 'buyuk'],
  ['gone', (path: string) => serve(path, '', 404), 'yanit'],
])('%s is a state of the source and loses nothing', async (name, fail, durum) => {
  const villa = await house()
  const from = addDays(FIRST_DAY, 12)
  const path = `/state-${name}`
  await addSource(villa, serve(path, calendarOf({ uid: 'a', from, nights: 3 })))
  fail(path)
  const { data } = await sync(villa)
  expect(data).toMatchObject([{ durum, olay_sayisi: 1 }])
  expect(await barsOf(villa, from)).toEqual([['dis', from, addDays(from, 3), 'Airbnb']])
})

/** Promises more than it sends. */
function breakOff(path: string): void {
  answers.set(path, (_request, response) => {
    response.writeHead(200, { 'content-length': '100000' }).write('BEGIN:VCALENDAR\r\n')
    setTimeout(() => response.destroy(), 20)
  })
}

/** Events without an end, as fast as they are read. */
function flood(path: string): void {
  const chunk = 'BEGIN:VEVENT\r\nUID:x\r\nEND:VEVENT\r\n'.repeat(2000)
  answers.set(path, (_request, response) => {
    response.writeHead(200)
    response.write('BEGIN:VCALENDAR\r\n')
    const more = () => {
      while (!response.destroyed && response.write(chunk));
      if (!response.destroyed) response.once('drain', more)
    }
    more()
  })
}

test('taking a source away frees its days; the same address twice is refused', async () => {
  const villa = await house()
  const from = addDays(FIRST_DAY, 12)
  const adres = serve('/remove', calendarOf({ uid: 'a', from, nights: 3 }))
  const { data } = await addSource(villa, adres)
  await expect(addSource(villa, adres)).rejects.toThrow('adres_dolu')
  const left = await post('ical-kaydet-post', { birim_k_no: unitOf(villa), sil: data[0]?.k_no })
  expect(left.data).toEqual([])
  expect(await barsOf(villa, from)).toEqual([])
})

test('another house is asked again before a request is accepted', async () => {
  const villa = await house({ request: { optionHours: 0 } })
  const from = addDays(FIRST_DAY, 12)
  const body = placement([nights(villa, from, 3)], { mode: 'sor_sat' })
  expect((await app.post('/api/rezervasyon-istek-post', body, stranger())).statusCode).toBe(200)
  await addSource(villa, serve('/yes', calendarOf({ uid: 'far', from: addDays(from, 90), nights: 1 })))
  serve('/yes', calendarOf({ uid: 'far', from: addDays(from, 90), nights: 1 }, { uid: 'new', from, nights: 1 }))
  const answer = await app.post('/api/yonetim/rezervasyon-kabul-post', { k_no: body.k_no }, ada)
  expect(answer.json()).toMatchObject({ success: 0, code: 'dolu' })
})

test('another house is asked again before an offer is made, and before the guest takes it', async () => {
  const villa = await house({ request: { optionHours: 0 } })
  const from = addDays(FIRST_DAY, 12)
  const far = { uid: 'far', from: addDays(from, 90), nights: 1 }
  const body = placement([nights(villa, from, 3)], { mode: 'sor_sat' })
  const asked = (await app.post('/api/rezervasyon-istek-post', body, stranger())).json()
  await addSource(villa, serve('/offer', calendarOf(far)))
  const offer = (days: number) => {
    const { line } = nights(villa, addDays(from, days), 3)
    return app.post('/api/yonetim/rezervasyon-karsi-teklif-post', { k_no: body.k_no, sepet_urunler: [line] }, ada)
  }
  serve('/offer', calendarOf(far, { uid: 'a', from: addDays(from, 10), nights: 2 }))
  expect((await offer(10)).json()).toMatchObject({ success: 0, code: 'dolu' })
  const made = await offer(20)
  expect(made.statusCode, made.body).toBe(200)
  const { genel_toplam, on_odeme_toplam } = made.json().data.karsi_teklif.fis.toplam
  const yes = {
    k_no: body.k_no,
    anahtar: asked.misafir_anahtari,
    kur_rezervasyon_toplam: { genel_toplam, on_odeme_toplam },
  }
  const take = async (key: object = {}) =>
    (await app.post('/api/rezervasyon-teklif-kabul-post', { ...yes, ...key }, stranger())).json()
  let reads = 0
  answers.set('/offer', (_request, response) => {
    reads += 1
    response.writeHead(200).end(calendarOf(far, { uid: 'b', from: addDays(from, 20), nights: 1 }))
  })
  expect(await take({ anahtar: crypto.randomUUID() })).toMatchObject({ success: 0 })
  expect(reads).toBe(0)
  expect(await take()).toMatchObject({ success: 0, code: 'dolu' })
  expect(reads).toBe(1)
  // A house that is broken does not stand in the way of the guest: what it said last still counts, and no more.
  serve('/offer', calendarOf(far))
  await sync(villa)
  serve('/offer', '<html>', 500)
  expect(await take()).toMatchObject({ success: 1, data: { durum: 'accepted' } })
})

test('our own calendar tells days and no guest, by a key that can be changed', async () => {
  const villa = await house()
  const from = addDays(FIRST_DAY, 12)
  const body = placement([nights(villa, from, 3)])
  expect((await app.post('/api/rezervasyon-olustur-post', body, stranger())).statusCode).toBe(200)
  const read = async () => (await app.get(`/api/yonetim/ical-listele?birim_k_no=${unitOf(villa)}`, ada)).json<Sources>()
  const { pathname, search } = new URL((await read()).cikis.adres)
  const file = await app.get(pathname + search)
  expect(file.headers['content-type']).toContain('text/calendar')
  expect(file.body).toContain(`DTSTART;VALUE=DATE:${compact(from)}`)
  expect(file.body).toContain(`DTEND;VALUE=DATE:${compact(addDays(from, 3))}`)
  for (const secret of Object.values(body.misafir ?? {})) {
    if (typeof secret === 'string' && secret.length > 3) expect(file.body).not.toContain(secret)
  }
  expect((await read()).cikis.okuma_zamani).not.toBeNull()
  await post('ical-kaydet-post', { birim_k_no: unitOf(villa), yenile: true })
  expect((await app.get(pathname + search)).statusCode).toBe(404)
  const renewed = new URL((await read()).cikis.adres)
  expect((await app.get(renewed.pathname + renewed.search)).statusCode).toBe(200)
  expect((await app.get(`/api/ical-get?birim=${unitOf(villa)}&anahtar=x`)).statusCode).toBe(404)
  const foreign = await staffHeaders(app, 'beta')
  const seen = await app.get(`/api/yonetim/ical-listele?birim_k_no=${unitOf(villa)}`, foreign)
  expect(seen.statusCode).toBe(404)
})

test('afterwards the oracle finds nothing', async () => {
  expect(await findBrokenRules(app.services.db, tenantId)).toEqual([])
})
