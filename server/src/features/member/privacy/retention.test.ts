import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { removeExpired } from '../../../remove-expired.job.ts'
import { placement, seats } from '../../../testing/hammer/hammer-basket.ts'
import { FIRST_DAY } from '../../../testing/hammer/hammer-catalog.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { openTestBooking, type TestBooking } from '../../../testing/test-booking.ts'
import { type Browser, newMember } from '../../../testing/test-member.ts'

let app: TestApp
let member: Browser
beforeAll(async () => {
  app = await startTestApp()
  member = await newMember(app, 'kept@example.com')
})
afterAll(() => app.close())

const night = () =>
  removeExpired(app.services.db, app.tenants, app.services.files).run({}, { retries: 0, isLast: false })
const count = async (table: string) => {
  const { rows } = await app.owner.pool.query<{ adet: number }>(`select count(*)::int as adet from ${table}`)
  return rows[0]?.adet
}

describe('what the night removes (D3)', () => {
  test('documents that ran out or were not used for two years; the traveller stays', async () => {
    const save = (ad: string, belge_bitis?: string) =>
      member.post('/uye-yolcu-kaydet-post', {
        ad,
        soyad: 'Y',
        belge_turu: 'pasaport',
        belge_no: 'U1234567',
        belge_bitis,
      })
    await save('Good', '2099-01-01')
    await save('Ended', '2020-01-01')
    await save('Idle')
    await app.owner.pool.query("update yolcu set son_kullanim = now() - interval '25 months' where ad = 'Idle'")
    await night()
    const { data } = (await member.get('/uye-yolcu-listele')).json()
    expect(data.map((one: { ad: string; belge_sonu: string | null }) => [one.ad, one.belge_sonu])).toEqual([
      ['Ended', null],
      ['Good', '4567'],
      ['Idle', null],
    ])
  })

  test('tokens, keys and logins that are over', async () => {
    await app.owner.pool.query("update uye_belirteci set bitis = now() - interval '1 minute'")
    await app.owner.pool.query("update uye_anahtari set bitis = now() - interval '2 days'")
    await app.owner.pool.query("update uye_oturumu set son_gorulme = now() - interval '8 days'")
    await night()
    expect([await count('uye_belirteci'), await count('uye_anahtari'), await count('uye_oturumu')]).toEqual([0, 0, 0])
  })
})

describe('identity numbers of guests (D3)', () => {
  let shop: TestBooking
  beforeAll(async () => {
    shop = await openTestBooking()
  })
  afterAll(() => shop.close())

  const GUEST = {
    ad: 'Irina',
    soyad: 'Kozlova',
    telefon: '+79123456789',
    e_mail: 'irina@example.com',
    tc_pasaport: 'U1234567',
    yanitlar: [
      { soru: 'pasaport_no', kisi: 2, deger: 'U7654321' },
      { soru: 'ucus_no', kisi: null, deger: 'TK 1953' },
    ],
  }

  test('go a month after the trip, or after it was called off; the rest of the booking stays', async () => {
    let turn = 0
    const place = async (durum: string, days: number, changed: number) => {
      const body = placement([seats(shop.tour, addDays(FIRST_DAY, turn++), 1)])
      const placed = await shop.post('/rezervasyon-olustur-post', body)
      const own = { k_no: body.k_no, anahtar: placed.json().misafir_anahtari }
      const { pool } = shop.app.owner
      if (durum === 'cancelled') await shop.post('/rezervasyon-iptal-post', { ...own, iade: 0 })
      else await pool.query('update rezervasyon set durum = $2 where k_no = $1', [body.k_no, durum])
      await pool.query('update rezervasyon_satiri set baslangic = current_date - $2::int where rezervasyon_k_no = $1', [
        body.k_no,
        days,
      ])
      await pool.query(
        `update rezervasyon set misafir = $2, guncelleme_zamani = now() - make_interval(days => $3)
         where k_no = $1`,
        [body.k_no, JSON.stringify(GUEST), changed],
      )
      return body.k_no
    }
    const gone = [await place('completed', 31, 31), await place('cancelled', -90, 31)]
    const kept = [await place('completed', 29, 29), await place('confirmed', -90, 90), await place('cancelled', -90, 2)]
    await removeExpired(shop.app.services.db, shop.app.tenants, shop.app.services.files).run(
      {},
      { retries: 0, isLast: false },
    )
    const guestOf = async (k_no: string) => {
      const { rows } = await shop.app.owner.pool.query('select misafir from rezervasyon where k_no = $1', [k_no])
      return rows[0]?.misafir
    }
    const { tc_pasaport: _, ...rest } = GUEST
    for (const k_no of gone) expect(await guestOf(k_no)).toEqual({ ...rest, yanitlar: GUEST.yanitlar.slice(1) })
    for (const k_no of kept) expect(await guestOf(k_no)).toEqual(GUEST)
  })
})

describe('what the log says (D2)', () => {
  const SECRETS = {
    sifre: 'canary-password-1',
    belge: 'UCANARY99',
    card: '4111111111111111',
    tckn: '10000000146',
  }

  test('no password, token, document, identity or card number that went through any call', async () => {
    const browser = await newMember(app, 'canary@example.com')
    await browser.post('/uye-giris-yap-post', { e_mail: 'canary@example.com', sifre: SECRETS.sifre, remember: true })
    await browser.post('/uye-sifre-degistir-post', {
      eski_sifre: SECRETS.sifre,
      sifre: SECRETS.sifre,
      sifre_onay: SECRETS.sifre,
    })
    await browser.post('/uye-yolcu-kaydet-post', {
      ad: 'A',
      soyad: 'B',
      belge_turu: 'pasaport',
      belge_no: SECRETS.belge,
    })
    await browser.post('/uye-yolcu-kaydet-post', { ad: 'A', soyad: 'B', belge_turu: 'tc', belge_no: SECRETS.tckn })
    await browser.post('/rezervasyon-olustur-post', {
      kart_bilgileri: { kart_numarasi: SECRETS.card, kart_ccv: '123' },
    })
    await browser.get(`/uye-google-get?code=${SECRETS.sifre}&state=${SECRETS.sifre}`)
    const cookie = browser.cookie('__Host-uye') ?? 'none'
    const log = app.logLines.join('\n')
    expect(log).toContain('member login refused')
    for (const secret of [...Object.values(SECRETS), browser.token ?? 'none', cookie]) expect(log).not.toContain(secret)
  })
})
