import type { PaymentProvider } from '@meltem/contract/payment/payment'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { SettingsTables } from '../../../platform/db/tables/settings.ts'

type TrialTable = SettingsTables['odeme_provasi']
export type TrialRow = Selectable<TrialTable>

/** Our own number at the provider, which no payment of a booking can have. */
export function trialNumber(tenantId: number, k_no: string): string {
  return `p${tenantId}x${k_no.replaceAll('-', '')}`
}

export function tenantOfTrial(siparis_no: string): number | undefined {
  const match = /^p(\d{1,9})x[0-9a-f]{32}$/.exec(siparis_no)
  return match ? Number(match[1]) : undefined
}

export async function insertTrial(trx: TenantTransaction, row: Insertable<TrialTable>): Promise<void> {
  await trx.insertInto('odeme_provasi').values(row).execute()
}

export async function updateTrial(
  trx: TenantTransaction,
  k_no: string,
  changes: Updateable<TrialTable>,
): Promise<void> {
  await trx.updateTable('odeme_provasi').set(changes).where('k_no', '=', k_no).execute()
}

interface Wanted {
  readonly k_no?: string
  readonly siparis_no?: string
  readonly anahtar_ozeti?: Buffer
}

export async function findTrialKey(trx: TenantTransaction, wanted: Wanted): Promise<string | undefined> {
  const { siparis_no, anahtar_ozeti } = wanted
  const row = await trx
    .selectFrom('odeme_provasi')
    .select('k_no')
    .$if(siparis_no !== undefined, (query) => query.where('siparis_no', '=', siparis_no ?? ''))
    .$if(anahtar_ozeti !== undefined, (query) => query.where('anahtar_ozeti', '=', anahtar_ozeti ?? Buffer.of()))
    .executeTakeFirst()
  return row?.k_no
}

/** Longer than a provider is waited for. */
const CLAIM = sql`interval '1 minute'`

/** Return page, notice and clock may come at once: one of them goes on, and the others leave it to that one. */
export async function claimTrial(trx: TenantTransaction, k_no: string, now: Date): Promise<TrialRow | undefined> {
  return await trx
    .updateTable('odeme_provasi')
    .set({ kilit: sql<Date>`${now}::timestamptz + ${CLAIM}` })
    .where('k_no', '=', k_no)
    .where('durum', 'in', ['acik', 'alindi', 'odenmedi'])
    .where((eb) => eb.or([eb('kilit', 'is', null), eb('kilit', '<=', now)]))
    .returningAll()
    .executeTakeFirst()
}

export async function listDueTrials(trx: TenantTransaction, now: Date): Promise<string[]> {
  const rows = await trx
    .selectFrom('odeme_provasi')
    .select('k_no')
    .where('sonraki_sorgu', '<=', now)
    .where('durum', 'in', ['acik', 'alindi'])
    .where((eb) => eb.or([eb('kilit', 'is', null), eb('kilit', '<=', now)]))
    .orderBy('sonraki_sorgu')
    .limit(20)
    .execute()
  return rows.map(({ k_no }) => k_no)
}

/** A refund that was refused is begun anew, under another key. */
export async function reopenRefund(trx: TenantTransaction, k_no: string): Promise<boolean> {
  const row = await trx
    .updateTable('odeme_provasi')
    .set({ durum: 'alindi', iade_k_no: sql<string>`gen_random_uuid()`, deneme_sayisi: 0, hata: null, kilit: null })
    .where('k_no', '=', k_no)
    .where('durum', '=', 'iade_olmadi')
    .where('alinan', '>', 0)
    .returning('k_no')
    .executeTakeFirst()
  return row !== undefined
}

/** The last one that was opened by these keys. */
export async function findLastTrial(trx: TenantTransaction, saglayici: PaymentProvider, surum: number) {
  return await trx
    .selectFrom('odeme_provasi as o')
    .innerJoin('personel as p', (join) =>
      join.onRef('p.tenant_id', '=', 'o.tenant_id').onRef('p.k_no', '=', 'o.personel_k_no'),
    )
    .select([
      'o.k_no',
      'o.durum',
      'o.tutar',
      'o.kur',
      'o.adim',
      'o.neden',
      'o.hata',
      'o.olusturma_zamani',
      'o.sonuc_zamani',
      sql<string>`p.ad || ' ' || p.soyad`.as('kim'),
    ])
    .where('o.saglayici', '=', saglayici)
    .where('o.surum', '=', surum)
    .orderBy('o.olusturma_zamani', 'desc')
    .limit(1)
    .executeTakeFirst()
}
