import type { MoneyStand } from '@meltem/contract/reservation/standing'
import { addDays } from '@meltem/domain/calendar-day'
import { toldSums } from '@meltem/domain/payment/money-stand'
import { formatMoney } from '@meltem/i18n/format'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { openPostOffice, type PostOffice } from '../../../testing/doubles/post-office.ts'
import { nights, placement, seats, stranger } from '../../../testing/hammer/hammer-basket.ts'
import { FIRST_DAY } from '../../../testing/hammer/hammer-catalog.ts'
import { openTestPayment, type TestPayment, type Waiting } from '../../../testing/test-payment.ts'
import { contractDocument } from '../documents/accepted-contracts.ts'
import { SYSTEM } from '../person.ts'

let shop: TestPayment
let office: PostOffice
let day = FIRST_DAY
beforeAll(async () => {
  shop = await openTestPayment()
  office = await openPostOffice(shop.app)
})
afterAll(async () => {
  await office.close()
  await shop.close()
})

const nextDay = () => {
  day = addDays(day, 4)
  return day
}

/** The newest mail to the guest about it. */
async function mailOf(k_no: string): Promise<string> {
  const rows = await withTenant(shop.place.db, shop.place.tenantId, (trx) =>
    trx.selectFrom('eposta').select(['k_no', 'tur', 'veri']).orderBy('olusturma_zamani', 'desc').execute(),
  )
  const row = rows.find(({ tur, veri }) => tur === 'reservation_guest' && veri.k_no === k_no)
  await office.send(shop.place.tenantId, row?.k_no ?? '')
  return office.smtp.received.at(-1)?.text ?? ''
}

const LABELS = {
  odenen: 'Paid',
  simdi: 'Due now',
  kabulde: 'Due after we confirm',
  kalan: 'Left to pay on the day',
} as const

/** What the page shows, and that mail and contract say the same and nothing else. */
async function toldOf({ k_no, anahtar }: Waiting): Promise<Omit<MoneyStand, 'genel_toplam'>> {
  const page = await shop.app.get(`/api/rezervasyon-getir?k_no=${k_no}&anahtar=${anahtar}`, stranger())
  const { hesap, secilen_kur } = page.json().data
  const { genel_toplam, ...told } = hesap as MoneyStand
  const sums = toldSums(hesap).map(({ ad, tutar }) => ({
    ad: LABELS[ad],
    tutar: tutar === null ? 'Nothing' : formatMoney('en', tutar, secilen_kur),
  }))
  const mail = await mailOf(k_no)
  for (const label of Object.values(LABELS)) {
    const said = new RegExp(`^${label}: (.+)$`, 'm').exec(mail)?.[1]
    expect({ label, said }).toEqual({ label, said: sums.find(({ ad }) => ad === label)?.tutar })
  }
  const act = { services: shop.app.services, tenant: shop.tenant, person: SYSTEM }
  expect((await contractDocument(act, { k_no, anahtar }, 'https://a.b')).hesap).toEqual(sums)
  expect(genel_toplam).toBeGreaterThan(0)
  return told
}

async function ask(): Promise<Waiting> {
  const body = placement([nights(shop.asked, nextDay(), 2)], { mode: 'sor_sat', method: 'kredi_karti' })
  const answer = (await shop.post('/rezervasyon-istek-post', body)).json()
  return { k_no: body.k_no, anahtar: String(answer.misafir_anahtari) }
}

async function place(method: 'havale' | 'tur_gunu'): Promise<Waiting> {
  const body = placement([seats(shop.tour, nextDay(), 2)], { method })
  const answer = (await shop.post('/rezervasyon-olustur-post', body)).json()
  return { k_no: body.k_no, anahtar: String(answer.misafir_anahtari) }
}

describe('mail, page and contract say the same about the money', () => {
  test('a request: nothing is due now, a quarter once it is accepted; then it is due', async () => {
    const asked = await ask()
    expect(await toldOf(asked)).toEqual({ odenen: 0, simdi: 0, kabulde: 500, kalan: 1500 })
    await shop.post('/yonetim/rezervasyon-kabul-post', { k_no: asked.k_no }, await shop.logIn())
    expect(await toldOf(asked)).toEqual({ odenen: 0, simdi: 500, kabulde: 0, kalan: 1500 })
    await shop.payWith(asked)
    await shop.bank.settled()
    expect(await toldOf(asked)).toEqual({ odenen: 500, simdi: 0, kabulde: 0, kalan: 1500 })
  })

  test('a request that is declined owes nothing', async () => {
    const asked = await ask()
    await shop.post('/yonetim/rezervasyon-ret-post', { k_no: asked.k_no }, await shop.logIn())
    expect(await toldOf(asked)).toEqual({ odenen: 0, simdi: 0, kabulde: 0, kalan: 0 })
  })

  test('a transfer: the deposit is due now; more than it leaves less for the day', async () => {
    const waiting = await place('havale')
    expect(await toldOf(waiting)).toEqual({ odenen: 0, simdi: 50, kabulde: 0, kalan: 150 })
    await shop.pay(waiting.k_no, 120)
    expect(await toldOf(waiting)).toEqual({ odenen: 120, simdi: 0, kabulde: 0, kalan: 80 })
  })

  test('paid on the day: nothing now, no deposit, all of it then; cancelled: nothing', async () => {
    const booked = await place('tur_gunu')
    expect(await toldOf(booked)).toEqual({ odenen: 0, simdi: 0, kabulde: 0, kalan: 200 })
    await shop.post('/rezervasyon-iptal-post', { ...booked, iade: 0 })
    expect(await toldOf(booked)).toEqual({ odenen: 0, simdi: 0, kabulde: 0, kalan: 0 })
  })

  test('all of it paid by card: nothing is left', async () => {
    const waiting = await shop.book(seats(shop.tour, nextDay(), 2))
    await shop.payWith(waiting, 'basarili', 'tamami')
    await shop.bank.settled()
    expect(await toldOf(waiting)).toEqual({ odenen: 200, simdi: 0, kabulde: 0, kalan: 0 })
  })
})
