import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { placement, seats, stranger } from '../../../testing/hammer/hammer-basket.ts'
import { FIRST_DAY } from '../../../testing/hammer/hammer-catalog.ts'
import { openTestBooking, type TestBooking } from '../../../testing/test-booking.ts'
import { isGuest, mailTripLink, type TripWish } from './mail-trip-link.job.ts'

let shop: TestBooking
let day = FIRST_DAY
beforeAll(async () => {
  shop = await openTestBooking()
})
afterAll(() => shop.close())

interface Booked {
  readonly k_no: string
  readonly kayit_no: string
  readonly e_mail: string
}

async function book(): Promise<Booked> {
  day = addDays(day, 1)
  const body = placement([seats(shop.tour, day)])
  const { data } = (await shop.post('/rezervasyon-olustur-post', body)).json()
  return { k_no: body.k_no, kayit_no: data.kayit_no, e_mail: body.misafir.e_mail }
}

const ask = (kayit_no: string, kim: string, headers?: Record<string, string>) =>
  shop.post('/rezervasyon-baglanti-post', { kayit_no, kim, lang: 'de' }, headers)

/** Runs what has been wished for, as the queue would; answers how many wishes there were. */
async function runWishes(): Promise<number> {
  const { rows } = await shop.app.owner.pool.query<{ data: TripWish }>(
    "delete from pgboss.job where name = 'mail-trip-link' returning data",
  )
  const job = mailTripLink(shop.app.services, shop.app.tenants)
  for (const { data } of rows) await job.run(data, { retries: 0, isLast: false })
  return rows.length
}

const links = (e_mail: string) =>
  withTenant(shop.place.db, shop.place.tenantId, (trx) =>
    trx
      .selectFrom('eposta')
      .select(['veri', 'dil'])
      .where('alici', '=', e_mail)
      .where('tur', '=', 'trip_link')
      .execute(),
  )

describe('the way back to a booking', () => {
  test('goes by mail to the address it was booked with, by surname or by address, however they are written', async () => {
    const own = await book()
    expect((await ask(own.kayit_no, 'DENİZ')).json()).toMatchObject({ success: 1 })
    expect(await runWishes()).toBe(1)
    expect(await links(own.e_mail)).toEqual([
      { veri: { k_no: own.k_no, kayit_no: own.kayit_no, ad: 'Ada' }, dil: 'de' },
    ])
    await ask(` ${own.kayit_no.toLowerCase()} `, own.e_mail.toUpperCase())
    await runWishes()
    expect(await links(own.e_mail)).toHaveLength(2)
  })

  test('is refused in silence: a wrong name, a wrong number and a right one are told the same', async () => {
    const own = await book()
    const answers = [
      await ask(own.kayit_no, 'Yılmaz'),
      await ask('INT000000000000', 'Deniz'),
      await ask(own.kayit_no, 'stranger@example.com'),
      await ask(own.kayit_no, own.e_mail),
    ]
    const [first] = answers
    for (const answer of answers) {
      expect([answer.statusCode, answer.json()]).toEqual([first?.statusCode, first?.json()])
    }
    expect(await runWishes()).toBe(4)
    expect(await links(own.e_mail)).toHaveLength(1)
    expect(await links('stranger@example.com')).toEqual([])
  })

  test('is mailed three times an hour for one number, and asked for ten times an hour by one address', async () => {
    const own = await book()
    for (let time = 0; time < 5; time += 1) expect((await ask(own.kayit_no, 'Deniz')).statusCode).toBe(200)
    await runWishes()
    expect(await links(own.e_mail)).toHaveLength(3)
    const headers = stranger()
    for (let time = 0; time < 10; time += 1) await ask(`INT${time}`, 'Deniz', headers)
    expect((await ask('INT11', 'Deniz', headers)).statusCode).toBe(429)
    await runWishes()
  })

  test('is not used up by somebody who only knows the number (PEOPLE-83)', async () => {
    const own = await book()
    for (let time = 0; time < 8; time += 1) await ask(own.kayit_no, `Stranger${time}`)
    await ask(own.kayit_no, 'Deniz')
    await runWishes()
    expect(await links(own.e_mail)).toHaveLength(1)
  })

  test('is not wished for by robots', async () => {
    const own = await book()
    const body = { kayit_no: own.kayit_no, kim: 'Deniz', lang: 'en', web_sitesi: 'https://spam.example' }
    expect((await shop.post('/rezervasyon-baglanti-post', body)).statusCode).toBe(200)
    expect(await runWishes()).toBe(0)
  })
})

test.each([
  ['İpek', 'ipek', true],
  ['Işık', 'ISIK', true],
  ['Weiß', 'Weiss', true],
  ['von der Heide', 'VonDerHeide', true],
  ['Müller', 'Muller', true],
  ['Deniz', 'Den', false],
  ['Deniz', '', false],
])('the guest %s is known by %s: %s', (soyad, kim, known) => {
  expect(isGuest({ soyad, e_mail: 'a@example.com' }, kim)).toBe(known)
})
