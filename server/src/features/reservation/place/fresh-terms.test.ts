import { addDays } from '@meltem/domain/calendar-day'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { ChangeListener } from '../../../platform/memory/changes.ts'
import { nights, placement, seats, stranger } from '../../../testing/hammer/hammer-basket.ts'
import { addTour, FIRST_DAY, type Tour } from '../../../testing/hammer/hammer-catalog.ts'
import { courseOf } from '../../../testing/parity.ts'
import { carefulOnly } from '../../../testing/rewrite-statements.ts'
import { openTestBooking, type TestBooking } from '../../../testing/test-booking.ts'
import { storeBulletin } from '../../settings/bulletin.queries.ts'

async function setRate({ app }: TestBooking, satis: string): Promise<void> {
  const kurlar = [{ kod: 'EUR', alis: satis, satis }]
  await storeBulletin(app.services.db, { banka_kodu: 'TCMB', bulten_no: null, bulten_tarihi: '2099-01-01', kurlar })
}

/** As the office writes it, behind the back of every memory. */
async function setOwnRate({ app, place: { tenantId } }: TestBooking, satis: string | null): Promise<void> {
  await app.owner.pool.query(
    `insert into elle_kur (tenant_id, kod, satis, zaman, personel_k_no)
       select $1, 'EUR', $2, now(), k_no from personel where tenant_id = $1 limit 1
     on conflict (tenant_id, kod) do update set satis = excluded.satis, surum = elle_kur.surum + 1`,
    [tenantId, satis],
  )
}

async function setPart({ place: { db, tenantId } }: TestBooking, anahtar: string, change: object): Promise<void> {
  await withTenant(db, tenantId, async (trx) => {
    const known = await trx.selectFrom('ayar').select('deger').where('anahtar', '=', anahtar).executeTakeFirst()
    const deger = JSON.stringify({ ...known?.deger, ...change })
    const row = { tenant_id: tenantId, anahtar, deger }
    await trx
      .insertInto('ayar')
      .values(row)
      .onConflict((conflict) => conflict.columns(['tenant_id', 'anahtar']).doUpdateSet({ deger }))
      .execute()
  })
}

let day = 0
/** A seat at 100 lira, in euros as the person saw it. */
function inEuros(tour: Tour, rate: number) {
  day += 1
  const genel_toplam = Math.round((100 / rate) * 100) / 100
  const kur_rezervasyon_toplam = { genel_toplam, on_odeme_toplam: Math.round(genel_toplam * 25) / 100 }
  return { ...placement([seats(tour, addDays(FIRST_DAY, day))]), secilen_kur: 'EUR', kur_rezervasyon_toplam }
}

describe.each([
  ['without a word of the change', false],
  ['told of it', true],
] as const)('%s', (_told, listens) => {
  describe.each([
    ['the quick way', []],
    ['the careful way', [carefulOnly]],
  ] as const)('%s', (_way, rewrites) => {
    let shop: TestBooking
    let tour: Tour
    let listener: ChangeListener | undefined
    beforeAll(async () => {
      shop = await openTestBooking({}, rewrites)
      tour = await addTour(shop.place, 1000)
      await setPart(shop, 'exchange', { varsayilan: 'TRY', kodlar: ['TRY', 'EUR'] })
      await setRate(shop, '50')
      if (!listens) return
      const forget = (id: number | 'all') =>
        id === 'all' ? shop.app.services.cache.dropAll() : shop.app.services.cache.dropTenant(id)
      const deaf = () => undefined
      const followers = { content: forget, catalog: deaf, office: deaf, missed: deaf }
      listener = new ChangeListener(shop.app.database.appUrl, followers, pino({ level: 'silent' }))
      await listener.start()
    })
    afterAll(async () => {
      await listener?.close()
      await shop.close()
    })
    const book = (rate: number) => courseOf(shop.app, inEuros(tour, rate), stranger())

    test('the very next booking and the very next quote know a new rate', async () => {
      expect((await book(50)).told).toContain('"status": 200')
      await setRate(shop, '40')
      const { sepet_urunler, secilen_kur, lang } = inEuros(tour, 40)
      const quote = (await shop.post('/sepet-hesapla-post', { sepet_urunler, secilen_kur, lang })).json()
      expect(quote.data.kur_rezervasyon_toplam.genel_toplam).toBe(2.5)
      await setRate(shop, '25')
      expect((await book(40)).told).toContain('fiyat_degisti')
      await setRate(shop, '20')
      expect((await book(20)).told).toContain('"genel_toplam": 5')
    })

    test('the very next booking knows a rate set by hand, and that it was given up (PAY-49)', async () => {
      await setRate(shop, '50')
      await setOwnRate(shop, '40')
      expect((await book(50)).told).toContain('fiyat_degisti')
      expect((await book(40)).told).toContain('"genel_toplam": 2.5')
      await setOwnRate(shop, null)
      expect((await book(40)).told).toContain('fiyat_degisti')
      expect((await book(50)).told).toContain('"status": 200')
    })

    test('the very next booking knows new terms, and the next but one is as quick as ever', async () => {
      await setRate(shop, '50')
      await book(50)
      await setPart(shop, 'rezervasyon', { bilet_on_eki: 'YENI' })
      expect((await book(50)).told).toContain('"bilet_no": "YENI-')
      const next = await book(50)
      expect(next.told).toContain('"bilet_no": "YENI-')
      expect(next.way).toBe(rewrites.length > 0 ? 'careful' : 'quick')
      await setPart(shop, 'exchange', { kodlar: ['TRY'] })
      expect((await book(50)).told).toContain('kur_yok')
      await setPart(shop, 'exchange', { kodlar: ['TRY', 'EUR'] })
      await setPart(shop, 'rezervasyon', { bilet_on_eki: 'BLT' })
    })

    test('the very next booking and the very next request know whether guests may book', async () => {
      await setRate(shop, '50')
      await book(50)
      for (const allowed of [false, true, false, true]) {
        await setPart(shop, 'other', { uye_olmadan_rezervasyon: allowed })
        expect((await book(50)).told).toContain(allowed ? '"status": 200' : 'giris_gerekli')
      }
      await setPart(shop, 'other', { uye_olmadan_rezervasyon: false })
      const asked = placement([nights(shop.asked, addDays(FIRST_DAY, 40), 2)], {
        mode: 'sor_sat',
        method: 'kredi_karti',
      })
      expect((await shop.post('/rezervasyon-istek-post', asked)).json()).toMatchObject({ code: 'giris_gerekli' })
      await setPart(shop, 'other', { uye_olmadan_rezervasyon: true })
      expect((await shop.post('/rezervasyon-istek-post', asked)).json()).toMatchObject({ success: 1 })
    })

    test('the very next booking and the very next choice know which ways of paying are taken', async () => {
      const body = placement([seats(tour, addDays(FIRST_DAY, 60))], { method: 'kredi_karti' })
      const placed = (await shop.post('/rezervasyon-olustur-post', body)).json()
      expect(placed).toMatchObject({ success: 1, data: { durum: 'held' } })
      const own = { k_no: body.k_no, anahtar: String(placed.misafir_anahtari) }
      const choose = (odeme_yontemi: string) => {
        const { odeme_tipi, kur_rezervasyon_toplam } = body
        return shop.post('/odeme-sec-post', { ...own, odeme_yontemi, odeme_tipi, kur_rezervasyon_toplam })
      }
      await setPart(shop, 'odeme', { yontemler: ['havale'] })
      expect((await book(50)).told).toContain('yontem_kapali')
      await setPart(shop, 'odeme', { yontemler: ['kredi_karti', 'tur_gunu'] })
      expect((await book(50)).told).toContain('"status": 200')
      expect((await choose('havale')).json()).toMatchObject({ code: 'yontem_kapali' })
      await setPart(shop, 'odeme', { yontemler: ['kredi_karti', 'havale', 'tur_gunu'] })
      expect((await book(50)).told).toContain('"status": 200')
      expect((await choose('havale')).json()).toMatchObject({ success: 1 })
    })
  })
})
