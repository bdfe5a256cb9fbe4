import type { BankFile } from '@meltem/contract/payment/bank-office'
import { type Insertable, sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { MoneyTables } from '../../../platform/db/tables/bank.ts'

const STAFF_NAME = sql<string | null>`(select p.ad || ' ' || p.soyad from personel p
  where p.tenant_id = d.tenant_id and p.k_no = d.personel_k_no)`

function filesQuery(trx: TenantTransaction) {
  return trx
    .selectFrom('banka_dosyasi as d')
    .select([
      'd.k_no',
      'd.ad',
      'd.bicim',
      'd.hesap_k_no',
      'd.ilk_gun',
      'd.son_gun',
      'd.satir',
      'd.yeni',
      'd.yukleme_zamani',
    ])
    .select(STAFF_NAME.as('yukleyen'))
}

type FileRow = Omit<BankFile, 'yukleme_zamani'> & { readonly yukleme_zamani: Date }

const onWire = (row: FileRow): BankFile => ({ ...row, yukleme_zamani: row.yukleme_zamani.toISOString() })

export async function findFile(
  trx: TenantTransaction,
  hesap_k_no: string,
  ozet: Buffer,
): Promise<BankFile | undefined> {
  const row = await filesQuery(trx).where('d.hesap_k_no', '=', hesap_k_no).where('d.ozet', '=', ozet).executeTakeFirst()
  return row && onWire(row)
}

export async function findNewestFile(trx: TenantTransaction): Promise<BankFile | null> {
  const row = await filesQuery(trx).orderBy('d.yukleme_zamani', 'desc').limit(1).executeTakeFirst()
  return row ? onWire(row) : null
}

/** A file of the same account and days in another format: its lines could not be known again. */
export async function findOtherFormat(
  trx: TenantTransaction,
  { hesap_k_no, bicim, ilk_gun, son_gun }: Pick<BankFile, 'hesap_k_no' | 'bicim' | 'ilk_gun' | 'son_gun'>,
) {
  return await trx
    .selectFrom('banka_dosyasi')
    .select(['ad', 'bicim'])
    .where('hesap_k_no', '=', hesap_k_no)
    .where('bicim', '<>', bicim)
    .where('ilk_gun', '<=', son_gun)
    .where('son_gun', '>=', ilk_gun)
    .limit(1)
    .executeTakeFirst()
}

export async function insertFile(trx: TenantTransaction, row: Insertable<MoneyTables['banka_dosyasi']>): Promise<void> {
  await trx.insertInto('banka_dosyasi').values(row).execute()
}

/** As many as a statement takes in well below its time. */
const AT_ONCE = 500

/** Answers how many of them nobody had seen before. */
export async function insertNewLines(
  trx: TenantTransaction,
  rows: readonly Insertable<MoneyTables['banka_hareketi']>[],
): Promise<number> {
  let written = 0
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    const found = await trx
      .insertInto('banka_hareketi')
      .values(rows.slice(start, start + AT_ONCE))
      .onConflict((conflict) => conflict.columns(['tenant_id', 'hesap_k_no', 'kimlik']).doNothing())
      .returning('k_no')
      .execute()
    written += found.length
  }
  return written
}

/** Also those that no guest pays to any more: their files are still read. */
export async function listAccounts(trx: TenantTransaction) {
  return await trx
    .selectFrom('banka_hesabi')
    .select(['k_no', 'banka', 'iban', 'kur'])
    .orderBy('sira')
    .orderBy('k_no')
    .execute()
}
