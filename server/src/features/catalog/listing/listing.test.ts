import { getProduct } from '@meltem/contract/catalog/catalog'
import { listProducts } from '@meltem/contract/catalog/listing'
import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { startCatalogApp } from '../../../testing/catalog-app.ts'
import { TENANTS } from '../../../testing/demo-tenants.ts'
import type { TestApp } from '../../../testing/test-app.ts'

const TODAY = Temporal.Now.plainDateISO('Europe/Istanbul').toString()

let app: TestApp
beforeAll(async () => {
  app = await startCatalogApp()
})
afterAll(() => app.close())

const list = async (query: string) =>
  (await app.get(`/api/category-urun-listele?${query}`, { company: 'meltem' })).json()
const products = TENANTS.find(({ kod }) => kod === 'meltem')?.vitrinler ?? []

describe('a list', () => {
  test('answers what the contract says, with everything on offer', async () => {
    const answer = await list('dil=tr&adet=48')
    expect(z.safeParse(listProducts.output, answer).error).toBeUndefined()
    expect(answer.data.toplam).toBe(products.length)
  })

  test('of a category has its title and its addresses in the other languages', async () => {
    const { data } = await list('dil=de&kategori=ferienvillen')
    expect(data).toMatchObject({ baslik: 'Ferienvillen', ceviriler: { en: 'villas', tr: 'villa-kiralama' } })
    expect(new Set(data.urunler.map((card: { urun_tipi: string }) => card.urun_tipi))).toEqual(new Set(['villa']))
  })

  test('by dates prices every card', async () => {
    const { data } = await list(`dil=en&baslangic=${addDays(TODAY, 40)}&bitis=${addDays(TODAY, 47)}&yetiskin=2`)
    expect(data.toplam).toBeGreaterThan(0)
    for (const card of data.urunler) expect(card.tarihli_fiyat.musait, card.baslik).toBe(true)
  })

  test('counts of filters say what choosing them leaves, with dates and party', async () => {
    const week = `baslangic=${addDays(TODAY, 40)}&bitis=${addDays(TODAY, 47)}&yetiskin=2`
    const { data } = await list(`dil=en&kategori=villas&${week}&adet=1`)
    const choices: { kod: string; sayi: number }[] = data.yuzler.flatMap(
      ({ kod, secenekler }: { kod: string; secenekler: { kod: string; sayi: number }[] }) =>
        ['urun_tipi', 'bolge', 'satis', 'ucretsiz_iptal'].includes(kod)
          ? []
          : secenekler.map((one) => ({ kod: `${kod}:${one.kod}`, sayi: one.sayi })),
    )
    expect(choices.length).toBeGreaterThan(3)
    for (const { kod, sayi } of choices) {
      const chosen = await list(`dil=en&kategori=villas&${week}&ozellik=${kod}&adet=1`)
      expect(chosen.data.toplam, kod).toBe(sayi)
    }
  })
})

describe('filters of a list of several kinds (PAGE-32)', () => {
  interface Facet {
    readonly kod: string
    readonly secenekler: readonly { readonly kod: string; readonly sayi: number }[]
  }
  const groupsOf = async (query: string): Promise<readonly Facet[]> =>
    (await list(`dil=en&adet=1&${query}`)).data.yuzler
  const namesOf = async (query: string) => new Set((await groupsOf(query)).map(({ kod }) => kod))

  test('are those that each of its kinds has', async () => {
    const all = await groupsOf('')
    const kinds = all.find(({ kod }) => kod === 'urun_tipi')?.secenekler.map(({ kod }) => kod) ?? []
    expect(kinds.length).toBeGreaterThan(2)
    const ofKinds = await Promise.all(kinds.map((kind) => namesOf(`urun_tipi=${kind}`)))
    const every = ofKinds.reduce((names, one) => names.union(one))
    const shared = ofKinds.reduce((names, one) => names.intersection(one))
    expect(all.length).toBeLessThan(every.size)
    expect(all.length).toBeLessThanOrEqual(9)
    expect(shared.difference(new Set(all.map(({ kod }) => kod)))).toEqual(new Set())
    for (const { kod } of all) {
      for (const [at, names] of ofKinds.entries())
        expect([kod, kinds[at], names.has(kod)]).toEqual([kod, kinds[at], true])
    }
  })

  test('and one that is chosen stays, so that it can be taken back', async () => {
    const [only] = [...(await namesOf('urun_tipi=yat')).difference(await namesOf(''))]
    const choice = (await groupsOf('urun_tipi=yat')).find(({ kod }) => kod === only)?.secenekler[0]?.kod
    const chosen = await namesOf(`urun_tipi=yat,villa&ozellik=${only}:${choice}`)
    expect(chosen).toContain(only)
  })
})

describe('a product', () => {
  test.each(products.map((one) => [one.urun.anahtar, one] as const))(
    '%s answers what the contract says',
    async (_, one) => {
      for (const [dil, text] of Object.entries(one.metin)) {
        const path = `/api/category-urun-getir?dil=${dil}&slug=${text.slug}`
        const answer = (await app.get(path, { company: 'meltem' })).json()
        expect(z.safeParse(getProduct.output, answer).error).toBeUndefined()
        expect(answer.data.icerik.baslik).toBe(text.baslik)
      }
    },
  )
})
