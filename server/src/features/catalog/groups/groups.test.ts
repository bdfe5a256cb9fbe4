import type {
  ProductGroupChoices,
  StoredCollection,
  StoredFilter,
  StoredRegion,
} from '@meltem/contract/catalog/groups-office'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { ChangeListener } from '../../../platform/memory/changes.ts'
import { startCatalogApp } from '../../../testing/catalog-app.ts'
import { staffHeaders } from '../../../testing/staff-login.ts'
import type { TestApp } from '../../../testing/test-app.ts'

let app: TestApp
let manager: Record<string, string>
let editor: Record<string, string>
let seller: Record<string, string>
let foreigner: Record<string, string>
let tenantId: number
let listener: ChangeListener

beforeAll(async () => {
  app = await startCatalogApp({ environment: { RATE_LIMIT: '1000000' } })
  manager = await staffHeaders(app, 'meltem', 'deniz@meltem.example')
  editor = await staffHeaders(app, 'meltem', 'anna@meltem.example')
  seller = await staffHeaders(app, 'meltem', 'elif@meltem.example')
  foreigner = await staffHeaders(app, 'poyraz', 'ada@poyraz.example')
  tenantId = app.tenants.byKod('meltem')?.id ?? 0
  const { cache, catalog } = app.services
  listener = new ChangeListener(
    app.database.appUrl,
    {
      content: (id) => (id === 'all' ? cache.dropAll() : cache.dropTenant(id)),
      catalog: (id, product) => catalog.changed(id, product),
      office: () => undefined,
      missed: () => undefined,
    },
    pino({ level: 'silent' }),
  )
  await listener.start()
})
afterAll(async () => {
  await listener.close()
  await app.close()
})

const ask = async (path: string, headers = manager) => (await app.get(`/api/yonetim/${path}`, headers)).json()
const send = async (path: string, body: object, headers = editor) =>
  (await app.post(`/api/yonetim/${path}`, body, headers)).json()
const shop = async (query: string) => (await app.get(`/api/${query}`, { company: 'meltem' })).json()

function writtenOf<T extends object>(row: T): Omit<T, 'k_no' | 'kod' | 'surum' | 'urun_sayisi' | 'secenek_sayilari'> {
  const {
    k_no: _key,
    kod: _code,
    surum: _version,
    urun_sayisi: _products,
    secenek_sayilari: _counts,
    ...written
  } = row as Record<string, unknown>
  return written as never
}

const regionOf = async (kod: string) =>
  (await ask('bolge-listele')).data.find((row: StoredRegion) => row.kod === kod) as StoredRegion

const TEXT = { baslik: 'Yeni Koy', slug: '', metin: '', not: '' }
const REGION = {
  ust_k_no: null,
  enlem: 36.6,
  boylam: 28.9,
  gorsel: null,
  deniz: null,
  metinler: { tr: TEXT },
  aktif: true,
}

/** What another process would see, a moment after the commit. */
const SOON = { interval: 50 }

describe('a destination', () => {
  test('is written by those who may, with its address made from its title', async () => {
    expect(await send('bolge-kaydet-post', { gorulen: null, yeni: REGION }, seller)).toMatchObject({
      code: 'yetki_yok',
      ayrinti: { hak: 'grup.yaz' },
    })
    const { data } = await send('bolge-kaydet-post', { gorulen: null, yeni: REGION })
    expect(data).toMatchObject({ kod: 'yeni-koy', surum: 1, metinler: { tr: { slug: 'yeni-koy' } } })
    const again = await send('bolge-kaydet-post', {
      gorulen: null,
      yeni: { ...REGION, metinler: { tr: { ...TEXT, slug: 'yeni-koy' } } },
    })
    expect(again).toMatchObject({ code: 'adres_dolu', ayrinti: { dil: 'tr', slug: 'yeni-koy' } })
  })

  test('moves its address within two seconds, and the old one leads there', async () => {
    const row = await regionOf('kas')
    const yeni = {
      ...writtenOf(row),
      metinler: { ...row.metinler, en: { ...row.metinler.en, slug: 'kas-town', baslik: 'Kaş town' } },
    }
    const old = row.metinler.en?.slug
    await send('bolge-kaydet-post', { k_no: row.k_no, gorulen: writtenOf(row), yeni })
    const title = async () => (await shop('category-urun-listele?dil=en&koleksiyon=kas-town')).data?.baslik
    await expect.poll(title, SOON).toEqual('Kaş town')
    const address = await shop(`category-adres-getir?dil=en&turu=u&slug=${encodeURIComponent(old ?? '')}`)
    expect(address).toMatchObject({ slug: 'kas-town' })
  })

  test('keeps what a colleague has written meanwhile, and tells what both have', async () => {
    const row = await regionOf('gocek')
    const seen = writtenOf(row)
    const theirs = {
      ...seen,
      enlem: 36.7,
      metinler: { ...seen.metinler, tr: { ...row.metinler.tr, baslik: 'Göcek A' } },
    }
    await send('bolge-kaydet-post', { k_no: row.k_no, gorulen: seen, yeni: theirs }, manager)
    const elsewhere = { ...seen, boylam: 28.8 }
    const merged = await send('bolge-kaydet-post', { k_no: row.k_no, gorulen: seen, yeni: elsewhere })
    expect(merged.data).toMatchObject({ enlem: 36.7, boylam: 28.8, surum: 3, metinler: { tr: { baslik: 'Göcek A' } } })
    const same = { ...seen, metinler: { ...seen.metinler, tr: { ...row.metinler.tr, baslik: 'Göcek B' } } }
    const contested = await send('bolge-kaydet-post', { k_no: row.k_no, gorulen: seen, yeni: same })
    expect(contested).toMatchObject({
      code: 'surum_degisti',
      ayrinti: { kim: 'Anna Petrova', alanlar: { 'metinler.tr.baslik': 'Göcek A' }, simdi: { boylam: 28.8 } },
    })
    const { simdi } = contested.ayrinti
    const knowing = await send('bolge-kaydet-post', { k_no: row.k_no, gorulen: simdi, yeni: { ...simdi, ...same } })
    expect(knowing.data.metinler.tr.baslik).toBe('Göcek B')
  })

  test('is retired only with a place for what belongs to it, and its address leads there', async () => {
    const [row, heir] = [await regionOf('kalkan'), await regionOf('kas')]
    const gone = { k_no: row.k_no, gorulen: writtenOf(row), yeni: { ...writtenOf(row), aktif: false } }
    expect(await send('bolge-kaydet-post', gone)).toMatchObject({
      code: 'grup_kullanimda',
      ayrinti: { urun: row.urun_sayisi, alt: 0 },
    })
    expect(await send('bolge-kaydet-post', { ...gone, yerine_k_no: row.k_no })).toMatchObject({ code: 'grup_dongu' })
    expect(await send('bolge-kaydet-post', { ...gone, yerine_k_no: heir.k_no })).toMatchObject({ success: 1 })
    expect((await regionOf('kas')).urun_sayisi).toBe(heir.urun_sayisi + row.urun_sayisi)
    const address = async () => (await shop('category-adres-getir?dil=tr&turu=u&slug=kalkan')).slug
    await expect.poll(address, SOON).toEqual((await regionOf('kas')).metinler.tr?.slug)
    const back = await regionOf('kalkan')
    await send('bolge-kaydet-post', {
      k_no: back.k_no,
      gorulen: writtenOf(back),
      yeni: { ...writtenOf(back), aktif: true },
    })
    await expect.poll(address, SOON).toEqual('kalkan')
  })

  test('never stands below itself', async () => {
    const [top, below] = [await regionOf('turkiye'), await regionOf('likya_kiyisi')]
    const yeni = { ...writtenOf(top), ust_k_no: below.k_no }
    expect(await send('bolge-kaydet-post', { k_no: top.k_no, gorulen: writtenOf(top), yeni })).toMatchObject({
      code: 'grup_dongu',
    })
  })

  test('of another tenant is not there', async () => {
    const row = await regionOf('kas')
    const edit = { k_no: row.k_no, gorulen: writtenOf(row), yeni: writtenOf(row) }
    expect(await send('bolge-kaydet-post', edit, foreigner)).toMatchObject({ code: 'bulunamadi' })
    const adopt = { gorulen: null, yeni: { ...REGION, ust_k_no: row.k_no } }
    expect(await send('bolge-kaydet-post', adopt, foreigner)).toMatchObject({ code: 'bulunamadi' })
  })

  test.each([
    ['no text', { metinler: {} }],
    ['a latitude off the earth', { enlem: 91 }],
    ['eleven months', { deniz: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] }],
    ['boiling sea', { deniz: Array.from({ length: 12 }, () => 99) }],
    ['a slug with blanks', { metinler: { tr: { ...TEXT, slug: 'a b' } } }],
    ['a picture that climbs', { gorsel: '../../etc/passwd' }],
    ['a field nobody knows', { tenant_id: 1 }],
    ['a control character', { metinler: { tr: { ...TEXT, baslik: 'a\u0000' } } }],
  ])('%s is refused and nothing is written', async (_what, part) => {
    const before = (await ask('bolge-listele')).data.length
    expect(await send('bolge-kaydet-post', { gorulen: null, yeni: { ...REGION, ...part } })).toMatchObject({
      code: 'alan_hatasi',
    })
    expect((await ask('bolge-listele')).data).toHaveLength(before)
  })
})

describe('an order', () => {
  test('is kept as it was sent, once for every thing, and refused where a colleague was first', async () => {
    const keys = async () => (await ask('koleksiyon-listele')).data.map((row: StoredCollection) => row.k_no)
    const gorulen: string[] = await keys()
    const yeni = gorulen.toReversed()
    expect(await send('koleksiyon-sirala-post', { gorulen, yeni })).toMatchObject({ sayi: gorulen.length })
    expect(await keys()).toEqual(yeni)
    expect(await send('koleksiyon-sirala-post', { gorulen, yeni: gorulen })).toMatchObject({ code: 'surum_degisti' })
    expect(await send('koleksiyon-sirala-post', { gorulen: yeni, yeni: gorulen })).toMatchObject({ success: 1 })
    const twice = [...gorulen, gorulen[0]]
    expect(await send('koleksiyon-sirala-post', { gorulen, yeni: twice })).toMatchObject({ code: 'bulunamadi' })
  })
})

describe('a collection', () => {
  test('shows its products in the order of the office', async () => {
    const rows: StoredCollection[] = (await ask('koleksiyon-listele')).data
    const row = rows.find(({ kod }) => kod === 'balayi') as StoredCollection
    const urunler = row.urunler.toSorted().toReversed()
    await send('koleksiyon-kaydet-post', {
      k_no: row.k_no,
      gorulen: writtenOf(row),
      yeni: { ...writtenOf(row), urunler },
    })
    const shown = async () =>
      (await shop('category-urun-listele?dil=tr&koleksiyon=balayi&adet=48')).data.urunler.map(
        ({ k_no }: { k_no: string }) => k_no,
      )
    await expect.poll(shown, SOON).toEqual(urunler.slice(0, 48))
  })

  test('is on the site as soon as it is made, and gone when it is retired', async () => {
    const products = (await ask('urun-ad-listele?urun_tipi=villa')).data
    const urunler = products.filter(({ yayinda }: { yayinda: boolean }) => yayinda).slice(0, 2)
    const yeni = {
      gorsel: null,
      metinler: { en: { baslik: 'Quiet houses', slug: '', metin: '' } },
      urunler: urunler.map(({ k_no }: { k_no: string }) => k_no),
      aktif: true,
    }
    const { data: row } = await send('koleksiyon-kaydet-post', { gorulen: null, yeni })
    const title = async () => (await shop('category-urun-listele?dil=en&koleksiyon=quiet-houses')).data?.toplam
    await expect.poll(title, SOON).toEqual(2)
    const gone = { k_no: row.k_no, gorulen: writtenOf(row), yeni: { ...writtenOf(row), aktif: false } }
    await send('koleksiyon-kaydet-post', gone)
    const code = async () => (await shop('category-urun-listele?dil=en&koleksiyon=quiet-houses')).code
    await expect.poll(code, SOON).toEqual('bulunamadi')
  })

  test('takes no product of another tenant', async () => {
    const [stranger] = (await ask('urun-ad-listele', foreigner)).data
    const yeni = {
      gorsel: null,
      metinler: { tr: { baslik: 'Yabancı', slug: '', metin: '' } },
      urunler: [stranger.k_no],
      aktif: true,
    }
    expect(await send('koleksiyon-kaydet-post', { gorulen: null, yeni })).toMatchObject({ code: 'bulunamadi' })
  })
})

describe('a category', () => {
  test('keeps its kind while it has products, and belongs to one of its kind', async () => {
    const { data } = await ask('kategori-listele')
    const of = (kod: string) => data.find((row: { kod: string }) => row.kod === kod)
    const [villa, tour] = [of('villa'), of('tur')]
    const other = { ...writtenOf(villa), urun_tipi: 'tur' }
    expect(
      await send('kategori-kaydet-post', { k_no: villa.k_no, gorulen: writtenOf(villa), yeni: other }),
    ).toMatchObject({ code: 'grup_kullanimda' })
    const below = { ...writtenOf(villa), ust_k_no: tour.k_no }
    expect(
      await send('kategori-kaydet-post', { k_no: villa.k_no, gorulen: writtenOf(villa), yeni: below }),
    ).toMatchObject({ code: 'grup_dongu' })
  })
})

describe('a filter', () => {
  test('gives products a choice, and keeps a choice that products have', async () => {
    const { data } = await ask('filtre-listele')
    const row: StoredFilter = data.find(({ kod }: StoredFilter) => kod === 'evcil_hayvan')
    const [product] = (await ask('urun-ad-listele?urun_tipi=otel')).data
    const pair = { urun_k_no: product.k_no, secenek_kod: 'yok' }
    const choices = [...row.secenekler, { kod: 'yok', baslik: { tr: 'Kabul edilmez' } }]
    const edit = { k_no: row.k_no, gorulen: writtenOf(row), yeni: { ...writtenOf(row), secenekler: choices } }
    const saved = await send('filtre-kaydet-post', { ...edit, ekle: [pair] })
    expect(saved).toMatchObject({ success: 1, data: { secenek_sayilari: { yok: 1 } } })
    const shown = async () =>
      (await shop('filter-data-get')).variant.find((one: StoredFilter) => one.kod === row.kod)?.secenekler.length
    await expect.poll(shown, SOON).toEqual(choices.length)
    const without = { k_no: row.k_no, gorulen: writtenOf(saved.data), yeni: writtenOf(row) }
    expect(await send('filtre-kaydet-post', without)).toMatchObject({
      code: 'secenek_kullanimda',
      ayrinti: { secenek: 'yok' },
    })
    expect((await send('filtre-kaydet-post', { ...without, cikar: [pair] })).data.secenekler).toEqual(row.secenekler)
    const kept = await withTenant(app.services.db, tenantId, (trx) =>
      trx.selectFrom('filtre').select('secenekler').where('k_no', '=', row.k_no).executeTakeFirstOrThrow(),
    )
    expect(kept.secenekler.every(({ k_no }) => k_no)).toBe(true)
  })
})

describe('groups of one product (CAT-94)', () => {
  const groupsOf = async (k_no: string): Promise<ProductGroupChoices> =>
    (await ask(`urun-grup-getir?k_no=${k_no}`, editor)).data
  const villas = async (): Promise<{ k_no: string; yayinda: boolean }[]> =>
    (await ask('urun-ad-listele?urun_tipi=villa')).data
  const found = async (query: string) =>
    (await shop(`category-urun-listele?dil=tr&adet=48&${query}`)).data.urunler.map(
      (card: { k_no: string }) => card.k_no,
    )

  test('are given and taken away, and the storefront lists the product by them', async () => {
    const collection: StoredCollection = (await ask('koleksiyon-listele')).data[0]
    const filter: StoredFilter = (await ask('filtre-listele')).data.find(
      ({ kod }: StoredFilter) => kod === 'evcil_hayvan',
    )
    const choice = filter.secenekler[0]?.kod ?? ''
    const standing = new Set((await found(`ozellik=evcil_hayvan:${choice}`)) as string[])
    const free = (await villas()).find(
      ({ k_no, yayinda }) => yayinda && !collection.urunler.includes(k_no) && !standing.has(k_no),
    )
    const k_no = free?.k_no ?? ''
    const { urun: gorulen } = await groupsOf(k_no)
    const yeni = {
      koleksiyonlar: [...gorulen.koleksiyonlar, collection.k_no],
      secenekler: [...gorulen.secenekler, { filtre_k_no: filter.k_no, kod: choice }],
    }
    const saved = await send('urun-grup-kaydet-post', { k_no, gorulen, yeni })
    expect(new Set(saved.data.koleksiyonlar)).toEqual(new Set(yeni.koleksiyonlar))
    const list = `koleksiyon=${encodeURIComponent(collection.metinler.tr?.slug ?? '')}`
    await expect.poll(async () => (await found(list)).includes(k_no), SOON).toBe(true)
    await expect.poll(async () => (await found(`ozellik=evcil_hayvan:${choice}`)).includes(k_no), SOON).toBe(true)
    const after: StoredCollection = (await ask('koleksiyon-listele')).data[0]
    expect(after.urunler).toEqual([...collection.urunler, k_no])

    expect(await send('urun-grup-kaydet-post', { k_no, gorulen: yeni, yeni: gorulen })).toMatchObject({ success: 1 })
    await expect.poll(async () => (await found(list)).includes(k_no), SOON).toBe(false)
    expect((await groupsOf(k_no)).urun).toEqual(gorulen)
  })

  test('what a colleague has given meanwhile stays', async () => {
    const [one, other] = (await ask('koleksiyon-listele')).data as StoredCollection[]
    const k_no =
      (await villas()).find((villa) => ![one, other].some((collection) => collection?.urunler.includes(villa.k_no)))
        ?.k_no ?? ''
    const { urun: gorulen } = await groupsOf(k_no)
    const joined = (key: string | undefined) => ({ ...gorulen, koleksiyonlar: [...gorulen.koleksiyonlar, key ?? ''] })
    await send('urun-grup-kaydet-post', { k_no, gorulen, yeni: joined(one?.k_no) }, manager)
    const saved = await send('urun-grup-kaydet-post', { k_no, gorulen, yeni: joined(other?.k_no) })
    expect(saved.data.koleksiyonlar).toEqual(expect.arrayContaining([one?.k_no, other?.k_no]))
    await send('urun-grup-kaydet-post', { k_no, gorulen: saved.data, yeni: gorulen })
  })

  test('nothing is added to a group that is retired, gone or of another tenant, and nothing is half written', async () => {
    const [villa] = await villas()
    const k_no = villa?.k_no ?? ''
    const { urun: gorulen } = await groupsOf(k_no)
    const filter: StoredFilter = (await ask('filtre-listele')).data[0]
    const own: StoredCollection = (await ask('koleksiyon-listele')).data.find(
      ({ urunler }: StoredCollection) => !urunler.includes(k_no),
    )
    const made = async (aktif: boolean, headers: Record<string, string>): Promise<string> => {
      const metinler = { tr: { baslik: `Deneme ${aktif}`, slug: '', metin: '' } }
      const yeni = { gorsel: null, metinler, urunler: [], aktif }
      return (await send('koleksiyon-kaydet-post', { gorulen: null, yeni }, headers)).data.k_no
    }
    const joining = (key: string) => ({ ...gorulen, koleksiyonlar: [...gorulen.koleksiyonlar, own.k_no, key] })
    const wishes = [
      joining(await made(true, foreigner)),
      joining(await made(false, editor)),
      {
        koleksiyonlar: [...gorulen.koleksiyonlar, own.k_no],
        secenekler: [...gorulen.secenekler, { filtre_k_no: filter.k_no, kod: 'olmayan' }],
      },
    ]
    for (const yeni of wishes) {
      expect(await send('urun-grup-kaydet-post', { k_no, gorulen, yeni })).toMatchObject({ code: 'bulunamadi' })
    }
    expect(await send('urun-grup-kaydet-post', { k_no, gorulen, yeni: wishes[0] }, foreigner)).toMatchObject({
      code: 'bulunamadi',
    })
    expect(await send('urun-grup-kaydet-post', { k_no, gorulen, yeni: gorulen }, seller)).toMatchObject({
      code: 'yetki_yok',
      ayrinti: { hak: 'grup.yaz' },
    })
    expect((await groupsOf(k_no)).urun).toEqual(gorulen)
  })
})
