import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staffHeaders } from '../../../testing/staff-login.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let app: TestApp
let staff: Record<string, string>
beforeAll(async () => {
  app = await startTestApp({ environment: { RATE_LIMIT: '100000' } })
  staff = await staffHeaders(app)
})
afterAll(() => app.close())

const block = (html: string) => ({ tip: 'metin', html: `<p>${html}</p>` })
const text = (baslik: string, ...bloklar: object[]) => ({
  baslik,
  ozet: 'Özet',
  seo_baslik: baslik,
  bloklar: bloklar.length > 0 ? bloklar : [block('bir'), block('iki')],
})
const page = (icerik: object) => ({
  turu: 'p',
  gorsel: null,
  yayin_zamani: '2026-01-01T00:00:00Z',
  taslak: false,
  icerik,
})

let made = 0
async function newPage() {
  made += 1
  const answer = await app.post('/api/yonetim/sayfa-kaydet-post', page({ tr: text(`Sayfa ${made}`) }), staff)
  return await read(answer.json().k_no)
}
const read = async (k_no: string) => (await app.get(`/api/yonetim/sayfa-getir?k_no=${k_no}`, staff)).json().data
const save = (body: object) => app.post('/api/yonetim/sayfa-kaydet-post', body, staff)

describe('two editors on one page (PAGE-22)', () => {
  test('fields and blocks that only one of them touched are both kept', async () => {
    const seen = await newPage()
    const mine = { ...seen, icerik: { tr: { ...seen.icerik.tr, bloklar: [block('BİR'), block('iki')] } } }
    const theirs = {
      ...seen,
      icerik: { tr: { ...seen.icerik.tr, baslik: 'Başka', bloklar: [block('bir'), block('İKİ')] } },
    }
    expect((await save({ ...theirs, gorulen: seen })).statusCode).toBe(200)
    expect((await save({ ...mine, gorulen: seen })).statusCode).toBe(200)
    const { tr } = (await read(seen.k_no)).icerik
    expect([tr.baslik, ...tr.bloklar]).toEqual(['Başka', block('BİR'), block('İKİ')])
  })

  test('what both have touched is told with who, when and what it says; nothing is written', async () => {
    const seen = await newPage()
    const titled = (baslik: string, taslak = false) => ({
      ...seen,
      taslak,
      icerik: { tr: { ...seen.icerik.tr, baslik } },
      gorulen: seen,
    })
    expect((await save(titled('Onların'))).statusCode).toBe(200)
    const refused = await save(titled('Benim', true))
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'surum_degisti'])
    expect(refused.json().ayrinti).toMatchObject({ kim: expect.any(String), alanlar: { 'tr.baslik': 'Onların' } })
    expect((await read(seen.k_no)).taslak).toBe(false)
    // Who has seen both may overwrite.
    const again = await read(seen.k_no)
    expect((await save({ ...titled('Benim'), gorulen: again })).statusCode).toBe(200)
  })

  test('a language both began is the first one’s until the second has seen it', async () => {
    const seen = await newPage()
    const german = (baslik: string) => ({ ...seen, icerik: { de: text(baslik) }, gorulen: seen })
    expect((await save(german(`Erste ${made}`))).statusCode).toBe(200)
    expect((await save(german(`Zweite ${made}`))).json().ayrinti.alanlar.de.baslik).toBe(`Erste ${made}`)
  })

  test('what is shown needs its sentence; a draft may wait for it', async () => {
    const bare = { ...text('Boş'), ozet: '' }
    expect((await save(page({ tr: bare }))).json().alanlar[0].alan).toBe('icerik.tr.ozet')
    expect((await save({ ...page({ tr: bare }), taslak: true })).statusCode).toBe(200)
  })
})

describe('versions of a page', () => {
  test('an old one can be read and said again, which is a new one', async () => {
    const seen = await newPage()
    await save({ ...seen, icerik: { tr: { ...seen.icerik.tr, baslik: 'İkinci' } } })
    const list = async () =>
      (await app.get(`/api/yonetim/sayfa-surum-listele?k_no=${seen.k_no}&dil=tr`, staff)).json().data
    expect((await list()).map((one: { surum: number; simdiki: boolean }) => [one.surum, one.simdiki])).toEqual([
      [2, true],
      [1, false],
    ])
    const first = await app.get(`/api/yonetim/sayfa-surum-getir?k_no=${seen.k_no}&dil=tr&surum=1`, staff)
    expect(first.json().data.baslik).toBe(seen.icerik.tr.baslik)
    const back = (gorulen: number) =>
      app.post('/api/yonetim/sayfa-geri-al-post', { k_no: seen.k_no, dil: 'tr', surum: 1, gorulen }, staff)
    expect((await back(1)).json().code).toBe('surum_degisti')
    expect((await back(2)).json().surum).toBe(3)
    expect((await read(seen.k_no)).icerik.tr.baslik).toBe(seen.icerik.tr.baslik)
    const other = await staffHeaders(app, 'beta')
    expect((await app.get(`/api/yonetim/sayfa-surum-listele?k_no=${seen.k_no}&dil=tr`, other)).statusCode).toBe(404)
  })
})

describe('the preview of what is typed (PAGE-23)', () => {
  test('shows unsaved words by a signed address, in a frame of the same host, and leaves nothing behind', async () => {
    const seen = await newPage()
    const before = (await app.owner.pool.query('select count(*)::int as n from denetim_degisim')).rows[0].n
    const metin = { ...seen.icerik.tr, baslik: 'Henüz kaydedilmedi', bloklar: [block('yazılan<script>x</script>')] }
    const answer = await app.post('/api/yonetim/sayfa-onizleme-post', { k_no: seen.k_no, dil: 'tr', metin }, staff)
    const url = new URL(answer.json().url)
    const shown = await app.get(url.pathname + url.search, { host: 'alfa.example.com' })
    expect(shown.body).toContain('Henüz kaydedilmedi')
    expect(shown.body).not.toContain('<script>x')
    expect(shown.headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(shown.headers['x-frame-options']).toBe('SAMEORIGIN')
    expect((await read(seen.k_no)).icerik.tr.baslik).toBe(seen.icerik.tr.baslik)
    const published = await app.get(url.pathname, { host: 'alfa.example.com' })
    expect(published.headers['x-frame-options']).toBe('DENY')
    expect(published.body).not.toContain('Henüz kaydedilmedi')
    expect((await app.owner.pool.query('select count(*)::int as n from denetim_degisim')).rows[0].n).toBe(before)
  })
})

describe('the list of pages', () => {
  test('is cut by group, state, missing language and words, a page at a time', async () => {
    const seen = await newPage()
    const list = async (query: string) => (await app.get(`/api/yonetim/sayfa-listele?${query}`, staff)).json()
    const keys = async (query: string) => (await list(query)).data.map(({ k_no }: { k_no: string }) => k_no)
    expect(await keys(`grup=sayfa&eksik=de&ara=${encodeURIComponent(seen.icerik.tr.baslik)}`)).toContain(seen.k_no)
    expect(await keys('grup=yazi')).not.toContain(seen.k_no)
    expect(await keys('eksik=tr')).not.toContain(seen.k_no)
    expect(await keys('ara=%25')).toEqual([])
    const { toplam, gruplar } = await list('')
    expect(Object.values(gruplar as Record<string, number>).reduce((sum, one) => sum + one, 0)).toBe(toplam)
  })
})

describe('menus, announcements and categories', () => {
  test('a menu another has written since is told, not overwritten; targets that are not there are named', async () => {
    const k_no = crypto.randomUUID()
    const ogeler = [
      { k_no, menu_k_no: null, tip: 'icerik', turu: 'p', icerik: { tr: { baslik: 'Yok', slug: 'olmayan' } } },
    ]
    const get = async () => (await app.get('/api/yonetim/menu-getir?konum=bottom', staff)).json()
    const put = (items: object[], gorulen: object[]) =>
      app.post('/api/yonetim/menu-kaydet-post', { konum: 'bottom', ogeler: items, gorulen }, staff)
    const { data: empty } = await get()
    expect((await put(ogeler, empty)).statusCode).toBe(200)
    expect((await put([], empty)).json()).toMatchObject({
      code: 'surum_degisti',
      ayrinti: { alanlar: { ogeler: [{ k_no }] } },
    })
    const stands = await get()
    expect(stands.kopuk).toEqual([{ k_no, dil: 'tr' }])
    expect((await put([], stands.data)).statusCode).toBe(200)
  })

  test('two people change one announcement', async () => {
    const bar = {
      yer: 'ust',
      dil: null,
      gorsel: null,
      icerik: { tr: { metin: 'Yaz' } },
      url: null,
      sira: 0,
      baslangic: null,
      bitis: null,
    }
    const { k_no } = (await app.post('/api/yonetim/duyuru-kaydet-post', bar, staff)).json()
    const { data } = (await app.get('/api/yonetim/duyuru-listele', staff)).json()
    const seen = data.find((one: { k_no: string }) => one.k_no === k_no)
    const put = (more: object) =>
      app.post('/api/yonetim/duyuru-kaydet-post', { ...seen, ...more, gorulen: seen }, staff)
    expect((await put({ url: '/contact' })).statusCode).toBe(200)
    expect((await put({ sira: 4 })).statusCode).toBe(200)
    expect((await put({ url: '/basket/cart' })).json().ayrinti.alanlar).toEqual({ url: '/contact' })
  })

  test('a category with articles stays', async () => {
    const metinler = { tr: { baslik: 'Rota', aciklama: 'Yollar', slug: 'rota' } }
    const { k_no } = (await app.post('/api/yonetim/yazi-kategori-kaydet-post', { sira: 0, metinler }, staff)).json()
    const article = { ...page({ tr: text('Rotada') }), turu: 'b', kategori_k_no: k_no }
    const saved = (await app.post('/api/yonetim/sayfa-kaydet-post', article, staff)).json()
    const remove = () => app.post('/api/yonetim/yazi-kategori-sil-post', { k_no }, staff)
    expect((await remove()).json().code).toBe('kategori_dolu')
    const { data } = (await app.get('/api/yonetim/yazi-kategori-listele', staff)).json()
    expect(data.find((one: { k_no: string }) => one.k_no === k_no).yazilar).toBe(1)
    await app.post('/api/yonetim/sayfa-sil-post', { k_no: saved.k_no }, staff)
    expect((await remove()).statusCode).toBe(200)
  })
})
