import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fixtureTenant } from '../../../testing/fixture.ts'
import { staffHeaders } from '../../../testing/staff-login.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let app: TestApp
let staff: Record<string, string>
beforeAll(async () => {
  app = await startTestApp({
    environment: { RATE_LIMIT: '100000' },
    tenants: [fixtureTenant('alfa', ['tr', 'en', 'de', 'ru']), fixtureTenant('beta', ['tr'])],
  })
  staff = await staffHeaders(app)
})
afterAll(() => app.close())

const text = (baslik: string, html: string, more: object[] = []) => ({
  baslik,
  ozet: `${baslik} özeti`,
  seo_baslik: baslik,
  bloklar: [{ tip: 'metin', html: `<p>${html}</p>` }, ...more],
})
const page = (icerik: object, more: object = {}) => ({
  turu: 'p',
  gorsel: null,
  yayin_zamani: '2026-01-01T00:00:00Z',
  taslak: false,
  icerik,
  ...more,
})
const put = (body: object) => app.post('/api/yonetim/sayfa-kaydet-post', body, staff)
const made = async (icerik: object) => (await put(page(icerik))).json().k_no as string

interface Field {
  alan: string
  durum: string
  kaynak: string
  kaynak_once: string | null
  metin: string
  oneriler: { yuzde: number; metin: string; nereden: string }[]
}

async function pairs(k_no: string, dil = 'de'): Promise<Field[]> {
  const answer = await app.get(`/api/yonetim/ceviri-getir?tur=sayfa&k_no=${k_no}&dil=${dil}`, staff)
  expect(answer.statusCode).toBe(200)
  return answer.json().data.alanlar
}
const states = async (k_no: string) => Object.fromEntries((await pairs(k_no)).map(({ alan, durum }) => [alan, durum]))
const translate = (k_no: string, alanlar: object[], more: object = {}) =>
  app.post('/api/yonetim/ceviri-kaydet-post', { tur: 'sayfa', k_no, dil: 'de', alanlar, ...more }, staff)

async function fieldAs(k_no: string, alan: string, metin: string, more: object = {}) {
  const field = (await pairs(k_no)).find((one) => one.alan === alan)
  return { alan, gorulen: field?.metin ?? '', kaynak: field?.kaynak ?? '', metin, ...more }
}

describe('what was translated from what (PAGE-24)', () => {
  test('a source that changes makes its translation stale, with what it said; new words or a yes make it fit again', async () => {
    const k_no = await made({ tr: text('Ev', 'üç oda'), de: text('Haus', 'drei Zimmer') })
    expect(await states(k_no)).toEqual({ baslik: 'tam', ozet: 'tam', seo_baslik: 'tam', 'bloklar.0.html': 'tam' })
    await put(page({ tr: text('Ev', 'dört oda') }, { k_no }))
    const stale = (await pairs(k_no)).find(({ durum }) => durum === 'eski')
    expect(stale).toMatchObject({ alan: 'bloklar.0.html', kaynak: '<p>dört oda</p>', kaynak_once: '<p>üç oda</p>' })
    const written = await fieldAs(k_no, 'bloklar.0.html', '<p>vier Zimmer<script>x</script></p>')
    expect((await translate(k_no, [written])).json().yazilan).toBe(1)
    expect((await states(k_no))['bloklar.0.html']).toBe('tam')
    const { tr, de } = (await app.get(`/api/yonetim/sayfa-getir?k_no=${k_no}`, staff)).json().data.icerik
    expect([tr.bloklar[0].html, de.bloklar[0].html]).toEqual(['<p>dört oda</p>', '<p>vier Zimmer</p>'])
    await put(page({ tr: text('Ev', 'dört  oda') }, { k_no }))
    const same = await fieldAs(k_no, 'bloklar.0.html', '<p>vier Zimmer</p>', { dogru: true })
    await translate(k_no, [same])
    expect((await states(k_no))['bloklar.0.html']).toBe('tam')
  })

  test('an editor who changes both languages at once leaves nothing stale', async () => {
    const k_no = await made({ tr: text('Koy', 'sığ'), de: text('Bucht', 'flach') })
    await put(page({ tr: text('Koy', 'derin'), de: text('Bucht', 'tief') }, { k_no }))
    expect((await states(k_no))['bloklar.0.html']).toBe('tam')
  })

  test('a language begins as a draft and is shown once a person says so and it is whole', async () => {
    const k_no = await made({ tr: text('İskele', 'mavi bayrak') })
    const refused = await translate(k_no, [await fieldAs(k_no, 'ozet', 'Kurz')])
    expect(refused.json()).toMatchObject({ code: 'metin_eksik', ayrinti: { alan: 'baslik' } })
    const some = [await fieldAs(k_no, 'baslik', 'Anleger'), await fieldAs(k_no, 'ozet', 'Kurz')]
    expect((await translate(k_no, some)).statusCode).toBe(200)
    const shown = async () => (await app.get('/de/p/anleger', { host: 'alfa.example.com' })).statusCode
    expect(await shown()).toBe(404)
    expect((await translate(k_no, [await fieldAs(k_no, 'baslik', 'Anleger')], { yayinla: true })).json().code).toBe(
      'metin_eksik',
    )
    const rest = [
      await fieldAs(k_no, 'seo_baslik', 'Anleger Göcek'),
      await fieldAs(k_no, 'bloklar.0.html', '<p>blaue Flagge</p>'),
    ]
    expect((await translate(k_no, rest, { yayinla: true })).statusCode).toBe(200)
    app.services.cache.dropAll()
    expect(await shown()).toBe(200)
  })

  test('words another has written, and a source that moved on, are told and nothing is written', async () => {
    const k_no = await made({ tr: text('Yat', 'bir'), de: text('Jacht', 'eins') })
    const mine = await fieldAs(k_no, 'baslik', 'Yacht')
    const moved = await fieldAs(k_no, 'bloklar.0.html', '<p>EINS</p>')
    await translate(k_no, [await fieldAs(k_no, 'baslik', 'Segelyacht')])
    const refused = await translate(k_no, [mine])
    expect(refused.json()).toMatchObject({
      code: 'surum_degisti',
      ayrinti: { alanlar: { baslik: { metin: 'Segelyacht', kaynak: 'Yat' } } },
    })
    await put(page({ tr: text('Yat', 'iki') }, { k_no }))
    expect((await translate(k_no, [moved])).statusCode).toBe(409)
    expect((await pairs(k_no)).find(({ alan }) => alan === 'baslik')?.metin).toBe('Segelyacht')
  })

  test('what was written elsewhere for the same words is suggested', async () => {
    await made({ tr: text('Çam Ev', 'Evcil hayvan sorulur.'), de: text('Pinienhaus', 'Haustiere auf Anfrage.') })
    const k_no = await made({ tr: text('Taş Ev', 'Evcil hayvan sorulur.') })
    const field = (await pairs(k_no)).find(({ alan }) => alan === 'bloklar.0.html')
    expect(field?.oneriler[0]).toMatchObject({ yuzde: 100, metin: '<p>Haustiere auf Anfrage.</p>', nereden: 'Çam Ev' })
  })
})

describe('the queue and its rights', () => {
  test('counts by group and language, and lists what is open', async () => {
    const k_no = await made({ tr: text('Sıra', 'bekleyen') })
    const answer = (await app.get('/api/yonetim/ceviri-listele?dil=ru&grup=sayfa', staff)).json()
    const row = answer.data.find((one: { k_no: string }) => one.k_no === k_no)
    expect(row).toMatchObject({ eksik: 4, eski: 0, alan: 4, baslik: 'Sıra' })
    const group = answer.gruplar.find(({ grup }: { grup: string }) => grup === 'sayfa')
    expect(group.diller.ru.eksik).toBeGreaterThanOrEqual(4)
    expect(answer.toplam).toBe(answer.data.length)
  })

  test('products and groups are there too, and are written with an address of their own', async () => {
    const { data } = (await app.get('/api/yonetim/ceviri-listele?dil=de&gorunum=hepsi', staff)).json()
    for (const tur of ['urun', 'kategori', 'bolge'] as const) {
      const one = data.find((row: { tur: string }) => row.tur === tur)
      if (!one) continue
      const got = await app.get(`/api/yonetim/ceviri-getir?tur=${tur}&k_no=${one.k_no}&dil=de`, staff)
      const title = got.json().data.alanlar.find(({ alan }: Field) => alan === 'baslik') as Field
      const alanlar = [{ alan: 'baslik', gorulen: title.metin, kaynak: title.kaynak, metin: `Neu ${tur}` }]
      const saved = await app.post(
        '/api/yonetim/ceviri-kaydet-post',
        { tur, k_no: one.k_no, dil: 'de', alanlar },
        staff,
      )
      expect([tur, saved.statusCode, saved.body]).toEqual([tur, 200, expect.stringContaining('yazilan')])
    }
  })

  test('a foreign tenant, an unknown field and the source itself are nothing', async () => {
    const k_no = await made({ tr: text('Yalnız', 'alfa') })
    const other = await staffHeaders(app, 'beta')
    expect((await app.get(`/api/yonetim/ceviri-getir?tur=sayfa&k_no=${k_no}&dil=de`, other)).statusCode).toBe(404)
    expect((await app.get(`/api/yonetim/ceviri-getir?tur=sayfa&k_no=${k_no}&dil=tr`, staff)).statusCode).toBe(404)
    const odd = { alan: '__proto__.x', gorulen: '', kaynak: '', metin: 'x' }
    expect((await translate(k_no, [odd])).statusCode).toBe(404)
  })
})

test('two people write two languages of one term; one word of two is contested', async () => {
  const save = (body: object) => app.post('/api/yonetim/sozluk-kaydet-post', body, staff)
  expect((await save({ sozler: { tr: 'koy' }, not: '' })).statusCode).toBe(422)
  const { k_no } = (await save({ sozler: { tr: 'koy', ru: 'бухта' }, not: '' })).json()
  const { data } = (await app.get('/api/yonetim/sozluk-listele', staff)).json()
  const seen = data.find((one: { k_no: string }) => one.k_no === k_no)
  expect((await save({ ...seen, sozler: { ...seen.sozler, de: 'Bucht' }, gorulen: seen })).statusCode).toBe(200)
  expect((await save({ ...seen, sozler: { ...seen.sozler, en: 'bay' }, gorulen: seen })).statusCode).toBe(200)
  expect(
    (await save({ ...seen, sozler: { ...seen.sozler, de: 'Meer' }, gorulen: seen })).json().ayrinti.alanlar,
  ).toEqual({ de: 'Bucht' })
  expect((await app.post('/api/yonetim/sozluk-sil-post', { k_no }, staff)).statusCode).toBe(200)
})
