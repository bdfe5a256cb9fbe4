import type { Agency, Settlement } from '@meltem/contract/agency/agency'
import type { ApplicationForm, SubAgency } from '@meltem/contract/agency/application'
import { AppError } from '@meltem/contract/wire/errors'
import type { Language } from '@meltem/contract/wire/language'
import { type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import { refuseTaken } from '../../../platform/db/unique-violation.ts'
import type { RequestContext } from '../../../platform/http/api.ts'
import type { Services } from '../../../services.ts'
import { inviteUser } from '../people/user.service.ts'
import { findParent, insertAgency } from './application.queries.ts'
import { readable } from './application.service.ts'
import { requireRealCompany } from './company-rules.ts'

type Company = Pick<ApplicationForm, 'unvan' | 'marka' | 'vergi_dairesi' | 'vergi_no' | 'adres' | 'yetkili'> &
  Partial<Pick<ApplicationForm, 'iban' | 'tursab_no' | 'web' | 'kanallar' | 'diller' | 'bolgeler'>>

interface NewAgency {
  readonly company: Company
  readonly dil: Language
  readonly kur: string
  readonly istenen_mutabakat: Settlement
  readonly ust_acente_k_no: string | null
}

/** The agency with its number, and an invitation to its owner. */
export async function createAgency(
  services: Pick<Services, 'queue' | 'config'>,
  trx: TenantTransaction,
  tenant_id: number,
  { company, dil, kur, istenen_mutabakat, ust_acente_k_no }: NewAgency,
): Promise<Agency> {
  const { yetkili, ...facts } = company
  const agency = await insertAgency(trx, {
    tenant_id,
    kno: readable(6),
    ust_acente_k_no,
    unvan: facts.unvan,
    marka: facts.marka,
    vergi_dairesi: facts.vergi_dairesi,
    vergi_no: facts.vergi_no,
    iban: facts.iban ?? null,
    tursab_no: facts.tursab_no ?? null,
    adres: facts.adres,
    telefon: yetkili.telefon,
    e_mail: yetkili.e_mail,
    web: facts.web || null,
    kanallar: [...(facts.kanallar ?? [])],
    diller: [...(facts.diller ?? [])],
    bolgeler: [...(facts.bolgeler ?? [])],
    kur,
    istenen_mutabakat,
    dil,
  })
  const { ad, soyad, e_mail } = yetkili
  await inviteUser(services, trx, tenant_id, { agency, user: { ad, soyad, e_mail, rol: 'sahip', dil } })
  return agency
}

/** Below an active agency of the first level; the database refuses every other place. */
export async function createSubAgency(
  services: Services,
  { tenant, language }: RequestContext,
  ust_acente_k_no: string,
  { lang, ...company }: SubAgency,
): Promise<Agency> {
  requireRealCompany(company, language, false)
  return await refuseTaken('acente_kayitli', () =>
    withTenant(services.db, tenant.id, async (trx) => {
      const parent = await findParent(trx, ust_acente_k_no)
      if (!parent) throw new AppError('bulunamadi')
      return await createAgency(services, trx, tenant.id, { company, dil: lang, ust_acente_k_no, ...parent })
    }),
  )
}
