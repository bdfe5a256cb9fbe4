import type { Presence } from '@meltem/contract/field/field'
import { type RawBuilder, sql } from 'kysely'

/** A moment inside a JSON answer, as the wire has it. */
export const instantOnWire = (column: RawBuilder<unknown>) =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/**
 * Whether the guest of a seat is aboard or missing, as JSON. A booking that was moved since boards anew: what was said
 * at another departure does not count for this one.
 */
export function presenceOf(seat: 't' | 'g', donus: RawBuilder<unknown>, kalkis: RawBuilder<unknown>) {
  return sql<Presence | null>`(select jsonb_build_object('islem_k_no', b.islem_k_no, 'durum', b.durum, 'kisi', b.kisi,
      'zaman', ${instantOnWire(sql`b.zaman`)}, 'kim', coalesce(p.ad || ' ' || p.soyad, b.kim, ''), 'cihaz', c.no)
    from binis b
    left join personel p on p.tenant_id = b.tenant_id and p.k_no = b.personel_k_no
    left join saha_islemi i on i.tenant_id = b.tenant_id and i.k_no = b.islem_k_no
    left join saha_cihazi c on c.tenant_id = i.tenant_id and c.k_no = i.cihaz_k_no
    where b.tenant_id = ${sql.ref(`${seat}.tenant_id`)} and b.rezervasyon_k_no = ${sql.ref(`${seat}.rezervasyon_k_no`)}
      and b.sira = ${sql.ref(`${seat}.sira`)} and b.donus = ${donus}
      and (b.islem_k_no is null or b.kalkis_k_no is not distinct from ${kalkis}))`
}
