import type { Colleague } from '@meltem/contract/staff/people'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { totpCode } from '../../platform/sessions/totp.ts'
import { FIXTURE_PASSWORD } from '../../testing/fixture.ts'
import { staffHeaders } from '../../testing/staff-login.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { forgetLimits } from '../../testing/test-member.ts'
import { staffKey } from '../letters/mail-links.ts'

const NEW_PASSWORD = 'lacivert gulet temmuzda'

let app: TestApp
let ada: Record<string, string>
let turn = 0
beforeAll(async () => {
  app = await startTestApp({ environment: { RATE_LIMIT: '100000' } })
})
afterAll(() => app.close())
beforeEach(async () => {
  await forgetLimits(app)
  await app.owner.pool.query('update tenant set ikinci_adim = false')
  await app.owner.pool.query(`update personel set rol = 'yonetici', aktif = true where e_mail like 'ada@%'`)
  await app.owner.pool.query(`delete from personel where e_mail not like 'ada@%'`)
  ada = await staffHeaders(app)
})

const office = (path: string, body: object, headers = ada) => app.post(`/api/yonetim/${path}`, body, headers)
const people = async (headers = ada): Promise<Colleague[]> =>
  (await app.get('/api/yonetim/personel-listele', headers)).json().data
const logIn = (e_mail: string, sifre: string) =>
  app.post('/api/yonetim/giris-yap-post', { e_mail, sifre }, { company: 'alfa' })

function newcomer(changes: object = {}) {
  turn += 1
  const k_no = crypto.randomUUID()
  return { k_no, ad: 'Ece', soyad: 'Su', e_mail: `ece${turn}@alfa.example.com`, rol: 'satis', dil: 'tr', ...changes }
}

/** What the mail of a person carries, made as the mail makes it. */
async function keyOf(k_no: string): Promise<string> {
  const { rows } = await app.owner.pool.query<{ k_no: string; tenant_id: number }>(
    'select k_no, tenant_id from personel_anahtari where personel_k_no = $1',
    [k_no],
  )
  return rows[0] ? staffKey(app.services.config.secret, rows[0].tenant_id, rows[0].k_no) : ''
}

const choose = (anahtar: string, sifre = NEW_PASSWORD) =>
  app.post('/api/yonetim/sifre-belirle-post', { anahtar, sifre }, { company: 'alfa' })

async function join(changes: object = {}) {
  const person = newcomer(changes)
  expect((await office('personel-davet-post', person)).json()).toMatchObject({ success: 1 })
  expect((await choose(await keyOf(person.k_no))).json()).toMatchObject({ e_mail: person.e_mail })
  return { ...person, headers: await headersOf(person.e_mail) }
}

async function headersOf(e_mail: string): Promise<Record<string, string>> {
  const answer = await logIn(e_mail, NEW_PASSWORD)
  expect(answer.statusCode, answer.body).toBe(200)
  return { company: 'alfa', cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '' }
}

const mails = async (e_mail: string) => {
  const { rows } = await app.owner.pool.query<{ tur: string; olay: string | null }>(
    `select tur, veri ->> 'olay' as olay from eposta where alici = $1 order by olusturma_zamani`,
    [e_mail],
  )
  return rows.map(({ tur, olay }) => [tur, olay].filter(Boolean).join(' '))
}

describe('an invitation', () => {
  test('opens nothing until the person has chosen a password by the link, and the link opens once', async () => {
    const person = newcomer()
    const made = (await office('personel-davet-post', person)).json()
    expect(made.data).toMatchObject({ kayitli: false, aktif: true, davet_bitis: expect.any(String), surum: 0 })
    expect((await office('personel-davet-post', person)).json().data.k_no).toBe(person.k_no)
    expect(await mails(person.e_mail)).toEqual(['staff_invitation'])
    expect((await logIn(person.e_mail, '')).statusCode).toBe(422)
    expect((await logIn(person.e_mail, NEW_PASSWORD)).json().code).toBe('giris_hatali')

    const key = await keyOf(person.k_no)
    expect((await choose(key, 'kısa')).json().code).toBe('alan_hatasi')
    expect((await choose(key, 'administrator')).json().code).toBe('sifre_yaygin')
    expect((await choose(`${key.slice(0, -1)}x`)).json().code).toBe('anahtar_gecersiz')
    expect((await choose(key)).json()).toMatchObject({ success: 1, e_mail: person.e_mail })
    expect((await choose(key)).json().code).toBe('anahtar_gecersiz')
    expect((await logIn(person.e_mail, NEW_PASSWORD)).json().personel).toMatchObject({ rol: 'satis' })
  })

  test('goes to an address once, and a newer link ends the one before', async () => {
    const person = newcomer()
    await office('personel-davet-post', person)
    const twice = await office('personel-davet-post', newcomer({ e_mail: person.e_mail }))
    expect(twice.json().code).toBe('e_mail_kullaniliyor')
    const before = await keyOf(person.k_no)
    await office('personel-link-post', { k_no: person.k_no })
    expect((await choose(before)).json().code).toBe('anahtar_gecersiz')
    expect((await choose(await keyOf(person.k_no))).statusCode).toBe(200)
    expect(await mails(person.e_mail)).toEqual(['staff_invitation', 'staff_invitation'])
  })

  test('belongs to its tenant', async () => {
    const person = newcomer()
    await office('personel-davet-post', person)
    const beta = await staffHeaders(app, 'beta')
    for (const path of ['personel-link-post', 'personel-oturum-kapat-post', 'ikinci-adim-sifirla-post']) {
      expect((await office(path, { k_no: person.k_no }, beta)).json().code).toBe('bulunamadi')
    }
    expect((await people(beta)).map(({ e_mail }) => e_mail)).not.toContain(person.e_mail)
  })
})

describe('the logins of a colleague', () => {
  const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
  interface Login {
    readonly k_no: string
    readonly cihaz: string
    readonly ip: string
    readonly bu: boolean
  }
  const sessions = async (k_no: string, headers = ada): Promise<Login[]> =>
    (await app.get(`/api/yonetim/personel-oturum-listele?k_no=${k_no}`, headers)).json().data
  const end = (k_no: string, oturum_k_no: string, headers = ada) =>
    office('personel-oturum-bitir-post', { k_no, oturum_k_no }, headers)
  const isIn = async (headers: Record<string, string>) =>
    (await app.get('/api/yonetim/bilgiler-get', headers)).statusCode === 200

  test('are a list with browser and shortened address, and end one by one', async () => {
    const { k_no, e_mail, headers } = await join()
    const body = { e_mail, sifre: NEW_PASSWORD }
    const second = await app.post('/api/yonetim/giris-yap-post', body, { company: 'alfa', 'user-agent': FIREFOX })
    const there = { company: 'alfa', cookie: String(second.headers['set-cookie']).split(';')[0] ?? '' }
    const listed = await sessions(k_no)
    expect(listed.map(({ bu }) => bu)).toEqual([false, false])
    expect(listed.find(({ cihaz }) => cihaz === 'Firefox · Windows')).toMatchObject({ ip: '127.0.…' })
    const firefox = listed.find(({ cihaz }) => cihaz === 'Firefox · Windows')?.k_no ?? ''
    expect((await end(k_no, firefox)).json().data).toMatchObject({ k_no, oturum: 1 })
    expect([await isIn(there), await isIn(headers)]).toEqual([false, true])
    expect((await end(k_no, firefox)).json().code).toBe('bulunamadi')
    const { rows } = await app.owner.pool.query(
      `select count(*)::int as n from denetim where olay = 'personel-oturum-bitir-post' and konu_k_no = $1`,
      [k_no],
    )
    expect(rows).toEqual([{ n: 1 }])
  })

  test('the one that asks is marked and stays; another person’s or another house’s login is not found', async () => {
    const { k_no, headers } = await join()
    const me = (await people()).find(({ e_mail }) => e_mail === 'ada@alfa.example.com')?.k_no ?? ''
    const mine = await sessions(me)
    const here = mine.find(({ bu }) => bu)?.k_no ?? ''
    expect(mine.filter(({ bu }) => bu)).toHaveLength(1)
    expect((await end(me, here)).json().code).toBe('bulunamadi')
    expect(await isIn(ada)).toBe(true)
    const [theirs] = await sessions(k_no)
    expect((await end(me, theirs?.k_no ?? '')).json().code).toBe('bulunamadi')
    const beta = await staffHeaders(app, 'beta')
    expect(await sessions(k_no, beta)).toEqual([])
    expect((await end(k_no, theirs?.k_no ?? '', beta)).json().code).toBe('bulunamadi')
    expect(await isIn(headers)).toBe(true)
  })
})

describe('the role of a colleague', () => {
  test('bites at the next call, and who is shut out is out at once', async () => {
    const { k_no, headers } = await join()
    const { surum: _none, ...wanted } = { ad: 'Ece', soyad: 'Su', rol: 'icerik', dil: 'de', aktif: true, surum: 0 }
    const moved = await office('personel-guncelle-post', { ...wanted, k_no, surum: 0 })
    expect(moved.json().data).toMatchObject({ rol: 'icerik', dil: 'de', surum: 1 })
    expect((await app.get('/api/yonetim/rezervasyon-listele', headers)).json().code).toBe('yetki_yok')
    await office('personel-guncelle-post', { ...wanted, aktif: false, k_no, surum: 1 })
    expect((await app.get('/api/yonetim/bilgiler-get', headers)).statusCode).toBe(401)
    expect((await office('personel-link-post', { k_no })).json().code).toBe('durum_uygun_degil')
  })

  test('is refused over a version that was not seen, with what stands there now', async () => {
    const { k_no } = await join()
    const wanted = { k_no, ad: 'Ece', soyad: 'Deniz', rol: 'satis', dil: 'tr', aktif: true, surum: 0 }
    await office('personel-guncelle-post', wanted)
    const late = await office('personel-guncelle-post', { ...wanted, rol: 'operasyon' })
    expect(late.json()).toMatchObject({
      code: 'surum_degisti',
      ayrinti: { kim: 'Ada alfa', surum: 1, alanlar: { soyad: 'Deniz', rol: 'satis' } },
    })
  })

  test('never leaves the house without a manager, also when two take it from each other at once', async () => {
    const me = (await people()).find(({ e_mail }) => e_mail === 'ada@alfa.example.com')
    const asSales = ({ k_no, surum }: { k_no: string; surum: number }) => ({
      k_no,
      surum,
      ad: 'A',
      soyad: 'B',
      rol: 'satis',
      dil: 'tr',
      aktif: true,
    })
    const mine = { k_no: me?.k_no ?? '', surum: me?.surum ?? 0 }
    expect((await office('personel-guncelle-post', asSales(mine))).json().code).toBe('son_yonetici')
    // Whoever is only invited cannot stand in.
    await office('personel-davet-post', newcomer({ rol: 'yonetici' }))
    expect((await office('personel-guncelle-post', asSales(mine))).json().code).toBe('son_yonetici')

    const other = await join({ rol: 'yonetici' })
    const codes = await Promise.all([
      office('personel-guncelle-post', asSales({ k_no: other.k_no, surum: 0 })),
      office('personel-guncelle-post', asSales(mine), other.headers),
    ])
    expect(codes.map((one) => one.json().code ?? 'ok').filter((code) => code === 'ok')).toHaveLength(1)
    const { rows } = await app.owner.pool.query(
      `select 1 from personel p join tenant t on t.id = p.tenant_id where t.kod = 'alfa' and p.rol = 'yonetici'
         and p.aktif and p.sifre_ozeti is not null`,
    )
    expect(rows).toHaveLength(1)
  })
})

describe('single rights of a colleague', () => {
  const wanted = { ad: 'Ece', soyad: 'Su', rol: 'satis', dil: 'tr', aktif: true, surum: 0 }
  const change = (k_no: string, changes: object, own?: Record<string, string>) =>
    office('personel-guncelle-post', { ...wanted, k_no, ...changes }, own)

  test('are added to the role and taken from it, and bite at the next call', async () => {
    const { k_no, headers } = await join()
    const codes = async () =>
      Promise.all(
        ['denetim-listele', 'rezervasyon-listele'].map(
          async (path) => (await app.get(`/api/yonetim/${path}`, headers)).statusCode,
        ),
      )
    expect(await codes()).toEqual([403, 200])
    const both = { ek_haklar: ['denetim.oku', 'rezervasyon.yaz'], alinan_haklar: ['rezervasyon.oku', 'ayar.oku'] }
    // What the role has anyway, or has not, is not kept.
    expect((await change(k_no, both)).json().data).toMatchObject({
      ek_haklar: ['denetim.oku'],
      alinan_haklar: ['rezervasyon.oku'],
      surum: 1,
    })
    expect(await codes()).toEqual([200, 403])
    const { haklar } = (await app.get('/api/yonetim/bilgiler-get', headers)).json()
    expect([haklar.includes('denetim.oku'), haklar.includes('rezervasyon.oku')]).toEqual([true, false])
    // Left out, they stay; with another role only what differs from it stays.
    expect((await change(k_no, { surum: 1 })).json().data).toMatchObject({ ek_haklar: ['denetim.oku'] })
    expect((await change(k_no, { surum: 2, rol: 'muhasebe' })).json().data).toMatchObject({
      ek_haklar: [],
      alinan_haklar: ['rezervasyon.oku'],
    })
    expect(await codes()).toEqual([200, 403])
  })

  test('nobody gives what they have not got, neither singly nor as a role', async () => {
    const helper = await join()
    const other = await join()
    await change(helper.k_no, { ek_haklar: ['personel.yonet'] })
    const refused = async (k_no: string, changes: object) =>
      (await change(k_no, changes, helper.headers)).json().ayrinti?.hak
    expect(await refused(other.k_no, { ek_haklar: ['odeme.iade'] })).toBe('odeme.iade')
    expect(await refused(helper.k_no, { surum: 1, ek_haklar: ['personel.yonet', 'ayar.yaz'] })).toBe('ayar.yaz')
    expect(await refused(other.k_no, { rol: 'yonetici' })).toBeDefined()
    const invited = await office('personel-davet-post', newcomer({ rol: 'yonetici' }), helper.headers)
    expect(invited.json().code).toBe('yetki_yok')
    expect((await change(other.k_no, { alinan_haklar: ['rezervasyon.yaz'] }, helper.headers)).statusCode).toBe(200)
    expect((await people()).find(({ k_no }) => k_no === other.k_no)).toMatchObject({
      alinan_haklar: ['rezervasyon.yaz'],
    })
    await change(helper.k_no, { surum: 1, aktif: false, ek_haklar: [] })
  })

  test('the last manager keeps the right to manage', async () => {
    const me = (await people()).find(({ e_mail }) => e_mail === 'ada@alfa.example.com')
    const mine = { ad: 'Ada', soyad: 'alfa', rol: 'yonetici', surum: me?.surum }
    const taken = await change(me?.k_no ?? '', { ...mine, alinan_haklar: ['personel.yonet'] })
    expect(taken.json().code).toBe('son_yonetici')
  })

  test('whoever is given money or rights has to log in with a code as well', async () => {
    await app.owner.pool.query("update tenant set ikinci_adim = true where kod = 'alfa'")
    const { k_no, e_mail, headers } = await join()
    const asked = async () => (await app.get('/api/yonetim/bilgiler-get', headers)).json().ikinci_adim.zorunlu
    expect([e_mail.length > 0, await asked()]).toEqual([true, false])
    await change(k_no, { ek_haklar: ['odeme.iade'] })
    expect(await asked()).toBe(true)
    await app.owner.pool.query("update tenant set ikinci_adim = false where kod = 'alfa'")
  })
})

describe('a colleague who has lost the telephone and the codes', () => {
  test('is let in again by another manager: sessions end, the app is set up anew, and a mail says so', async () => {
    const { k_no, e_mail, headers } = await join({ rol: 'muhasebe' })
    await office('onay-post', { sifre: NEW_PASSWORD }, headers)
    const setup = (await office('ikinci-adim-kur-post', {}, headers)).json()
    const sealed = await office('ikinci-adim-onayla-post', { kod: await totpCode(setup.sir) }, headers)
    expect(sealed.json().kurtarma_kodlari).toHaveLength(10)
    expect((await logIn(e_mail, NEW_PASSWORD)).json().adim).toMatchObject({ kurulum: null })

    const reset = (await office('ikinci-adim-sifirla-post', { k_no })).json()
    expect(reset.data).toMatchObject({ ikinci_adim: false, oturum: 0 })
    expect((await app.get('/api/yonetim/bilgiler-get', headers)).statusCode).toBe(401)
    expect((await logIn(e_mail, NEW_PASSWORD)).json().personel).toMatchObject({ e_mail })
    expect(await mails(e_mail)).toContain('staff_safety sifirlandi')
    const { rows } = await app.owner.pool.query(
      `select d.kim from denetim d where d.olay = 'ikinci-adim-sifirla-post' and d.konu_k_no = $1`,
      [k_no],
    )
    expect(rows).toHaveLength(1)
  })

  test('is not oneself, and asks for a fresh code', async () => {
    const me = (await people()).find(({ e_mail }) => e_mail === 'ada@alfa.example.com')
    expect((await office('ikinci-adim-sifirla-post', { k_no: me?.k_no })).json().code).toBe('kendi_hesabi')
    await app.owner.pool.query(`update personel_oturumu set onay_zamani = now() - interval '11 minutes'`)
    expect((await office('ikinci-adim-sifirla-post', { k_no: me?.k_no })).json().code).toBe('onay_gerekli')
  })
})

describe('a password', () => {
  test('is changed by its owner: the other logins end, this one stays', async () => {
    const { e_mail, headers } = await join()
    const elsewhere = await headersOf(e_mail)
    const wrong = await office(
      'sifre-degistir-post',
      { eski: FIXTURE_PASSWORD, sifre: 'yelken açan martılar' },
      headers,
    )
    expect(wrong.json().code).toBe('sifre_hatali')
    const done = await office('sifre-degistir-post', { eski: NEW_PASSWORD, sifre: 'yelken açan martılar' }, headers)
    expect(done.json()).toMatchObject({ success: 1 })
    expect((await app.get('/api/yonetim/bilgiler-get', headers)).statusCode).toBe(200)
    expect((await app.get('/api/yonetim/bilgiler-get', elsewhere)).statusCode).toBe(401)
    expect((await logIn(e_mail, NEW_PASSWORD)).json().code).toBe('giris_hatali')
    expect(await mails(e_mail)).toContain('staff_safety sifre')
  })

  test('that was forgotten is chosen anew by a manager’s link, and every login ends', async () => {
    const { k_no, e_mail, headers } = await join()
    await office('personel-link-post', { k_no })
    expect((await mails(e_mail)).at(-1)).toBe('staff_password')
    expect((await app.get('/api/yonetim/bilgiler-get', headers)).statusCode).toBe(200)
    expect((await choose(await keyOf(k_no), 'yelken açan martılar')).statusCode).toBe(200)
    expect((await app.get('/api/yonetim/bilgiler-get', headers)).statusCode).toBe(401)
    expect((await logIn(e_mail, 'yelken açan martılar')).statusCode).toBe(200)
  })
})
