import type { AgencyFacts, exportAgencyStatement, OfficeAgency, updateAgency } from '@meltem/contract/agency/office'
import type { DocumentFile } from '@meltem/contract/reservation/documents'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { withTenant } from '../../../platform/db/connection.ts'
import { settleFields } from '../../../platform/db/edits/settle-edit.ts'
import { noteUnchanged } from '../../../platform/db/staff-call.ts'
import { refuseTaken } from '../../../platform/db/unique-violation.ts'
import type { RequestContext } from '../../../platform/http/api.ts'
import type { Services } from '../../../services.ts'
import { getTenantSettings } from '../../settings/settings.service.ts'
import { requireRealCompany } from '../applications/company-rules.ts'
import { listUsers } from '../people/people.queries.ts'
import { todayOf } from '../portal/acting-agency.ts'
import { listLedgerRows } from '../portal/portal-figures.queries.ts'
import { getAgencyTerms } from '../terms/agency-terms.ts'
import { ledgerTable, MOST_ROWS } from '../tools/exports.ts'
import {
  findOfficeAgency,
  getFacts,
  listAgencyAccounts,
  listBelow,
  lockFacts,
  updateFacts,
} from './agency-office.queries.ts'

/** An agency as the office sees it: who they are, who works there, who sells below them, and what they owe. */
export async function readAgency(services: Services, context: RequestContext, k_no: string): Promise<OfficeAgency> {
  const { tenant } = context
  const { exchange } = await getTenantSettings(services.db, services.cache, tenant)
  return await withTenant(services.db, tenant.id, async (trx) => {
    const found = await findOfficeAgency(trx, k_no)
    if (!found) throw new AppError('bulunamadi')
    const { ust_k_no, ust_marka, olusturma_zamani, ...agency } = found
    return {
      ...agency,
      olusturma_zamani: olusturma_zamani.toISOString(),
      ust: ust_k_no && ust_marka ? { k_no: ust_k_no, marka: ust_marka } : null,
      bilgi: factsOnWire(await getFacts(trx, k_no)),
      kisiler: await listUsers(trx, k_no),
      altlar: await listBelow(trx, k_no),
      hesaplar: await listAgencyAccounts(trx, k_no, agency.kur),
      kurlar: [...new Set([agency.kur, ...exchange.kurlar.map(({ kod }) => kod)])],
      bugun: todayOf(services),
    }
  })
}

/** The column holds words; which channels there are is said where they are written. */
function factsOnWire({ kanallar, ...facts }: Awaited<ReturnType<typeof getFacts>>): OfficeAgency['bilgi'] {
  return { ...facts, kanallar: kanallar as AgencyFacts['kanallar'] }
}

/** Field by field (PEOPLE-17); numbers that cannot be are refused like those of an application. */
export async function correctAgency(
  services: Services,
  context: RequestContext,
  { k_no, gorulen, yeni }: ParsedInputOf<typeof updateAgency>,
): Promise<void> {
  const { tenant, language } = context
  const { yabanci_iban } = await getAgencyTerms(services, tenant)
  await refuseTaken('acente_kayitli', () =>
    withTenant(services.db, tenant.id, async (trx) => {
      const known = await lockFacts(trx, k_no)
      if (!known) throw new AppError('bulunamadi')
      const now = factsOnWire(known)
      const change = await settleFields(trx, now, { gorulen, yeni }, { tables: ['acente'], row: { k_no } })
      const { vergi_no, iban } = { ...now, ...change }
      if (change.vergi_no !== undefined || change.iban) {
        const checked = change.iban && iban ? { vergi_no, iban } : { vergi_no }
        requireRealCompany(checked, language, yabanci_iban)
      }
      if (Object.keys(change).length > 0) await updateFacts(trx, k_no, change)
    }),
  )
}

/** The whole account as a file; taking it along leaves a row in the audit. */
export async function officeStatementFile(
  { db }: Services,
  { tenant, language }: RequestContext,
  { acente_k_no, kur, bicim }: ParsedInputOf<typeof exportAgencyStatement>,
): Promise<DocumentFile> {
  const { wholeTable } = await import('../../../platform/files/papers/table-file.ts')
  const { kno, rows } = await withTenant(db, tenant.id, async (trx) => {
    const agency = await findOfficeAgency(trx, acente_k_no)
    if (!agency) throw new AppError('bulunamadi')
    await noteUnchanged(trx, acente_k_no, { kur, bicim })
    return { kno: agency.kno, rows: (await listLedgerRows(trx, acente_k_no, kur, MOST_ROWS)).rows }
  })
  const table = ledgerTable(rows, kur, language)
  return { ad: `${kno}-${kur}.${bicim}`, icerik: await wholeTable(bicim, table) }
}
