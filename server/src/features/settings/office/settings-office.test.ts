import { API } from '@meltem/contract/api'
import type { listSettingChanges as changesCall } from '@meltem/contract/settings-history'
import type { getOfficeSettings } from '@meltem/contract/settings-office'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { staffHeaders } from '../../../testing/staff-login.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { getSetup } from './setup.service.ts'
import { readSetupState } from './setup-state.queries.ts'

type Office = OutputOf<typeof getOfficeSettings>

let app: TestApp
let ada: Record<string, string>
beforeAll(async () => {
  app = await startTestApp()
  await app.owner.pool.query('update tenant set ikinci_adim = false')
  ada = await staffHeaders(app)
})
afterAll(() => app.close())

const read = async () => (await app.get('/api/yonetim/ayar-getir', ada)).json<Office>()
const save = async (part: string, gorulen: object, yeni: object) =>
  await app.post(`/api/yonetim/ayar-${part}-kaydet-post`, { surum: 1, gorulen, yeni }, ada)

const PARTS: Readonly<Record<string, keyof Office['data']>> = {
  sirket: 'company',
  iletisim: 'contact',
  sosyal: 'social',
  renk: 'tema',
  logo: 'logofavicon',
  dil: 'language',
  para: 'exchange',
  rezervasyon: 'rezervasyon',
  odeme: 'odeme',
  olcum: 'olcum',
  diger: 'other',
}

/** The same fields as they stand. */
function seenOf(office: Office, part: string, fields: object) {
  const deger: Record<string, unknown> = { ...office.data[PARTS[part] ?? 'company'].deger }
  return Object.fromEntries(Object.keys(fields).map((name) => [name, deger[name]]))
}

async function publicSettings() {
  app.services.cache.dropAll()
  return (await app.get('/api/setting-get')).json().data
}

describe('the settings of the office', () => {
  test('are all there for a tenant without a row of its own, and for nobody but managers', async () => {
    await app.owner.db.insertInto('tenant').values({ kod: 'bos', alan_adlari: [] }).execute()
    await app.tenants.refresh()
    const { data } = await read()
    expect(Object.keys(data)).toHaveLength(14)
    expect(data.company.deger.marka).not.toBe('')
    const calls = API.filter(({ hak }) => hak === 'ayar.oku' || hak === 'ayar.yaz')
    expect(calls.length).toBeGreaterThan(18)
    await app.owner.pool.query(`update personel set rol = 'muhasebe'`)
    for (const { path, method } of calls) {
      const answer = await (method === 'GET' ? app.get(`/api${path}`, ada) : app.post(`/api${path}`, {}, ada))
      expect([path, answer.json().code]).toEqual([path, 'yetki_yok'])
    }
    await app.owner.pool.query(`update personel set rol = 'yonetici'`)
  })

  test('change what the storefront says, and every process hears of it', async () => {
    const listener = await app.owner.pool.connect()
    const heard: string[] = []
    listener.on('notification', ({ payload }) => void heard.push(payload ?? ''))
    await listener.query('listen icerik_degisti')
    const { deger, surum } = (await read()).data.company
    const answer = await save('sirket', { marka: deger.marka }, { marka: 'Alfa Yelken' })
    expect(answer.json().data).toMatchObject({ surum: surum + 1, deger: { marka: 'Alfa Yelken', unvan: deger.unvan } })
    expect((await publicSettings()).company.marka).toBe('Alfa Yelken')
    await expect.poll(() => heard).toContain(String(app.tenants.byKod('alfa')?.id))
    listener.release(true)
    const [row] = (
      await app.owner.pool.query(
        `select once, sonra from denetim_degisim where tablo = 'ayar' order by no desc limit 1`,
      )
    ).rows
    expect([row.once.deger.marka, row.sonra.deger.marka]).toEqual([deger.marka, 'Alfa Yelken'])
  })

  test('let two people change different fields, and show the one who comes second what both wanted', async () => {
    const { deger } = (await read()).data.contact
    const seen = { telefon: deger.telefon, adres: deger.adres }
    expect((await save('iletisim', { telefon: seen.telefon }, { telefon: '+90 (252) 111-22-33' })).statusCode).toBe(200)
    const both = await save('iletisim', { adres: seen.adres }, { adres: 'Liman 1\nFethiye' })
    expect(both.json().data.deger).toMatchObject({ telefon: '+902521112233', adres: 'Liman 1\nFethiye' })
    const late = await save('iletisim', { telefon: seen.telefon }, { telefon: '+902520000000' })
    expect(late.json()).toMatchObject({
      code: 'surum_degisti',
      ayrinti: { kim: expect.stringContaining('Ada'), alanlar: { telefon: '+902521112233' } },
    })
    const knowing = await save('iletisim', { telefon: '+902521112233' }, { telefon: '+902520000000' })
    expect(knowing.statusCode).toBe(200)
  })

  test.each([
    ['sirket', { vergi_no: '1234567891' }, 'vergi_no'],
    ['sirket', { birlik_url: 'javascript:alert(1)' }, 'yeni.birlik_url'],
    ['iletisim', { telefon: 'ring me' }, 'yeni.telefon'],
    ['iletisim', { enlem: 36.5, boylam: null }, 'boylam'],
    ['iletisim', { enlem: 123 }, 'yeni.enlem'],
    ['sosyal', { profiller: [{ tur: 'instagram', url: 'http://insecure.example' }] }, 'yeni.profiller.0.url'],
    ['renk', { ana: '#777777' }, 'ana'],
    ['renk', { koyu: 'red' }, 'yeni.koyu'],
    ['logo', { logo: 'logo/nowhere' }, 'logo'],
    ['dil', { varsayilan: 'de', diller: ['tr', 'en'] }, 'varsayilan'],
    ['dil', { diller: [] }, 'yeni.diller'],
    ['para', { kodlar: ['EUR', 'XAU'], varsayilan: 'EUR' }, 'kodlar'],
    ['para', { varsayilan: 'CHF' }, 'varsayilan'],
    ['rezervasyon', { tutma_dk: 0 }, 'yeni.tutma_dk'],
    ['rezervasyon', { taksit_oranlari: { 99: 3 } }, 'yeni.taksit_oranlari.99'],
    ['odeme', { yontemler: [] }, 'yontemler'],
    ['odeme', { on_odeme_orani: 101 }, 'yeni.on_odeme_orani'],
    ['olcum', { saklama_ay: 14 }, 'yeni.saklama_ay'],
  ])('refuse %s %j with a sentence at the field', async (part, yeni, alan) => {
    const before = await read()
    const answer = await save(part, seenOf(before, part, yeni), yeni)
    const { alanlar } = answer.json<{ alanlar: { alan: string; mesaj: string }[] }>()
    expect(alanlar.map((issue) => issue.alan)).toContain(alan)
    for (const { mesaj } of alanlar) expect(mesaj.length).toBeGreaterThan(10)
    expect(await read()).toEqual(before)
  })

  test('give members the agreement that was written, line by line', async () => {
    const before = await read()
    const yeni = { uyelik_sozlesmesi: { en: 'First line\n\nSecond line', de: 'Eine Zeile' } }
    const { surum } = before.data.other
    const answer = await app.post(
      '/api/yonetim/ayar-diger-kaydet-post',
      { surum, gorulen: seenOf(before, 'diger', yeni), yeni },
      ada,
    )
    expect(answer.json()).toMatchObject({ success: 1 })
    app.services.cache.dropAll()
    expect((await app.get('/api/other-setting-get')).json().data).toMatchObject(yeni)
  })

  test('say of a colour by how much it fails', async () => {
    const { deger } = (await read()).data.tema
    const answer = await app.post(
      '/api/yonetim/ayar-renk-kaydet-post',
      { surum: 1, gorulen: { ana: deger.ana }, yeni: { ana: '#777777' } },
      { ...ada, 'accept-language': 'en' },
    )
    expect(answer.json().alanlar[0].mesaj).toMatch(/4[.,]4.*4[.,]5/)
    expect((await save('renk', { ana: deger.ana }, { ana: '#1a3a8a' })).statusCode).toBe(200)
    const { renkler } = (await publicSettings()).tema
    expect([renkler.sea, renkler['sea-tint']]).toEqual(['#1a3a8a', expect.stringMatching(/^#[0-9a-f]{6}$/)])
  })
})

describe('payment marks and streets of the map', () => {
  const tema = async () => (await read()).data.tema.deger
  const streets = { sokak_url: 'https://tiles.streets.example:8443/{z}/{x}/{y}.png', sokak_kaynak: '© Streets' }
  const seen = { sokak_url: null, sokak_kaynak: '' }

  test('are edited beside the colours, and keep what else is stored', async () => {
    const before = await tema()
    expect(before.odeme_logolari).toEqual(['VISA'])
    const marks = ['VISA', 'TROY']
    expect((await save('renk', { odeme_logolari: ['VISA'] }, { odeme_logolari: marks })).statusCode).toBe(200)
    expect((await save('renk', seen, streets)).statusCode).toBe(200)
    expect(await tema()).toEqual({ ...before, odeme_logolari: marks, ...streets })
    const shown = (await publicSettings()).tema
    expect(shown.odeme_logolari).toEqual(marks)
    expect(shown.sokaklar).toEqual({ url: streets.sokak_url, kaynak: streets.sokak_kaynak })
    // The colours of the test before still stand.
    expect(shown.renkler.sea).toBe(before.ana)
  })

  test('open the policy of pages for the origin of the tiles, and for nothing else', async () => {
    const host = app.tenants.byKod('alfa')?.alan_adlari[0] ?? ''
    const images = async () => {
      app.services.cache.dropAll()
      const policy = String((await app.get('/en', { host })).headers['content-security-policy'])
      return policy.split(';').find((one) => one.trim().startsWith('img-src'))
    }
    await expect.poll(images).toContain(' https://tiles.streets.example:8443')
    expect((await save('renk', streets, seen)).statusCode).toBe(200)
    await expect.poll(images).not.toContain('tiles.streets.example')
    expect((await publicSettings()).tema.sokaklar).toBeUndefined()
  })

  test.each([
    [{ odeme_logolari: ['VISA', 'BITCOIN'] }, 'yeni.odeme_logolari.1'],
    [{ odeme_logolari: ['VISA', 'VISA'] }, 'yeni.odeme_logolari'],
    [{ sokak_url: 'http://tiles.example/{z}/{x}/{y}.png', sokak_kaynak: 'Streets' }, 'yeni.sokak_url'],
    [{ sokak_url: 'https://tiles.example/{z}/{x}.png', sokak_kaynak: 'Streets' }, 'yeni.sokak_url'],
    [
      { sokak_url: "https://tiles.example/{z}/{x}/{y}; script-src 'unsafe-inline'", sokak_kaynak: 'S' },
      'yeni.sokak_url',
    ],
    [{ sokak_url: 'https://tiles.example/{z}/{x}/{y}.png' }, 'sokak_kaynak'],
  ])('refuse %j at the field', async (yeni, alan) => {
    const before = await tema()
    const gorulen = Object.fromEntries(Object.keys(yeni).map((name) => [name, before[name as keyof typeof before]]))
    const answer = await save('renk', gorulen, yeni)
    expect(answer.json()).toMatchObject({ code: 'alan_hatasi', alanlar: [{ alan, mesaj: expect.stringMatching(/./) }] })
    expect(await tema()).toEqual(before)
  })
})

describe('the history of a part', () => {
  const history = async (bolum: string, headers = ada) =>
    (await app.get(`/api/yonetim/ayar-gecmis-listele?bolum=${bolum}`, headers)).json<OutputOf<typeof changesCall>>()
      .data

  test('names who changed what from which words, and is taken back by the save that was there', async () => {
    const { surum, deger } = (await read()).data.support
    const seen = { telefon: deger.telefon }
    const told = { telefon: '+902521110000' }
    const before = await history('support')
    expect((await save('destek', seen, told)).statusCode).toBe(200)
    const [newest, ...rest] = await history('support')
    expect(rest).toEqual(before)
    expect(newest).toMatchObject({ kim: 'Ada alfa', once: seen, sonra: told })
    const back = await app.post(
      '/api/yonetim/ayar-destek-kaydet-post',
      { surum: surum + 1, gorulen: newest?.sonra, yeni: newest?.once },
      ada,
    )
    expect(back.json()).toMatchObject({ data: { deger: { telefon: deger.telefon } } })
    expect((await history('support')).map(({ once, sonra }) => [once, sonra])).toEqual([
      [told, seen],
      [seen, told],
      ...before.map(({ once, sonra }) => [once, sonra]),
    ])
  })

  test('says of colours the three that are chosen, and of a tax number nothing that could be put back', async () => {
    const { ana } = (await read()).data.tema.deger
    expect((await save('renk', { ana }, { ana: '#14407a' })).statusCode).toBe(200)
    const [colours] = await history('tema')
    expect([colours?.once, colours?.sonra]).toEqual([{ ana }, { ana: '#14407a' }])
    const { vergi_no, slogan } = (await read()).data.company.deger
    const yeni = { vergi_no: '4540536920', slogan: { en: 'By the wind' } }
    expect((await save('sirket', { vergi_no, slogan }, yeni)).statusCode).toBe(200)
    const [company] = await history('company')
    expect(company?.sonra).toMatchObject({ slogan: yeni.slogan })
    expect(JSON.stringify(await history('company'))).not.toMatch(/4540536920|•/)
  })

  test('belongs to its tenant, and asks for a part there is', async () => {
    const beta = await staffHeaders(app, 'beta')
    expect(await history('support', beta)).toEqual([])
    expect((await app.get('/api/yonetim/ayar-gecmis-listele?bolum=denemeler', ada)).statusCode).toBe(422)
  })
})

interface Setup {
  readonly adimlar: readonly { readonly ad: string; readonly tamam: boolean; readonly zaman: string | null }[]
  readonly taslak_sayfa: number
  readonly satti: boolean
}

describe('the first day', () => {
  const open = async (headers: Record<string, string> = {}) => {
    const answer = await app.get('/api/yonetim/kurulum-getir', { ...ada, ...headers })
    expect(answer.statusCode).toBe(200)
    const { adimlar } = answer.json<Setup>()
    return adimlar.filter(({ tamam }) => !tamam).map(({ ad }) => ad)
  }

  test('starts with nothing said', async () => {
    const id = app.tenants.byKod('bos')?.id ?? 0
    expect(await withTenant(app.services.db, id, readSetupState)).toEqual({
      sirket: false,
      marka: false,
      banka: false,
      saglayici: 'test',
      odeme: null,
      eposta: null,
      taslak: 0,
      yayinda: 0,
      taslak_sayfa: 0,
      satti: false,
    })
    const beta = app.tenants.byKod('beta')?.id ?? 0
    expect(await withTenant(app.services.db, beta, readSetupState)).toMatchObject({ banka: false })
  })

  test('opens a step again when what it stood on is gone', async () => {
    const company = (vergi_no: string) =>
      app.owner.pool.query(
        `update ayar set deger = deger || jsonb_build_object('vergi_no', $1::text, 'birlik_no', '4711') where anahtar = 'company'`,
        [vergi_no],
      )
    await company('1234567890')
    await app.owner.pool.query(
      `update ayar set deger = deger || '{"telefon": "+902521112233", "adres": "Liman 1"}' where anahtar = 'contact'`,
    )
    const before = await open()
    expect(before).not.toContain('sirket')
    await company('')
    expect(await open()).toEqual(['sirket', ...before])
    await company('1234567890')
    expect(await open()).toEqual(before)
  })

  test('says what the name of the tenant is pointed at where the installation has an address', async () => {
    expect((await app.get('/api/yonetim/kurulum-getir', ada)).json()).toMatchObject({ sunucu: null })
    const { tenants, services } = app
    const tenant = tenants.byKod('alfa')
    if (!tenant) throw new Error('no tenant')
    const context = { tenant, origin: 'https://kurum.example' } as Parameters<typeof getSetup>[1]
    const there = { ...services, config: { ...services.config, publicUrl: 'https://kurum.example:8443' } }
    expect((await getSetup(there, context)).sunucu).toBe('kurum.example')
  })

  test('knows the domain by which the call has come', async () => {
    const [host = ''] = app.tenants.byKod('alfa')?.alan_adlari ?? []
    expect(await open({ host })).not.toContain('alan_adi')
    expect(await open({ host: 'elsewhere.example' })).toContain('alan_adi')
  })
})
