import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { LANGUAGES } from '@meltem/contract/wire/language'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { removeExpired } from '../../../remove-expired.job.ts'
import { cameraPhoto, pictureWork } from '../../../testing/picture-work.ts'
import { staffHeaders } from '../../../testing/staff-login.ts'
import { application, taxNumber } from '../../../testing/test-agency.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { forgetLimits } from '../../../testing/test-member.ts'
import { composeLetter } from '../../letters/compose/compose.ts'
import { letterHtml, letterText } from '../../letters/letter.ts'
import { linksAt } from '../../letters/mail-links.ts'
import { getTenantSettings } from '../../settings/settings.service.ts'

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

let app: TestApp
let staff: Record<string, string>
beforeAll(async () => {
  app = await startTestApp()
  staff = await staffHeaders(app)
})
afterAll(() => app.close())
beforeEach(() => forgetLimits(app))

const apply = (seed: number, changes: object = {}, headers: Record<string, string> = {}) =>
  app.post('/api/acente-basvuru-post', application(seed, changes), { 'accept-language': 'en', ...headers })

function upload(bytes: Buffer, { ad = 'levha.pdf', tur = 'vergi_levhasi', company = 'alfa' } = {}) {
  const query = new URLSearchParams({ tur, ad })
  return app.server.inject({
    method: 'POST',
    url: `/api/acente-belge-yukle-post?${query}`,
    headers: { company, 'content-type': 'application/octet-stream' },
    payload: bytes,
  })
}

const read = async (k_no: string) => (await app.get(`/api/yonetim/acente-basvuru-getir?k_no=${k_no}`, staff)).json()
const newest = async () => (await app.get('/api/yonetim/acente-basvuru-listele', staff)).json().data[0]
const mailsTo = (alici: string) =>
  app.owner.db.selectFrom('eposta').select(['tur', 'veri', 'dil']).where('alici', '=', alici).execute()

describe('an application', () => {
  test('is stored with its documents, has a number, and both sides are told', async () => {
    const document = (await upload(PDF, { ad: '../../etc/vergi levhası<1>.pdf' })).json().data
    expect(document).toMatchObject({ tur: 'vergi_levhasi', ad: 'vergi levhası_1_.pdf', boyut: PDF.length })
    const answer = await apply(1, { belgeler: [document.k_no] })
    expect(answer.json()).toMatchObject({ success: 1, basvuru_no: expect.stringMatching(/^A\d{6}-[A-Z\d]{5}$/) })
    const { k_no } = await newest()
    const { data } = await read(k_no)
    expect(data).toMatchObject({
      durum: 'alindi',
      vergi_no: taxNumber(1),
      form: { iban: 'TR330006100519786457841326', yetkili: { ad: 'Işıl' } },
      belgeler: [{ k_no: document.k_no }],
      gecmis: [{ durum: 'alindi', personel_k_no: null }],
    })
    expect(await mailsTo('owner1@likya.example.com')).toMatchObject([{ tur: 'agency_application', dil: 'tr' }])
    expect(await mailsTo('office@alfa.example.com')).toMatchObject([{ tur: 'agency_application_operator' }])
  })

  test.each([
    ['a wrong tax number', { vergi_no: '4540536921' }, 'vergi_no'],
    ['a wrong identity number', { vergi_no: '12345678901' }, 'vergi_no'],
    ['letters for a tax number', { vergi_no: 'abcdefghij' }, 'vergi_no'],
    ['a wrong IBAN', { iban: 'TR330006100519786457841327' }, 'iban'],
    ['an IBAN of another country', { iban: 'DE89370400440532013000' }, 'iban'],
    ['a wrong TÜRSAB number', { tursab_no: 'A-1' }, 'tursab_no'],
    [
      'a phone without its country',
      { yetkili: { ...application(2).yetkili, telefon: '0532 111 22 33' } },
      'yetkili.telefon',
    ],
    ['a script as its web site', { web: 'javascript:alert(1)' }, 'web'],
    ['no consent', { gizlilik_politikasi: false }, 'gizlilik_politikasi'],
    ['no sales channel', { kanallar: [] }, 'kanallar'],
  ])('with %s is refused at its field', async (_case, changes, alan) => {
    const answer = await apply(2, changes)
    expect([answer.statusCode, answer.json().alanlar.map((issue: { alan: string }) => issue.alan)]).toEqual([
      422,
      [alan],
    ])
  })

  test('tells all wrong numbers at once, in words', async () => {
    const { alanlar } = (await apply(2, { vergi_no: '4540536921', iban: 'DE89370400440532013000' })).json()
    expect(alanlar).toMatchObject([
      { alan: 'vergi_no', mesaj: expect.stringContaining('Turkish tax') },
      { alan: 'iban', mesaj: expect.stringContaining('accounts in Türkiye') },
    ])
  })

  test('with a foreign IBAN is taken where the tenant allows it', async () => {
    const { cache } = app.services
    const tenant = app.tenants.byKod('alfa')
    const put = (deger: object) =>
      app.owner.db
        .insertInto('ayar')
        .values({ tenant_id: tenant?.id ?? 0, anahtar: 'acente', deger: JSON.stringify(deger) })
        .onConflict((conflict) =>
          conflict.columns(['tenant_id', 'anahtar']).doUpdateSet({ deger: JSON.stringify(deger) }),
        )
        .execute()
    await put({ yabanci_iban: true })
    cache.dropTenant(tenant?.id ?? 0)
    expect((await apply(3, { iban: 'DE89 3704 0044 0532 0130 00' })).statusCode).toBe(200)
    await put({})
    cache.dropTenant(tenant?.id ?? 0)
  })

  test('of a company that has applied or is an agency is recognised, also when two come at once', async () => {
    const twins = await Promise.all([apply(4), apply(4)])
    expect(twins.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 409])
    expect((await apply(4)).json().code).toBe('basvuru_var')
    const sameMail = { yetkili: application(4).yetkili }
    expect((await apply(5, sameMail)).json().code).toBe('basvuru_var')
    const { k_no } = await newest()
    await forgetLimits(app)
    expect((await app.post('/api/yonetim/acente-basvuru-onayla-post', { k_no }, staff)).statusCode).toBe(200)
    expect((await apply(4)).json().code).toBe('acente_kayitli')
    expect((await apply(5, sameMail)).json().code).toBe('acente_kayitli')
  })

  test('of a robot is answered and not kept', async () => {
    expect((await apply(6, { web_sitesi: 'x' })).json().success).toBe(1)
    expect(await mailsTo('owner6@likya.example.com')).toEqual([])
  })

  test('goes through its states, each told by mail, and is decided once', async () => {
    await apply(7)
    const { k_no } = await newest()
    const move = (durum: string, aciklama?: string) =>
      app.post('/api/yonetim/acente-basvuru-durum-post', { k_no, durum, aciklama }, staff)
    expect((await move('inceleniyor')).statusCode).toBe(200)
    expect((await move('bilgi_bekleniyor')).statusCode).toBe(422)
    expect((await move('bilgi_bekleniyor', 'İmza sirküleri?')).statusCode).toBe(200)
    expect((await move('reddedildi', 'Belge yok.')).statusCode).toBe(200)
    expect((await move('inceleniyor')).json().code).toBe('durum_uygun_degil')
    expect((await app.post('/api/yonetim/acente-basvuru-onayla-post', { k_no }, staff)).statusCode).toBe(409)
    expect((await read(k_no)).data.gecmis.map((each: { durum: string }) => each.durum)).toEqual([
      'alindi',
      'inceleniyor',
      'bilgi_bekleniyor',
      'reddedildi',
    ])
    expect((await mailsTo('owner7@likya.example.com')).length).toBe(4)
    // Declined, a company may try again.
    expect((await apply(7)).statusCode).toBe(200)
  })

  test('is nothing for editors, nor for another tenant', async () => {
    await apply(8)
    const { k_no } = await newest()
    const other = await staffHeaders(app, 'beta')
    expect((await app.get(`/api/yonetim/acente-basvuru-getir?k_no=${k_no}`, other)).statusCode).toBe(404)
    const role = (rol: 'icerik' | 'yonetici') =>
      app.owner.db.updateTable('personel').set({ rol }).where('e_mail', '=', 'ada@alfa.example.com').execute()
    await role('icerik')
    expect((await app.get('/api/yonetim/acente-basvuru-listele', staff)).statusCode).toBe(403)
    expect((await app.post('/api/yonetim/acente-basvuru-onayla-post', { k_no }, staff)).statusCode).toBe(403)
    await role('yonetici')
  })
})

describe('a document', () => {
  const files = () => readdir(join(app.dataDir, 'documents'), { recursive: true })

  test.each([
    ['an executable renamed to PDF', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500)])],
    ['a page of HTML', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a PDF that hides what it runs', Buffer.from('%PDF-1.4\n<</Open#41ction<</S/J#61vaScript>>>>\n%%EOF')],
    ['a PDF that runs something', Buffer.from('%PDF-1.4\n<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>\n%%EOF')],
    ['half a PDF', Buffer.from('%PDF-1.4\n1 0 obj')],
    ['a picture that is none', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(200, 7)])],
    ['a drawing that is a program', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ])('%s is refused and leaves nothing behind', async (_case, bytes) => {
    const before = await files().catch(() => [])
    const answer = await upload(bytes)
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'belge_gecersiz'])
    expect(await files().catch(() => [])).toEqual(before.length > 0 ? before : expect.anything())
  })

  test('of more than eight megabytes is refused before it is read whole', async () => {
    expect((await upload(Buffer.alloc(8 * 1024 * 1024 + 1))).statusCode).toBe(413)
  })

  test('as JSON, and bytes for another call, are refused', async () => {
    expect((await app.post('/api/acente-belge-yukle-post?tur=diger&ad=x', {})).statusCode).toBe(415)
    const bytes = await app.server.inject({
      method: 'POST',
      url: '/api/acente-basvuru-post',
      headers: { company: 'alfa', 'content-type': 'application/octet-stream' },
      payload: PDF,
    })
    expect(bytes.statusCode).toBe(415)
  })

  test('of forty megapixels is drawn anew, smaller, without what the camera wrote into it', async () => {
    const photo = await pictureWork(cameraPhoto)
    expect(photo.begun).toBeGreaterThan(0)
    const sent = await pictureWork(() => upload(photo.result, { ad: 'foto.jpg', tur: 'diger' }))
    expect(sent.begun).toBe(0)
    const { data } = sent.result.json()
    await apply(20, { belgeler: [data.k_no] })
    const file = await app.get(`/api/yonetim/acente-belge-getir?k_no=${data.k_no}`, staff)
    const { width, exif } = await sharp(file.rawPayload).metadata()
    expect([width, exif]).toEqual([3000, undefined])
  })

  test('of a hundred megapixels is refused', async () => {
    const bomb = await sharp({ create: { width: 12_000, height: 9000, channels: 3, background: '#000' } })
      .png()
      .toBuffer()
    expect((await upload(bomb, { ad: 'bomb.png' })).json().code).toBe('belge_gecersiz')
  })

  test('is given to staff only, as a download, and only once it belongs to an application', async () => {
    const { k_no } = (await upload(PDF)).json().data
    const get = (headers: Record<string, string>) => app.get(`/api/yonetim/acente-belge-getir?k_no=${k_no}`, headers)
    expect((await get(staff)).statusCode).toBe(404)
    await apply(21, { belgeler: [k_no] })
    const file = await get(staff)
    expect(file.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': expect.stringMatching(/^attachment; filename="vergi_levhasi-[\da-f]{8}\.pdf"$/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    expect(file.rawPayload.equals(PDF)).toBe(true)
    expect((await get({})).statusCode).toBe(401)
    expect((await get(await staffHeaders(app, 'beta'))).statusCode).toBe(404)
    for (const name of await files()) {
      expect((await app.get(`/img/${name}`)).statusCode).not.toBe(200)
      expect((await app.get(`/documents/${name}`)).statusCode).not.toBe(200)
    }
  })

  test('belongs to one application, of its own tenant', async () => {
    const { k_no } = (await upload(PDF)).json().data
    expect((await apply(22, { belgeler: [k_no] }, { company: 'beta' })).json().code).toBe('belge_gecersiz')
    expect((await apply(22, { belgeler: [k_no] })).statusCode).toBe(200)
    expect((await apply(23, { belgeler: [k_no] })).json().code).toBe('belge_gecersiz')
  })

  test('that nobody has sent a form for is gone the next night', async () => {
    const { k_no } = (await upload(PDF)).json().data
    await app.owner.pool.query("update acente_belge set yukleme_zamani = now() - interval '25 hours' where k_no = $1", [
      k_no,
    ])
    const before = await files()
    await removeExpired(app.services.db, app.tenants, app.services.files).run({}, { retries: 0, isLast: false })
    expect((await files()).length).toBe(before.length - 1)
  })
})

describe('the mails', () => {
  test('of every state exist in four languages, as page and as plain text', async () => {
    const tenant = app.tenants.byKod('alfa')
    if (!tenant) throw new Error('no tenant')
    const settings = await getTenantSettings(app.services.db, app.services.cache, tenant)
    const frame = { settings, links: linksAt('https://alfa.example.com', app.services.config.secret, tenant) }
    const anahtar_k_no = '11111111-1111-4111-8111-111111111111'
    const zaman = '2026-07-01T10:00:00.000Z'
    const texts = LANGUAGES.flatMap((language) => [
      ...(['alindi', 'inceleniyor', 'bilgi_bekleniyor', 'onaylandi', 'reddedildi'] as const).map((durum) =>
        composeLetter(
          'agency_application',
          { durum, ad: 'Işıl', basvuru_no: 'A1', aciklama: 'Neden' },
          language,
          frame,
        ),
      ),
      composeLetter(
        'agency_invitation',
        { ad: 'Işıl', marka: 'Likya', rol: 'sahip', anahtar_k_no, gun: 7 },
        language,
        frame,
      ),
      composeLetter('agency_password', { ad: 'Işıl', anahtar_k_no, dakika: 30 }, language, frame),
      ...(['sifre', 'kurtarma', 'sifirlandi'] as const).map((olay) =>
        composeLetter('agency_safety', { olay, ad: 'Işıl', zaman }, language, frame),
      ),
      ...(['aktif', 'askida', 'kapali'] as const).map((durum) =>
        composeLetter('agency_state', { ad: 'Işıl', marka: 'Likya', durum }, language, frame),
      ),
    ])
    const subjects = new Set(texts.map(({ subject }) => subject))
    expect(subjects.size).toBe(texts.length)
    for (const letter of texts) {
      expect(letterHtml(letter)).toContain('Işıl')
      expect(letterText(letter)).not.toMatch(/[{}]|agencyMail\./)
    }
    const invitation = texts.find(({ links }) => links?.[0]?.[1].includes('#'))
    expect(invitation && letterText(invitation)).toMatch(/\/agency\/login#[\w-]{43}/)
  })
})
