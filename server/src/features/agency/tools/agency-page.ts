import type { getAgencyPage, getAgencyWelcome, saveAgencyPage } from '@meltem/contract/agency/agency'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import { type RequestContext, requireAgency } from '../../../platform/http/api.ts'
import type { Tenant } from '../../../platform/http/tenant-directory.ts'
import type { Services } from '../../../services.ts'
import { listProductsByKey } from '../../catalog/products/strips.ts'
import { listPictures, pictureOf } from '../../settings/settings.queries.ts'
import {
  deleteChosenProducts,
  findOpenAgency,
  insertChosenProducts,
  listChosenProducts,
  listKnownProducts,
  updateAgency,
} from '../portal/portal-agency.queries.ts'
import { getAgencyTerms } from '../terms/agency-terms.ts'
import { findLogo } from './agency-logo.ts'

async function readStored(trx: TenantTransaction, tenant: Tenant, kno: string) {
  const agency = await findOpenAgency(trx, kno)
  if (!agency) throw new AppError('bulunamadi')
  const logo = await findLogo(trx, tenant, agency.k_no)
  const chosen = await listChosenProducts(trx, agency.k_no)
  return { agency, logo, keys: chosen.map(({ urun_k_no }) => urun_k_no) }
}

export async function readAgencyPage(
  services: Services,
  { tenant }: RequestContext,
  { kno, lang, kur }: ParsedInputOf<typeof getAgencyPage>,
): Promise<OutputOf<typeof getAgencyPage>['data']> {
  const { iz_gun } = await getAgencyTerms(services, tenant)
  const { agency, logo, keys } = await withTenant(services.db, tenant.id, (trx) => readStored(trx, tenant, kno))
  return {
    kno: agency.kno,
    ac_k_no: agency.ust_acente_k_no ?? agency.k_no,
    alt_ac_k_no: agency.ust_acente_k_no ? agency.k_no : null,
    marka: agency.marka,
    logo,
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
  { tanitim, web, urunler }: ParsedInputOf<typeof saveAgencyPage>,
): Promise<void> {
  const { acente } = await requireAgency(context, 'sahip')
  const { tenant } = context
  const wanted = [...new Set(urunler)]
  const texts = Object.fromEntries(Object.entries(tanitim).filter(([, text]) => text))
  await withTenant(db, tenant.id, async (trx) => {
    if (wanted.length > 0) {
      const known = await listKnownProducts(trx, wanted)
      if (known.length !== wanted.length) throw new AppError('urun_yok')
    }
    await updateAgency(trx, acente.k_no, {
      tanitim: JSON.stringify(texts),
      ...(web === undefined ? {} : { web: web || null }),
    })
    await deleteChosenProducts(trx, acente.k_no)
    if (wanted.length === 0) return
    const rows = wanted.map((urun_k_no, sira) => ({ tenant_id: tenant.id, acente_k_no: acente.k_no, urun_k_no, sira }))
    await insertChosenProducts(trx, rows)
  })
}

/** The tenant chooses the picture in its setting `acente`. */
export async function readWelcome(
  services: Services,
  { tenant }: RequestContext,
): Promise<OutputOf<typeof getAgencyWelcome>> {
  const { gorsel } = await getAgencyTerms(services, tenant)
  if (!gorsel) return { gorsel: null }
  const [row] = await withTenant(services.db, tenant.id, (trx) => listPictures(trx, [gorsel]))
  return { gorsel: row ? pictureOf(row, tenant.kod) : null }
}
