import { afterAll, beforeAll, expect, test } from 'vitest'
import { seats } from '../../testing/hammer-basket.ts'
import { addTour, FIRST_DAY, type Tour } from '../../testing/hammer-catalogue.ts'
import { openPaymentDesk, type PaymentDesk } from '../../testing/payment-desk.ts'
import type { StartedPayment } from './providers/payment-gateway.ts'

let desk: PaymentDesk
let tour: Tour
beforeAll(async () => {
  desk = await openPaymentDesk()
  tour = await addTour(desk.place, 1000)
})
afterAll(() => desk.close())

/** Lets something happen after the bank has taken the order and before we have written down that it did. */
async function between(happens: (started: StartedPayment) => Promise<void>, act: () => Promise<void>): Promise<void> {
  const gateway = desk.app.services.payments.find('test')
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
    const waiting = await desk.book(seats(tour, FIRST_DAY))
    await between(
      async ({ adim }) => {
        await desk.typeCard(adim.url)
        await desk.bank.settled()
      },
      async () => void (await desk.begin(waiting)),
    )
    // What the notice could not settle is asked for by the poller, whose first question is due after ten seconds.
    const outcome = async () => {
      await desk.poll()
      return (await desk.state(waiting)).sonuc
    }
    await expect.poll(outcome, { timeout: 60_000, interval: 500 }).toBe('odendi')
    expect(await desk.state(waiting)).toMatchObject({ rezervasyon: { durum: 'confirmed' } })
    expect(await desk.money(waiting.k_no)).toHaveLength(1)
    expect((await desk.mails(waiting.k_no)).filter((mail) => mail === 'reservation_guest confirmed')).toHaveLength(1)
  }
})

test('P6: told of before the browser is back: the way back finds it booked and changes nothing', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const waiting = await desk.book(seats(tour, FIRST_DAY))
    const { url } = await desk.begin(waiting)
    const back = await desk.typeCard(url)
    await desk.bank.settled()
    await expect.poll(async () => (await desk.state(waiting)).sonuc, { timeout: 60_000 }).toBe('odendi')
    expect(await desk.comeBack(back)).toMatch(/^\/en\/basket\/result\?ref=/)
    expect(await desk.money(waiting.k_no)).toHaveLength(1)
  }
})
