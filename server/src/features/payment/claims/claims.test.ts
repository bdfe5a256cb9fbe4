import { randomUUID } from 'node:crypto'
import type { PaymentClaim } from '@meltem/contract/payment/claims-office'
import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { placement, seats } from '../../../testing/hammer/hammer-basket.ts'
import { addTour, FIRST_DAY, type Tour } from '../../../testing/hammer/hammer-catalog.ts'
import { openTestBooking, type TestBooking } from '../../../testing/test-booking.ts'
import { addBankAccount, bankCsv, uploadFile } from '../../../testing/test-money.ts'

let shop: TestBooking
let tour: Tour
let staff: Record<string, string>
beforeAll(async () => {
  shop = await openTestBooking()
  tour = await addTour(shop.place, 500)
  staff = await shop.logIn()
  await addBankAccount(shop)
})
afterAll(() => shop.close())

const post = async (path: string, body: object) => (await shop.post(`/yonetim/${path}`, body, staff)).json()

let day = 0

/** A booking that waits for 50, and a guest who says that they are on their way. */
async function claimed(tutar = 50): Promise<{ k_no: string; kayit_no: string; claim: string }> {
  day += 1
  const body = placement([seats(tour, addDays(FIRST_DAY, day), 2)], { method: 'havale' })
  const { data } = (await shop.post('/rezervasyon-olustur-post', body)).json()
  const claim = await withTenant(shop.place.db, shop.place.tenantId, (trx) =>
    trx
      .insertInto('odeme_bildirimi')
      .values({
        tenant_id: shop.place.tenantId,
        rezervasyon_k_no: body.k_no,
        uye_k_no: null,
        banka: 'Garanti',
        gonderen: 'Ada Deniz',
        tutar: tutar * 100,
        kur: 'TRY',
        tarih: '2026-08-10',
        not: null,
      })
      .returning('k_no')
      .executeTakeFirstOrThrow(),
  )
  return { k_no: body.k_no, kayit_no: data.kayit_no, claim: claim.k_no }
}

async function claims(): Promise<PaymentClaim[]> {
  return (await shop.app.get('/api/yonetim/odeme-bildirim-listele', staff)).json().data
}

async function collected(k_no: string) {
  return await withTenant(shop.place.db, shop.place.tenantId, (trx) =>
    trx.selectFrom('tahsilat').select('tutar').where('rezervasyon_k_no', '=', k_no).execute(),
  )
}

describe('what a guest says they have sent', () => {
  test('is settled with the line of the bank it is, once', async () => {
    const { k_no, kayit_no, claim } = await claimed()
    const file = [{ tarih: '10.08.2026', aciklama: `DENIZ ADA ${kayit_no}`, tutar: 50, no: 'A1' }]
    await uploadFile(shop, bankCsv(file), { headers: staff })
    const listed = (await claims()).find((one) => one.k_no === claim)
    expect(listed).toMatchObject({ kayit_no, beklenen: 50, hareketler: [{ tutar: 50 }] })
    const hareket_k_no = listed?.hareketler[0]?.k_no
    const yes = { k_no: claim, karar: 'kabul', hareket_k_no }
    expect((await post('odeme-bildirim-karar-post', { ...yes, hareket_k_no: randomUUID() })).code).toBe('bulunamadi')
    expect((await post('odeme-bildirim-karar-post', yes)).data.durum).toBe('eslesti')
    expect((await post('odeme-bildirim-karar-post', yes)).code).toBe('bildirim_islenmis')
    expect(await collected(k_no)).toEqual([{ tutar: 5000 }])
    expect(await shop.mails(k_no)).toContain('reservation_guest confirmed')
  })

  test('is taken without a line; the line that comes later only links to it', async () => {
    const { k_no, kayit_no, claim } = await claimed()
    const both = { k_no: claim, karar: 'kabul', tutar: 50, hareket_k_no: randomUUID() }
    expect((await post('odeme-bildirim-karar-post', both)).code).toBe('alan_hatasi')
    expect((await post('odeme-bildirim-karar-post', { k_no: claim, karar: 'kabul', tutar: 50 })).data.durum).toBe(
      'eslesti',
    )
    const file = [{ tarih: '11.08.2026', aciklama: `${kayit_no} sonra`, tutar: 50, no: 'A2' }]
    await uploadFile(shop, bankCsv(file), { headers: staff })
    const lines = (await shop.app.get('/api/yonetim/banka-hareket-listele', staff)).json()
    const line = lines.data.find(({ referans }: { referans: string }) => referans === 'A2')
    expect(line.oneri.sinif).toBe('kayitli')
    expect((await post('banka-onayla-post', { hareketler: [line.k_no] })).data[0].sonuc).toBe('degisti')
    expect(await collected(k_no)).toEqual([{ tutar: 5000 }])
  })

  test('is declined with a sentence to the guest, and books nothing', async () => {
    const { k_no, claim } = await claimed()
    expect((await post('odeme-bildirim-karar-post', { k_no: claim, karar: 'ret' })).code).toBe('alan_hatasi')
    const no = { k_no: claim, karar: 'ret', mesaj: 'No such transfer has arrived yet.' }
    expect((await post('odeme-bildirim-karar-post', no)).data.durum).toBe('reddedildi')
    expect(await collected(k_no)).toEqual([])
    const mails = await withTenant(shop.place.db, shop.place.tenantId, (trx) =>
      trx.selectFrom('eposta').select(['tur', 'veri', 'dil']).where('tur', '=', 'payment_guest').execute(),
    )
    expect(mails.at(-1)).toMatchObject({ dil: 'en', veri: { olay: 'bildirim_ret', k_no, mesaj: no.mesaj, tutar: 50 } })
  })

  test('of a foreign key is not there', async () => {
    const no = { k_no: randomUUID(), karar: 'ret', mesaj: 'x' }
    expect((await post('odeme-bildirim-karar-post', no)).code).toBe('bulunamadi')
  })
})
