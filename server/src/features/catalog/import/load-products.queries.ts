import { PaymentRules } from '@meltem/contract/payment/plan'
import type { LocalText } from '@meltem/contract/wire/language'
import { addDays, type IsoDay, listDays } from '@meltem/domain/calendar-day'
import { toMinor } from '@meltem/domain/money'
import * as z from 'zod/mini'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { stableKey } from '../../../platform/db/stable-key.ts'
import { cancellationChange, extraChange, generalColumns } from '../office/product-parts.ts'
import { extrasOf, generalOf, CONTENT_CURRENCY as KUR, type PageTerms } from './content-parts.ts'
import type { Stock } from './format/product-file.ts'
import type { ImportedOption, ImportedProduct, ImportedShowcase } from './read-product.ts'
import { isSoldByNight, monthRows, storedTariff } from './stored-prices.ts'
import type { TenantContent } from './tenant-content.ts'

interface CatalogLoad {
  readonly trx: TenantTransaction
  readonly tenant_id: number
  readonly kod: string
  readonly today: IsoDay
}

const YEARS = 2
/** Houses, boats and hotels that say nothing about their hour. */
const USUAL_ARRIVAL = '16:00'
/** Stands on the receipt, beside what it takes off. */
const CAMPAIGN_NAME: LocalText = {
  tr: 'Kampanya indirimi',
  en: 'Campaign discount',
  de: 'Aktionsrabatt',
  ru: 'Скидка по акции',
}

/** Products, their things and units, departures, days, coupons and campaigns of a tenant. */
export async function loadCatalog(
  trx: TenantTransaction,
  tenant_id: number,
  tenant: TenantContent,
  today: IsoDay,
): Promise<void> {
  const load = { trx, tenant_id, kod: tenant.kod, today }
  const stocks = new Map(tenant.urunler.flatMap(({ secenekler }) => secenekler.map(({ stok }) => [stok?.kaynak, stok])))
  for (const stock of stocks.values()) if (stock) await loadThing(load, stock)
  const terms = new Map(tenant.vitrinler.map((showcase) => [showcase.urun.anahtar, showcase]))
  for (const product of tenant.urunler) await loadProduct(load, product, terms.get(product.anahtar))
  await loadPromotions(load, tenant)
}

/** Two years, or the months of them in which it runs. */
function runningPeriods(months: readonly number[] | undefined, today: IsoDay): { ilk_gun: IsoDay; son_gun: IsoDay }[] {
  const last = addDays(today, 365 * YEARS)
  if (!months) return [{ ilk_gun: today, son_gun: last }]
  const periods: { ilk_gun: IsoDay; son_gun: IsoDay }[] = []
  for (const day of listDays(today, last)) {
    if (!months.includes(Number(day.slice(5, 7)))) continue
    const open = periods.at(-1)
    if (open && addDays(open.son_gun, 1) === day) open.son_gun = day
    else periods.push({ ilk_gun: day, son_gun: day })
  }
  return periods
}

async function loadThing({ trx, tenant_id, kod, today }: CatalogLoad, stock: Stock): Promise<void> {
  const k_no = stableKey(kod, 'kaynak', stock.kaynak)
  const devir = stock.tur === 'kalkis' ? 0 : stock.devir
  await trx.insertInto('kaynak').values({ tenant_id, k_no, ad: stock.kaynak, stok: stock.tur, devir }).execute()
  if (stock.tur === 'kalkis') {
    const rules = runningPeriods(stock.aylar, today).map((period) => ({
      tenant_id,
      k_no: stableKey(kod, 'kural', stock.kaynak, ...(stock.aylar ? [period.ilk_gun] : [])),
      kaynak_k_no: k_no,
      ...period,
      gunler: [...stock.gunler],
      saatler: [...stock.saatler],
      kontenjan: stock.kontenjan,
    }))
    await trx.insertInto('kalkis_kurali').values(rules).execute()
    return
  }
  const units = Array.from({ length: stock.birim }, (_, place) => ({
    tenant_id,
    k_no: stableKey(kod, 'birim', stock.kaynak, String(place)),
    kaynak_k_no: k_no,
    ad: `${stock.kaynak} ${place + 1}`,
  }))
  await trx.insertInto('birim').values(units).execute()
}

/** What a product's page says about its sale. */
type SaleTerms = PageTerms & Pick<ImportedShowcase, 'kampanya_yuzde'>

async function loadProduct(load: CatalogLoad, product: ImportedProduct, terms: SaleTerms = {}): Promise<void> {
  const { trx, tenant_id, kod } = load
  const k_no = stableKey(kod, 'urun', product.anahtar)
  await trx
    .insertInto('urun')
    .values({
      tenant_id,
      k_no,
      urun_tipi: product.urun_tipi,
      ad: JSON.stringify(product.ad),
      kdv_turu: 'dahil',
      ...generalColumns(generalOf(product, terms)).urun,
      ...extraChange(extrasOf(product, (anahtar) => stableKey(kod, 'ekstra', product.anahtar, anahtar))).urun,
      ...cancellationChange({ pencereler: [...product.iptal] }).urun,
      kampanya_k_no: await loadCampaign(load, product, terms.kampanya_yuzde),
      odeme_adimlari: storedRules(product.odeme_adimlari),
    })
    .execute()
  for (const [sira, option] of product.secenekler.entries()) {
    const giris_saati = arrivalOf(terms.bilgi)
    await loadOption(load, option, { urun_k_no: k_no, sira, anahtar: product.anahtar, giris_saati })
  }
}

/** Checked as the operator's own would be. */
function storedRules(rules: ImportedProduct['odeme_adimlari']): string | null {
  return rules ? JSON.stringify(z.parse(PaymentRules, rules)) : null
}

/** The hour a stay begins, as the product's page says it. */
function arrivalOf(facts: SaleTerms['bilgi']): string {
  return facts && 'giris_saati' in facts ? facts.giris_saati : USUAL_ARRIVAL
}

/** A campaign of the product's own, from the first of what it counts. */
async function loadCampaign(
  { trx, tenant_id, kod }: CatalogLoad,
  { anahtar }: ImportedProduct,
  percent: number | undefined,
): Promise<string | null> {
  if (percent === undefined) return null
  const k_no = stableKey(kod, 'urun-kampanya', anahtar)
  const terms = { kapsam: 'urun', kampanya_turu: 'adet', toplam_tutar: 1, kur: KUR } as const
  await trx
    .insertInto('kampanya')
    .values({
      tenant_id,
      k_no,
      ad: JSON.stringify(CAMPAIGN_NAME),
      ...terms,
      indirim_turu: 'yuzde',
      indirim_tutari: percent,
      baslangic: null,
      bitis: null,
    })
    .execute()
  return k_no
}

interface OptionPlace {
  readonly urun_k_no: string
  readonly sira: number
  readonly anahtar: string
  readonly giris_saati: string
}

async function loadOption(load: CatalogLoad, option: ImportedOption, place: OptionPlace): Promise<void> {
  const { trx, tenant_id, kod, today } = load
  const k_no = stableKey(kod, 'opsiyon', place.anahtar, option.anahtar)
  const { tarife, stok } = option
  await trx
    .insertInto('opsiyon')
    .values({
      tenant_id,
      k_no,
      urun_k_no: place.urun_k_no,
      kod: option.anahtar,
      kaynak_k_no: stok && stableKey(kod, 'kaynak', stok.kaynak),
      ad: JSON.stringify(option.ad),
      sira: place.sira,
      tarife: JSON.stringify(storedTariff(tarife, KUR, today)),
      konaklama: isSoldByNight(tarife)
        ? JSON.stringify({
            en_cok_gece: 60,
            giris_saati: place.giris_saati,
            bosluk: { en_az_gece: 2, gunler_serbest: true },
          })
        : null,
      sure_dk: option.sure_dk ?? 0,
      ...(option.calisma ? { calisma_saatleri: JSON.stringify(option.calisma) } : {}),
      satis_penceresi:
        option.son_satis_saat === undefined ? null : JSON.stringify({ son_satis_dk: option.son_satis_saat * 60 }),
      odeme_adimlari: storedRules(option.odeme_adimlari),
    })
    .execute()
  if (!isSoldByNight(tarife)) return
  const rows = monthRows(tarife, today, 12 * YEARS).map((row) => ({ ...row, tenant_id, opsiyon_k_no: k_no }))
  await trx.insertInto('gun_ayi').values(rows).execute()
}

async function loadPromotions({ trx, tenant_id, kod }: CatalogLoad, tenant: TenantContent): Promise<void> {
  const amount = (kind: 'yuzde' | 'tutar', value: number) => (kind === 'tutar' ? toMinor(value) : value)
  for (const { indirim, indirim_turu, ...coupon } of tenant.kuponlar) {
    const terms = { indirim_turu, indirim_tutari: amount(indirim_turu, indirim), kur: KUR }
    await trx
      .insertInto('kupon')
      .values({ tenant_id, ...coupon, ...terms, baslangic: null, bitis: null })
      .execute()
  }
  for (const campaign of tenant.kampanyalar) {
    await trx
      .insertInto('kampanya')
      .values({
        tenant_id,
        k_no: stableKey(kod, 'kampanya', campaign.anahtar),
        ad: JSON.stringify(campaign.ad),
        kapsam: 'sepet',
        kampanya_turu: campaign.kampanya_turu,
        toplam_tutar: campaign.kampanya_turu === 'tutar' ? toMinor(campaign.esik) : campaign.esik,
        indirim_turu: campaign.indirim_turu,
        indirim_tutari: amount(campaign.indirim_turu, campaign.indirim),
        kur: KUR,
        urun_tipleri: [...campaign.urun_tipleri],
        baslangic: null,
        bitis: null,
      })
      .execute()
  }
}
