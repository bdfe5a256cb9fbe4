import { randomUUID } from 'node:crypto'
import type { Comment, listCommentsToModerate, postComment as postCall, ShownComment } from '@meltem/contract/comment'
import type { ParsedInputOf } from '@meltem/contract/endpoint'
import { AppError } from '@meltem/contract/errors'
import { sql } from 'kysely'
import { type TenantTransaction, withTenant } from '../../platform/db/connection.ts'
import type { RequestContext } from '../../platform/http/api.ts'
import { wallOf } from '../../platform/istanbul.ts'
import type { Services } from '../../services.ts'
import { carriesLink, shownName } from '../catalog/reviews/reviews.ts'
import { getTenantSettings } from '../settings/settings.service.ts'
import { plainText } from './written-blocks.ts'

const MOST = 200
export const COMMENTS_PAGE = 25

export async function listShownComments(trx: TenantTransaction, sayfa_k_no: string): Promise<ShownComment[]> {
  const rows = await trx
    .selectFrom('yazi_yorumu')
    .select(['k_no', 'ad', 'dil', 'metin', 'olusturma_zamani'])
    .where('sayfa_k_no', '=', sayfa_k_no)
    .where('durum', '=', 'yayinda')
    .orderBy('olusturma_zamani')
    .orderBy('k_no')
    .limit(MOST)
    .execute()
  return rows.map(({ olusturma_zamani, ...row }) => ({ ...row, tarih: wallOf(olusturma_zamani).slice(0, 10) }))
}

/** Stored as plain text and shown after the operator has read it. Whoever may not write is asked to log in. */
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
  // A robot filled in the hidden field: it is told the same as everybody, and nothing is stored.
  if (input.web_sitesi) return randomUUID()
  await services.throttles.take('comment_ip', tenant.id, ip)
  const metin = plainText(input.metin)
  const ad = shownName(input.ad)
  if (metin === '' || ad === '') throw new AppError('alan_hatasi')
  return await withTenant(services.db, tenant.id, async (trx) => {
    await requireArticle(trx, input.sayfa_k_no)
    const { k_no } = await trx
      .insertInto('yazi_yorumu')
      .values({
        tenant_id: tenant.id,
        sayfa_k_no: input.sayfa_k_no,
        uye_k_no: member?.uye.k_no ?? null,
        ad,
        e_mail: input.e_mail,
        dil: input.lang,
        metin,
        baglanti_var: carriesLink(metin),
      })
      .returning('k_no')
      .executeTakeFirstOrThrow()
    return k_no
  })
}

async function requireArticle(trx: TenantTransaction, k_no: string): Promise<void> {
  const article = await trx
    .selectFrom('sayfa')
    .select('k_no')
    .where('k_no', '=', k_no)
    .where('turu', '=', 'b')
    .where('taslak', '=', false)
    .where('yayin_zamani', '<=', sql<Date>`now()`)
    .executeTakeFirst()
  if (!article) throw new AppError('bulunamadi')
}

function select(trx: TenantTransaction) {
  return trx
    .selectFrom('yazi_yorumu as y')
    .select([
      'y.k_no',
      'y.sayfa_k_no',
      'y.ad',
      'y.e_mail',
      'y.dil',
      'y.metin',
      'y.durum',
      'y.baglanti_var',
      'y.olusturma_zamani',
    ])
    .select(
      sql<string | null>`(select i.baslik from sayfa_icerik i where i.tenant_id = y.tenant_id
        and i.sayfa_k_no = y.sayfa_k_no order by (i.dil = y.dil) desc, i.dil limit 1)`.as('sayfa_baslik'),
    )
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number]

function commentOf({ olusturma_zamani, sayfa_baslik, ...row }: Row): Comment {
  return { ...row, sayfa_baslik: sayfa_baslik ?? '', olusturma_zamani: olusturma_zamani.toISOString() }
}

export async function listToModerate(
  trx: TenantTransaction,
  { durum = 'bekliyor', sayfa = 1 }: ParsedInputOf<typeof listCommentsToModerate>,
): Promise<{ data: Comment[]; toplam: number }> {
  const rows = await select(trx)
    .where('y.durum', '=', durum)
    .orderBy('y.olusturma_zamani', 'desc')
    .orderBy('y.k_no')
    .limit(COMMENTS_PAGE)
    .offset((sayfa - 1) * COMMENTS_PAGE)
    .execute()
  const { toplam } = await trx
    .selectFrom('yazi_yorumu')
    .where('durum', '=', durum)
    .select(({ fn }) => fn.countAll<number>().as('toplam'))
    .executeTakeFirstOrThrow()
  return { data: rows.map(commentOf), toplam }
}

export async function moderateComment(
  trx: TenantTransaction,
  { k_no, durum }: Pick<Comment, 'k_no' | 'durum'>,
): Promise<Comment> {
  await trx.updateTable('yazi_yorumu').set({ durum, karar_zamani: sql<Date>`now()` }).where('k_no', '=', k_no).execute()
  const row = await select(trx).where('y.k_no', '=', k_no).executeTakeFirst()
  if (!row) throw new AppError('bulunamadi')
  return commentOf(row)
}
