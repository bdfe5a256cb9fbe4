import type { Block, StripRule } from '@meltem/contract/content/content'
import type { Language } from '@meltem/contract/wire/language'
import type { Tenant } from '../../../platform/http/tenant-directory.ts'
import type { Services } from '../../../services.ts'
import { listProducts } from '../../catalog/listing/listing.ts'
import { keepBookable } from '../../catalog/products/bookable.ts'
import { listHomeProducts } from '../../catalog/products/strips.ts'

/** Some of the first may be sold out or have no price: others stand ready. */
const SPARE = 12

/** Puts the products of the moment into strips that name them by rule. */
export async function fillStrips(
  services: Services,
  tenant: Tenant,
  dil: Language,
  blocks: readonly Block[],
): Promise<Block[]> {
  const filled: Block[] = []
  for (const block of blocks) {
    if (block.tip !== 'urunler') filled.push(block)
    else filled.push({ ...block, urunler: await chooseProducts(services, tenant, dil, block.kural) })
  }
  return filled
}

/** On offer, with a price and a free day, and booked rather than asked for where there are enough of those. */
async function chooseProducts(services: Services, tenant: Tenant, dil: Language, rule: StripRule): Promise<string[]> {
  const { adet, kampanyali, ...wishes } = rule
  if (kampanyali) {
    const { kampanyali: reduced } = await listHomeProducts(services, tenant, { dil })
    return reduced.map(({ k_no }) => k_no).slice(0, adet)
  }
  const { urunler } = await listProducts(services, tenant, { dil, ...wishes, adet: adet + SPARE })
  const priced = urunler.filter(({ baslangic_fiyat }) => baslangic_fiyat !== null)
  const direct = priced.filter(({ rezervasyon_satis_durum }) => rezervasyon_satis_durum === 'direk')
  const asked = priced.filter(({ rezervasyon_satis_durum }) => rezervasyon_satis_durum !== 'direk')
  const keys = [...direct, ...asked].map(({ k_no }) => k_no)
  return (await keepBookable(services, tenant, keys)).slice(0, adet)
}
