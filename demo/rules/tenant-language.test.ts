import type { Language } from '@meltem/contract/wire/language'
import { describe, expect, test } from 'vitest'
import type { MenuItem } from '../../server/src/features/catalog/import/format/page-file.ts'
import type { TenantContent } from '../../server/src/features/catalog/import/tenant-content.ts'
import { TENANTS } from '../../server/src/testing/demo-tenants.ts'

/** Not prose: pictures, addresses, codes. */
const SILENT_FIELDS = [
  'tip',
  'turu',
  'urun_tipi',
  'kur',
  'gorsel',
  'gorsel_dar',
  'slug',
  'url',
  'kod',
  'sayfa',
  'konum',
  'kural',
]

/** Names, and words that two of the languages share. */
const SHARED_WORDS = new Set([
  'Alaçatı',
  'Bank',
  'Bodrum',
  'Charter',
  'Dalyan',
  'Deneme Bankası, Göcek',
  'Fethiye',
  'Göcek',
  'Gulet',
  'Hotels',
  'Istanbul',
  'Kaleiçi',
  'Kaleiçi, Antalya',
  'Kalkan',
  'Kaş',
  'Katamaran',
  'Marmaris',
  'Meltem',
  'Pamukkale',
  'Ölüdeniz',
  'Transfers',
])

/** Numbers, currencies, account numbers. */
const CODE = /^[\dA-Z –]+$/

type Texts = Map<string, string>

function collect(value: unknown, path: string, into: Texts): Texts {
  if (typeof value === 'string') into.set(path, value)
  else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      if (!SILENT_FIELDS.includes(key)) collect(part, `${path}.${key}`, into)
    }
  }
  return into
}

function menuTexts(items: readonly MenuItem[], dil: Language, path: string, into: Texts): Texts {
  for (const [order, item] of items.entries()) {
    into.set(`${path}.${order}`, item.baslik[dil] ?? '')
    menuTexts(item.alt ?? [], dil, `${path}.${order}`, into)
  }
  return into
}

/** All prose of a tenant in one language, by the place where it stands. */
function proseIn(tenant: TenantContent, dil: Language): Texts {
  const texts: Texts = new Map()
  for (const { anahtar, icerik } of tenant.sayfalar) collect(icerik[dil], anahtar, texts)
  menuTexts(tenant.menu, dil, 'menu', texts)
  const { company, seo, support, other } = tenant.ayarlar
  for (const text of [company.slogan, company.birlik_metni, seo.baslik, seo.aciklama, support.saatler]) {
    texts.set(`ayarlar.${texts.size}`, text[dil] ?? '')
  }
  texts.set('ayarlar.uyelik_sozlesmesi', other.uyelik_sozlesmesi[dil] ?? '')
  for (const filter of tenant.filtreler) {
    for (const choice of [filter, ...filter.secenekler])
      texts.set(`${filter.kod}.${choice.kod}`, choice.baslik[dil] ?? '')
  }
  return texts
}

const prose = TENANTS.flatMap((tenant) =>
  tenant.diller.map((dil) => ({ kod: tenant.kod, dil, texts: proseIn(tenant, dil) })),
)

const LETTERS_OF: Readonly<Record<Language, RegExp>> = {
  tr: /[ığşçİ]/,
  en: /\b(the|and|of|to)\b/i,
  de: /\b(und|der|die|das|den|dem|des|Sie|mit)\b/,
  ru: /[а-яё]/i,
}

const FOREIGN_LETTERS: Partial<Record<Language, RegExp>> = {
  tr: /[ßа-яё]/i,
  en: /[ßäа-яё]/i,
  de: /[а-яё]/i,
}

const FOREIGN_QUOTES: Readonly<Record<Language, RegExp>> = {
  tr: /[„«»‚]/,
  en: /[„«»‚]/,
  de: /[”«»]/,
  ru: /[“”]/,
}

const withoutTags = (text: string): string => text.replaceAll(/<[^>]+>/g, ' ')

describe('texts of two languages', () => {
  const pairs = prose.flatMap((one) =>
    prose.filter((other) => other.kod === one.kod && other.dil > one.dil).map((other) => [one, other] as const),
  )

  test('are compared for every pair of a tenant with four languages', () => {
    expect(pairs).toHaveLength(6)
  })

  test.each(pairs)('stand in the same places and are never the same', (one, other) => {
    expect([...one.texts.keys()]).toEqual([...other.texts.keys()])
    const same = [...one.texts].filter(
      ([place, text]) => other.texts.get(place) === text && !SHARED_WORDS.has(text) && !CODE.test(text),
    )
    expect(same, `${one.dil} and ${other.dil}`).toEqual([])
  })
})

describe.each(prose)('$kod in $dil', ({ dil, texts }) => {
  const long = [...texts].map(([place, text]) => [place, withoutTags(text)] as const)

  test('is written in that language', () => {
    for (const [place, text] of long.filter(([, words]) => words.length > 120))
      expect(text, place).toMatch(LETTERS_OF[dil])
    const foreign = FOREIGN_LETTERS[dil]
    if (foreign) for (const [place, text] of long) expect(text, place).not.toMatch(foreign)
  })

  test('uses the quotation marks and apostrophes of that language', () => {
    for (const [place, text] of long) {
      expect(text, place).not.toMatch(/["']/)
      expect(text, place).not.toMatch(FOREIGN_QUOTES[dil])
      const opened = text.match(/[„«]|(?<![„][^“]*)“/g)?.length ?? 0
      const closed = text.match(/[»”]|(?<=„[^“]*)“/g)?.length ?? 0
      expect(opened, place).toBe(closed)
    }
  })

  test('leaves no empty text, double space or stray blank before a comma', () => {
    for (const [place, text] of texts) {
      expect(text.trim().length, place).toBeGreaterThan(0)
      expect(text.replaceAll(/>\s+</g, '><').trim(), place).not.toMatch(/ {2}| [,;:!?.]/)
    }
  })
})
