import type { Block } from '@meltem/contract/content/content'
import { expect, it } from 'vitest'
import en from '../../../../i18n/src/messages/en.json' with { type: 'json' }
import { keepMessages } from '../../platform/words/message-store.ts'
import { translatorIn } from '../../platform/words/translator.ts'
import { sampleCard } from '../catalog/product-samples.ts'
import { familyChapters, homeStrips, listsByKind, withCounts } from './home-strips.ts'

keepMessages('en', en)
const words = { language: 'en', card: translatorIn('en', 'card'), facts: translatorIn('en', 'facts') } as const
const key = (index: number) => `00000000-0000-4000-8000-00000000000${index}`
const card = (index: number) => sampleCard({ k_no: key(index) })

it('shows a product once, in the first strip that has it', () => {
  const strips = homeStrips(
    {
      populer: [card(1), card(2)],
      kampanyali: [card(2), card(3)],
      yeni: [card(3), card(1)],
      sayilar: [],
      yorumlar: [],
    },
    words,
  )
  expect([strips.popular, strips.reduced, strips.newest].map((strip) => strip.map(({ k_no }) => k_no))).toEqual([
    [key(1), key(2)],
    [key(3)],
    [],
  ])
})

it('shows a small catalogue whole, by what things are for, the fullest chapter first', () => {
  const kinds = ['villa', 'tur', 'yat'] as const
  const products = kinds.map((urun_tipi, index) => ({ ...card(index + 1), urun_tipi }))
  const sayilar = kinds.map((urun_tipi) => ({ urun_tipi, sayi: 1 }))
  const small = { populer: products, kampanyali: [], yeni: products, sayilar, yorumlar: [] }
  const chapters = familyChapters(small, words)
  expect(chapters?.map(({ family, cards }) => [family, cards.map(({ k_no }) => k_no)])).toEqual([
    ['outings', [key(2), key(3)]],
    ['stay', [key(1)]],
  ])
})

it('leaves a catalogue to search and strips that is large, empty or not known whole', () => {
  const of = (sayi: number) => ({
    populer: [card(1)],
    kampanyali: [],
    yeni: [],
    sayilar: [{ urun_tipi: 'villa' as const, sayi }],
    yorumlar: [],
  })
  for (const sayi of [0, 2, 9]) expect(familyChapters(of(sayi), words)).toBeUndefined()
})

it('leads from the words of a guest to the page of the product, without a detour', () => {
  const voice = (urun_tipi: 'transfer' | 'tur') => ({
    ad: 'Ada',
    dil: 'en' as const,
    puan: 5,
    metin: 'On time.',
    tarih: '2026-11-04',
    urun_baslik: 'x',
    urun_tipi,
    kategori_slug: 'rides',
    urun_slug: 'airport-kas',
  })
  const nothing = { populer: [], kampanyali: [], yeni: [], sayilar: [] }
  const { voices } = homeStrips({ ...nothing, yorumlar: [voice('transfer'), voice('tur')] }, words)
  expect(voices.map(({ href }) => href)).toEqual(['/en/t/airport-kas', '/en/d/rides/airport-kas'])
})

const blocks = [
  {
    tip: 'turler',
    ogeler: [
      { urun_tipi: 'villa', url: '/c/villas', not: 'old' },
      { urun_tipi: 'yat', url: '/c/yachts', not: 'old' },
    ],
  },
  {
    tip: 'bolgeler',
    ogeler: [
      { url: '/u/gocek', not: 'bay' },
      { url: '/u/kas', not: 'cliffs' },
    ],
  },
] as unknown as Block[]

it('counts what is on offer, and keeps the words where nothing is', () => {
  const regions = [{ slug: 'gocek', urun_sayisi: 12 }] as unknown as Parameters<typeof withCounts>[1]['regions']
  const counted = withCounts(blocks, {
    kinds: [{ urun_tipi: 'villa', sayi: 1 }],
    regions,
    t: translatorIn('en', 'listing'),
  })
  const notes = counted.flatMap((block) =>
    'ogeler' in block ? block.ogeler.map((item) => 'not' in item && item.not) : [],
  )
  expect(notes).toEqual(['1 villa', 'old', '12 options', 'cliffs'])
})

it('knows the lists by the tiles', () => {
  expect(listsByKind(blocks)).toEqual({ villa: '/c/villas', yat: '/c/yachts' })
})
