import type { Language } from '@meltem/contract/wire/language'
import { describe, expect, test } from 'vitest'
import { TENANTS } from '../../server/src/testing/demo-tenants.ts'

/** Every text inside, with the way to it. */
function* textsIn(value: unknown, path = ''): Generator<readonly [path: string, text: string]> {
  if (typeof value === 'string') yield [path, value]
  else if (value && typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) yield* textsIn(inner, `${path}/${key}`)
  }
}

/** A share that comes off, written out: it would stay when the campaign has gone. */
const WRITTEN_DISCOUNT = [
  /%\s?\d+[^.]{0,20}(?:indirim|ucuz)/i,
  /yüzde [^.]{0,20}(?:indirim|düş)/i,
  /(?:\d+\s?%|per cent) (?:off|less|cheaper)/i,
  /take[sn]? (?:off )?\w+ per cent/i,
  /\d+\s?%[^.]{0,12}(?:günstiger|Rabatt|Nachlass)/i,
  /Prozent (?:ab|Rabatt|Nachlass|günstiger)/i,
  /скидк\S* \d+/i,
  /(?:минус|снизим)[^.]{0,20}процент/i,
]

describe.each(TENANTS)('$kod', (tenant) => {
  test('writes no discount into a text: what comes off is made from the campaigns and coupons', () => {
    const told = [...textsIn({ pages: tenant.sayfalar, products: tenant.vitrinler, bars: tenant.duyurular })]
    expect(told.length).toBeGreaterThan(100)
    const found = told.filter(([, text]) => WRITTEN_DISCOUNT.some((pattern) => pattern.test(text)))
    expect(found).toEqual([])
  })

  const HEADLINE =
    /30 gün iade güvencesi|30-day refund guarantee|30 Tage Rückerstattungsgarantie|гарантия возврата за 30 дней/gi
  const guarantee = tenant.sayfalar.find(({ anahtar }) => /iade-guvencesi|refund-guarantee/.test(anahtar))
  const slugOf = (dil: Language) => guarantee?.icerik[dil]?.slug

  test.each(tenant.diller)('leads in %s from the headline of the refund guarantee to its page', (dil) => {
    expect(slugOf(dil)).toBeTruthy()
    const link = `<a href="/p/${slugOf(dil)}">`
    const blocks = tenant.sayfalar
      .filter((page) => page !== guarantee)
      .flatMap((page) => page.icerik[dil]?.bloklar ?? [])
    const texts = blocks.flatMap((block) => (block.tip === 'metin' ? [block.html] : []))
    const headlines = texts.flatMap((html) => [...html.matchAll(HEADLINE)].map(({ index }) => html.slice(0, index)))
    expect(headlines.length).toBeGreaterThan(0)
    for (const before of headlines) expect(before.endsWith(link), before.slice(-80)).toBe(true)
    const promises = blocks.flatMap((block) => (block.tip === 'sozler' ? block.ogeler : []))
    const promised = promises.filter(({ baslik }) => baslik.search(HEADLINE) >= 0)
    expect(promised.map(({ url }) => url)).toEqual([`/p/${slugOf(dil)}`])
  })
})
