import { BasketQuote, QuoteRequest } from '@meltem/contract/reservation/basket'
import type { PartnerDiscount } from '@meltem/domain/pricing/price-input'
import { SCENARIOS } from '@meltem/domain/scenarios/all-scenarios'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { fixtureTenant } from '../../../testing/fixture.ts'
import { sellBasket } from '../../../testing/golden-catalog.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { storeBulletin } from '../../settings/bulletin.queries.ts'
import { quoteBasket } from './quote-basket.ts'

let app: TestApp
let tenantId: number
beforeAll(async () => {
  const plain = fixtureTenant('alfa', ['tr', 'en'], { para_birimleri: ['TRY', 'EUR', 'USD', 'GBP'] })
  const rezervasyon = { taksit_oranlari: { 2: 3.5, 3: 5.75, 6: 9.9 }, bilet_on_eki: 'ALF', tutma_dk: 15 }
  const tenant = { ...plain, ayarlar: { ...plain.ayarlar, rezervasyon } }
  app = await startTestApp({ tenants: [tenant], environment: { RATE_LIMIT: '100000' } })
  tenantId = app.tenants.byKod('alfa')?.id ?? 0
  // The golden baskets are sold on this day; some of their dates lie before it, which a quote tells and still prices.
  app.clock.set(() => new Date('2026-08-10T09:00:00Z'))
})
afterAll(() => app.close())

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

type Request = Awaited<ReturnType<typeof sellBasket>>

async function quoteOverHttp(request: Request): Promise<BasketQuote> {
  const answer = await app.post('/api/sepet-hesapla-post', request)
  expect(answer.json()).toMatchObject({ success: 1 })
  return answer.json().data
}

/** No member here has some discounts of the scenarios, so the same act is called for a person who has them. */
async function quoteFor(iskonto: PartnerDiscount, request: Request): Promise<BasketQuote> {
  const tenant = app.tenants.byKod('alfa')
  if (!tenant) throw new Error('the fixture has lost its first tenant')
  const person = { uye: null, iskonto, ip: '192.0.2.1', hesapsiz_olur: true }
  return await quoteBasket({ services: app.services, tenant, person }, QuoteRequest.parse(request))
}

describe('golden baskets over HTTP come to the same totals as in the domain', () => {
  test.each(SCENARIOS.map((one) => [one.ad, one] as const))('%s', async (_, { sepet, beklenen, beklenen_sabit }) => {
    const { TRY: _base, ...rates } = sepet.kurlar
    await storeBulletin(app.services.db, {
      banka_kodu: sepet.banka_kodu,
      bulten_no: null,
      bulten_tarihi: '2099-01-01',
      kurlar: Object.entries(rates).map(([kod, satis]) => ({ kod, alis: satis, satis })),
    })
    app.services.cache.dropAll()
    const request = await withTenant(app.services.db, tenantId, (trx) => sellBasket(trx, tenantId, sepet))
    const data = sepet.iskonto ? await quoteFor(sepet.iskonto, request) : await quoteOverHttp(request)
    expect(BasketQuote.parse(data)).toEqual(data)
    expect(data.kur_rezervasyon_toplam).toEqual({ ...NOTHING, ...beklenen })
    expect(data.rezervasyon_toplam).toMatchObject(beklenen_sabit)
    expect(data.fis.toplam).toEqual(data.kur_rezervasyon_toplam)
  })
})
