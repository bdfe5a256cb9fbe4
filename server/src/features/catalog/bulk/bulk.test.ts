import { randomUUID } from 'node:crypto'
import type { BulkAct, BulkProduct, BulkWish, QuotedProduct } from '@meltem/contract/catalog/bulk-office'
import type { NamedProduct } from '@meltem/contract/catalog/groups-office'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startCatalogApp } from '../../../testing/catalog-app.ts'
import { staffHeaders } from '../../../testing/staff-login.ts'
import type { TestApp } from '../../../testing/test-app.ts'

let app: TestApp
let manager: Record<string, string>
let editor: Record<string, string>
let foreigner: Record<string, string>
let products: NamedProduct[]
let tours: NamedProduct[]

beforeAll(async () => {
  app = await startCatalogApp({ environment: { RATE_LIMIT: '1000000' } })
  manager = await staffHeaders(app, 'meltem', 'deniz@meltem.example')
  editor = await staffHeaders(app, 'meltem', 'anna@meltem.example')
  foreigner = await staffHeaders(app, 'poyraz', 'ada@poyraz.example')
  products = (await get('urun-ad-listele')).data
  tours = (await get('urun-ad-listele?urun_tipi=tur')).data
})
afterAll(() => app.close())

const get = async (path: string, headers = manager) => (await app.get(`/api/yonetim/${path}`, headers)).json()
const send = async (path: string, body: object, headers = manager) =>
  (await app.post(`/api/yonetim/${path}`, body, headers)).json()

async function quote(wish: BulkWish, k_nolar: readonly string[]): Promise<QuotedProduct[]> {
  return (await send('urun-toplu-hesapla-post', { ...wish, k_nolar })).data
}

/** Seen and done, as a screen does it. */
async function act(wish: BulkWish, k_nolar: readonly string[]): Promise<{ k_no: string; data: BulkProduct[] }> {
  const satirlar = (await quote(wish, k_nolar)).map(({ k_no, iz }) => ({ k_no, iz }))
  const k_no = randomUUID()
  return { k_no, data: (await send('urun-toplu-post', { ...wish, k_no, satirlar })).data }
}

const takeBack = async (k_no: string): Promise<BulkProduct[]> => (await send('toplu-islem-geri-al-post', { k_no })).data
const reasons = (rows: readonly BulkProduct[]) => Object.fromEntries(rows.map(({ k_no, neden }) => [k_no, neden]))
const keys = (rows: readonly NamedProduct[]) => rows.map(({ k_no }) => k_no)

/** Every row that tells what a product is and sells, but the instant of its last change. */
async function allRows(): Promise<string> {
  const parts = ['urun', 'urun_vitrin', 'urun_soru', 'urun_sablon', 'koleksiyon_urun', 'urun_metin', 'opsiyon']
  const rows: unknown[] = []
  for (const table of parts) {
    const { rows: all } = await app.owner.pool.query<{ row: string }>(
      `select (to_jsonb(t) - 'guncelleme_zamani')::text as row from ${table} t`,
    )
    rows.push([table, all.map(({ row }) => row).toSorted()])
  }
  return JSON.stringify(rows, null, 1)
}

interface Stored {
  readonly k_no: string
}

const AD = { tr: 'Toplu', en: 'Bulk' }
const EXTRA = { ad: AD, birim: 'kisi', fiyat: 4.5, kur: 'EUR', bebek_dahil: false, en_cok: 9, grup: null, aktif: true }
const QUESTION = {
  kod: 'toplu_soru',
  kapsam: 'rezervasyon',
  tip: 'metin',
  baslik: AD,
  ipucu: {},
  zorunlu: false,
  secenekler: [],
  kosul: null,
  aktif: true,
}
const policy = (iade_oran: number) => ({ ad: AD, kosullar: [{ gun: 9, iade_oran }], aktif: true })

async function template(path: 'ekstra' | 'soru' | 'iptal-kosulu', yeni: object): Promise<string> {
  const { data } = await send(`${path}-kaydet-post`, { gorulen: null, yeni })
  return (data as Stored).k_no
}

async function everyWish(): Promise<BulkWish[]> {
  const [bolge] = (await get('bolge-listele')).data as Stored[]
  const categories = (await get('kategori-listele')).data as (Stored & { urun_tipi: string })[]
  const [koleksiyon] = (await get('koleksiyon-listele')).data as Stored[]
  const templates = [
    await template('ekstra', EXTRA),
    await template('soru', QUESTION),
    await template('iptal-kosulu', policy(40)),
    await template('iptal-kosulu', policy(60)),
  ]
  return [
    { is: 'yayinla' },
    { is: 'geri_cek' },
    { is: 'emekli' },
    { is: 'bolge_k_no', hedef: bolge?.k_no },
    { is: 'bolge_k_no', hedef: null },
    ...categories.slice(0, 3).map(({ k_no: hedef }): BulkWish => ({ is: 'kategori_k_no', hedef })),
    { is: 'koleksiyon_ekle', hedef: koleksiyon?.k_no },
    { is: 'koleksiyon_cikar', hedef: koleksiyon?.k_no },
    ...templates.map((hedef): BulkWish => ({ is: 'sablon', hedef })),
    { is: 'rezervasyon_satis_durum', satis: 'sor_sat' },
    { is: 'odeme_tipi_oran', sayi: 100 },
    { is: 'kdv_oran', sayi: 12.5 },
    { is: 'son_satis_saat', sayi: 7 },
    { is: 'en_uzak_gun', sayi: 99 },
  ]
}

describe('acts on several products (CAT-70 to CAT-73)', () => {
  test('whatever is done, in whatever order it is taken back, every row is as it was', async () => {
    const wishes = await everyWish()
    // A window in minutes that no hour tells: nothing may round it.
    await app.owner.pool.query(`update urun set satis_penceresi = satis_penceresi || '{"son_satis_dk": 95}'`)
    let changed = 0
    const steps = fc.array(
      fc.record({ wish: fc.constantFrom(...wishes), some: fc.subarray(keys(products), { minLength: 1 }) }),
      { minLength: 1, maxLength: 4 },
    )
    await fc.assert(
      fc.asyncProperty(steps, async (acts) => {
        const before = await allRows()
        const done: string[] = []
        for (const { wish, some } of acts) {
          const seen = await quote(wish, some)
          const { k_no, data } = await act(wish, some)
          expect(reasons(data)).toEqual(reasons(seen))
          const count = data.filter(({ neden }) => neden === null).length
          if (count > 0) done.push(k_no)
          changed += count
        }
        for (const k_no of done.toReversed()) {
          for (const { neden } of await takeBack(k_no)) expect(neden).toBeNull()
        }
        expect(await allRows()).toBe(before)
      }),
      { numRuns: 8, endOnFailure: true },
    )
    expect(changed).toBeGreaterThan(0)
  }, 120_000)

  test('says before and after of each, and why one is left out', async () => {
    const [one, two] = keys(tours)
    const villa = products.find(({ k_no }) => !keys(tours).includes(k_no))?.k_no ?? ''
    const nobody = randomUUID()
    const category = ((await get('kategori-listele')).data as (Stored & { urun_tipi: string })[]).find(
      ({ urun_tipi }) => urun_tipi === 'tur',
    )
    const seen = await quote({ is: 'kategori_k_no', hedef: category?.k_no }, [villa, nobody])
    expect(reasons(seen)).toEqual({ [villa]: 'tur', [nobody]: 'yok' })
    await act({ is: 'kdv_oran', sayi: 8 }, [one ?? ''])
    const shares = await quote({ is: 'kdv_oran', sayi: 8 }, [one ?? '', two ?? ''])
    expect(shares).toMatchObject([
      { once: 8, sonra: 8, neden: 'zaten' },
      { once: expect.any(Number), sonra: 8, neden: null },
    ])
    await act({ is: 'emekli' }, [one ?? ''])
    expect(reasons(await quote({ is: 'yayinla' }, [one ?? '']))).toEqual({ [one ?? '']: 'emekli' })
  })

  test('what a colleague changes between seeing and doing is left out', async () => {
    const [, one = '', two = ''] = keys(tours)
    const wish: BulkWish = { is: 'opsiyon_saat', sayi: 31 }
    const satirlar = (await quote(wish, [one, two])).map(({ k_no, iz }) => ({ k_no, iz }))
    await act({ is: 'opsiyon_saat', sayi: 17 }, [two])
    const body = { ...wish, k_no: randomUUID(), satirlar }
    const { data } = await send('urun-toplu-post', body)
    expect(reasons(data)).toEqual({ [one]: null, [two]: 'degisti' })
    // Repeated, it says the same and does nothing.
    const before = await allRows()
    expect((await send('urun-toplu-post', body)).data).toEqual(data)
    expect(await allRows()).toBe(before)
    const [row] = (await get('toplu-islem-listele')).data as BulkAct[]
    expect(row).toMatchObject({ k_no: body.k_no, is: 'opsiyon_saat', sayi: 31, urun_sayisi: 1, alinan: 0 })
  })

  test('a take-back leaves out what has changed since and names it; the rest returns once', async () => {
    const [, , , one = '', two = ''] = keys(tours)
    const { k_no } = await act({ is: 'en_uzak_gun', sayi: 200 }, [one, two])
    await act({ is: 'en_uzak_gun', sayi: 300 }, [two])
    const shown: BulkProduct[] = (await get(`toplu-islem-getir?k_no=${k_no}`)).data
    expect(reasons(shown)).toEqual({ [one]: null, [two]: 'degisti' })
    expect(reasons(await takeBack(k_no))).toEqual({ [one]: null, [two]: 'degisti' })
    expect(reasons(await takeBack(k_no))).toEqual({ [one]: 'alindi', [two]: 'degisti' })
    expect(reasons(await quote({ is: 'en_uzak_gun', sayi: 300 }, [two]))).toEqual({ [two]: 'zaten' })
    const [row] = ((await get('toplu-islem-listele')).data as BulkAct[]).filter((done) => done.k_no === k_no)
    expect(row).toMatchObject({ urun_sayisi: 2, alinan: 1 })
  })

  test('a product does not return to a template that says something else by now, nor to a retired group', async () => {
    const [, , , , , one = ''] = keys(tours)
    const [first, second] = [await template('iptal-kosulu', policy(10)), await template('iptal-kosulu', policy(20))]
    await act({ is: 'sablon', hedef: first }, [one])
    const { k_no } = await act({ is: 'sablon', hedef: second }, [one])
    await send('iptal-kosulu-kaydet-post', { k_no: first, gorulen: policy(10), yeni: policy(11) })
    expect(reasons(await takeBack(k_no))).toEqual({ [one]: 'onceki_yok' })
    const [koleksiyon] = (await get('koleksiyon-listele')).data as Stored[]
    await act({ is: 'koleksiyon_ekle', hedef: koleksiyon?.k_no }, [one])
    const out = await act({ is: 'koleksiyon_cikar', hedef: koleksiyon?.k_no }, [one])
    await app.owner.pool.query('update koleksiyon set aktif = false where k_no = $1', [koleksiyon?.k_no])
    expect(reasons(await takeBack(out.k_no))).toEqual({ [one]: 'onceki_yok' })
    await app.owner.pool.query('update koleksiyon set aktif = true where k_no = $1', [koleksiyon?.k_no])
    expect(reasons(await takeBack(out.k_no))).toEqual({ [one]: null })
  })

  test('all that match, cut as the list is', async () => {
    const { data, fazla } = await send('urun-toplu-hesapla-post', { is: 'emekli', tip: 'tur' })
    expect(new Set((data as BulkProduct[]).map(({ k_no }) => k_no))).toEqual(new Set(keys(tours)))
    expect(fazla).toBe(0)
  })

  test('asks for what the act needs, for the right of the act, and never of another tenant', async () => {
    const k_nolar = [tours[0]?.k_no ?? '']
    for (const [wish, alan] of [
      [{ is: 'kategori_k_no' }, 'hedef'],
      [{ is: 'bolge_k_no' }, 'hedef'],
      [{ is: 'rezervasyon_satis_durum' }, 'satis'],
      [{ is: 'kdv_oran' }, 'sayi'],
      [{ is: 'kdv_oran', sayi: 101 }, 'sayi'],
      [{ is: 'en_uzak_gun', sayi: 0 }, 'sayi'],
      [{ is: 'opsiyon_saat', sayi: 1.5 }, 'sayi'],
    ] as const) {
      const answer = await send('urun-toplu-hesapla-post', { ...wish, k_nolar })
      expect(answer).toMatchObject({ success: 0, code: 'alan_hatasi' })
      expect(JSON.stringify(answer)).toContain(alan)
    }
    const wish = { is: 'sablon', hedef: await template('iptal-kosulu', policy(33)) }
    expect(await send('urun-toplu-hesapla-post', { ...wish, k_nolar }, editor)).toMatchObject({
      code: 'yetki_yok',
      ayrinti: { hak: 'kosul.yaz' },
    })
    expect(await send('urun-toplu-hesapla-post', { ...wish, k_nolar }, foreigner)).toMatchObject({ code: 'bulunamadi' })
    const own = await act({ is: 'opsiyon_saat', sayi: 5 }, k_nolar)
    expect(await send('toplu-islem-geri-al-post', { k_no: own.k_no }, foreigner)).toMatchObject({ code: 'bulunamadi' })
    const { data } = await send('urun-toplu-hesapla-post', { is: 'emekli', k_nolar }, foreigner)
    expect(reasons(data)).toEqual({ [k_nolar[0] ?? '']: 'yok' })
  })
})

describe('least nights', () => {
  const DAYS = { ilk: '2027-06-10', son: '2027-06-24' }
  const nights = (sayi: number, more: object = {}): BulkWish => ({ is: 'en_az_gece', sayi, ...DAYS, ...more })
  const villas = async (): Promise<string[]> => keys((await get('urun-ad-listele?urun_tipi=villa')).data)

  /** What guests are asked and pay by: days and tariffs. */
  async function priceRows(): Promise<string> {
    const { rows } = await app.owner.pool.query<{ row: string }>(`
      select (to_jsonb(t))::text as row from gun_ayi t union all
      select o.k_no || o.tarife::text || o.konaklama::text from opsiyon o order by 1`)
    return JSON.stringify(rows)
  }

  async function daysOf(urun_k_no: string) {
    const { secenekler } = await get(`fiyat-getir?urun_k_no=${urun_k_no}&ilk=2027-06-09&gun=17`)
    const [{ gunler, terimler, k_no, surum }] = secenekler
    return { k_no, surum, gunler: gunler.map((place: number) => terimler[place]) }
  }

  test('the days of the period ask for them, prices and other days stay, and taking it back leaves what was', async () => {
    const chosen = (await villas()).slice(0, 6)
    const tour = keys(tours)[0] ?? ''
    const before = await priceRows()
    const was = await daysOf(chosen[0] ?? '')
    const { k_no, data } = await act(nights(9), [...chosen, tour])
    expect(reasons(data)).toEqual({ ...Object.fromEntries(chosen.map((key) => [key, null])), [tour]: 'gecelik_degil' })
    const { gunler } = await daysOf(chosen[0] ?? '')
    expect(
      gunler.map((day: { en_az_gece: number }, place: number) => (place > 0 && place < 16 ? day.en_az_gece : 9)),
    ).toEqual(Array.from({ length: 17 }, () => 9))
    const free = (days: readonly object[]) => days.map((day) => ({ ...day, en_az_gece: 0 }))
    expect(free(gunler)).toEqual(free(was.gunler))
    expect([gunler[0], gunler[16]]).toEqual([was.gunler[0], was.gunler[16]])
    expect(reasons(await quote(nights(9), chosen.slice(0, 1)))).toEqual({ [chosen[0] ?? '']: 'zaten' })

    expect(await takeBack(k_no)).toHaveLength(6)
    expect(await priceRows()).toBe(before)
    expect(new Set(Object.values(reasons(await takeBack(k_no))))).toEqual(new Set(['alindi']))
  })

  test('a draft of prices is not published by the way, and what was changed since stays', async () => {
    const [drafted = '', later = ''] = (await villas()).slice(6, 8)
    const { k_no: option, surum } = await daysOf(drafted)
    const paint = (k_no: string) => ({
      tur: 'boya',
      secenekler: [k_no],
      gunler: [{ ilk: '2027-06-12', son: '2027-06-12' }],
      degisim: { en_az_gece: 4 },
    })
    const kept = await send('fiyat-kaydet-post', { secenekler: [{ k_no: option, surum }], islemler: [paint(option)] })
    expect(kept.success).toBe(1)
    const { k_no, data } = await act(nights(5), [drafted, later])
    expect(reasons(data)).toEqual({ [drafted]: 'fiyat_taslagi', [later]: null })
    const other = await act(nights(6), [later])
    expect(reasons(await takeBack(k_no))).toEqual({ [later]: 'degisti' })
    expect(reasons(await takeBack(other.k_no))).toEqual({ [later]: null })
  })

  test.each([
    ['no days', { ilk: undefined, son: undefined }, 'alan_hatasi'],
    ['the last before the first', { ilk: '2027-06-24', son: '2027-06-10' }, 'tarih_sirasi'],
    ['more days than two years', { ilk: '2020-01-01', son: '2027-06-10' }, 'alan_hatasi'],
    ['yesterday', { ilk: '2026-01-01', son: '2026-01-02' }, 'gecmis_tarih'],
    ['no night', { sayi: 0 }, 'alan_hatasi'],
  ])('%s is refused', async (_name, more, code) => {
    expect(
      await send('urun-toplu-hesapla-post', { ...nights(3), k_nolar: keys(products).slice(0, 1), ...more }),
    ).toMatchObject({
      success: 0,
      code,
    })
  })

  test('asks for the right to write prices', async () => {
    const refused = await send('urun-toplu-hesapla-post', { ...nights(3), k_nolar: keys(products).slice(0, 1) }, editor)
    expect(refused).toMatchObject({ code: 'yetki_yok', ayrinti: { hak: 'fiyat.yaz' } })
  })
})
