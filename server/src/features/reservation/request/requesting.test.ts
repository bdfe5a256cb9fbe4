import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nights, placement, stranger, totalsOf } from '../../../testing/hammer/hammer-basket.ts'
import { FIRST_DAY } from '../../../testing/hammer/hammer-catalog.ts'
import { openTestBooking, type TestBooking } from '../../../testing/test-booking.ts'

let shop: TestBooking
beforeAll(async () => {
  shop = await openTestBooking()
})
afterAll(() => shop.close())

describe('a request', () => {
  const start = addDays(FIRST_DAY, 100)

  test('blocks the dates as an option; a direct booking of it is refused', async () => {
    const direct = await shop.post('/rezervasyon-olustur-post', placement([nights(shop.asked, start, 3)]))
    expect(direct.json().code).toBe('sor_sat_gerekli')
    const body = placement([nights(shop.asked, start, 3)], { mode: 'sor_sat' })
    const { data } = (await shop.post('/rezervasyon-istek-post', body)).json()
    expect(data).toMatchObject({ durum: 'requested', rezervasyon_satis_durum: 'sor_sat', bilet_no: null })
    expect(await shop.claims(body.k_no)).toMatchObject([{ durum: 'option' }])
    const rival = await shop.post(
      '/rezervasyon-istek-post',
      placement([nights(shop.asked, addDays(start, 1), 3)], { mode: 'sor_sat' }),
    )
    expect(rival.json().code).toBe('dolu')

    const staff = await shop.logIn()
    const accepted = (
      await shop.post('/yonetim/rezervasyon-kabul-post', { k_no: body.k_no, not: 'Welcome' }, staff)
    ).json()
    expect(accepted.data).toMatchObject({ durum: 'accepted', yanit_notu: 'Welcome' })
    expect((await shop.claims(body.k_no)).filter(({ durum }) => durum === 'held')).toHaveLength(1)
    expect((await shop.post('/yonetim/rezervasyon-kabul-post', { k_no: body.k_no }, staff)).json().code).toBe(
      'durum_uygun_degil',
    )
    expect((await shop.pay(body.k_no, 750)).data).toMatchObject({ durum: 'confirmed', tahsilat_durum: 1 })
  })

  test('declined, it frees the option', async () => {
    const body = placement([nights(shop.asked, addDays(start, 10), 3)], { mode: 'sor_sat' })
    await shop.post('/rezervasyon-istek-post', body)
    const declined = await shop.post('/yonetim/rezervasyon-ret-post', { k_no: body.k_no }, await shop.logIn())
    expect(declined.json().data).toMatchObject({ durum: 'declined', rezervasyon_durum: 'iptal' })
    expect((await shop.claims(body.k_no)).map(({ durum }) => durum)).toEqual(['cancelled'])
  })

  test('answered with other dates, the guest’s yes books the offer', async () => {
    const body = placement([nights(shop.asked, addDays(start, 20), 3)], { mode: 'sor_sat' })
    const { misafir_anahtari: anahtar } = (await shop.post('/rezervasyon-istek-post', body)).json()
    const other = nights(shop.asked, addDays(start, 30), 4)
    const offer = { k_no: body.k_no, sepet_urunler: [other.line], not: 'A week later?' }
    const offered = (await shop.post('/yonetim/rezervasyon-karsi-teklif-post', offer, await shop.logIn())).json()
    expect(offered.data).toMatchObject({ durum: 'requested', karsi_teklif: { not: 'A week later?' } })
    const yes = { k_no: body.k_no, anahtar, kur_rezervasyon_toplam: totalsOf([other]) }
    const taken = (await shop.post('/rezervasyon-teklif-kabul-post', yes)).json()
    expect(taken.data).toMatchObject({
      durum: 'accepted',
      karsi_teklif: null,
      kur_rezervasyon_toplam: { genel_toplam: 4000 },
    })
    expect((await shop.claims(body.k_no)).filter(({ durum }) => durum === 'held')).toHaveLength(1)
  })

  test('nobody has more than three options open', async () => {
    const who = stranger()
    const codes: (string | undefined)[] = []
    for (let one = 0; one < 4; one += 1) {
      const body = placement([nights(shop.asked, addDays(start, 50 + one * 3), 2)], { mode: 'sor_sat' })
      codes.push((await shop.post('/rezervasyon-istek-post', body, who)).json().code)
    }
    expect(codes).toEqual([undefined, undefined, undefined, 'cok_opsiyon'])
  })
})
