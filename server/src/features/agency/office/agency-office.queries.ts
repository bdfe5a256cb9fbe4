import type { AgencyAccount, AgencyFacts, AgencyFilter, ListedAgency } from '@meltem/contract/agency/office'
import { toAmount } from '@meltem/domain/money'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'

export const AGENCIES_AT_ONCE = 25

/** A word as it is looked for: whatever its case and the hats of its letters. */
const plain = (text: unknown) => sql`lower(translate(${text}, 'ıİşŞğĞüÜöÖçÇ', 'iIsSgGuUoOcC'))`
const asPattern = (words: string) => `%${words.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

function matching({ ara, durum, sozlesme }: AgencyFilter, today: string) {
  const words = sql`concat_ws(' ', a.marka, a.unvan, a.kno, a.vergi_no, a.e_mail, a.telefon)`
  return sql`true
    ${ara?.trim() ? sql`and ${plain(words)} like ${plain(sql`${asPattern(ara)}::text`)}` : sql``}
    ${durum ? sql`and a.durum = ${durum}` : sql``}
    ${sozlesme ? sql`and ${sozlesme === 'var' ? sql`` : sql`not`} exists (${contractOf(today)})` : sql``}`
}

/** What an agency sells by today; a sub-agency by the contract of the one above it. */
const contractOf = (today: string) => sql`
  select s.ad, s.akis, s.bitis from acente_sozlesme s
  where s.tenant_id = a.tenant_id and s.acente_k_no = coalesce(a.ust_acente_k_no, a.k_no)
    and ${today}::date between s.baslangic and s.bitis`

type Row = Omit<ListedAgency, 'bakiyeler'> & { readonly bakiyeler: { kur: string; tutar: number }[] }

/** A page of the agencies that a filter leaves, by name, and how many there are. */
export async function listAgencyPage(trx: TenantTransaction, filter: AgencyFilter, today: string) {
  const { sayfa = 1 } = filter
  const { rows } = await sql<Row>`
    select a.k_no, a.kno, a.ust_acente_k_no, a.unvan, a.marka, a.durum, a.kur, a.vergi_no, a.e_mail, a.telefon,
      (select u.marka from acente u where u.tenant_id = a.tenant_id and u.k_no = a.ust_acente_k_no) as ust_marka,
      (select jsonb_build_object('ad', s.ad, 'akis', s.akis, 'bitis', s.bitis)
        from (${contractOf(today)}) s limit 1) as sozlesme,
      coalesce((select jsonb_agg(jsonb_build_object('kur', h.kur, 'tutar', h.bakiye) order by h.kur)
        from cari_hesap h where h.tenant_id = a.tenant_id and h.acente_k_no = a.k_no and h.bakiye <> 0), '[]')
        as bakiyeler
    from acente a where ${matching(filter, today)}
    order by ${plain(sql`a.marka`)}, a.kno
    limit ${AGENCIES_AT_ONCE} offset ${(sayfa - 1) * AGENCIES_AT_ONCE}`.execute(trx)
  const { rows: counted } = await sql<{ toplam: number; bekleyen: number }>`
    select (select count(*)::int from acente a where ${matching(filter, today)}) as toplam,
      (select count(*)::int from acente_basvuru where durum in ('alindi', 'inceleniyor', 'bilgi_bekleniyor'))
        as bekleyen`.execute(trx)
  return {
    data: rows.map(({ bakiyeler, ...row }) => ({
      ...row,
      bakiyeler: bakiyeler.map(({ kur, tutar }) => ({ kur, tutar: toAmount(tutar) })),
    })),
    toplam: counted[0]?.toplam ?? 0,
    bekleyen_basvuru: counted[0]?.bekleyen ?? 0,
  }
}

const FACTS = [
  'a.unvan',
  'a.marka',
  'a.vergi_dairesi',
  'a.vergi_no',
  'a.iban',
  'a.tursab_no',
  'a.adres',
  'a.telefon',
  'a.e_mail',
  'a.web',
  'a.kanallar',
  'a.diller',
  'a.bolgeler',
  'a.istenen_mutabakat',
  'a.dil',
] as const

export async function findOfficeAgency(trx: TenantTransaction, k_no: string) {
  return await trx
    .selectFrom('acente as a')
    .leftJoin('acente as u', (join) =>
      join.onRef('u.tenant_id', '=', 'a.tenant_id').onRef('u.k_no', '=', 'a.ust_acente_k_no'),
    )
    .leftJoin('acente_basvuru as b', (join) =>
      join.onRef('b.tenant_id', '=', 'a.tenant_id').onRef('b.acente_k_no', '=', 'a.k_no'),
    )
    .select(['a.k_no', 'a.kno', 'a.durum', 'a.kur', 'a.olusturma_zamani'])
    .select(['u.k_no as ust_k_no', 'u.marka as ust_marka', 'b.k_no as basvuru_k_no'])
    .where('a.k_no', '=', k_no)
    .executeTakeFirst()
}

export async function lockFacts(trx: TenantTransaction, k_no: string) {
  return await selectFacts(trx, k_no).forUpdate().executeTakeFirst()
}

export async function getFacts(trx: TenantTransaction, k_no: string) {
  return await selectFacts(trx, k_no).executeTakeFirstOrThrow()
}

function selectFacts(trx: TenantTransaction, k_no: string) {
  return trx.selectFrom('acente as a').select(FACTS).where('a.k_no', '=', k_no)
}

export async function updateFacts(trx: TenantTransaction, k_no: string, change: Partial<AgencyFacts>) {
  await trx.updateTable('acente').set(change).where('k_no', '=', k_no).execute()
}

export async function listBelow(trx: TenantTransaction, k_no: string) {
  return await trx
    .selectFrom('acente as a')
    .leftJoin('acente_alt_pay as p', (join) =>
      join.onRef('p.tenant_id', '=', 'a.tenant_id').onRef('p.acente_k_no', '=', 'a.k_no'),
    )
    .select(['a.k_no', 'a.kno', 'a.marka', 'a.durum', 'p.oran'])
    .where('a.ust_acente_k_no', '=', k_no)
    .orderBy('a.marka')
    .execute()
}

/** Accounts with their credit, the one in the agency's own currency first. */
export async function listAgencyAccounts(trx: TenantTransaction, k_no: string, kur: string): Promise<AgencyAccount[]> {
  const rows = await trx
    .selectFrom('cari_hesap')
    .select(['kur', 'bakiye', 'kredi_limiti', 'asim_izni'])
    .where('acente_k_no', '=', k_no)
    .orderBy(sql`kur <> ${kur}`)
    .orderBy('kur')
    .execute()
  return rows.map(({ bakiye, kredi_limiti, ...row }) => ({
    ...row,
    bakiye: toAmount(bakiye),
    kredi_limiti: toAmount(kredi_limiti),
    kalan_kredi: toAmount(Math.max(0, kredi_limiti - bakiye)),
  }))
}
