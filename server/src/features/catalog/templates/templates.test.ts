import type { NamedProduct } from '@meltem/contract/catalog/groups-office'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { startCatalogApp } from '../../../testing/catalog-app.ts'
import { staffHeaders } from '../../../testing/staff-login.ts'
import type { TestApp } from '../../../testing/test-app.ts'

let app: TestApp
let manager: Record<string, string>
let editor: Record<string, string>
let foreigner: Record<string, string>
let tours: NamedProduct[]

beforeAll(async () => {
  app = await startCatalogApp({ environment: { RATE_LIMIT: '1000000' } })
  manager = await staffHeaders(app, 'meltem', 'deniz@meltem.example')
  editor = await staffHeaders(app, 'meltem', 'anna@meltem.example')
  foreigner = await staffHeaders(app, 'poyraz', 'ada@poyraz.example')
  tours = (await app.get('/api/yonetim/urun-ad-listele?urun_tipi=tur', manager)).json().data
})
afterAll(() => app.close())

const send = async (path: string, body: object, headers = manager) =>
  (await app.post(`/api/yonetim/${path}`, body, headers)).json()

function productOf(k_no: string) {
  const id = app.tenants.byKod('meltem')?.id ?? 0
  return withTenant(app.services.db, id, (trx) =>
    trx
      .selectFrom('urun')
      .select(['ekstra_hizmetler', 'iptal_kosullari'])
      .where('k_no', '=', k_no)
      .executeTakeFirstOrThrow(),
  )
}

const keyOf = (place: number) => tours[place]?.k_no ?? ''

const EXTRA = {
  ad: { tr: 'Havlu', en: 'Towel' },
  birim: 'kisi',
  fiyat: 4.5,
  kur: 'EUR',
  bebek_dahil: false,
  en_cok: 9,
  grup: null,
  aktif: true,
}

describe('changed on the product', () => {
  const follows = async (urun_k_no: string) =>
    (await app.get(`/api/yonetim/sablon-urun-listele?urun_k_no=${urun_k_no}`, manager))
      .json()
      .data.map((one: { tur: string }) => one.tur)
  const partsOf = async (k_no: string) =>
    (await app.get(`/api/yonetim/urun-getir?k_no=${k_no}`, manager)).json().data.parcalar

  test('what was changed stops following in the same commit, the rest goes on (CAT-91)', async () => {
    const k_no = keyOf(4)
    const extra = { ...EXTRA, ad: { tr: 'Şemsiye' } }
    const terms = { ad: { tr: 'Esnek' }, kosullar: [{ gun: 3, iade_oran: 100 }], aktif: true }
    const rest = { ipucu: {}, zorunlu: false, secenekler: [], kosul: null, aktif: true }
    const question = { kod: 'sapka_boyu', kapsam: 'kisi', tip: 'metin', baslik: { tr: 'Şapka boyu' }, ...rest }
    const templates = [
      (await send('ekstra-kaydet-post', { gorulen: null, yeni: extra })).data,
      (await send('iptal-kosulu-kaydet-post', { gorulen: null, yeni: terms })).data,
      (await send('soru-kaydet-post', { gorulen: null, yeni: question })).data,
    ]
    for (const { k_no: sablon_k_no } of templates) {
      await send('sablon-urun-post', { sablon_k_no, urunler: [k_no], nasil: 'bag' })
    }
    expect((await follows(k_no)).toSorted()).toEqual(['ek_hizmet', 'iptal_kosulu', 'soru'])

    const { ekstra, iptal, soru } = await partsOf(k_no)
    const dearer = ekstra.deger.ekstralar.map((one: { k_no: string }) =>
      one.k_no === templates[0].k_no ? { ...one, fiyat: 9 } : one,
    )
    const unasked = soru.deger.sorular.filter(({ kod }: { kod: string }) => kod !== 'sapka_boyu')
    await send('urun-kaydet-post', {
      k_no,
      ekstra: { gorulen: ekstra.deger, yeni: { ...ekstra.deger, ekstralar: dearer } },
    })
    expect((await follows(k_no)).toSorted()).toEqual(['iptal_kosulu', 'soru'])
    await send('urun-kaydet-post', { k_no, soru: { gorulen: soru.deger, yeni: { sorular: unasked } } })
    expect(await follows(k_no)).toEqual(['iptal_kosulu'])
    // The template goes on without this product.
    const { surum: _version, urun_sayisi: _count, k_no: key, ...seen } = templates[0]
    await send('ekstra-kaydet-post', { k_no: key, gorulen: seen, yeni: { ...seen, fiyat: 1 } })
    expect((await partsOf(k_no)).ekstra.deger.ekstralar).toContainEqual(
      expect.objectContaining({ k_no: key, fiyat: 9 }),
    )
    const windows = { pencereler: [{ gun: 5, iade_oran: 50 }] }
    await send('urun-kaydet-post', { k_no, iptal: { gorulen: iptal.deger, yeni: windows } })
    expect(await follows(k_no)).toEqual([])
  })
})

describe('a shared extra', () => {
  test('is followed by one product and copied by another; a change reaches the first alone', async () => {
    expect(await send('ekstra-kaydet-post', { gorulen: null, yeni: EXTRA }, editor)).toMatchObject({
      code: 'yetki_yok',
      ayrinti: { hak: 'kosul.yaz' },
    })
    const { data: row } = await send('ekstra-kaydet-post', { gorulen: null, yeni: EXTRA })
    const use = { sablon_k_no: row.k_no }
    const [before, own] = [await productOf(keyOf(0)), await productOf(keyOf(1))]
    await send('sablon-urun-post', { ...use, urunler: [keyOf(0)], nasil: 'bag' })
    await send('sablon-urun-post', { ...use, urunler: [keyOf(1)], nasil: 'kopya' })
    const { data: changed } = await send('ekstra-kaydet-post', {
      k_no: row.k_no,
      gorulen: EXTRA,
      yeni: { ...EXTRA, fiyat: 6 },
    })
    expect(changed).toMatchObject({ fiyat: 6, surum: 2, urun_sayisi: 1 })
    const follows = await productOf(keyOf(0))
    expect(follows.ekstra_hizmetler).toHaveLength(before.ekstra_hizmetler.length + 1)
    expect(follows.ekstra_hizmetler.at(-1)).toEqual({
      k_no: row.k_no,
      ad: EXTRA.ad,
      birim: 'kisi',
      fiyat: 600,
      kur: 'EUR',
      bebek_dahil: false,
      en_cok: 9,
    })
    const copied = await productOf(keyOf(1))
    expect(copied.ekstra_hizmetler).toHaveLength(own.ekstra_hizmetler.length + 1)
    expect(copied.ekstra_hizmetler.at(-1)).toMatchObject({ fiyat: 450 })
    expect(copied.ekstra_hizmetler.at(-1)?.k_no).not.toBe(row.k_no)
    await send('sablon-urun-post', { ...use, urunler: [keyOf(0)], nasil: 'birak' })
    const { k_no: _key, surum: _version, urun_sayisi: _products, ...seen } = changed
    await send('ekstra-kaydet-post', { k_no: row.k_no, gorulen: seen, yeni: { ...seen, fiyat: 9 } })
    expect((await productOf(keyOf(0))).ekstra_hizmetler.at(-1)).toMatchObject({ fiyat: 600 })
  })

  test('of another tenant, or for a product of another tenant, is not there', async () => {
    const { data: row } = await send('ekstra-kaydet-post', { gorulen: null, yeni: EXTRA })
    const body = { sablon_k_no: row.k_no, urunler: [keyOf(0)], nasil: 'bag' }
    expect(await send('sablon-urun-post', body, foreigner)).toMatchObject({ code: 'bulunamadi' })
    const [stranger] = (await app.get('/api/yonetim/urun-ad-listele', foreigner)).json().data
    expect(await send('sablon-urun-post', { ...body, urunler: [stranger.k_no] })).toMatchObject({ code: 'bulunamadi' })
    expect(await send('soru-kaydet-post', { k_no: row.k_no, gorulen: null, yeni: QUESTION })).toMatchObject({
      code: 'bulunamadi',
    })
  })

  test.each([
    ['below zero', { fiyat: -1 }],
    ['of three decimals', { fiyat: 1.005 }],
    ['without a name', { ad: {} }],
    ['in a currency nobody knows', { kur: 'euro' }],
  ])('%s is refused', async (_what, part) => {
    expect(await send('ekstra-kaydet-post', { gorulen: null, yeni: { ...EXTRA, ...part } })).toMatchObject({
      code: 'alan_hatasi',
    })
  })

  test('in a currency the operator does not sell in is refused', async () => {
    expect(await send('ekstra-kaydet-post', { gorulen: null, yeni: { ...EXTRA, kur: 'JPY' } })).toMatchObject({
      code: 'kur_yok',
    })
  })
})

const QUESTION = {
  kod: 'ucus_no',
  kapsam: 'rezervasyon',
  tip: 'metin',
  baslik: { tr: 'Uçuş numaranız' },
  ipucu: {},
  zorunlu: false,
  secenekler: [],
  kosul: null,
  aktif: true,
}

describe('a shared question', () => {
  test('is asked by the products that follow it, under a name that stays', async () => {
    const { data: row } = await send('soru-kaydet-post', { gorulen: null, yeni: QUESTION }, editor)
    await send('sablon-urun-post', { sablon_k_no: row.k_no, urunler: [keyOf(0)], nasil: 'bag' })
    const yeni = { ...QUESTION, zorunlu: true }
    await send('soru-kaydet-post', { k_no: row.k_no, gorulen: QUESTION, yeni }, editor)
    const id = app.tenants.byKod('meltem')?.id ?? 0
    const stored = await withTenant(app.services.db, id, (trx) =>
      trx
        .selectFrom('urun_soru')
        .select('soru')
        .where('urun_k_no', '=', keyOf(0))
        .where('kod', '=', 'ucus_no')
        .executeTakeFirstOrThrow(),
    )
    expect(stored.soru).toMatchObject({ kod: 'ucus_no', zorunlu: true, baslik: { tr: 'Uçuş numaranız' } })
    const renamed = { k_no: row.k_no, gorulen: yeni, yeni: { ...yeni, kod: 'ucus' } }
    expect(await send('soru-kaydet-post', renamed, editor)).toMatchObject({ code: 'sablon_kullanimda' })
    expect(await send('soru-kaydet-post', { gorulen: null, yeni: QUESTION }, editor)).toMatchObject({
      code: 'kod_dolu',
    })
  })

  test('of choices has at least two', async () => {
    const one = { ...QUESTION, kod: 'secim_1', tip: 'secim', secenekler: [{ kod: 'a', baslik: { tr: 'A' } }] }
    expect(await send('soru-kaydet-post', { gorulen: null, yeni: one })).toMatchObject({ code: 'alan_hatasi' })
  })
})

describe('shared cancellation terms', () => {
  const POLICY = {
    ad: { tr: 'Esnek' },
    kosullar: [
      { gun: 14, iade_oran: 100 },
      { gun: 3, iade_oran: 50 },
    ],
    aktif: true,
  }

  test('reach those who follow them, never copies; a product follows one of them', async () => {
    const { data: row } = await send('iptal-kosulu-kaydet-post', { gorulen: null, yeni: POLICY })
    const { data: other } = await send('iptal-kosulu-kaydet-post', { gorulen: null, yeni: POLICY })
    await send('sablon-urun-post', { sablon_k_no: row.k_no, urunler: [keyOf(2)], nasil: 'bag' })
    await send('sablon-urun-post', { sablon_k_no: row.k_no, urunler: [keyOf(3)], nasil: 'kopya' })
    const yeni = { ...POLICY, kosullar: [{ gun: 30, iade_oran: 100 }] }
    await send('iptal-kosulu-kaydet-post', { k_no: row.k_no, gorulen: POLICY, yeni })
    expect((await productOf(keyOf(2))).iptal_kosullari).toEqual(yeni.kosullar)
    expect((await productOf(keyOf(3))).iptal_kosullari).toEqual(POLICY.kosullar)
    await send('sablon-urun-post', { sablon_k_no: other.k_no, urunler: [keyOf(2)], nasil: 'bag' })
    const uses = (await app.get(`/api/yonetim/sablon-urun-listele?urun_k_no=${keyOf(2)}`, manager)).json().data
    expect(uses).toEqual([{ sablon_k_no: other.k_no, urun_k_no: keyOf(2), tur: 'iptal_kosulu' }])
  })

  test.each([
    [
      'shortest first',
      [
        { gun: 3, iade_oran: 50 },
        { gun: 14, iade_oran: 100 },
      ],
    ],
    [
      'more back for being later',
      [
        { gun: 14, iade_oran: 50 },
        { gun: 3, iade_oran: 100 },
      ],
    ],
    [
      'the same day twice',
      [
        { gun: 3, iade_oran: 50 },
        { gun: 3, iade_oran: 50 },
      ],
    ],
    ['more than all', [{ gun: 3, iade_oran: 101 }]],
    ['none', []],
  ])('%s are refused', async (_what, kosullar) => {
    expect(await send('iptal-kosulu-kaydet-post', { gorulen: null, yeni: { ...POLICY, kosullar } })).toMatchObject({
      code: 'alan_hatasi',
    })
  })
})
