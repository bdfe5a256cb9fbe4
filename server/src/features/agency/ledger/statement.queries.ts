import type { Invoice, Statement } from '@meltem/contract/agency/terms'
import { toAmount } from '@meltem/domain/money'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'

const PAGE = 50

interface AccountRow {
  readonly kur: string
  readonly bakiye: number
  readonly kredi_limiti: number
  readonly son_sira: number
}

async function listAccounts(trx: TenantTransaction, acente_k_no: string): Promise<AccountRow[]> {
  return await trx
    .selectFrom('cari_hesap')
    .select(['kur', 'bakiye', 'kredi_limiti', 'son_sira'])
    .where('acente_k_no', '=', acente_k_no)
    .orderBy('kur')
    .execute()
}

interface RowOfAccount {
  readonly sira: number
  readonly zaman: string
  readonly tur: Statement['satirlar'][number]['tur']
  readonly rezervasyon_k_no: string | null
  readonly kayit_no: string | null
  readonly belge_no: string | null
  readonly aciklama: string
  readonly tutar: number
  readonly bakiye: number
}

/** A page by running number: the account's index says where it begins, whatever lies before it. */
async function listRows(trx: TenantTransaction, acente_k_no: string, kur: string, from: number) {
  const { rows } = await sql<RowOfAccount>`
    select s.hesap_sira as sira, to_char(h.zaman at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as zaman, h.tur,
      h.rezervasyon_k_no, (select r.kayit_no from rezervasyon r where r.tenant_id = h.tenant_id
        and r.k_no = h.rezervasyon_k_no) as kayit_no, h.belge_no, h.aciklama, s.tutar, s.bakiye_sonra as bakiye
    from cari_satir s
    join cari_hareket h on h.tenant_id = s.tenant_id and h.k_no = s.hareket_k_no
    where s.hesap = 'acente' and s.acente_k_no = ${acente_k_no}::uuid and s.kur = ${kur} and s.hesap_sira <= ${from}
    order by s.hesap_sira desc limit ${PAGE}`.execute(trx)
  return rows.map(({ tutar, bakiye, ...row }) => ({
    ...row,
    borc: toAmount(Math.max(0, tutar)),
    alacak: toAmount(Math.max(0, -tutar)),
    bakiye: toAmount(bakiye),
  }))
}

/** Invoices of an agency with what is paid of them. */
const invoicesOf = (acente_k_no: string) => sql`
    select f.k_no, f.fatura_no, f.kur, f.tutar, f.tarih, f.vade, f.aciklama, coalesce(p.odenen, 0)::bigint as odenen
    from acente_fatura f
    left join lateral (select -sum(s.tutar) as odenen from cari_hareket h
      join cari_satir s on s.tenant_id = h.tenant_id and s.hareket_k_no = h.k_no and s.hesap = 'acente' and s.kur = f.kur
      where h.tenant_id = f.tenant_id and h.fatura_k_no = f.k_no) p on true
    where f.acente_k_no = ${acente_k_no}::uuid`

const invoiceOnWire = (row: Invoice): Invoice => ({ ...row, tutar: toAmount(row.tutar), odenen: toAmount(row.odenen) })

export async function listOpenInvoices(trx: TenantTransaction, acente_k_no: string): Promise<Invoice[]> {
  const { rows } = await sql<Invoice>`select * from (${invoicesOf(acente_k_no)}) f where odenen < tutar
    order by vade, fatura_no limit 200`.execute(trx)
  return rows.map(invoiceOnWire)
}

export const INVOICE_PAGE = 25

interface InvoiceQuestion {
  readonly acente_k_no: string
  readonly durum?: 'acik' | 'odendi' | undefined
  readonly sayfa?: number | undefined
}

/** A page of all invoices, the newest first, and how many there are. */
export async function listInvoicePage(
  trx: TenantTransaction,
  { acente_k_no, durum, sayfa = 1 }: InvoiceQuestion,
): Promise<{ data: Invoice[]; toplam: number }> {
  const isPaid = durum === undefined ? null : durum === 'odendi'
  const found = sql`(${invoicesOf(acente_k_no)}) f where ${isPaid}::bool is null or (odenen >= tutar) = ${isPaid}::bool`
  const { rows } = await sql<Invoice>`select * from ${found}
    order by tarih desc, fatura_no desc limit ${INVOICE_PAGE} offset ${(sayfa - 1) * INVOICE_PAGE}`.execute(trx)
  const { rows: counted } = await sql<{ sayi: number }>`select count(*)::int as sayi from ${found}`.execute(trx)
  return { data: rows.map(invoiceOnWire), toplam: counted[0]?.sayi ?? 0 }
}

/** Commission of trips that are still ahead. */
async function sumToCome(trx: TenantTransaction, acente_k_no: string, kur: string): Promise<number> {
  const { rows } = await sql<{ toplam: number }>`
    select coalesce(sum(case when s.acente_k_no = ${acente_k_no}::uuid
      then case when s.akis in ('yonlendirme', 'depozito') then s.satan else 0 end else s.ust end), 0)::bigint as toplam
    from acente_rezervasyon s
    where s.durum = 'islendi' and s.kur = ${kur}
      and (s.acente_k_no = ${acente_k_no}::uuid or s.ust_k_no = ${acente_k_no}::uuid)`.execute(trx)
  return rows[0]?.toplam ?? 0
}

interface StatementQuestion {
  readonly acente_k_no: string
  readonly kur: string
  readonly sayfa?: number | undefined
}

export async function readStatement(
  trx: TenantTransaction,
  { acente_k_no, kur, sayfa = 1 }: StatementQuestion,
): Promise<Statement> {
  const accounts = await listAccounts(trx, acente_k_no)
  const toplam = accounts.find((one) => one.kur === kur)?.son_sira ?? 0
  return {
    kur,
    hesaplar: accounts.map(accountOnWire),
    bekleyen_komisyon: toAmount(await sumToCome(trx, acente_k_no, kur)),
    toplam,
    sayfa,
    satirlar: await listRows(trx, acente_k_no, kur, toplam - (sayfa - 1) * PAGE),
    faturalar: await listOpenInvoices(trx, acente_k_no),
  }
}

function accountOnWire({ kur, bakiye, kredi_limiti }: AccountRow): Statement['hesaplar'][number] {
  return {
    kur,
    bakiye: toAmount(bakiye),
    kredi_limiti: toAmount(kredi_limiti),
    kalan_kredi: toAmount(Math.max(0, kredi_limiti - bakiye)),
  }
}

export async function findAccount(trx: TenantTransaction, acente_k_no: string, kur: string) {
  const account = (await listAccounts(trx, acente_k_no)).find((one) => one.kur === kur)
  return account && accountOnWire(account)
}
