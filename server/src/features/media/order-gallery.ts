import { type orderGallery as call, MOST_PICTURES } from '@meltem/contract/media/office'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { mergeOrder } from '@meltem/domain/media/merge-order'
import { withTenant } from '../../platform/db/connection.ts'
import { contestedBy } from '../../platform/db/edits/contested.ts'
import type { RequestContext } from '../../platform/http/api.ts'
import type { Services } from '../../services.ts'
import { knownKeys, lockGallery, writeGallery } from './gallery.queries.ts'

/** The whole gallery in the order wanted; what a colleague has hung or taken off meanwhile stays so (CAT-53). */
export async function orderGallery(
  { db }: Services,
  { tenant }: RequestContext,
  { urun_k_no, gorulen, yeni }: ParsedInputOf<typeof call>,
): Promise<readonly string[]> {
  return await withTenant(db, tenant.id, async (trx) => {
    const now = await lockGallery(trx, urun_k_no)
    const merged = mergeOrder(gorulen, [...new Set(yeni)], now)
    if (!('order' in merged)) {
      throw await contestedBy(trx, { tables: ['urun_gorsel'], k_no: urun_k_no }, { sira: now })
    }
    const { order } = merged
    const fresh = order.filter((key) => !now.includes(key))
    const known = await knownKeys(trx, fresh)
    if (fresh.some((key) => !known.has(key))) throw new AppError('bulunamadi')
    if (order.length > MOST_PICTURES) throw new AppError('gorsel_cok', { ayrinti: { en_cok: MOST_PICTURES } })
    await writeGallery(trx, { tenant_id: tenant.id, urun_k_no }, now, order)
    return order
  })
}
