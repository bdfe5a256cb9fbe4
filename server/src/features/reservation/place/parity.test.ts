import { randomUUID } from 'node:crypto'
import { addDays } from '@meltem/domain/calendar-day'
import { SCENARIOS } from '@meltem/domain/scenarios/all-scenarios'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { fixtureTenant } from '../../../testing/fixture.ts'
import { sellBasket } from '../../../testing/golden-catalog.ts'
import { acceptances, nights, placement, seats, stranger } from '../../../testing/hammer/hammer-basket.ts'
import { FIRST_DAY } from '../../../testing/hammer/hammer-catalog.ts'
import { BAD_INPUT, prepareBadInput } from '../../../testing/hostile/refused-input.ts'
import { openWishShop, WISHES, type WishShop } from '../../../testing/hostile/refused-wishes.ts'
import { FALSIFIED, IMPOSSIBLE_TOTALS, UNSEEN_TOTALS } from '../../../testing/hostile/tampered-bookings.ts'
import { type Course, courseOf } from '../../../testing/parity.ts'
import { carefulOnly, type Rewrite } from '../../../testing/rewrite-statements.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { openTestBooking, type TestBooking } from '../../../testing/test-booking.ts'
import { storeBulletin } from '../../settings/bulletin.queries.ts'

/** The same shop twice: in one of them every basket goes the careful way. */
interface Twins<Shop> {
  readonly quick: Shop
  readonly careful: Shop
}

type Body = Parameters<typeof courseOf>[1]

async function placeInBoth<Shop>(
  twins: Twins<Shop>,
  appOf: (shop: Shop) => TestApp,
  make: (shop: Shop) => Promise<Body> | Body,
): Promise<Twins<Course> & { readonly headers: Record<string, string> }> {
  const headers = stranger()
  const quick = await courseOf(appOf(twins.quick), await make(twins.quick), headers)
  const careful = await courseOf(appOf(twins.careful), await make(twins.careful), headers)
  return { quick, careful, headers }
}

function expectParity({ quick, careful }: Twins<Course>): void {
  expect(quick.told).toEqual(careful.told)
  expect(careful.way).not.toBe('quick')
}

async function openShop(rewrites: readonly Rewrite[]): Promise<WishShop> {
  const shop = await openTestBooking({}, rewrites)
  shop.app.clock.set(() => NOW)
  await prepareBadInput(shop)
  return await openWishShop(shop)
}

const appOf = ({ shop }: WishShop) => shop.app
/** Both shops tell the same time, so that what they write by it can be compared. */
const NOW = new Date()
const DAY = addDays(FIRST_DAY, 500)
const fair = ({ shop }: WishShop, day = DAY) => placement([seats(shop.tour, day, 2)])

describe('what is booked or refused at the desk of the fixture', () => {
  let shops: Twins<WishShop>
  beforeAll(async () => {
    shops = { quick: await openShop([]), careful: await openShop([carefulOnly]) }
  })
  afterAll(async () => {
    await shops.quick.shop.close()
    await shops.careful.shop.close()
  })
  const place = (make: (shop: WishShop) => Promise<Body> | Body) => placeInBoth(shops, appOf, make)

  test.each(BAD_INPUT)('bad input: %s', async (_, make) => {
    expectParity(await place(({ shop }) => make(shop)))
  })

  test.each(WISHES)('more than is on offer: %s', async (_, line, wish) => {
    const course = await place((shop) => {
      const priced = line(shop)
      return placement([{ ...priced, line: { ...priced.line, ...wish } }])
    })
    expectParity(course)
  })

  test.each(FALSIFIED)('falsified: %s', async (_, falsify) => {
    expectParity(await place((shop) => falsify(fair(shop))))
  })

  test.each([...UNSEEN_TOTALS, ...IMPOSSIBLE_TOTALS.map((genel_toplam) => ({ genel_toplam, on_odeme_toplam: 50 }))])(
    'totals that were not seen: %o',
    async (kur_rezervasyon_toplam) => {
      expectParity(await place((shop) => ({ ...fair(shop), kur_rezervasyon_toplam })))
    },
  )

  test('seats, in one line and in two, in every language', async () => {
    for (const [place_, lang] of (['tr', 'en', 'de', 'ru'] as const).entries()) {
      const course = await place(({ shop }) => {
        const day = addDays(DAY, 10 + place_)
        const body = placement([seats(shop.tour, day, 2), seats(shop.tour, day, 1)])
        return { ...body, lang, onaylar: acceptances(lang), rezervasyon_notu: 'a window, please' }
      })
      expectParity(course)
      expect(course.quick.way).toBe('quick')
    }
  })

  test('a departure that is full, nearly full, or full of what has run out', async () => {
    const day = addDays(DAY, 20)
    const first = await place(({ shop }) => placement([seats(shop.tour, day, 3)]))
    expectParity(first)
    expect(first.quick.way).toBe('quick')
    expectParity(await place(({ shop }) => placement([seats(shop.tour, day, 2)])))
    const last = await place(({ shop }) => placement([seats(shop.tour, day, 1)]))
    expectParity(last)
    expect(last.quick.way).toBe('quick')
    const full = await place(({ shop }) => placement([seats(shop.tour, day, 1)]))
    expectParity(full)
    expect(full.quick.told).toContain('"dolu"')
  })

  test('the same request again, another under its key, and a basket that is held', async () => {
    const sent = new Map<TestBooking, ReturnType<typeof fair>>()
    const first = (shop: WishShop) => {
      const body = sent.get(shop.shop) ?? fair(shop, addDays(DAY, 30))
      sent.set(shop.shop, body)
      return body
    }
    expectParity(await place(first))
    expectParity(await place(first))
    expectParity(await place((shop) => ({ ...first(shop), rezervasyon_notu: 'changed' })))
    const held = await place(async (shop) => {
      const body = fair(shop, addDays(DAY, 31))
      const { k_no, lang, sepet_urunler, secilen_kur, kur_rezervasyon_toplam } = body
      const hold = { k_no, lang, sepet_urunler, secilen_kur, kur_rezervasyon_toplam }
      const answer = await shop.shop.post('/rezervasyon-tut-post', hold)
      expect(answer.statusCode).toBe(200)
      return body
    })
    expectParity(held)
  })

  test.each(['havale', 'kredi_karti', 'tur_gunu'] as const)('paid by %s, with and without nights', async (method) => {
    const day = addDays(DAY, -450 + method.length)
    expectParity(await place(({ shop }) => placement([seats(shop.tour, day)], { method })))
    expectParity(await place(({ shop }) => placement([seats(shop.tour, day), nights(shop.villa, day, 3)], { method })))
    expectParity(await place(({ shop }) => placement([nights(shop.asked, day, 3)], { method })))
  })

  test('without the contracts, and without a guest who can be named', async () => {
    expectParity(await place((shop) => ({ ...fair(shop), onaylar: [] })))
    expectParity(await place((shop) => ({ ...fair(shop), misafir: { ...fair(shop).misafir, ad: '' } })))
  })
})

interface Scene {
  readonly app: TestApp
  readonly tenantId: number
}

async function openScene(rewrites: readonly Rewrite[]): Promise<Scene> {
  const plain = fixtureTenant('alfa', ['tr', 'en', 'de', 'ru'], { para_birimleri: ['TRY', 'EUR', 'USD', 'GBP'] })
  const rezervasyon = { taksit_oranlari: { 2: 3.5, 3: 5.75, 6: 9.9 }, bilet_on_eki: 'ALF', tutma_dk: 15 }
  const other = { ...plain.ayarlar.other, uye_olmadan_rezervasyon: true }
  const tenant = { ...plain, ayarlar: { ...plain.ayarlar, rezervasyon, other } }
  const environment = { TRUST_PROXY: '127.0.0.1', RATE_LIMIT: '100000' }
  const app = await startTestApp({ tenants: [tenant], environment, rewrites })
  app.clock.set(() => new Date('2026-05-10T09:00:00Z'))
  return { app, tenantId: app.tenants.byKod('alfa')?.id ?? 0 }
}

type Scenario = (typeof SCENARIOS)[number]['sepet']

/** Puts the basket of a scenario on sale, its tours with a boat of their own, and answers the placement that buys it. */
async function sellScenario({ app, tenantId: tenant_id }: Scene, sepet: Scenario): Promise<Body> {
  const { db, cache } = app.services
  const { TRY: _base, ...rates } = sepet.kurlar
  await storeBulletin(db, {
    banka_kodu: sepet.banka_kodu,
    bulten_no: null,
    bulten_tarihi: '2099-01-01',
    kurlar: Object.entries(rates).map(([kod, satis]) => ({ kod, alis: satis, satis })),
  })
  cache.dropAll()
  const request = await withTenant(db, tenant_id, async (trx) => {
    const sold = await sellBasket(trx, tenant_id, sepet)
    for (const [place, { tarife }] of sepet.satirlar.entries()) {
      if (tarife.tur !== 'kisi' && tarife.tur !== 'grup') continue
      const kaynak_k_no = randomUUID()
      await trx.insertInto('kaynak').values({ tenant_id, k_no: kaynak_k_no, ad: 'Boat', stok: 'kalkis' }).execute()
      const days = { ilk_gun: '2026-01-01', son_gun: '2028-12-31', gunler: [1, 2, 3, 4, 5, 6, 7], saatler: ['09:30'] }
      await trx
        .insertInto('kalkis_kurali')
        .values({ tenant_id, kaynak_k_no, ...days, kontenjan: 60 })
        .execute()
      const option = sold.sepet_urunler[place]?.opsiyon_k_no ?? ''
      await trx.updateTable('opsiyon').set({ kaynak_k_no }).where('k_no', '=', option).execute()
    }
    return sold
  })
  const { data } = (await app.post('/api/sepet-hesapla-post', request)).json()
  const { kart_taksit = 1, odeme_tipi = 'on_odeme', ...basket } = request
  const { genel_toplam, on_odeme_toplam } = data.kur_rezervasyon_toplam
  const k_no = randomUUID()
  return {
    ...basket,
    k_no,
    odeme_tipi,
    rezervasyon_satis_durum: 'direk',
    odeme_yontemi: 'tur_gunu',
    misafir: { ad: 'Ada', soyad: 'Deniz', telefon: '+905321112233', e_mail: `${k_no.slice(0, 8)}@example.com` },
    ...(kart_taksit > 1 ? { kart_bilgileri: { kart_3d_guvenlik: true, kart_taksit } } : {}),
    mesafeli_satis_sozlesmesi: true,
    kiralama_sozlesmesi: true,
    onaylar: acceptances('tr'),
    kur_rezervasyon_toplam: { genel_toplam, on_odeme_toplam },
    modul: 'web',
  } as Body
}

describe('the baskets of the scenarios', () => {
  let scenes: Twins<Scene>
  const ways: (string | undefined)[] = []
  beforeAll(async () => {
    scenes = { quick: await openScene([]), careful: await openScene([carefulOnly]) }
  })
  afterAll(async () => {
    await scenes.quick.app.close()
    await scenes.careful.app.close()
  })

  test.each(SCENARIOS.map((one) => [one.ad, one.sepet] as const))('%s', async (_, sepet) => {
    const course = await placeInBoth(
      scenes,
      ({ app }) => app,
      (scene) => sellScenario(scene, sepet),
    )
    expectParity(course)
    ways.push(course.quick.way)
  })

  test('most of them are sold, and every basket of nothing but tours in the quick way', () => {
    const tours = SCENARIOS.filter(
      ({ sepet }) => !sepet.kupon && sepet.satirlar.every(({ tarife: { tur } }) => tur === 'kisi' || tur === 'grup'),
    )
    expect(tours.length).toBeGreaterThan(5)
    expect(ways.filter((way) => way === 'quick')).toHaveLength(tours.length)
    expect(ways.filter((way) => way !== undefined).length).toBeGreaterThan(SCENARIOS.length / 2)
  })
})

describe('a way that does something else', () => {
  const lost =
    (table: string): Rewrite =>
    (text) =>
      text.startsWith(`insert into ${table} (tenant_id`) && text.includes('unnest') ? `${text} where false` : text

  test.each(['denetim', 'eposta'])('is noticed: the quick way writes nothing into %s', async (table) => {
    const quick = await openTestBooking({}, [lost(table)])
    const careful = await openTestBooking({}, [carefulOnly])
    const same = await openTestBooking()
    for (const { app } of [quick, careful, same]) app.clock.set(() => NOW)
    const course = await placeInBoth(
      { quick, careful },
      ({ app }) => app,
      ({ tour }) => placement([seats(tour, FIRST_DAY, 2)]),
    )
    expect(course.quick.way).toBe('quick')
    expect(course.quick.told).not.toEqual(course.careful.told)
    // The same comparison without the difference.
    const body = placement([seats(same.tour, FIRST_DAY, 2)])
    expect((await courseOf(same.app, body, course.headers)).told).toEqual(course.careful.told)
    for (const shop of [quick, careful, same]) await shop.close()
  })
})
