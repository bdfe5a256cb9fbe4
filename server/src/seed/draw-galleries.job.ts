import type { PictureSection } from '@meltem/contract/picture'
import { DEMO_CONTENT } from '@meltem/demo/folder'
import { sql } from 'kysely'
import { type DrawnPicture, readGalleries } from '../features/catalog/import/drawn-pictures.ts'
import { type TenantTransaction, withTenant } from '../platform/db/connection.ts'
import type { PictureStudio } from '../platform/files/pictures/picture-studio.ts'
import type { StoredPicture } from '../platform/files/pictures/store-picture.ts'
import type { Tenant, TenantDirectory } from '../platform/http/tenant-directory.ts'
import type { Job } from '../platform/jobs/queue.ts'
import type { Services } from '../services.ts'

/**
 * The demo opens with the covers; the other pictures of a gallery are drawn behind the counter, one product at a time.
 * What people look at today comes first, then what stands first in the lists.
 */
export function drawGalleries({ db, queue }: Services, tenants: TenantDirectory, studio: PictureStudio): Job {
  return {
    id: 'draw-galleries',
    description: 'Draws the gallery of the product that needs it most',
    run: async () => {
      const known = readGalleries(DEMO_CONTENT)
      for (const tenant of tenants.all()) {
        const wanted = await withTenant(db, tenant.id, (trx) => findNeediest(trx, [...known.keys()]))
        if (wanted.length === 0) continue
        const drawn = await drawAll(
          studio,
          tenant,
          wanted.flatMap((key) => known.get(key) ?? []),
        )
        await withTenant(db, tenant.id, (trx) => storeAll(trx, tenant, drawn))
        // One product a task: the operator who stops the server waits for no more than that.
        await queue.send('draw-galleries', {})
        return
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

interface Drawn {
  readonly bolum: PictureSection
  readonly ad: string
  readonly stored: StoredPicture
  readonly aciklama: DrawnPicture['aciklama']
}

async function drawAll(studio: PictureStudio, { kod }: Tenant, pictures: readonly DrawnPicture[]): Promise<Drawn[]> {
  const drawn: Drawn[] = []
  for (const { anahtar, cizim, en: width, kalite: quality, aciklama } of pictures) {
    const [bolum, ad] = anahtar.split('/') as [PictureSection, string]
    const stored = await studio.draw({ kod, section: bolum, name: ad }, cizim, { width, quality })
    drawn.push({ bolum, ad, stored, aciklama })
  }
  return drawn
}

/** All at once: each change of a picture makes every page of the tenant anew. */
async function storeAll(trx: TenantTransaction, { id }: Tenant, drawn: readonly Drawn[]): Promise<void> {
  const rows = drawn.map(({ bolum, ad, stored, aciklama }) => {
    return { tenant_id: id, bolum, ad, ...stored, aciklama: JSON.stringify(aciklama) }
  })
  await trx
    .insertInto('gorsel')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'bolum', 'ad']).doNothing())
    .execute()
}
