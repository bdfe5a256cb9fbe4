import { placeReservation } from '@meltem/contract/reservation/booking'
import type { getOfficeReservation } from '@meltem/contract/reservation/office-detail'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { placement, seats } from '../../../testing/hammer/hammer-basket.ts'
import { FIRST_DAY } from '../../../testing/hammer/hammer-catalog.ts'
import { openTestBooking, type TestBooking } from '../../../testing/test-booking.ts'

let shop: TestBooking
let staff: Record<string, string>
let k_no: string
let day = FIRST_DAY

beforeAll(async () => {
  shop = await openTestBooking()
  staff = await shop.logIn()
})
afterAll(() => shop.close())

beforeEach(async () => {
  day = addDays(day, 1)
  const body = placement([seats(shop.tour, day)], { method: 'havale' })
  const misafir = { ...body.misafir, tc_pasaport: '10000000146' }
  const placed = (await shop.post(placeReservation.path, { ...body, misafir })).json()
  if (placed.success !== 1) throw new Error(JSON.stringify(placed))
  k_no = body.k_no
})

const call = (path: string, body: object) => shop.app.post(`/api/yonetim/${path}`, body, staff)

async function read(): Promise<OutputOf<typeof getOfficeReservation>> {
  return (await shop.app.get(`/api/yonetim/rezervasyon-getir?k_no=${k_no}`, staff)).json()
}

describe('one reservation for the office', () => {
  test('comes with its money, mails and history, and without the identity number', async () => {
    await shop.pay(k_no, 25)
    const answer = await read()
    expect(answer.data.misafir.tc_pasaport).toBe('••••••146')
    expect(answer.tahsilatlar).toMatchObject([{ tur: 'tahsilat', tutar: 25, kur: 'TRY', odeme_yontemi: 'havale' }])
    expect(answer.postalar.map(({ alici }) => alici)).toContain(answer.data.misafir.e_mail)
    expect(answer.gecmis.find(({ olay }) => olay === 'tahsilat')).toMatchObject({ kim: 'personel', ad: 'Ada alfa' })
    expect(answer.gecmis.map(({ olay }) => olay)).not.toContain('tahsilat-ekle-post')
  })

  test('has notes, which only the office reads', async () => {
    expect((await call('rezervasyon-not-post', { k_no, metin: 'Bebek koltuğu hazır' })).json().data).toMatchObject({
      yazan: 'Ada alfa',
    })
    const answer = await read()
    expect(answer.notlar.map(({ metin }) => metin)).toEqual(['Bebek koltuğu hazır'])
    expect(answer.gecmis[0]).toMatchObject({ olay: 'rezervasyon-not-post', ad: 'Ada alfa' })
    expect((await call('rezervasyon-not-post', { k_no, metin: '   ' })).statusCode).toBe(422)
  })

  test('sends a mail again, to the address of today, and no mail of another booking', async () => {
    const before = await read()
    const [mail] = before.postalar
    await call('rezervasyon-misafir-post', {
      k_no,
      gorulen: { e_mail: before.data.misafir.e_mail },
      yeni: { e_mail: 'new@example.com' },
    })
    const sent = await call('rezervasyon-gonder-post', { k_no, posta_k_no: mail?.k_no })
    expect(sent.json()).toMatchObject({ success: 1 })
    expect((await read()).postalar).toMatchObject([{ k_no: sent.json().posta_k_no, alici: 'new@example.com' }])
    const foreign = await call('rezervasyon-gonder-post', { k_no, posta_k_no: crypto.randomUUID() })
    expect(foreign.statusCode).toBe(404)
  })

  test('is corrected by two clerks: what neither shares is written, what both touched is shown to the second', async () => {
    const edit = (gorulen: object, yeni: object) => call('rezervasyon-misafir-post', { k_no, gorulen, yeni })
    expect((await edit({ ad: 'Ada' }, { ad: 'Ayda' })).json().data.misafir.ad).toBe('Ayda')
    // Another began at the same time: the name is contested, the room is not.
    const late = await edit({ ad: 'Ada', oda_no: '' }, { ad: 'Eda', oda_no: '214' })
    expect([late.statusCode, late.json().code]).toEqual([409, 'surum_degisti'])
    expect(late.json().ayrinti).toMatchObject({ kim: 'Ada alfa', alanlar: { ad: 'Ayda' } })
    expect((await edit({ oda_no: '' }, { oda_no: '214' })).json().data).toMatchObject({
      misafir: { ad: 'Ayda' },
      hotel_bilgi: { oda_no: '214' },
    })
    expect((await edit({ ad: 'Ayda' }, { ad: 'Eda' })).json().data.misafir).toMatchObject({ ad: 'Eda', soyad: 'Deniz' })
  })

  test('answers are fields of their own: corrected one by one, contested by name, numbers by their end (BOOK-66)', async () => {
    const edit = (gorulen: object, yeni: object) => call('rezervasyon-misafir-post', { k_no, gorulen, yeni })
    const answer = (soru: string, deger: string, kisi: number | null = null) => ({ yanitlar: [{ soru, kisi, deger }] })
    const first = await edit(answer('kilo', '', 2), answer('kilo', '64', 2))
    expect(first.json().data.misafir.yanitlar).toContainEqual({ soru: 'kilo', kisi: 2, deger: '64' })
    const late = await edit(answer('kilo', '', 2), answer('kilo', '70', 2))
    expect(late.json()).toMatchObject({ code: 'surum_degisti', ayrinti: { alanlar: { 'yanit:kilo/2': '64' } } })
    expect((await edit(answer('alerji', ''), answer('alerji', 'Fıstık'))).json().data.misafir.yanitlar).toHaveLength(2)

    expect((await edit(answer('pasaport_no', ''), answer('pasaport_no', '11111111111'))).json().code).toBe(
      'kimlik_gecersiz',
    )
    const numbered = await edit(answer('pasaport_no', ''), answer('pasaport_no', 'C01X00T47'))
    const shown = { soru: 'pasaport_no', kisi: null, deger: '••••••T47' }
    expect(numbered.json().data.misafir.yanitlar).toContainEqual(shown)
    // What is shown of it may stay, and is no number that could be written.
    expect((await edit({ yanitlar: [shown] }, { yanitlar: [shown] })).json()).toMatchObject({ success: 1 })
    const other = { ...shown, deger: '••••••X99' }
    expect((await edit({ yanitlar: [shown] }, { yanitlar: [other] })).json().code).toBe('kimlik_gecersiz')
    expect((await edit({ yanitlar: [shown] }, answer('pasaport_no', 'C02Y00T48'))).json()).toMatchObject({ success: 1 })
    const kept = await shop.app.owner.db
      .selectFrom('rezervasyon')
      .select('misafir')
      .where('k_no', '=', k_no)
      .executeTakeFirstOrThrow()
    expect(kept.misafir?.yanitlar).toContainEqual({ soru: 'pasaport_no', kisi: null, deger: 'C02Y00T48' })
    const changes = await shop.app.owner.db
      .selectFrom('denetim_degisim')
      .select(['once', 'sonra'])
      .where('konu_k_no', '=', k_no)
      .execute()
    expect(JSON.stringify(changes)).toContain('Fıstık')
    expect(JSON.stringify(changes)).not.toMatch(/C01X00T47|C02Y00T48/)

    expect((await edit(answer('alerji', 'Fıstık'), answer('alerji', ''))).json().data.misafir.yanitlar).toHaveLength(2)
    const { sorular } = await read()
    expect(sorular).toContainEqual(expect.objectContaining({ soru: 'pasaport_no', kisi: null, kimlik: true }))
  })

  test.each([{ ad: '' }, { telefon: '123' }, { e_mail: 'x' }, { tc_pasaport: '1' }])(
    'refuses what no guest could be: %o',
    async (yeni) => {
      expect((await call('rezervasyon-misafir-post', { k_no, gorulen: {}, yeni })).statusCode).toBe(422)
    },
  )

  test('a key that is unknown or another tenant’s is no reservation', async () => {
    const answer = await shop.app.get(`/api/yonetim/rezervasyon-getir?k_no=${crypto.randomUUID()}`, staff)
    expect(answer.statusCode).toBe(404)
  })
})
