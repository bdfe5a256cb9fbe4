import type { Block } from '@meltem/contract/content/content'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { startCatalogApp } from '../../../testing/catalog-app.ts'
import type { TestApp } from '../../../testing/test-app.ts'

let app: TestApp
let id: number
beforeAll(async () => {
  app = await startCatalogApp()
  id = app.tenants.byKod('meltem')?.id ?? 0
})
beforeEach(() => onOffer('true'))
afterAll(() => app.close())

/** Published is what the condition says. */
async function onOffer(condition: string): Promise<void> {
  const shown = `update urun_vitrin set yayinda = (${condition}) where tenant_id = ${id}`
  const sold = `update urun set yayinda = v.yayinda from urun_vitrin v
    where v.tenant_id = urun.tenant_id and v.urun_k_no = urun.k_no and urun.tenant_id = ${id}`
  for (const statement of [shown, sold]) await app.owner.pool.query(statement)
  app.services.catalog.forgetAll()
  app.services.cache.dropAll()
}

async function homeBlocks(): Promise<readonly Block[]> {
  const answer = await app.get('/api/page-get?dil=en&turu=ana', { company: 'meltem' })
  return answer.json<{ data: { bloklar: Block[] } }>().data.bloklar
}

async function kindsShown(): Promise<string[] | undefined> {
  const block = (await homeBlocks()).find((one) => one.tip === 'turler')
  return block?.tip === 'turler' ? block.ogeler.map(({ urun_tipi }) => urun_tipi) : undefined
}

async function placesShown(): Promise<string[] | undefined> {
  const block = (await homeBlocks()).find((one) => one.tip === 'bolgeler')
  return block?.tip === 'bolgeler' ? block.ogeler.map(({ url }) => url) : undefined
}

/** Each language is asked once: what was written stays for a while. */
async function siteMap(dil: 'en' | 'de'): Promise<string[]> {
  const { body } = await app.get(`/sitemap-${dil}-1.xml`, { company: 'meltem' })
  return [...body.matchAll(/<loc>https?:\/\/[^/]*([^<]*)<\/loc>/g)].map(([, path = '']) => path)
}
const menu = async () => {
  const answer = await app.get('/api/setting-get', { company: 'meltem' })
  return answer.json<{ data: { menu: { turu: string; icerik: { en?: { slug?: string | null } } }[] } }>().data.menu
}

describe('what a page shows of the catalogue', () => {
  test('are all kinds and places while all are on offer', async () => {
    expect(await kindsShown()).toHaveLength(9)
    expect((await placesShown())?.length).toBeGreaterThan(3)
    expect((await menu()).filter(({ turu }) => turu === 'c').length).toBeGreaterThan(4)
  })

  test('are two kinds when two are sold, and all again afterwards', async () => {
    await onOffer(`urun_tipi in ('tur', 'villa')`)
    expect((await kindsShown())?.toSorted()).toEqual(['tur', 'villa'])
    const lists = (await menu()).filter(({ turu }) => turu === 'c').map(({ icerik }) => icerik.en?.slug)
    expect(lists.length).toBeGreaterThan(0)
    for (const slug of lists) {
      const { data } = (
        await app.get(`/api/category-urun-listele?dil=en&kategori=${slug}`, { company: 'meltem' })
      ).json()
      expect(data.urunler, `${slug}`).not.toEqual([])
    }
    await onOffer('true')
    expect(await kindsShown()).toHaveLength(9)
  })

  test('is no place of which nothing is on offer', async () => {
    const all = (await placesShown()) ?? []
    const [kept = ''] = await withTenant(app.services.db, id, async (trx) =>
      (await trx.selectFrom('bolge').select('k_no').where('kod', '=', 'gocek').execute()).map(({ k_no }) => k_no),
    )
    expect(kept).not.toBe('')
    await onOffer(`bolge_k_no = '${kept}'`)
    const left = (await placesShown()) ?? []
    expect(left).toContain('/u/gocek')
    expect(left.length).toBeLessThan(all.length)
  })

  test('is no tile, no poster and no page of rides without anything on offer', async () => {
    await onOffer('false')
    expect([await kindsShown(), await placesShown()]).toEqual([undefined, undefined])
  })
})

test('the site map names the page of transfers while there are rides', async () => {
  expect(await siteMap('de')).toContain('/de/t')
  await onOffer(`urun_tipi <> 'transfer'`)
  const left = await siteMap('en')
  expect(left).toContain('/en/d')
  expect(left).not.toContain('/en/t')
})
