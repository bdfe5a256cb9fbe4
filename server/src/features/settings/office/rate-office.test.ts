import type { OfficeRate } from '@meltem/contract/rate-office'
import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seats } from '../../../testing/hammer/hammer-basket.ts'
import { FIRST_DAY } from '../../../testing/hammer/hammer-catalog.ts'
import { staffHeaders } from '../../../testing/staff-login.ts'
import { openTestBooking, type TestBooking } from '../../../testing/test-booking.ts'

let shop: TestBooking
let ada: Record<string, string>
beforeAll(async () => {
  shop = await openTestBooking()
  const { app, place } = shop
  await app.owner.pool.query('update tenant set ikinci_adim = false')
  await app.owner.pool.query(
    `insert into ayar (tenant_id, anahtar, deger) values ($1, 'exchange', '{"varsayilan": "TRY", "kodlar": ["TRY", "EUR"]}')
     on conflict (tenant_id, anahtar) do update set deger = excluded.deger`,
    [place.tenantId],
  )
  ada = await staffHeaders(app)
})
afterAll(() => shop.close())

interface Rates {
  readonly data: readonly OfficeRate[]
}
const rateOf = async (kod: string) => {
  const { data } = (await shop.app.get('/api/yonetim/kur-listele', ada)).json<Rates>()
  return data.find((rate) => rate.kod === kod)
}
const set = async (satis: number, more: object = {}) => {
  const kod = 'kod' in more ? String(more.kod) : 'EUR'
  const surum = (await rateOf(kod))?.elle?.surum ?? 0
  return await shop.app.post('/api/yonetim/kur-elle-post', { kod, surum, satis, uzak_onay: null, ...more }, ada)
}
const back = async (kod: string) => {
  const surum = (await rateOf(kod))?.elle?.surum ?? 0
  return await shop.app.post('/api/yonetim/kur-banka-post', { kod, surum }, ada)
}
const basket = (day: number) => ({
  sepet_urunler: [seats(shop.tour, addDays(FIRST_DAY, day)).line],
  secilen_kur: 'EUR',
  lang: 'en',
})
const quote = async () => (await shop.post('/sepet-hesapla-post', basket(1))).json().data

describe('a rate by hand (PAY-49)', () => {
  test('stands in place of the fetched one, with who and when, in prices, receipts and on the storefront', async () => {
    expect((await quote()).kur_rezervasyon_toplam.genel_toplam).toBe(2)
    const answer = await set(40)
    expect(answer.statusCode).toBe(200)
    const rate = await rateOf('EUR')
    expect(rate).toMatchObject({
      sunulan: true,
      cekilen: { banka_kodu: 'TCMB', satis: 50 },
      elle: { satis: 40, surum: 1 },
    })
    expect(rate?.elle?.kim).toContain('Ada')
    expect(Date.parse(rate?.elle?.zaman ?? '')).not.toBeNaN()
    const { kur_rezervasyon_toplam, kur_bilgi, fis } = await quote()
    expect(kur_rezervasyon_toplam.genel_toplam).toBe(2.5)
    const gun = new Date(Date.parse(rate?.elle?.zaman ?? '') + 3 * 3_600_000).toISOString().slice(0, 10)
    const own = { banka_kodu: 'ELLE', bulten_tarihi: gun }
    expect(kur_bilgi).toContainEqual({ kur: 'EUR', satis: '40.00000000', ...own })
    expect(fis.adimlar.find(({ kod }: { kod: string }) => kod === 'kur').parametreler).toMatchObject(own)
    shop.app.services.cache.dropAll()
    const { exchange, dailyExchange } = (await shop.app.get('/api/setting-get')).json().data
    expect(exchange.kurlar).toContainEqual({ banka_kodu: 'ELLE', kod: 'EUR', alis: 40, satis: 40 })
    expect(dailyExchange.kurlar).toContainEqual({ banka_kodu: 'TCMB', kod: 'EUR', alis: 49, satis: 50 })
  })

  test('is given up for the fetched one, which says who did', async () => {
    await set(40)
    expect((await back('EUR')).statusCode).toBe(200)
    expect((await rateOf('EUR'))?.elle).toMatchObject({ satis: null, kim: expect.stringContaining('Ada') })
    expect((await quote()).kur_rezervasyon_toplam.genel_toplam).toBe(2)
  })

  test('far from the bank is asked about again, and the question is about that rate', async () => {
    const first = await set(5)
    expect(first.json()).toMatchObject({ code: 'kur_uzak', ayrinti: { satis: 5, cekilen: 50 } })
    expect((await set(5, { uzak_onay: 49 })).json().code).toBe('kur_uzak')
    expect((await quote()).kur_rezervasyon_toplam.genel_toplam).toBe(2)
    expect((await set(5, { uzak_onay: 50 })).statusCode).toBe(200)
    expect((await quote()).kur_rezervasyon_toplam.genel_toplam).toBe(20)
    await back('EUR')
  })

  test.each([
    [0, {}, 'satis'],
    [-50, {}, 'satis'],
    [49.21355, {}, 'satis'],
    [1e6, {}, 'satis'],
    [50, { kod: 'TRY' }, 'kod'],
    [50, { kod: 'QQQ' }, 'kod'],
  ])('%d %j is refused with a sentence at the field', async (satis, more, alan) => {
    const before = await rateOf('EUR')
    const answer = await set(satis, more)
    expect(answer.statusCode).toBe(422)
    const [issue] = answer.json().alanlar
    expect(issue.alan).toBe(alan)
    expect(issue.mesaj.length).toBeGreaterThan(20)
    expect(await rateOf('EUR')).toEqual(before)
  })

  test('makes a currency that no bulletin has sellable, and is not given up while there is none', async () => {
    expect((await set(15.5, { kod: 'GEL' })).statusCode).toBe(200)
    expect((await back('GEL')).json().code).toBe('kur_donus_yok')
    const edit = { surum: 1, gorulen: { kodlar: ['TRY', 'EUR'] }, yeni: { kodlar: ['TRY', 'EUR', 'GEL'] } }
    expect((await shop.app.post('/api/yonetim/ayar-para-kaydet-post', edit, ada)).statusCode).toBe(200)
    const { data } = (await shop.post('/sepet-hesapla-post', { ...basket(2), secilen_kur: 'GEL' })).json()
    expect(data.kur_rezervasyon_toplam.genel_toplam).toBe(6.45)
  })

  test('of two who set it at once one is told who was first', async () => {
    const surum = (await rateOf('USD'))?.elle?.surum ?? 0
    expect((await set(41, { kod: 'USD', surum })).statusCode).toBe(200)
    expect((await set(42, { kod: 'USD', surum })).json()).toMatchObject({
      code: 'surum_degisti',
      ayrinti: { kim: expect.stringContaining('Ada'), alanlar: { satis: 41 } },
    })
  })

  test('belongs to its tenant, and leaves a row in the audit', async () => {
    const beta = await shop.app.owner.pool.query('select distinct tenant_id from elle_kur')
    expect(beta.rows.map(({ tenant_id }) => tenant_id)).toEqual([shop.place.tenantId])
    const { rows } = await shop.app.owner.pool.query(
      `select b.olay, d.sonra from denetim_degisim d join denetim b on b.tenant_id = d.tenant_id and b.no = d.denetim_no
       where d.tablo = 'elle_kur' order by d.no limit 1`,
    )
    expect(rows[0]).toMatchObject({ olay: 'kur-elle-post', sonra: { kod: 'EUR' } })
  })
})
