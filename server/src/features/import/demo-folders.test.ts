import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PRODUCT_KINDS, type ProductKind } from '@meltem/contract/content/content'
import type { ImportDetail } from '@meltem/contract/import/office'
import { DEMO_CONTENT } from '@meltem/demo/folder'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCatalogApp } from '../../testing/catalog-app.ts'
import { TENANTS } from '../../testing/demo-tenants.ts'
import { staffHeaders } from '../../testing/staff-login.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { zipOf } from '../../testing/test-zip.ts'

const MANAGERS: Readonly<Record<string, string>> = {
  meltem: 'deniz@meltem.example',
  poyraz: 'ada@poyraz.example',
}

let app: TestApp
beforeAll(async () => {
  app = await startCatalogApp({ environment: { RATE_LIMIT: '100000' } })
})
afterAll(() => app.close())

/** The folders of a tenant's products of a kind, with the questions beside them, as an operator would pack them. */
function archiveOf(tenant: string, kind: ProductKind, change = (_file: string, text: string) => text): Buffer {
  const root = join(DEMO_CONTENT, tenant)
  const own = TENANTS.find(({ kod }) => kod === tenant)?.urunler.filter(({ urun_tipi }) => urun_tipi === kind) ?? []
  const folders = own.flatMap(({ anahtar }) =>
    readdirSync(join(root, 'products', anahtar)).map((file) => `products/${anahtar}/${file}`),
  )
  const beside = readdirSync(root).filter((file) => file === 'questions.json')
  const packed = [...folders, ...beside].map((file) => [file, change(file, readFileSync(join(root, file), 'utf8'))])
  return zipOf(Object.fromEntries(packed))
}

async function tried(tenant: string, urun_tipi: ProductKind, archive: Buffer): Promise<ImportDetail> {
  const headers = await staffHeaders(app, tenant, MANAGERS[tenant] ?? '')
  const answer = await app.server.inject({
    method: 'POST',
    url: `/api/yonetim/aktarim-yukle-post?ad=katalog.zip&urun_tipi=${urun_tipi}`,
    payload: archive,
    headers: { 'content-type': 'application/octet-stream', ...headers },
  })
  expect(answer.json()).toMatchObject({ success: 1 })
  const { k_no } = answer.json()
  return (await app.get(`/api/yonetim/aktarim-getir?k_no=${k_no}`, headers)).json().data
}

/** What the trial says is not the same, with the reason. */
function differences({ satirlar }: ImportDetail) {
  return satirlar
    .filter(({ durum }) => durum !== 'ayni')
    .map(({ kod, durum, degisen, hatalar }) => ({ kod, durum, degisen, hatalar: hatalar.slice(0, 3) }))
}

const KINDS_OF = TENANTS.flatMap((tenant) =>
  PRODUCT_KINDS.map((kind) => {
    const own = tenant.urunler.filter(({ urun_tipi }) => urun_tipi === kind).map(({ anahtar }) => anahtar)
    const shown = new Set(tenant.vitrinler.map(({ urun }) => urun.anahtar))
    return { tenant: tenant.kod, kind, own, pageless: own.filter((key) => !shown.has(key)) }
  }),
).filter(({ own }) => own.length > 0)

test.each(KINDS_OF)('the folders of $tenant, brought over the loaded demo, change no $kind (CAT-62)', async (one) => {
  const found = await tried(one.tenant, one.kind, archiveOf(one.tenant, one.kind))
  // What is sold without a page is no product of the office: the trial says so, and writes no second one.
  const told = one.pageless.map((kod) => ({ kod, durum: 'hata', degisen: [], hatalar: [{ kod: 'kod_tipi' }] }))
  expect(differences(found)).toMatchObject(told)
  expect(found.sayilar).toMatchObject({ yeni: 0, degisen: 0, hata: told.length, ayni: one.own.length - told.length })
})

test('a word that is another in one of them is told of that product alone', async () => {
  const archive = archiveOf('meltem', 'villa', (file, text) =>
    file === 'products/villa-zeytin/text.tr.json' ? text.replace('"ozet": "', '"ozet": "Yeni: ') : text,
  )
  const found = await tried('meltem', 'villa', archive)
  expect(differences(found)).toMatchObject([{ kod: 'villa-zeytin', durum: 'degisen' }])
})
