import type { Announcement, saveAnnouncement as saveCall } from '@meltem/contract/content/announcement'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { FIELD_BY_FIELD, mergeEdits } from '@meltem/domain/edits/merge-edits'
import type { Selectable } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { contestedBy } from '../../../platform/db/edits/contested.ts'
import type { AnnouncementTable } from '../../../platform/db/tables/content.ts'
import { plainText } from '../pages/written-blocks.ts'
import {
  deleteAnnouncement,
  insertAnnouncement,
  listAnnouncementRows,
  listShownKeys,
  lockAnnouncement,
  updateAnnouncement,
} from './announcement.queries.ts'

export async function listAnnouncements(trx: TenantTransaction): Promise<Announcement[]> {
  const rows = await listAnnouncementRows(trx)
  return rows.map(onWire)
}

function onWire({ tenant_id: _tenant, baslangic, bitis, ...row }: Selectable<AnnouncementTable>): Announcement {
  return { ...row, baslangic: baslangic?.toISOString() ?? null, bitis: bitis?.toISOString() ?? null }
}

/** Those whose time it is. */
export async function listShownAnnouncements(trx: TenantTransaction): Promise<Announcement[]> {
  const rows = await listShownKeys(trx)
  const shown = new Set(rows.map(({ k_no }) => k_no))
  return shown.size === 0 ? [] : (await listAnnouncements(trx)).filter(({ k_no }) => shown.has(k_no))
}

export async function saveAnnouncement(
  trx: TenantTransaction,
  tenantId: number,
  { k_no, gorulen, ...sent }: ParsedInputOf<typeof saveCall>,
): Promise<string> {
  const {
    icerik,
    gorsel_dar = null,
    ...fields
  } = k_no && gorulen ? await mergedAnnouncement(trx, k_no, gorulen, sent) : sent
  const texts = Object.fromEntries(
    Object.entries(icerik).flatMap(([dil, text]) =>
      text ? [[dil, { metin: plainText(text.metin), ...(text.etiket ? { etiket: plainText(text.etiket) } : {}) }]] : [],
    ),
  )
  const values = { ...fields, gorsel_dar, icerik: JSON.stringify(texts) }
  if (k_no === undefined) {
    const made = await insertAnnouncement(trx, { tenant_id: tenantId, ...values })
    return made.k_no
  }
  const changed = await updateAnnouncement(trx, k_no, values)
  if (!changed) throw new AppError('bulunamadi')
  return changed.k_no
}

type Sent = Omit<ParsedInputOf<typeof saveCall>, 'k_no' | 'gorulen'>

/** What the other has changed since this one began is kept; what both have changed is told (PAGE-22). */
async function mergedAnnouncement(trx: TenantTransaction, k_no: string, seen: Announcement, sent: Sent): Promise<Sent> {
  const row = await lockAnnouncement(trx, k_no)
  if (!row) throw new AppError('bulunamadi')
  const { k_no: _key, ...base } = seen
  const { k_no: _same, ...stands } = onWire(row)
  const { merged, contested } = mergeEdits(base, sent, stands, FIELD_BY_FIELD)
  if (Object.keys(contested).length === 0) return merged
  throw await contestedBy(trx, { tables: ['duyuru'], k_no }, contested)
}

export async function removeAnnouncement(trx: TenantTransaction, k_no: string): Promise<void> {
  const gone = await deleteAnnouncement(trx, k_no)
  if (!gone) throw new AppError('bulunamadi')
}
