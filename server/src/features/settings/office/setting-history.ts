import type { SettingChange } from '@meltem/contract/settings-history'
import type { PartName } from '@meltem/contract/settings-office'
import { changedFields } from '@meltem/domain/edits/merge-edits'
import { withTenant } from '../../../platform/db/connection.ts'
import type { RequestContext } from '../../../platform/http/api.ts'
import type { Services } from '../../../services.ts'
import { listPartChanges } from './setting-part.queries.ts'
import { PARTS } from './setting-parts.ts'

/** So many saves are shown; the audit has all of them. */
const MOST = 20

/** The audit writes identity and tax numbers as dots: such a value cannot be put back. */
const MASKED = '•••'

/** What was saved of a part, field by field as the office edits it (PEOPLE-31). */
export async function listSettingChanges(
  { db }: Services,
  { tenant }: RequestContext,
  part: PartName,
): Promise<SettingChange[]> {
  const rows = await withTenant(db, tenant.id, (trx) => listPartChanges(trx, part, MOST))
  return rows.flatMap(({ no, zaman, kim, once, sonra }) => {
    const [before, after] = [once, sonra].map(
      (stored): Record<string, unknown> => ({
        ...PARTS[part].read(stored, tenant.kod),
      }),
    )
    if (!before || !after) return []
    const names = changedFields(before, after).filter((name) => before[name] !== MASKED)
    const only = (all: Record<string, unknown>) => Object.fromEntries(names.map((name) => [name, all[name]]))
    if (names.length === 0) return []
    return [{ no, zaman: zaman.toISOString(), kim, once: only(before), sonra: only(after) }]
  })
}
