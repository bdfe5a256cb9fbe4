import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Picture, pictureUrl } from '@meltem/contract/content/picture'
import type { LibraryPicture } from '@meltem/contract/media/office'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withTenant } from '../../platform/db/connection.ts'
import { stableKey } from '../../platform/db/stable-key.ts'
import { makePictureVariants } from '../../platform/files/pictures/make-picture-variants.job.ts'
import { PictureStudio } from '../../platform/files/pictures/picture-studio.ts'
import { startCatalogApp } from '../../testing/catalog-app.ts'
import { photograph } from '../../testing/photographs.ts'
import { pictureWork } from '../../testing/picture-work.ts'
import { staffHeaders } from '../../testing/staff-login.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { removePictures } from './remove-pictures.job.ts'

const VILLA = stableKey('meltem', 'urun', 'villa-zeytin')
const NOBODY = '11111111-1111-4111-8111-111111111111'

let app: TestApp
let id: number
let manager: Record<string, string>
beforeAll(async () => {
  app = await startCatalogApp({ environment: { RATE_LIMIT: '100000' } })
  id = app.tenants.byKod('meltem')?.id ?? 0
  manager = await staffHeaders(app, 'meltem', 'deniz@meltem.example')
})
afterAll(() => app.close())
beforeEach(() =>
  withTenant(app.services.db, id, (trx) => trx.deleteFrom('urun_gorsel').where('urun_k_no', '=', VILLA).execute()),
)

const send = (bytes: Uint8Array, query: string, headers = manager) =>
  app.server.inject({
    method: 'POST',
    url: `/api/yonetim/gorsel-yukle-post?${query}`,
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(bytes),
  })
const act = (name: string, body: object, headers = manager) =>
  app.post(`/api/yonetim/gorsel-${name}-post`, body, headers)
const list = async (query = '') => (await app.get(`/api/yonetim/gorsel-listele?${query}`, manager)).json()
const gallery = async (): Promise<string[]> =>
  (await list(`urun_k_no=${VILLA}`)).data.map(({ anahtar }: LibraryPicture) => anahtar)
const fileOf = (picture: Picture, width: number, format: 'webp' | 'jpg' | 'avif') =>
  join(app.dataDir, 'pictures', pictureUrl(picture, width, format).replace('/img/', ''))
const files = async () => (await readdir(app.dataDir, { recursive: true })).toSorted()

let seed = 0
async function stored(query = 'bolum=urun', wanted: Parameters<typeof photograph>[0] = {}): Promise<LibraryPicture> {
  seed += 1
  const answer = await send(
    await photograph({ seed, width: 900, height: 675, ...wanted }),
    `ad=foto-${seed}.jpg&${query}`,
  )
  expect(answer.json()).toMatchObject({ success: 1, tekrar: false })
  return answer.json().data
}

describe('a photograph', () => {
  test('of twelve megapixels held upright is stored in every width, without what the camera wrote (CAT-51)', async () => {
    const bytes = await photograph({ width: 4032, height: 3024, orientation: 6, caption: 'Teras ve deniz', seed: 100 })
    const sent = await pictureWork(() => send(bytes, `ad=IMG 2210 (Kaş).JPG&bolum=urun&urun_k_no=${VILLA}`))
    expect(sent.begun).toBe(0)
    const { data, sira } = sent.result.json()
    expect(data).toMatchObject({
      ad: 'IMG 2210 (Kaş).JPG',
      boyut: bytes.length,
      oneri: 'Teras ve deniz',
      gorsel: {
        en: 3024,
        boy: 4032,
        genislikler: [400, 800, 1200, 1680, 2560],
        bicimler: ['webp', 'jpg'],
        cizim: false,
      },
      yukleyen: expect.any(String),
      kullanim: [{ tur: 'urun', k_no: VILLA }],
    })
    expect(data.anahtar).toMatch(/^urun\/img-2210-kas-[\da-f]{8}$/)
    expect(sira).toBe(1)
    for (const format of ['webp', 'jpg'] as const) {
      const made = await sharp(fileOf(data.gorsel, 1200, format)).metadata()
      expect([made.width, made.height, made.exif, made.icc, made.orientation]).toEqual([
        1200,
        1600,
        undefined,
        undefined,
        undefined,
      ])
    }
    expect(data.gorsel.iz).toMatch(/^[\w+/=]{20,}$/)
    expect(existsSync(join(app.dataDir, 'originals', String(id), data.k_no))).toBe(true)
  })

  test('with the colours of a phone is told in sRGB: the same red, another number', async () => {
    const red = { r: 255, g: 0, b: 0 }
    const plain = sharp({ create: { width: 500, height: 500, channels: 3, background: red } })
    const inP3 = await plain.withIccProfile('p3').jpeg({ quality: 95 }).toBuffer()
    const { data } = (await send(inP3, 'ad=p3.jpg&bolum=icerik')).json()
    const { channels } = await sharp(fileOf(data.gorsel, 400, 'webp')).stats()
    expect(channels[0]?.mean).toBeGreaterThan(245)
    expect((channels[1]?.mean ?? 255) + (channels[2]?.mean ?? 255)).toBeLessThan(30)
  })

  test('that is a PNG and called .jpg is taken as what it is', async () => {
    const png = await sharp(await photograph({ width: 700, height: 500, seed: 300 }))
      .png()
      .toBuffer()
    expect((await send(png, 'ad=deniz.jpg&bolum=icerik')).json().data.gorsel).toMatchObject({ en: 700, boy: 500 })
  })

  test('of forty-eight megapixels, as phones make them, is taken', async () => {
    const wide = sharp({ create: { width: 8064, height: 6048, channels: 3, background: '#7799bb' } })
    const { data } = (await send(await wide.jpeg().toBuffer(), 'ad=48.jpg&bolum=icerik')).json()
    expect(data.gorsel).toMatchObject({ en: 8064, boy: 6048 })
  })

  test('that is in the library already is not stored again, and hangs once (CAT-50)', async () => {
    const bytes = await photograph({ seed: 400, width: 800, height: 600 })
    const first = (await send(bytes, `ad=a.jpg&bolum=urun&urun_k_no=${VILLA}`)).json()
    const before = await files()
    const second = (await send(bytes, `ad=kopya (1).jpg&bolum=urun&urun_k_no=${VILLA}`)).json()
    expect([second.tekrar, second.sira, second.data.k_no]).toEqual([true, 1, first.data.k_no])
    expect(await files()).toEqual(before)
    expect(await gallery()).toEqual([first.data.anahtar])
  })

  test('sent twice at once is there once', async () => {
    const bytes = await photograph({ seed: 410, width: 800, height: 600 })
    const answers = await Promise.all(
      [1, 2, 3].map((copy) => send(bytes, `ad=${copy}.jpg&bolum=urun&urun_k_no=${VILLA}`)),
    )
    expect(new Set(answers.map((answer) => answer.json().data.k_no)).size).toBe(1)
    expect(await gallery()).toHaveLength(1)
    expect((await files()).filter((file) => file.endsWith('.part'))).toEqual([])
  })

  test('gets its AVIF later, and only files of what it is by then', async () => {
    const picture = await stored()
    const studio = new PictureStudio({ folder: app.dataDir })
    const [bolum, ad] = picture.anahtar.split('/') as ['urun', string]
    await makePictureVariants(app.services.db, app.tenants, studio).run(
      { tenant_id: id, bolum, ad },
      { retries: 0, isLast: false },
    )
    await studio.close()
    const [found] = (await list(`ara=${ad}`)).data
    expect(found.gorsel.bicimler).toEqual(['avif', 'webp', 'jpg'])
    expect(existsSync(fileOf(found.gorsel, 800, 'avif'))).toBe(true)
  })
})

/** The beginning of a file of this brand, as iPhones write it. */
function heic(): Buffer {
  const box = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
  return Buffer.concat([box, Buffer.alloc(500)])
}

describe('what is no photograph is refused with a way out and leaves nothing behind (CAT-50)', () => {
  test.each([
    ['HEIC', 'gorsel_heic', async () => heic()],
    [
      'SVG',
      'gorsel_cizim',
      async () => Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    ],
    ['a page', 'gorsel_turu', async () => Buffer.from('<html><img src=x></html>')],
    ['a PDF', 'gorsel_turu', async () => Buffer.from('%PDF-1.4\n%%EOF')],
    ['nothing', 'gorsel_turu', async () => Buffer.from([0])],
    ['half a photograph', 'gorsel_bozuk', async () => (await photograph({ seed: 500 })).subarray(0, 60_000)],
    [
      'a JPEG in name only',
      'gorsel_bozuk',
      async () => Buffer.concat([Buffer.from('ffd8ffe000104a464946', 'hex'), Buffer.alloc(900, 7)]),
    ],
    [
      'a dot',
      'gorsel_ufak',
      () =>
        sharp({ create: { width: 20, height: 20, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
    ],
    [
      'a bomb',
      'gorsel_dev',
      () =>
        sharp({ create: { width: 12_000, height: 9000, channels: 3, background: '#000' } })
          .png()
          .toBuffer(),
    ],
  ])('%s', async (_name, code, make) => {
    const bytes = await make()
    const before = await files()
    const answer = await send(bytes, `ad=x.jpg&bolum=urun&urun_k_no=${VILLA}`)
    expect([answer.statusCode, answer.json().code]).toEqual([422, code])
    expect(answer.json().message.length).toBeGreaterThan(20)
    expect(await files()).toEqual(before)
    expect(await gallery()).toEqual([])
  })

  test('a product nobody has, a section nobody has, too many bytes, and a stranger', async () => {
    const bytes = await photograph({ seed: 600, width: 800, height: 600 })
    const before = await files()
    expect((await send(bytes, `ad=x.jpg&bolum=urun&urun_k_no=${NOBODY}`)).json().code).toBe('bulunamadi')
    expect((await send(bytes, 'ad=x.jpg&bolum=../../etc')).json().code).toBe('alan_hatasi')
    expect((await send(Buffer.alloc(32 * 1024 * 1024 + 1), 'ad=x.jpg&bolum=urun')).statusCode).toBe(413)
    expect((await send(bytes, 'ad=x.jpg&bolum=urun', { company: 'meltem' })).statusCode).toBe(401)
    expect(await files()).toEqual(before)
  })
})

describe('the gallery of a product', () => {
  test('takes the order wanted, pictures of the library, and lets go of what is missing (CAT-53)', async () => {
    const [a, b, c] = [await stored(), await stored(), await stored()].map(({ anahtar }) => anahtar) as [
      string,
      string,
      string,
    ]
    const order = (gorulen: string[], yeni: string[]) => act('sirala', { urun_k_no: VILLA, gorulen, yeni })
    expect((await order([], [a, b])).json().data).toEqual([a, b])
    expect((await order([a, b], [b, a, c])).json().data).toEqual([b, a, c])
    // A colleague who has seen less takes nothing away.
    expect((await order([a, b], [a])).json().data).toEqual([a, c])
    expect((await order([a, c], [c, a])).json().data).toEqual([c, a])
    expect((await order([c, a], ['urun/nobody-has-this'])).json().code).toBe('bulunamadi')
    expect((await order([], [])).statusCode).toBe(200)
    expect(await gallery()).toEqual([c, a])
  })

  test('that two have put in order at once asks the second, with who and what', async () => {
    const keys = [(await stored()).anahtar, (await stored()).anahtar, (await stored()).anahtar]
    const [a = '', b = '', c = ''] = keys
    await act('sirala', { urun_k_no: VILLA, gorulen: [], yeni: keys })
    await act('sirala', { urun_k_no: VILLA, gorulen: keys, yeni: [c, a, b] })
    const late = await act('sirala', { urun_k_no: VILLA, gorulen: keys, yeni: [b, c, a] })
    expect([late.statusCode, late.json().code]).toEqual([409, 'surum_degisti'])
    expect(late.json().ayrinti).toMatchObject({ kim: expect.any(String), alanlar: { sira: [c, a, b] } })
  })
})

describe('the words of a picture', () => {
  test('are written language by language; a new source leaves the others behind it (CAT-52)', async () => {
    const { k_no, eksik } = await stored()
    expect(eksik).toEqual(['tr', 'en', 'de', 'ru'])
    const write = (gorulen: object, yeni: object) => act('metin', { k_no, gorulen, yeni })
    expect((await write({ tr: '' }, { tr: 'Teras', en: 'Terrace' })).json().data).toMatchObject({
      eksik: ['de', 'ru'],
      eski: [],
    })
    expect((await write({ tr: 'Teras' }, { tr: 'Teras ve havuz' })).json().data).toMatchObject({ eski: ['en'] })
    expect((await write({ en: 'Terrace' }, { en: 'Terrace and pool' })).json().data).toMatchObject({ eski: [] })
    const late = await write({ tr: 'Teras' }, { tr: 'Başka' })
    expect([late.statusCode, late.json().ayrinti.alanlar]).toEqual([409, { tr: 'Teras ve havuz' }])
    expect((await write({ de: '' }, { de: 'x'.repeat(251) })).json().code).toBe('alan_hatasi')
  })
})

describe('a cut', () => {
  test('draws every width anew under another address, from the whole, which is kept (CAT-54)', async () => {
    const whole = await stored('bolum=urun', { width: 3000, height: 2000 })
    const kirpma = { x: 500, y: 0, en: 500, boy: 1000 }
    const cut = (await act('kirp', { k_no: whole.k_no, surum: 1, kirpma, odak: { x: 10, y: 90 } })).json().data
    expect(cut).toMatchObject({
      anahtar: whole.anahtar,
      surum: 2,
      kirpma,
      asil_en: 3000,
      gorsel: { en: 1500, boy: 2000, odak: { x: 10, y: 90 } },
    })
    expect(cut.gorsel.gorsel).not.toBe(whole.gorsel.gorsel)
    expect(existsSync(fileOf(cut.gorsel, 1200, 'webp'))).toBe(true)
    // Pages that are open still show the old one.
    expect(existsSync(fileOf(whole.gorsel, 1200, 'webp'))).toBe(true)
    const late = await act('kirp', { k_no: whole.k_no, surum: 1, odak: null })
    expect([late.json().code, late.json().ayrinti.alanlar.surum]).toEqual(['surum_degisti', 2])
    const back = (await act('kirp', { k_no: whole.k_no, surum: 2, kirpma: null })).json().data
    expect(back.gorsel).toMatchObject({ en: 3000, boy: 2000 })
    expect(back.gorsel.odak).toBeUndefined()
  })

  test('of nothing, or beyond the edge, is no cut', async () => {
    const { k_no } = await stored()
    for (const kirpma of [
      { x: 0, y: 0, en: 0, boy: 1000 },
      { x: 600, y: 0, en: 500, boy: 900 },
    ]) {
      expect((await act('kirp', { k_no, surum: 1, kirpma })).json().code).toBe('alan_hatasi')
    }
    expect((await act('kirp', { k_no, surum: 1, odak: { x: 101, y: 0 } })).json().code).toBe('alan_hatasi')
  })
})

describe('the library', () => {
  test('finds by name and words, by what is missing and by who has uploaded', async () => {
    const named = await stored('bolum=icerik')
    await act('metin', { k_no: named.k_no, gorulen: {}, yeni: { tr: 'Işıklı İskele' } })
    const keys = async (query: string) => (await list(query)).data.map(({ k_no }: LibraryPicture) => k_no)
    expect(await keys('ara=ışıklı iskele')).toEqual([named.k_no])
    expect(await keys('ara=ISIKLI')).toEqual([])
    expect(await keys('sec=kullanilmayan&bolum=icerik')).toContain(named.k_no)
    expect(await keys('sec=metinsiz')).not.toContain(named.k_no)
    const { yukleyenler, toplam, varsayilan } = await list()
    expect([yukleyenler.length, varsayilan, toplam > 3]).toEqual([1, 'tr', true])
    expect(await keys(`yukleyen=${yukleyenler[0].k_no}`)).toContain(named.k_no)
    expect(await keys(`yukleyen=${NOBODY}`)).toEqual([])
  })

  test('lets nothing go that is shown, and what it lets go rests for a week (CAT-55)', async () => {
    const picture = await stored(`bolum=urun&urun_k_no=${VILLA}`)
    const refused = await act('sil', { k_no: picture.k_no })
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'gorsel_kullanimda'])
    expect(refused.json().ayrinti.kullanim).toMatchObject([
      { tur: 'urun', k_no: VILLA, baslik: expect.stringMatching(/.+/) },
    ])
    expect((await act('sil', { k_no: picture.k_no, coz: true })).statusCode).toBe(200)
    expect(await gallery()).toEqual([])
    const shown = async () => (await list(`ara=${picture.anahtar.split('/')[1]}`)).data.length
    expect(await shown()).toBe(0)
    expect((await act('sil', { k_no: picture.k_no, geri: true })).statusCode).toBe(200)
    expect(await shown()).toBe(1)
    await act('sil', { k_no: picture.k_no })
    const job = removePictures(app.services, app.tenants)
    await job.run({ tenant_id: id, k_no: picture.k_no }, { retries: 0, isLast: false })
    expect((await files()).filter((file) => file.includes(picture.k_no.slice(0, 8)))).toEqual([])
    expect((await act('sil', { k_no: picture.k_no, geri: true })).json().code).toBe('bulunamadi')
  })

  test('names pages by what stands in their blocks, and settings by their mark', async () => {
    const picture = await stored('bolum=icerik')
    const { dil, sayfa_k_no, bloklar } = await withTenant(app.services.db, id, (trx) =>
      trx.selectFrom('sayfa_icerik').selectAll().limit(1).executeTakeFirstOrThrow(),
    )
    const more = [...bloklar, { tip: 'galeri', baslik: 'x', ogeler: [{ gorsel: picture.anahtar, altyazi: '' }] }]
    await withTenant(app.services.db, id, (trx) =>
      trx
        .updateTable('sayfa_icerik')
        .set({ bloklar: JSON.stringify(more) })
        .where('sayfa_k_no', '=', sayfa_k_no)
        .where('dil', '=', dil)
        .execute(),
    )
    const [found] = (await list(`ara=${picture.anahtar.split('/')[1]}`)).data
    expect(found.kullanim).toMatchObject([{ tur: 'sayfa', k_no: sayfa_k_no }])
    expect((await act('sil', { k_no: picture.k_no, coz: true })).json().code).toBe('gorsel_kullanimda')
  })

  test('puts another file in the place of one, everywhere', async () => {
    const picture = await stored(`bolum=urun&urun_k_no=${VILLA}`)
    await act('metin', { k_no: picture.k_no, gorulen: {}, yeni: { tr: 'Teras' } })
    const bytes = await photograph({ seed: 700, width: 1000, height: 1000 })
    const { data } = (await send(bytes, `ad=yeni.jpg&bolum=urun&yerine=${picture.k_no}`)).json()
    expect(data).toMatchObject({
      anahtar: picture.anahtar,
      ad: 'yeni.jpg',
      gorsel: { en: 1000, aciklama: { tr: 'Teras' } },
    })
    expect(await gallery()).toEqual([picture.anahtar])
    const again = await send(bytes, `ad=yeni.jpg&bolum=urun&yerine=${(await stored()).k_no}`)
    expect(again.json().code).toBe('gorsel_ayni')
  })

  test('of another tenant is not there', async () => {
    const { k_no, anahtar } = await stored()
    const other = await staffHeaders(app, 'poyraz', 'ada@poyraz.example')
    for (const [name, body] of [
      ['metin', { gorulen: {}, yeni: { tr: 'x' } }],
      ['kirp', { surum: 1, odak: null }],
      ['sil', {}],
    ] as const) {
      expect((await act(name, { k_no, ...body }, other)).json().code, name).toBe('bulunamadi')
    }
    expect((await send(await photograph({ seed: 800 }), `ad=x.jpg&bolum=urun&yerine=${k_no}`, other)).json().code).toBe(
      'bulunamadi',
    )
    expect((await act('sirala', { urun_k_no: VILLA, gorulen: [], yeni: [anahtar] }, other)).json().code).toBe(
      'bulunamadi',
    )
  })
})
