import type { ProductCard } from '@meltem/contract/catalog/catalog'
import type { ProductFacts } from '@meltem/contract/catalog/product-facts'
import { expect, it } from 'vitest'
import en from '../../../../i18n/src/messages/en.json' with { type: 'json' }
import { keepMessages } from '../../platform/words/message-store.ts'
import { translatorIn } from '../../platform/words/translator.ts'
import { cardView } from './card-view.ts'
import { SAMPLE_FACTS, sampleCard } from './product-samples.ts'

keepMessages('en', en)
const words = { language: 'en', card: translatorIn('en', 'card'), facts: translatorIn('en', 'facts') } as const
const view = (differences?: Partial<ProductCard>) => cardView(sampleCard(differences), words)

it('says a product in words', () => {
  expect(view()).toMatchObject({
    href: '/en/d/tours/twelve-islands',
    place: 'Tour · Göcek',
    facts: '7 hours · up to 14 people · hotel pick-up',
    rating: { mean: '4.9', count: 312 },
    price: { sum: '€48.00', before: 'from', after: 'per person', old: null },
    noPrice: null,
    flag: null,
    foreign: null,
    permit: null,
  })
})

it('shows the price before a campaign, and what the campaign takes off', () => {
  const seen = view({
    baslangic_fiyat: { fiyat: 39, eski_fiyat: 45, kur: 'EUR', birim: 'kisi', sure_dk: 0 },
    kampanya: { indirim_turu: 'yuzde', indirim: 15, kur: null },
  })
  expect(seen.price?.old).toBe('€45.00')
  expect(seen.flag).toEqual({ tone: 'campaign', text: '15% off' })
  const amount = view({ kampanya: { indirim_turu: 'tutar', indirim: 100, kur: 'EUR' } })
  expect(amount.flag?.text).toBe('€100.00 off')
})

it('never strikes out a price that was lower', () => {
  expect(
    view({ baslangic_fiyat: { fiyat: 45, eski_fiyat: 39, kur: 'EUR', birim: 'kisi', sure_dk: 0 } }).price?.old,
  ).toBeNull()
})

it('shows the sum for the dates asked for, or that there is none', () => {
  const dated = { toplam: 336, kur: 'EUR', musait: true, opsiyon_k_no: 'o', gun: null }
  expect(view({ tarihli_fiyat: dated }).price).toMatchObject({
    sum: '€336.00',
    before: null,
    after: 'in total for your dates',
  })
  const taken = view({ tarihli_fiyat: { ...dated, musait: false } })
  expect(taken).toMatchObject({ price: null, noPrice: 'Not available on these dates' })
})

it('says when a product is asked for, and when its price is', () => {
  expect(view({ rezervasyon_satis_durum: 'sor_sat' }).flag).toEqual({ tone: 'ask', text: 'On request' })
  expect(view({ baslangic_fiyat: null }).noPrice).toBe('Price on request')
})

it('shows the permit of a villa', () => {
  expect(view({ bilgi: SAMPLE_FACTS.villa as unknown as ProductFacts }).permit).toBe('Permit no. 48-1234')
})

it('says when the text is in another language', () => {
  expect(view({ dil: 'tr' }).foreign).toEqual({ lang: 'tr', note: 'Text in Turkish' })
})

it('stands without rating and without destination', () => {
  const seen = view({ degerlendirme: { puan: null, yorum_sayisi: 0 }, bolge: null })
  expect(seen).toMatchObject({ rating: null, place: 'Tour' })
})
