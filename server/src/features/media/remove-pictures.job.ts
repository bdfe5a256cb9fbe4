import { PICTURE_FORMATS, type PictureSection } from '@meltem/contract/content/picture'
import { REST_DAYS } from '@meltem/contract/media/office'
import { type TenantTransaction, withTenant } from '../../platform/db/connection.ts'
import { removeVariants } from '../../platform/files/pictures/picture-files.ts'
import type { TenantDirectory } from '../../platform/http/tenant-directory.ts'
import type { Job } from '../../platform/jobs/queue.ts'
import type { Services } from '../../services.ts'
import { deletePicture, lockMedia } from './media.queries.ts'
import { dropOriginal } from './originals.ts'

const DAY = 24 * 60 * 60

interface OldFiles {
  readonly tenant_id: number
  readonly bolum: PictureSection
  readonly dosya: string
  readonly genislikler: readonly number[]
}

interface OldPicture {
  readonly tenant_id: number
  readonly k_no: string
}

/** Pages and mails that are open or kept somewhere still name the old files: they stay for a day. */
export async function sendAwayLater({ queue }: Services, trx: TenantTransaction, data: OldFiles): Promise<void> {
  await queue.sendAll('remove-pictures', [{ data, startAfter: DAY }], trx)
}

export async function sendPictureAwayLater(
  { queue }: Services,
  trx: TenantTransaction,
  data: OldPicture,
): Promise<void> {
  await queue.sendAll('remove-pictures', [{ data, startAfter: REST_DAYS * DAY }], trx)
}

/** Files that were cut or replaced, and pictures that were taken out of the library and have not come back. */
export function removePictures(services: Services, tenants: TenantDirectory): Job<OldFiles | OldPicture> {
  const { files } = services
  return {
    id: 'remove-pictures',
    description: 'Deletes files of pictures that were cut, replaced or removed by the office some days ago',
    run: async (data) => {
      const tenant = tenants.all().find(({ id }) => id === data.tenant_id)
      if (!tenant) return
      const { kod } = tenant
      if ('dosya' in data) {
        const place = { kod, section: data.bolum, name: data.dosya }
        await removeVariants(files, place, { genislikler: data.genislikler, bicimler: PICTURE_FORMATS })
        return
      }
      const gone = await withTenant(services.db, tenant.id, async (trx) => {
        const row = await lockMedia(trx, data.k_no)
        if (!row?.silinme_zamani) return undefined
        await deletePicture(trx, data.k_no)
        return row
      })
      if (!gone) return
      const place = { kod, section: gone.bolum, name: gone.dosya ?? gone.ad }
      await removeVariants(files, place, { genislikler: gone.genislikler, bicimler: PICTURE_FORMATS })
      await dropOriginal(files, tenant.id, gone.k_no)
    },
  }
}
