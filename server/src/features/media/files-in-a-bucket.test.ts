import { readdirSync } from 'node:fs'
import { type Picture, pictureUrl } from '@meltem/contract/content/picture'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { stableKey } from '../../platform/db/stable-key.ts'
import { makePictureVariants } from '../../platform/files/pictures/make-picture-variants.job.ts'
import { PictureStudio } from '../../platform/files/pictures/picture-studio.ts'
import { STORED } from '../../platform/files/store/file-store.ts'
import { removeExpired } from '../../remove-expired.job.ts'
import { startCatalogApp } from '../../testing/catalog-app.ts'
import { type BucketServer, startBucketServer } from '../../testing/doubles/bucket-server.ts'
import { photograph } from '../../testing/photographs.ts'
import { staffHeaders } from '../../testing/staff-login.ts'
import { agencyHeaders, application, newAgency } from '../../testing/test-agency.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { forgetLimits } from '../../testing/test-member.ts'
import { removePictures } from './remove-pictures.job.ts'

const VILLA = stableKey('meltem', 'urun', 'villa-zeytin')
const HOST = 'meltem.localhost'
const ONCE = { retries: 0, isLast: false }

/** The same expectations of the same product, wherever its files lie (RELY-27). */
describe.each(['folder', 'bucket'] as const)('with its files in a %s', (where) => {
  let server: BucketServer
  let app: TestApp
  let id: number
  let manager: Record<string, string>
  beforeAll(async () => {
    server = await startBucketServer()
    app = await startCatalogApp({
      environment: { RATE_LIMIT: '100000', ...(where === 'bucket' ? server.environment : {}) },
    })
    await app.services.files.check()
    id = app.tenants.byKod('meltem')?.id ?? 0
    manager = await staffHeaders(app, 'meltem', 'deniz@meltem.example')
  })
  afterAll(async () => {
    await app.close()
    await server.stop()
  })
  beforeEach(() => forgetLimits(app))

  const post = (path: string, bytes: Uint8Array, headers: Record<string, string>) =>
    app.server.inject({
      method: 'POST',
      url: path,
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      payload: Buffer.from(bytes),
    })
  const send = (bytes: Uint8Array, query: string) => post(`/api/yonetim/gorsel-yukle-post?${query}`, bytes, manager)
  const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.server.inject({ method, url, headers: { host: HOST, ...headers } })
  const keys = async () =>
    (await Promise.all(STORED.map((part) => Array.fromAsync(app.services.files.list(`${part}/`))))).flat().toSorted()

  let seed = where === 'folder' ? 700 : 800
  async function stored() {
    seed += 1
    const bytes = await photograph({ seed, width: 900, height: 675 })
    const { data } = (await send(bytes, `ad=foto-${seed}.jpg&bolum=urun`)).json()
    return { data, bytes, url: pictureUrl(data.gorsel as Picture, 800, 'webp') }
  }

  test('a photograph is stored with its original, and nothing of it lies beside', async () => {
    const before = await keys()
    const { data, bytes } = await stored()
    const name = `pictures/meltem/${data.anahtar}`
    expect((await keys()).filter((key) => !before.includes(key))).toEqual(
      [
        `originals/${id}/${data.k_no}`,
        ...['400.jpg', '400.webp', '800.jpg', '800.webp'].map((end) => `${name}-${end}`),
      ].toSorted(),
    )
    expect((await app.services.files.get(`originals/${id}/${data.k_no}`)).equals(bytes)).toBe(true)
    const onDisk = readdirSync(app.dataDir)
    expect(STORED.filter((part) => onDisk.includes(part)).length > 0).toBe(where === 'folder')
  })

  test('it is served with what browsers keep it by, in parts, and not again where it is the same', async () => {
    const { url } = await stored()
    const whole = await ask(url)
    expect([whole.statusCode, whole.headers['content-type'], whole.headers['accept-ranges']]).toEqual([
      200,
      'image/webp',
      'bytes',
    ])
    expect(whole.headers['cache-control']).toBe('public, max-age=2592000')
    expect(whole.headers['x-content-type-options']).toBe('nosniff')
    expect(await sharp(whole.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 800 })
    const { etag = '', 'last-modified': changed = '' } = whole.headers as Record<string, string>
    expect((await ask(url, { 'if-none-match': etag })).statusCode).toBe(304)
    expect((await ask(url, { 'if-modified-since': changed })).statusCode).toBe(304)
    const part = await ask(url, { range: 'bytes=10-19' })
    expect([part.statusCode, part.headers['content-range'], part.rawPayload]).toEqual([
      206,
      `bytes 10-19/${whole.rawPayload.length}`,
      whole.rawPayload.subarray(10, 20),
    ])
    expect((await ask(url, { range: 'bytes=99999999-' })).statusCode).toBe(where === 'bucket' ? 416 : 400)
    const heading = await ask(url, {}, 'HEAD')
    expect([heading.statusCode, heading.headers['content-length'], heading.payload]).toEqual([
      200,
      String(whole.rawPayload.length),
      '',
    ])
  })

  test('what is not there is 404 with the quiet fallback, and nothing but pictures has an address', async () => {
    expect((await ask('/img/meltem/urun/nothing-800.webp')).statusCode).toBe(404)
    await app.services.files.put('pictures/meltem/urun/no-image-800.webp', Buffer.from('quiet'))
    const fallback = await ask('/img/meltem/urun/nothing-800.webp')
    expect([fallback.statusCode, fallback.payload, fallback.headers['cache-control']]).toEqual([
      404,
      'quiet',
      'public, max-age=60',
    ])
    const { data } = await stored()
    for (const path of [`/img/../originals/${id}/${data.k_no}`, `/img/..%2Foriginals%2F${id}%2F${data.k_no}`])
      expect((await ask(path)).statusCode).not.toBe(200)
  })

  test('a cut is drawn from the original, AVIF from the widest file, and old files go', async () => {
    const { data } = await stored()
    const studio = new PictureStudio(app.services.config.files)
    const [bolum, ad] = data.anahtar.split('/')
    await makePictureVariants(app.services.db, app.tenants, studio).run({ tenant_id: id, bolum, ad }, ONCE)
    await studio.close()
    expect((await keys()).filter((key) => key.includes(ad) && key.endsWith('.avif'))).toHaveLength(2)
    const kirpma = { x: 0, y: 0, en: 500, boy: 1000 }
    const body = { k_no: data.k_no, surum: data.surum, kirpma }
    const cut = (await app.post('/api/yonetim/gorsel-kirp-post', body, manager)).json().data
    expect(cut.gorsel).toMatchObject({ en: 450, boy: 675 })
    await removePictures(app.services, app.tenants).run(
      { tenant_id: id, bolum, dosya: ad, genislikler: data.gorsel.genislikler },
      ONCE,
    )
    const left = (await keys()).filter((key) => key.includes(ad))
    expect(left.every((key) => key.includes(cut.gorsel.gorsel.split('/').at(-1)))).toBe(true)
    expect(left.length).toBeGreaterThan(0)
    expect((await ask(pictureUrl(cut.gorsel as Picture, 400, 'webp'))).statusCode).toBe(200)
  })

  test('a card of a shared link is made once, and the one before goes', async () => {
    const cards = async () => (await keys()).filter((key) => key.includes(`/kart/${VILLA}-en-`))
    const first = await ask(`/kart/en/${VILLA}.jpg`)
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/jpeg'])
    const made = await cards()
    expect((await ask(`/kart/en/${VILLA}.jpg`)).rawPayload.equals(first.rawPayload)).toBe(true)
    expect([made.length, await cards()]).toEqual([1, made])
    await app.owner.db
      .updateTable('urun_metin')
      .set({ baslik: 'Another name' })
      .where('urun_k_no', '=', VILLA)
      .where('dil', '=', 'en')
      .execute()
    app.services.cache.dropAll()
    app.services.catalog.forgetAll()
    expect((await ask(`/kart/en/${VILLA}.jpg`)).rawPayload.equals(first.rawPayload)).toBe(false)
    expect(await cards()).toHaveLength(1)
    expect(await cards()).not.toEqual(made)
  })

  test('documents of an application are for staff alone, and go at night where nobody sent one', async () => {
    const paper = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const upload = (bytes: Buffer, ad: string) =>
      post(`/api/acente-belge-yukle-post?tur=vergi_levhasi&ad=${ad}`, bytes, { company: 'meltem' })
    const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
    const kept = (await upload(paper, 'paper.png')).json().data
    const dropped = (await upload(pdf, 'paper.pdf')).json().data
    expect([kept.boyut > 0, dropped.boyut]).toEqual([true, pdf.length])
    const company = { company: 'meltem' }
    await app.post('/api/acente-basvuru-post', application(50, { belgeler: [kept.k_no] }), company)
    const file = await app.get(`/api/yonetim/acente-belge-getir?k_no=${kept.k_no}`, manager)
    expect(await sharp(file.rawPayload).metadata()).toMatchObject({ format: 'png', width: 600 })
    const documents = async () => (await keys()).filter((key) => key.startsWith('documents/'))
    expect(await documents()).toHaveLength(2)
    await app.owner.pool.query("update acente_belge set yukleme_zamani = now() - interval '25 hours'")
    await removeExpired(app.services.db, app.tenants, app.services.files).run({}, ONCE)
    expect(await documents()).toHaveLength(1)
  })

  test('the logo of an agency takes the place of the one before', async () => {
    const agency = await newAgency(app, { company: 'meltem' })
    const owner = await agencyHeaders(app, agency)
    const logo = async (width: number) => {
      const drawn = sharp({ create: { width, height: 200, channels: 4, background: '#b8532f80' } }).png()
      return (await post('/api/acente-logo-yukle-post', await drawn.toBuffer(), owner)).json().data as Picture
    }
    const first = await logo(200)
    const second = await logo(220)
    expect((await keys()).filter((key) => key.includes('/logo/acente-'))).toEqual(
      ['jpg', 'webp'].map((format) => `pictures${pictureUrl(second, 220, format as 'jpg').slice('/img'.length)}`),
    )
    expect((await app.server.inject({ url: pictureUrl(first, 200, 'webp') })).statusCode).toBe(404)
  })
})

test('a store that is away is 503 for people, and the shop goes on', async () => {
  const server = await startBucketServer()
  const app = await startCatalogApp({ environment: server.environment })
  const manager = await staffHeaders(app, 'meltem', 'deniz@meltem.example')
  await server.stop()
  const picture = await app.server.inject({ url: '/img/meltem/urun/bay-800.webp' })
  expect([picture.statusCode, picture.headers['retry-after'], picture.headers['cache-control']]).toEqual([
    503,
    '2',
    'no-store',
  ])
  const upload = await app.server.inject({
    method: 'POST',
    url: '/api/yonetim/gorsel-yukle-post?ad=x.jpg&bolum=urun',
    headers: { ...manager, 'content-type': 'application/octet-stream' },
    payload: await photograph({ seed: 999 }),
  })
  expect([upload.statusCode, upload.json().code]).toEqual([503, 'mesgul'])
  expect(app.logLines.join('\n')).toContain('The store of files cannot be reached')
  expect((await app.server.inject({ url: '/readyz' })).statusCode).toBe(200)
  await app.close()
})
