import { addDays } from '@meltem/domain/calendar-day'
import type { Email } from 'postal-mime'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../platform/db/connection.ts'
import { acceptances, nights, placement, seats } from '../../testing/hammer-basket.ts'
import { FIRST_DAY } from '../../testing/hammer-catalogue.ts'
import { openPaymentDesk, type PaymentDesk } from '../../testing/payment-desk.ts'
import { openPostOffice, type PostOffice } from '../../testing/post-office.ts'
import { mailExtras } from './mail-extras.ts'

let desk: PaymentDesk
let office: PostOffice
beforeAll(async () => {
  desk = await openPaymentDesk({ PUBLIC_URL: 'https://www.example.com' })
  office = await openPostOffice(desk.app, mailExtras(desk.app.services))
})
afterAll(async () => {
  await office.close()
  await desk.close()
})

/** Sends what waits, as the job does, and answers what has arrived since. */
async function deliver(): Promise<Email[]> {
  const tenant_id = desk.place.tenantId
  const rows = await withTenant(desk.app.services.db, tenant_id, (trx) =>
    trx.selectFrom('eposta').select('k_no').where('durum', '<>', 'gonderildi').orderBy('olusturma_zamani').execute(),
  )
  const { received } = office.smtp
  const before = received.length
  for (const { k_no } of rows) await office.send(tenant_id, k_no)
  return received.slice(before)
}

const to = (mails: readonly Email[], address: string) =>
  mails.filter((mail) => mail.to?.[0]?.address === address && mail.from?.address !== address)

const namesOf = (mail: Email | undefined) => (mail?.attachments ?? []).map(({ filename }) => filename)

let day = FIRST_DAY
const nextDay = () => {
  day = addDays(day, 4)
  return day
}

describe('mails of a booking, through a real SMTP server', () => {
  test.each(['tr', 'en', 'de', 'ru'] as const)(
    '%s: confirmed, with voucher, contracts and calendar file',
    async (lang) => {
      const body = { ...placement([seats(desk.tour, nextDay())]), lang, onaylar: acceptances(lang) }
      expect((await desk.post('/rezervasyon-olustur-post', body)).json()).toMatchObject({ success: 1 })
      const [mail, ...more] = to(await deliver(), body.misafir.e_mail)
      expect(more).toEqual([])
      expect(namesOf(mail)).toEqual([
        expect.stringMatching(/^voucher-BLT-\w+\.pdf$/),
        expect.stringMatching(/^INT\d{12}\.ics$/),
        expect.stringMatching(/^contracts-INT\d{12}\.pdf$/),
      ])
      const [voucher] = mail?.attachments ?? []
      expect(
        Buffer.from(voucher?.content as ArrayBuffer)
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-')
      const link = `https://www.example.com/api/voucher-pdf-getir?k_no=${body.k_no}&anahtar=`
      expect(mail?.text).toContain(link)
      expect(mail?.html).toContain(link.replaceAll('&', '&amp;'))
      expect(mail?.html).toContain(`<html lang="${lang}"`)
      expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/undefined|null|mail\.|\{/)
    },
  )

  test('waiting for money: the contracts and the way to pay; paid: voucher and receipt; cancelled: what comes back', async () => {
    const waiting = await desk.book(seats(desk.tour, nextDay(), 2))
    const address = `${waiting.k_no.slice(0, 8)}@example.com`
    const [placed] = to(await deliver(), address)
    expect(namesOf(placed)).toEqual([expect.stringMatching(/^contracts-/)])
    expect(placed?.text).toContain('Pay and confirm the booking: https://www.example.com/en/reservation/')

    await desk.payWith(waiting)
    const subjects = async () => to(await deliver(), address).map((mail) => mail.subject?.replace(/INT\d+/, 'no'))
    expect(await subjects()).toEqual(['alfa: your booking is confirmed (no)'])
    await desk.payWith(waiting, 'basarili', 'kalan')
    expect(await subjects()).toEqual(['alfa: we have received your payment (no)'])

    const quote = (await desk.post('/rezervasyon-iptal-hesapla-post', waiting)).json().data
    await desk.post('/rezervasyon-iptal-post', { ...waiting, iade: quote.iade })
    const [cancelled] = to(await deliver(), address)
    expect(cancelled?.text).toContain(`Comes back to you: ₺${quote.iade.toFixed(2)}`)
    expect(namesOf(cancelled)).toEqual([])
  })

  test('refused by the bank: nothing was charged, and the way to try again', async () => {
    const waiting = await desk.book(seats(desk.tour, nextDay()))
    await deliver()
    await desk.payWith(waiting, 'ret')
    const [failed] = to(await deliver(), `${waiting.k_no.slice(0, 8)}@example.com`)
    expect(failed?.subject).toContain('did not go through')
    expect(failed?.text).toContain('Pay and confirm the booking: https://')
  })

  test('a booking that was cancelled before its mail went out carries no voucher', async () => {
    const body = placement([seats(desk.tour, nextDay())])
    const { misafir_anahtari } = (await desk.post('/rezervasyon-olustur-post', body)).json()
    await desk.post('/rezervasyon-iptal-post', { k_no: body.k_no, anahtar: misafir_anahtari, iade: 0 })
    const [first] = to(await deliver(), body.misafir.e_mail)
    expect(namesOf(first)).toEqual([expect.stringMatching(/^contracts-/)])
  })

  test('asked for, answered with an offer, and declined', async () => {
    const first = nextDay()
    const body = placement([nights(desk.asked, first, 3)], { mode: 'sor_sat' })
    const { success } = (await desk.post('/rezervasyon-istek-post', body)).json()
    expect(success).toBe(1)
    const [asked] = to(await deliver(), body.misafir.e_mail)
    expect(asked?.subject).toContain('we have your request')
    expect(namesOf(asked)).toEqual([expect.stringMatching(/^contracts-/)])
    const staff = await desk.logIn()
    const offer = {
      k_no: body.k_no,
      sepet_urunler: [nights(desk.asked, addDays(first, 30), 3).line],
      not: 'A week later',
    }
    expect((await desk.post('/yonetim/rezervasyon-karsi-teklif-post', offer, staff)).json()).toMatchObject({
      success: 1,
    })
    const [offered] = to(await deliver(), body.misafir.e_mail)
    expect(offered?.text).toContain('A week later')
    await desk.post('/yonetim/rezervasyon-ret-post', { k_no: body.k_no, not: 'Sorry' }, staff)
    const [declined] = to(await deliver(), body.misafir.e_mail)
    expect(declined?.text).toContain('Sorry')
  })
})
