import { API } from '@meltem/contract/api'
import { LANGUAGES } from '@meltem/contract/wire/language'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { tryHostileInput } from '../../../testing/hostile/hostile-calls.ts'
import { type HostileWorld, openHostileWorld } from '../../../testing/hostile/hostile-world.ts'

let world: HostileWorld
beforeAll(async () => {
  world = await openHostileWorld()
})
afterAll(() => world.close())

const CALLS = API.map((endpoint) => [endpoint.path, endpoint] as const)

// First, while the tenant still has its four languages: a hostile call may save others.
describe('a person is told which field it is about, in his language', () => {
  const contact = {
    ad: 'Ada',
    soyad: 'Deniz',
    e_mail: 'ada@example.com',
    konu: 'diger',
    mesaj: 'Merhaba\n\tnasılsınız?',
    lang: 'tr',
    gizlilik_politikasi: true,
  }
  const tell = async (path: string, body: object, headers: object = {}) => {
    const all = await Promise.all(
      LANGUAGES.map((language) => world.app.post(path, body, { ...headers, 'accept-language': language })),
    )
    const sentences = new Set(all.map((answer) => answer.json().alanlar[0].mesaj))
    return { status: all[0]?.statusCode, first: all[0]?.json().alanlar[0], languages: sentences.size }
  }

  test.each([
    ['NUL', 'ad', 'A\u0000da'],
    ['half a letter', 'mesaj', 'Merhaba \ud83d'],
    ['a control character', 'soyad', 'De\u001b[31mniz'],
  ])('%s in a message', async (_, alan, value) => {
    const told = await tell('/api/iletisim-post', { ...contact, [alan]: value })
    expect(told).toMatchObject({ status: 422, first: { alan, kural: 'karakter' }, languages: 4 })
  })

  test.each(['9999-12-31', '0000-01-01', '2027-02-30', '2101-01-01'])('%s as a day', async (baslangic) => {
    const body = { urun_k_no: '11111111-1111-4111-8111-111111111111', baslangic }
    const headers = world.headersFor(API.find(({ path }) => path === '/uye-favori-ekle-post') as (typeof API)[number])
    const told = await tell('/api/uye-favori-ekle-post', body, headers)
    expect(told).toMatchObject({ status: 422, first: { alan: 'baslangic', kural: 'tarih' }, languages: 4 })
  })

  test('line breaks and tabs stay in a message, and become blanks in a name', async () => {
    const answer = await world.app.post('/api/iletisim-post', { ...contact, ad: 'Ada\tMaria\r\nEva' })
    expect(answer.statusCode).toBe(200)
    const { rows } = await world.app.owner.pool.query('select ad, mesaj from iletisim_mesaji where ad like $1', [
      'Ada M%',
    ])
    expect(rows).toEqual([{ ad: 'Ada Maria Eva', mesaj: contact.mesaj }])
  })

  test('what 0.1 + 0.2 leaves behind is the sum it stands for', async () => {
    const answer = await world.app.get(`/api/odeme-yontem-listele?tutar=${0.1 + 0.2}`)
    expect(answer.statusCode).toBe(200)
  })
})

describe('every call answers every hostile value in every field with a refusal or an answer, never with a fault', () => {
  test.each(CALLS)('%s', async (_, endpoint) => {
    // A sample that the contract refuses would never get to the field that is tried.
    expect(z.safeParse(endpoint.input, world.inputFor(endpoint)).error?.issues ?? []).toEqual([])
    expect(await tryHostileInput(world, endpoint)).toEqual([])
  })

  test('and none of them has failed behind a polite answer', () => {
    const failures = world.app.logLines.filter((line) => line.includes('"level":50'))
    expect(failures.map((line) => line.slice(0, 600))).toEqual([])
  })
})
