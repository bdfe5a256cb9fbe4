import type { Language } from '@meltem/contract/wire/language'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { lineTitle } from '../line-title.queries.ts'

export function listCollections(trx: TenantTransaction, k_no: string) {
  return trx
    .selectFrom('tahsilat as t')
    .select(['t.k_no', 't.tur', 't.tutar', 't.kur', 't.odeme_yontemi', 't.islem_no', 't.olusturma_zamani'])
    .select(
      sql<string | null>`(select p.ad || ' ' || p.soyad from saha_islemi i
        join personel p on p.tenant_id = i.tenant_id and p.k_no = i.personel_k_no
        where i.tenant_id = t.tenant_id and i.rezervasyon_k_no = t.rezervasyon_k_no
          and t.islem_no = 'saha:' || i.k_no)`.as('kim'),
    )
    .where('t.rezervasyon_k_no', '=', k_no)
    .orderBy('t.olusturma_zamani')
    .orderBy('t.k_no')
    .execute()
}

/** Who came and who did not, as the crew saw it. */
export function listBoardings(trx: TenantTransaction, k_no: string) {
  return trx
    .selectFrom('binis as b')
    .leftJoin('personel as p', (join) =>
      join.onRef('p.tenant_id', '=', 'b.tenant_id').onRef('p.k_no', '=', 'b.personel_k_no'),
    )
    .select(['b.sira', 'b.donus', 'b.durum', 'b.kisi', 'b.zaman'])
    .select(sql<string>`coalesce(p.ad || ' ' || p.soyad, b.kim, '')`.as('kim'))
    .where('b.rezervasyon_k_no', '=', k_no)
    .orderBy('b.sira')
    .orderBy('b.donus')
    .execute()
}

/** The services by the names of today, in the language of who reads them. */
export async function listTitles(trx: TenantTransaction, k_no: string, language: Language): Promise<string[]> {
  const { rows } = await sql<{ baslik: string }>`select ${lineTitle(language)} as baslik from rezervasyon_satiri s
    where s.rezervasyon_k_no = ${k_no} order by s.sira`.execute(trx)
  return rows.map(({ baslik }) => baslik)
}

/** By the address, which has an index; the booking they tell of stands in what they carry. */
export async function listMailsOf(trx: TenantTransaction, k_no: string, alici: string) {
  return await trx
    .selectFrom('eposta')
    .select(['k_no', 'tur', 'alici', 'dil', 'durum', 'olusturma_zamani', 'gonderim_zamani', 'dinlenme_bitis'])
    .select(sql<string | null>`veri ->> 'olay'`.as('olay'))
    .where('alici', '=', alici)
    .where(sql`veri ->> 'k_no'`, '=', k_no)
    .orderBy('olusturma_zamani', 'desc')
    .limit(50)
    .execute()
}

/** The same mail to the guest again, to the address of today. */
export async function copyMail(trx: TenantTransaction, k_no: string, mail: string, alici: string) {
  const { rows } = await sql<{ k_no: string }>`
    insert into eposta (tenant_id, alici, yanit_adresi, dil, tur, veri)
    select tenant_id, ${alici}, yanit_adresi, dil, tur, veri from eposta
    where k_no = ${mail} and veri ->> 'k_no' = ${k_no} and tur in ('reservation_guest', 'payment_guest')
    returning k_no`.execute(trx)
  return rows[0]?.k_no
}

export function listNotes(trx: TenantTransaction, k_no: string) {
  return trx
    .selectFrom('rezervasyon_ic_not as n')
    .innerJoin('personel as p', (join) =>
      join.onRef('p.tenant_id', '=', 'n.tenant_id').onRef('p.k_no', '=', 'n.personel_k_no'),
    )
    .select(['n.k_no', 'n.konu', 'n.metin', 'n.olusturma_zamani', 'p.ad', 'p.soyad'])
    .where('n.rezervasyon_k_no', '=', k_no)
    .orderBy('n.olusturma_zamani', 'desc')
    .execute()
}

interface HistoryRow {
  readonly no: number
  readonly olay: string
  readonly kim: string
  readonly ad: string | null
  readonly zaman: Date
}

/** Events of the booking, and calls of the office that left no event of their own. */
export async function listHistory(trx: TenantTransaction, k_no: string): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    select d.no, d.olay, d.kim, p.ad || ' ' || p.soyad as ad, d.zaman from denetim d
    left join personel p on p.tenant_id = d.tenant_id and 'personel:' || p.k_no = d.kim
    where d.konu_k_no = ${k_no} and (d.personel_k_no is null or not exists (
      select 1 from denetim e where e.tenant_id = d.tenant_id and e.konu_k_no = d.konu_k_no
        and e.istek_no = d.istek_no and e.personel_k_no is null))
    order by d.no desc limit 100`.execute(trx)
  return rows
}

interface PromiseRow {
  readonly k_no: string
  readonly tutar: number
  readonly karta: boolean
}

/** What was promised back and is not there yet, and whether it is on its way to a card. */
export async function listPromises(trx: TenantTransaction, k_no: string): Promise<PromiseRow[]> {
  const { rows } = await sql<PromiseRow>`
    select i.k_no, (i.ayrinti ->> 'iade')::bigint as tutar, exists (select 1 from iade g where g.tenant_id = i.tenant_id
      and g.inceleme_k_no = i.k_no and g.durum in ('bekliyor', 'bilinmiyor')) as karta
    from inceleme i where i.rezervasyon_k_no = ${k_no} and i.konu = 'iade' and i.durum = 'acik'
      and (i.ayrinti ->> 'iade')::bigint > 0
    order by i.olusturma_zamani`.execute(trx)
  return rows
}

export async function findAgencyName(trx: TenantTransaction, k_no: string): Promise<string | null> {
  const row = await trx.selectFrom('acente').select('unvan').where('k_no', '=', k_no).executeTakeFirst()
  return row?.unvan ?? null
}

export async function findStaffName(trx: TenantTransaction, k_no: string): Promise<string | null> {
  const row = await trx.selectFrom('personel').select(['ad', 'soyad']).where('k_no', '=', k_no).executeTakeFirst()
  return row ? `${row.ad} ${row.soyad}` : null
}

export async function findInChargeName(trx: TenantTransaction, k_no: string): Promise<string | null> {
  const { rows } = await sql<{ ad: string }>`
    select p.ad || ' ' || p.soyad as ad from rezervasyon_sorumlu i
    join personel p on p.tenant_id = i.tenant_id and p.k_no = i.personel_k_no
    where i.rezervasyon_k_no = ${k_no}`.execute(trx)
  return rows[0]?.ad ?? null
}
