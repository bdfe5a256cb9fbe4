import type { OptionRow } from '@meltem/contract/stock/office'
import type { TermName } from '@meltem/contract/stock/option-terms'
import type { IsoDay } from '@meltem/domain/calendar-day'
import type { StoredTariff } from '@meltem/domain/pricing/line/stored-tariff'
import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { TenantTransaction } from '../../platform/db/connection.ts'
import type { OptionFactsTable } from '../../platform/db/tables/catalog.ts'
import { comingLines } from './coming.queries.ts'
import { termsOf } from './option-terms.ts'

/** What nobody has said about an option yet. */
export const NO_FACTS: OptionRow['bilgi'] = {
  kapasite: null,
  buyuk_bavul: null,
  arac: null,
  alan_m2: null,
  yataklar: null,
}

async function listWhere(trx: TenantTransaction, today: IsoDay, which: RawBuilder<unknown>): Promise<OptionRow[]> {
  const { rows } = await sql<Omit<OptionRow, TermName> & { tarife: StoredTariff }>`
    with secilen as (select o.* from opsiyon o where ${which}),
    gelen as (
      select s.opsiyon_k_no, count(distinct s.rezervasyon_k_no)::int as sayi
      from ${comingLines(sql`array(select k_no from secilen)`, today)} group by s.opsiyon_k_no)
    select o.k_no, o.surum, o.sira, o.ad, coalesce(f.aciklama, '{}') as aciklama, o.aktif, o.kaynak_k_no, o.sure_dk,
      o.calisma_saatleri, o.tarife ->> 'tur' as tarife_turu, o.tarife ->> 'kur' as kur,
      coalesce((o.tarife ->> 'en_cok')::int, (o.tarife ->> 'kapasite')::int) as en_cok,
      (o.satis_penceresi ->> 'son_satis_dk')::int as son_satis_dk,
      ${JSON.stringify(NO_FACTS)}::jsonb || coalesce(f.bilgi, '{}') as bilgi,
      f.gorsel, coalesce(g.sayi, 0) as gelecek, o.tarife
    from secilen o
    left join gelen g on g.opsiyon_k_no = o.k_no
    left join opsiyon_bilgi f on f.tenant_id = o.tenant_id and f.opsiyon_k_no = o.k_no
    order by o.aktif desc, o.sira, o.k_no`.execute(trx)
  return rows.map(({ tarife, ...row }) => ({ ...row, ...termsOf(tarife) }))
}

export function listOptionRows(trx: TenantTransaction, today: IsoDay, product: string) {
  return listWhere(trx, today, sql`o.urun_k_no = ${product}::uuid`)
}

export async function findOptionRow(trx: TenantTransaction, today: IsoDay, k_no: string) {
  const [found] = await listWhere(trx, today, sql`o.k_no = ${k_no}::uuid`)
  return found
}

export async function findProduct(trx: TenantTransaction, k_no: string) {
  return await trx
    .selectFrom('urun')
    .select(['k_no', 'urun_tipi', 'ad'])
    .select(sql<number>`coalesce((satis_penceresi ->> 'son_satis_dk')::int, 0)`.as('son_satis_dk'))
    .where('k_no', '=', k_no)
    .executeTakeFirst()
}

/** Clerks who change the options of a product do it one after the other. */
export async function lockProduct(trx: TenantTransaction, k_no: string) {
  return await trx
    .selectFrom('urun')
    .select(['k_no', 'urun_tipi', 'ad'])
    .where('k_no', '=', k_no)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** The product of an option, whosoever asks for it under another one. */
export async function findProductOf(trx: TenantTransaction, k_no: string) {
  return await trx.selectFrom('opsiyon').select('urun_k_no').where('k_no', '=', k_no).executeTakeFirst()
}

export type OptionChange = Partial<
  Pick<OptionRow, 'ad' | 'aktif' | 'kaynak_k_no' | 'sure_dk' | 'calisma_saatleri' | 'en_cok' | 'son_satis_dk'>
> & { readonly kosullar?: Readonly<Record<string, unknown>> }

/** The tariff with what changes in it; prices stand in it too and stay as they are. */
function changedTariff({ en_cok, kosullar }: OptionChange): RawBuilder<string> | undefined {
  const isParty = typeof en_cok === 'number'
  if (!isParty && !kosullar) return undefined
  const seats = isParty
    ? sql`jsonb_set(tarife, case when tarife ? 'kapasite' then '{kapasite}'::text[] else '{en_cok}' end,
        to_jsonb(${en_cok}::int))`
    : sql`tarife`
  if (!kosullar) return sql<string>`${seats}`
  // A measure that is not said any more is none.
  const gone = kosullar.olcu === null ? sql`- 'olcu'` : sql``
  return sql<string>`(${seats} || ${JSON.stringify(kosullar)}::jsonb) ${gone}`
}

export async function updateOption(trx: TenantTransaction, k_no: string, change: OptionChange) {
  const { ad, calisma_saatleri, en_cok: _party, kosullar: _terms, son_satis_dk, ...plain } = change
  const tarife = changedTariff(change)
  const values = {
    ...plain,
    ...(ad && { ad: JSON.stringify(ad) }),
    ...(calisma_saatleri && { calisma_saatleri: JSON.stringify(calisma_saatleri) }),
    ...(tarife && { tarife }),
    ...(son_satis_dk === null && { satis_penceresi: sql<string>`nullif(satis_penceresi - 'son_satis_dk', '{}')` }),
    ...(typeof son_satis_dk === 'number' && {
      satis_penceresi: sql<string>`coalesce(satis_penceresi, '{}') || jsonb_build_object('son_satis_dk', ${son_satis_dk}::int)`,
    }),
  }
  if (Object.keys(values).length === 0) return
  await trx.updateTable('opsiyon').set(values).where('k_no', '=', k_no).execute()
}

export async function writeFacts(
  trx: TenantTransaction,
  tenant_id: number,
  opsiyon_k_no: string,
  { bilgi, aciklama, gorsel }: Pick<OptionRow, 'bilgi' | 'aciklama' | 'gorsel'>,
) {
  const facts = { bilgi: JSON.stringify(bilgi), aciklama: JSON.stringify(aciklama), gorsel }
  const row: Insertable<OptionFactsTable> = { tenant_id, opsiyon_k_no, ...facts }
  await trx
    .insertInto('opsiyon_bilgi')
    .values(row)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'opsiyon_k_no']).doUpdateSet(facts))
    .execute()
}

export async function listOrder(trx: TenantTransaction, product: string) {
  const rows = await trx
    .selectFrom('opsiyon')
    .select('k_no')
    .where('urun_k_no', '=', product)
    .orderBy('aktif', 'desc')
    .orderBy('sira')
    .orderBy('k_no')
    .execute()
  return rows.map(({ k_no }) => k_no)
}

export async function writeOrder(trx: TenantTransaction, keys: readonly string[]) {
  await sql`update opsiyon o set sira = y.sira - 1
    from unnest(${keys}::uuid[]) with ordinality as y(k_no, sira) where o.k_no = y.k_no and o.sira <> y.sira - 1`.execute(
    trx,
  )
}
