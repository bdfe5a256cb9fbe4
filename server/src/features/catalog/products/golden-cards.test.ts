import { randomUUID } from 'node:crypto'
import { HIRE_TIME } from '@meltem/contract/catalog/listing'
import { SCENARIOS } from '@meltem/domain/scenarios/all-scenarios'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import { fixtureTenant } from '../../../testing/fixture.ts'
import { sellBasket } from '../../../testing/golden-catalog.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { storeBulletin } from '../../settings/bulletin.queries.ts'
import { RIDE_TIME } from '../index/asked-line.ts'

let app: TestApp
let tenantId: number
const kategori = randomUUID()
beforeAll(async () => {
  const tenant = fixtureTenant('alfa', ['tr', 'en'], { para_birimleri: ['TRY', 'EUR', 'USD', 'GBP'] })
  app = await startTestApp({ tenants: [tenant], environment: { RATE_LIMIT: '100000' } })
  tenantId = app.tenants.byKod('alfa')?.id ?? 0
  app.clock.set(() => new Date('2026-08-10T09:00:00Z'))
  await withTenant(app.services.db, tenantId, async (trx) => {
    const group = { tenant_id: tenantId, k_no: kategori, kod: 'hepsi', urun_tipi: 'ekstra' as const }
    await trx
      .insertInto('kategori')
      .values({ ...group, ust_k_no: null, gorsel: null })
      .execute()
    const text = { tenant_id: tenantId, kategori_k_no: kategori, dil: 'tr' as const }
    await trx
      .insertInto('kategori_metin')
      .values({ ...text, baslik: 'Hepsi', slug: 'hepsi', metin: null })
      .execute()
  })
})
afterAll(() => app.close())

/** A page for a product the golden catalogue has put on sale. */
async function show(trx: TenantTransaction, urun_k_no: string): Promise<void> {
  const { urun_tipi } = await trx
    .selectFrom('urun')
    .select('urun_tipi')
    .where('k_no', '=', urun_k_no)
    .executeTakeFirstOrThrow()
  const bilgi = JSON.stringify({ urun_tipi, izin_no: '07-1' })
  const place = { kategori_k_no: kategori, bolge_k_no: null, enlem: null, boylam: null }
  await trx
    .insertInto('urun_vitrin')
    .values({ tenant_id: tenantId, urun_k_no, urun_tipi, ...place, bilgi, yayinda: true })
    .execute()
  const text = { baslik: urun_tipi, slug: urun_k_no, ozet: '', icerik: JSON.stringify({ arama_kelimeleri: [] }) }
  await trx
    .insertInto('urun_metin')
    .values({ tenant_id: tenantId, urun_k_no, dil: 'tr', ...text })
    .execute()
}

type Line = Awaited<ReturnType<typeof sellBasket>>['sepet_urunler'][number]

type Basket = (typeof SCENARIOS)[number]['sepet']

function isHire({ satirlar }: Basket, place: number): boolean {
  return satirlar[place]?.tarife.tur === 'arac'
}

/** Lists ask by days, and cars by the clock; another time of day, units, extras or pets are another question. */
function isAsked(line: Line, hire: boolean): boolean {
  const usual = hire || line.baslangic_saat === undefined || [HIRE_TIME, RIDE_TIME].includes(line.baslangic_saat)
  const sameTime = hire || line.bitis_saat === undefined || line.bitis_saat === line.baslangic_saat
  const plain = line.ekstra_hizmetler.length === 0 && !line.evcil_hayvan && !line.ek_yatak && (line.adet ?? 1) === 1
  return usual && sameTime && plain && line.baslangic >= '2026-08-10'
}

/** The question whose card has the price of the line. */
function questionOf({ pax, baslangic, bitis, ...line }: Line, hire: boolean, kur: string): URLSearchParams {
  const { baslangic_saat: saat, bitis_saat } = line
  return new URLSearchParams({
    dil: 'tr',
    kur,
    kategori: 'hepsi',
    adet: '48',
    sirala: 'yeni',
    baslangic,
    ...(bitis ? { bitis } : {}),
    ...(hire && saat && bitis_saat ? { saat, bitis_saat } : {}),
    ...Object.fromEntries(Object.entries(pax).map(([who, count]) => [who, String(count)])),
  })
}

describe('golden prices are the same on the card as in the quote', () => {
  let compared = 0
  let oddHires = 0
  test.each(SCENARIOS.map((one) => [one.ad, one] as const))('%s', async (_, { sepet }) => {
    const { TRY: _base, ...rates } = sepet.kurlar
    await storeBulletin(app.services.db, {
      banka_kodu: sepet.banka_kodu,
      bulten_no: null,
      bulten_tarihi: '2099-01-01',
      kurlar: Object.entries(rates).map(([kod, satis]) => ({ kod, alis: satis, satis })),
    })
    const request = await withTenant(app.services.db, tenantId, async (trx) => {
      const sold = await sellBasket(trx, tenantId, { ...sepet, kupon: null })
      for (const line of sold.sepet_urunler) await show(trx, line.urun_k_no)
      return sold
    })
    app.services.cache.dropAll()
    app.services.catalog.forgetAll()
    for (const [place, line] of request.sepet_urunler.entries()) {
      const hire = isHire(sepet, place)
      if (!isAsked(line, hire)) continue
      const quote = await app.post('/api/sepet-hesapla-post', {
        lang: 'tr',
        secilen_kur: sepet.secilen_kur,
        sepet_urunler: [line],
      })
      const query = questionOf(line, hire, sepet.secilen_kur)
      const { data } = (await app.get(`/api/category-urun-listele?${query}`)).json()
      const cards = [...data.urunler, ...(data.yakin?.urunler ?? [])]
      const card = cards.find((one: { k_no: string }) => one.k_no === line.urun_k_no)
      if (!card) continue
      compared += 1
      oddHires += Number(hire && line.bitis_saat !== HIRE_TIME)
      expect(card.tarihli_fiyat.toplam).toBe(quote.json().data.kur_rezervasyon_toplam.genel_toplam)
    }
  })

  test('and some were really compared', () => {
    expect(compared).toBeGreaterThan(5)
    expect(oddHires).toBeGreaterThan(0)
  })
})
