import { afterAll, beforeAll, expect, test } from 'vitest'
import { seats } from '../../../testing/hammer/hammer-basket.ts'
import { addTour, FIRST_DAY, type Tour } from '../../../testing/hammer/hammer-catalog.ts'
import { openTestPayment, type TestPayment } from '../../../testing/test-payment.ts'
import type { StartedPayment } from '../providers/payment-gateway.ts'

let shop: TestPayment
let tour: Tour
beforeAll(async () => {
  shop = await openTestPayment()
  tour = await addTour(shop.place, 1000)
})
afterAll(() => shop.close())

/** Lets something happen after the bank has taken the order and before we have written down that it did. */
async function between(happens: (started: StartedPayment) => Promise<void>, act: () => Promise<void>): Promise<void> {
  const gateway = shop.app.services.payments.find('test')
  if (!gateway) throw new Error('there is no test bank')
  const start = gateway.start.bind(gateway)
  gateway.start = async (order) => {
    const started = await start(order)
    await happens(started)
    return started
  }
  await act()
  gateway.start = start
}

const ROUNDS = 10

test('P6: paid and told of before our own commit: booked at once or within a minute, once', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const waiting = await shop.book(seats(tour, FIRST_DAY))
    await between(
      async ({ adim }) => {
        await shop.typeCard(adim.url)
        await shop.bank.settled()
      },
      async () => void (await shop.begin(waiting)),
    )
    // What the notice could not settle is asked for by the poller, whose first question is due after ten seconds.
    const outcome = async () => {
      await shop.poll()
      return (await shop.state(waiting)).sonuc
    }
    await expect.poll(outcome, { timeout: 60_000, interval: 500 }).toBe('odendi')
    expect(await shop.state(waiting)).toMatchObject({ rezervasyon: { durum: 'confirmed' } })
    expect(await shop.money(waiting.k_no)).toHaveLength(1)
    expect((await shop.mails(waiting.k_no)).filter((mail) => mail === 'reservation_guest confirmed')).toHaveLength(1)
  }
})

test('P6: told of before the browser is back: the way back finds it booked and changes nothing', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const waiting = await shop.book(seats(tour, FIRST_DAY))
    const { url } = await shop.begin(waiting)
    const back = await shop.typeCard(url)
    await shop.bank.settled()
    await expect.poll(async () => (await shop.state(waiting)).sonuc, { timeout: 60_000 }).toBe('odendi')
    expect(await shop.comeBack(back)).toMatch(/^\/en\/basket\/result\?ref=/)
    expect(await shop.money(waiting.k_no)).toHaveLength(1)
  }
})
