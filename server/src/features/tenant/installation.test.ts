import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { totpCode } from '../../platform/sessions/totp.ts'
import { ADMINISTRATOR, enterInstallation } from '../../testing/installation-login.ts'
import { staffHeaders } from '../../testing/staff-login.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { openAdministrator } from './administrator.service.ts'

const MANAGER = { ad: 'Deniz', soyad: 'Işık', e_mail: 'deniz@kas.example' }
const KAS = {
  kod: 'kas',
  alan_adlari: ['https://Kas.example/'],
  marka: 'Kaş “Tur”',
  diller: ['tr', 'en'],
  para_birimleri: ['EUR', 'TRY'],
  yonetici: MANAGER,
}

let app: TestApp
let headers: Record<string, string>
let secret: string
beforeAll(async () => {
  app = await startTestApp()
  ;({ headers, secret } = await enterInstallation(app))
})
afterAll(() => app.close())
beforeEach(() => app.owner.pool.query('delete from hiz_siniri'))

const post = (path: string, body: object, own = headers) => app.post(`/api/kurum/${path}`, body, own)
const list = async () => (await app.get('/api/kurum/firma-listele', headers)).json().data as { kod: string }[]
const one = async (kod: string) => (await list()).find((tenant) => tenant.kod === kod)
/** A step of the clock counts once; the next one is taken from the future the window allows. */
const forgetStep = () => app.owner.pool.query('update kurum_yonetici set totp_son_adim = 0')

describe('the login of the installation', () => {
  test('always has two halves, and sets up the app the first time', async () => {
    const person = { ad: 'Can Ar', e_mail: 'can@kurum.example', sifre: 'another long password' }
    await openAdministrator(app.owner.db, person)
    const first = await post('giris-yap-post', { e_mail: person.e_mail, sifre: person.sifre }, {})
    expect(first.headers['set-cookie']).toBeUndefined()
    const { giris_anahtari, kurulum } = first.json().adim
    expect((await post('giris-kod-post', { giris_anahtari, kod: '000000' }, {})).json().code).toBe('kod_hatali')
    const kod = await totpCode(kurulum.sir)
    const entered = await post('giris-kod-post', { giris_anahtari, kod }, {})
    expect(entered.json()).toMatchObject({ yonetici: { ad: 'Can Ar' }, kurtarma_kodlari: { length: 10 } })
    expect(String(entered.headers['set-cookie'])).toMatch(
      /^__Host-kurum=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    )
    const again = (await post('giris-yap-post', { e_mail: person.e_mail, sifre: person.sifre }, {})).json().adim
    expect(again.kurulum).toBeNull()
    const [recovery] = entered.json().kurtarma_kodlari
    const spent = { giris_anahtari: again.giris_anahtari, kod: recovery }
    expect((await post('giris-kod-post', spent, {})).statusCode).toBe(200)
    expect((await post('giris-kod-post', spent, {})).statusCode).toBe(401)
  })

  test('tells nobody which half of a wrong login was wrong, and slows guesses', async () => {
    const codes: string[] = []
    for (const sifre of ['one', 'two', 'three', 'four', 'five', 'six'])
      codes.push((await post('giris-yap-post', { e_mail: ADMINISTRATOR.e_mail, sifre }, {})).json().code)
    expect(codes).toEqual([...Array.from({ length: 5 }, () => 'giris_hatali'), 'cok_istek'])
    const unknown = await post('giris-yap-post', { e_mail: 'nobody@kurum.example', sifre: 'one' }, {})
    expect(unknown.json().code).toBe('giris_hatali')
    // The right password waits as well: the account does not tell a guesser when they are warm.
    const { e_mail, sifre } = ADMINISTRATOR
    expect((await post('giris-yap-post', { e_mail, sifre }, {})).json().code).toBe('cok_istek')
  })

  test('slows guesses at the code', async () => {
    const { e_mail, sifre } = ADMINISTRATOR
    const { giris_anahtari } = (await post('giris-yap-post', { e_mail, sifre }, {})).json().adim
    const codes: string[] = []
    for (let guess = 0; guess < 6; guess += 1)
      codes.push((await post('giris-kod-post', { giris_anahtari, kod: `00000${guess}` }, {})).json().code)
    expect(codes.at(-1)).toBe('cok_istek')
  })

  test('ends with the session; half an hour of quiet ends it too', async () => {
    const own = (await enterInstallation(app, { ...ADMINISTRATOR, e_mail: 'ece@kurum.example' })).headers
    const who = async () => (await app.get('/api/kurum/bilgiler-get', own)).json().yonetici
    expect(await who()).toMatchObject({ e_mail: 'ece@kurum.example' })
    await app.owner.pool.query(`update kurum_oturumu o set son_gorulme = now() - interval '31 minutes'
      from kurum_yonetici y where y.k_no = o.yonetici_k_no and y.e_mail = 'ece@kurum.example'`)
    expect(await who()).toBeNull()
    expect((await post('cikis-yap-post', {})).statusCode).toBe(200)
    expect((await app.get('/api/kurum/firma-listele', headers)).statusCode).toBe(401)
    ;({ headers, secret } = await enterInstallation(app))
  })

  test('the command again lets in who has lost the app, and ends what was open', async () => {
    const person = { ad: 'Su Ar', e_mail: 'su@kurum.example', sifre: 'a long password for Su' }
    const before = await enterInstallation(app, person)
    const made = await openAdministrator(app.owner.db, { ad: person.ad, e_mail: person.e_mail })
    expect(made).toMatch(/^[\w-]{24}$/)
    expect((await app.get('/api/kurum/firma-listele', before.headers)).statusCode).toBe(401)
    const { adim } = (await post('giris-yap-post', { e_mail: person.e_mail, sifre: made }, {})).json()
    expect(adim.kurulum).not.toBeNull()
  })
})

describe('tenants and the installation do not see each other', () => {
  test('no session of staff opens the installation, under no name of a cookie', async () => {
    const staff = await staffHeaders(app)
    const token = String(staff.cookie).split('=')[1]
    for (const cookie of [String(staff.cookie), `__Host-kurum=${token}`]) {
      const answer = await app.get('/api/kurum/firma-listele', { company: 'alfa', cookie })
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'giris_gerekli'])
    }
  })

  test('no session of the installation opens an office, under no name of a cookie', async () => {
    const token = String(headers.cookie).split('=')[1]
    for (const cookie of [String(headers.cookie), `__Host-yonetim=${token}`]) {
      const answer = await app.get('/api/yonetim/bilgiler-get', { company: 'alfa', cookie })
      expect(answer.statusCode).toBe(401)
    }
  })

  test('the application has no right on the tables of the installation', async () => {
    for (const table of ['kurum_yonetici', 'kurum_oturumu', 'kurum_girisi', 'kurum_kurtarma_kodu', 'kurum_denetim']) {
      const { rows } = await app.owner.pool.query(
        `select has_table_privilege('meltem_app', $1, 'select, insert, update, delete') as may`,
        [table],
      )
      expect([table, rows]).toEqual([table, [{ may: false }]])
    }
    const { rows } = await app.owner.pool.query(
      "select has_function_privilege('meltem_app', 'kurum_firmalari(text)', 'execute') as may",
    )
    expect(rows).toEqual([{ may: false }])
  })

  test('the list says nothing of the business of a tenant', async () => {
    const answer = await app.get('/api/kurum/firma-listele', headers)
    expect(Object.keys(answer.json().data[0]).sort()).toEqual(
      ['aktif', 'alan_adlari', 'acilis', 'davet', 'davet_bitis', 'diller', 'kod', 'para_birimleri'].sort(),
    )
    expect(answer.json().sunucu).toBeNull()
    expect(answer.body).not.toContain('example.com"@')
    expect(answer.body).not.toMatch(/@|ada|sifre/i)
  })

  test('a page of a tenant may not act for the installation', async () => {
    const answer = await post('firma-ekle-post', KAS, {
      ...headers,
      host: 'x.example',
      origin: 'https://alfa.example.com',
    })
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'yetki_yok'])
    const elsewhere = await post('firma-ekle-post', KAS, { ...headers, 'sec-fetch-site': 'cross-site' })
    expect(elsewhere.statusCode).toBe(401)
  })

  test('in production it answers at the public address of the installation only', async () => {
    const live = await startTestApp({
      environment: { MODE: 'production', PUBLIC_URL: 'https://kurum.example', SEAL_KEYS: '', SMTP_URL: '' },
    })
    const at = async (host: string, url: string) => (await live.server.inject({ url, headers: { host } })).statusCode
    expect([
      await at('alfa.example.com', '/api/kurum/bilgiler-get'),
      await at('kurum.example', '/api/kurum/bilgiler-get'),
    ]).toEqual([404, 200])
    expect(await at('alfa.example.com', '/yonetim/kurum')).toBe(404)
    await live.close()
  })
})

describe('a tenant by the page', () => {
  test('opens as by the command, is listed, and its manager is invited', async () => {
    const made = await post('firma-ekle-post', KAS)
    expect(made.json().data).toMatchObject({
      kod: 'kas',
      alan_adlari: ['kas.example'],
      diller: ['tr', 'en'],
      para_birimleri: ['EUR', 'TRY'],
      aktif: true,
      davet: 'bekliyor',
    })
    expect((await list())[0]).toMatchObject({ kod: 'kas' })
    await app.tenants.refresh()
    const home = await app.get('/en', { host: 'kas.example' })
    expect([home.statusCode, home.body.includes('Kaş “Tur”')]).toEqual([200, true])
  })

  test('takes no code and no host that another tenant has, and says which', async () => {
    const refused = async (change: object) => (await post('firma-ekle-post', { ...KAS, ...change })).json()
    expect(await refused({})).toMatchObject({ code: 'firma_kodu_alinmis', ayrinti: { deger: 'kas' } })
    expect(await refused({ kod: 'new', alan_adlari: ['new.example', 'alfa.example.com'] })).toMatchObject({
      code: 'alan_adi_alinmis',
      ayrinti: { deger: 'alfa.example.com' },
    })
    for (const bad of [{ kod: 'Kaş!' }, { alan_adlari: ['not a host'] }, { para_birimleri: [] }, { diller: ['xx'] }])
      expect((await refused(bad)).code).toBe('alan_hatasi')
    expect(await one('new')).toBeUndefined()
  })

  test('of two who want one name at once one gets it', async () => {
    const wanted = (kod: string) => post('firma-ekle-post', { ...KAS, kod, alan_adlari: ['both.example'] })
    const answers = await Promise.all([wanted('first'), wanted('second')])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test('hosts come and go, one at least stays, and none is taken from another', async () => {
    const add = (alan_adi: string, firma = 'kas') => post('alan-adi-ekle-post', { firma, alan_adi })
    expect((await add('www.kas.example')).json().data.alan_adlari).toEqual(['kas.example', 'www.kas.example'])
    expect((await add('WWW.kas.example')).json().data.alan_adlari).toHaveLength(2)
    expect((await add('alfa.example.com')).json()).toMatchObject({ code: 'alan_adi_alinmis' })
    expect((await add('kas.example', 'nobody')).json().code).toBe('bulunamadi')
    const remove = (alan_adi: string) => post('alan-adi-sil-post', { firma: 'kas', alan_adi })
    expect((await remove('kas.example')).json().data.alan_adlari).toEqual(['www.kas.example'])
    expect((await remove('www.kas.example')).json().code).toBe('son_alan_adi')
    expect((await remove('other.example')).json().code).toBe('bulunamadi')
  })

  test('the invitation goes again, to another address too, until somebody has come in', async () => {
    const keys = async () =>
      (await app.owner.pool.query("select encode(ozet, 'hex') as key from personel_anahtari")).rows.map(
        ({ key }) => key,
      )
    const before = await keys()
    const again = await post('davet-post', { firma: 'kas', e_mail: 'right@kas.example' })
    expect(again.json().data).toMatchObject({ davet: 'bekliyor' })
    expect((await keys()).filter((key) => before.includes(key))).toHaveLength(before.length - 1)
    const mails = await app.owner.pool.query("select alici from eposta where tur = 'staff_invitation' order by 1")
    expect(mails.rows.map(({ alici }) => alici)).toContain('right@kas.example')
    await app.owner.pool.query("update personel_anahtari set bitis = now() - interval '1 hour'")
    expect(await one('kas')).toMatchObject({ davet: 'dolmus' })
    expect((await post('davet-post', { firma: 'alfa' })).json().code).toBe('davet_kabul')
    expect(await one('alfa')).toMatchObject({ davet: 'kabul', davet_bitis: null })
  })

  test('closes with a code of the app only, answers nobody then, and opens again', async () => {
    const turn = async (aktif: boolean, kod: string) => {
      const answer = await post('firma-durum-post', { firma: 'kas', aktif, kod })
      await app.tenants.refresh()
      return answer.json()
    }
    const home = async () => (await app.get('/api/setting-get', { company: 'kas' })).statusCode
    expect(await turn(false, '000000')).toMatchObject({ code: 'kod_hatali' })
    expect(await home()).toBe(200)
    await forgetStep()
    expect(await turn(false, await totpCode(secret))).toMatchObject({ data: { aktif: false } })
    expect(await home()).toBe(400)
    // The name stays its own while it is closed.
    expect((await post('alan-adi-ekle-post', { firma: 'alfa', alan_adi: 'www.kas.example' })).json().code).toBe(
      'alan_adi_alinmis',
    )
    await forgetStep()
    expect(await turn(true, await totpCode(secret))).toMatchObject({ data: { aktif: true } })
    expect(await home()).toBe(200)
  })

  test('what was done is written down, and nobody changes it', async () => {
    const { data } = (await app.get('/api/kurum/denetim-listele', headers)).json()
    const acts = data
      .filter(({ firma }: { firma: string }) => firma === 'kas')
      .map(({ olay }: { olay: string }) => olay)
    expect(acts).toEqual(['firma_ac', 'firma_kapat', 'davet', 'alan_adi_sil', 'alan_adi_ekle', 'firma_ekle'])
    expect(data[0]).toMatchObject({ kim: ADMINISTRATOR.ad, ip: '127.0.0.1' })
    for (const change of ["update kurum_denetim set olay = 'giris'", 'delete from kurum_denetim'])
      await expect(app.owner.pool.query(change)).rejects.toThrow('never changed')
  })
})

test('no password, key or code of the installation is in a log or in the database as it is', async () => {
  const words = [ADMINISTRATOR.sifre, secret, String(headers.cookie).split('=')[1] ?? '']
  for (const word of words) expect(app.logLines.filter((line) => line.includes(word))).toEqual([])
  const { rows } = await app.owner.pool.query<{ text: string }>(`
    select query_to_xml('select * from ' || quote_ident(table_name), true, false, '')::text as text
    from information_schema.tables where table_schema = 'public' and table_name like 'kurum%'`)
  for (const word of words) expect(rows.filter(({ text }) => text.includes(word))).toEqual([])
})
