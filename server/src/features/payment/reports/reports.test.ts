import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nights, seats } from '../../../testing/hammer/hammer-basket.ts'
import { addHouse, FIRST_DAY } from '../../../testing/hammer/hammer-catalog.ts'
import { openTestBooking, type TestBooking } from '../../../testing/test-booking.ts'
import { type Books, openBooks, saySettings } from '../../../testing/test-invoices.ts'

let shop: TestBooking
let books: Books
beforeAll(async () => {
  shop = await openTestBooking()
  await saySettings(shop)
  books = await openBooks(shop)
})
afterAll(() => shop.close())

const day = addDays(FIRST_DAY, 20)
const report = async (query: Record<string, string>) =>
  (await shop.app.get(`/api/yonetim/bildirim-getir?${new URLSearchParams(query)}`, books.staff)).json().data
const file = (query: Record<string, string>) =>
  shop.app.get(`/api/yonetim/bildirim-dosya-get?${new URLSearchParams({ bicim: 'csv', ...query })}`, books.staff)
const linesOf = (body: string) =>
  body
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','))

const ANSWERS = [
  { soru: 'uyruk', kisi: 1, deger: 'DE' },
  { soru: 'ad', kisi: 2, deger: '=Max' },
  { soru: 'soyad', kisi: 2, deger: 'Weber' },
  { soru: 'pasaport_no', kisi: 2, deger: 'C01X00T47' },
]

test('KBS: who arrives and who leaves, guest by guest, and what is missing is told first', async () => {
  const k_no = await books.sell([nights(shop.villa, day, 3)], {
    ad: 'Jonas',
    soyad: 'Weber',
    tc_pasaport: 'C01X00T46',
    dogum_tarihi: '1980-05-04',
    yanitlar: ANSWERS,
  })
  const citizens = await addHouse(shop.place)
  const leaving = await books.sell([nights(citizens, addDays(day, -2), 2)], {
    tc_pasaport: '10000000146',
    dogum_tarihi: '1990-01-02',
  })
  const gone = await books.sell([nights(shop.villa, addDays(day, 10), 2)])
  await books.cancel(gone)
  const found = await report({ tur: 'kbs', gun: day })
  expect(found).toMatchObject({ ilk: day, son: day, giris: 2, cikis: 2, satir: 4, bicim: 'KBS-1' })
  expect(found.eksikler).toEqual([
    expect.objectContaining({ rezervasyon_k_no: k_no, kisi: 2, eksik: ['uyruk', 'dogum_tarihi'] }),
    expect.objectContaining({
      rezervasyon_k_no: leaving,
      kisi: 2,
      eksik: ['ad', 'kimlik_no', 'uyruk', 'dogum_tarihi'],
    }),
  ])
  expect(JSON.stringify(found)).not.toContain('C01X00T46')
  expect((await report({ tur: 'kbs', gun: addDays(day, 10) })).satir).toBe(0)
  const answer = await file({ tur: 'kbs', gun: day })
  const [head, first, second, third] = linesOf(answer.body)
  expect(head?.slice(0, 8)).toEqual(['İŞLEM', 'TARİH', 'TESİS', 'BİRİM', 'AD', 'SOYAD', 'KİMLİK TÜRÜ', 'KİMLİK NO'])
  expect([first?.[0], ...(first?.slice(4, 10) ?? [])]).toEqual([
    'GİRİŞ',
    'Jonas',
    'Weber',
    'PASAPORT',
    'C01X00T46',
    'DE',
    '1980-05-04',
  ])
  expect(second?.slice(4, 8)).toEqual(["'=Max", 'Weber', 'PASAPORT', 'C01X00T47'])
  expect([third?.[0], third?.[6], third?.[7], third?.[8]]).toEqual(['ÇIKIŞ', 'TCKN', '10000000146', 'TR'])
  const { rows } = await shop.app.owner.pool.query(
    `select ayrinti::text from denetim where olay = 'bildirim-dosya-get' order by no desc limit 1`,
  )
  expect(JSON.parse(rows[0].ayrinti)).toMatchObject({ tur: 'kbs', ilk: day, satir: 4 })
  expect(rows[0].ayrinti).not.toContain('C01X00T46')
  expect(answer.headers['content-disposition']).toContain(`kbs-${day}.csv`)
})

test('BTRANS: each sum of the month for what was let, and its share where more was sold', async () => {
  const alone = await books.sell([nights(shop.villa, addDays(day, 20), 2)])
  const both = await books.sell([nights(shop.villa, addDays(day, 30), 1), seats(shop.tour, addDays(day, 30), 2)])
  const boat = await books.sell([seats(shop.tour, addDays(day, 31), 1)])
  const answer = await file({ tur: 'btrans' })
  const rows = linesOf(answer.body).slice(1)
  const { rows: numbers } = await shop.app.owner.pool.query('select k_no, kayit_no from rezervasyon')
  const own = (k_no: string) => rows.filter((row) => row[11] === numbers.find((one) => one.k_no === k_no)?.kayit_no)
  expect(own(alone).map((row) => row.slice(12))).toEqual([
    ['TAHSİLAT', expect.any(String), 'Nakit', '2000', 'TRY', expect.any(String), '2000'],
  ])
  expect(own(both).map((row) => row[15])).toEqual(['1000'])
  expect(own(boat)).toEqual([])
  expect(own(alone)[0]?.slice(1, 5)).toEqual(['alfa Ltd.', '4540536920', 'Muğla', 'Fethiye'])
  const state = await report({ tur: 'btrans' })
  expect(state).toMatchObject({ satir: rows.length, bicim: 'BTRANS-1' })
  expect(state.ilk.slice(8)).toBe('01')
  expect(await report({ tur: 'btrans', gun: '2020-02-15' })).toMatchObject({
    ilk: '2020-02-01',
    son: '2020-02-29',
    satir: 0,
  })
  expect((await file({ tur: 'btrans', bicim: 'xlsx' })).rawPayload.subarray(0, 2).toString()).toBe('PK')
})
