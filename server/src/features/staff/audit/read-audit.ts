import type { AuditEntry, getAuditEntry, listAudit } from '@meltem/contract/staff/audit-office'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { withTenant } from '../../../platform/db/connection.ts'
import type { RequestContext } from '../../../platform/http/api.ts'
import type { Services } from '../../../services.ts'
import { type AuditRow, listAuditRows, listChanges } from './audit.queries.ts'

const PAGE_SIZE = 25
const MOST_CHANGES = 200

export async function readAudit(
  { db }: Pick<Services, 'db'>,
  { tenant, language: dil }: RequestContext,
  { sonra, ...wish }: ParsedInputOf<typeof listAudit>,
): Promise<OutputOf<typeof listAudit>> {
  const before = sonra === undefined ? undefined : Number(sonra)
  const rows = await withTenant(db, tenant.id, (trx) => listAuditRows(trx, { ...wish, dil }, before, PAGE_SIZE + 1))
  const page = rows.slice(0, PAGE_SIZE)
  const last = rows.length > PAGE_SIZE ? page.at(-1) : undefined
  return { data: page.map(entryOf), sonraki: last ? String(last.no) : null }
}

function entryOf(row: AuditRow): AuditEntry {
  const { no, zaman, kim, personel_k_no, olay, konu_k_no, konu_tur, konu_ad, ip, degisim, tablolar } = row
  return {
    no,
    kim,
    personel_k_no,
    konu_k_no,
    ip,
    degisim,
    tablolar,
    cagri: olay,
    konu: konu_tur && konu_ad ? { tur: konu_tur, ad: konu_ad } : null,
    zaman: zaman.toISOString(),
  }
}

export async function readAuditEntry(
  { db }: Pick<Services, 'db'>,
  { tenant, language: dil }: RequestContext,
  no: number,
): Promise<OutputOf<typeof getAuditEntry>['data']> {
  return await withTenant(db, tenant.id, async (trx) => {
    const [row] = await listAuditRows(trx, { no, dil }, undefined, 1)
    if (!row) throw new AppError('bulunamadi')
    const changes = await listChanges(trx, [no], MOST_CHANGES)
    const { oturum, istek_no, ayrinti } = row
    return {
      ...entryOf(row),
      oturum,
      istek_no,
      ayrinti,
      degisimler: changes.map(({ denetim_no: _entry, ...change }) => change),
    }
  })
}
