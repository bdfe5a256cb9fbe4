import { randomUUID } from 'node:crypto'
import type {
  Comment,
  listCommentsToModerate,
  postComment as postCall,
  ShownComment,
} from '@meltem/contract/content/comment'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import type { RequestContext } from '../../../platform/http/api.ts'
import { wallOf } from '../../../platform/istanbul.ts'
import type { Services } from '../../../services.ts'
import { carriesLink, shownName } from '../../catalog/reviews/reviews.ts'
import { getTenantSettings } from '../../settings/settings.service.ts'
import { plainText } from '../pages/written-blocks.ts'
import {
  type CommentRow,
  findComment,
  findOpenArticle,
  insertComment,
  listCommentPage,
  listShownRows,
  updateCommentState,
} from './comment.queries.ts'

const MOST = 200
export const COMMENTS_PAGE = 25

export async function listShownComments(trx: TenantTransaction, sayfa_k_no: string): Promise<ShownComment[]> {
  const rows = await listShownRows(trx, sayfa_k_no, MOST)
  return rows.map(({ olusturma_zamani, ...row }) => ({ ...row, tarih: wallOf(olusturma_zamani).slice(0, 10) }))
}

/** Stored as plain text and shown after the operator has read it. A visitor who may not write is asked to log in. */
export async function postComment(
  services: Services,
  input: ParsedInputOf<typeof postCall>,
  context: RequestContext,
): Promise<string> {
  const { tenant, ip } = context
  const { other } = await getTenantSettings(services.db, services.cache, tenant)
  if (!other.yazi_yorumlari) throw new AppError('bulunamadi')
  const member = await context.findMember()
  if (!member && !other.uye_olmadan_yorum_yapma) throw new AppError('giris_gerekli')
  // A robot filled in the hidden field: it is told the same as a visitor, and nothing is stored.
  if (input.web_sitesi) return randomUUID()
  await services.throttles.take('comment_ip', tenant.id, ip)
  const metin = plainText(input.metin)
  const ad = shownName(input.ad)
  if (metin === '' || ad === '') throw new AppError('alan_hatasi')
  return await withTenant(services.db, tenant.id, async (trx) => {
    await requireArticle(trx, input.sayfa_k_no)
    const { k_no } = await insertComment(trx, {
      tenant_id: tenant.id,
      sayfa_k_no: input.sayfa_k_no,
      uye_k_no: member?.uye.k_no ?? null,
      ad,
      e_mail: input.e_mail,
      dil: input.lang,
      metin,
      baglanti_var: carriesLink(metin),
    })
    return k_no
  })
}

async function requireArticle(trx: TenantTransaction, k_no: string): Promise<void> {
  const article = await findOpenArticle(trx, k_no)
  if (!article) throw new AppError('bulunamadi')
}

function commentOf({ olusturma_zamani, sayfa_baslik, ...row }: CommentRow): Comment {
  return { ...row, sayfa_baslik: sayfa_baslik ?? '', olusturma_zamani: olusturma_zamani.toISOString() }
}

export async function listToModerate(
  trx: TenantTransaction,
  { durum = 'bekliyor', sayfa = 1 }: ParsedInputOf<typeof listCommentsToModerate>,
): Promise<{ data: Comment[]; toplam: number }> {
  const { rows, toplam } = await listCommentPage(trx, durum, { size: COMMENTS_PAGE, page: sayfa })
  return { data: rows.map(commentOf), toplam }
}

export async function moderateComment(
  trx: TenantTransaction,
  { k_no, durum }: Pick<Comment, 'k_no' | 'durum'>,
): Promise<Comment> {
  await updateCommentState(trx, k_no, durum)
  const row = await findComment(trx, k_no)
  if (!row) throw new AppError('bulunamadi')
  return commentOf(row)
}
