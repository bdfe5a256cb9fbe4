import { PaymentRules } from '@meltem/contract/payment/plan'
import { LANGUAGES, type Language } from '@meltem/contract/wire/language'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { ImportedProduct } from '../../server/src/features/catalog/import/read-product.ts'
import { TENANTS } from '../../server/src/testing/demo-tenants.ts'

const WEEK = 7 * 24
const pages = TENANTS.flatMap(({ kod, vitrinler }) => vitrinler.map((one) => [kod, one.urun.anahtar, one] as const))
const ofKind = (kind: ImportedProduct['urun_tipi']) => pages.filter(([, , { urun }]) => urun.urun_tipi === kind)

/** Everything a page says in a language, questions to the guest included. */
function told({ metin, sorular }: (typeof pages)[number][2], dil: Language): string {
  const text = metin[dil]
  return JSON.stringify([text ?? '', sorular.map(({ ipucu }) => ipucu[dil] ?? '')])
}

const DAYS: Record<Language, RegExp> = {
  tr: /(\d+) gün(?:lük)? düşünme/g,
  en: /(\d+) days to think/g,
  de: /(\d+) Tage Bedenkzeit/g,
  ru: /(\d+) дней (?:на размышление|подумать)/g,
}
const WEEKS: Record<Language, RegExp> = {
  tr: /en az (\d+) hafta/gi,
  en: /at least (\d+) weeks/g,
  de: /mindestens (\d+) Wochen/g,
  ru: /(?:не меньше|не позднее чем за) (\d+) недел/g,
}
const numbers = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, count]) => Number(count))
const rateOf = { tr: /%(\d+)/g, en: /(\d+)%/g, de: /(\d+) %/g, ru: /(\d+) %/g }
const termsOf = (text: string) => text.slice(text.indexOf('"kosullar"'))

describe.each(LANGUAGES)('what the pages promise in %s', (dil) => {
  it.each(ofKind('saglik'))('%s %s: days to think, weeks ahead and deposit are those of the product', (_, __, page) => {
    const [talk, rest] = page.urun.odeme_adimlari ?? []
    const text = told(page, dil)
    expect(talk).toMatchObject({ tetik: 'olay', olay: 'gorusme' })
    expect(new Set(numbers(text, DAYS[dil]))).toEqual(new Set([talk?.bekleme_gun]))
    expect(new Set(numbers(text, WEEKS[dil]))).toEqual(new Set([page.urun.son_satis_saat / WEEK]))
    expect(new Set(numbers(termsOf(text), rateOf[dil]))).toEqual(new Set([talk?.oran]))
    expect(rest).toMatchObject({ tetik: 'gun', oran: null })
  })

  it.each(ofKind('dugun'))('%s %s: weeks ahead and payments are those of the packages', (_, __, page) => {
    const { odeme_adimlari = [], secenekler, son_satis_saat } = page.urun
    const text = told(page, dil)
    const leads = secenekler.map((one) => (one.son_satis_saat ?? son_satis_saat) / WEEK)
    expect(new Set(numbers(text, WEEKS[dil]))).toEqual(new Set(leads))
    const [first, rest] = odeme_adimlari
    expect(first).toMatchObject({ tetik: 'kabul' })
    expect(new Set(numbers(termsOf(text), rateOf[dil]))).toEqual(new Set([first?.oran]))
    expect(text).toMatch(new RegExp(`\\b${rest?.gun} (gün|days|Tage|дней)`))
    expect(text).toMatch(new RegExp(`\\b${(first?.saat ?? 0) / 24} (gün geçerli|days|Tage|дней)`))
  })
})

describe('payments of the products', () => {
  const products = TENANTS.flatMap(({ kod, urunler }) => urunler.map((one) => [kod, one.anahtar, one] as const))

  it.each(products.filter(([, , { urun_tipi }]) => urun_tipi === 'dugun'))(
    '%s %s: a legal ceremony is asked for earlier than a symbolic one',
    (_, __, { secenekler, son_satis_saat }) => {
      const legal = secenekler.filter(({ anahtar }) => anahtar.endsWith('legal'))
      expect(legal.length).toBeGreaterThan(0)
      for (const option of legal) expect(option.son_satis_saat).toBeGreaterThan(son_satis_saat)
    },
  )

  it.each(products)('%s %s: its payments follow the rules, and the first of them is the deposit', (_, __, product) => {
    for (const rules of [product, ...product.secenekler].flatMap((one) => one.odeme_adimlari ?? [])) {
      expect(rules.oran === null || rules.oran > 0).toBe(true)
    }
    const rules = product.odeme_adimlari
    if (!rules) return
    expect(z.safeParse(PaymentRules, rules).success).toBe(true)
    expect(rules[0]?.oran ?? 100).toBe(product.on_odeme)
  })
})
