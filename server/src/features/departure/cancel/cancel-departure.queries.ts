import type { Departure } from '@meltem/contract/departure/office'
import { type Insertable, sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { CancelledDepartureTable, CancelledSeatTable } from '../../../platform/db/tables/day.ts'

/** A departure as its row has it. */
export async function findRow(trx: TenantTransaction, k_no: string) {
  return await trx
    .selectFrom('kalkis')
    .select(['k_no', 'kaynak_k_no', 'tarih', 'saat', 'kapasite', 'alinan', 'iptal_zamani'])
    .where('k_no', '=', k_no)
    .executeTakeFirst()
}
export type DepartureRecord = NonNullable<Awaited<ReturnType<typeof findRow>>>

/** Seats of departures that have a row. */
export async function listSeats(trx: TenantTransaction, keys: readonly string[]) {
  if (keys.length === 0) return []
  return await trx.selectFrom('kalkis').select(['k_no', 'kapasite', 'alinan']).where('k_no', 'in', keys).execute()
}

/** Services with live seats on a departure, of bookings that have a guest. */
export async function listSeated(trx: TenantTransaction, departure: string) {
  const { rows } = await sql<{ rezervasyon_k_no: string; sira: number; kisi: number }>`
    select t.rezervasyon_k_no, t.sira, sum(t.kisi)::int as kisi from tutma t
    join rezervasyon r on r.tenant_id = t.tenant_id and r.k_no = t.rezervasyon_k_no and r.kayit_no is not null
    where t.kalkis_k_no = ${departure}::uuid and t.durum in ('held', 'option', 'confirmed')
    group by t.rezervasyon_k_no, t.sira order by min(r.olusturma_zamani), t.rezervasyon_k_no, t.sira`.execute(trx)
  return rows
}
export type Seated = Awaited<ReturnType<typeof listSeated>>[number]

export async function closeDeparture(trx: TenantTransaction, k_no: string, iptal_zamani: Date): Promise<void> {
  await trx.updateTable('kalkis').set({ iptal_zamani }).where('k_no', '=', k_no).execute()
}

export async function setCapacity(trx: TenantTransaction, k_no: string, kapasite: number): Promise<void> {
  await trx.updateTable('kalkis').set({ kapasite }).where('k_no', '=', k_no).execute()
}

export async function insertCancellation(
  trx: TenantTransaction,
  row: Insertable<CancelledDepartureTable>,
  seats: readonly Insertable<CancelledSeatTable>[],
): Promise<void> {
  await trx.insertInto('kalkis_iptali').values(row).execute()
  if (seats.length > 0) await trx.insertInto('kalkis_iptal_satiri').values(seats).execute()
}

export async function findCancellation(trx: TenantTransaction, kalkis_k_no: string) {
  return await trx
    .selectFrom('kalkis_iptali')
    .select(['personel_k_no', 'hedef_tarih', 'hedef_saat', 'metinler'])
    .where('kalkis_k_no', '=', kalkis_k_no)
    .executeTakeFirst()
}

/** What is still to be settled, in the order of booking. */
export async function listOpenSeats(trx: TenantTransaction, kalkis_k_no: string) {
  return await trx
    .selectFrom('kalkis_iptal_satiri as s')
    .innerJoin('rezervasyon as r', (join) =>
      join.onRef('r.tenant_id', '=', 's.tenant_id').onRef('r.k_no', '=', 's.rezervasyon_k_no'),
    )
    .select(['s.rezervasyon_k_no', 's.sira', 's.karar', 'r.lang'])
    .where('s.kalkis_k_no', '=', kalkis_k_no)
    .where('s.durum', '=', 'bekliyor')
    .orderBy('r.olusturma_zamani')
    .orderBy('s.rezervasyon_k_no')
    .orderBy('s.sira')
    .execute()
}
export type OpenSeat = Awaited<ReturnType<typeof listOpenSeats>>[number]

interface SeatKey {
  readonly rezervasyon_k_no: string
  readonly sira: number
}

export async function markSeat(
  trx: TenantTransaction,
  kalkis_k_no: string,
  { rezervasyon_k_no, sira }: SeatKey,
  hata: string | null,
): Promise<void> {
  await trx
    .updateTable('kalkis_iptal_satiri')
    .set({ durum: hata === null ? 'tamam' : 'takildi', hata, guncelleme_zamani: sql<Date>`clock_timestamp()` })
    .where('kalkis_k_no', '=', kalkis_k_no)
    .where('rezervasyon_k_no', '=', rezervasyon_k_no)
    .where('sira', '=', sira)
    .execute()
}

/** What got stuck is tried again; answers how many. */
export async function reopenSeats(trx: TenantTransaction, kalkis_k_no: string): Promise<number> {
  const rows = await trx
    .updateTable('kalkis_iptal_satiri')
    .set({ durum: 'bekliyor', hata: null, guncelleme_zamani: sql<Date>`clock_timestamp()` })
    .where('kalkis_k_no', '=', kalkis_k_no)
    .where('durum', '=', 'takildi')
    .returning('sira')
    .execute()
  return rows.length
}

type Progress = Omit<NonNullable<Departure['iptal_durumu']>, 'zaman'> & { readonly zaman: Date }

/** How far it has come; undefined for a departure that leaves. */
export async function findProgress(trx: TenantTransaction, kalkis_k_no: string): Promise<Departure['iptal_durumu']> {
  const { rows } = await sql<Progress>`
    select coalesce(p.ad || ' ' || p.soyad, '') as kim, i.zaman,
      i.hedef_tarih::text || 'T' || i.hedef_saat as hedef,
      count(s.sira) filter (where s.durum = 'bekliyor')::int as bekleyen,
      count(s.sira) filter (where s.durum = 'tamam' and s.karar = 'iade')::int as iade,
      count(s.sira) filter (where s.durum = 'tamam' and s.karar = 'tasi')::int as tasinan,
      coalesce(jsonb_agg(jsonb_build_object('rezervasyon_k_no', r.k_no, 'kayit_no', coalesce(r.kayit_no, ''),
        'ad', concat_ws(' ', r.misafir ->> 'ad', r.misafir ->> 'soyad'), 'hata', s.hata))
        filter (where s.durum = 'takildi'), '[]') as takilan
    from kalkis_iptali i
    left join personel p on p.tenant_id = i.tenant_id and p.k_no = i.personel_k_no
    left join kalkis_iptal_satiri s on s.tenant_id = i.tenant_id and s.kalkis_k_no = i.kalkis_k_no
    left join rezervasyon r on r.tenant_id = s.tenant_id and r.k_no = s.rezervasyon_k_no
    where i.kalkis_k_no = ${kalkis_k_no}::uuid
    group by p.ad, p.soyad, i.zaman, i.hedef_tarih, i.hedef_saat`.execute(trx)
  const [row] = rows
  return row ? { ...row, zaman: row.zaman.toISOString() } : null
}
