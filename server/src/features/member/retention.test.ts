import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { removeExpired } from '../../jobs/remove-expired.ts'
import { type Browser, newMember } from '../../testing/member-desk.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let member: Browser
beforeAll(async () => {
  app = await startTestApp()
  member = await newMember(app, 'kept@example.com')
})
afterAll(() => app.close())

const night = () => removeExpired(app.services.db, app.tenants).run({}, { retries: 0, isLast: false })
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
