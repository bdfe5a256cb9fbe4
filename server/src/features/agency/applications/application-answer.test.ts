import { LANGUAGES } from '@meltem/contract/wire/language'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { removeExpired } from '../../../remove-expired.job.ts'
import { staffHeaders } from '../../../testing/staff-login.ts'
import { application } from '../../../testing/test-agency.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { forgetLimits } from '../../../testing/test-member.ts'
import { composeLetter } from '../../letters/compose/compose.ts'
import { letterHtml, letterText } from '../../letters/letter.ts'
import { applicationKey, linksAt } from '../../letters/mail-links.ts'
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

/** An application that has arrived; answers its row and the key its mails carry. */
async function applied(seed: number): Promise<{ k_no: string; anahtar: string; e_mail: string }> {
  await app.post('/api/acente-basvuru-post', application(seed))
  const { k_no } = (await app.get('/api/yonetim/acente-basvuru-listele', staff)).json().data[0]
  const tenantId = app.tenants.byKod('alfa')?.id ?? 0
  const e_mail = `owner${seed}@likya.example.com`
  return { k_no, anahtar: applicationKey(app.services.config.secret, tenantId, k_no), e_mail }
}

const move = (k_no: string, durum: string, aciklama?: string) =>
  app.post('/api/yonetim/acente-basvuru-durum-post', { k_no, durum, aciklama }, staff)
const look = (anahtar: string, company = 'alfa') =>
  app.post('/api/acente-basvuru-oku-post', { anahtar }, { company, 'accept-language': 'en' })
const answer = (anahtar: string, changes: object = {}) =>
  app.post(
    '/api/acente-basvuru-yanit-post',
    { anahtar, yanit: 'Ekte.\nİyi çalışmalar', belgeler: [], ...changes },
    { company: 'alfa', 'accept-language': 'en' },
  )
const mails = (tur: 'agency_application' | 'agency_application_answer', alici: string) =>
  app.owner.db.selectFrom('eposta').select(['veri', 'dil']).where('tur', '=', tur).where('alici', '=', alici).execute()

async function upload(): Promise<string> {
  const sent = await app.server.inject({
    method: 'POST',
    url: '/api/acente-belge-yukle-post?tur=imza_sirkuleri&ad=sirkuler.pdf',
    headers: { company: 'alfa', 'content-type': 'application/octet-stream' },
    payload: PDF,
  })
  return sent.json().data.k_no
}

describe('the link of an application', () => {
  test('shows number and state at any time, and nobody of the staff', async () => {
    const { k_no, anahtar, e_mail } = await applied(501)
    expect((await look(anahtar)).json().data).toMatchObject({ durum: 'alindi', marka: 'Likya 501', belgeler: [] })
    for (const durum of ['inceleniyor', 'bilgi_bekleniyor', 'reddedildi']) {
      await move(k_no, durum, 'Belge?')
      expect((await look(anahtar)).json().data.durum).toBe(durum)
    }
    const { body } = await look(anahtar)
    expect(body).not.toMatch(/personel|vergi_no|iban|@likya/)
    // Every mail carries it, as the row the key is made from.
    const letters = await mails('agency_application', e_mail)
    expect(letters.map(({ veri }) => veri.basvuru_k_no)).toEqual([k_no, k_no, k_no, k_no])
  })

  test('is in the table as a hash only', async () => {
    const { k_no, anahtar } = await applied(502)
    const { rows } = await app.owner.pool.query<{ text: string }>(
      'select b::text as text from acente_basvuru b where k_no = $1',
      [k_no],
    )
    expect(rows[0]?.text).toContain('Likya 502')
    expect(rows[0]?.text).not.toContain(anahtar)
  })

  test('made up, cut off, of another tenant or too late opens nothing, and says so alike', async () => {
    const { k_no, anahtar } = await applied(503)
    const refused = async (given: string, company = 'alfa') => {
      const told = await look(given, company)
      return [told.statusCode, told.json().code]
    }
    expect(await refused('x'.repeat(43))).toEqual([422, 'anahtar_gecersiz'])
    expect(await refused(anahtar, 'beta')).toEqual([422, 'anahtar_gecersiz'])
    expect(await refused(anahtar.slice(0, 30))).toEqual([422, 'alan_hatasi'])
    await app.owner.pool.query(
      "update acente_basvuru set anahtar_bitis = now() - interval '1 second' where k_no = $1",
      [k_no],
    )
    expect(await refused(anahtar)).toEqual([422, 'anahtar_gecersiz'])
    expect((await answer(anahtar)).json().code).toBe('anahtar_gecersiz')
    await removeExpired(app.services.db, app.tenants, app.services.files).run({}, { retries: 0, isLast: false })
    const row = await app.owner.db
      .selectFrom('acente_basvuru')
      .select(['anahtar_ozeti', 'anahtar_bitis'])
      .where('k_no', '=', k_no)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ anahtar_ozeti: null, anahtar_bitis: null })
    // The next mail makes it good again.
    await move(k_no, 'inceleniyor')
    expect((await look(anahtar)).statusCode).toBe(200)
  })

  test('is guessed at slowly', async () => {
    const codes: number[] = []
    for (let guess = 0; guess < 31; guess += 1) codes.push((await look('y'.repeat(43))).statusCode)
    expect([codes.at(0), codes.at(-1)]).toEqual([422, 429])
  })
})

describe('an answer', () => {
  test('comes with documents, puts the application back into review and tells both sides', async () => {
    const { k_no, anahtar, e_mail } = await applied(511)
    await move(k_no, 'bilgi_bekleniyor', 'İmza sirküleri?')
    const belge = await upload()
    const told = (await answer(anahtar, { belgeler: [belge] })).json()
    expect(told.data).toMatchObject({
      durum: 'inceleniyor',
      belgeler: [{ k_no: belge, tur: 'imza_sirkuleri', ad: 'sirkuler.pdf' }],
    })
    const { data } = (await app.get(`/api/yonetim/acente-basvuru-getir?k_no=${k_no}`, staff)).json()
    expect(data.durum).toBe('inceleniyor')
    expect(data.belgeler).toMatchObject([{ k_no: belge, sonradan: true }])
    expect(data.gecmis.at(-1)).toMatchObject({ aciklama: 'Ekte.\nİyi çalışmalar', personel_k_no: null })
    expect((await app.get(`/api/yonetim/acente-belge-getir?k_no=${belge}`, staff)).rawPayload.equals(PDF)).toBe(true)
    const [office] = await mails('agency_application_answer', 'office@alfa.example.com')
    expect(office?.veri).toMatchObject({ basvuru_no: data.basvuru_no, yanit: 'Ekte.\nİyi çalışmalar', belge: 1 })
    const letters = await mails('agency_application', e_mail)
    expect(letters.at(-1)?.veri).toMatchObject({ durum: 'inceleniyor', yanit: true })
  })

  test('is taken only while something is asked, and once when it comes twice', async () => {
    const { k_no, anahtar } = await applied(512)
    expect((await answer(anahtar)).json().code).toBe('yanit_beklenmiyor')
    await move(k_no, 'bilgi_bekleniyor', 'Belge?')
    expect((await answer(anahtar, { yanit: '  ' })).json().alanlar).toMatchObject([{ alan: 'yanit' }])
    const twins = await Promise.all([answer(anahtar), answer(anahtar)])
    expect(twins.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 409])
    await move(k_no, 'reddedildi', 'Olmadı.')
    expect((await answer(anahtar)).statusCode).toBe(409)
  })

  test('with a document that is not one leaves everything as it was', async () => {
    const { k_no, anahtar } = await applied(513)
    await move(k_no, 'bilgi_bekleniyor', 'Belge?')
    const foreign = await answer(anahtar, { belgeler: ['11111111-1111-4111-8111-111111111111'] })
    expect(foreign.json().code).toBe('belge_gecersiz')
    expect((await look(anahtar)).json().data).toMatchObject({ durum: 'bilgi_bekleniyor', gecmis: [{}, {}] })
  })

  test('after an approval is no longer asked for, and the state says approved', async () => {
    const { k_no, anahtar } = await applied(514)
    await app.post('/api/yonetim/acente-basvuru-onayla-post', { k_no }, staff)
    expect((await look(anahtar)).json().data.durum).toBe('onaylandi')
    expect((await answer(anahtar)).json().code).toBe('yanit_beklenmiyor')
  })
})

test('the mails say where to answer, in four languages, and the office reads the answer', async () => {
  const tenant = app.tenants.byKod('alfa')
  if (!tenant) throw new Error('no tenant')
  const settings = await getTenantSettings(app.services.db, app.services.cache, tenant)
  const frame = { settings, links: linksAt('https://alfa.example.com', app.services.config.secret, tenant) }
  const basvuru_k_no = '11111111-1111-4111-8111-111111111111'
  const news = { ad: 'Işıl', basvuru_no: 'A1', aciklama: 'İmza?', basvuru_k_no, gun: 60 }
  const letters = LANGUAGES.flatMap((language) => [
    composeLetter('agency_application', { ...news, durum: 'bilgi_bekleniyor' }, language, frame),
    composeLetter('agency_application', { ...news, durum: 'inceleniyor', yanit: true }, language, frame),
    composeLetter(
      'agency_application_answer',
      { basvuru_no: 'A1', marka: 'Likya', ad: 'Işıl Çınar', e_mail: 'x@example.com', yanit: 'İmza?', belge: 2 },
      language,
      frame,
    ),
  ])
  expect(new Set(letters.map(({ subject }) => subject)).size).toBe(letters.length)
  for (const letter of letters) {
    expect(letterHtml(letter)).toContain('İmza?')
    expect(letterText(letter)).not.toMatch(/[{}]|agencyMail\./)
  }
  expect(letters.filter((letter) => /\/agency\/forms#[\w-]{43}/.test(letterText(letter))).length).toBe(8)
})
