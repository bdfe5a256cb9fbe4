import type { previewProduct } from '@meltem/contract/catalog/office'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import type { RequestContext } from '../../../platform/http/api.ts'
import { makePreviewKey } from '../../../platform/sessions/preview-key.ts'
import type { Services } from '../../../services.ts'
import { getTenantSettings } from '../../settings/settings.service.ts'
import { inCatalog } from '../index/catalog-frame.ts'
import { frameOfOne } from '../index/preview-frame.ts'
import { readCards } from '../products/cards.ts'
import { productAddress } from '../products/product-address.ts'

type Preview = OutputOf<typeof previewProduct>

/** Where a product can be seen before its time, in each language of the tenant, by a key that ends (CAT-90). */
export async function previewProductOf(
  services: Services,
  { tenant, origin }: Pick<RequestContext, 'tenant' | 'origin'>,
  k_no: string,
): Promise<Preview> {
  const { db, cache, config } = services
  const { language } = await getTenantSettings(db, cache, tenant)
  const { anahtar, bitis } = makePreviewKey({ secrets: config.secrets, tenantId: tenant.id, what: 'urun' }, k_no)
  const adresler: Preview['adresler'] = []
  for (const dil of language.diller) {
    const [card] = await inCatalog(services, tenant, { dil }, async (frame) => {
      return await readCards(await frameOfOne(frame, k_no), [k_no])
    })
    if (!card) throw new AppError('bulunamadi')
    adresler.push({ dil, metin: card.dil, url: `${origin}/${dil}${productAddress(card)}?onizleme=${anahtar}` })
  }
  return { adresler, bitis: bitis.toISOString() }
}
