import { randomUUID } from 'node:crypto'
import type { DemoTariff } from '@meltem/demo/product-data'
import type { IsoDay } from '@meltem/domain/calendar-day'
import { sql } from 'kysely'
import { type Db, withTenant } from '../db/connection.ts'
import { monthRows } from './stored-prices.ts'

const MONTHS = 24
const BATCH = 1000

const TARIFF: Extract<DemoTariff, { tur: 'gecelik' }> = {
  tur: 'gecelik',
  gece: [120, 190, 260],
  arti_kisi: 15,
  en_cok: 6,
  en_az_gece: [2, 3, 5],
}

/** So many villas with two years of days, for measuring at scale. The rows are made by the database itself. */
export async function generateCatalogue(db: Db, tenantId: number, count: number, today: IsoDay): Promise<void> {
  const seed = randomUUID()
  const months = monthRows(TARIFF, today, MONTHS)
  for (let first = 1; first <= count; first += BATCH) {
    const last = Math.min(count, first + BATCH - 1)
    await withTenant(db, tenantId, async (trx) => {
      const key = (what: string) => sql`md5(${`${seed}${what}`} || no)::uuid`
      const from = sql`generate_series(${first}::int, ${last}::int) as no`
      await sql`insert into kaynak (tenant_id, k_no, ad, stok)
        select ${tenantId}, ${key('kaynak')}, 'villa ' || no, 'gece' from ${from}`.execute(trx)
      await sql`insert into birim (tenant_id, k_no, kaynak_k_no, ad)
        select ${tenantId}, ${key('birim')}, ${key('kaynak')}, '1' from ${from}`.execute(trx)
      await sql`insert into urun (tenant_id, k_no, urun_tipi, ad, rezervasyon_satis_durum, kdv_turu, kdv_oran, odeme_tipi,
          odeme_tipi_oran, kisi_sinirlari, satis_penceresi, iptal_kosullari)
        select ${tenantId}, ${key('urun')}, 'villa', jsonb_build_object('en', 'Villa ' || no, 'tr', 'Villa ' || no), 'direk',
          'dahil', 10, 'on_odeme', 30, ${PEOPLE}::jsonb, ${WINDOW}::jsonb, ${CANCELLATION}::jsonb from ${from}`.execute(
        trx,
      )
      await sql`insert into opsiyon (tenant_id, k_no, urun_k_no, kaynak_k_no, tarife, konaklama)
        select ${tenantId}, ${key('opsiyon')}, ${key('urun')}, ${key('kaynak')}, ${NIGHTLY}::jsonb, ${STAY}::jsonb
        from ${from}`.execute(trx)
      for (const { ay, sezonlar, gunler } of months) {
        await sql`insert into gun_ayi (tenant_id, opsiyon_k_no, ay, sezonlar, gunler)
          select ${tenantId}, ${key('opsiyon')}, ${ay}::date, ${sezonlar}::text[], ${gunler}::json from ${from}`.execute(
          trx,
        )
      }
    })
  }
}

const PEOPLE = JSON.stringify({ en_az: 1, en_cok: 10, en_az_yetiskin: 1, cocuk_yas: 4, yetiskin_yas: 13 })
const WINDOW = JSON.stringify({ son_satis_dk: 1440, sor_sat_dk: 0, en_uzak_gun: 730 })
const CANCELLATION = JSON.stringify([{ gun: 30, iade_oran: 100 }])
const NIGHTLY = JSON.stringify({ tur: 'gecelik', kur: 'EUR', en_cok: 6, uzun_konaklama: [] })
const STAY = JSON.stringify({ en_cok_gece: 60, giris_saati: '16:00', bosluk: null })
