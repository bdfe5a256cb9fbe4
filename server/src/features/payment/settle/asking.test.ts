import { randomUUID } from 'node:crypto'
import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { nights, placement, seats, stranger } from '../../../testing/hammer/hammer-basket.ts'
import { FIRST_DAY } from '../../../testing/hammer/hammer-catalog.ts'
import { openTestPayment, type TestPayment } from '../../../testing/test-payment.ts'
import { sweepTenant } from '../../reservation/hold/expire-holds.job.ts'
import { remindTenant } from '../remind/remind.ts'

let shop: TestPayment
beforeAll(async () => {
  shop = await openTestPayment()
})
afterAll(() => shop.close())
afterEach(() => {
  shop.app.clock.set()
})

const later = (hours: number) => {
  shop.app.clock.set(() => new Date(Date.now() + hours * 3_600_000))
}

async function ask(day: string) {
  const body = placement([nights(shop.asked, day, 2)], { mode: 'sor_sat', method: 'kredi_karti' })
  const answer = (await shop.post('/rezervasyon-istek-post', body)).json()
  expect(answer).toMatchObject({ success: 1, data: { durum: 'requested' } })
  return { k_no: body.k_no, anahtar: String(answer.misafir_anahtari) }
}
const accept = async (k_no: string) => await shop.post('/yonetim/rezervasyon-kabul-post', { k_no }, await shop.logIn())

describe('asking first', () => {
  test('request, acceptance, payment link, payment, confirmation', async () => {
    const asked = await ask(FIRST_DAY)
    const early = await shop.post('/odeme-baslat-post', { ...asked, tutar: 'on_odeme', lang: 'en' })
    expect([early.statusCode, early.json().code]).toEqual([409, 'durum_uygun_degil'])
    await accept(asked.k_no)
    expect(await shop.state(asked)).toMatchObject({ sonuc: 'bekliyor', rezervasyon: { durum: 'accepted' } })
    expect(await shop.payWith(asked)).toMatchObject({ sonuc: 'odendi', rezervasyon: { durum: 'confirmed' } })
    expect(await shop.mails(asked.k_no)).toEqual(
      expect.arrayContaining([
        'reservation_guest requested',
        'reservation_guest accepted',
        'reservation_guest confirmed',
      ]),
    )
  })

  test('reminded once before the deadline, told when it has run out', async () => {
    const asked = await ask(addDays(FIRST_DAY, 5))
    await accept(asked.k_no)
    later(10)
    expect(await remindTenant(shop.app.services, shop.tenant)).toBe(0)
    later(21)
    expect(await remindTenant(shop.app.services, shop.tenant)).toBe(1)
    expect(await remindTenant(shop.app.services, shop.tenant)).toBe(0)
    later(25)
    await sweepTenant(shop.app.services, shop.tenant)
    const mails = await shop.mails(asked.k_no)
    expect(mails.filter((mail) => mail === 'payment_guest hatirlatma')).toHaveLength(1)
    expect(mails.filter((mail) => mail === 'reservation_guest expired')).toHaveLength(1)
  })
})

describe('bank transfer (P17)', () => {
  test('unpaid for a day: ended once, freed once; paid a minute later with the place gone: before a person', async () => {
    const day = addDays(FIRST_DAY, 20)
    const body = placement([nights(shop.villa, day, 2)], { method: 'havale' })
    await shop.post('/rezervasyon-olustur-post', body)
    later(24.02)
    await sweepTenant(shop.app.services, shop.tenant)
    await sweepTenant(shop.app.services, shop.tenant)
    expect((await shop.mails(body.k_no)).filter((mail) => mail === 'reservation_guest expired')).toHaveLength(1)
    expect(await shop.claims(body.k_no)).toMatchObject([{ durum: 'cancelled' }])
    await shop.post('/rezervasyon-olustur-post', placement([nights(shop.villa, day, 2)]))
    const { data } = await shop.pay(body.k_no, 50, randomUUID())
    expect(data).toMatchObject({ durum: 'review' })
    // No card can take it back: the operator sends it and says so.
    await shop.poll()
    const staff = await shop.logIn()
    const reviews = (await shop.app.get('/api/yonetim/inceleme-listele?durum=acik', staff)).json().data
    const review = reviews.find((one: { rezervasyon_k_no: string }) => one.rezervasyon_k_no === body.k_no)
    const decided = await shop.post('/yonetim/inceleme-karar-post', { k_no: review.k_no, karar: 'iade' }, staff)
    expect(decided.json()).toMatchObject({ success: 1, data: { durum: 'kapandi', karar: 'iade' } })
    expect(await shop.money(body.k_no)).toMatchObject([
      { tur: 'tahsilat', tutar: 5000 },
      { tur: 'iade', tutar: 5000 },
    ])
  })
})

/** As the office writes it, behind the back of every memory. */
async function takeOnly(yontemler: readonly string[]): Promise<void> {
  await shop.app.owner.pool.query(
    `insert into ayar (tenant_id, anahtar, deger) values ($1, 'odeme', $2)
     on conflict (tenant_id, anahtar) do update set deger = excluded.deger`,
    [shop.tenant.id, JSON.stringify({ yontemler })],
  )
}

describe('methods', () => {
  test('no card is taken once cards are switched off, though no memory was told', async () => {
    const waiting = await shop.book(seats(shop.tour, addDays(FIRST_DAY, 12)))
    await takeOnly(['havale'])
    const refused = await shop.post('/odeme-baslat-post', { ...waiting, tutar: 'on_odeme', lang: 'en' })
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'yontem_kapali'])
    expect(await shop.attempts(waiting.k_no)).toEqual([])
    await takeOnly(['kredi_karti'])
    shop.app.services.cache.dropTenant(shop.tenant.id)
    expect(await shop.payWith(waiting)).toMatchObject({ sonuc: 'odendi' })
  })

  test('one that was switched off is refused with the ones that are left', async () => {
    await takeOnly(['kredi_karti'])
    shop.app.services.cache.dropTenant(shop.tenant.id)
    const refused = await shop.post(
      '/rezervasyon-olustur-post',
      placement([seats(shop.tour, FIRST_DAY)], { method: 'havale' }),
    )
    expect([refused.statusCode, refused.json()]).toMatchObject([
      422,
      { code: 'yontem_kapali', ayrinti: { yontemler: ['kredi_karti'] } },
    ])
    const methods = await shop.app.get('/api/odeme-yontem-listele?tutar=100', stranger())
    expect(methods.json()).toMatchObject({ yontemler: ['kredi_karti'], taksitler: [{ kart_taksit: 1, toplam: 100 }] })
  })
})
