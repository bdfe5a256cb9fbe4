import type { listNetProducts as listCall, NetProduct } from '@meltem/contract/agency/portal'
import type { ProductCard } from '@meltem/contract/catalog/catalog'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { sellerRates, withMarkup } from '@meltem/domain/agency/commission'
import { type Minor, percentOf, toAmount, toMinor } from '@meltem/domain/money'
import { withTenant } from '../../../platform/db/connection.ts'
import { requireAgency } from '../../../platform/http/api.ts'
import { listProducts } from '../../catalog/listing/listing.ts'
import { todayOf } from '../portal/acting-agency.ts'
import type { Portal } from '../portal/portal.service.ts'
import { findSellingAgency, listPlacedProducts } from '../terms/seller-terms.queries.ts'
import { ratesBy, requireContract } from '../terms/seller-terms.ts'

/** The same list as visitors see, with what the contract makes of each price. */
export async function listNetProducts(
  { services, context }: Portal,
  { dil, kur, urun_tipi, ara, kar_oran, sayfa = 1 }: ParsedInputOf<typeof listCall>,
): Promise<OutputOf<typeof listCall>> {
  const { acente } = await requireAgency(context)
  const query = {
    dil,
    kur: kur ?? acente.kur,
    sayfa,
    ...(urun_tipi ? { urun_tipi } : {}),
    ...(ara ? { ara } : {}),
  }
  const list = await listProducts(services, context.tenant, query)
  const { akis, rates, alt_oran } = await withTenant(services.db, context.tenant.id, async (trx) => {
    const agency = await findSellingAgency(trx, acente.k_no)
    const contract = requireContract(agency ?? NOBODY, todayOf(services))
    const placed = await listPlacedProducts(
      trx,
      list.urunler.map((card) => card.k_no),
    )
    return { akis: contract.akis, rates: ratesBy(contract.kurallar, placed), alt_oran: agency?.alt_oran ?? null }
  })
  const rateOf = (card: ProductCard) => {
    const rate = rates.get(card.k_no)
    return rate === undefined ? null : (sellerRates({ ad: '', oranlar: [rate], alt_oran })[0] ?? null)
  }
  return {
    akis,
    kur: list.kur,
    toplam: list.toplam,
    sayfa,
    data: list.urunler.map((card) => netProduct(card, rateOf(card), kar_oran)),
  }
}

const NOBODY = { k_no: '', ust_k_no: null, marka: '', durum: 'kapali', alt_oran: null, sozlesmeler: [] }

function netProduct(card: ProductCard, oran: number | null, kar_oran: number | undefined): NetProduct {
  const list = card.baslangic_fiyat && toMinor(card.baslangic_fiyat.fiyat)
  const komisyon = list !== null && oran !== null ? percentOf(list, oran) : null
  const net = list !== null && komisyon !== null ? list - komisyon : null
  return {
    k_no: card.k_no,
    urun_tipi: card.urun_tipi,
    baslik: card.baslik,
    kategori_slug: card.kategori.slug,
    slug: card.slug,
    bolge: card.bolge?.baslik ?? null,
    liste: list === null ? null : toAmount(list),
    oran,
    net: net === null ? null : toAmount(net),
    komisyon: komisyon === null ? null : toAmount(komisyon),
    musteri: list === null || net === null ? null : toAmount(sellingPrice(list, net, kar_oran)),
    satis_durumu: card.rezervasyon_satis_durum,
  }
}

/** Net with the markup that was asked for; without one the client pays the list price. */
function sellingPrice(list: Minor, net: Minor, kar_oran: number | undefined): Minor {
  return kar_oran === undefined ? list : withMarkup(net, kar_oran)
}
