import type { getPrices, publishPrices, savePrices } from '@meltem/contract/catalog/prices-office'
import type { BasketQuote } from '@meltem/contract/reservation/basket'
import type { listOptions, saveOption } from '@meltem/contract/stock/office'
import type { AnswerOf, Endpoint, OutputOf } from '@meltem/contract/wire/endpoint'
import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nights, ride, stranger } from '../../testing/hammer/hammer-basket.ts'
import { addHouse, addTransfer, FIRST_DAY, type House, type Sold } from '../../testing/hammer/hammer-catalog.ts'
import { guestTenantOf } from '../../testing/hammer/hammer-tenant.ts'
import { colleagueHeaders, staffHeaders } from '../../testing/staff-login.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const DAY = addDays(FIRST_DAY, 20)

let app: TestApp
let ada: Record<string, string>
let van: Sold
let house: House

beforeAll(async () => {
  app = await startTestApp({ tenants: [guestTenantOf('alfa')], environment: { RATE_LIMIT: '100000' } })
  const place = { db: app.services.db, tenantId: app.tenants.byKod('alfa')?.id ?? 0 }
  van = await addTransfer(place, 2)
  house = await addHouse(place)
  ada = await staffHeaders(app)
})
afterAll(() => app.close())

async function ask<E extends Endpoint>(path: string, body?: object, headers = ada): Promise<AnswerOf<E>> {
  const answer = body
    ? await app.post(`/api/yonetim/${path}`, body, headers)
    : await app.get(`/api/yonetim/${path}`, headers)
  return answer.json<AnswerOf<E>>()
}

async function get<E extends Endpoint>(path: string, body?: object): Promise<OutputOf<E>> {
  const answer = await ask<E>(path, body)
  if (answer.success !== 1) throw new Error(JSON.stringify(answer))
  return answer
}

async function quote(line: object): Promise<number> {
  const body = { lang: 'en', secilen_kur: 'TRY', sepet_urunler: [line] }
  const { data } = (await app.post('/api/sepet-hesapla-post', body, stranger())).json<{ data?: BasketQuote }>()
  return data?.kur_rezervasyon_toplam.genel_toplam ?? Number.NaN
}

const optionOf = async ({ urun_k_no, opsiyon_k_no }: Sold) =>
  (await get<typeof listOptions>(`secenek-listele?urun_k_no=${urun_k_no}`)).data.find(
    ({ k_no }) => k_no === opsiyon_k_no,
  )

const edit = ({ urun_k_no, opsiyon_k_no }: Sold, gorulen: object, yeni: object) => ({
  urun_k_no,
  k_no: opsiyon_k_no,
  surum: 1,
  gorulen,
  yeni,
  bilinen: 0,
})
const NIGHT = { baslangic: '22:00', bitis: '06:00', turu: 'yuzde', oran: 25 }

/** A new price there for one day, published; its publication. */
async function publish({ opsiyon_k_no }: Sold, price: number): Promise<string> {
  const { secenekler } = await get<typeof getPrices>('fiyat-getir?gun=31')
  const surum = secenekler.find((one) => one.k_no === opsiyon_k_no)?.surum ?? 0
  const day = addDays(DAY, 5)
  const saved = await get<typeof savePrices>('fiyat-kaydet-post', {
    secenekler: [{ k_no: opsiyon_k_no, surum }],
    islemler: [
      {
        tur: 'boya',
        secenekler: [opsiyon_k_no],
        gunler: [{ ilk: day, son: day }],
        degisim: { fiyat: { esit: [price] } },
        kur: 'TRY',
      },
    ],
  })
  const done = await get<typeof publishPrices>('fiyat-yayinla-post', { secenekler: saved.secenekler })
  return done.yayin_k_no
}

test('a night surcharge and a discount for both ways are set, counted, and stay when prices are published', async () => {
  const late = ride(van, DAY, '23:00').line
  const both = { ...ride(van, DAY, '10:00').line, bitis: addDays(DAY, 1), bitis_saat: '10:00' }
  const [one, two] = [await quote(late), await quote(both)]
  const wish = edit(van, { gece_farki: null, gidis_donus_oran: 0 }, { gece_farki: NIGHT, gidis_donus_oran: 10 })
  expect((await get<typeof saveOption>('secenek-kaydet-post', wish)).data).toMatchObject(wish.yeni)
  const counted = async () => [await quote(late), await quote(both)]
  expect(await counted()).toEqual([one * 1.25, two * 0.9])
  const publication = await publish(van, 333)
  expect(await counted()).toEqual([one * 1.25, two * 0.9])
  await get('fiyat-geri-al-post', { yayin_k_no: publication })
  expect(await optionOf(van)).toMatchObject(wish.yeni)
  const amount = { baslangic: '21:30', bitis: '05:00', turu: 'tutar', tutar: 17.5 }
  await get('secenek-kaydet-post', edit(van, { gece_farki: NIGHT }, { gece_farki: amount }))
  expect(await optionOf(van)).toMatchObject({ gece_farki: amount, gidis_donus_oran: 10 })
  expect(await quote(late)).toBe(one + 17.5)
  await get('secenek-kaydet-post', edit(van, { gece_farki: amount }, { gece_farki: null }))
  expect(await quote(late)).toBe(one)
})

test('a long stay costs less from its threshold on, the highest that is reached', async () => {
  const [short, long] = [nights(house, DAY, 3).line, nights(house, DAY, 14).line]
  const [one, two] = [await quote(short), await quote(long)]
  const rules = [
    { en_az_gece: 14, oran: 10 },
    { en_az_gece: 7, oran: 5 },
  ]
  await get('secenek-kaydet-post', edit(house, { uzun_konaklama: [] }, { uzun_konaklama: rules }))
  expect((await optionOf(house))?.uzun_konaklama).toEqual(rules.toReversed())
  expect([await quote(short), await quote(long)]).toEqual([one, two * 0.9])
  await publish(house, 1234)
  expect(await quote(long)).toBeLessThan(two)
  expect((await optionOf(house))?.uzun_konaklama).toEqual(rules.toReversed())
})

test('what is no term of its tariff, or no value of it, is refused at its field', async () => {
  const bad: readonly (readonly [Sold, object, string])[] = [
    [van, { gece_farki: { ...NIGHT, oran: 0 } }, 'yeni.gece_farki.oran'],
    [van, { gece_farki: { ...NIGHT, oran: 20.123 } }, 'yeni.gece_farki.oran'],
    [van, { gece_farki: { ...NIGHT, bitis: '22:00' } }, 'yeni.gece_farki.bitis'],
    [van, { gece_farki: { ...NIGHT, baslangic: '25:00' } }, 'yeni.gece_farki.baslangic'],
    [van, { gidis_donus_oran: -5 }, 'yeni.gidis_donus_oran'],
    [van, { gidis_donus_oran: 91 }, 'yeni.gidis_donus_oran'],
    [van, { gidis_donus_oran: null }, 'yeni.gidis_donus_oran'],
    [van, { tolerans_dk: 60 }, 'yeni.tolerans_dk'],
    [van, { olcu: 'saat' }, 'yeni.olcu'],
    [house, { gece_farki: NIGHT }, 'yeni.gece_farki'],
    [house, { uzun_konaklama: [{ en_az_gece: 1, oran: 5 }] }, 'yeni.uzun_konaklama.0.en_az_gece'],
    [house, { uzun_konaklama: [7, 7].map((en_az_gece) => ({ en_az_gece, oran: 5 })) }, 'yeni.uzun_konaklama'],
  ]
  const before = [await optionOf(van), await optionOf(house)]
  for (const [sold, yeni, alan] of bad) {
    const now = before.find((row) => row?.k_no === sold.opsiyon_k_no) ?? {}
    const seen = Object.fromEntries(Object.keys(yeni).map((name) => [name, Reflect.get(now, name)]))
    const answer = await ask('secenek-kaydet-post', edit(sold, seen, yeni))
    expect(answer, JSON.stringify(yeni)).toMatchObject({ code: 'alan_hatasi', alanlar: [{ alan }] })
  }
  expect([await optionOf(van), await optionOf(house)]).toEqual(before)
})

test('two clerks: different terms merge, the same one is told with who; prices ask for their right', async () => {
  const now = await optionOf(van)
  const { gece_farki = null, gidis_donus_oran = 0 } = now ?? {}
  await get('secenek-kaydet-post', edit(van, { gece_farki }, { gece_farki: NIGHT }))
  await get('secenek-kaydet-post', edit(van, { gidis_donus_oran }, { gidis_donus_oran: 4 }))
  expect(await optionOf(van)).toMatchObject({ gece_farki: NIGHT, gidis_donus_oran: 4 })
  const late = edit(van, { gidis_donus_oran }, { gidis_donus_oran: 6 })
  expect(await ask('secenek-kaydet-post', late)).toMatchObject({
    code: 'surum_degisti',
    ayrinti: { kim: 'Ada alfa', alanlar: { gidis_donus_oran: 4 } },
  })
  const editor = await colleagueHeaders(app, 'icerik')
  const wish = edit(van, { gidis_donus_oran: 4 }, { gidis_donus_oran: 6 })
  expect(await ask('secenek-kaydet-post', wish, editor)).toMatchObject({
    code: 'yetki_yok',
    ayrinti: { hak: 'fiyat.yaz' },
  })
  expect(await ask('secenek-kaydet-post', edit(van, { sure_dk: 60 }, { sure_dk: 70 }), editor)).toMatchObject({
    success: 1,
  })
})
