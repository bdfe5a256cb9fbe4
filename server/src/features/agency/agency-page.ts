import type { getAgencyPage, saveAgencyPage } from '@meltem/contract/agency'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/endpoint'
import { AppError } from '@meltem/contract/errors'
import { sql } from 'kysely'
import { type TenantTransaction, withTenant } from '../../db/connection.ts'
import { type RequestContext, requireAgency } from '../../http/api.ts'
import type { Services } from '../../services.ts'
import { listProductsByKey } from '../catalog/strips.ts'
import { pictureOf } from '../settings/settings.queries.ts'
import { getAgencyTerms } from './agency-terms.ts'

/** An agency people may be led to: active, and so is the one above it. */
function selectOpen(trx: TenantTransaction) {
  return trx
    .selectFrom('acente as a')
    .leftJoin('acente as u', (join) =>
      join.onRef('u.tenant_id', '=', 'a.tenant_id').onRef('u.k_no', '=', 'a.ust_acente_k_no'),
    )
    .where('a.durum', '=', 'aktif')
    .where(sql<boolean>`coalesce(u.durum, 'aktif') = 'aktif'`)
}

async function readStored(trx: TenantTransaction, kno: string) {
  const agency = await selectOpen(trx)
    .select(['a.k_no', 'a.ust_acente_k_no', 'a.kno', 'a.marka', 'a.tanitim', 'a.web', 'a.logo_k_no'])
    .where('a.kno', '=', kno)
    .executeTakeFirst()
  if (!agency) throw new AppError('bulunamadi')
  const picture = agency.logo_k_no
    ? await trx.selectFrom('gorsel').selectAll().where('k_no', '=', agency.logo_k_no).executeTakeFirst()
    : undefined
  const chosen = await trx
    .selectFrom('acente_urun')
    .select('urun_k_no')
    .where('acente_k_no', '=', agency.k_no)
    .orderBy('sira')
    .execute()
  return { agency, picture, keys: chosen.map(({ urun_k_no }) => urun_k_no) }
}

export async function readAgencyPage(
  services: Services,
  { tenant }: RequestContext,
  { kno, lang, kur }: ParsedInputOf<typeof getAgencyPage>,
): Promise<OutputOf<typeof getAgencyPage>['data']> {
  const { iz_gun } = await getAgencyTerms(services, tenant)
  const { agency, picture, keys } = await withTenant(services.db, tenant.id, (trx) => readStored(trx, kno))
  return {
    kno: agency.kno,
    ac_k_no: agency.ust_acente_k_no ?? agency.k_no,
    alt_ac_k_no: agency.ust_acente_k_no ? agency.k_no : null,
    marka: agency.marka,
    logo: picture ? pictureOf(picture, tenant.kod) : null,
    tanitim: agency.tanitim,
    web: agency.web,
    urunler:
      keys.length > 0
        ? await listProductsByKey(services, tenant, { dil: lang, k_no: keys.join(','), ...(kur ? { kur } : {}) })
        : [],
    iz_gun,
  }
}

/** Plain text: the page escapes it. Products that are not the tenant's are refused by the foreign key, so they are asked for first. */
export async function writeAgencyPage(
  { db }: Services,
  context: RequestContext,
  { tanitim, urunler }: ParsedInputOf<typeof saveAgencyPage>,
): Promise<void> {
  const { acente } = await requireAgency(context, 'sahip')
  const { tenant } = context
  const wanted = [...new Set(urunler)]
  await withTenant(db, tenant.id, async (trx) => {
    if (wanted.length > 0) {
      const known = await trx.selectFrom('urun').select('k_no').where('k_no', 'in', wanted).execute()
      if (known.length !== wanted.length) throw new AppError('urun_yok')
    }
    await trx
      .updateTable('acente')
      .set({ tanitim: JSON.stringify(tanitim) })
      .where('k_no', '=', acente.k_no)
      .execute()
    await trx.deleteFrom('acente_urun').where('acente_k_no', '=', acente.k_no).execute()
    if (wanted.length === 0) return
    const rows = wanted.map((urun_k_no, sira) => ({ tenant_id: tenant.id, acente_k_no: acente.k_no, urun_k_no, sira }))
    await trx.insertInto('acente_urun').values(rows).execute()
  })
}
