import type { previewPage } from '@meltem/contract/content-office'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/endpoint'
import { AppError } from '@meltem/contract/errors'
import { withTenant } from '../../platform/db/connection.ts'
import type { RequestContext } from '../../platform/http/api.ts'
import type { Services } from '../../services.ts'
import { findPageByKey } from './content.queries.ts'
import { makePreviewKey } from './preview-key.ts'

/** The address a page will have, with a key that opens it before its time. */
export async function previewOf(
  { db, config }: Services,
  { tenant, origin }: RequestContext,
  { k_no, dil }: ParsedInputOf<typeof previewPage>,
): Promise<OutputOf<typeof previewPage>> {
  const page = await withTenant(db, tenant.id, (trx) => findPageByKey(trx, k_no, dil))
  if (!page) throw new AppError('bulunamadi')
  const { anahtar, bitis } = makePreviewKey(config.secret, tenant.id, k_no)
  return { url: `${origin}/${dil}${pathOf(page)}?onizleme=${anahtar}`, bitis: bitis.toISOString() }
}

function pathOf({ turu, slug, url }: { turu: string; slug: string | null; url: string | null }): string {
  if (url !== null) return encodeURI(url)
  return slug === null ? '' : `/${turu}/${slug.split('/').map(encodeURIComponent).join('/')}`
}
