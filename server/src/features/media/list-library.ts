import { type listLibrary as call, LIBRARY_PAGE } from '@meltem/contract/media/office'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { withTenant } from '../../platform/db/connection.ts'
import type { RequestContext } from '../../platform/http/api.ts'
import type { Services } from '../../services.ts'
import { listGalleryMedia, listMedia, listUploaders } from './media.queries.ts'
import { mediaFrame, toWire } from './picture-on-wire.ts'

export async function listLibrary(
  services: Services,
  context: RequestContext,
  { sayfa = 1, urun_k_no, ...filter }: ParsedInputOf<typeof call>,
): Promise<OutputOf<typeof call>> {
  const frame = await mediaFrame(services, context)
  const { diller, varsayilan } = frame
  return await withTenant(services.db, context.tenant.id, async (trx) => {
    const { rows, toplam } = urun_k_no
      ? await galleryOf(listGalleryMedia(trx, urun_k_no))
      : await listMedia(trx, { ...filter, varsayilan }, { most: LIBRARY_PAGE, skip: (sayfa - 1) * LIBRARY_PAGE })
    return {
      data: await toWire(trx, rows, frame),
      toplam,
      yukleyenler: urun_k_no ? [] : await listUploaders(trx),
      diller: [...diller],
      varsayilan,
    }
  })
}

async function galleryOf(reading: ReturnType<typeof listGalleryMedia>) {
  const rows = await reading
  return { rows, toplam: rows.length }
}
