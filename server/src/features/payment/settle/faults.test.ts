import { randomUUID } from 'node:crypto'
import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { TEST_SECRET } from '../../../testing/global-setup.ts'
import { nights, placement, seats, stranger } from '../../../testing/hammer/hammer-basket.ts'
import { addTour, FIRST_DAY, type Tour } from '../../../testing/hammer/hammer-catalog.ts'
import { openTestPayment, type TestPayment, type Waiting } from '../../../testing/test-payment.ts'
import { sweepTenant } from '../../reservation/hold/expire-holds.job.ts'
import { sign } from '../providers/test-bank/bank-signature.ts'
import { bankSecret } from '../providers/test-bank-gateway.ts'
import { reconcileTenant } from './reconcile.ts'

let shop: TestPayment
let tour: Tour
let day = FIRST_DAY
beforeAll(async () => {
  shop = await openTestPayment()
  tour = await addTour(shop.place, 1000)
})
afterAll(() => shop.close())
afterEach(() => {
  shop.app.clock.set()
  for (const fault of ['cutStarts', 'deaf', 'refundsFail', 'cutRefunds', 'notices'] as const)
    delete shop.bank.faults[fault]
})

const nextDay = () => {
  day = addDays(day, 1)
  return day
}
/** The clock of booking and polling, so much later. */
const later = (minutes: number) => {
  shop.app.clock.set(() => new Date(Date.now() + minutes * 60_000))
}
const silent = () => {
  shop.bank.faults.notices = () => 0
}

describe('when the bank does not answer (P7)', () => {
  test('cut after taking the order: unknown, no second one, found by asking', async () => {
    const waiting = await shop.book(seats(tour, nextDay()))
    shop.bank.faults.cutStarts = true
    const start = () => shop.post('/odeme-baslat-post', { ...waiting, tutar: 'on_odeme', lang: 'en' })
    expect((await start()).json()).toMatchObject({ code: 'odeme_suruyor' })
    delete shop.bank.faults.cutStarts
    expect((await start()).json()).toMatchObject({ code: 'odeme_suruyor' })
    expect(await shop.attempts(waiting.k_no)).toMatchObject([{ durum: 'unknown' }])
    expect(await shop.state(waiting)).toMatchObject({ sonuc: 'isleniyor' })
    const order = shop.bank.ledger.find((await shop.attempts(waiting.k_no))[0]?.siparis_no ?? '')
    silent()
    await shop.typeCard(`http://127.0.0.1:${shop.bank.port}/pay/${order?.anahtar}`)
    later(1)
    await shop.poll()
    expect(await shop.state(waiting)).toMatchObject({ sonuc: 'odendi', rezervasyon: { durum: 'confirmed' } })
    expect(await shop.money(waiting.k_no)).toHaveLength(1)
  })

  test('the slow card: the page polls, the poller resolves it', async () => {
    const waiting = await shop.book(seats(tour, nextDay()))
    const { url } = await shop.begin(waiting)
    const page = await shop.comeBack(await shop.typeCard(url, 'zaman_asimi'))
    const ref = new URL(page, shop.origin).searchParams.get('ref')
    const state = (await shop.app.get(`/api/odeme-durum-get?ref=${ref}`, stranger())).json().data
    expect(state).toMatchObject({ sonuc: 'isleniyor', deneme: { durum: 'unknown' } })
    await new Promise((resolve) => setTimeout(resolve, 450))
    later(1)
    await shop.poll()
    expect(await shop.state(waiting)).toMatchObject({ sonuc: 'odendi' })
  })

  test('half an hour without a word raises one alarm; a day ends it', async () => {
    const waiting = await shop.book(seats(tour, nextDay()))
    await shop.begin(waiting)
    shop.bank.faults.deaf = true
    for (const minutes of [1, 61, 122]) {
      later(minutes)
      await shop.poll()
    }
    const alarms = shop.app.logLines.filter((line) => line.includes('payment_unknown'))
    expect(alarms).toHaveLength(1)
    later(25 * 60)
    await shop.poll()
    expect(await shop.attempts(waiting.k_no)).toMatchObject([{ durum: 'expired', sonraki_sorgu: null }])
  })

  test('an order the bank never heard of ends after a minute', async () => {
    const waiting = await shop.book(seats(tour, nextDay()))
    await shop.begin(waiting)
    const [attempt] = await shop.attempts(waiting.k_no)
    const find = shop.bank.ledger.find.bind(shop.bank.ledger)
    shop.bank.ledger.find = (no) => (no === attempt?.siparis_no ? undefined : find(no))
    later(2)
    await shop.poll()
    shop.bank.ledger.find = find
    expect(await shop.attempts(waiting.k_no)).toMatchObject([{ durum: 'expired' }])
  })
})

describe('money that comes late', () => {
  /** Pays at the bank, which tells the server nothing of it. */
  async function paySilently(waiting: Waiting): Promise<void> {
    silent()
    const { url } = await shop.begin(waiting)
    await shop.typeCard(url)
  }

  test('after the hold, with room left: booked after all (B6)', async () => {
    const waiting = await shop.book(seats(tour, nextDay()))
    await paySilently(waiting)
    later(16)
    expect(await sweepTenant(shop.app.services, shop.tenant)).toBeGreaterThan(0)
    await shop.poll()
    expect(await shop.state(waiting)).toMatchObject({ sonuc: 'odendi', rezervasyon: { durum: 'confirmed' } })
  })

  test('after the hold, with the house gone: comes back by itself, with a mail and a row for the staff (P8)', async () => {
    const first = nextDay()
    const waiting = await shop.book(nights(shop.villa, first, 3))
    await paySilently(waiting)
    later(16)
    await sweepTenant(shop.app.services, shop.tenant)
    const other = await shop.post('/rezervasyon-olustur-post', placement([nights(shop.villa, first, 3)]))
    expect(other.json()).toMatchObject({ success: 1 })
    await shop.poll()
    expect(await shop.state(waiting)).toMatchObject({
      rezervasyon: { durum: 'cancelled', tahsilat_durum: 0 },
      deneme: { durum: 'refunded' },
    })
    expect(await shop.mails(waiting.k_no)).toEqual(
      expect.arrayContaining(['reservation_guest review', 'payment_guest iade']),
    )
    const rows = await withTenant(shop.place.db, shop.place.tenantId, (trx) =>
      trx.selectFrom('inceleme').selectAll().where('rezervasyon_k_no', '=', waiting.k_no).execute(),
    )
    expect(rows).toMatchObject([{ konu: 'gec_odeme', durum: 'kapandi', karar: 'iade' }])
    day = addDays(first, 4)
  })

  test('after a cancellation: no stock is taken, the money goes back (P12)', async () => {
    const waiting = await shop.book(seats(tour, nextDay()))
    await paySilently(waiting)
    const cancelled = await shop.post('/rezervasyon-iptal-post', { ...waiting, iade: 0 })
    expect(cancelled.json()).toMatchObject({ success: 1 })
    later(1)
    await shop.poll()
    expect((await shop.claims(waiting.k_no)).every(({ durum }) => durum === 'cancelled')).toBe(true)
    expect(await shop.money(waiting.k_no)).toMatchObject([{ tur: 'tahsilat' }, { tur: 'iade' }])
    expect(await shop.state(waiting)).toMatchObject({ rezervasyon: { durum: 'cancelled' } })
  })

  test('a second amount in a second tab: the surplus comes back (P15)', async () => {
    const waiting = await shop.book(seats(tour, nextDay(), 2))
    silent()
    const deposit = await shop.begin(waiting, 'on_odeme')
    const whole = await shop.begin(waiting, 'tamami')
    expect(whole.deneme.k_no).not.toBe(deposit.deneme.k_no)
    expect(await shop.attempts(waiting.k_no)).toMatchObject([{ durum: 'expired' }, { durum: 'redirected' }])
    await shop.comeBack(await shop.typeCard(whole.url))
    await shop.comeBack(await shop.typeCard(deposit.url))
    await shop.poll()
    expect(await shop.money(waiting.k_no)).toEqual([
      { tur: 'tahsilat', tutar: 20_000 },
      { tur: 'tahsilat', tutar: 5000 },
      { tur: 'iade', tutar: 5000 },
    ])
    expect(await shop.state(waiting)).toMatchObject({ rezervasyon: { durum: 'confirmed', tahsilat_durum: 2 } })
  })
})

describe('refunds (P11)', () => {
  const refund = async (deneme_k_no: string, tutar: number, istek_k_no: string = randomUUID()) =>
    (await shop.post('/yonetim/odeme-iade-post', { deneme_k_no, istek_k_no, tutar }, await shop.logIn())).json()

  async function paid(): Promise<{ waiting: Waiting; deneme: string }> {
    const waiting = await shop.book(seats(tour, nextDay(), 4))
    await shop.payWith(waiting)
    return { waiting, deneme: (await shop.attempts(waiting.k_no))[0]?.k_no ?? '' }
  }

  test('in parts, never more than was taken, the same request once', async () => {
    const { waiting, deneme } = await paid()
    const key = randomUUID()
    const [first, second] = [await refund(deneme, 40, key), await refund(deneme, 40, key)]
    expect(second).toEqual(first)
    expect(await refund(deneme, 41, key)).toMatchObject({ code: 'anahtar_farkli' })
    expect(await refund(deneme, 60.01)).toMatchObject({ code: 'iade_fazla', ayrinti: { kalan: 60 } })
    await shop.poll()
    expect(await shop.attempts(waiting.k_no)).toMatchObject([{ durum: 'captured', iade_toplam: 4000 }])
    await refund(deneme, 60)
    await shop.poll()
    expect(await shop.attempts(waiting.k_no)).toMatchObject([{ durum: 'refunded', iade_toplam: 10_000 }])
    expect(await refund(deneme, 1)).toMatchObject({ code: 'durum_uygun_degil' })
  })

  test('a lost answer is asked for under the same key; a refusal lies before a person', async () => {
    const { waiting, deneme } = await paid()
    await refund(deneme, 30)
    shop.bank.faults.cutRefunds = true
    await shop.poll()
    delete shop.bank.faults.cutRefunds
    later(1)
    await shop.poll()
    expect(shop.bank.ledger.find((await shop.attempts(waiting.k_no))[0]?.siparis_no ?? '')?.iade).toBe(3000)
    expect(await shop.money(waiting.k_no)).toMatchObject([{ tur: 'tahsilat' }, { tur: 'iade', tutar: 3000 }])
    shop.bank.faults.refundsFail = true
    await refund(deneme, 20)
    await shop.poll()
    expect(await shop.attempts(waiting.k_no)).toMatchObject([{ durum: 'refund_failed', iade_toplam: 3000 }])
    expect(shop.app.logLines.some((line) => line.includes('refund_refused'))).toBe(true)
  })

  test('a cancellation gives the card back what the quote said', async () => {
    const { waiting } = await paid()
    const quote = (await shop.post('/rezervasyon-iptal-hesapla-post', waiting)).json().data
    await shop.post('/rezervasyon-iptal-post', { ...waiting, iade: quote.iade })
    await shop.poll()
    const back = (await shop.money(waiting.k_no)).filter(({ tur }) => tur === 'iade')
    expect(back.map(({ tutar }) => tutar / 100)).toEqual(quote.iade > 0 ? [quote.iade] : [])
  })
})

describe('what strangers send', () => {
  const notice = (body: string, signature: string | undefined) =>
    fetch(`${shop.origin}/odeme/bildirim/test`, {
      method: 'POST',
      body,
      headers: signature ? { 'x-bank-signature': signature } : {},
    })

  test('forged, unsigned and stale notices are turned away; one played a hundred times counts once (P3)', async () => {
    const waiting = await shop.book(seats(tour, nextDay()))
    silent()
    const { url } = await shop.begin(waiting)
    const [attempt] = await shop.attempts(waiting.k_no)
    const body = JSON.stringify({
      olay_no: randomUUID(),
      tur: 'odeme',
      siparis_no: attempt?.siparis_no,
      durum: 'alindi',
    })
    const secret = bankSecret(TEST_SECRET)
    const good = sign(secret, body)
    const stale = sign(secret, body, Math.floor(Date.now() / 1000) - 600)
    for (const signature of [undefined, '', stale, sign('other', body)])
      expect((await notice(body, signature)).status).toBe(400)
    for (let place = 0; place < good.length; place += 1) {
      const turned = good.slice(0, place) + (good[place] === '0' ? '1' : '0') + good.slice(place + 1)
      expect((await notice(body, turned)).status).toBe(400)
    }
    expect((await notice(`${body} `, good)).status).toBe(400)
    expect((await notice('{', sign(secret, '{'))).status).toBe(400)
    expect((await fetch(`${shop.origin}/odeme/bildirim/paytr`, { method: 'POST' })).status).toBe(404)
    expect(await shop.state(waiting)).toMatchObject({ rezervasyon: { durum: 'held' } })
    // A genuine notice before anything was paid changes nothing either: the bank is asked.
    await Promise.all(Array.from({ length: 100 }, () => notice(body, good)))
    expect(await shop.money(waiting.k_no)).toEqual([])
    await shop.comeBack(await shop.typeCard(url))
    const events = await withTenant(shop.place.db, shop.place.tenantId, (trx) =>
      trx
        .selectFrom('psp_olayi')
        .selectAll()
        .where('siparis_no', '=', attempt?.siparis_no ?? '')
        .execute(),
    )
    expect(events).toHaveLength(1)
    expect(await shop.money(waiting.k_no)).toHaveLength(1)
  })

  test('the way back called by hand, with no or another token, changes nothing (P9)', async () => {
    const waiting = await shop.book(seats(tour, nextDay()))
    await shop.begin(waiting)
    expect(await shop.comeBack(`${shop.origin}/odeme/donus`)).toBe('/')
    expect(await shop.comeBack(`${shop.origin}/odeme/donus?firma=alfa&deneme=${'x'.repeat(43)}`)).toBe(
      '/tr/basket/warning',
    )
    expect(await shop.comeBack(`${shop.origin}/odeme/donus?firma=beta&deneme=${'x'.repeat(43)}`)).toBe('/')
    const made = await shop.app.get(`/api/odeme-durum-get?ref=${'x'.repeat(43)}`, stranger())
    expect(made.statusCode).toBe(404)
    expect(await shop.state(waiting)).toMatchObject({ rezervasyon: { durum: 'held' }, deneme: { durum: 'redirected' } })
  })

  test('an expired hold cannot be paid, nor one of another', async () => {
    const waiting = await shop.book(seats(tour, nextDay()))
    const other = await shop.book(seats(tour, nextDay()))
    const foreign = await shop.post('/odeme-baslat-post', {
      k_no: waiting.k_no,
      anahtar: other.anahtar,
      tutar: 'on_odeme',
      lang: 'en',
    })
    expect(foreign.statusCode).toBe(404)
    later(16)
    const late = await shop.post('/odeme-baslat-post', { ...waiting, tutar: 'on_odeme', lang: 'en' })
    expect([late.statusCode, late.json().code]).toEqual([409, 'tutma_bitti'])
  })
})

describe('the books (P16)', () => {
  test('money nobody told of is found in the list, and money the bank has not is reported once', async () => {
    silent()
    const waiting = await shop.book(seats(tour, nextDay()))
    const { url } = await shop.begin(waiting)
    await shop.typeCard(url)
    const span = { from: new Date(Date.now() - 3_600_000), to: new Date() }
    expect(await reconcileTenant(shop.app.services, shop.tenant, span)).toEqual({ bulunan: 1, eksik: 0 })
    expect(await shop.state(waiting)).toMatchObject({ sonuc: 'odendi' })
    await shop.app.owner.db
      .updateTable('odeme_denemesi')
      .set({ siparis_no: `m${shop.tenant.id}x${'ab'.repeat(16)}` })
      .where('rezervasyon_k_no', '=', waiting.k_no)
      .execute()
    await shop.app.owner.pool.query(
      "update odeme_denemesi set olusturma_zamani = now() - interval '30 minutes' where rezervasyon_k_no = $1",
      [waiting.k_no],
    )
    await shop.app.owner.pool.query('update tahsilat set islem_no = $2 where rezervasyon_k_no = $1', [
      waiting.k_no,
      `m${shop.tenant.id}x${'ab'.repeat(16)}`,
    ])
    expect(await reconcileTenant(shop.app.services, shop.tenant, span)).toMatchObject({ eksik: 1 })
    await reconcileTenant(shop.app.services, shop.tenant, span)
    const rows = await withTenant(shop.place.db, shop.place.tenantId, (trx) =>
      trx.selectFrom('inceleme').selectAll().where('konu', '=', 'mutabakat').execute(),
    )
    expect(rows).toHaveLength(1)
  })
})
