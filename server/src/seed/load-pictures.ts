import type { PictureSection } from '@meltem/contract/picture'
import { DEMO_PICTURES, demoPictureFile } from '@meltem/demo/pictures'
import type { DemoTenant } from '@meltem/demo/tenant-data'
import { type Db, withTenant } from '../platform/db/connection.ts'
import type { PictureStudio } from '../platform/files/pictures/picture-studio.ts'
import type { Queue } from '../platform/jobs/queue.ts'

interface PictureLoad {
  readonly db: Db
  readonly studio: PictureStudio
  readonly queue: Queue
  readonly onProgress: (done: number, total: number) => void
}

/** WebP and JPEG now, so that the first page has every picture; AVIF follows in the background. Answers what is new. */
export async function loadPictures(
  { db, studio, queue, onProgress }: PictureLoad,
  tenantId: number,
  tenant: DemoTenant,
): Promise<readonly string[]> {
  const known = await withTenant(db, tenantId, (trx) => trx.selectFrom('gorsel').select(['bolum', 'ad']).execute())
  const have = new Set(known.map((row) => `${row.bolum}/${row.ad}`))
  const missing = tenant.gorseller.filter((key) => !have.has(key))
  let done = 0
  const store = async (key: string): Promise<void> => {
    const [bolum, ad] = key.split('/') as [PictureSection, string]
    const aciklama = DEMO_PICTURES.find((picture) => picture.key === key)?.aciklama ?? {}
    const place = { kod: tenant.kod, section: bolum, name: ad }
    const stored = await studio.store(place, demoPictureFile(key), ['webp', 'jpg'])
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
  for (const key of missing) await store(key)
  return missing
}
