import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { nights, placement, stranger } from '../../testing/hammer/hammer-basket.ts'
import { FIRST_DAY } from '../../testing/hammer/hammer-catalog.ts'
import { openTestPayment, type TestPayment, type Waiting } from '../../testing/test-payment.ts'

let shop: TestPayment
let day = FIRST_DAY
beforeAll(async () => {
  shop = await openTestPayment()
})
afterAll(() => shop.close())
afterEach(() => {
  shop.app.clock.set()
})

/** A request that was accepted: its mail carries the key and nothing else. */
async function acceptedRequest(): Promise<Waiting> {
  day = addDays(day, 3)
  const body = placement([nights(shop.asked, day, 2)], { mode: 'sor_sat', method: 'kredi_karti' })
  const answer = (await shop.post('/rezervasyon-istek-post', body)).json()
  await shop.post('/yonetim/rezervasyon-kabul-post', { k_no: body.k_no }, await shop.logIn())
  return { k_no: body.k_no, anahtar: String(answer.misafir_anahtari) }
}

/** The page after the bank, in a browser that knows its address only. */
async function pageAfter(address: string) {
  const ref = new URL(address, shop.origin).searchParams.get('ref')
  return (await shop.app.get(`/api/odeme-durum-get?ref=${ref}`, stranger())).json().data
}

const openedBy = async (k_no: string, anahtar: string | null) =>
  (await shop.app.get(`/api/rezervasyon-getir?k_no=${k_no}&anahtar=${anahtar}`, stranger())).json()

describe('an accepted request is paid by the link of its mail, without a login', () => {
  test.each([
    ['paid', 'basarili', 'odendi', 'confirmed'],
    ['declined', 'bakiye', 'basarisiz', 'accepted'],
  ] as const)('%s: the bank’s way back opens the booking in any browser', async (_, card, sonuc, durum) => {
    const waiting = await acceptedRequest()
    const { url } = await shop.begin(waiting)
    const back = await shop.comeBack(await shop.typeCard(url, card))
    expect(back).toMatch(/^\/en\/basket\/result\?ref=[\w-]{43}$/)
    await shop.bank.settled()
    const page = await pageAfter(back)
    expect(page).toMatchObject({ sonuc, rezervasyon: { k_no: waiting.k_no, anahtar: waiting.anahtar } })
    expect(await openedBy(page.rezervasyon.k_no, page.rezervasyon.anahtar)).toMatchObject({
      success: 1,
      data: { k_no: waiting.k_no, durum },
    })
  })

  test('a day later the address of the way back opens nothing any more', async () => {
    const waiting = await acceptedRequest()
    const { url } = await shop.begin(waiting)
    const back = await shop.comeBack(await shop.typeCard(url))
    await shop.bank.settled()
    shop.app.clock.set(() => new Date(Date.now() + 25 * 3_600_000))
    expect(await pageAfter(back)).toMatchObject({ sonuc: 'odendi', rezervasyon: { anahtar: null } })
  })

  test('who asks by number and key is told no key', async () => {
    const waiting = await acceptedRequest()
    expect(await shop.state(waiting)).toMatchObject({ rezervasyon: { anahtar: null } })
  })

  test.each(['/en/reservation/11111111-1111-4111-8111-111111111111?anahtar=', '/en/basket/result?ref='])(
    'the page %s tells no other site where it stands',
    async (path) => {
      const page = await shop.app.server.inject({
        method: 'GET',
        url: `${path}${'a'.repeat(43)}`,
        headers: { host: 'alfa.example.com' },
      })
      expect(page.headers['referrer-policy']).toBe('no-referrer')
    },
  )
})
