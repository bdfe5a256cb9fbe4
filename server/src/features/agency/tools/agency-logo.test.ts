import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pictureUrl } from '@meltem/contract/content/picture'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cameraPhoto, pictureWork } from '../../../testing/picture-work.ts'
import { agencyHeaders, newAgency, type TestAgency } from '../../../testing/test-agency.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { forgetLimits } from '../../../testing/test-member.ts'

let app: TestApp
let agency: TestAgency
let owner: Record<string, string>
beforeAll(async () => {
  app = await startTestApp()
  agency = await newAgency(app)
  owner = await agencyHeaders(app, agency)
})
afterAll(() => app.close())
beforeEach(() => forgetLimits(app))

const send = (bytes: Buffer, headers = owner) =>
  app.server.inject({
    method: 'POST',
    url: '/api/acente-logo-yukle-post',
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    payload: bytes,
  })
const shown = async () =>
  (await app.get(`/api/acente-getir?kno=${agency.kno}&lang=en`, { company: 'alfa' })).json().data.logo
const drawing = (width: number, height: number, background = '#b8532f80') =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer()
const fileOf = (url: string) => join(app.dataDir, 'pictures', url.replace('/img/', ''))

test('is drawn anew, keeps its clear parts, and stands on the public page', async () => {
  const { data } = (await send(await drawing(600, 300))).json()
  expect(data).toMatchObject({ en: 600, boy: 300, genislikler: [400], bicimler: ['webp', 'jpg'] })
  expect(data.gorsel).toMatch(/^\/img\/alfa\/logo\/acente-t\d{5}-[\da-f]{8}$/)
  expect(await shown()).toMatchObject({ gorsel: data.gorsel })
  const { hasAlpha, width } = await sharp(fileOf(pictureUrl(data, 400, 'webp'))).metadata()
  expect([hasAlpha, width]).toEqual([true, 400])
})

test('takes the place of the one before, whose files go; without one the page has none', async () => {
  const first = (await send(await drawing(200, 200))).json().data
  const second = (await send(await drawing(220, 200))).json().data
  expect(second.gorsel).not.toBe(first.gorsel)
  expect(existsSync(fileOf(pictureUrl(first, 200, 'webp')))).toBe(false)
  expect(existsSync(fileOf(pictureUrl(second, 220, 'webp')))).toBe(true)
  expect((await app.post('/api/acente-logo-sil-post', {}, owner)).statusCode).toBe(200)
  expect(await shown()).toBeNull()
  expect(existsSync(fileOf(pictureUrl(second, 220, 'webp')))).toBe(false)
  expect((await app.post('/api/acente-logo-sil-post', {}, owner)).statusCode).toBe(200)
})

test.each([
  ['an executable', async () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500)])],
  ['a PDF', async () => Buffer.from('%PDF-1.4\n%%EOF')],
  ['a drawing that is a program', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['half a picture', async () => (await drawing(300, 300)).subarray(0, 60)],
  ['a dot', () => drawing(20, 20)],
  ['more pixels than a server has room for', () => drawing(9000, 6000, '#000')],
])('%s is refused and leaves nothing behind', async (_case, make) => {
  const files = () => readdir(app.dataDir, { recursive: true })
  await send(await drawing(100, 100))
  const before = await files()
  const answer = await send(await make())
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'logo_gecersiz'])
  expect(await files()).toEqual(before)
})

test('of forty megapixels is shrunk in another process', async () => {
  const photo = await pictureWork(cameraPhoto)
  expect(photo.begun).toBeGreaterThan(0)
  const sent = await pictureWork(() => send(photo.result))
  expect(sent.begun).toBe(0)
  const { data } = sent.result.json()
  expect([data.en, Math.max(...data.genislikler)]).toEqual([8000, 2560])
  const { exif } = await sharp(fileOf(pictureUrl(data, 2560, 'jpg'))).metadata()
  expect(exif).toBeUndefined()
})

test('of more than four megabytes is refused before it is read whole', async () => {
  expect((await send(Buffer.alloc(4 * 1024 * 1024 + 1))).statusCode).toBe(413)
})

test('is the owner’s, of this agency and no other', async () => {
  const logo = await drawing(100, 100)
  const { data } = (await send(logo)).json()
  for (const rol of ['satis', 'muhasebe'] as const) {
    expect((await send(logo, await agencyHeaders(app, agency, rol))).statusCode).toBe(403)
    const headers = await agencyHeaders(app, agency, rol)
    expect((await app.post('/api/acente-logo-sil-post', {}, headers)).statusCode).toBe(403)
  }
  expect((await send(logo, { company: 'alfa' })).statusCode).toBe(401)
  const rival = await agencyHeaders(app, await newAgency(app))
  await app.post('/api/acente-logo-sil-post', {}, rival)
  expect(await shown()).toMatchObject({ gorsel: data.gorsel })
})

test('a page without a logo, text and web site are the owner’s to write', async () => {
  const save = (body: object, headers = owner) => app.post('/api/acente-sayfa-kaydet-post', body, headers)
  const page = async () =>
    (await app.get(`/api/acente-getir?kno=${agency.kno}&lang=en`, { company: 'alfa' })).json().data
  const texts = { en: 'By the harbour', tr: '', de: ' Am Hafen ' }
  expect((await save({ tanitim: texts, web: 'https://kas.example', urunler: [] })).statusCode).toBe(200)
  expect(await page()).toMatchObject({ tanitim: { en: 'By the harbour', de: 'Am Hafen' }, web: 'https://kas.example' })
  await save({ tanitim: { en: 'Shorter' }, urunler: [] })
  expect(await page()).toMatchObject({ tanitim: { en: 'Shorter' }, web: 'https://kas.example' })
  await save({ tanitim: {}, web: '', urunler: [] })
  expect((await page()).web).toBeNull()
  const refused = await save({ tanitim: {}, web: 'javascript:alert(1)', urunler: [] })
  expect(refused.json().alanlar).toMatchObject([{ alan: 'web' }])
  const long = await save({ tanitim: { en: 'x'.repeat(1201) }, urunler: [] })
  expect(long.json().alanlar).toMatchObject([{ alan: 'tanitim.en' }])
  const twice = { tanitim: {}, urunler: ['11111111-1111-4111-8111-111111111111'] }
  expect((await save(twice)).json().code).toBe('urun_yok')
})

test('the page for agencies shows the picture the tenant has chosen, and none where it has not', async () => {
  const read = async () => (await app.get('/api/acente-karsilama-get', { company: 'alfa' })).json().gorsel
  expect(await read()).toBeNull()
  const tenant_id = app.tenants.byKod('alfa')?.id ?? 0
  const { gorsel } = (await send(await drawing(500, 500))).json().data
  const key = gorsel.replace('/img/alfa/', '')
  await app.owner.db
    .insertInto('ayar')
    .values({ tenant_id, anahtar: 'acente', deger: JSON.stringify({ gorsel: key }) })
    .execute()
  app.services.cache.dropTenant(tenant_id)
  expect(await read()).toMatchObject({ gorsel })
})
