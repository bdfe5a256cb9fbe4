import { randomUUID } from 'node:crypto'
import type { BulkRefusal } from '@meltem/contract/reservation/bulk-office'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nights, placement, seats } from '../../../testing/hammer/hammer-basket.ts'
import { addTour, FIRST_DAY } from '../../../testing/hammer/hammer-catalog.ts'
import { openTestBooking, type TestBooking } from '../../../testing/test-booking.ts'
import { makeAllSearchable } from './searchable.ts'

let shop: TestBooking
let cookie: Record<string, string>
let paid: string
let owing: string
const NOBODY = randomUUID()

async function book(wishes: Parameters<typeof placement>[1] = {}): Promise<string> {
  const tour = await addTour(shop.place, 4)
  const body = placement([seats(tour, FIRST_DAY, 1)], wishes)
  const answer = await shop.post('/rezervasyon-olustur-post', body)
  expect(answer.json()).toMatchObject({ success: 1 })
  return body.k_no
}

beforeAll(async () => {
  shop = await openTestBooking()
  cookie = await shop.logIn()
  owing = await book({ method: 'havale' })
  paid = await book({ method: 'havale' })
  const { data } = (await shop.app.get(`/api/yonetim/rezervasyon-getir?k_no=${paid}`, cookie)).json()
  await shop.pay(paid, data.hesap.simdi + data.hesap.kalan)
  await makeAllSearchable(shop.place.db, shop.place.tenantId)
})
afterAll(() => shop.close())

const post = (path: string, body: object) => shop.app.post(`/api/yonetim/${path}`, body, cookie)
const refusals = (answer: { json(): { data: { k_no: string; neden: BulkRefusal | null }[] } }) =>
  Object.fromEntries(answer.json().data.map(({ k_no, neden }) => [k_no, neden]))

describe('an act on several reservations (BOOK-26)', () => {
  test('says of each what would happen, and changes nothing', async () => {
    const before = await shop.mails(owing)
    const answer = await post('rezervasyon-toplu-hesapla-post', { is: 'hatirlat', k_nolar: [owing, paid, NOBODY] })
    expect(refusals(answer)).toEqual({ [owing]: null, [paid]: 'borc_yok', [NOBODY]: 'yok' })
    expect(answer.json().data[0]).toMatchObject({ tutar: expect.any(Number), alici: expect.stringContaining('@') })
    expect(answer.json().kisiler).toEqual([{ k_no: expect.any(String), ad: 'Ada alfa' }])
    expect(await shop.mails(owing)).toEqual(before)
  })

  test('reminds those who owe, passes over the others, and does not do it twice', async () => {
    const wish = { istek_k_no: randomUUID(), is: 'hatirlat', k_nolar: [owing, paid, NOBODY] }
    const first = await post('rezervasyon-toplu-post', wish)
    expect(refusals(first)).toEqual({ [owing]: null, [paid]: 'borc_yok', [NOBODY]: 'yok' })
    expect(refusals(await post('rezervasyon-toplu-post', wish))).toMatchObject({ [owing]: null })
    const reminders = (await shop.mails(owing)).filter((mail) => mail === 'payment_guest hatirlatma')
    expect(reminders).toHaveLength(1)
    expect((await shop.mails(paid)).filter((mail) => mail === 'payment_guest hatirlatma')).toEqual([])
  })

  test('for rows that are not there, does nothing, and the audit says who tried', async () => {
    const answer = await post('rezervasyon-toplu-post', { istek_k_no: randomUUID(), is: 'hatirlat', k_nolar: [NOBODY] })
    expect(refusals(answer)).toEqual({ [NOBODY]: 'yok' })
  })

  test('sends the last mail about each booking again', async () => {
    const before = (await shop.mails(paid)).filter((mail) => mail.startsWith('reservation_guest')).length
    const answer = await post('rezervasyon-toplu-post', {
      istek_k_no: randomUUID(),
      is: 'gonder',
      k_nolar: [paid, owing],
    })
    expect(refusals(answer)).toEqual({ [paid]: null, [owing]: null })
    expect((await shop.mails(paid)).filter((mail) => mail.startsWith('reservation_guest'))).toHaveLength(before + 1)
  })

  test('writes the note to each, with a row in the audit about each', async () => {
    const istek = { istek_k_no: randomUUID(), is: 'not', k_nolar: [paid, owing], metin: 'Bus is late' }
    const answer = await post('rezervasyon-toplu-post', istek)
    const rows = await shop.app.owner.db
      .selectFrom('denetim')
      .select('konu_k_no')
      .where('istek_no', '=', String(answer.headers['x-request-id']))
      .where('personel_k_no', 'is not', null)
      .execute()
    expect(new Set(rows.map(({ konu_k_no }) => konu_k_no))).toEqual(new Set([paid, owing]))
    expect(rows).toHaveLength(2)
    const detail = (await shop.app.get(`/api/yonetim/rezervasyon-getir?k_no=${owing}`, cookie)).json()
    expect(detail.notlar).toMatchObject([{ metin: 'Bus is late', yazan: 'Ada alfa' }])
  })

  test('gives to a colleague, who finds them; what is so already is passed over', async () => {
    const { kisiler } = (await post('rezervasyon-toplu-hesapla-post', { is: 'ver', k_nolar: [paid] })).json()
    const wish = { is: 'ver', k_nolar: [paid], personel_k_no: kisiler[0].k_no }
    expect(refusals(await post('rezervasyon-toplu-post', { ...wish, istek_k_no: randomUUID() }))).toEqual({
      [paid]: null,
    })
    expect(refusals(await post('rezervasyon-toplu-post', { ...wish, istek_k_no: randomUUID() }))).toEqual({
      [paid]: 'zaten',
    })
    const mine = (await shop.app.get('/api/yonetim/rezervasyon-listele?sorumlu=ben', cookie)).json()
    expect(mine.data).toMatchObject([{ k_no: paid, sorumlu: 'Ada alfa' }])
    const detail = (await shop.app.get(`/api/yonetim/rezervasyon-getir?k_no=${paid}`, cookie)).json()
    expect(detail.sorumlu).toBe('Ada alfa')
    await post('rezervasyon-toplu-post', { ...wish, personel_k_no: null, istek_k_no: randomUUID() })
    expect((await shop.app.get('/api/yonetim/rezervasyon-listele?sorumlu=ben', cookie)).json().data).toEqual([])
  })

  test('to a stranger nothing is given, a note needs words, and rows have a limit', async () => {
    const istek_k_no = randomUUID()
    const stranger = { istek_k_no, is: 'ver', k_nolar: [paid], personel_k_no: randomUUID() }
    expect((await post('rezervasyon-toplu-post', stranger)).statusCode).toBe(404)
    expect((await post('rezervasyon-toplu-post', { istek_k_no, is: 'not', k_nolar: [paid] })).statusCode).toBe(422)
    const many = Array.from({ length: 101 }, () => randomUUID())
    expect((await post('rezervasyon-toplu-hesapla-post', { is: 'not', k_nolar: many })).statusCode).toBe(422)
  })

  test('one that fails takes no other along', async () => {
    const stay = placement([nights(shop.villa, FIRST_DAY, 3)], { method: 'havale' })
    await shop.post('/rezervasyon-olustur-post', stay)
    await shop.app.owner.pool.query(
      `create function broken() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$;
       create trigger broken before insert on rezervasyon_ic_not for each row when (new.rezervasyon_k_no = '${owing}')
       execute function broken()`,
    )
    const wish = { istek_k_no: randomUUID(), is: 'not', k_nolar: [owing, stay.k_no], metin: 'Two' }
    expect(refusals(await post('rezervasyon-toplu-post', wish))).toEqual({ [owing]: 'hata', [stay.k_no]: null })
    await shop.app.owner.pool.query('drop trigger broken on rezervasyon_ic_not')
    // The same request again does what was left, and nothing twice.
    expect(refusals(await post('rezervasyon-toplu-post', wish))).toEqual({ [owing]: null, [stay.k_no]: null })
    const detail = (await shop.app.get(`/api/yonetim/rezervasyon-getir?k_no=${stay.k_no}`, cookie)).json()
    expect(detail.notlar.filter(({ metin }: { metin: string }) => metin === 'Two')).toHaveLength(1)
  })
})

test('views are counted as their lists are, one’s own too', async () => {
  await makeAllSearchable(shop.place.db, shop.place.tenantId)
  const view = { ekran: 'rezervasyonlar', ad: 'Weird', sorgu: '?durum=held&tip=nonsense&hizmet_son=never' }
  const { data: own } = (await post('gorunum-kaydet-post', view)).json()
  const { data } = (await shop.app.get('/api/yonetim/gorunum-say-get', cookie)).json()
  const counts = Object.fromEntries(data.map((one: { gorunum: string; toplam: number }) => [one.gorunum, one.toplam]))
  const list = async (query: string) =>
    (await shop.app.get(`/api/yonetim/rezervasyon-listele${query}`, cookie)).json().toplam
  expect(counts.all).toBe(await list(''))
  expect(counts.all).toBeGreaterThanOrEqual(3)
  expect(counts.unpaid).toBe(await list('?odeme=eksik'))
  expect(counts.mine).toBe(0)
  expect(counts[own.k_no]).toBe(await list('?durum=held'))
})

test('a file has only what was chosen', async () => {
  const file = await shop.app.get(
    `/api/yonetim/rezervasyon-dosya-get?bicim=csv&dil=en&k_nolar=${paid},${owing}`,
    cookie,
  )
  expect(file.statusCode).toBe(200)
  expect(file.body.trim().split('\n')).toHaveLength(3)
  const wrong = await shop.app.get('/api/yonetim/rezervasyon-dosya-get?bicim=csv&dil=en&k_nolar=x', cookie)
  expect(wrong.statusCode).toBe(422)
})
