import type { PictureSection } from '@meltem/contract/content/picture'
import { type Db, withTenant } from '../../../platform/db/connection.ts'
import type { PictureStudio } from '../../../platform/files/pictures/picture-studio.ts'
import { type DrawnPicture, isDrawing, openingPictures } from './drawn-pictures.ts'
import type { TenantContent } from './tenant-content.ts'

interface PictureLoad {
  readonly db: Db
  readonly studio: PictureStudio
  /** The file of a picture by its key. */
  readonly fileOf: (key: string) => string
  readonly onProgress: (done: number, total: number) => void
}

/** WebP and JPEG, so that the first page has every picture; AVIF is for later. Answers what is new. */
export async function loadPictures(
  { db, studio, fileOf, onProgress }: PictureLoad,
  tenantId: number,
  tenant: TenantContent,
): Promise<readonly string[]> {
  const known = await withTenant(db, tenantId, (trx) => trx.selectFrom('gorsel').select(['bolum', 'ad']).execute())
  const have = new Set(known.map((row) => `${row.bolum}/${row.ad}`))
  const missing = openingPictures(tenant).filter(({ anahtar }) => !have.has(anahtar))
  let done = 0
  const store = async (picture: DrawnPicture): Promise<void> => {
    const [bolum, ad] = picture.anahtar.split('/') as [PictureSection, string]
    const place = { kod: tenant.kod, section: bolum, name: ad }
    const stored = await studio.storeOwn(place, { file: fileOf(picture.anahtar) }, ['webp', 'jpg'])
    const aciklama = JSON.stringify(picture.aciklama)
    await withTenant(db, tenantId, (trx) =>
      trx
        .insertInto('gorsel')
        .values({ tenant_id: tenantId, bolum, ad, ...stored, cizim: isDrawing(picture), aciklama })
        .onConflict((conflict) => conflict.columns(['tenant_id', 'bolum', 'ad']).doNothing())
        .execute(),
    )
    onProgress(++done, missing.length)
  }
  for (const picture of missing) await store(picture)
  return missing.map(({ anahtar }) => anahtar)
}
