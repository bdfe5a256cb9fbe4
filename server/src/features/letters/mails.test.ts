import { addDays } from '@meltem/domain/calendar-day'
import type { Email } from 'postal-mime'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../platform/db/connection.ts'
import { openPostOffice, type PostOffice } from '../../testing/doubles/post-office.ts'
import { acceptances, nights, placement, seats } from '../../testing/hammer/hammer-basket.ts'
import { FIRST_DAY } from '../../testing/hammer/hammer-catalog.ts'
import { openTestPayment, type TestPayment } from '../../testing/test-payment.ts'
import { mailExtras } from './mail-extras.ts'

let shop: TestPayment
let office: PostOffice
beforeAll(async () => {
  shop = await openTestPayment({ PUBLIC_URL: 'https://www.example.com' })
  office = await openPostOffice(shop.app, mailExtras(shop.app.services))
})
afterAll(async () => {
  await office.close()
  await shop.close()
})

/** Sends what waits, as the job does, and answers what has arrived since. */
async function deliver(): Promise<Email[]> {
  const tenant_id = shop.place.tenantId
  const rows = await withTenant(shop.app.services.db, tenant_id, (trx) =>
    trx.selectFrom('eposta').select('k_no').where('durum', '<>', 'gonderildi').orderBy('olusturma_zamani').execute(),
  )
  const { received } = office.smtp
  const before = received.length
  for (const { k_no } of rows) await office.send(tenant_id, k_no)
  return received.slice(before)
}

const to = (mails: readonly Email[], address: string) =>
  mails.filter((mail) => mail.to?.[0]?.address === address && mail.from?.address !== address)

const namesOf = (mail: Email | undefined) =>
  (mail?.attachments ?? []).filter(({ contentId }) => !contentId).map(({ filename }) => filename)

/** Pictures inside the mail, by the name its markup calls them. */
const shownIn = (mail: Email | undefined) =>
  (mail?.attachments ?? []).flatMap(({ contentId }) => (contentId ? contentId.replace(/^<|>$/g, '') : []))

let day = FIRST_DAY
const nextDay = () => {
  day = addDays(day, 4)
  return day
}

describe('mails of a booking, through a real SMTP server', () => {
  test.each(['tr', 'en', 'de', 'ru'] as const)(
    '%s: confirmed, with voucher, contracts and calendar file',
    async (lang) => {
      const body = { ...placement([seats(shop.tour, nextDay())]), lang, onaylar: acceptances(lang) }
      expect((await shop.post('/rezervasyon-olustur-post', body)).json()).toMatchObject({ success: 1 })
      const [mail, ...more] = to(await deliver(), body.misafir.e_mail)
      expect(more).toEqual([])
      expect(namesOf(mail)).toEqual([
        expect.stringMatching(/^voucher-INT\d{12}\.pdf$/),
        expect.stringMatching(/^INT\d{12}\.ics$/),
        expect.stringMatching(/^contracts-INT\d{12}\.pdf$/),
      ])
      const voucher = mail?.attachments.find(({ filename }) => filename?.startsWith('voucher-'))
      expect(
        Buffer.from(voucher?.content as ArrayBuffer)
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-')
      const link = `https://www.example.com/api/voucher-pdf-getir?k_no=${body.k_no}&anahtar=`
      expect(mail?.text).toContain(link)
      expect(mail?.html).toContain(link.replaceAll('&', '&amp;'))
      expect(mail?.html).toContain(`<html lang="${lang}"`)
      const number = /INT\d{12}/.exec(mail?.subject ?? '')?.[0]
      expect(mail?.text).toContain(`${number}-1`)
      expect(mail?.html).toContain(`${number}-1`)
      expect(mail?.text).not.toContain('BLT-')
      expect(shownIn(mail)).toEqual(['code-1'])
      expect(mail?.html).toContain('src="cid:code-1"')
      expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/undefined|null|mail\.|\{/)
    },
  )

  test('waiting for money: the contracts and the way to pay; paid: voucher and receipt; cancelled: what comes back', async () => {
    const waiting = await shop.book(seats(shop.tour, nextDay(), 2))
    const address = `${waiting.k_no.slice(0, 8)}@example.com`
    const [placed] = to(await deliver(), address)
    expect(namesOf(placed)).toEqual([expect.stringMatching(/^contracts-/)])
    expect(placed?.text).toContain('Pay and confirm the booking: https://www.example.com/en/reservation/')

    await shop.payWith(waiting)
    const subjects = async () => to(await deliver(), address).map((mail) => mail.subject?.replace(/INT\d+/, 'no'))
    expect(await subjects()).toEqual(['alfa: your booking is confirmed (no)'])
    await shop.payWith(waiting, 'basarili', 'kalan')
    expect(await subjects()).toEqual(['alfa: we have received your payment (no)'])

    const quote = (await shop.post('/rezervasyon-iptal-hesapla-post', waiting)).json().data
    await shop.post('/rezervasyon-iptal-post', { ...waiting, iade: quote.iade })
    const [cancelled] = to(await deliver(), address)
    expect(cancelled?.text).toContain(`Refund: ₺${quote.iade.toFixed(2)}`)
    expect(namesOf(cancelled)).toEqual([])
  })

  test('refused by the bank: nothing was charged, and the way to try again', async () => {
    const waiting = await shop.book(seats(shop.tour, nextDay()))
    await deliver()
    await shop.payWith(waiting, 'ret')
    const [failed] = to(await deliver(), `${waiting.k_no.slice(0, 8)}@example.com`)
    expect(failed?.subject).toContain('did not go through')
    expect(failed?.text).toContain('Pay and confirm the booking: https://')
  })

  test('a booking that was cancelled before its mail went out carries no voucher', async () => {
    const body = placement([seats(shop.tour, nextDay())])
    const { misafir_anahtari } = (await shop.post('/rezervasyon-olustur-post', body)).json()
    await shop.post('/rezervasyon-iptal-post', { k_no: body.k_no, anahtar: misafir_anahtari, iade: 0 })
    const [first] = to(await deliver(), body.misafir.e_mail)
    expect(namesOf(first)).toEqual([expect.stringMatching(/^contracts-/)])
  })

  test('asked for, answered with an offer, and declined', async () => {
    const first = nextDay()
    const body = placement([nights(shop.asked, first, 3)], { mode: 'sor_sat' })
    const { success } = (await shop.post('/rezervasyon-istek-post', body)).json()
    expect(success).toBe(1)
    const [asked] = to(await deliver(), body.misafir.e_mail)
    expect(asked?.subject).toContain('we have your request')
    expect(namesOf(asked)).toEqual([expect.stringMatching(/^contracts-/)])
    const staff = await shop.logIn()
    const offer = {
      k_no: body.k_no,
      sepet_urunler: [nights(shop.asked, addDays(first, 30), 3).line],
      not: 'A week later',
    }
    expect((await shop.post('/yonetim/rezervasyon-karsi-teklif-post', offer, staff)).json()).toMatchObject({
      success: 1,
    })
    const [offered] = to(await deliver(), body.misafir.e_mail)
    expect(offered?.text).toContain('A week later')
    await shop.post('/yonetim/rezervasyon-ret-post', { k_no: body.k_no, not: 'Sorry' }, staff)
    const [declined] = to(await deliver(), body.misafir.e_mail)
    expect(declined?.text).toContain('Sorry')
  })
})
