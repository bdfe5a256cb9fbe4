import type { MailText, MailWords } from '@meltem/contract/mail-text-office'
import type { Language } from '@meltem/contract/wire/language'
import { type Insertable, sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { MailTextTable } from '../../../platform/db/tables/mail.ts'

interface OwnText {
  readonly tur: MailText
  readonly dil: Language
  readonly konu: string
  readonly metin: string
}

/** What counts: the newest version of each, where it has words. */
export async function listOwnTexts(trx: TenantTransaction): Promise<OwnText[]> {
  const { rows } = await sql<OwnText>`select tur, dil, konu, metin from (
      select distinct on (tur, dil) tur, dil, konu, metin from eposta_metni order by tur, dil, surum desc) t
    where konu is not null`.execute(trx)
  return rows
}

export async function listTextVersions(trx: TenantTransaction, tur: MailText, dil: Language) {
  const rows = await trx
    .selectFrom('eposta_metni as m')
    .innerJoin('personel as p', (join) =>
      join.onRef('p.tenant_id', '=', 'm.tenant_id').onRef('p.k_no', '=', 'm.personel_k_no'),
    )
    .select(['m.surum', 'm.konu', 'm.metin', 'm.zaman', sql<string>`p.ad || ' ' || p.soyad`.as('kim')])
    .where('m.tur', '=', tur)
    .where('m.dil', '=', dil)
    .orderBy('m.surum', 'desc')
    .execute()
  return rows.map(({ surum, konu, metin, zaman, kim }) => ({
    surum,
    kendi: konu === null || metin === null ? null : ({ konu, metin } satisfies MailWords),
    kim,
    zaman: zaman.toISOString(),
  }))
}

/** Answers whether it is the next version: of two who save at once the second is not. */
export async function insertText(trx: TenantTransaction, row: Insertable<MailTextTable>): Promise<boolean> {
  const made = await trx
    .insertInto('eposta_metni')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('surum')
    .executeTakeFirst()
  return made !== undefined
}
