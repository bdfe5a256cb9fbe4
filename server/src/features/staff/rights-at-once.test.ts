import { API } from '@meltem/contract/api'
import type { Colleague } from '@meltem/contract/staff/people'
import {
  ALL_RIGHTS,
  type Right,
  roleHas,
  SINGLE_RIGHTS,
  STAFF_ROLES,
  type StaffRole,
} from '@meltem/contract/staff/rights'
import { sampleOf } from '@meltem/contract/testing/sample-input'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FIXTURE_PASSWORD, fixtureTenant } from '../../testing/fixture.ts'
import { TEST_SECRET } from '../../testing/global-setup.ts'
import { type ApiProcess, startApiProcess } from '../../testing/hammer/api-process.ts'
import { staffHeaders } from '../../testing/staff-login.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const ECE = { ad: 'Ece', soyad: 'Su', e_mail: 'ece@alfa.example.com', dil: 'en' } as const

let app: TestApp
/** Another process on the same database, which hears of nothing but by it. */
let other: ApiProcess
let ada: Record<string, string>
/** Opened once, before anything was changed. */
let ece: Record<string, string>
let row: Pick<Colleague, 'k_no' | 'surum'>
beforeAll(async () => {
  const people = fixtureTenant('alfa', ['en']).personel
  const sales = { ...ECE, sifre: FIXTURE_PASSWORD, rol: 'satis' as const }
  app = await startTestApp({
    tenants: [fixtureTenant('alfa', ['en'], { personel: [...people, sales] })],
    environment: { RATE_LIMIT: '1000000' },
  })
  await app.owner.pool.query('update tenant set ikinci_adim = false')
  const { ownerUrl, appUrl } = app.database
  other = await startApiProcess({ ownerUrl, appUrl, secret: TEST_SECRET, pool: 2, quiet: true })
  ada = await staffHeaders(app)
  ece = await staffHeaders(app, 'alfa', ECE.e_mail)
  const { data } = (await app.get('/api/yonetim/personel-listele', ada)).json<{ data: Colleague[] }>()
  const found = data.find(({ e_mail }) => e_mail === ECE.e_mail)
  if (!found) throw new Error('Ece does not work here')
  row = found
})
afterAll(async () => {
  await other.stop()
  await app.close()
})

async function change(changes: object): Promise<void> {
  const { e_mail: _fixed, ...person } = ECE
  const wanted = { ...person, k_no: row.k_no, surum: row.surum, aktif: true, ...changes }
  const answer = await app.post('/api/yonetim/personel-guncelle-post', wanted, ada)
  expect(answer.statusCode, answer.body).toBe(200)
  row = answer.json<{ data: Colleague }>().data
}

/** A call that asks for the right; one that only reads, where there is one. */
const PROBES = new Map(
  ALL_RIGHTS.map((hak) => {
    const calls = API.filter((one) => one.access === 'staff' && one.hak === hak && one.content !== 'text/event-stream')
    return [hak, calls.find(({ method }) => method === 'GET') ?? calls[0]] as const
  }),
)

/** A measure that this role may see of the figures (FIG-3). */
const measureOf = (rol: StaffRole) => ({ olcu: rol === 'icerik' ? 'donusum' : 'satis' })

/** What is read is asked for in earnest, so that a refusal further in is heard as well. */
function queryOf({ input }: (typeof API)[number], rol: StaffRole): string {
  const sample: Record<string, unknown> = Object.fromEntries(Object.entries(sampleOf(input) ?? {}))
  if ('olcu' in sample) Object.assign(sample, measureOf(rol))
  return `?${new URLSearchParams(Object.entries(sample).map(([name, value]) => [name, String(value)]))}`
}

/** Which right a process says is missing; no call that writes takes a field of that name, so nothing is done. */
async function missing(hak: Right, where: 'here' | 'there', rol: StaffRole): Promise<Right | null> {
  const probe = PROBES.get(hak)
  if (!probe) throw new Error(`no call asks for ${hak}`)
  const { method } = probe
  const path = probe.path + (method === 'GET' ? queryOf(probe, rol) : '')
  const body = JSON.stringify({ nonsense: 1 })
  const headers = { ...ece, ...(method === 'POST' ? { 'content-type': 'application/json' } : {}) }
  const text =
    where === 'here'
      ? (method === 'GET' ? await app.get(`/api${path}`, ece) : await app.post(`/api${path}`, body, headers)).body
      : await (
          await fetch(`${other.url}/api${path}`, { method, headers, ...(method === 'POST' ? { body } : {}) })
        ).text()
  // A file that may be taken is none of our words.
  const told = text.startsWith('{') ? (JSON.parse(text) as { code?: string; ayrinti?: { hak?: Right } }) : {}
  return told.code === 'yetki_yok' ? (told.ayrinti?.hak ?? null) : null
}

/** What the open session may, and which of the rights both processes say are missing. */
async function allowed(asked: readonly Right[], rol: StaffRole) {
  const session = (await app.get('/api/yonetim/bilgiler-get', ece)).json<{ haklar: Right[] }>()
  const lacking: Record<string, object> = {}
  for (const hak of asked)
    lacking[hak] = { here: await missing(hak, 'here', rol), there: await missing(hak, 'there', rol) }
  return { haklar: session.haklar.toSorted(), lacking }
}

function expected(haklar: readonly Right[], asked: readonly Right[]) {
  const lackingOf = (hak: Right) => (haklar.includes(hak) ? null : hak)
  const lacking = Object.fromEntries(asked.map((hak) => [hak, { here: lackingOf(hak), there: lackingOf(hak) }]))
  return { haklar: haklar.toSorted(), lacking }
}

const rightsOf = (rol: StaffRole) => ALL_RIGHTS.filter((hak) => roleHas(rol, hak))

/** From every role to every other one. */
const MOVES = STAFF_ROLES.flatMap((from) => STAFF_ROLES.filter((to) => to !== from).map((to) => [from, to] as const))

describe('an open session, in this process and in another one (PEOPLE-23, PEOPLE-73)', () => {
  test.each(MOVES)('from %s to %s: what was gained and lost counts from the next call on', async (from, to) => {
    await change({ rol: from, ek_haklar: [], alinan_haklar: [] })
    await change({ rol: to })
    const moved = ALL_RIGHTS.filter((hak) => roleHas(from, hak) !== roleHas(to, hak))
    expect(moved.length).toBeGreaterThan(0)
    expect(await allowed(moved, to)).toEqual(expected(rightsOf(to), moved))
  })

  test.each(SINGLE_RIGHTS)('%s alone, given or taken and put back', async (hak) => {
    const rol: StaffRole = 'satis'
    await change({ rol, ek_haklar: [], alinan_haklar: [] })
    const had = rightsOf(rol)
    expect(await allowed([hak], rol)).toEqual(expected(had, [hak]))
    const has = roleHas(rol, hak)
    await change({ rol, ...(has ? { alinan_haklar: [hak] } : { ek_haklar: [hak] }) })
    const left = has ? had.filter((one) => one !== hak) : [...had, hak]
    expect(await allowed([hak], rol)).toEqual(expected(left, [hak]))
    await change({ rol, ek_haklar: [], alinan_haklar: [] })
    expect(await allowed([hak], rol)).toEqual(expected(had, [hak]))
  })

  test.each(STAFF_ROLES.filter((rol) => !roleHas(rol, 'rakam.oku')))(
    'figures given to %s alone show the sales of that person, and go again with the right (FIG-3)',
    async (rol) => {
      const figures = async () => {
        const answer = await app.get('/api/yonetim/rakam-get?olcu=satis&esas=hizmet&ilk=2026-07-01&son=2026-07-31', ece)
        return [answer.statusCode, answer.json<{ data?: { kapsam: string } }>().data?.kapsam]
      }
      await change({ rol, ek_haklar: [], alinan_haklar: [] })
      expect(await figures()).toEqual([403, undefined])
      await change({ rol, ek_haklar: ['rakam.oku'] })
      expect(await figures()).toEqual([200, 'kendi'])
      await change({ rol, ek_haklar: [] })
      expect(await figures()).toEqual([403, undefined])
    },
  )
})
