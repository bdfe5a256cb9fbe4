import type { PictureSection } from '@meltem/contract/content/picture'
import { sql } from 'kysely'
import { type Db, withTenant } from '../../db/connection.ts'
import type { TenantDirectory } from '../../http/tenant-directory.ts'
import type { Job } from '../../jobs/queue.ts'
import { placeOf, variantKey } from './picture-files.ts'
import type { PictureStudio } from './picture-studio.ts'

interface VariantData {
  readonly tenant_id: number
  readonly bolum: PictureSection
  readonly ad: string
}

/** AVIF takes ten times as long as WebP: pages start without it and gain it picture by picture. */
export function makePictureVariants(db: Db, tenants: TenantDirectory, studio: PictureStudio): Job<VariantData> {
  return {
    id: 'make-picture-variants',
    description: 'Adds the AVIF variants of a picture',
    run: async ({ tenant_id, bolum, ad }) => {
      const tenant = tenants.all().find(({ id }) => id === tenant_id)
      const picture = await withTenant(db, tenant_id, (trx) =>
        trx.selectFrom('gorsel').selectAll().where('bolum', '=', bolum).where('ad', '=', ad).executeTakeFirst(),
      )
      if (!tenant || !picture || picture.bicimler.includes('avif')) return
      const place = placeOf(picture, tenant.kod)
      const widest = Math.max(...picture.genislikler)
      const source = { key: variantKey(place, widest, 'webp') }
      await studio.store(place, source, ['avif'])
      await withTenant(db, tenant_id, (trx) =>
        trx
          .updateTable('gorsel')
          .set({ bicimler: sql`array_prepend('avif', bicimler)` })
          .where('bolum', '=', bolum)
          .where('ad', '=', ad)
          // Cut or replaced meanwhile: these are files of what it was.
          .where('dosya', 'is not distinct from', picture.dosya)
          .where(sql<boolean>`not 'avif' = any(bicimler)`)
          .execute(),
      )
    },
  }
}
