import { randomUUID } from 'node:crypto'
import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { giveTerms, saleOf } from '../../../testing/agency-sale.ts'
import { nights, placement, seats, stranger, totalsOf } from '../../../testing/hammer/hammer-basket.ts'
import { addHouse, addTour, FIRST_DAY, type Tour } from '../../../testing/hammer/hammer-catalog.ts'
import { agencyHeaders, newAgency } from '../../../testing/test-agency.ts'
import { openTestBooking, type TestBooking } from '../../../testing/test-booking.ts'
import { type Browser, newMember } from '../../../testing/test-member.ts'

const PLACE = '/rezervasyon-olustur-post'
const REQUEST = '/rezervasyon-istek-post'
const CHANGE = '/rezervasyon-degistir-post'

let shop: TestBooking
let tour: Tour
let ayse: Browser
let boris: Browser
beforeAll(async () => {
  shop = await openTestBooking()
  tour = await addTour(shop.place, 500)
  ayse = await newMember(shop.app, 'ayse@example.com')
  boris = await newMember(shop.app, 'boris@example.com')
})
afterAll(() => shop.close())

const day = addDays(FIRST_DAY, 3)
type Answer = Awaited<ReturnType<TestBooking['post']>>

/** Neither a booking nor a word of one: what is said is what a key with other contents is told. */
function expectNothing(answer: Answer, k_no: string): void {
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'anahtar_farkli'])
  expect(answer.body).not.toMatch(/kayit_no|bilet_no|misafir_anahtari|INT\d|durum/)
  expect(answer.body).not.toContain(k_no)
}

/** Four ways to book: seats at once, seats by a card, a house, and a house that is asked for. */
const WAYS = [
  { what: 'seats, in the quick way', path: PLACE, make: async () => placement([seats(tour, day)]) },
  {
    what: 'seats that are paid by card',
    path: PLACE,
    make: async () => placement([seats(tour, day)], { method: 'kredi_karti' }),
  },
  {
    what: 'a house',
    path: PLACE,
    make: async () => placement([nights(await addHouse(shop.place), day, 3)]),
  },
  {
    what: 'a house on request',
    path: REQUEST,
    make: async () =>
      placement([nights(await addHouse(shop.place, { request: { optionHours: 24 } }), day, 3)], { mode: 'sor_sat' }),
  },
] as const

describe.each(WAYS)('$what: the answer to a repeated request belongs to whoever asked first', ({ path, make }) => {
  test('the member gets it again; another member, a guest and an agency get nothing', async () => {
    const body = await make()
    const first = await ayse.post(path, body)
    expect(first.json()).toMatchObject({ success: 1, data: { k_no: body.k_no } })
    const { headers } = await anAgency()
    for (const other of [
      await boris.post(path, body),
      await shop.post(path, body),
      await shop.post(path, body, headers),
    ]) {
      expectNothing(other, body.k_no)
    }
    const again = await ayse.post(path, body)
    expect(again.json()).toMatchObject({ success: 1, data: { k_no: body.k_no, kayit_no: first.json().data.kayit_no } })
  })

  test('the guest gets it again, also from another address; a member gets nothing', async () => {
    const body = await make()
    const first = await shop.post(path, body)
    expect(first.json()).toMatchObject({ success: 1 })
    expectNothing(await boris.post(path, body), body.k_no)
    const again = await shop.post(path, body, stranger())
    expect(again.json().data.kayit_no).toBe(first.json().data.kayit_no)
  })

  test('who knows the key and the person, and not the keys of the lines, gets nothing', async () => {
    const body = await make()
    expect((await shop.post(path, body)).statusCode).toBe(200)
    const guessed = { ...body, sepet_urunler: body.sepet_urunler.map((line) => ({ ...line, k_no: randomUUID() })) }
    expectNothing(await shop.post(path, guessed), body.k_no)
  })
})

async function anAgency() {
  const agency = await newAgency(shop.app, { kur: 'TRY' })
  await giveTerms(shop.place, agency.k_no, { akis: 'faturalama', kredi: 100_000 })
  return { agency, headers: await agencyHeaders(shop.app, agency) }
}

describe('at the desk of an agency', () => {
  const BOOK = '/acente-rezervasyon-post'

  test('a colleague gets the booking again; another agency, a member and a guest get nothing', async () => {
    const { agency, headers } = await anAgency()
    const other = await anAgency()
    const sale = saleOf([seats(tour, day)], 20)
    expect((await shop.post(BOOK, sale, headers)).json()).toMatchObject({ success: 1, data: { k_no: sale.k_no } })
    const colleague = await agencyHeaders(shop.app, agency)
    expect((await shop.post(BOOK, sale, colleague)).json()).toMatchObject({ success: 1, data: { k_no: sale.k_no } })
    expectNothing(await shop.post(BOOK, sale, other.headers), sale.k_no)
    const alike = { ...placement([seats(tour, day)], { k_no: sale.k_no }), ...sale }
    for (const answer of [await shop.post(PLACE, alike), await boris.post(PLACE, alike)])
      expectNothing(answer, sale.k_no)
  })

  test('the state of a stranger’s booking is not told with a refusal', async () => {
    const body = placement([seats(tour, day)])
    await shop.post(PLACE, body)
    const { headers } = await anAgency()
    const hold = {
      k_no: body.k_no,
      lang: 'en',
      secilen_kur: 'TRY',
      sepet_urunler: body.sepet_urunler,
      odeme_tipi: 'on_odeme',
    }
    const asked = { ...hold, kur_rezervasyon_toplam: totalsOf([seats(tour, day)]) }
    const guest = await shop.post('/rezervasyon-tut-post', asked)
    expect(guest.body).not.toContain('confirmed')
    const sale = await shop.post(BOOK, saleOf([seats(tour, day)], 20, body.k_no), headers)
    expect(sale.json()).toMatchObject({ success: 0 })
    expect(sale.body).not.toContain('confirmed')
  })
})

test('a change that is repeated belongs to its owner, and its key changes nothing of another’s', async () => {
  const mine = placement([seats(tour, day)])
  const theirs = placement([seats(tour, day)])
  await ayse.post(PLACE, mine)
  await boris.post(PLACE, theirs)
  const later = seats(tour, addDays(day, 1))
  const wish = (body: typeof mine) => ({
    k_no: body.k_no,
    istek_k_no: mine.k_no,
    sepet_urunler: [{ ...later.line, k_no: body.sepet_urunler[0]?.k_no }],
    kur_rezervasyon_toplam: totalsOf([later]),
  })
  const changed = await ayse.post(CHANGE, wish(mine))
  expect(changed.json()).toMatchObject({ success: 1, data: { k_no: mine.k_no } })
  expect((await boris.post(CHANGE, wish(mine))).json()).toMatchObject({ success: 0, code: 'bulunamadi' })
  expectNothing(await boris.post(CHANGE, wish(theirs)), mine.k_no)
  expect((await ayse.post(CHANGE, wish(mine))).json()).toMatchObject({ success: 1, data: { k_no: mine.k_no } })
})

test('who is cancelled, paid, held or read by its key alone is found by nobody else', async () => {
  const body = placement([seats(tour, day)], { method: 'kredi_karti' })
  await ayse.post(PLACE, body)
  const own = { k_no: body.k_no }
  const calls: [string, object][] = [
    ['/rezervasyon-iptal-hesapla-post', own],
    ['/rezervasyon-iptal-post', { ...own, iade: 0 }],
    ['/odeme-baslat-post', { ...own, tutar: 'on_odeme', lang: 'en' }],
    ['/rezervasyon-tut-uzat-post', own],
    ['/rezervasyon-tut-birak-post', own],
  ]
  for (const [path, input] of calls) {
    for (const answer of [await boris.post(path, input), await shop.post(path, input)]) {
      expect([path, answer.json().success, answer.body.includes('kayit_no')]).toEqual([path, 0, false])
      expect([path, [404, 422].includes(answer.statusCode)]).toEqual([path, true])
    }
  }
  expect((await ayse.post('/rezervasyon-iptal-hesapla-post', own)).json().success).toBe(1)
})
