import { sql } from 'kysely'
import type { TenantTransaction } from '../../platform/db/connection.ts'

/** Nobody has this domain (RFC 2606): reading it fails, and what it said last stays (BOOK-20). */
const ADDRESS = 'https://calendars.example/villa.ics'

interface Told {
  readonly tenantId: number
  readonly now: Date
}

/**
 * The calendar of another house, read a moment ago: it has sold nights that a guest of ours has booked as well. One clash
 * that waits for a person, on the board and in the morning's list.
 */
export async function insertForeignCalendar(trx: TenantTransaction, { tenantId, now }: Told): Promise<void> {
  const { rows } = await sql<{ birim_k_no: string; baslangic: Date; bitis: Date }>`
    select t.birim_k_no, t.baslangic + interval '1 day' as baslangic, t.bitis from tutma t
    join rezervasyon r on r.tenant_id = t.tenant_id and r.k_no = t.rezervasyon_k_no and r.durum = 'confirmed'
    join birim b on b.tenant_id = t.tenant_id and b.k_no = t.birim_k_no
    join kaynak k on k.tenant_id = b.tenant_id and k.k_no = b.kaynak_k_no and k.stok = 'gece'
    where t.durum = 'confirmed' and t.baslangic > ${now}::timestamptz + interval '2 days'
      and t.bitis - t.baslangic > interval '2 days'
    order by t.baslangic, t.k_no limit 1`.execute(trx)
  const [clash] = rows
  if (!clash) return
  const { birim_k_no, baslangic, bitis } = clash
  const source = await trx
    .insertInto('ical_kaynak')
    .values({
      tenant_id: tenantId,
      birim_k_no,
      ad: 'Airbnb',
      adres: ADDRESS,
      durum: 'tamam',
      ayrinti: '{}',
      olay_sayisi: 1,
      okuma_zamani: now,
      basari_zamani: now,
    })
    .returning('k_no')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('ical_olay')
    .values({
      tenant_id: tenantId,
      ical_k_no: source.k_no,
      birim_k_no,
      uid: 'season-clash@calendars.example',
      ozet: 'Reserved',
      baslangic,
      bitis,
    })
    .execute()
}
