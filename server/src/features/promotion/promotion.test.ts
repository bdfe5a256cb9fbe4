import type { NamedProduct } from '@meltem/contract/catalog/groups-office'
import type { StoredCampaign, StoredCoupon } from '@meltem/contract/promotion/office'
import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../platform/db/connection.ts'
import { placement, seats } from '../../testing/hammer/hammer-basket.ts'
import { FIRST_DAY } from '../../testing/hammer/hammer-catalog.ts'
import { openTestBooking, type TestBooking } from '../../testing/test-booking.ts'

let shop: TestBooking
let staff: Record<string, string>
beforeAll(async () => {
  shop = await openTestBooking()
  staff = await shop.logIn()
})
afterAll(() => shop.close())

const send = async (path: string, body: object) => (await shop.post(`/yonetim/${path}`, body, staff)).json()
const ask = async (path: string) => (await shop.app.get(`/api/yonetim/${path}`, staff)).json()

const CAMPAIGN = {
  ad: { tr: 'İki kişiye %10', en: '10 % for two' },
  kapsam: 'sepet',
  kampanya_turu: 'adet',
  toplam_tutar: 1,
  indirim_turu: 'yuzde',
  indirim_tutari: 10,
  kur: 'EUR',
  urun_tipleri: [],
  baslangic: null,
  bitis: null,
  aktif: true,
  urunler: [],
}

const COUPON = {
  kod: 'YAZ25',
  indirim_turu: 'tutar',
  indirim_tutari: 10,
  kur: 'TRY',
  urun_tipleri: [],
  baslangic: null,
  bitis: null,
  aktif: true,
  alt_sinir: 0,
  en_cok_kullanim: 2,
  uye_basina: 1,
  vitrinde: false,
  uye_e_mail: null,
}

const lineOn = (day: string) => seats(shop.tour, day, 2).line
const basket = (day: string = FIRST_DAY) => ({ lang: 'tr', sepet_urunler: [lineOn(day)], secilen_kur: 'TRY' })
const quote = async (promosyon_kodu?: string) =>
  (await shop.post('/sepet-hesapla-post', { ...basket(), ...(promosyon_kodu && { promosyon_kodu }) })).json().data

/** A booking of two seats at the price that is asked for now. */
async function place(day: string, promosyon_kodu?: string) {
  const asked = { ...basket(day), ...(promosyon_kodu && { promosyon_kodu }) }
  const { data } = (await shop.post('/sepet-hesapla-post', asked)).json()
  const { genel_toplam, on_odeme_toplam } = data.kur_rezervasyon_toplam
  const body = {
    ...placement([seats(shop.tour, day, 2)], promosyon_kodu ? { coupon: promosyon_kodu } : {}),
    sepet_urunler: asked.sepet_urunler,
    kur_rezervasyon_toplam: { genel_toplam, on_odeme_toplam },
  }
  return (await shop.post('/rezervasyon-olustur-post', body)).json()
}

function openCampaign(row: StoredCampaign) {
  const { k_no, surum: _version, durum: _state, kullanim: _uses, verilen: _given, ...seen } = row
  return { k_no, seen }
}

describe('a campaign', () => {
  test('is tried before it is written, by the price a visitor would get', async () => {
    const before = (await quote()).kur_rezervasyon_toplam.genel_toplam
    const { data } = await send('kampanya-dene-post', { kampanya: CAMPAIGN, sepet: basket() })
    expect(data).toMatchObject({ gecerli: true, once: before, rakip: null, engeller: [] })
    expect((await quote()).kur_rezervasyon_toplam.genel_toplam).toBe(before)
    const { data: row } = await send('kampanya-kaydet-post', { gorulen: null, yeni: CAMPAIGN })
    const after = (await quote()).kur_rezervasyon_toplam.genel_toplam
    expect(data.sonra).toBe(after)
    expect(data.indirim).toBeCloseTo(before - after, 2)
    const weaker = { ...CAMPAIGN, indirim_tutari: 5, ad: { tr: 'Az' } }
    expect((await send('kampanya-dene-post', { kampanya: weaker, sepet: basket() })).data).toMatchObject({
      gecerli: false,
      rakip: 'İki kişiye %10',
    })
    const { k_no, seen } = openCampaign(row)
    await send('kampanya-kaydet-post', { k_no, gorulen: seen, yeni: { ...seen, aktif: false } })
    expect((await quote()).kur_rezervasyon_toplam.genel_toplam).toBe(before)
  })

  test('of products counts on those alone, and one of tomorrow does not count yet', async () => {
    const before = (await quote()).kur_rezervasyon_toplam.genel_toplam
    const yeni = { ...CAMPAIGN, ad: { tr: 'Turda' }, kapsam: 'urun', urunler: [shop.tour.urun_k_no] }
    const { data: tried } = await send('kampanya-dene-post', { kampanya: yeni, sepet: basket() })
    expect(tried.gecerli).toBe(true)
    const { data: row } = await send('kampanya-kaydet-post', { gorulen: null, yeni })
    expect((await quote()).kur_rezervasyon_toplam.genel_toplam).toBe(tried.sonra)
    const { k_no, seen } = openCampaign(row)
    const later = `${addDays(FIRST_DAY, 365)}T00:00:00.000Z`
    const { data: moved } = await send('kampanya-kaydet-post', {
      k_no,
      gorulen: seen,
      yeni: { ...seen, baslangic: later },
    })
    expect(moved.durum).toBe('gelecek')
    expect((await quote()).kur_rezervasyon_toplam.genel_toplam).toBe(before)
    await send('kampanya-kaydet-post', { k_no, gorulen: { ...seen, baslangic: later }, yeni: { ...seen, urunler: [] } })
  })

  test('tells how often it counted and what it gave away, also under its old name', async () => {
    const { data: row } = await send('kampanya-kaydet-post', {
      gorulen: null,
      yeni: { ...CAMPAIGN, ad: { tr: 'Eylül', en: 'September' } },
    })
    const { sepet_indirim } = (await quote()).rezervasyon_toplam
    expect(await place(FIRST_DAY)).toMatchObject({ success: 1 })
    const { k_no, seen } = openCampaign(row)
    await send('kampanya-kaydet-post', {
      k_no,
      gorulen: seen,
      yeni: { ...seen, ad: { tr: 'Sonbahar', en: 'Autumn' }, aktif: false },
    })
    const { data } = await ask('kampanya-listele')
    expect(data.find((one: StoredCampaign) => one.k_no === k_no)).toMatchObject({
      durum: 'biten',
      kullanim: 1,
      verilen: [{ kur: 'TRY', tutar: sepet_indirim }],
    })
    const namesake = { ...CAMPAIGN, ad: { tr: 'Eylül' } }
    expect(await send('kampanya-kaydet-post', { gorulen: null, yeni: namesake })).toMatchObject({ code: 'kod_dolu' })
  })

  test.each([
    ['more than all', { indirim_tutari: 101 }, 'alan_hatasi'],
    ['nothing', { indirim_tutari: 0 }, 'alan_hatasi'],
    ['half a line', { toplam_tutar: 1.5 }, 'alan_hatasi'],
    ['an end before its start', { baslangic: '2027-06-02T00:00:00Z', bitis: '2027-06-01T00:00:00Z' }, 'tarih_sirasi'],
    ['a currency nobody sells in', { kur: 'JPY' }, 'kur_yok'],
    ['a product nobody has', { kapsam: 'urun', urunler: ['11111111-1111-4111-8111-111111111111'] }, 'bulunamadi'],
  ])('%s is refused', async (_what, part, code) => {
    const yeni = { ...CAMPAIGN, ad: { tr: 'Hatalı' }, ...part }
    expect(await send('kampanya-kaydet-post', { gorulen: null, yeni })).toMatchObject({ code })
  })
})

const rowOf = async (kod: string): Promise<StoredCoupon> => (await ask(`kupon-listele?ara=${kod}`)).data[0]

function writtenOf(row: StoredCoupon) {
  const {
    k_no: _key,
    surum: _version,
    durum: _state,
    seri: _series,
    kullanim: _uses,
    verilen: _given,
    ...written
  } = row
  return written
}

describe('a coupon', () => {
  test('is known whatever keyboard it is typed on', async () => {
    const { data } = await send('kupon-kaydet-post', { gorulen: null, yeni: { ...COUPON, kod: ' ışıl-i̇ndirim ' } })
    expect(data.kod).toBe('ISILINDIRIM')
    expect(await send('kupon-kaydet-post', { gorulen: null, yeni: { ...COUPON, kod: 'IŞILİNDİRİM' } })).toMatchObject({
      code: 'kod_dolu',
    })
    for (const typed of ['ışılindirim', 'IŞILİNDİRİM', 'isilindirim']) {
      expect((await quote(typed)).kupon_sorunu, typed).toBeNull()
    }
  })

  test('is tried as it stands on the screen, and takes off what a guest then gets', async () => {
    const { data } = await send('kupon-dene-post', { kupon: COUPON, sepet: basket() })
    expect(data).toMatchObject({ gecerli: true, sorun: null, indirim: 10 })
    const high = { ...COUPON, alt_sinir: 99_999 }
    expect((await send('kupon-dene-post', { kupon: high, sepet: basket() })).data).toMatchObject({
      gecerli: false,
      sorun: 'kupon_alt_sinir',
      indirim: 0,
    })
    await send('kupon-kaydet-post', { gorulen: null, yeni: COUPON })
    expect((await quote('yaz25')).kur_rezervasyon_toplam.genel_toplam).toBe(data.sonra)
  })

  test('that was used keeps room for its uses, says what it gave, and is ended rather than deleted', async () => {
    expect(await place(addDays(FIRST_DAY, 1), 'YAZ25')).toMatchObject({ success: 1 })
    const row = await rowOf('YAZ25')
    expect(row).toMatchObject({ kullanim: 1, verilen: [{ kur: 'TRY', tutar: 10 }], durum: 'suren' })
    const edit = { k_no: row.k_no, gorulen: writtenOf(row) }
    const other = { ...writtenOf(row), kod: 'BASKA' }
    expect(await send('kupon-kaydet-post', { ...edit, yeni: other })).toMatchObject({ code: 'kod_dolu' })
    const full = await send('kupon-kaydet-post', { ...edit, yeni: { ...writtenOf(row), en_cok_kullanim: 1 } })
    expect(full.data.durum).toBe('tukendi')
    const { data: off } = await send('kupon-kaydet-post', { ...edit, yeni: { ...writtenOf(full.data), aktif: false } })
    expect(off).toMatchObject({ durum: 'biten', kullanim: 1, surum: 3 })
  })

  test('never gets a limit below its uses', async () => {
    const { k_no } = await rowOf('YAZ25')
    await withTenant(shop.place.db, shop.place.tenantId, (trx) =>
      trx.updateTable('kupon').set({ en_cok_kullanim: 5, kullanim: 3 }).where('k_no', '=', k_no).execute(),
    )
    const row = await rowOf('YAZ25')
    const yeni = { ...writtenOf(row), en_cok_kullanim: 2 }
    expect(await send('kupon-kaydet-post', { k_no, gorulen: writtenOf(row), yeni })).toMatchObject({
      code: 'kupon_siniri',
      ayrinti: { kullanim: 3 },
    })
    await withTenant(shop.place.db, shop.place.tenantId, (trx) =>
      trx.updateTable('kupon').set({ kullanim: 1 }).where('k_no', '=', k_no).execute(),
    )
  })

  test('for one member needs that member', async () => {
    const yeni = { ...COUPON, kod: 'YALNIZ', uye_e_mail: 'nobody@example.com' }
    expect(await send('kupon-kaydet-post', { gorulen: null, yeni })).toMatchObject({ code: 'uye_yok' })
  })

  test.each([
    ['too short', { kod: 'AB' }],
    ['with a sign', { kod: 'YAZ!!' }],
    ['below zero', { alt_sinir: -1 }],
    ['more than all', { indirim_turu: 'yuzde', indirim_tutari: 100.01 }],
    ['no use at all', { en_cok_kullanim: 0 }],
  ])('%s is refused', async (_what, part) => {
    expect(await send('kupon-kaydet-post', { gorulen: null, yeni: { ...COUPON, ...part } })).toMatchObject({
      code: 'alan_hatasi',
    })
  })
})

describe('a series of coupons', () => {
  const { kod: _kod, uye_e_mail: _member, ...terms } = COUPON
  const SERIES = { ...terms, en_cok_kullanim: 1, seri: 'Mektup', on_ek: 'mek', adet: 300 }

  test('has as many codes as were asked for, each its own, and comes along as a file', async () => {
    const made = await send('kupon-uret-post', SERIES)
    expect(new Set(made.kodlar).size).toBe(300)
    expect(made.kodlar.every((kod: string) => /^MEK[A-Z2-9]{8}$/.test(kod))).toBe(true)
    const list = await ask('kupon-listele?seri=Mektup&sayfa=2')
    expect(list).toMatchObject({ toplam: 300, sayfa: 2, seriler: [{ seri: 'Mektup', sayi: 300, kullanim: 0 }] })
    expect(list.data).toHaveLength(50)
    const file = await shop.app.get('/api/yonetim/kupon-dosya-get?seri=Mektup', staff)
    expect(file.body.trim().split('\r\n')).toHaveLength(301)
    expect(made.kodlar.every((kod: string) => file.body.includes(kod))).toBe(true)
    expect((await quote(made.kodlar[0].toLowerCase())).kupon_sorunu).toBeNull()
    expect(await send('kupon-uret-post', SERIES)).toMatchObject({ code: 'kod_dolu' })
  })

  test.each([
    ['too many', { seri: 'A', adet: 2001 }],
    ['none', { seri: 'B', adet: 0 }],
    ['a prefix that is too long', { seri: 'C', on_ek: 'ABCDEFGHIJKLM' }],
    ['no name', { seri: '' }],
  ])('%s is refused', async (_what, part) => {
    expect(await send('kupon-uret-post', { ...SERIES, ...part })).toMatchObject({ code: 'alan_hatasi' })
  })

  test('that nobody has made has no file', async () => {
    expect((await shop.app.get('/api/yonetim/kupon-dosya-get?seri=yok', staff)).json().code).toBe('bulunamadi')
  })
})

test('products are found by name', async () => {
  const { data }: { data: NamedProduct[] } = await ask('urun-ad-listele?ara=%25')
  expect(data).toEqual([])
})
