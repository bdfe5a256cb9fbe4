import type { Pax, ReservationState } from '@meltem/contract/reservation/reservation'
import type { IsoDay } from '@meltem/domain/calendar-day'
import type { SeatAct } from '@meltem/domain/field/boarding'
import { kindsWith } from '@meltem/domain/kinds'
import { type Insertable, sql } from 'kysely'
import type { TenantTransaction } from '../../platform/db/connection.ts'
import type { BoardingTable, FieldActTable } from '../../platform/db/tables/field.ts'
import { lineStands } from '../reservation/stock/line-stands.queries.ts'

export interface SeatKey {
  readonly rezervasyon_k_no: string
  readonly sira: number
  readonly donus: boolean
  readonly kalkis_k_no: string | null
}

export interface Seat {
  readonly durum: ReservationState
  readonly bilet_no: string | null
  readonly pax: Pax
  /** Not cancelled alone. */
  readonly duruyor: boolean
  /** The departure or the run it names is one this booking is or was made for. */
  readonly ilgili: boolean
  /** Day of that departure or run. */
  readonly gun: IsoDay | null
  /** It still sits on that departure. */
  readonly yerinde: boolean
  /** The person is of its crew, or drives it. */
  readonly benim: boolean
}

const RIDES = kindsWith(({ days }) => days === 'ride')

/**
 * A seat as an act names it, and whose it is. A booking that was cancelled or moved has no seat there any more: that it
 * was made for this departure is told by what both are sold from. Locked where the act is about the seat itself.
 */
export async function findSeat(
  trx: TenantTransaction,
  { rezervasyon_k_no, sira, donus, kalkis_k_no }: SeatKey,
  { personel_k_no, lock }: { personel_k_no: string; lock: boolean },
): Promise<Seat | undefined> {
  const { rows } = await sql<Seat>`
    select r.durum, r.bilet_no, s.satir -> 'pax' as pax, ${lineStands('s')} as duruyor,
      case when ${kalkis_k_no}::uuid is null
        then s.satir ->> 'urun_tipi' = any(${RIDES}::text[]) and (not ${donus} or s.satir ->> 'bitis_saat' is not null)
        else not ${donus} and k.k_no is not null end as ilgili,
      case when ${kalkis_k_no}::uuid is not null then k.tarih when ${donus} then s.bitis else s.baslangic end as gun,
      ${kalkis_k_no}::uuid is null or exists (select 1 from tutma t where t.tenant_id = s.tenant_id
        and t.rezervasyon_k_no = s.rezervasyon_k_no and t.sira = s.sira and t.kalkis_k_no = ${kalkis_k_no}::uuid
        and t.durum in ('held', 'option', 'confirmed')) as yerinde,
      exists (select 1 from ekip e where e.tenant_id = s.tenant_id and e.personel_k_no = ${personel_k_no}::uuid and (
        exists (select 1 from kalkis_ekip ke where ke.tenant_id = e.tenant_id and ke.ekip_k_no = e.k_no
          and ke.kalkis_k_no = ${kalkis_k_no}::uuid)
        or (${kalkis_k_no}::uuid is null and exists (select 1 from sefer f where f.tenant_id = e.tenant_id
          and f.ekip_k_no = e.k_no and f.rezervasyon_k_no = s.rezervasyon_k_no and f.sira = s.sira
          and f.donus = ${donus})))) as benim
    from rezervasyon_satiri s
    join rezervasyon r on r.tenant_id = s.tenant_id and r.k_no = s.rezervasyon_k_no and r.kayit_no is not null
    left join opsiyon o on o.tenant_id = s.tenant_id and o.k_no = s.opsiyon_k_no
    left join kalkis k on k.tenant_id = s.tenant_id and k.k_no = ${kalkis_k_no}::uuid and k.kaynak_k_no = o.kaynak_k_no
    where s.rezervasyon_k_no = ${rezervasyon_k_no}::uuid and s.sira = ${sira}
    ${lock ? sql`for no key update of s` : sql``}`.execute(trx)
  return rows[0]
}

/** Answers whether the act was not there before. */
export async function insertAct(trx: TenantTransaction, act: Insertable<FieldActTable>): Promise<boolean> {
  const made = await trx
    .insertInto('saha_islemi')
    .values(act)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'k_no']).doNothing())
    .returning('k_no')
    .executeTakeFirst()
  return made !== undefined
}

export interface StoredSeatAct extends SeatAct {
  readonly zaman: Date
  readonly kisi: number | null
  readonly personel_k_no: string
  readonly karar: FieldActTable['karar']
}

/** All that has a say about a seat of a departure. */
export async function listSeatActs(trx: TenantTransaction, seat: SeatKey): Promise<StoredSeatAct[]> {
  const { rows } = await sql<Omit<StoredSeatAct, 'an'>>`
    select k_no, tur, zaman, hedef, kisi, personel_k_no, karar from saha_islemi
    where rezervasyon_k_no = ${seat.rezervasyon_k_no} and sira = ${seat.sira} and donus = ${seat.donus}
      and kalkis_k_no is not distinct from ${seat.kalkis_k_no}::uuid and gecerli
      and tur in ('bindi', 'gelmedi', 'geri')`.execute(trx)
  return rows.map((row) => ({ ...row, an: row.zaman.getTime() }))
}

export async function updateVerdict(
  trx: TenantTransaction,
  k_no: string,
  { karar, once_k_no }: Pick<FieldActTable, 'karar' | 'once_k_no'>,
): Promise<void> {
  await trx.updateTable('saha_islemi').set({ karar, once_k_no }).where('k_no', '=', k_no).execute()
}

export async function upsertBoarding(trx: TenantTransaction, row: Insertable<BoardingTable>): Promise<void> {
  const { tenant_id, rezervasyon_k_no, sira, donus, ...said } = row
  await trx
    .insertInto('binis')
    .values({ tenant_id, rezervasyon_k_no, sira, donus, ...said })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'rezervasyon_k_no', 'sira', 'donus']).doUpdateSet(said))
    .execute()
}

export async function deleteBoarding(trx: TenantTransaction, seat: SeatKey): Promise<void> {
  await trx
    .deleteFrom('binis')
    .where('rezervasyon_k_no', '=', seat.rezervasyon_k_no)
    .where('sira', '=', seat.sira)
    .where('donus', '=', seat.donus)
    .where(sql<boolean>`kalkis_k_no is not distinct from ${seat.kalkis_k_no}::uuid`)
    .execute()
}

interface Device {
  readonly tenant_id: number
  readonly k_no: string
  readonly personel_k_no: string
  readonly sapma_ms: number
}

/** The number of a phone, given with its first act; two that come at once get one after the other. */
export async function upsertDevice(trx: TenantTransaction, device: Device): Promise<number> {
  const { tenant_id, k_no, personel_k_no, sapma_ms } = device
  await sql`select pg_advisory_xact_lock(hashtext('saha_cihazi'), ${tenant_id})`.execute(trx)
  const { rows } = await sql<{ no: number }>`
    insert into saha_cihazi (tenant_id, k_no, personel_k_no, no, sapma_ms)
    values (${tenant_id}, ${k_no}, ${personel_k_no}, (select coalesce(max(no), 0) + 1 from saha_cihazi), ${sapma_ms})
    on conflict (tenant_id, k_no) do update
      set personel_k_no = excluded.personel_k_no, sapma_ms = excluded.sapma_ms, son_gorulme = now()
    returning no`.execute(trx)
  return rows[0]?.no ?? 1
}
