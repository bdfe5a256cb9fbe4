import { demoPictureFile } from '@meltem/demo/folder'
import { type Kysely, sql } from 'kysely'
import { type CatalogImport, importCatalog } from '../features/catalog/import/import-catalog.ts'
import { hangLogos, loadAgencies } from '../features/catalog/import/load-agencies.queries.ts'
import { loadContent } from '../features/catalog/import/load-content.queries.ts'
import { loadPictures } from '../features/catalog/import/load-pictures.queries.ts'
import type { TenantContent } from '../features/catalog/import/tenant-content.ts'
import { storeBulletin } from '../features/settings/bulletin.queries.ts'
import { type Db, type TenantTransaction, withTenant } from '../platform/db/connection.ts'
import type { Database } from '../platform/db/tables/database.ts'
import type { PictureStudio } from '../platform/files/pictures/picture-studio.ts'
import { hashPassword } from '../platform/sessions/password.ts'
import { loadAgencyTerms } from './load-agency-terms.ts'
import { loadNewsletters } from './load-newsletters.ts'
import { loadSoldDays } from './load-sold-days.ts'

interface DemoParts {
  readonly tenants: readonly TenantContent[]
  /** The owner: only it may add tenants. */
  readonly owner: Kysely<Database>
  readonly db: Db
  readonly studio: PictureStudio
  readonly say: (line: string) => void
}

/** Loads each demo tenant once. What an operator changed afterwards is left alone. */
export async function loadDemo({ tenants, owner, db, studio, say }: DemoParts): Promise<void> {
  const today = Temporal.Now.plainDateISO('Europe/Istanbul').toString()
  for (const tenant of tenants) {
    const id = await ensureTenant(owner, tenant)
    await withTenant(db, id, async (trx) => {
      const loaded = await trx.selectFrom('ayar').select('anahtar').limit(1).executeTakeFirst()
      if (loaded) return
      await loadContent(trx, id, tenant)
      await loadStaff(trx, id, tenant)
    })
    await withTenant(db, id, async (trx) => {
      const loaded = await trx.selectFrom('urun').select('k_no').limit(1).executeTakeFirst()
      if (!loaded) await loadProducts({ trx, tenant_id: id, tenant, today })
      await loadAgencies(trx, id, tenant)
      await loadAgencyTerms({ trx, tenant_id: id, tenant, today })
    })
    let step = 0
    const pictures = await loadPictures(
      {
        db,
        studio,
        fileOf: demoPictureFile,
        onProgress: (done, total) => {
          if (done < total && done < step + 10) return
          step = done
          say(`Pictures of ${tenant.kod}: ${done} of ${total}`)
        },
      },
      id,
      tenant,
    )
    await withTenant(db, id, (trx) => hangLogos(trx, tenant, pictures))
    await withTenant(db, id, (trx) => loadNewsletters(trx, id, tenant.kod))
  }
  await loadRates(db)
  // Thousands of rows at once: until the database has counted them, its plans are guesses.
  await sql`analyze`.execute(owner)
}

async function loadProducts(load: CatalogImport): Promise<void> {
  await importCatalog(load)
  await loadSoldDays(load.trx, load.tenant_id, load.tenant, load.today)
}

async function ensureTenant(owner: Kysely<Database>, { kod, alan_adlari }: TenantContent): Promise<number> {
  const known = await owner.selectFrom('tenant').select('id').where('kod', '=', kod).executeTakeFirst()
  if (known) return known.id
  const made = await owner
    .insertInto('tenant')
    // Whoever tries the demo has no app at hand; what asks for a fresh code asks for the password instead.
    .values({ kod, alan_adlari: [...alan_adlari], ikinci_adim: false })
    .returning('id')
    .executeTakeFirstOrThrow()
  return made.id
}

async function loadStaff(trx: TenantTransaction, tenantId: number, tenant: TenantContent): Promise<void> {
  for (const { sifre, ...person } of tenant.personel) {
    await trx
      .insertInto('personel')
      .values({ tenant_id: tenantId, ...person, sifre_ozeti: await hashPassword(sifre) })
      .execute()
  }
}

/** Rates of the demo's own, of a plausible size, dated today; a configured bank replaces them. */
async function loadRates(db: Db): Promise<void> {
  const known = await db.selectFrom('kur_bulteni').select('banka_kodu').limit(1).executeTakeFirst()
  if (known) return
  await storeBulletin(db, {
    banka_kodu: 'DEMO',
    bulten_no: null,
    bulten_tarihi: Temporal.Now.plainDateISO('Europe/Istanbul').toString(),
    kurlar: [
      { kod: 'EUR', alis: '49.1250', satis: '49.2135' },
      { kod: 'GBP', alis: '56.3010', satis: '56.5950' },
      { kod: 'USD', alis: '42.3160', satis: '42.3925' },
    ],
  })
}
