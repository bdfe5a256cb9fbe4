import { randomUUID } from 'node:crypto'
import { type createProduct, type OfficeProduct, PRODUCT_LACKS } from '@meltem/contract/catalog/office'
import type { GeneralPart, WrittenProductText } from '@meltem/contract/catalog/office-parts'
import { PRODUCT_KINDS, type ProductKind } from '@meltem/contract/content/content'
import type { InputOf } from '@meltem/contract/wire/endpoint'
import { addDays } from '@meltem/domain/calendar-day'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { ChangeListener } from '../../../platform/memory/changes.ts'
import { makePreviewKey, readPreviewKey } from '../../../platform/sessions/preview-key.ts'
import { colleagueHeaders, staffHeaders } from '../../../testing/staff-login.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let app: TestApp
let staff: Record<string, string>
let alfa: number
let foreign: Record<string, string>
const HOST = { host: 'alfa.example.com' }
let listener: ChangeListener

beforeAll(async () => {
  app = await startTestApp()
  staff = await staffHeaders(app)
  foreign = await staffHeaders(app, 'beta')
  alfa = app.tenants.byKod('alfa')?.id ?? 0
  // As a running server does: what the rows say has changed is forgotten.
  const followers = {
    content: () => app.services.cache.dropAll(),
    catalog: (tenantId: number, product: string | undefined) => {
      app.services.catalog.changed(tenantId, product)
      app.services.cache.dropAll()
    },
    office: () => undefined,
    missed: () => undefined,
  }
  listener = new ChangeListener(app.database.appUrl, followers, pino({ level: 'silent' }))
  await listener.start()
  await withTenant(app.services.db, alfa, async (trx) => {
    await trx
      .insertInto('transfer_yeri')
      .values(
        ['dlm', 'kas'].map((kod, sira) => ({
          tenant_id: alfa,
          kod,
          tur: 'sehir' as const,
          enlem: 36 + sira,
          boylam: 29,
          baslik: JSON.stringify({ tr: kod }),
          sira,
        })),
      )
      .execute()
    const picture = { tenant_id: alfa, bolum: 'urun' as const, boy: 1200, genislikler: [400], iz: null, aciklama: '{}' }
    await trx
      .insertInto('gorsel')
      .values([
        { ...picture, ad: 'genis', en: 2400, bicimler: ['jpg'] },
        { ...picture, ad: 'dar', en: 1200, bicimler: ['jpg'] },
      ])
      .execute()
  })
})
afterAll(async () => {
  await listener.close()
  await app.close()
})

const post = (path: string, body: object, headers = staff) => app.post(`/api/yonetim/${path}`, body, headers)

function wish(urun_tipi: ProductKind, more: Partial<InputOf<typeof createProduct>> = {}) {
  return {
    k_no: randomUUID(),
    urun_tipi,
    ad: `Deneme ${urun_tipi.replace('_', ' ')}`,
    bolge_k_no: null,
    yeni_yer: null,
    nereden: urun_tipi === 'transfer' ? 'dlm' : null,
    nereye: urun_tipi === 'transfer' ? 'kas' : null,
    en_cok_kisi: 6,
    fiyat: 120,
    kur: 'EUR',
    ozet: '',
    gorseller: ['urun/genis'],
    ...more,
  }
}

async function make(kind: ProductKind, more: Partial<InputOf<typeof createProduct>> = {}): Promise<string> {
  const asked = wish(kind, more)
  const answer = await post('urun-olustur-post', asked)
  expect(answer.json()).toMatchObject({ success: 1 })
  return asked.k_no
}

async function read(k_no: string, headers = staff): Promise<OfficeProduct> {
  return (await app.get(`/api/yonetim/urun-getir?k_no=${k_no}`, headers)).json().data
}

/** Gives it what its kind still asks for, and a summary. */
async function complete(k_no: string): Promise<void> {
  const { parcalar, metinler } = await read(k_no)
  const { deger } = parcalar.bilgi
  const more = 'izin_no' in deger ? { izin_no: '48-1' } : {}
  const licence = 'belge_tarihi' in deger ? { belge_no: 'ST-1', belge_tarihi: '2026-01-01' } : {}
  const bilgi = { gorulen: deger, yeni: { ...deger, ...more, ...licence } }
  expect((await post('urun-kaydet-post', { k_no, bilgi })).json()).toMatchObject({ success: 1 })
  const text = metinler.tr?.deger as WrittenProductText
  const yeni = { ...text, ozet: 'Bir cümle yeter.', aciklama: ['Denizin kıyısında, sabahı sakin.'] }
  expect((await post('urun-metin-kaydet-post', { k_no, dil: 'tr', gorulen: text, yeni })).json().success).toBe(1)
}

/** In every process within two seconds; slower machines get some more. */
const SOON = { interval: 200 }

const publish = (k_no: string, more: object = {}) => post('urun-yayin-post', { k_no, islem: 'yayinla', ...more })
const onSale = async (k_no: string) =>
  (await app.get(`/api/urun-kart-listele?dil=tr&k_no=${k_no}`, { company: 'alfa' })).json().data.length === 1

describe('a product of eight fields', () => {
  test('begins with the deposit of the tenant, where it has said one', async () => {
    const usual = (await read(await make('villa'))).parcalar.genel.deger.odeme_tipi_oran
    const say = async (on_odeme_orani: number | null) => {
      const { surum, deger } = (await app.get('/api/yonetim/ayar-getir', staff)).json().data.odeme
      const gorulen = { on_odeme_orani: deger.on_odeme_orani }
      const saved = await post('ayar-odeme-kaydet-post', { surum, gorulen, yeni: { on_odeme_orani } })
      expect(saved.json()).toMatchObject({ success: 1 })
      app.services.cache.dropAll()
    }
    await say(usual + 15)
    const made = await read(await make('villa'))
    expect(made.parcalar.genel.deger.odeme_tipi_oran).toBe(usual + 15)
    await say(null)
    expect((await read(await make('villa'))).parcalar.genel.deger.odeme_tipi_oran).toBe(usual)
  })

  test.each(PRODUCT_KINDS)('%s: a draft, then on sale once nothing is missing', async (kind) => {
    const k_no = await make(kind)
    const draft = await read(k_no)
    expect(draft).toMatchObject({ durum: 'taslak', urun_tipi: kind, ad: `Deneme ${kind.replace('_', ' ')}` })
    expect(draft.parcalar.soru.deger.sorular.length).toBeGreaterThan(0)
    expect(draft.parcalar.iptal.deger.pencereler.length).toBeGreaterThan(0)
    expect(draft.eksik).not.toContain('fiyat')
    expect(await onSale(k_no)).toBe(false)
    const early = await publish(k_no)
    expect([early.statusCode, early.json().code]).toEqual([409, 'yayina_hazir_degil'])
    expect(early.json().ayrinti.eksik).toEqual(draft.eksik)
    expect(draft.eksik).toContain('dil')
    await complete(k_no)
    expect((await read(k_no)).eksik).toEqual([])
    expect((await publish(k_no)).json()).toMatchObject({ durum: 'yayinda' })
    await expect.poll(() => onSale(k_no), SOON).toBe(true)
    const { url } = (await read(k_no)).adresler[0] ?? {}
    expect(
      (await app.get(`/api/category-urun-getir?dil=tr&k_no=${k_no}`, { company: 'alfa' })).json().data.baslik,
    ).toBe(draft.ad)
    expect(url).toContain('/tr/d/deneme-')
    expect((await post('urun-yayin-post', { k_no, islem: 'emekli' })).json()).toMatchObject({ durum: 'emekli' })
    await expect.poll(() => onSale(k_no), SOON).toBe(false)
  })

  test('the same call again makes nothing twice', async () => {
    const asked = wish('ekstra')
    expect((await post('urun-olustur-post', asked)).statusCode).toBe(200)
    expect((await post('urun-olustur-post', asked)).json()).toMatchObject({ k_no: asked.k_no })
    expect((await post('urun-olustur-post', { ...asked, urun_tipi: 'tur' })).json().code).toBe('cakisma')
  })

  test('a price asks for the right to write prices; without it the draft has none (CAT-93)', async () => {
    const editor = await colleagueHeaders(app, 'icerik')
    const asked = wish('villa')
    expect((await post('urun-olustur-post', asked, editor)).json()).toMatchObject({
      success: 0,
      code: 'yetki_yok',
      ayrinti: { hak: 'fiyat.yaz' },
    })
    expect((await app.get(`/api/yonetim/urun-getir?k_no=${asked.k_no}`, staff)).statusCode).toBe(404)
    expect((await post('urun-olustur-post', { ...asked, fiyat: null }, editor)).json()).toMatchObject({ success: 1 })
    expect((await read(asked.k_no, editor)).eksik).toContain('fiyat')
  })

  test('two of one name have two addresses, and a place that is new is there afterwards', async () => {
    const yeni_yer = { ad: 'Kaş', enlem: 36.2, boylam: 29.64 }
    const first = await make('villa', { ad: 'İkiz Ev', yeni_yer })
    const second = await make('villa', { ad: 'İkiz Ev' })
    const slugOf = async (k_no: string) => (await read(k_no)).metinler.tr?.deger.slug
    expect([await slugOf(first), await slugOf(second)]).toEqual(['ikiz-ev', 'ikiz-ev-2'])
    const { parcalar, secimler } = await read(first)
    expect(secimler.bolgeler).toContainEqual({ k_no: parcalar.genel.deger.bolge_k_no, baslik: 'Kaş' })
  })

  test.each([
    ['a price of nothing', { fiyat: 0 }, 422],
    ['a price below nothing', { fiyat: -1 }, 422],
    ['a currency the tenant lacks', { kur: 'JPY' }, 422],
    ['a picture that is not there', { gorseller: ['urun/yok'] }, 422],
    ['four pictures', { gorseller: ['urun/genis', 'urun/dar', 'urun/a', 'urun/b'] }, 422],
    ['a destination that is not there', { bolge_k_no: randomUUID() }, 422],
    ['a place that is not there', { nereden: 'mars' }, 422],
    ['no name', { ad: '  ' }, 422],
    ['nobody', { en_cok_kisi: 0 }, 422],
  ])('%s is refused and nothing is written', async (_name, more, status) => {
    const asked = wish('transfer', more)
    expect((await post('urun-olustur-post', asked)).statusCode).toBe(status)
    expect((await app.get(`/api/yonetim/urun-getir?k_no=${asked.k_no}`, staff)).statusCode).toBe(404)
  })
})

describe('the preview', () => {
  interface Address {
    readonly dil: string
    readonly metin: string
    readonly url: string
  }
  const addressesOf = async (k_no: string): Promise<readonly Address[]> =>
    (await post('urun-onizleme-post', { k_no })).json().adresler
  const pathOf = (url = '') => new URL(url).pathname + new URL(url).search

  test.each(PRODUCT_KINDS)(
    '%s: the true page of a draft, in each language, marked and kept for nobody',
    async (kind) => {
      const k_no = await make(kind, { ad: `Taslak ${kind}` })
      const addresses = await addressesOf(k_no)
      expect(addresses.map(({ dil }) => dil)).toEqual(['tr', 'en', 'de', 'ru'])
      expect(addresses.every(({ metin }) => metin === 'tr')).toBe(true)
      for (const { dil, url } of addresses) {
        const page = await app.get(pathOf(url), HOST)
        expect([dil, page.statusCode]).toEqual([dil, 200])
        expect(page.headers).toMatchObject({
          'cache-control': 'private, no-store',
          'x-robots-tag': 'noindex',
          'referrer-policy': 'no-referrer',
        })
        expect(page.body).toMatch(/<meta name="robots" content="noindex"/)
        expect(page.body).toContain(`Taslak ${kind}`)
        expect(page.body).toContain({ tr: 'Önizleme:', en: 'Preview:', de: 'Vorschau:', ru: 'Предпросмотр:' }[dil])
        expect(page.body).not.toContain('application/ld+json')
        expect((await app.get(new URL(url).pathname, HOST)).statusCode).not.toBe(200)
      }
      expect(await onSale(k_no)).toBe(false)
    },
  )

  test('an altered link, another tenant, another product and a week later are no address', async () => {
    const [k_no, other] = [await make('ekstra'), await make('ekstra')]
    const [first] = await addressesOf(k_no)
    const url = first?.url ?? ''
    const { pathname, search } = new URL(url)
    const key = new URLSearchParams(search).get('onizleme') ?? ''
    const [own = '', until = '', signature = ''] = key.split('.')
    const wrong = [
      `${other}.${until}.${signature}`,
      `${own}.${Number(until) + 1}.${signature}`,
      `${own}.${until}.${signature.slice(0, -2)}AA`,
      `${key}x`,
      makePreviewKey({ secrets: app.services.config.secrets, tenantId: alfa, what: 'sayfa' }, k_no).anahtar,
    ]
    for (const one of wrong) expect((await app.get(`${pathname}?onizleme=${one}`, HOST)).statusCode).toBe(404)
    expect((await app.get(pathname + search, { host: 'beta.example.com' })).statusCode).toBe(404)
    const place = { secrets: app.services.config.secrets, tenantId: alfa, what: 'urun' as const }
    expect(readPreviewKey(place, key)).toBe(k_no)
    expect(readPreviewKey(place, key, Date.now() + 8 * 86_400_000)).toBeUndefined()
    expect((await post('urun-onizleme-post', { k_no }, foreign)).statusCode).toBe(404)
  })

  test('once the product is on offer, the link leads to its page', async () => {
    const k_no = await make('ekstra', { ad: 'Yakında' })
    const [first] = await addressesOf(k_no)
    const url = first?.url ?? ''
    await complete(k_no)
    await publish(k_no)
    await expect.poll(() => onSale(k_no), SOON).toBe(true)
    const moved = await app.get(pathOf(url), HOST)
    expect([moved.statusCode, moved.headers.location]).toEqual([302, new URL(url).pathname])
    const page = await app.get(new URL(url).pathname, HOST)
    expect([page.statusCode, page.body.includes('Önizleme')]).toEqual([200, false])
  })
})

describe('saving', () => {
  test('two clerks: what one has not touched stays as the other wrote it, what both touched is told', async () => {
    const k_no = await make('tur')
    const { deger: seen } = (await read(k_no)).parcalar.genel
    const save = (yeni: GeneralPart, gorulen = seen) => post('urun-kaydet-post', { k_no, genel: { gorulen, yeni } })
    expect((await save({ ...seen, en_cok: 9 })).json().surumler).toEqual({ genel: 1 })
    expect((await save({ ...seen, kod: 'T-1' })).json().surumler).toEqual({ genel: 2 })
    expect((await read(k_no)).parcalar.genel.deger).toMatchObject({ en_cok: 9, kod: 'T-1' })
    const late = await save({ ...seen, en_cok: 4 })
    expect([late.statusCode, late.json().code]).toEqual([409, 'surum_degisti'])
    expect(late.json().ayrinti).toMatchObject({
      bolum: 'genel',
      kim: expect.any(String),
      alanlar: ['en_cok'],
      deger: { en_cok: 9, kod: 'T-1' },
    })
    const { deger } = late.json().ayrinti
    expect((await save({ ...deger, en_cok: 4 }, deger)).json().surumler).toEqual({ genel: 3 })
  })

  test('early booking and last minute: saved, counted in a quote, merged with a colleague, taken back', async () => {
    const k_no = await make('villa')
    await complete(k_no)
    await publish(k_no)
    const { deger: seen } = (await read(k_no)).parcalar.genel
    const save = (yeni: Partial<GeneralPart>, gorulen = seen) =>
      post('urun-kaydet-post', { k_no, genel: { gorulen, yeni: { ...gorulen, ...yeni } } })
    const list = await app.get(`/api/yonetim/secenek-listele?urun_k_no=${k_no}`, staff)
    const [{ k_no: opsiyon_k_no }] = list.json().data
    const arrival = addDays(Temporal.Now.plainDateISO('Europe/Istanbul').toString(), 100)
    const pax = { yetiskin: 2, cocuk: 0, bebek: 0 }
    const line = {
      k_no: randomUUID(),
      urun_k_no: k_no,
      opsiyon_k_no,
      baslangic: arrival,
      bitis: addDays(arrival, 4),
      pax,
    }
    const quote = async () => {
      const body = { lang: 'en', secilen_kur: 'EUR', sepet_urunler: [{ ...line, ekstra_hizmetler: [] }] }
      const answer = await app.post('/api/sepet-hesapla-post', body, { company: 'alfa' })
      return answer.json().data?.kur_rezervasyon_toplam.genel_toplam ?? answer.body
    }
    expect(await quote()).toBe(480)
    const rule = { tur: 'erken_rezervasyon', gun: 90, oran: 10 } as const
    const late = { tur: 'son_dakika', gun: 3, oran: 40 } as const
    expect((await save({ zaman_kurallari: [rule, late] })).json()).toMatchObject({ success: 1 })
    await expect.poll(quote, SOON).toBe(432)
    // A colleague who has seen none of it changes another field, and leaves it.
    expect((await save({ en_cok: 9 })).json()).toMatchObject({ success: 1 })
    expect((await read(k_no)).parcalar.genel.deger).toMatchObject({ en_cok: 9, zaman_kurallari: [rule, late] })
    const other = await save({ zaman_kurallari: [{ ...rule, oran: 20 }] })
    expect(other.json()).toMatchObject({ code: 'surum_degisti', ayrinti: { alanlar: ['zaman_kurallari'] } })
    const { surum: gorulen_surum } = (await read(k_no)).parcalar.genel
    const back = { k_no, bolum: 'genel', surum: 0, gorulen_surum }
    expect((await post('urun-geri-al-post', back)).json()).toMatchObject({ success: 1 })
    expect((await read(k_no)).parcalar.genel.deger.zaman_kurallari).toEqual([])
    await expect.poll(quote, SOON).toBe(480)
    const { deger: now } = (await read(k_no)).parcalar.genel
    for (const [bad, alan] of [
      [[{ ...rule, oran: 0 }], 'genel.yeni.zaman_kurallari.0.oran'],
      [[{ ...rule, oran: 95 }], 'genel.yeni.zaman_kurallari.0.oran'],
      [[{ ...rule, gun: 0 }], 'genel.yeni.zaman_kurallari.0.gun'],
      [[rule, rule], 'genel.yeni.zaman_kurallari'],
    ] as const) {
      const answer = (await save({ zaman_kurallari: [...bad] }, now)).json()
      expect(answer).toMatchObject({ code: 'alan_hatasi', alanlar: [{ alan }] })
    }
  })

  test('a code is one product’s, however it is written', async () => {
    const [one, other] = [await make('tur'), await make('tur')]
    const setCode = async (k_no: string, kod: string) => {
      const { deger } = (await read(k_no)).parcalar.genel
      return post('urun-kaydet-post', { k_no, genel: { gorulen: deger, yeni: { ...deger, kod } } })
    }
    expect((await setCode(one, 'KOD-7')).statusCode).toBe(200)
    const answer = await setCode(other, 'kod-7')
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'kod_kullaniliyor'])
  })

  test('a slug is one product’s; a changed one leads to the new address', async () => {
    const [one, other] = [await make('ekstra', { ad: 'Sabah masajı' }), await make('ekstra', { ad: 'Akşam masajı' })]
    const move = async (k_no: string, slug: string) => {
      const { deger } = (await read(k_no)).metinler.tr ?? {}
      return post('urun-metin-kaydet-post', { k_no, dil: 'tr', gorulen: deger, yeni: { ...deger, slug } })
    }
    const answer = await move(other, 'sabah-masajı')
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'adres_dolu'])
    await complete(one)
    await publish(one)
    expect((await move(one, 'gün-doğarken')).json()).toMatchObject({ slug: 'gün-doğarken' })
    const page = `/api/category-urun-getir?dil=tr&slug=${encodeURIComponent('sabah-masajı')}`
    await expect
      .poll(async () => (await app.get(page, { company: 'alfa' })).json().tasindi?.slug, SOON)
      .toBe('gün-doğarken')
  })

  test('extras and fees are in a currency the tenant sells in, and never below nothing (CAT-95)', async () => {
    const k_no = await make('villa')
    const { deger: gorulen } = (await read(k_no)).parcalar.ekstra
    const extra = (fiyat: number, kur: string) => ({
      k_no: randomUUID(),
      kod: null,
      ad: { tr: 'Şef' },
      birim: 'gun',
      bebek_dahil: false,
      en_cok: null,
      grup: null,
      fiyat,
      kur,
    })
    const fee = (fiyat: number, kur: string) => ({
      tur: 'temizlik',
      gecelik: false,
      esik_gece: 0,
      en_cok: null,
      fiyat,
      kur,
    })
    const save = async (more: object) =>
      (await post('urun-kaydet-post', { k_no, ekstra: { gorulen, yeni: { ...gorulen, ...more } } })).json()
    expect(await save({ ekstralar: [extra(40, 'JPY')] })).toMatchObject({ code: 'kur_yok' })
    expect(await save({ ucretler: [fee(40, 'JPY')] })).toMatchObject({ code: 'kur_yok' })
    expect(await save({ ekstralar: [extra(-1, 'EUR')] })).toMatchObject({ code: 'alan_hatasi' })
    expect(await save({ ucretler: [fee(-1, 'EUR')] })).toMatchObject({ code: 'alan_hatasi' })
    expect((await read(k_no)).parcalar.ekstra.deger).toEqual(gorulen)
    expect(await save({ ekstralar: [extra(40, 'EUR')], ucretler: [fee(0, 'EUR')] })).toMatchObject({ success: 1 })
  })

  test('texts with scripts are text', async () => {
    const ad = '<script>alert(1)</script> & "Ev"'
    const k_no = await make('otel', { ad })
    await complete(k_no)
    await publish(k_no)
    const { url = '' } = (await read(k_no)).adresler[0] ?? {}
    const moved = await app.get(url, HOST)
    const page = await app.get(moved.headers.location ?? url, HOST)
    expect(page.body).not.toContain('<script>alert(1)')
  })

  test('a villa on offer keeps its permit number', async () => {
    const k_no = await make('villa')
    await complete(k_no)
    await publish(k_no)
    const { deger } = (await read(k_no)).parcalar.bilgi
    const bilgi = { gorulen: deger, yeni: { ...deger, izin_no: '' } }
    expect((await post('urun-kaydet-post', { k_no, bilgi })).statusCode).toBe(422)
  })

  test('versions tell who saved what, and an older one can stand there again', async () => {
    const k_no = await make('yat')
    const { deger } = (await read(k_no)).parcalar.iptal
    const yeni = { pencereler: [{ gun: 7, iade_oran: 100 }] }
    await post('urun-kaydet-post', { k_no, iptal: { gorulen: deger, yeni } })
    const versions = (await app.get(`/api/yonetim/urun-surum-listele?k_no=${k_no}`, staff)).json().data
    expect(versions).toMatchObject([
      { bolum: 'iptal', surum: 1, kim: expect.any(String), alanlar: ['pencereler'], simdiki: true },
      { bolum: 'iptal', surum: 0, kim: null, simdiki: false },
    ])
    const back = { k_no, bolum: 'iptal', surum: 0, gorulen_surum: 1 }
    expect((await post('urun-geri-al-post', back)).json()).toMatchObject({ surum: 2 })
    expect((await read(k_no)).parcalar.iptal.deger).toEqual(deger)
    expect((await post('urun-geri-al-post', back)).json().code).toBe('surum_degisti')
  })
})

test('a copy is a draft with stock of its own', async () => {
  const k_no = await make('villa')
  await complete(k_no)
  await publish(k_no)
  const yeni_k_no = randomUUID()
  const copied = await post('urun-kopyala-post', { k_no, yeni_k_no })
  expect(copied.json()).toMatchObject({ k_no: yeni_k_no })
  const copy = await read(yeni_k_no)
  expect(copy).toMatchObject({ durum: 'taslak', eksik: [], parcalar: { genel: { deger: { kod: null } } } })
  const things = await withTenant(app.services.db, alfa, (trx) =>
    trx.selectFrom('opsiyon').select(['kaynak_k_no']).where('urun_k_no', 'in', [k_no, yeni_k_no]).execute(),
  )
  expect(new Set(things.map(({ kaynak_k_no }) => kaynak_k_no)).size).toBe(2)
})

test('a product planned for later is there at its time, and not before', async () => {
  const k_no = await make('tur')
  await complete(k_no)
  const zaman = new Date(app.services.clock.now().getTime() + 3_600_000).toISOString()
  expect((await publish(k_no, { zaman })).json()).toEqual({ success: 1, durum: 'planli', yayin_zamani: zaman })
  expect(await onSale(k_no)).toBe(false)
})

describe('another tenant', () => {
  test('reads, saves, publishes and copies nothing of this one', async () => {
    const k_no = await make('tur')
    const { parcalar } = await read(k_no)
    const { deger } = parcalar.genel
    const calls: [string, object][] = [
      ['urun-kaydet-post', { k_no, genel: { gorulen: deger, yeni: deger } }],
      ['urun-yayin-post', { k_no, islem: 'emekli' }],
      ['urun-kopyala-post', { k_no, yeni_k_no: randomUUID() }],
      ['urun-geri-al-post', { k_no, bolum: 'genel', surum: 0, gorulen_surum: 0 }],
    ]
    for (const [path, body] of calls) {
      const answer = await post(path, body, foreign)
      expect([path, answer.json().code]).toEqual([path, 'bulunamadi'])
    }
    expect((await app.get(`/api/yonetim/urun-getir?k_no=${k_no}`, foreign)).statusCode).toBe(404)
  })
})

test('the list tells what is missing, cuts by kind, state and words, and goes on by key', async () => {
  await make('saglik', { ad: 'Lara diş', gorseller: ['urun/dar'], fiyat: null })
  const list = async (query: string) => (await app.get(`/api/yonetim/urun-listele?${query}`, staff)).json()
  const { data } = await list('tip=saglik&durum=taslak&ara=lara')
  expect(data).toMatchObject([{ ad: 'Lara diş', durum: 'taslak', eksik: ['belge', 'fiyat', 'kapak', 'dil'] }])
  expect(data[0].eksik.every((lack: (typeof PRODUCT_LACKS)[number]) => PRODUCT_LACKS.includes(lack))).toBe(true)
  for (let more = 0; more < 4; more++) await make('ekstra')
  const first = await list('')
  expect(first.data).toHaveLength(25)
  const second = await list(`sonra=${first.sonraki}`)
  const keys = [...first.data, ...second.data].map(({ k_no }: { k_no: string }) => k_no)
  expect(new Set(keys).size).toBe(keys.length)
  expect((await app.get('/api/yonetim/urun-listele?sonra=made-up', staff)).statusCode).toBe(400)
})
