import type { PictureSection } from '@meltem/contract/picture'
import { type Db, withTenant } from '../../../platform/db/connection.ts'
import type { PictureStudio } from '../../../platform/files/pictures/picture-studio.ts'
import type { Queue } from '../../../platform/jobs/queue.ts'
import { type DrawnPicture, openingPictures } from './drawn-pictures.ts'
import type { TenantContent } from './tenant-content.ts'

interface PictureLoad {
  readonly db: Db
  readonly studio: PictureStudio
  readonly queue: Queue
  /** The file of a picture by its key. */
  readonly fileOf: (key: string) => string
  readonly onProgress: (done: number, total: number) => void
}

/** WebP and JPEG now, so that the first page has every picture; AVIF follows in the background. Answers what is new. */
export async function loadPictures(
  { db, studio, queue, fileOf, onProgress }: PictureLoad,
  tenantId: number,
  tenant: TenantContent,
): Promise<readonly string[]> {
  const known = await withTenant(db, tenantId, (trx) => trx.selectFrom('gorsel').select(['bolum', 'ad']).execute())
  const have = new Set(known.map((row) => `${row.bolum}/${row.ad}`))
  const missing = openingPictures(tenant).filter(({ anahtar }) => !have.has(anahtar))
  let done = 0
  const store = async ({ anahtar, aciklama }: DrawnPicture): Promise<void> => {
    const [bolum, ad] = anahtar.split('/') as [PictureSection, string]
    const place = { kod: tenant.kod, section: bolum, name: ad }
    const stored = await studio.store(place, fileOf(anahtar), ['webp', 'jpg'])
    await withTenant(db, tenantId, async (trx) => {
      await trx
        .insertInto('gorsel')
        .values({ tenant_id: tenantId, bolum, ad, ...stored, aciklama: JSON.stringify(aciklama) })
        .onConflict((conflict) => conflict.columns(['tenant_id', 'bolum', 'ad']).doNothing())
        .execute()
      await queue.send('make-picture-variants', { tenant_id: tenantId, bolum, ad }, trx)
    })
    onProgress(++done, missing.length)
  }
  for (const picture of missing) await store(picture)
  return missing.map(({ anahtar }) => anahtar)
}
