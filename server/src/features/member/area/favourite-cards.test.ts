import { listFavourites } from '@meltem/contract/member/area'
import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { withTenant } from '../../../platform/db/connection.ts'
import { startCatalogApp } from '../../../testing/catalog-app.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { type Browser, newMember } from '../../../testing/test-member.ts'

const TODAY = Temporal.Now.plainDateISO('Europe/Istanbul').toString()

let app: TestApp
let member: Browser
beforeAll(async () => {
  app = await startCatalogApp()
  member = await newMember(app, 'hearts@example.com', 'meltem')
})
afterAll(() => app.close())

interface Listed {
  readonly favori: { readonly urun_k_no: string }
  readonly urun: { readonly k_no: string; readonly tarihli_fiyat: { readonly toplam: number } | null } | null
}

const list = async (): Promise<Listed[]> => {
  const answer = (await member.get('/uye-favori-listele?kur=EUR')).json()
  expect(z.safeParse(listFavourites.output, answer).error).toBeUndefined()
  return answer.data
}

const free = async (from: string, to: string) => {
  const path = `/category-urun-listele?dil=tr&kur=EUR&urun_tipi=villa&baslangic=${from}&bitis=${to}&yetiskin=2`
  return (await member.get(path)).json().data.urunler as { k_no: string; tarihli_fiyat: { toplam: number } }[]
}

describe('favourites as cards', () => {
  test('are priced for the dates they were marked with, like the list of products', async () => {
    const week = { baslangic: addDays(TODAY, 40), bitis: addDays(TODAY, 47) }
    const [first, second] = await free(week.baslangic, week.bitis)
    await member.post('/uye-favori-ekle-post', { urun_k_no: first?.k_no, ...week, yetiskin: 2 })
    await member.post('/uye-favori-ekle-post', { urun_k_no: second?.k_no })
    const listed = await list()
    expect(listed.map(({ favori }) => favori.urun_k_no)).toEqual([second?.k_no, first?.k_no])
    expect(listed[1]?.urun?.tarihli_fiyat).toMatchObject({ toplam: first?.tarihli_fiyat.toplam, musait: true })
    expect(listed[0]?.urun?.tarihli_fiyat).toBeNull()
  })

  test('whose dates have gone by show the price they start at', async () => {
    const [listed] = await list()
    const urun_k_no = listed?.favori.urun_k_no
    await member.post('/uye-favori-ekle-post', { urun_k_no, baslangic: addDays(TODAY, -3), bitis: addDays(TODAY, -1) })
    expect((await list())[0]?.urun?.tarihli_fiyat).toBeNull()
  })

  test('that are no longer offered stay, without a card', async () => {
    const [listed] = await list()
    const key = listed?.favori.urun_k_no ?? ''
    const tenantId = app.tenants.byKod('meltem')?.id ?? 0
    await withTenant(app.services.db, tenantId, (trx) =>
      trx.updateTable('urun').set({ yayinda: false }).where('k_no', '=', key).execute(),
    )
    app.services.catalog.changed(tenantId, key)
    const after = await list()
    expect(after).toHaveLength(2)
    expect(after[0]?.urun).toBeNull()
  })
})
