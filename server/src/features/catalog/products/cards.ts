import type { DatedPrice, ProductCard } from '@meltem/contract/catalog/catalog'
import type { Language } from '@meltem/contract/wire/language'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { Tenant } from '../../../platform/http/tenant-directory.ts'
import { keptWith } from '../../../platform/memory/kept-with.ts'
import type { Services } from '../../../services.ts'
import { pictureOf } from '../../settings/settings.queries.ts'
import type { CatalogIndex, PriceColumn } from '../index/catalog-index.ts'
import { meanRating } from '../index/product-columns.ts'
import { type CardRow, listCardRows } from './cards.queries.ts'
import { fromPriceOf } from './least-price.ts'
import { withDatedPrice } from './written-cards.ts'

export interface CardFrame {
  readonly services: Pick<Services, 'cache'>
  /** Opens a transaction, for what memory does not hold. */
  readonly read: <T>(work: (trx: TenantTransaction) => Promise<T>) => Promise<T>
  readonly tenant: Tenant
  readonly index: CatalogIndex
  readonly prices: PriceColumn
  readonly dil: Language
  /** The tenant's own language, for products that are not translated. */
  readonly fallback: Language
}

/** Cards of these products in the order given; what is no longer on offer is left out. */
export async function readCards(
  frame: CardFrame,
  keys: readonly string[],
  dated: ReadonlyMap<string, DatedPrice> = new Map(),
): Promise<ProductCard[]> {
  if (keys.length === 0) return []
  const { cache } = frame.services
  const rows = await cache.rememberLarge(
    frame.tenant.id,
    { sort: `card:${frame.dil}`, kb: 4 },
    keys,
    async (missing) => {
      const read = await frame.read((trx) => listCardRows(trx, missing, frame))
      return new Map(read.map((row) => [row.urun_k_no, row]))
    },
  )
  return keys.flatMap((key) => {
    const row = rows.get(key)
    const place = frame.index.products.placeOf(key)
    return row && place !== undefined ? withDatedPrice(keptCard(frame, row, place), dated.get(key) ?? null) : []
  })
}

/** Cards of a row by currency, each with the prices it was made of. */
const cardsOf = keptWith<Map<string, { readonly prices: PriceColumn; readonly card: ProductCard }>>(() => new Map())

/**
 * A card is the same until its row is read again, or the catalogue, a campaign or a rate changes, which makes a new
 * column of prices; until then it is the same object.
 */
function keptCard(frame: CardFrame, row: CardRow, place: number): ProductCard {
  const { prices } = frame
  const cards = cardsOf(row)
  const known = cards.get(prices.kur)
  if (known?.prices === prices) return known.card
  const card = makeCard(frame, row, place)
  cards.set(prices.kur, { prices, card })
  return card
}

function makeCard(frame: CardFrame, row: CardRow, place: number): ProductCard {
  const { index, prices, tenant } = frame
  const unit = index.products.least[place]
  const terms = index.termsOf(place)
  const baslangic_fiyat = unit ? fromPriceOf(unit, terms, prices.kur, prices.convert) : null
  return {
    k_no: row.urun_k_no,
    urun_tipi: row.urun_tipi,
    dil: row.dil,
    baslik: row.baslik,
    ozet: row.ozet,
    slug: row.slug,
    kategori: index.groups.categoryRef(row.kategori_k_no, frame.dil),
    bolge: index.groups.regionRef(row.bolge_k_no, frame.dil),
    enlem: row.enlem,
    boylam: row.boylam,
    kapak: row.kapak && pictureOf({ ...row.kapak, tenant_id: tenant.id }, tenant.kod),
    bilgi: row.bilgi,
    arac: row.arac,
    degerlendirme: { puan: meanRating(row.puan_toplami, row.yorum_sayisi), yorum_sayisi: row.yorum_sayisi },
    baslangic_fiyat,
    tarihli_fiyat: null,
    kampanya: campaignFlag(terms.kampanya),
    rezervasyon_satis_durum: index.products.facet('satis:direk')?.has(place) ? 'direk' : 'sor_sat',
    ucretsiz_iptal: index.products.facet('ucretsiz_iptal:1')?.has(place) ?? false,
    en_cok_kisi: index.products.maxPeople[place] ?? 1,
  }
}

function campaignFlag(rule: ReturnType<CatalogIndex['termsOf']>['kampanya']): ProductCard['kampanya'] {
  if (!rule) return null
  const { indirim_turu, indirim_tutari, kur } = rule
  return indirim_turu === 'yuzde'
    ? { indirim_turu, indirim: indirim_tutari, kur: null }
    : { indirim_turu, indirim: indirim_tutari / 100, kur }
}
