import { randomUUID } from 'node:crypto'
import type { TillDay } from '@meltem/contract/payment/till-office'
import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { instantOf, wallOf } from '../../../platform/istanbul.ts'
import { placement, seats } from '../../../testing/hammer/hammer-basket.ts'
import { addTour, FIRST_DAY, type Tour } from '../../../testing/hammer/hammer-catalog.ts'
import { openTestBooking, type TestBooking } from '../../../testing/test-booking.ts'

let shop: TestBooking
let tour: Tour
let staff: Record<string, string>
const today = wallOf(new Date()).slice(0, 10)
const yesterday = addDays(today, -1)
beforeAll(async () => {
  shop = await openTestBooking()
  tour = await addTour(shop.place, 500)
  staff = await shop.logIn()
})
afterAll(() => shop.close())

const post = async (path: string, body: object) => (await shop.post(`/yonetim/${path}`, body, staff)).json()

async function till(gun = today): Promise<TillDay> {
  return (await shop.app.get(`/api/yonetim/kasa-getir?gun=${gun}`, staff)).json().data
}

/** A booking of 200 that stands, with money that came for it. */
async function paid(odeme_yontemi: 'nakit' | 'pos' | 'havale', tutar: number): Promise<string> {
  const body = placement([seats(tour, FIRST_DAY, 2)])
  await shop.post('/rezervasyon-olustur-post', body)
  await post('tahsilat-ekle-post', { k_no: body.k_no, tutar, odeme_yontemi, islem_no: randomUUID() })
  return body.k_no
}

/** Money that came yesterday, before anything was closed. */
async function datedBack(k_no: string): Promise<void> {
  const at = instantOf(`${yesterday}T12:00`)
  await shop.app.owner.pool.query('update tahsilat set olusturma_zamani = $2 where rezervasyon_k_no = $1', [k_no, at])
}

const count = (beklenen: number, sayilan = beklenen, bankaya = 0) => [{ kur: 'TRY', beklenen, sayilan, bankaya }]

describe('the till of a day', () => {
  test('counts by method, closes once with the cash that was counted, and never changes', async () => {
    await datedBack(await paid('nakit', 120))
    const back = await paid('nakit', 80)
    await datedBack(back)
    await datedBack(await paid('pos', 50))
    const open = await till(yesterday)
    expect(open).toMatchObject({ durum: 'acik', ilk: yesterday, kapanan: null, hareket_sayisi: 3 })
    expect(open.satirlar[0]).toMatchObject({ odeme_yontemi: 'nakit', kur: 'TRY', giren: 200, cikan: 0, beklenen: 200 })
    expect((await post('kasa-kapat-post', { gun: yesterday, sayim: count(190) })).code).toBe('kasa_degisti')
    expect((await post('kasa-kapat-post', { gun: yesterday, sayim: [] })).code).toBe('kasa_degisti')
    expect((await post('kasa-kapat-post', { gun: yesterday, sayim: count(200, 195) })).code).toBe('kasa_farki')
    expect((await post('kasa-kapat-post', { gun: addDays(today, 1), sayim: count(200) })).code).toBe(
      'durum_uygun_degil',
    )
    expect((await till(yesterday)).durum).toBe('acik')
    const closed = await post('kasa-kapat-post', { gun: yesterday, sayim: count(200, 195, 150), neden: 'Bozuk para' })
    expect(closed.data).toMatchObject({ durum: 'kapali', neden: 'Bozuk para', kapanan: yesterday })
    expect(closed.data.satirlar[0]).toMatchObject({ beklenen: 200, sayilan: 195, bankaya: 150 })
    expect((await post('kasa-kapat-post', { gun: yesterday, sayim: count(200, 200) })).code).toBe('gun_kapali')
    for (const change of [
      'update kasa set neden = null',
      'delete from kasa_satiri',
      'update kasa_satiri set giren = 0',
      `update tahsilat set tutar = 1 where rezervasyon_k_no = '${back}'`,
      `delete from tahsilat where rezervasyon_k_no = '${back}'`,
      `insert into kasa_satiri (tenant_id, kasa_k_no, odeme_yontemi, kur, adet, giren, cikan)
        select tenant_id, k_no, 'pos', 'EUR', 1, 100, 0 from kasa`,
    ]) {
      await expect(shop.app.owner.pool.query(change)).rejects.toThrow('stays as it is')
    }
  })

  test('goes on with what was left in the drawer, and takes in what is found later', async () => {
    const late = await paid('nakit', 30)
    await datedBack(late)
    expect((await till(yesterday)).satirlar[0]).toMatchObject({ giren: 200 })
    const open = await till()
    expect(open.satirlar[0]).toMatchObject({ devir: 45, giren: 30, beklenen: 75 })
    expect(open.hareketler.find(({ rezervasyon_k_no }) => rezervasyon_k_no === late)?.onceki).toBe(true)
    const given = { k_no: late, istek_k_no: randomUUID(), tutar: 10, odeme_yontemi: 'nakit', neden: 'Yağmur' }
    expect((await post('iade-elden-post', given)).success).toBe(1)
    expect((await post('kasa-kapat-post', { gun: today, sayim: count(75) })).code).toBe('kasa_degisti')
    expect((await post('kasa-kapat-post', { gun: today, sayim: count(65) })).data).toMatchObject({ durum: 'kapali' })
    const next = await paid('nakit', 5)
    const after = await till(addDays(today, 1))
    expect(after.satirlar[0]).toMatchObject({ devir: 65, giren: 5, beklenen: 70 })
    expect(after.hareketler.map(({ rezervasyon_k_no }) => rezervasyon_k_no)).toEqual([next])
  })

  test('is closed by one of two clerks', async () => {
    const other = await openTestBooking()
    try {
      const headers = await other.logIn()
      const close = () => other.post('/yonetim/kasa-kapat-post', { gun: today, sayim: count(0) }, headers)
      const answers = await Promise.all([close(), close(), close()])
      const codes = answers.map((answer): string => answer.json().code ?? 'closed')
      expect(codes.toSorted()).toEqual(['closed', 'gun_kapali', 'gun_kapali'])
    } finally {
      await other.close()
    }
  })
})
