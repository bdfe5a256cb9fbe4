import type { getOfficeAgency, listAgencies, listAgencyInvoices } from '@meltem/contract/agency/office'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { giveTerms } from '../../../testing/agency-sale.ts'
import { staffHeaders } from '../../../testing/staff-login.ts'
import { newAgency, type TestAgency, taxNumber } from '../../../testing/test-agency.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let app: TestApp
let staff: Record<string, string>
let agency: TestAgency
let sub: TestAgency
beforeAll(async () => {
  app = await startTestApp()
  staff = await staffHeaders(app)
  agency = await newAgency(app)
  sub = await newAgency(app, { ust: agency })
  await giveTerms({ db: app.services.db, tenantId: agency.tenantId }, agency.k_no, { akis: 'net_fiyat' })
})
afterAll(() => app.close())

const list = async (query = '', headers = staff): Promise<OutputOf<typeof listAgencies>> =>
  (await app.get(`/api/yonetim/acente-listele?${query}`, headers)).json()
const read = async (k_no = agency.k_no): Promise<OutputOf<typeof getOfficeAgency>['data']> =>
  (await app.get(`/api/yonetim/acente-getir?k_no=${k_no}`, staff)).json().data
const post = (path: string, body: object) => app.post(`/api/yonetim${path}`, body, staff)
const correct = (gorulen: object, yeni: object) => post('/acente-guncelle-post', { k_no: agency.k_no, gorulen, yeni })
const asRole = (rol: 'satis' | 'muhasebe' | 'yonetici') =>
  app.owner.db.updateTable('personel').set({ rol }).where('e_mail', '=', 'ada@alfa.example.com').execute()

describe('the list', () => {
  test('finds by any of the names and numbers, whatever the hats of the letters', async () => {
    await correct({ marka: `Agency ${agency.kno}` }, { marka: 'Işık Göçü' })
    for (const words of ['isik', 'IŞIK göcü', agency.kno.toLowerCase(), 'agency t']) {
      expect((await list(`ara=${encodeURIComponent(words)}`)).data.map(({ k_no }) => k_no)).toContain(agency.k_no)
    }
    expect((await list('ara=%25')).data).toEqual([])
  })

  test('says by which contract an agency and those below it sell today, and cuts by that and by state', async () => {
    const bare = await newAgency(app)
    const { data } = await list('sozlesme=var')
    const running = { akis: 'net_fiyat', bitis: '2099-12-31' }
    expect(data.find(({ k_no }) => k_no === agency.k_no)?.sozlesme).toMatchObject(running)
    expect(data.find(({ k_no }) => k_no === sub.k_no)).toMatchObject({ sozlesme: running, ust_marka: 'Işık Göçü' })
    expect((await list('sozlesme=yok')).data.map(({ k_no }) => k_no)).toEqual([bare.k_no])
    await post('/acente-durum-post', { k_no: bare.k_no, durum: 'askida' })
    expect((await list('durum=askida')).data.map(({ k_no }) => k_no)).toEqual([bare.k_no])
  })

  test('comes page by page', async () => {
    for (let made = 0; made < 24; made += 1) await newAgency(app)
    const [first, second] = [await list(), await list('sayfa=2')]
    expect([first.data.length, second.data.length, first.toplam]).toEqual([25, first.toplam - 25, first.toplam])
    expect(new Set([...first.data, ...second.data].map(({ k_no }) => k_no)).size).toBe(first.toplam)
  })

  test('of another tenant is empty of them', async () => {
    const other = await staffHeaders(app, 'beta')
    expect((await list(`ara=${agency.kno}`, other)).data).toEqual([])
    expect((await app.get(`/api/yonetim/acente-getir?k_no=${agency.k_no}`, other)).statusCode).toBe(404)
  })
})

describe('one agency', () => {
  test('is read with its people, those below it and its accounts', async () => {
    const data = await read()
    expect(data).toMatchObject({ kno: agency.kno, ust: null, basvuru_k_no: null, altlar: [{ k_no: sub.k_no }] })
    expect((await read(sub.k_no)).ust).toEqual({ k_no: agency.k_no, marka: data.bilgi.marka })
  })

  test('is corrected field by field; what a colleague has changed is told and not overwritten', async () => {
    const before = (await read()).bilgi
    expect((await correct({ adres: before.adres }, { adres: 'Kaş' })).statusCode).toBe(200)
    expect((await correct({ telefon: before.telefon }, { telefon: '+902420000000' })).statusCode).toBe(200)
    const late = await correct({ adres: before.adres }, { adres: 'Kalkan' })
    expect([late.statusCode, late.json().code]).toEqual([409, 'surum_degisti'])
    expect(late.json().ayrinti).toMatchObject({ kim: expect.any(String), alanlar: { adres: 'Kaş' } })
    expect((await read()).bilgi).toMatchObject({ adres: 'Kaş', telefon: '+902420000000' })
  })

  test('has numbers that can be, and no other agency’s', async () => {
    const { vergi_no, iban } = (await read()).bilgi
    const wrong = await correct({ vergi_no }, { vergi_no: '4540536921' })
    expect([wrong.statusCode, wrong.json().alanlar[0].alan]).toEqual([422, 'vergi_no'])
    expect((await correct({ iban }, { iban: 'TR330006100519786457841327' })).statusCode).toBe(422)
    const rival = await newAgency(app)
    await app.owner.db
      .updateTable('acente')
      .set({ vergi_no: taxNumber(77) })
      .where('k_no', '=', rival.k_no)
      .execute()
    expect((await correct({ vergi_no }, { vergi_no: taxNumber(77) })).json().code).toBe('acente_kayitli')
  })

  test('is not for accounting to correct', async () => {
    await asRole('muhasebe')
    const answers = [
      await correct({ adres: 'Kaş' }, { adres: 'x' }),
      await app.get('/api/yonetim/acente-listele', staff),
    ]
    await asRole('yonetici')
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 200])
  })
})

describe('its terms under two hands', () => {
  let fresh: TestAgency
  beforeAll(async () => {
    fresh = await newAgency(app)
  })
  const form = { ad: 'Year', akis: 'faturalama', baslangic: '2026-01-01', bitis: '2026-12-31', opsiyon_saat: 24 }
  const written = { ...form, kurallar: [{ kapsam: 'hepsi', hedef: null, oran: 10 }] }
  const save = (body: object) => post('/acente-sozlesme-kaydet-post', { acente_k_no: fresh.k_no, ...body })

  test('a contract takes what both have changed, and says what is contested', async () => {
    const { k_no } = (await save(written)).json().data
    await save({ k_no, gorulen: written, ...written, opsiyon_saat: 48 })
    const renamed = await save({ k_no, gorulen: written, ...written, ad: 'Season' })
    expect(renamed.json().data).toMatchObject({ ad: 'Season', opsiyon_saat: 48 })
    const late = await save({ k_no, gorulen: written, ...written, opsiyon_saat: 12 })
    expect([late.json().code, late.json().ayrinti.alanlar]).toEqual(['surum_degisti', { opsiyon_saat: 48 }])
    expect((await save({ k_no, ...written })).statusCode).toBe(422)
  })

  test('a contract names what its rates are for', async () => {
    const { k_no: place } = await app.owner.db
      .insertInto('bolge')
      .values({ tenant_id: agency.tenantId, kod: 'kas', ust_k_no: null, enlem: 36.2, boylam: 29.6, gorsel: null })
      .returning('k_no')
      .executeTakeFirstOrThrow()
    await app.owner.db
      .insertInto('bolge_metin')
      .values({ tenant_id: agency.tenantId, bolge_k_no: place, dil: 'tr', baslik: 'Kaş', slug: 'kas', metin: '' })
      .execute()
    const other = await newAgency(app)
    const kurallar = [...written.kurallar, { kapsam: 'bolge', hedef: place, oran: 5 }]
    await save({ ...written, kurallar, acente_k_no: other.k_no })
    const answer = await app.get(`/api/yonetim/acente-sozlesme-listele?acente_k_no=${other.k_no}`, staff)
    expect(answer.json().hedefler).toEqual([{ k_no: place, ad: 'Kaş' }])
  })

  test('credit is not overwritten unseen', async () => {
    const credit = (seen: number, wanted: number) =>
      post('/acente-kredi-post', {
        acente_k_no: agency.k_no,
        kur: 'EUR',
        gorulen: { kredi_limiti: seen, asim_izni: false },
        yeni: { kredi_limiti: wanted, asim_izni: false },
      })
    expect((await credit(0, 1000)).statusCode).toBe(200)
    const late = await credit(0, 500)
    expect([late.json().code, late.json().ayrinti.alanlar]).toEqual(['surum_degisti', { kredi_limiti: 1000 }])
    expect((await read()).hesaplar[0]).toMatchObject({ kur: 'EUR', kredi_limiti: 1000, kalan_kredi: 1000 })
  })
})

describe('its books', () => {
  const invoices = async (query = ''): Promise<OutputOf<typeof listAgencyInvoices>> =>
    (await app.get(`/api/yonetim/acente-fatura-listele?acente_k_no=${agency.k_no}${query}`, staff)).json()

  test('list every invoice with what is paid of it, open and paid apart', async () => {
    const invoice = { acente_k_no: agency.k_no, kur: 'EUR', tutar: 100, tarih: '2026-07-01', vade: '2026-07-21' }
    const { k_no } = (await post('/acente-fatura-post', { ...invoice, fatura_no: 'O-1' })).json().data
    await post('/acente-fatura-post', { ...invoice, fatura_no: 'O-2' })
    const pay = { acente_k_no: agency.k_no, kur: 'EUR', tutar: 100, belge_no: 'OP-1', fatura_k_no: k_no }
    await post('/acente-odeme-post', pay)
    expect((await invoices()).toplam).toBe(2)
    expect((await invoices('&durum=acik')).data).toMatchObject([{ fatura_no: 'O-2', odenen: 0 }])
    expect((await invoices('&durum=odendi')).data).toMatchObject([{ fatura_no: 'O-1', odenen: 100 }])
  })

  test('come along as a file that runs nothing and leaves a row in the audit', async () => {
    const pay = { acente_k_no: agency.k_no, kur: 'EUR', tutar: 5, belge_no: 'OP-2', aciklama: '=cmd()' }
    await post('/acente-odeme-post', pay)
    const path = `/api/yonetim/acente-cari-dosya-get?acente_k_no=${agency.k_no}&kur=EUR&bicim=`
    const csv = await app.get(`${path}csv`, staff)
    expect(csv.headers['content-disposition']).toBe(`attachment; filename="${agency.kno}-EUR.csv"`)
    expect(csv.body).toContain("'=cmd()")
    expect(csv.body).toContain('OP-1')
    expect((await app.get(`${path}xlsx`, staff)).rawPayload.subarray(0, 2).toString()).toBe('PK')
    const rows = await app.owner.db
      .selectFrom('denetim')
      .select('olay')
      .where('olay', '=', 'acente-cari-dosya-get')
      .where('konu_k_no', '=', agency.k_no)
      .execute()
    expect(rows).toHaveLength(2)
  })
})
