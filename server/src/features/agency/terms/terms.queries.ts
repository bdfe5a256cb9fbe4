import type { AgencyContract } from '@meltem/contract/agency/terms'
import type { Language, LocalText } from '@meltem/contract/wire/language'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { AccountTable, AgencyContractTable, AgencyInvoiceTable } from '../../../platform/db/tables/agency-money.ts'
import { textIn } from '../../catalog/tariff/sold-line.ts'

export async function findAgencyRow(trx: TenantTransaction, k_no: string) {
  return await trx.selectFrom('acente').select('ust_acente_k_no').where('k_no', '=', k_no).executeTakeFirst()
}

const CONTRACT_COLUMNS = [
  'k_no',
  'acente_k_no',
  'ad',
  'akis',
  'baslangic',
  'bitis',
  'opsiyon_saat',
  'kurallar',
] as const

export async function listContracts(trx: TenantTransaction, acente_k_no: string): Promise<AgencyContract[]> {
  return await trx
    .selectFrom('acente_sozlesme')
    .select(CONTRACT_COLUMNS)
    .where('acente_k_no', '=', acente_k_no)
    .orderBy('baslangic')
    .execute()
}

type ContractTerms = Omit<Insertable<AgencyContractTable>, 'tenant_id' | 'k_no' | 'acente_k_no'>

export async function insertContract(
  trx: TenantTransaction,
  owner: { readonly tenant_id: number; readonly acente_k_no: string },
  terms: ContractTerms,
) {
  return await trx
    .insertInto('acente_sozlesme')
    .values({ ...owner, ...terms })
    .returning(CONTRACT_COLUMNS)
    .executeTakeFirst()
}

export async function updateContract(
  trx: TenantTransaction,
  { k_no, acente_k_no }: { readonly k_no: string; readonly acente_k_no: string },
  terms: ContractTerms,
) {
  return await trx
    .updateTable('acente_sozlesme')
    .set(terms)
    .where('k_no', '=', k_no)
    .where('acente_k_no', '=', acente_k_no)
    .returning(CONTRACT_COLUMNS)
    .executeTakeFirst()
}

/** The contract as it stands, until the end of the transaction. */
export async function lockContract(
  trx: TenantTransaction,
  { k_no, acente_k_no }: { readonly k_no: string; readonly acente_k_no: string },
) {
  return await trx
    .selectFrom('acente_sozlesme')
    .select(['ad', 'akis', 'baslangic', 'bitis', 'opsiyon_saat', 'kurallar'])
    .where('k_no', '=', k_no)
    .where('acente_k_no', '=', acente_k_no)
    .forUpdate()
    .executeTakeFirst()
}

/** What destinations and products that rules name are called. */
export async function listTargets(trx: TenantTransaction, keys: readonly string[], dil: Language) {
  if (keys.length === 0) return []
  const { rows } = await sql<{ k_no: string; ad: LocalText }>`
    select m.bolge_k_no as k_no, jsonb_object_agg(m.dil, m.baslik) as ad from bolge_metin m
      where m.bolge_k_no::text = any(${[...keys]}::text[]) group by m.bolge_k_no
    union all select k_no, ad from urun where k_no::text = any(${[...keys]}::text[])`.execute(trx)
  return rows.map(({ k_no, ad }) => ({ k_no, ad: textIn(ad, dil) }))
}

/** What an agency may owe in a currency, until the end of the transaction; nothing where it has no account yet. */
export async function lockCredit(trx: TenantTransaction, acente_k_no: string, kur: string) {
  return await trx
    .selectFrom('cari_hesap')
    .select(['kredi_limiti', 'asim_izni'])
    .where('acente_k_no', '=', acente_k_no)
    .where('kur', '=', kur)
    .forUpdate()
    .executeTakeFirst()
}

export async function upsertCredit(
  trx: TenantTransaction,
  account: { readonly tenant_id: number; readonly acente_k_no: string; readonly kur: string },
  terms: Pick<Selectable<AccountTable>, 'kredi_limiti' | 'asim_izni'>,
) {
  await trx
    .insertInto('cari_hesap')
    .values({ ...account, ...terms })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'acente_k_no', 'kur']).doUpdateSet(terms))
    .execute()
}

export async function findReceipt(trx: TenantTransaction, belge_no: string) {
  return await trx
    .selectFrom('cari_hareket as h')
    .innerJoin('cari_satir as s', (join) =>
      join.onRef('s.tenant_id', '=', 'h.tenant_id').onRef('s.hareket_k_no', '=', 'h.k_no').on('s.hesap', '=', 'acente'),
    )
    .select(['h.acente_k_no', 's.kur', 's.tutar'])
    .where('h.belge_no', '=', belge_no)
    .executeTakeFirst()
}

export interface InvoiceKey {
  readonly k_no: string
  readonly acente_k_no: string
  readonly kur: string
}

export async function findInvoice(trx: TenantTransaction, { k_no, acente_k_no, kur }: InvoiceKey) {
  return await trx
    .selectFrom('acente_fatura')
    .select('k_no')
    .where('k_no', '=', k_no)
    .where('acente_k_no', '=', acente_k_no)
    .where('kur', '=', kur)
    .executeTakeFirst()
}

export async function insertInvoice(trx: TenantTransaction, invoice: Insertable<AgencyInvoiceTable>) {
  return await trx
    .insertInto('acente_fatura')
    .values(invoice)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'fatura_no']).doNothing())
    .returning(['k_no', 'fatura_no', 'kur', 'tutar', 'tarih', 'vade', 'aciklama'])
    .executeTakeFirst()
}
