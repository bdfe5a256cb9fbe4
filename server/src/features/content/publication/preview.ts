import type { previewPage } from '@meltem/contract/content/office'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { withTenant } from '../../../platform/db/connection.ts'
import { outsideStaffCall } from '../../../platform/db/staff-call.ts'
import { type RequestContext, requireStaff } from '../../../platform/http/api.ts'
import { makePreviewKey } from '../../../platform/sessions/preview-key.ts'
import type { Services } from '../../../services.ts'
import { findPageByKey } from '../content.queries.ts'
import { plainText, storedBlocks } from '../pages/written-blocks.ts'
import { upsertTrial } from './trial.queries.ts'

/**
 * The address a page will have, with a key that opens it before its time; with what was typed and is not saved, a key
 * that shows that. Typing is no act: it leaves nothing in the audit (PAGE-23).
 */
export async function previewOf(
  { db, config }: Services,
  context: RequestContext,
  { k_no, dil, metin }: ParsedInputOf<typeof previewPage>,
): Promise<OutputOf<typeof previewPage>> {
  const { tenant, origin } = context
  const page = await withTenant(db, tenant.id, (trx) => findPageByKey(trx, k_no, dil))
  if (!page) throw new AppError('bulunamadi')
  let shown = k_no
  if (metin) {
    const { k_no: personel_k_no } = await requireStaff(context)
    const { baslik, ozet, seo_baslik, bloklar } = metin
    const words = { baslik: plainText(baslik), ozet: plainText(ozet), seo_baslik: plainText(seo_baslik) }
    const row = { tenant_id: tenant.id, sayfa_k_no: k_no, dil, personel_k_no }
    const typed = JSON.stringify({ ...words, bloklar: storedBlocks(bloklar) })
    shown = await outsideStaffCall(() => withTenant(db, tenant.id, (trx) => upsertTrial(trx, { ...row, metin: typed })))
  }
  const { anahtar, bitis } = makePreviewKey({ secrets: config.secrets, tenantId: tenant.id, what: 'sayfa' }, shown)
  return { url: `${origin}/${dil}${pathOf(page)}?onizleme=${anahtar}`, bitis: bitis.toISOString() }
}

function pathOf({ turu, slug, url }: { turu: string; slug: string | null; url: string | null }): string {
  if (url !== null) return encodeURI(url)
  return slug === null ? '' : `/${turu}/${slug.split('/').map(encodeURIComponent).join('/')}`
}
