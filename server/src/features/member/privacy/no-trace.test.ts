import { API } from '@meltem/contract/api'
import type { Endpoint } from '@meltem/contract/wire/endpoint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type HostileWorld, openHostileWorld } from '../../../testing/hostile/hostile-world.ts'
import { newMember } from '../../../testing/test-member.ts'

/** How one person is told from all others, wherever they may have been written. */
const PERSON = { ad: 'Zilhamark', soyad: 'Gonemark', e_mail: 'zilha-mark@example.com', telefon: '+905321239876' }
const MARKS = ['zilhamark', 'gonemark', 'zilha-mark', '5321239876']
const NOTE = `${PERSON.ad} asks for a quiet room, ${PERSON.telefon}`

/** Words that only the operator reads may say anything; reviews and comments are public, and lose the name beside them. */
const PRIVATE_WORDS = ['mesaj', 'not', 'istekler', 'rezervasyon_notu', 'hotel_bilgi', 'gonderen', 'metin']

/** The same input as this person would send it. */
function asPerson(value: unknown, name = ''): unknown {
  if (typeof value === 'string') {
    if (name in PERSON) return PERSON[name as keyof typeof PERSON]
    return PRIVATE_WORDS.includes(name) ? NOTE : value
  }
  if (Array.isArray(value)) return value.map((one: unknown) => asPerson(one))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, asPerson(one, key)]))
}

/** They end the login or the account, or belong to an agency; held and asked bookings would only be open. */
const LEFT_OUT =
  /cikis-yap|hesap-sil|sifre|oturum-kapat|e-mail-dogrula|kayit-ol|giris-yap|yenile|iptal|birak|tut-|istek-post|rezervasyon-baglanti|teklif|abone-ol|acente/

let world: HostileWorld
let member: { company: string; authorization: string }
let k_no: string
beforeAll(async () => {
  world = await openHostileWorld()
  const browser = await newMember(world.app, PERSON.e_mail)
  member = { company: 'alfa', authorization: `Bearer ${browser.token ?? ''}` }
  const { rows } = await world.app.owner.pool.query<{ k_no: string }>('select k_no from uye where e_mail = $1', [
    PERSON.e_mail,
  ])
  k_no = rows[0]?.k_no ?? ''
  await world.app.owner.pool.query('update uye set e_mail_dogrulama = now() where k_no = $1', [k_no])
})
afterAll(() => world.close())

async function send(endpoint: Endpoint, headers: Record<string, string>, changes: object = {}): Promise<boolean> {
  const input = { ...(asPerson(world.inputFor(endpoint)) as object), ...changes }
  const answer = await world.app.post(`/api${endpoint.path}`, input, headers)
  return answer.statusCode === 200
}

/** Every text and every JSON of every table, those of the queue as well. */
async function tracesLeft(): Promise<string[]> {
  const { pool } = world.app.owner
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`select to_jsonb(t)::text as row from ${name} t`)
    for (const { row } of rows) {
      const mark = MARKS.find((one) => row.toLocaleLowerCase('en').includes(one))
      if (mark) found.push(`${name}: ${mark} in ${row.slice(0, 400)}`)
    }
  }
  return found
}

const named = (path: string) => {
  const endpoint = API.find((one) => one.path === path)
  if (!endpoint) throw new Error(`no call ${path}`)
  return endpoint
}

const staffHeaders = () => world.headersFor(named('/yonetim/uye-sil-post'))

describe('a person who was everywhere (PEOPLE-42, PEOPLE-80)', () => {
  test('writes, asks, books and is written about', async () => {
    const calls = API.filter(
      ({ access, method, path, upload }) =>
        ['public', 'member'].includes(access) && method === 'POST' && !upload && !LEFT_OUT.test(path),
    )
    const done: string[] = []
    for (const call of calls) if (await send(call, member)) done.push(call.path)
    expect(done).toEqual(
      expect.arrayContaining([
        '/iletisim-post',
        '/rezervasyon-talep-post',
        '/uye-guncelle-post',
        '/uye-yolcu-kaydet-post',
        '/rezervasyon-olustur-post',
        '/rezervasyon-misafir-post',
      ]),
    )
    const guest = { company: 'alfa' }
    expect(await send(named('/rezervasyon-olustur-post'), guest)).toBe(true)
    expect(await send(named('/abone-ol-post'), guest)).toBe(true)
    const { rows } = await world.app.owner.pool.query<{ k_no: string }>(
      'select k_no from rezervasyon where uye_k_no = $1',
      [k_no],
    )
    const note = { k_no: rows[0]?.k_no, metin: NOTE }
    const noted = await world.app.post('/api/yonetim/rezervasyon-not-post', note, staffHeaders())
    expect(noted.statusCode, noted.body).toBe(200)
    expect((await tracesLeft()).length).toBeGreaterThan(10)
  })

  test('and leaves nothing but the books', async () => {
    const erase = () => world.app.post('/api/yonetim/uye-sil-post', { k_no }, staffHeaders())
    const refused = await erase()
    expect([refused.statusCode, refused.json()]).toEqual([409, expect.objectContaining({ code: 'uye_acik_is' })])
    expect(refused.json().message).toMatch(/\S{3}/)
    await world.app.owner.pool.query(
      `update rezervasyon set durum = 'completed', guncelleme_zamani = clock_timestamp() where misafir ->> 'e_mail' = $1 or uye_k_no = $2`,
      [PERSON.e_mail, k_no],
    )
    const erased = await erase()
    expect(erased.json()).toMatchObject({ success: 1 })
    expect(await tracesLeft()).toEqual([])
  })
})
