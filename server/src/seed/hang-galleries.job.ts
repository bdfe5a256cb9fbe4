import type { PictureSection } from '@meltem/contract/content/picture'
import { DEMO_CONTENT, demoPictureFile } from '@meltem/demo/folder'
import { sql } from 'kysely'
import { type DrawnPicture, isDrawing, readGalleries } from '../features/catalog/import/drawn-pictures.ts'
import { type TenantTransaction, withTenant } from '../platform/db/connection.ts'
import type { PictureStudio } from '../platform/files/pictures/picture-studio.ts'
import type { StoredPicture } from '../platform/files/pictures/store-picture.ts'
import type { Tenant, TenantDirectory } from '../platform/http/tenant-directory.ts'
import type { Job } from '../platform/jobs/queue.ts'
import type { Services } from '../services.ts'

/**
 * The demo opens with the covers; the other pictures of the galleries are hung behind the counter, product by product.
 * What people look at today comes first, then what stands first in the lists. AVIF, which takes ten times as long, is
 * asked for when every wall is full.
 */
export function hangGalleries({ db, queue }: Services, tenants: TenantDirectory, studio: PictureStudio): Job {
  return {
    id: 'hang-galleries',
    description: 'Hangs the galleries of the demo, then asks for AVIF',
    run: async () => {
      const known = readGalleries(DEMO_CONTENT)
      for (const tenant of tenants.all()) {
        for (;;) {
          const wanted = await withTenant(db, tenant.id, (trx) => findNeediest(trx, [...known.keys()]))
          if (wanted.length === 0) break
          const pictures = wanted.flatMap((key) => known.get(key) ?? [])
          const hung = await Promise.all(pictures.map((picture) => hang(studio, tenant, picture)))
          await withTenant(db, tenant.id, (trx) => storeAll(trx, tenant, hung))
        }
      }
      for (const { id } of tenants.all()) {
        const data = await withTenant(db, id, listWithoutAvif)
        if (data.length > 0)
          await queue.sendAll(
            'make-picture-variants',
            data.map((picture) => ({ data: { tenant_id: id, ...picture } })),
          )
      }
    },
  }
}

/** Pictures without a file, of the product that needs them most. */
async function findNeediest(trx: TenantTransaction, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ gorseller: string[] }>`
    select array_agg(ug.gorsel order by ug.sira) as gorseller
    from urun_gorsel ug
    join urun_vitrin v on v.tenant_id = ug.tenant_id and v.urun_k_no = ug.urun_k_no
    left join izleme_gunu i on i.tenant_id = ug.tenant_id and i.urun_k_no = ug.urun_k_no
      and i.gun = (now() at time zone 'Europe/Istanbul')::date
    where ug.gorsel = any(${keys}::text[])
      and not exists (select 1 from gorsel g where g.tenant_id = ug.tenant_id
        and g.bolum = split_part(ug.gorsel, '/', 1) and g.ad = split_part(ug.gorsel, '/', 2))
    group by v.urun_k_no, v.agirlik, i.sayi
    order by coalesce(i.sayi, 0) desc, v.agirlik desc, v.urun_k_no
    limit 1`.execute(trx)
  return rows[0]?.gorseller ?? []
}

interface Hung {
  readonly bolum: PictureSection
  readonly ad: string
  readonly stored: StoredPicture
  readonly picture: DrawnPicture
}

/** WebP alone: mails and shared links show the cover. */
async function hang(studio: PictureStudio, { kod }: Tenant, picture: DrawnPicture): Promise<Hung> {
  const [bolum, ad] = picture.anahtar.split('/') as [PictureSection, string]
  const place = { kod, section: bolum, name: ad }
  const stored = await studio.storeOwn(place, { file: demoPictureFile(picture.anahtar) }, ['webp'])
  return { bolum, ad, picture, stored }
}

/** All of a product at once: each change of a picture makes every page of the tenant anew. */
async function storeAll(trx: TenantTransaction, { id }: Tenant, hung: readonly Hung[]): Promise<void> {
  const rows = hung.map(({ bolum, ad, stored, picture }) => {
    const aciklama = JSON.stringify(picture.aciklama)
    return { tenant_id: id, bolum, ad, ...stored, cizim: isDrawing(picture), aciklama }
  })
  await trx
    .insertInto('gorsel')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'bolum', 'ad']).doNothing())
    .execute()
}

/** What the tenant opened with; galleries do without. */
function listWithoutAvif(trx: TenantTransaction): Promise<{ bolum: PictureSection; ad: string }[]> {
  return trx
    .selectFrom('gorsel')
    .select(['bolum', 'ad'])
    .where(sql<boolean>`'jpg' = any(bicimler) and not 'avif' = any(bicimler)`)
    .execute()
}
