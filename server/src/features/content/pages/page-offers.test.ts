import type { Offer } from '@meltem/contract/content/content'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import type { CampaignTable, CouponTable } from '../../../platform/db/tables/reservation.ts'
import { startCatalogApp } from '../../../testing/catalog-app.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { PublicationClock } from '../publication/publication-clock.ts'

let app: TestApp
let id: number
beforeAll(async () => {
  app = await startCatalogApp()
  id = app.tenants.byKod('meltem')?.id ?? 0
})
afterAll(async () => {
  // The oracle counts the uses of every coupon.
  await withTenant(app.services.db, id, (trx) => trx.deleteFrom('kupon').where('kod', '<>', 'MELTEM10').execute())
  await app.close()
})

const LANGUAGES = ['tr', 'en', 'de', 'ru'] as const
const OFFERS_PAGE = { tr: '/kampanyalar', en: '/offers', de: '/angebote', ru: '/aktsii' } as const
const PAGES = LANGUAGES.flatMap((dil) => [`dil=${dil}&turu=ana`, `dil=${dil}&turu=ozel&url=${OFFERS_PAGE[dil]}`])

interface ShownBlock {
  readonly tip: string
  readonly ogeler?: readonly Offer[]
}

async function blocksOf(page: string): Promise<readonly ShownBlock[]> {
  app.services.cache.dropTenant(id)
  const answer = await app.get(`/api/page-get?${page}`, { company: 'meltem' })
  return answer.json().data.bloklar
}

async function offersOn(page: string): Promise<readonly Offer[] | undefined> {
  return (await blocksOf(page)).find(({ tip }) => tip === 'kampanya')?.ogeler
}

const HOME = 'dil=en&turu=ana'

test.each(PAGES)('%s promises what the rows of the tenant grant, and nothing else', async (page) => {
  const offers = await offersOn(page)
  expect(
    offers?.map(({ kaynak, kod, deger, esik, urun_tipleri }) => ({ kaynak, kod, deger, esik, urun_tipleri })),
  ).toEqual([
    {
      kaynak: 'sepet',
      kod: null,
      deger: { turu: 'yuzde', oran: 15 },
      esik: { turu: 'adet', adet: 3 },
      urun_tipleri: ['tur'],
    },
    {
      kaynak: 'kupon',
      kod: 'MELTEM10',
      deger: { turu: 'tutar', tutar: 10, kur: 'EUR' },
      esik: null,
      urun_tipleri: [],
    },
    { kaynak: 'urun', kod: null, deger: { turu: 'yuzde', oran: 15 }, esik: null, urun_tipleri: [] },
  ])
  expect(JSON.stringify(await blocksOf(page))).not.toMatch(
    /1[.,\s]?500|€ ?100\b|100 ?€|fixed sum|fester Nachlass|sabit indirim/,
  )
})

describe('an offer', () => {
  beforeEach(() =>
    withTenant(app.services.db, id, async (trx) => {
      await trx.updateTable('kampanya').set({ aktif: false }).execute()
      await trx.updateTable('kupon').set({ aktif: false }).execute()
    }),
  )

  const hours = (count: number) => new Date(Date.now() + count * 3_600_000)
  const hundredOff = {
    ad: JSON.stringify({ en: 'Large baskets' }),
    kapsam: 'sepet',
    kampanya_turu: 'tutar',
    toplam_tutar: 150_000,
    indirim_turu: 'tutar',
    indirim_tutari: 10_000,
    kur: 'EUR',
    baslangic: null,
    bitis: null,
  } as const

  async function withCampaign(changes: Partial<Record<keyof CampaignTable, unknown>>): Promise<void> {
    await withTenant(app.services.db, id, (trx) =>
      trx
        .insertInto('kampanya')
        .values({ tenant_id: id, ...hundredOff, ...(changes as object) })
        .execute(),
    )
  }

  async function withCoupon(changes: Partial<Record<keyof CouponTable, unknown>>): Promise<void> {
    const kod = `C${Math.random().toString(36).slice(2, 12).toUpperCase()}`
    const terms = { indirim_turu: 'yuzde', indirim_tutari: 5, kur: 'EUR', baslangic: null, bitis: null } as const
    await withTenant(app.services.db, id, (trx) =>
      trx
        .insertInto('kupon')
        .values({ tenant_id: id, kod, ...terms, vitrinde: true, ...(changes as object) })
        .execute(),
    )
  }

  test('stands on the page while its row runs, with its threshold and its end', async () => {
    const bitis = hours(5)
    await withCampaign({ baslangic: hours(-1), bitis })
    expect(await offersOn(HOME)).toEqual([
      {
        kaynak: 'sepet',
        kod: null,
        deger: { turu: 'tutar', tutar: 100, kur: 'EUR' },
        en_cok: false,
        esik: { turu: 'tutar', tutar: 1500, kur: 'EUR' },
        urun_tipleri: [],
        urun_sayisi: null,
        uye_basina: null,
        bitis: bitis.toISOString(),
      },
    ])
  })

  test.each([
    ['switched off', () => withCampaign({ aktif: false })],
    ['not begun', () => withCampaign({ baslangic: hours(1) })],
    ['over', () => withCampaign({ bitis: hours(-1) })],
    ['worth nothing', () => withCampaign({ indirim_tutari: 0 })],
    ['of a product that nobody sells', () => withCampaign({ kapsam: 'urun' })],
    ['a coupon that is not told to everybody', () => withCoupon({ vitrinde: false })],
    ['a coupon of one member', () => withCoupon({ uye_k_no: crypto.randomUUID() })],
    ['a coupon that is used up', () => withCoupon({ en_cok_kullanim: 2, kullanim: 2 })],
    ['a coupon that is over', () => withCoupon({ bitis: hours(-1) })],
  ])('that is %s leaves no block behind, and the page whole', async (_, make) => {
    await make()
    const blocks = await blocksOf(HOME)
    expect(blocks.map(({ tip }) => tip)).toEqual(['vitrin', 'turler', 'bolgeler', 'sozler', 'yazilar', 'bulten'])
  })

  test('by coupon says from what sum on and how often one person may use it', async () => {
    await withCoupon({ kod: 'YAZ5', alt_sinir: 20_000, uye_basina: 1, en_cok_kullanim: 2, kullanim: 1 })
    expect(await offersOn(HOME)).toMatchObject([
      { kaynak: 'kupon', kod: 'YAZ5', esik: { turu: 'tutar', tutar: 200, kur: 'EUR' }, uye_basina: 1 },
    ])
  })

  test('of a tenant is told by no other', async () => {
    await withCampaign({})
    const answer = await app.get('/api/page-get?dil=en&turu=ana', { company: 'poyraz' })
    expect(JSON.stringify(answer.json().data.bloklar)).not.toContain('1500')
  })
})

test('pages are forgotten when a coupon they tell of changes or is used up, and not with every use', async () => {
  const client = new pg.Client({ connectionString: app.database.ownerUrl })
  await client.connect()
  await client.query('listen icerik_degisti')
  const told: string[] = []
  client.on('notification', ({ payload = '' }) => told.push(payload))
  const after = async (change: Partial<Record<keyof CouponTable, unknown>>) => {
    await client.query('select 1')
    told.length = 0
    await withTenant(app.services.db, id, (trx) =>
      trx
        .updateTable('kupon')
        .set(change as object)
        .where('kod', '=', 'SAYAC')
        .execute(),
    )
    await client.query('select 1')
    return [...told]
  }
  const terms = { indirim_turu: 'yuzde', indirim_tutari: 5, kur: 'EUR', baslangic: null, bitis: null } as const
  await withTenant(app.services.db, id, (trx) =>
    trx
      .insertInto('kupon')
      .values({ tenant_id: id, kod: 'SAYAC', ...terms, vitrinde: true, en_cok_kullanim: 3 })
      .execute(),
  )
  expect(await after({ kullanim: 1 })).toEqual([])
  expect(await after({ kullanim: 3 })).toEqual([String(id)])
  expect(await after({ aktif: false })).toEqual([String(id)])
  expect(await after({ vitrinde: false })).toEqual([String(id)])
  expect(await after({ aktif: true, indirim_tutari: 7 })).toEqual([])
  await client.end()
})

describe('the pages of a tenant are forgotten at the instant', () => {
  async function instantOf(write: (at: Date) => Promise<unknown>): Promise<number> {
    const at = new Date(Date.now() + 600)
    await write(at)
    const forgotten = await new Promise<number>((resolve) => {
      const clock = new PublicationClock({
        db: app.services.db,
        tenants: app.tenants,
        log: app.services.log,
        onInstant: (tenantId) => {
          clock.close()
          if (tenantId === id) resolve(Date.now())
        },
      })
      clock.look(id)
    })
    return forgotten - at.getTime()
  }

  test.each([
    [
      'a campaign ends',
      (bitis: Date) =>
        withTenant(app.services.db, id, (trx) =>
          trx.updateTable('kampanya').set({ aktif: true, bitis }).where('kapsam', '=', 'sepet').execute(),
        ),
    ],
    [
      'a campaign of a product begins',
      (baslangic: Date) =>
        withTenant(app.services.db, id, (trx) =>
          trx.updateTable('kampanya').set({ aktif: true, baslangic }).where('kapsam', '=', 'urun').execute(),
        ),
    ],
    [
      'a coupon ends',
      (bitis: Date) =>
        withTenant(app.services.db, id, (trx) =>
          trx.updateTable('kupon').set({ aktif: true, bitis }).where('kod', '=', 'MELTEM10').execute(),
        ),
    ],
  ])('at which %s', async (_, write) => {
    const late = await instantOf(write)
    expect(late).toBeGreaterThanOrEqual(0)
    expect(late).toBeLessThan(2_000)
  })
})
