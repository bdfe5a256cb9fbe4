import { Receipt } from '@meltem/contract/reservation/pricing'
import { describe, expect, it } from 'vitest'
import { KINDS, SOLD_BY } from '../kinds.ts'
import type { Tariff } from '../pricing/line/tariffs.ts'
import { priceBasket } from '../pricing/price-basket.ts'
import { receiptOnWire, totalsOnWire } from '../pricing/receipt/on-the-wire.ts'
import { SCENARIOS } from './all-scenarios.ts'

const NOTHING = {
  urun_toplam: 0,
  ekstra_toplam: 0,
  sepet_indirim: 0,
  kupon_indirim: 0,
  iskonto_indirim: 0,
  ara_toplam: 0,
  kdv_toplam: 0,
  kdv_dahil: 0,
  taksit_fark: 0,
  genel_toplam: 0,
  on_odeme_oran: 0,
  on_odeme_toplam: 0,
  kalan_toplam: 0,
}

describe('golden baskets', () => {
  it('are at least forty, with names of their own, over all kinds and all ways of selling', () => {
    expect(SCENARIOS.length).toBeGreaterThanOrEqual(40)
    expect(new Set(SCENARIOS.map((one) => one.ad)).size).toBe(SCENARIOS.length)
    const lines = SCENARIOS.flatMap((one) => one.sepet.satirlar)
    const kinds = new Set(lines.map(({ urun_tipi }) => urun_tipi))
    expect([...kinds].sort()).toEqual(Object.keys(KINDS).sort())
    const sold = new Set(lines.map(({ tarife }) => tarife.tur))
    expect(Object.values(SOLD_BY).flat()).toSatisfy((tariffs: Tariff['tur'][]) => tariffs.every((one) => sold.has(one)))
    for (const { urun_tipi, tarife } of lines) expect(SOLD_BY[urun_tipi], urun_tipi).toContain(tarife.tur)
  })

  it.each(SCENARIOS.map((one) => [one.ad, one] as const))('%s', (_, scenario) => {
    const price = priceBasket(scenario.sepet)
    expect(totalsOnWire(price.secilen.toplam)).toEqual({ ...NOTHING, ...scenario.beklenen })
    expect(totalsOnWire(price.sabit.toplam)).toMatchObject(scenario.beklenen_sabit)
    for (const receipt of [price.secilen, price.sabit]) {
      const wire = receiptOnWire(receipt)
      expect(Receipt.parse(wire)).toEqual(wire)
    }
  })
})
