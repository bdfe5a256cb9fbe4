import type { ImportDetail, ImportProblemCode } from '@meltem/contract/import/office'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../platform/db/connection.ts'
import { staffHeaders } from '../../testing/staff-login.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { zipOf } from '../../testing/test-zip.ts'
import { readWorkbook } from './file/read-workbook.ts'
import { type WrittenSheet, writeWorkbook } from './file/write-workbook.ts'
import { runImport } from './run-import.ts'

let app: TestApp
let staff: Record<string, string>
let foreign: Record<string, string>
let alfa: number
beforeAll(async () => {
  app = await startTestApp({ environment: { RATE_LIMIT: '100000' } })
  staff = await staffHeaders(app)
  foreign = await staffHeaders(app, 'beta')
  alfa = app.tenants.byKod('alfa')?.id ?? 0
})
afterAll(() => app.close())

const post = (path: string, body: object, headers = staff) => app.post(`/api/yonetim/${path}`, body, headers)

async function bring(bytes: Uint8Array, { tip = 'villa', headers = staff } = {}) {
  return await app.server.inject({
    method: 'POST',
    url: `/api/yonetim/aktarim-yukle-post?ad=katalog.xlsx&urun_tipi=${tip}`,
    payload: Buffer.from(bytes),
    headers: { 'content-type': 'application/octet-stream', ...headers },
  })
}

async function read(k_no: string, query = ''): Promise<ImportDetail> {
  return (await app.get(`/api/yonetim/aktarim-getir?k_no=${k_no}${query}`, staff)).json().data
}

async function tried(sheets: readonly WrittenSheet[], tip = 'villa'): Promise<ImportDetail> {
  const answer = await bring(await writeWorkbook(sheets), { tip })
  expect(answer.json()).toMatchObject({ success: 1 })
  return await read(answer.json().k_no)
}

/** As the job does; the queue of a test has no worker. */
async function run(k_no: string, call: 'onayla' | 'yayinla'): Promise<ImportDetail> {
  const answer = await post(`aktarim-${call}-post`, { k_no })
  expect(answer.json()).toMatchObject({ success: 1 })
  const tenant = app.tenants.byKod('alfa')
  if (!tenant) throw new Error('no tenant')
  const person = await withTenant(app.services.db, alfa, (trx) =>
    trx.selectFrom('aktarim').select('personel_k_no').where('k_no', '=', k_no).executeTakeFirstOrThrow(),
  )
  const cagri = {
    ...person,
    cagri: 'aktarim-onayla-post',
    ip: '10.0.0.1',
    oturum: 'ab',
    istek_no: 'i',
    konu_k_no: null,
    yazar: true,
  }
  await runImport(app.services, tenant, { tenant_id: alfa, k_no, ...person, ad_soyad: 'Ada', dil: 'tr', cagri })
  return await read(k_no)
}

const sheet = (ad: string, baslik: readonly string[], ...satirlar: WrittenSheet['satirlar']): WrittenSheet => ({
  ad,
  baslik,
  satirlar,
})
const villaSheets = (kod: string, more: readonly WrittenSheet[] = []): WrittenSheet[] => [
  sheet(
    'urunler',
    ['kod', 'en_cok', 'oda', 'havuz', 'izin_no', 'ozellikler'],
    [kod, 6, 3, '4 | 8', '48-1', 'klima, wifi'],
  ),
  sheet(
    'metinler',
    ['kod', 'dil', 'baslik', 'ozet', 'aciklama'],
    [kod, 'tr', `Villa ${kod}`, '=1+1 sözü', 'İlk paragraf\n\nİkincisi'],
  ),
  ...more,
]
const prices = (kod: string) =>
  sheet(
    'fiyatlar',
    ['kod', 'secenek', 'sezon', 'ilk_gun', 'son_gun', 'gece', 'arti_kisi', 'en_az_gece'],
    [kod, 'ev', '', '2026-01-01', null, 180, 20, 3],
    [kod, 'ev', 'Yaz', '2027-06-01', '2027-08-31', 320.5, 20, 7],
  )
const options = (kod: string) =>
  sheet('secenekler', ['kod', 'secenek', 'ad_tr', 'en_cok', 'birim'], [kod, 'ev', 'Bütün ev', 6, 1])

async function exported(tip: string): Promise<Uint8Array> {
  const answer = await app.get(`/api/yonetim/aktarim-sablon-get?urun_tipi=${tip}&icerik=urunler&dil=tr`, staff)
  expect(answer.statusCode).toBe(200)
  return answer.rawPayload
}

const problemsOf = ({ satirlar }: ImportDetail) => satirlar.flatMap(({ hatalar }) => hatalar)

describe('a workbook', () => {
  test('is tried without a trace, written as drafts, and brought again changes nothing', async () => {
    const found = await tried(villaSheets('V-1', [options('V-1'), prices('V-1')]))
    expect(problemsOf(found)).toEqual([])
    expect(found).toMatchObject({ asama: 'denendi', sayilar: { yeni: 1, hata: 0 } })
    const codes = () =>
      withTenant(app.services.db, alfa, (trx) =>
        trx.selectFrom('urun').select('kod').where('kod', '=', 'V-1').execute(),
      )
    expect(await codes()).toEqual([])
    const done = await run(found.k_no, 'onayla')
    expect(done.satirlar[0]).toMatchObject({ sonuc: 'yazildi', hatalar: [] })
    expect(done.asama).toBe('yazildi')
    expect(await codes()).toHaveLength(1)
    const again = await tried(villaSheets('V-1', [options('V-1'), prices('V-1')]))
    expect(again.satirlar[0]).toMatchObject({ durum: 'ayni', degisen: [], hatalar: [] })
  })
  test('that was taken along and is brought back leaves every row and every version as it is', async () => {
    const bytes = await exported('villa')
    const versions = () =>
      withTenant(app.services.db, alfa, (trx) =>
        trx
          .selectFrom('urun_surum')
          .select(['urun_k_no', 'bolum', 'surum'])
          .orderBy('urun_k_no')
          .orderBy('bolum')
          .orderBy('surum')
          .execute(),
      )
    const before = await versions()
    const answer = await bring(bytes)
    const found = await read(answer.json().k_no)
    expect(problemsOf(found)).toEqual([])
    expect(found.sayilar).toMatchObject({ yeni: 0, degisen: 0, hata: 0 })
    expect(found.sayilar.ayni).toBeGreaterThan(0)
    await run(found.k_no, 'onayla')
    expect(await versions()).toEqual(before)
  })
  test('changes what differs, with a version in the name of the person', async () => {
    const found = await tried([sheet('urunler', ['kod', 'oda'], ['V-1', 5])])
    expect(found.satirlar[0]).toMatchObject({ durum: 'degisen', degisen: ['bilgi'] })
    const done = await run(found.k_no, 'onayla')
    const k_no = done.satirlar[0]?.urun_k_no
    const product = (await app.get(`/api/yonetim/urun-getir?k_no=${k_no}`, staff)).json().data
    expect(product.parcalar.bilgi.deger).toMatchObject({
      oda: 5,
      havuz: { en: 4, boy: 8 },
      ozellikler: ['klima', 'wifi'],
    })
    expect(product.metinler.tr.deger.ozet).toBe('=1+1 sözü')
    const { data } = (await app.get(`/api/yonetim/urun-surum-listele?k_no=${k_no}`, staff)).json()
    expect(data.find((one: { bolum: string }) => one.bolum === 'bilgi')).toMatchObject({ kim: 'Ada' })
  })
  test('has its new prices at once, and those of options that are there as a draft until they are published', async () => {
    const { satirlar } = await tried([sheet('urunler', ['kod'], ['V-1'])])
    const k_no = satirlar[0]?.urun_k_no
    const standing = async () =>
      (await app.get(`/api/yonetim/fiyat-getir?urun_k_no=${k_no}`, staff)).json().secenekler[0]
    expect((await standing()).donemler).toMatchObject([
      { fiyatlar: [180, 20, null] },
      { sezon: 'Yaz', fiyatlar: [320.5, 20, null], en_az_gece: 7 },
    ])
    const dearer = sheet(
      'fiyatlar',
      ['kod', 'secenek', 'ilk_gun', 'son_gun', 'gece'],
      ['V-1', 'ev', '2026-01-01', null, 200],
    )
    const found = await tried([dearer])
    expect(found.satirlar[0]).toMatchObject({ durum: 'degisen', degisen: ['fiyatlar'] })
    await run(found.k_no, 'onayla')
    expect((await standing()).taslak).not.toBeNull()
    const done = await run(found.k_no, 'yayinla')
    expect(done.asama).toBe('yayinlandi')
    expect((await standing()).taslak).toBeNull()
    expect(done.satirlar[0]).toMatchObject({ sonuc: 'eksik', eksik: expect.arrayContaining(['kapak']) })
  })
  test('leaves out what a colleague has changed after the trial', async () => {
    const found = await tried([sheet('urunler', ['kod', 'oda'], ['V-1', 9])])
    const k_no = found.satirlar[0]?.urun_k_no
    const { deger } = (await app.get(`/api/yonetim/urun-getir?k_no=${k_no}`, staff)).json().data.parcalar.bilgi
    await post('urun-kaydet-post', { k_no, bilgi: { gorulen: deger, yeni: { ...deger, banyo: 4 } } })
    const done = await run(found.k_no, 'onayla')
    expect(done.satirlar[0]).toMatchObject({ sonuc: 'atlandi', hatalar: [{ kod: 'degisti' }] })
  })
})

describe('headings', () => {
  test('are known in any language, and what a person says of the others is remembered', async () => {
    const own = sheet('Produkte', ['Produktcode', 'Zimmerzahl'], ['V-1', 4])
    const found = await tried([own])
    expect(found.asama).toBe('eslesme')
    expect(found.sayfalar[0]).toMatchObject({
      tanim: 'urunler',
      sutunlar: [{ alan: 'kod' }, { baslik: 'Zimmerzahl', alan: null }],
    })
    const esleme = [{ sayfa: 'Produkte', baslik: 'Zimmerzahl', alan: 'oda' }]
    expect((await post('aktarim-dene-post', { k_no: found.k_no, esleme })).json()).toMatchObject({ success: 1 })
    expect((await read(found.k_no)).satirlar[0]).toMatchObject({ durum: 'degisen', degisen: ['bilgi'] })
    expect((await tried([own])).asama).toBe('denendi')
  })
})

describe('what is wrong is told at its row and column, and nothing of the product is written', () => {
  const product = (head: string[], ...row: (string | number | null)[]) => [
    sheet('urunler', ['kod', ...head], ['V-1', ...row]),
  ]
  const cases: readonly [string, readonly WrittenSheet[], ImportProblemCode, string | null][] = [
    ['a code twice', [sheet('urunler', ['kod'], ['V-1'], ['V-1'])], 'kod_tekrar', 'A'],
    ['no code', [sheet('urunler', ['kod', 'oda'], [null, 3])], 'kod_gerekli', 'A'],
    [
      'a code that is none',
      [sheet('urunler', ['kod'], ['<b>']), sheet('metinler', ['kod', 'dil', 'baslik'], ['<b>', 'tr', 'X'])],
      'kod_gecersiz',
      'A',
    ],
    ['texts of nobody', [sheet('metinler', ['kod', 'dil', 'baslik'], ['V-99', 'tr', 'X'])], 'kod_bilinmiyor', 'A'],
    ['no title', [sheet('urunler', ['kod'], ['V-77'])], 'baslik_gerekli', null],
    ['words for a number', product(['oda'], 'üç'), 'sayi', 'B'],
    ['a number below zero', product(['oda'], -1), 'deger', 'B'],
    ['another word', product(['rezervasyon_satis_durum'], 'belki'), 'secim', 'B'],
    ['a category of nobody', product(['kategori'], 'beta-evleri'), 'kategori', 'B'],
    ['a picture of another tenant', product(['gorseller'], 'urun/beta-resmi'), 'gorsel', 'B'],
    ['a language the site lacks', [sheet('metinler', ['kod', 'dil', 'baslik'], ['V-1', 'fr', 'X'])], 'dil', 'B'],
    [
      'a price of zero',
      [sheet('fiyatlar', ['kod', 'secenek', 'ilk_gun', 'gece'], ['V-1', 'ev', '2026-01-01', 0])],
      'fiyat_gecersiz',
      'D',
    ],
    [
      'a price below zero',
      [sheet('fiyatlar', ['kod', 'secenek', 'ilk_gun', 'gece'], ['V-1', 'ev', '2026-01-01', -5])],
      'fiyat_gecersiz',
      'D',
    ],
    [
      'a currency the tenant lacks',
      [sheet('secenekler', ['kod', 'secenek', 'kur'], ['V-1', 'iki', 'XAU'])],
      'kur',
      'C',
    ],
    [
      'an extra in a currency the tenant lacks',
      [sheet('ekstralar', ['kod', 'ekstra', 'ad_tr', 'fiyat', 'kur'], ['V-1', 'sef', 'Şef', 40, 'XAU'])],
      'kur',
      'E',
    ],
    ['how an option is sold', [sheet('secenekler', ['kod', 'secenek', 'birim'], ['V-1', 'ev', 7])], 'sabit', 'C'],
    [
      'two seasons on one day',
      [
        sheet(
          'fiyatlar',
          ['kod', 'secenek', 'ilk_gun', 'son_gun', 'gece'],
          ['V-1', 'ev', '2027-06-01', '2027-06-30', 5],
          ['V-1', 'ev', '2027-06-30', '2027-07-09', 5],
        ),
      ],
      'donem_cakisiyor',
      'C',
    ],
  ]
  test.each(cases)('%s', async (_name, sheets, kod, sutun) => {
    const found = await tried(sheets)
    expect(problemsOf(found)).toContainEqual(expect.objectContaining({ kod, ...(sutun ? { sutun } : {}) }))
    expect(found.satirlar[0]?.durum).toBe('hata')
  })
  test('a formula', async () => {
    const xml = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`
    const found = await bring(
      rawWorkbook(
        xml(
          '<row r="1"><c r="A1" t="inlineStr"><is><t>kod</t></is></c><c r="B1" t="inlineStr"><is><t>oda</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>V-1</t></is></c><c r="B2"><f>2+3</f><v>5</v></c></row>',
        ),
      ),
    )
    expect(problemsOf(await read(found.json().k_no))).toMatchObject([{ kod: 'formul', satir: 2, sutun: 'B' }])
  })
  test('comes back as a marked file', async () => {
    const found = await tried(product(['oda'], 'üç'))
    const answer = await app.get(`/api/yonetim/aktarim-dosya-get?k_no=${found.k_no}&dil=en`, staff)
    const [first] = readWorkbook(answer.rawPayload)
    expect(first?.satirlar[0]?.[0]).toBe('Problem')
    expect(first?.satirlar[1]).toEqual(['“üç” is not a number.', 'V-1', 'üç'])
  })
})

function rawWorkbook(sheetXml: string | Buffer, more: Readonly<Record<string, string | Buffer>> = {}): Buffer {
  return zipOf({
    'xl/workbook.xml':
      '<workbook xmlns:r="r"><sheets><sheet name="urunler" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': sheetXml,
    ...more,
  })
}

describe('files that are none', () => {
  const refusal = async (bytes: Uint8Array) => {
    const answer = await bring(bytes)
    return [answer.statusCode, answer.json().code, answer.json().ayrinti?.neden]
  }
  test('a picture under the name of a workbook', async () => {
    expect(await refusal(Buffer.from('\x89PNG\r\n'))).toEqual([422, 'aktarim_dosyasi', 'bicim_bilinmiyor'])
  })
  test('one that was cut off', async () => {
    const whole = await writeWorkbook(villaSheets('V-2'))
    expect(await refusal(whole.subarray(0, whole.length - 400))).toEqual([422, 'aktarim_dosyasi', 'dosya_bozuk'])
  })
  test('a bomb: a little file that is a gigabyte once it is unpacked, whatever it claims to be', async () => {
    const bomb = rawWorkbook(Buffer.alloc(200 * 1024 * 1024, 32))
    expect(bomb.length).toBeLessThan(1024 * 1024)
    expect(await refusal(bomb)).toEqual([422, 'aktarim_dosyasi', 'dosya_buyuk'])
  })
  test('entities that grow', async () => {
    const xml = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><worksheet><sheetData/></worksheet>'
    expect(await refusal(rawWorkbook(xml))).toEqual([422, 'aktarim_dosyasi', 'dosya_bozuk'])
  })
  test('a row behind the end of the world', async () => {
    const xml = '<worksheet><sheetData><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData></worksheet>'
    expect(await refusal(rawWorkbook(xml))).toEqual([422, 'aktarim_dosyasi', 'dosya_buyuk'])
  })
  test('an empty one, and one that is not packed as it says', async () => {
    expect(await refusal(rawWorkbook('<worksheet/>'))).toEqual([422, 'aktarim_dosyasi', 'dosya_bos'])
    const broken = rawWorkbook(`<worksheet>${'<row r="1"/>'.repeat(50)}</worksheet>`)
    broken.fill(0xff, broken.indexOf('sheet1.xml') + 12, broken.indexOf('sheet1.xml') + 30)
    expect(await refusal(broken)).toEqual([422, 'aktarim_dosyasi', 'dosya_bozuk'])
  })
})

test('an import belongs to its tenant', async () => {
  const found = await tried(villaSheets('V-3'))
  const other = await app.get(`/api/yonetim/aktarim-getir?k_no=${found.k_no}`, foreign)
  expect(other.json().code).toBe('bulunamadi')
  expect((await post('aktarim-onayla-post', { k_no: found.k_no }, foreign)).json().code).toBe('bulunamadi')
})

test('a run that was cut off goes on where it was, and is not begun twice', async () => {
  const rows = ['K-1', 'K-2', 'K-3']
  const found = await tried([
    sheet('urunler', ['kod'], ...rows.map((kod) => [kod])),
    sheet('metinler', ['kod', 'dil', 'baslik'], ...rows.map((kod) => [kod, 'tr', `Ev ${kod}`])),
  ])
  await withTenant(app.services.db, alfa, (trx) =>
    trx
      .updateTable('aktarim_urun')
      .set({ sonuc: 'yazildi' })
      .where('aktarim_k_no', '=', found.k_no)
      .where('sira', '=', 0)
      .execute(),
  )
  const done = await run(found.k_no, 'onayla')
  expect(done.sayilar).toMatchObject({ yazilan: 3, atlanan: 0 })
  const made = await withTenant(app.services.db, alfa, (trx) =>
    trx.selectFrom('urun').select('kod').where('kod', 'in', rows).orderBy('kod').execute(),
  )
  expect(made).toEqual([{ kod: 'K-2' }, { kod: 'K-3' }])
  expect((await post('aktarim-onayla-post', { k_no: found.k_no })).json().code).toBe('aktarim_asamasi')
})
