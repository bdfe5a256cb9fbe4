import { randomUUID } from 'node:crypto'
import { generatedKey } from '../../../server/src/seed/generated-key.ts'
import { FIRST_DAY } from '../../../server/src/testing/hammer/hammer-catalog.ts'
import { type BookingStage, refreshStatistics } from './booking-stage.ts'

/** As many as the figure is for; fewer by BENCH_PRODUCTS where the minute and the 400 MB are not there. */
export const PRODUCTS = Number(process.env.BENCH_PRODUCTS ?? 10_000)

const MONTHS = 24
const STAYS_EACH = 12

/** Same shape as the demo's villas: a price a night, any day of arrival, two years of days, a dozen stays in them. */
export async function fillCalendar(stage: BookingStage): Promise<string[]> {
  const { tenantId } = stage
  const { pool } = stage.owner
  const seed = randomUUID()
  const key = (what: string) => generatedKey(`${seed}${what}`)
  const from = `generate_series(1, ${PRODUCTS}) as no`
  const tariff = JSON.stringify({ tur: 'gecelik', kur: 'EUR', en_cok: 8, uzun_konaklama: [] })
  const stay = JSON.stringify({ en_cok_gece: 60, giris_saati: '16:00', bosluk: null })
  const people = JSON.stringify({ en_az: 1, en_cok: 12, en_az_yetiskin: 1, cocuk_yas: 4, yetiskin_yas: 13 })
  const window = JSON.stringify({ son_satis_dk: 0, sor_sat_dk: 0, en_uzak_gun: 730 })
  const days = JSON.stringify(Array.from({ length: 31 }, (_, day) => [20_000 + day * 10, 1500, -1, 0, 3, 3]))
  const month = `${FIRST_DAY.slice(0, 7)}-01`
  await pool.query(`insert into kaynak (tenant_id, k_no, ad, stok)
    select ${tenantId}, ${key('kaynak')}, 'villa', 'gece' from ${from}`)
  await pool.query(`insert into birim (tenant_id, k_no, kaynak_k_no, ad)
    select ${tenantId}, ${key('birim')}, ${key('kaynak')}, '1' from ${from}`)
  await pool.query(`insert into urun (tenant_id, k_no, urun_tipi, ad, rezervasyon_satis_durum, kdv_turu, kdv_oran,
      odeme_tipi, odeme_tipi_oran, kisi_sinirlari, satis_penceresi)
    select ${tenantId}, ${key('urun')}, 'villa', '{"en":"Villa"}', 'direk', 'dahil', 20, 'on_odeme', 25, '${people}',
      '${window}' from ${from}`)
  await pool.query(`insert into opsiyon (tenant_id, k_no, urun_k_no, kaynak_k_no, tarife, konaklama)
    select ${tenantId}, ${key('opsiyon')}, ${key('urun')}, ${key('kaynak')}, '${tariff}', '${stay}' from ${from}`)
  await pool.query(`insert into gun_ayi (tenant_id, opsiyon_k_no, ay, sezonlar, gunler)
    select ${tenantId}, ${key('opsiyon')}, (date '${month}' + make_interval(months => ay))::date, '{Yaz}', '${days}'
    from ${from}, generate_series(0, ${MONTHS - 1}) as ay`)
  await pool.query(`insert into tutma (tenant_id, birim_k_no, baslangic, bitis, durum)
    select ${tenantId}, ${key('birim')}, an, an + interval '7 days', 'blocked'
    from ${from}, generate_series(0, ${STAYS_EACH - 1}) as sira,
      lateral (select timestamptz '${month} 09:00Z' + make_interval(days => sira * 20 + no % 11) as an) as bas`)
  await refreshStatistics(stage)
  const { rows } = await pool.query<{ k_no: string }>(`select ${key('urun')} as k_no from ${from}`)
  return rows.map((row) => row.k_no)
}
