import { Block } from '@meltem/contract/content/content'
import type { Picture } from '@meltem/contract/content/picture'
import { OtherSettings, Settings } from '@meltem/contract/settings'
import { loginStaff } from '@meltem/contract/staff/staff'
import { Slug } from '@meltem/contract/wire/fields'
import type { Language } from '@meltem/contract/wire/language'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openingPictures, pictureKey } from '../../server/src/features/catalog/import/drawn-pictures.ts'
import type { ContentPage, MenuItem, PageText } from '../../server/src/features/catalog/import/format/page-file.ts'
import type { TenantContent } from '../../server/src/features/catalog/import/tenant-content.ts'
import { TENANTS } from '../../server/src/testing/demo-tenants.ts'

/** Addresses of the storefront that no stored page stands behind. */
const KNOWN_ROUTES = ['/', '/contact', '/b']

/** Stands wherever a picture is missing. */
const FALLBACK_PICTURE = 'urun/no-image'

const PICTURE_FIELDS = ['gorsel', 'gorsel_dar']

const DUMMY_PICTURE: Picture = {
  gorsel: '/img/test/icerik/dummy',
  kapak: 0,
  en: 1200,
  boy: 800,
  genislikler: [480, 800, 1200],
  bicimler: ['webp'],
  iz: null,
  cizim: false,
  aciklama: { tr: 'Deneme' },
}

interface Leaf {
  readonly path: string
  readonly text: string
}

/** Every text inside a value, with the way to it. */
function leaves(value: unknown, path = ''): Leaf[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => leaves(part, path ? `${path}.${key}` : key))
}

const lastKey = (path: string): string => path.split('.').at(-1) ?? ''

const isPictureKey = ({ path }: Leaf): boolean => PICTURE_FIELDS.includes(lastKey(path))

function withPictures(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withPictures)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      PICTURE_FIELDS.includes(key) && typeof part === 'string' ? DUMMY_PICTURE : withPictures(part),
    ]),
  )
}

function textsOf(tenant: TenantContent): { page: ContentPage; dil: Language; text: PageText; name: string }[] {
  return tenant.sayfalar.flatMap((page) =>
    tenant.diller.flatMap((dil) => {
      const text = page.icerik[dil]
      return text ? [{ page, dil, text, name: `${page.anahtar} (${dil})` }] : []
    }),
  )
}

function addressOf(page: ContentPage, text: PageText): string {
  if (page.turu === 'ana') return '/'
  return page.turu === 'ozel' ? (text.url ?? '') : `/${page.turu}/${text.slug ?? ''}`
}

function addressesIn(tenant: TenantContent, dil: Language): Set<string> {
  const stored = textsOf(tenant).filter((entry) => entry.dil === dil)
  return new Set([...KNOWN_ROUTES, ...stored.map(({ page, text }) => addressOf(page, text))])
}

/** Addresses a page leads to: in fields of blocks and in its HTML. */
function linksIn({ bloklar }: PageText): string[] {
  return leaves(bloklar).flatMap(({ path, text }) =>
    lastKey(path) === 'url' ? [text] : [...text.matchAll(/href="([^"]*)"/g)].map((match) => match[1] ?? ''),
  )
}

function menuItems(items: readonly MenuItem[]): MenuItem[] {
  return items.flatMap((item) => [item, ...menuItems(item.alt ?? [])])
}

const TAG = /<(\/?)(h2|h3|p|ul|ol|li|strong|a)( href="\/[^"<>]*")?>/g

/** The first tag that closes what was not open, a tag left open, or a sign that is no simple HTML. */
function faultIn(html: string): string | undefined {
  const open: string[] = []
  for (const [tag, slash, element = ''] of html.matchAll(TAG)) {
    if (!slash) open.push(element)
    else if (open.pop() !== element) return tag
  }
  return open.at(-1) ?? html.replaceAll(TAG, '').match(/[<>&].{0,40}/)?.[0]
}

test('faulty HTML would be found', () => {
  expect(faultIn('<p>a <strong>b</strong></p>')).toBeUndefined()
  expect(faultIn('<p>a</li>')).toBe('</li>')
  expect(faultIn('<p>a')).toBe('p')
  expect(faultIn('<p>a<script></p>')).toBe('<script>')
})

const plain = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ')

describe.each(TENANTS)('$kod: pages', (tenant) => {
  test('exist in every language of the tenant and in no other', () => {
    for (const { anahtar, icerik } of tenant.sayfalar) {
      expect(Object.keys(icerik).sort(), anahtar).toEqual([...tenant.diller].sort())
    }
  })

  test('have stable names of their own, and one of them is the home page', () => {
    const names = tenant.sayfalar.map(({ anahtar }) => anahtar)
    expect(new Set(names).size).toBe(names.length)
    expect(tenant.sayfalar.filter(({ turu }) => turu === 'ana')).toHaveLength(1)
    for (const { yayin_zamani, anahtar } of tenant.sayfalar) {
      expect(z.iso.datetime().safeParse(yayin_zamani).success, anahtar).toBe(true)
    }
  })

  test.each(tenant.diller)('have readable addresses, each only once, in %s', (dil) => {
    const addresses = textsOf(tenant)
      .filter((entry) => entry.dil === dil)
      .map(({ page, text, name }) => {
        if (page.turu === 'ozel') expect(text.url, name).toMatch(/^\/[a-z]{3,}(-[a-z]+)*$/)
        else if (page.turu !== 'ana') expect(Slug.safeParse(text.slug).data, name).toBe(text.slug)
        expect(text.slug === undefined, name).toBe(page.turu === 'ana' || page.turu === 'ozel')
        return addressOf(page, text)
      })
    expect(new Set(addresses).size).toBe(addresses.length)
    for (const route of KNOWN_ROUTES.slice(1)) expect(addresses).not.toContain(route)
  })

  test('have titles and a summary that search engines can show', () => {
    for (const { text, name } of textsOf(tenant)) {
      expect(text.baslik.length, name).toBeGreaterThan(2)
      expect(text.ozet.length, name).toBeGreaterThan(40)
      expect(text.ozet.length, name).toBeLessThan(180)
      expect(text.seo_baslik.length, name).toBeGreaterThan(10)
      expect(text.seo_baslik.length, name).toBeLessThan(80)
    }
  })

  test('hold only blocks of the contract', () => {
    for (const { text, name } of textsOf(tenant)) {
      const blocks = withPictures(text.bloklar)
      expect(z.array(Block).safeParse(blocks).error?.issues, name).toBeUndefined()
      expect(text.bloklar.length, name).toBeGreaterThan(0)
    }
  })

  test('lead only to addresses that exist in the same language', () => {
    let seen = 0
    for (const { text, dil, name } of textsOf(tenant)) {
      const addresses = addressesIn(tenant, dil)
      for (const link of linksIn(text)) {
        // A film is elsewhere, under a name that is reserved for examples.
        const known = addresses.has(link) || /^https:\/\/[a-z]+\.example\//.test(link)
        expect(known, `${name} leads to ${link}`).toBe(true)
        seen += 1
      }
    }
    for (const { url, dil } of tenant.duyurular) {
      if (url !== null && dil) expect(addressesIn(tenant, dil).has(url), `an announcement leads to ${url}`).toBe(true)
    }
    expect(seen).toBeGreaterThan(10)
  })

  test('use simple, balanced HTML', () => {
    for (const { text, name } of textsOf(tenant)) {
      const bodies = leaves(text.bloklar).filter(({ path }) => lastKey(path) === 'html')
      for (const body of bodies) expect(faultIn(body.text), name).toBeUndefined()
    }
  })

  test('tell a journal article in 400 to 600 words', () => {
    const articles = textsOf(tenant).filter(({ page }) => page.turu === 'b')
    expect(articles.length).toBeGreaterThan(0)
    for (const { text, name } of articles) {
      const html = leaves(text.bloklar).filter(({ path }) => lastKey(path) === 'html')
      const words = plain(html.map((leaf) => leaf.text).join(' ')).match(/[\p{L}\p{N}][\p{L}\p{N}’‑-]*/gu) ?? []
      expect(words.length, name).toBeGreaterThanOrEqual(400)
      expect(words.length, name).toBeLessThanOrEqual(600)
    }
  })
})

describe.each(TENANTS)('$kod: pictures', (tenant) => {
  const used = [
    ...leaves(tenant.sayfalar).filter(isPictureKey),
    ...leaves({ gorsel: tenant.logo, gorsel_dar: tenant.favicon }),
    ...leaves(tenant.acenteler.map(({ logo }) => ({ gorsel: logo ?? null }))),
    ...leaves(tenant.ayarlar.acente ?? {}),
    ...leaves([tenant.kategoriler, tenant.koleksiyonlar, tenant.bolgeler, tenant.duyurular]).filter(isPictureKey),
    ...leaves(tenant.vitrinler.map(({ urun }) => ({ gorsel: pictureKey(urun.anahtar, 0) }))),
  ].map(({ text }) => text)

  test('are all listed, and nothing is listed that is not used', () => {
    const always = ['splash/not-found', 'splash/empty', FALLBACK_PICTURE]
    expect([...new Set([...used, ...always])].sort()).toEqual(
      openingPictures(tenant)
        .map(({ anahtar }) => anahtar)
        .sort(),
    )
  })
})

describe.each(TENANTS)('$kod: menus', (tenant) => {
  const items = menuItems(tenant.menu)

  test('lead to pages and routes that exist', () => {
    const pages = tenant.sayfalar.map(({ anahtar }) => anahtar)
    for (const { baslik, sayfa, url, turu, alt } of items) {
      const name = baslik[tenant.varsayilan_dil]
      expect([sayfa, url, turu].filter((target) => target !== undefined).length, name).toBeLessThanOrEqual(1)
      if (sayfa !== undefined) expect(pages, name).toContain(sayfa)
      else if (url !== undefined) expect(KNOWN_ROUTES, name).toContain(url)
      else if (turu !== undefined) expect(KNOWN_ROUTES, name).toContain(`/${turu}`)
      else expect(alt?.length, `the heading ${name}`).toBeGreaterThan(0)
    }
  })

  test('have a title in every language, and children in the same place', () => {
    for (const item of items) {
      expect(Object.keys(item.baslik).sort()).toEqual([...tenant.diller].sort())
      for (const child of item.alt ?? []) expect(child.konum).toBe(item.konum)
    }
    for (const place of ['category', 'top', 'bottom']) expect(items.map(({ konum }) => konum)).toContain(place)
  })
})

describe.each(TENANTS)('$kod: settings', (tenant) => {
  test('keep to the contract', () => {
    const { company, other, ...rest } = tenant.ayarlar
    for (const part of ['seo', 'support', 'social', 'contact', 'tema'] as const) {
      expect(Settings.shape[part].safeParse(rest[part]).error?.issues, part).toBeUndefined()
    }
    expect(Settings.shape.company.safeParse({ ...company, kod: tenant.kod }).success).toBe(true)
    expect(
      OtherSettings.safeParse({ ...other, yazi_yorumlari: true, uye_grup_k_no: null, sosyal_girisler: [] }).success,
    ).toBe(true)
  })

  test('speak every language of the tenant', () => {
    const { company, seo, support, other } = tenant.ayarlar
    const texts = [
      company.slogan,
      company.birlik_metni,
      seo.baslik,
      seo.aciklama,
      support.saatler,
      other.uyelik_sozlesmesi,
    ]
    for (const text of [
      ...texts,
      ...tenant.filtreler.flatMap((filter) => [filter, ...filter.secenekler]).map((f) => f.baslik),
    ]) {
      expect(Object.keys(text).sort()).toEqual([...tenant.diller].sort())
    }
  })

  test('offer the language and the currency that come first', () => {
    expect(tenant.diller).toContain(tenant.varsayilan_dil)
    expect(tenant.para_birimleri).toContain(tenant.varsayilan_kur)
  })

  test('let the staff in with safe passwords', () => {
    expect(tenant.personel.map(({ rol }) => rol)).toContain('yonetici')
    expect(new Set(tenant.personel.map(({ e_mail }) => e_mail)).size).toBe(tenant.personel.length)
    for (const { e_mail, sifre } of tenant.personel) {
      expect(loginStaff.input.safeParse({ e_mail, sifre }).success).toBe(true)
      expect(sifre.length).toBeGreaterThanOrEqual(12)
    }
  })
})

test('the tenants share no host and no code', () => {
  const hosts = TENANTS.flatMap(({ alan_adlari }) => alan_adlari)
  expect(new Set(hosts).size).toBe(hosts.length)
  expect(TENANTS.map(({ kod }) => kod)).toEqual(['meltem', 'poyraz'])
})

describe('demo agencies', () => {
  const agencies = TENANTS.flatMap((tenant) => tenant.acenteler.map((agency) => ({ tenant, agency })))

  test('stand in four languages, with products that exist and long passwords', () => {
    expect(agencies.length).toBeGreaterThanOrEqual(2)
    for (const { tenant, agency } of agencies) {
      expect(Object.keys(agency.tanitim).sort()).toEqual(['de', 'en', 'ru', 'tr'])
      const known = tenant.urunler.map(({ anahtar }) => anahtar)
      expect(agency.urunler.filter((anahtar) => !known.includes(anahtar))).toEqual([])
      for (const { sifre } of agency.kullanicilar) expect(sifre.length).toBeGreaterThanOrEqual(12)
    }
  })
})
