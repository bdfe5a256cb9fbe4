import type { Announcement, saveAnnouncement as saveCall } from '@meltem/contract/announcement'
import type { ParsedInputOf } from '@meltem/contract/endpoint'
import { AppError } from '@meltem/contract/errors'
import type { TenantTransaction } from '../../platform/db/connection.ts'
import {
  deleteAnnouncement,
  insertAnnouncement,
  listAnnouncementRows,
  listShownKeys,
  updateAnnouncement,
} from './announcement.queries.ts'
import { plainText } from './written-blocks.ts'

export async function listAnnouncements(trx: TenantTransaction): Promise<Announcement[]> {
  const rows = await listAnnouncementRows(trx)
  return rows.map(({ tenant_id: _tenant, baslangic, bitis, ...row }) => ({
    ...row,
    baslangic: baslangic?.toISOString() ?? null,
    bitis: bitis?.toISOString() ?? null,
  }))
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
  { k_no, icerik, gorsel_dar = null, ...fields }: ParsedInputOf<typeof saveCall>,
): Promise<string> {
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

export async function removeAnnouncement(trx: TenantTransaction, k_no: string): Promise<void> {
  const gone = await deleteAnnouncement(trx, k_no)
  if (!gone) throw new AppError('bulunamadi')
}
