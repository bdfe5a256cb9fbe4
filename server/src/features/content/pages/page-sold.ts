import type { Block } from '@meltem/contract/content/content'
import type { Language } from '@meltem/contract/wire/language'
import type { Tenant } from '../../../platform/http/tenant-directory.ts'
import type { Services } from '../../../services.ts'
import { listHomeProducts, listRegions } from '../../catalog/products/strips.ts'

/**
 * Tiles of kinds and posters of destinations follow the catalogue: what is not on offer is left out, and so is a block
 * of which nothing is left (PAGE-31). An address that names no destination of the tenant is left as it was written.
 */
export async function keepSold(
  services: Services,
  tenant: Tenant,
  dil: Language,
  blocks: readonly Block[],
): Promise<Block[]> {
  const kinds = blocks.some(({ tip }) => tip === 'turler') ? await listSoldKinds(services, tenant, dil) : NONE
  const empty = blocks.some(({ tip }) => tip === 'bolgeler') ? await listEmptyPlaces(services, tenant, dil) : NONE
  return blocks.flatMap((block): Block[] => {
    if (block.tip === 'turler')
      return filled(
        block,
        block.ogeler.filter(({ urun_tipi }) => kinds.has(urun_tipi)),
      )
    if (block.tip === 'bolgeler')
      return filled(
        block,
        block.ogeler.filter(({ url }) => !empty.has(url)),
      )
    return [block]
  })
}

const NONE: ReadonlySet<string> = new Set()

function filled<B extends Extract<Block, { tip: 'turler' | 'bolgeler' }>>(block: B, ogeler: B['ogeler']): Block[] {
  return ogeler.length === 0 ? [] : [{ ...block, ogeler } as Block]
}

async function listSoldKinds(services: Services, tenant: Tenant, dil: Language): Promise<ReadonlySet<string>> {
  const { sayilar } = await listHomeProducts(services, tenant, { dil })
  return new Set(sayilar.map(({ urun_tipi }) => urun_tipi))
}

async function listEmptyPlaces(services: Services, tenant: Tenant, dil: Language): Promise<ReadonlySet<string>> {
  const regions = await listRegions(services, tenant, dil)
  return new Set(regions.filter(({ urun_sayisi }) => urun_sayisi === 0).map(({ slug }) => `/u/${slug}`))
}
