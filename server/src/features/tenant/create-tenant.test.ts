import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { WrittenPolicy } from '@meltem/contract/catalog/templates-office'
import type { Settings } from '@meltem/contract/settings'
import { LANGUAGES } from '@meltem/contract/wire/language'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { withTenant } from '../../platform/db/connection.ts'
import { PictureStudio } from '../../platform/files/pictures/picture-studio.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { listOf } from '../catalog/templates/template-office.ts'
import { createTenant, type Installation, TakenName } from './create-tenant.ts'
import { type NewTenant, readStarter } from './starter.ts'

const KAS: NewTenant = {
  kod: 'kas',
  alan_adlari: ['kas.example'],
  marka: 'Kaş “Tur”',
  unvan: 'Kaş Tur Turizm Ltd. Şti.',
  diller: ['tr', 'en', 'de', 'ru'],
  para_birimleri: ['TRY', 'EUR'],
  e_mail: 'merhaba@kas.example',
}
const DENIZ = { ad: 'Deniz', soyad: 'Işık', e_mail: 'deniz@kas.example' }
const PASSWORD = 'a quiet harbour at dawn'

let app: TestApp
let installation: Installation
let anahtar: string
beforeAll(async () => {
  app = await startTestApp()
  const { db, queue, config } = app.services
  const studio = new PictureStudio({ folder: app.dataDir })
  installation = { owner: app.owner.db, db, queue, studio, config }
  anahtar = (await createTenant(installation, KAS, DENIZ)).anahtar
  await studio.close()
  await app.tenants.refresh()
})
afterAll(() => app.close())

/** What comes back of 100 so many days before the start. */
const refundAt = (windows: z.infer<typeof WrittenPolicy>['kosullar'], days: number) =>
  windows.find(({ gun }) => days >= gun)?.iade_oran ?? 0

async function menuOf(company: string): Promise<(string | null)[]> {
  app.services.cache.dropAll()
  const { menu } = (await app.get('/api/setting-get', { company })).json<{ data: Settings }>().data
  return menu.map(({ icerik }) => icerik.en?.url ?? icerik.en?.slug ?? null)
}

const page = (path: string) => app.get(path, { host: 'kas.example' })

describe('a fresh tenant', () => {
  test.each(LANGUAGES)('opens in %s with a home page, and is told in that language', async (language) => {
    const home = await page(`/${language}`)
    expect([home.statusCode, home.headers['content-language'] ?? language]).toEqual([200, language])
    expect(home.body).toContain('Kaş “Tur”')
    expect(home.body).not.toMatch(/\{\{|Meltem/)
  })

  test('shows no kind it does not sell and no page that is still a draft', async () => {
    expect(await menuOf('kas')).toEqual(['/contact'])
    expect((await page('/en/p/privacy')).statusCode).toBe(404)
    await app.owner.pool.query(`update sayfa s set taslak = false from sayfa_icerik i
      where i.tenant_id = s.tenant_id and i.sayfa_k_no = s.k_no and i.slug = 'privacy'
        and s.tenant_id = (select id from tenant where kod = 'kas')`)
    expect(await menuOf('kas')).toEqual(['/contact', 'privacy'])
    expect((await page('/en/p/privacy')).statusCode).toBe(200)
  })

  test('has its legal pages as drafts, with its own name in them', async () => {
    const tenant = app.tenants.byKod('kas')
    const drafts = await withTenant(app.services.db, tenant?.id ?? 0, (trx) =>
      trx
        .selectFrom('sayfa as s')
        .innerJoin('sayfa_icerik as i', (on) =>
          on.onRef('i.tenant_id', '=', 's.tenant_id').onRef('i.sayfa_k_no', '=', 's.k_no'),
        )
        .select(['i.dil', 'i.slug', 'i.bloklar'])
        .where('s.taslak', '=', true)
        .execute(),
    )
    // All but the one that was published above.
    expect(drafts).toHaveLength(36)
    const words = JSON.stringify(drafts)
    expect(words).toContain('Kaş Tur Turizm Ltd. Şti.')
    expect(words).not.toMatch(/\{\{|Meltem|Fethiye/)
  })

  test('has three terms of cancellation that products can follow, in its languages', async () => {
    const tenant = app.tenants.byKod('kas')
    const terms = await withTenant(app.services.db, tenant?.id ?? 0, (trx) => listOf(trx, 'iptal_kosulu'))
    expect(terms.map(({ ad }) => ad.en)).toEqual(['Flexible', 'Usual', 'Strict'])
    for (const { k_no: _key, surum: _version, urun_sayisi, ...written } of terms) {
      expect(z.parse(WrittenPolicy, written)).toEqual(written)
      expect(Object.keys(written.ad).toSorted()).toEqual(KAS.diller.toSorted())
      expect([written.aktif, urun_sayisi]).toEqual([true, 0])
    }
    // From left to right, no guest ever gets more back.
    const back = terms.map(({ kosullar }) => [30, 15, 7, 2, 1].map((days) => refundAt(kosullar, days)))
    expect(back).toEqual([
      [100, 100, 100, 100, 100],
      [100, 100, 100, 50, 0],
      [100, 50, 0, 0, 0],
    ])
  })

  test('lets its first manager in by the invitation, and nobody by a password', async () => {
    const own = { company: 'kas' }
    const chosen = await app.post('/api/yonetim/sifre-belirle-post', { anahtar, sifre: PASSWORD }, own)
    expect(chosen.json()).toMatchObject({ success: 1, e_mail: DENIZ.e_mail })
    const login = await app.post('/api/yonetim/giris-yap-post', { e_mail: DENIZ.e_mail, sifre: PASSWORD }, own)
    // A manager sets up the second step at the first login.
    expect(login.json()).toMatchObject({ success: 1, personel: null, adim: { kurulum: { sir: expect.any(String) } } })
  })

  test('takes no code and no host that another tenant has', async () => {
    await expect(createTenant(installation, { ...KAS, alan_adlari: ['other.example'] }, DENIZ)).rejects.toThrow(
      TakenName,
    )
    await expect(createTenant(installation, { ...KAS, kod: 'other' }, DENIZ)).rejects.toThrow('kas.example')
    const tenants = await app.owner.db.selectFrom('tenant').select('kod').execute()
    expect(tenants.map(({ kod }) => kod)).not.toContain('other')
  })
})

test('a tenant without a row of settings opens too', async () => {
  await app.owner.db
    .insertInto('tenant')
    .values({ kod: 'bos', alan_adlari: ['bos.example'] })
    .execute()
  await app.tenants.refresh()
  const answer = await app.get('/api/setting-get', { company: 'bos' })
  expect(answer.json()).toMatchObject({ success: 1, data: { company: { kod: 'bos', marka: 'bos' }, menu: [] } })
})

describe('the starter', () => {
  test('says everything in all languages', () => {
    const folder = join(import.meta.dirname, '../../../starter/tenant/pages')
    for (const name of readdirSync(folder))
      for (const language of LANGUAGES) expect(existsSync(join(folder, name, `text.${language}.json`)), name).toBe(true)
  })

  test('has no blank that nothing fills, and leaves out languages that are not spoken', () => {
    const content = readStarter({ ...KAS, diller: ['en'] })
    expect(content.sayfalar).toHaveLength(
      readdirSync(join(import.meta.dirname, '../../../starter/tenant/pages')).length,
    )
    for (const { ad } of content.iptal_kosullari) expect(Object.keys(ad)).toEqual(['en'])
    for (const { icerik } of content.sayfalar) expect(Object.keys(icerik)).toEqual(['en'])
    expect(JSON.stringify(content)).not.toContain('{{')
    const menu = readFileSync(join(import.meta.dirname, '../../../starter/tenant/menu.json'), 'utf8')
    expect(content.menu).toHaveLength(JSON.parse(menu).length)
  })
})
