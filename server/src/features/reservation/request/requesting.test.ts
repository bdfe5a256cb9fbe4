import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BookingDesk, openBookingDesk } from '../../../testing/booking-desk.ts'
import { nights, placement, stranger, totalsOf } from '../../../testing/hammer-basket.ts'
import { FIRST_DAY } from '../../../testing/hammer-catalogue.ts'

let desk: BookingDesk
beforeAll(async () => {
  desk = await openBookingDesk()
})
afterAll(() => desk.close())

describe('a request', () => {
  const start = addDays(FIRST_DAY, 100)

  test('blocks the dates as an option; a direct booking of it is refused', async () => {
    const direct = await desk.post('/rezervasyon-olustur-post', placement([nights(desk.asked, start, 3)]))
    expect(direct.json().code).toBe('sor_sat_gerekli')
    const body = placement([nights(desk.asked, start, 3)], { mode: 'sor_sat' })
    const { data } = (await desk.post('/rezervasyon-istek-post', body)).json()
    expect(data).toMatchObject({ durum: 'requested', rezervasyon_satis_durum: 'sor_sat', bilet_no: null })
    expect(await desk.claims(body.k_no)).toMatchObject([{ durum: 'option' }])
    const rival = await desk.post(
      '/rezervasyon-istek-post',
      placement([nights(desk.asked, addDays(start, 1), 3)], { mode: 'sor_sat' }),
    )
    expect(rival.json().code).toBe('dolu')

    const staff = await desk.logIn()
    const accepted = (
      await desk.post('/yonetim/rezervasyon-kabul-post', { k_no: body.k_no, not: 'Welcome' }, staff)
    ).json()
    expect(accepted.data).toMatchObject({ durum: 'accepted', yanit_notu: 'Welcome' })
    expect((await desk.claims(body.k_no)).filter(({ durum }) => durum === 'held')).toHaveLength(1)
    expect((await desk.post('/yonetim/rezervasyon-kabul-post', { k_no: body.k_no }, staff)).json().code).toBe(
      'durum_uygun_degil',
    )
    expect((await desk.pay(body.k_no, 750)).data).toMatchObject({ durum: 'confirmed', tahsilat_durum: 1 })
  })

  test('declined, it frees the option', async () => {
    const body = placement([nights(desk.asked, addDays(start, 10), 3)], { mode: 'sor_sat' })
    await desk.post('/rezervasyon-istek-post', body)
    const declined = await desk.post('/yonetim/rezervasyon-ret-post', { k_no: body.k_no }, await desk.logIn())
    expect(declined.json().data).toMatchObject({ durum: 'declined', rezervasyon_durum: 'iptal' })
    expect((await desk.claims(body.k_no)).map(({ durum }) => durum)).toEqual(['cancelled'])
  })

  test('answered with other dates, the guest’s yes books the offer', async () => {
    const body = placement([nights(desk.asked, addDays(start, 20), 3)], { mode: 'sor_sat' })
    const { misafir_anahtari: anahtar } = (await desk.post('/rezervasyon-istek-post', body)).json()
    const other = nights(desk.asked, addDays(start, 30), 4)
    const offer = { k_no: body.k_no, sepet_urunler: [other.line], not: 'A week later?' }
    const offered = (await desk.post('/yonetim/rezervasyon-karsi-teklif-post', offer, await desk.logIn())).json()
    expect(offered.data).toMatchObject({ durum: 'requested', karsi_teklif: { not: 'A week later?' } })
    const yes = { k_no: body.k_no, anahtar, kur_rezervasyon_toplam: totalsOf([other]) }
    const taken = (await desk.post('/rezervasyon-teklif-kabul-post', yes)).json()
    expect(taken.data).toMatchObject({
      durum: 'accepted',
      karsi_teklif: null,
      kur_rezervasyon_toplam: { genel_toplam: 4000 },
    })
    expect((await desk.claims(body.k_no)).filter(({ durum }) => durum === 'held')).toHaveLength(1)
  })

  test('nobody has more than three options open', async () => {
    const who = stranger()
    const codes: (string | undefined)[] = []
    for (let one = 0; one < 4; one += 1) {
      const body = placement([nights(desk.asked, addDays(start, 50 + one * 3), 2)], { mode: 'sor_sat' })
      codes.push((await desk.post('/rezervasyon-istek-post', body, who)).json().code)
    }
    expect(codes).toEqual([undefined, undefined, undefined, 'cok_opsiyon'])
  })
})
