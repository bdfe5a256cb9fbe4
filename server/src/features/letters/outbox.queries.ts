import { sql } from 'kysely'
import type { TenantTransaction } from '../../platform/db/connection.ts'
import { fixedWrite } from '../../platform/db/fixed-query.ts'
import type { NewMail } from '../../platform/db/tables/database.ts'

export async function listMails(trx: TenantTransaction, k_no: string | undefined) {
  return await trx
    .selectFrom('eposta')
    .selectAll()
    .$if(k_no !== undefined, (query) => query.where('k_no', '=', k_no ?? ''))
    .orderBy('olusturma_zamani', 'desc')
    .limit(100)
    .execute()
}

export const mailsInsert = fixedWrite((trx, rows: readonly NewMail[]) => trx.insertInto('eposta').values(rows))

/** Those whose key is known already are left out of the answer. */
export async function insertNewMails(trx: TenantTransaction, rows: readonly NewMail[]) {
  return await trx
    .insertInto('eposta')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['k_no', 'tur'])
    .execute()
}

export async function listForgottenMails(trx: TenantTransaction, afterSeconds: number, most: number) {
  return await sql<{ k_no: string; tur: string }>`
      select e.k_no, e.tur from eposta e
      where e.durum = 'bekliyor' and e.olusturma_zamani < now() - make_interval(secs => ${afterSeconds})
        and not exists (select 1 from pgboss.job j where j.name = 'send-mail' and j.id = e.k_no)
      order by e.olusturma_zamani limit ${most}`.execute(trx)
}

export async function markSent(trx: TenantTransaction, k_no: string) {
  return await trx
    .updateTable('eposta')
    .set({
      durum: 'gonderildi',
      gonderim_zamani: sql<Date>`now()`,
      deneme: sql<number>`deneme + 1`,
      son_hata: null,
    })
    .where('k_no', '=', k_no)
    .execute()
}

/** Locked: one that is being taken back at this moment is waited for, and then found taken back. */
export async function lockUnsentMail(trx: TenantTransaction, k_no: string) {
  return await trx
    .selectFrom('eposta')
    .selectAll()
    .select(sql<boolean>`coalesce(dinlenme_bitis > clock_timestamp(), false)`.as('dinleniyor'))
    .where('k_no', '=', k_no)
    .where('durum', 'not in', ['gonderildi', 'istenmedi', 'geri_alindi'])
    .forUpdate()
    .executeTakeFirst()
}

/** By the clock at this very moment, under the lock of its row: a mail is either sent or taken back. */
export async function takeBackMail(trx: TenantTransaction, k_no: string, rezervasyon_k_no: string): Promise<boolean> {
  const taken = await trx
    .updateTable('eposta')
    .set({ durum: 'geri_alindi' })
    .where('k_no', '=', k_no)
    .where(sql`veri ->> 'k_no'`, '=', rezervasyon_k_no)
    .where('durum', '=', 'bekliyor')
    .where(sql<boolean>`dinlenme_bitis > clock_timestamp()`)
    .returning('k_no')
    .executeTakeFirst()
  return taken !== undefined
}

export async function markUnwanted(trx: TenantTransaction, k_no: string) {
  await trx.updateTable('eposta').set({ durum: 'istenmedi' }).where('k_no', '=', k_no).execute()
}

export async function markFailed(
  trx: TenantTransaction,
  k_no: string,
  failure: { readonly text: string; readonly isLast: boolean },
) {
  return await trx
    .updateTable('eposta')
    .set({
      deneme: sql<number>`deneme + 1`,
      son_hata: failure.text.slice(0, 500),
      ...(failure.isLast ? { durum: 'basarisiz' as const } : {}),
    })
    .where('k_no', '=', k_no)
    .execute()
}
