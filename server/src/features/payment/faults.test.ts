import { randomUUID } from 'node:crypto'
import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../platform/db/connection.ts'
import { TEST_SECRET } from '../../testing/global-setup.ts'
import { nights, placement, seats, stranger } from '../../testing/hammer-basket.ts'
import { addTour, FIRST_DAY, type Tour } from '../../testing/hammer-catalogue.ts'
import { openPaymentDesk, type PaymentDesk, type Waiting } from '../../testing/payment-desk.ts'
import { sweepTenant } from '../reservation/hold/expire-holds.job.ts'
import { sign } from './providers/test-bank/bank-signature.ts'
import { bankSecret } from './providers/test-bank-gateway.ts'
import { reconcileTenant } from './reconcile.ts'

let desk: PaymentDesk
let tour: Tour
let day = FIRST_DAY
beforeAll(async () => {
  desk = await openPaymentDesk()
  tour = await addTour(desk.place, 1000)
})
afterAll(() => desk.close())
afterEach(() => {
  desk.app.clock.set()
  for (const fault of ['cutStarts', 'deaf', 'refundsFail', 'cutRefunds', 'notices'] as const)
    delete desk.bank.faults[fault]
})

const nextDay = () => {
  day = addDays(day, 1)
  return day
}
/** The clock of booking and polling, so much later. */
const later = (minutes: number) => {
  desk.app.clock.set(() => new Date(Date.now() + minutes * 60_000))
}
const silent = () => {
  desk.bank.faults.notices = () => 0
}

describe('when the bank does not answer (P7)', () => {
  test('cut after taking the order: unknown, no second one, found by asking', async () => {
    const waiting = await desk.book(seats(tour, nextDay()))
    desk.bank.faults.cutStarts = true
    const start = () => desk.post('/odeme-baslat-post', { ...waiting, tutar: 'on_odeme', lang: 'en' })
    expect((await start()).json()).toMatchObject({ code: 'odeme_suruyor' })
    delete desk.bank.faults.cutStarts
    expect((await start()).json()).toMatchObject({ code: 'odeme_suruyor' })
    expect(await desk.attempts(waiting.k_no)).toMatchObject([{ durum: 'unknown' }])
    expect(await desk.state(waiting)).toMatchObject({ sonuc: 'isleniyor' })
    const order = desk.bank.ledger.find((await desk.attempts(waiting.k_no))[0]?.siparis_no ?? '')
    silent()
    await desk.typeCard(`http://127.0.0.1:${desk.bank.port}/pay/${order?.anahtar}`)
    later(1)
    await desk.poll()
    expect(await desk.state(waiting)).toMatchObject({ sonuc: 'odendi', rezervasyon: { durum: 'confirmed' } })
    expect(await desk.money(waiting.k_no)).toHaveLength(1)
  })

  test('the slow card: the page polls, the poller resolves it', async () => {
    const waiting = await desk.book(seats(tour, nextDay()))
    const { url } = await desk.begin(waiting)
    const page = await desk.comeBack(await desk.typeCard(url, 'zaman_asimi'))
    const ref = new URL(page, desk.origin).searchParams.get('ref')
    const state = (await desk.app.get(`/api/odeme-durum-get?ref=${ref}`, stranger())).json().data
    expect(state).toMatchObject({ sonuc: 'isleniyor', deneme: { durum: 'unknown' } })
    await new Promise((resolve) => setTimeout(resolve, 450))
    later(1)
    await desk.poll()
    expect(await desk.state(waiting)).toMatchObject({ sonuc: 'odendi' })
  })

  test('half an hour without a word raises one alarm; a day ends it', async () => {
    const waiting = await desk.book(seats(tour, nextDay()))
    await desk.begin(waiting)
    desk.bank.faults.deaf = true
    for (const minutes of [1, 61, 122]) {
      later(minutes)
      await desk.poll()
    }
    const alarms = desk.app.logLines.filter((line) => line.includes('payment_unknown'))
    expect(alarms).toHaveLength(1)
    later(25 * 60)
    await desk.poll()
    expect(await desk.attempts(waiting.k_no)).toMatchObject([{ durum: 'expired', sonraki_sorgu: null }])
  })

  test('an order the bank never heard of ends after a minute', async () => {
    const waiting = await desk.book(seats(tour, nextDay()))
    await desk.begin(waiting)
    const [attempt] = await desk.attempts(waiting.k_no)
    const find = desk.bank.ledger.find.bind(desk.bank.ledger)
    desk.bank.ledger.find = (no) => (no === attempt?.siparis_no ? undefined : find(no))
    later(2)
    await desk.poll()
    desk.bank.ledger.find = find
    expect(await desk.attempts(waiting.k_no)).toMatchObject([{ durum: 'expired' }])
  })
})

describe('money that comes late', () => {
  /** Pays at the bank without anybody hearing of it. */
  async function paySilently(waiting: Waiting): Promise<void> {
    silent()
    const { url } = await desk.begin(waiting)
    await desk.typeCard(url)
  }

  test('after the hold, with room left: booked after all (B6)', async () => {
    const waiting = await desk.book(seats(tour, nextDay()))
    await paySilently(waiting)
    later(16)
    expect(await sweepTenant(desk.app.services, desk.tenant)).toBeGreaterThan(0)
    await desk.poll()
    expect(await desk.state(waiting)).toMatchObject({ sonuc: 'odendi', rezervasyon: { durum: 'confirmed' } })
  })

  test('after the hold, with the house gone: comes back by itself, with a mail and a row for the staff (P8)', async () => {
    const first = nextDay()
    const waiting = await desk.book(nights(desk.villa, first, 3))
    await paySilently(waiting)
    later(16)
    await sweepTenant(desk.app.services, desk.tenant)
    const other = await desk.post('/rezervasyon-olustur-post', placement([nights(desk.villa, first, 3)]))
    expect(other.json()).toMatchObject({ success: 1 })
    await desk.poll()
    expect(await desk.state(waiting)).toMatchObject({
      rezervasyon: { durum: 'cancelled', tahsilat_durum: 0 },
      deneme: { durum: 'refunded' },
    })
    expect(await desk.mails(waiting.k_no)).toEqual(
      expect.arrayContaining(['reservation_guest review', 'payment_guest iade']),
    )
    const rows = await withTenant(desk.place.db, desk.place.tenantId, (trx) =>
      trx.selectFrom('inceleme').selectAll().where('rezervasyon_k_no', '=', waiting.k_no).execute(),
    )
    expect(rows).toMatchObject([{ konu: 'gec_odeme', durum: 'kapandi', karar: 'iade' }])
    day = addDays(first, 4)
  })

  test('after a cancellation: no stock is taken, the money goes back (P12)', async () => {
    const waiting = await desk.book(seats(tour, nextDay()))
    await paySilently(waiting)
    const cancelled = await desk.post('/rezervasyon-iptal-post', { ...waiting, iade: 0 })
    expect(cancelled.json()).toMatchObject({ success: 1 })
    later(1)
    await desk.poll()
    expect((await desk.claims(waiting.k_no)).every(({ durum }) => durum === 'cancelled')).toBe(true)
    expect(await desk.money(waiting.k_no)).toMatchObject([{ tur: 'tahsilat' }, { tur: 'iade' }])
    expect(await desk.state(waiting)).toMatchObject({ rezervasyon: { durum: 'cancelled' } })
  })

  test('a second amount in a second tab: the surplus comes back (P15)', async () => {
    const waiting = await desk.book(seats(tour, nextDay(), 2))
    silent()
    const deposit = await desk.begin(waiting, 'on_odeme')
    const whole = await desk.begin(waiting, 'tamami')
    expect(whole.deneme.k_no).not.toBe(deposit.deneme.k_no)
    expect(await desk.attempts(waiting.k_no)).toMatchObject([{ durum: 'expired' }, { durum: 'redirected' }])
    await desk.comeBack(await desk.typeCard(whole.url))
    await desk.comeBack(await desk.typeCard(deposit.url))
    await desk.poll()
    expect(await desk.money(waiting.k_no)).toEqual([
      { tur: 'tahsilat', tutar: 20_000 },
      { tur: 'tahsilat', tutar: 5000 },
      { tur: 'iade', tutar: 5000 },
    ])
    expect(await desk.state(waiting)).toMatchObject({ rezervasyon: { durum: 'confirmed', tahsilat_durum: 2 } })
  })
})

describe('refunds (P11)', () => {
  const refund = async (deneme_k_no: string, tutar: number, istek_k_no: string = randomUUID()) =>
    (await desk.post('/yonetim/odeme-iade-post', { deneme_k_no, istek_k_no, tutar }, await desk.logIn())).json()

  async function paid(): Promise<{ waiting: Waiting; deneme: string }> {
    const waiting = await desk.book(seats(tour, nextDay(), 4))
    await desk.payWith(waiting)
    return { waiting, deneme: (await desk.attempts(waiting.k_no))[0]?.k_no ?? '' }
  }

  test('in parts, never more than was taken, the same request once', async () => {
    const { waiting, deneme } = await paid()
    const key = randomUUID()
    const [first, second] = [await refund(deneme, 40, key), await refund(deneme, 40, key)]
    expect(second).toEqual(first)
    expect(await refund(deneme, 41, key)).toMatchObject({ code: 'anahtar_farkli' })
    expect(await refund(deneme, 60.01)).toMatchObject({ code: 'iade_fazla', ayrinti: { kalan: 60 } })
    await desk.poll()
    expect(await desk.attempts(waiting.k_no)).toMatchObject([{ durum: 'captured', iade_toplam: 4000 }])
    await refund(deneme, 60)
    await desk.poll()
    expect(await desk.attempts(waiting.k_no)).toMatchObject([{ durum: 'refunded', iade_toplam: 10_000 }])
    expect(await refund(deneme, 1)).toMatchObject({ code: 'durum_uygun_degil' })
  })

  test('a lost answer is asked for under the same key; a refusal lies before a person', async () => {
    const { waiting, deneme } = await paid()
    await refund(deneme, 30)
    desk.bank.faults.cutRefunds = true
    await desk.poll()
    delete desk.bank.faults.cutRefunds
    later(1)
    await desk.poll()
    expect(desk.bank.ledger.find((await desk.attempts(waiting.k_no))[0]?.siparis_no ?? '')?.iade).toBe(3000)
    expect(await desk.money(waiting.k_no)).toMatchObject([{ tur: 'tahsilat' }, { tur: 'iade', tutar: 3000 }])
    desk.bank.faults.refundsFail = true
    await refund(deneme, 20)
    await desk.poll()
    expect(await desk.attempts(waiting.k_no)).toMatchObject([{ durum: 'refund_failed', iade_toplam: 3000 }])
    expect(desk.app.logLines.some((line) => line.includes('refund_refused'))).toBe(true)
  })

  test('a cancellation gives the card back what the quote said', async () => {
    const { waiting } = await paid()
    const quote = (await desk.post('/rezervasyon-iptal-hesapla-post', waiting)).json().data
    await desk.post('/rezervasyon-iptal-post', { ...waiting, iade: quote.iade })
    await desk.poll()
    const back = (await desk.money(waiting.k_no)).filter(({ tur }) => tur === 'iade')
    expect(back.map(({ tutar }) => tutar / 100)).toEqual(quote.iade > 0 ? [quote.iade] : [])
  })
})

describe('what strangers send', () => {
  const notice = (body: string, signature: string | undefined) =>
    fetch(`${desk.origin}/odeme/bildirim/test`, {
      method: 'POST',
      body,
      headers: signature ? { 'x-bank-signature': signature } : {},
    })

  test('forged, unsigned and stale notices are turned away; one played a hundred times counts once (P3)', async () => {
    const waiting = await desk.book(seats(tour, nextDay()))
    silent()
    const { url } = await desk.begin(waiting)
    const [attempt] = await desk.attempts(waiting.k_no)
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
    expect((await fetch(`${desk.origin}/odeme/bildirim/paytr`, { method: 'POST' })).status).toBe(404)
    expect(await desk.state(waiting)).toMatchObject({ rezervasyon: { durum: 'held' } })
    // A genuine notice before anything was paid changes nothing either: the bank is asked.
    await Promise.all(Array.from({ length: 100 }, () => notice(body, good)))
    expect(await desk.money(waiting.k_no)).toEqual([])
    await desk.comeBack(await desk.typeCard(url))
    const events = await withTenant(desk.place.db, desk.place.tenantId, (trx) =>
      trx
        .selectFrom('psp_olayi')
        .selectAll()
        .where('siparis_no', '=', attempt?.siparis_no ?? '')
        .execute(),
    )
    expect(events).toHaveLength(1)
    expect(await desk.money(waiting.k_no)).toHaveLength(1)
  })

  test('the way back called by hand, with no or another token, changes nothing (P9)', async () => {
    const waiting = await desk.book(seats(tour, nextDay()))
    await desk.begin(waiting)
    expect(await desk.comeBack(`${desk.origin}/odeme/donus`)).toBe('/')
    expect(await desk.comeBack(`${desk.origin}/odeme/donus?firma=alfa&deneme=${'x'.repeat(43)}`)).toBe(
      '/tr/basket/warning',
    )
    expect(await desk.comeBack(`${desk.origin}/odeme/donus?firma=beta&deneme=${'x'.repeat(43)}`)).toBe('/')
    const made = await desk.app.get(`/api/odeme-durum-get?ref=${'x'.repeat(43)}`, stranger())
    expect(made.statusCode).toBe(404)
    expect(await desk.state(waiting)).toMatchObject({ rezervasyon: { durum: 'held' }, deneme: { durum: 'redirected' } })
  })

  test('an expired hold cannot be paid, nor one of another', async () => {
    const waiting = await desk.book(seats(tour, nextDay()))
    const other = await desk.book(seats(tour, nextDay()))
    const foreign = await desk.post('/odeme-baslat-post', {
      k_no: waiting.k_no,
      anahtar: other.anahtar,
      tutar: 'on_odeme',
      lang: 'en',
    })
    expect(foreign.statusCode).toBe(404)
    later(16)
    const late = await desk.post('/odeme-baslat-post', { ...waiting, tutar: 'on_odeme', lang: 'en' })
    expect([late.statusCode, late.json().code]).toEqual([409, 'tutma_bitti'])
  })
})

describe('the books (P16)', () => {
  test('money nobody told of is found in the list, and money the bank has not is reported once', async () => {
    silent()
    const waiting = await desk.book(seats(tour, nextDay()))
    const { url } = await desk.begin(waiting)
    await desk.typeCard(url)
    const span = { from: new Date(Date.now() - 3_600_000), to: new Date() }
    expect(await reconcileTenant(desk.app.services, desk.tenant, span)).toEqual({ bulunan: 1, eksik: 0 })
    expect(await desk.state(waiting)).toMatchObject({ sonuc: 'odendi' })
    await desk.app.owner.db
      .updateTable('odeme_denemesi')
      .set({ siparis_no: `m${desk.tenant.id}x${'ab'.repeat(16)}` })
      .where('rezervasyon_k_no', '=', waiting.k_no)
      .execute()
    await desk.app.owner.pool.query(
      "update odeme_denemesi set olusturma_zamani = now() - interval '30 minutes' where rezervasyon_k_no = $1",
      [waiting.k_no],
    )
    await desk.app.owner.pool.query('update tahsilat set islem_no = $2 where rezervasyon_k_no = $1', [
      waiting.k_no,
      `m${desk.tenant.id}x${'ab'.repeat(16)}`,
    ])
    expect(await reconcileTenant(desk.app.services, desk.tenant, span)).toMatchObject({ eksik: 1 })
    await reconcileTenant(desk.app.services, desk.tenant, span)
    const rows = await withTenant(desk.place.db, desk.place.tenantId, (trx) =>
      trx.selectFrom('inceleme').selectAll().where('konu', '=', 'mutabakat').execute(),
    )
    expect(rows).toHaveLength(1)
  })
})
