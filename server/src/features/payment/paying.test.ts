import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nights, seats, stranger } from '../../testing/hammer/hammer-basket.ts'
import { addTour, FIRST_DAY, type Tour } from '../../testing/hammer/hammer-catalog.ts'
import { ageProofs, proveAgain } from '../../testing/staff-login.ts'
import { openTestPayment, type TestPayment } from '../../testing/test-payment.ts'

let shop: TestPayment
let tour: Tour
let day = FIRST_DAY
beforeAll(async () => {
  shop = await openTestPayment()
  tour = await addTour(shop.place, 1000)
})
afterAll(() => shop.close())

/** A day of its own for each test. */
const nextDay = () => {
  day = addDays(day, 1)
  return day
}

describe('paying with the test bank', () => {
  test('the deposit confirms the booking, once, with one mail', async () => {
    const waiting = await shop.book(seats(tour, nextDay(), 2))
    const { deneme, url } = await shop.begin(waiting)
    expect(deneme).toMatchObject({ durum: 'redirected', tutar: 50, kur: 'TRY', kart_taksit: 1 })
    expect(await shop.state(waiting)).toMatchObject({ sonuc: 'bekliyor', rezervasyon: { durum: 'held' } })
    const back = await shop.typeCard(url)
    expect(back).toContain(`${shop.origin}/odeme/donus?firma=alfa&deneme=`)
    const page = await shop.comeBack(back)
    expect(page).toMatch(/^\/en\/basket\/result\?ref=[\w-]{43}$/)
    await shop.bank.settled()
    expect(await shop.state(waiting)).toMatchObject({
      sonuc: 'odendi',
      deneme: { durum: 'captured', kart_marka: 'MASTERCARD', kart_son_dort: '0008' },
      rezervasyon: { durum: 'confirmed', tahsilat_durum: 1 },
    })
    expect(await shop.money(waiting.k_no)).toEqual([{ tur: 'tahsilat', tutar: 5000 }])
    expect((await shop.mails(waiting.k_no)).filter((mail) => mail === 'reservation_guest confirmed')).toHaveLength(1)
    const ref = new URL(page, shop.origin).searchParams.get('ref')
    const byRef = await shop.app.get(`/api/odeme-durum-get?ref=${ref}`, stranger())
    expect(byRef.json().data).toMatchObject({ sonuc: 'odendi', rezervasyon: { k_no: waiting.k_no } })
  })

  test('the balance is paid after the deposit, and then there is nothing left', async () => {
    const waiting = await shop.book(seats(tour, nextDay(), 2))
    await shop.payWith(waiting)
    const paid = await shop.payWith(waiting, 'basarili', 'kalan')
    expect(paid).toMatchObject({ sonuc: 'odendi', rezervasyon: { tahsilat_durum: 2 }, deneme: { tutar: 150 } })
    expect(await shop.mails(waiting.k_no)).toContain('payment_guest alindi')
    const again = await shop.post('/odeme-baslat-post', { ...waiting, tutar: 'kalan', lang: 'en' })
    expect([again.statusCode, again.json().code]).toEqual([409, 'odenecek_yok'])
  })

  test('everything at once', async () => {
    const waiting = await shop.book(seats(tour, nextDay(), 2))
    expect(await shop.payWith(waiting, 'basarili', 'tamami')).toMatchObject({
      sonuc: 'odendi',
      rezervasyon: { tahsilat_durum: 2 },
    })
  })

  test.each([
    ['ret', 'ret'],
    ['bakiye', 'bakiye'],
    ['kod', 'kod'],
  ] as const)('%s: refused, told once, and may be tried again', async (card, neden) => {
    const waiting = await shop.book(seats(tour, nextDay()))
    expect(await shop.payWith(waiting, card)).toMatchObject({
      sonuc: 'basarisiz',
      deneme: { durum: 'failed', neden },
      rezervasyon: { durum: 'held', tahsilat_durum: 0 },
    })
    await shop.payWith(waiting, card)
    expect((await shop.mails(waiting.k_no)).filter((mail) => mail === 'payment_guest basarisiz')).toHaveLength(1)
    expect(await shop.payWith(waiting)).toMatchObject({ sonuc: 'odendi' })
  })

  test('a wrong code and a cancelled card form fail', async () => {
    const waiting = await shop.book(seats(tour, nextDay()))
    const { url } = await shop.begin(waiting)
    await shop.comeBack(await shop.typeCard(url, 'basarili', '000000'))
    expect(await shop.state(waiting)).toMatchObject({ deneme: { neden: 'kod' } })
    const second = await shop.begin(waiting)
    await fetch(second.url.replace('/pay/', '/cancel/'), { method: 'POST' })
    await shop.bank.settled()
    await expect.poll(() => shop.state(waiting)).toMatchObject({ sonuc: 'basarisiz', deneme: { neden: 'vazgecti' } })
  })

  test('the hold is extended once on leaving for the bank', async () => {
    const waiting = await shop.book(nights(shop.villa, nextDay(), 2))
    await shop.begin(waiting)
    const [claim] = await shop.claims(waiting.k_no)
    const left = (claim?.tutma_bitis?.getTime() ?? 0) - Date.now()
    expect(left).toBeGreaterThan(14 * 60_000)
    const again = await shop.begin(waiting)
    expect((await shop.claims(waiting.k_no))[0]?.tutma_bitis).toEqual(claim?.tutma_bitis)
    expect(again.deneme.k_no).toBe((await shop.attempts(waiting.k_no))[0]?.k_no)
  })
})

describe('the outbox page of the demo', () => {
  test('shows every mail as the guest reads it, with links that lead here', async () => {
    const waiting = await shop.book(seats(tour, nextDay()))
    await shop.payWith(waiting)
    const host = { host: new URL(shop.origin).host }
    const list = await shop.app.get('/giden-kutusu', host)
    const [, k_no] = /href="\/giden-kutusu\/([0-9a-f-]{36})"/.exec(list.body) ?? []
    expect(list.body).toContain(`${waiting.k_no.slice(0, 8)}@example.com`)
    expect(list.headers['content-security-policy']).toContain("default-src 'none'")
    const mail = await shop.app.get(`/giden-kutusu/${k_no}`, host)
    expect([mail.statusCode, mail.body.includes('<html')]).toEqual([200, true])
    expect((await shop.app.get(`/giden-kutusu/${crypto.randomUUID()}`, host)).statusCode).toBe(404)
  })
})

describe('another word than ours', () => {
  test('a smaller amount confirms nothing and lies before a person, who may take or return it (P4)', async () => {
    const staff = await shop.logIn()
    const decide = async (k_no: string, karar: string) => {
      const { data } = (await shop.app.get('/api/yonetim/inceleme-listele?durum=acik', staff)).json()
      const review = data.find((one: { rezervasyon_k_no: string }) => one.rezervasyon_k_no === k_no)
      expect(review).toMatchObject({ konu: 'odeme_uyusmazligi', ayrinti: { gelen: { tutar: 4900 } } })
      return (await shop.post('/yonetim/inceleme-karar-post', { k_no: review.k_no, karar }, staff)).json()
    }
    const first = await shop.book(seats(tour, nextDay(), 2))
    expect(await shop.payWith(first, 'yanlis_tutar')).toMatchObject({
      sonuc: 'inceleniyor',
      rezervasyon: { durum: 'held', tahsilat_durum: 0 },
    })
    expect(shop.app.logLines.some((line) => line.includes('payment_differs'))).toBe(true)
    await ageProofs(shop.app)
    expect(await decide(first.k_no, 'iade')).toMatchObject({ success: 0, code: 'onay_gerekli' })
    // Nothing leaves by this one, so it asks for no proof.
    expect(await decide(first.k_no, 'kapat')).toMatchObject({ success: 0, code: 'durum_uygun_degil' })
    await proveAgain(shop.app, staff)
    expect(await decide(first.k_no, 'iade')).toMatchObject({ success: 1 })
    await shop.poll()
    expect(await shop.attempts(first.k_no)).toMatchObject([{ durum: 'refunded', alinan: 4900, iade_toplam: 4900 }])
    expect(await shop.money(first.k_no)).toEqual([])

    const second = await shop.book(seats(tour, nextDay(), 2))
    await shop.payWith(second, 'yanlis_tutar')
    expect(await decide(second.k_no, 'kabul')).toMatchObject({ success: 1, data: { durum: 'kapandi' } })
    expect(await shop.money(second.k_no)).toEqual([{ tur: 'tahsilat', tutar: 4900 }])
    expect(await shop.state(second)).toMatchObject({ rezervasyon: { durum: 'held', tahsilat_durum: 3 } })
  })
})
