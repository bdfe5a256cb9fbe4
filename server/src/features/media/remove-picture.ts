import type { removePicture as call } from '@meltem/contract/media/office'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { withTenant } from '../../platform/db/connection.ts'
import type { RequestContext } from '../../platform/http/api.ts'
import type { Services } from '../../services.ts'
import { lockMedia, updateFacts } from './media.queries.ts'
import { sendPictureAwayLater } from './remove-pictures.job.ts'
import { listUses, unlinkPicture } from './usage.queries.ts'

/** Out of the library, never out of a page: what still shows it is told, and its files rest for a week (CAT-55). */
export async function removePicture(
  services: Services,
  { tenant, language }: RequestContext,
  { k_no, coz = false, geri = false }: ParsedInputOf<typeof call>,
): Promise<void> {
  await withTenant(services.db, tenant.id, async (trx) => {
    const row = await lockMedia(trx, k_no)
    if (!row) throw new AppError('bulunamadi')
    if (geri) {
      await updateFacts(trx, k_no, { silinme_zamani: null })
      return
    }
    const key = `${row.bolum}/${row.ad}`
    if (coz) await unlinkPicture(trx, key)
    const uses = await listUses(trx, [key], language)
    if (uses.length > 0) {
      const kullanim = uses.map(({ anahtar: _key, ...use }) => use)
      throw new AppError('gorsel_kullanimda', { ayrinti: { kullanim } })
    }
    await updateFacts(trx, k_no, { silinme_zamani: services.clock.now() })
    await sendPictureAwayLater(services, trx, { tenant_id: tenant.id, k_no })
  })
}
