import type { IsoDay } from '@meltem/domain/calendar-day'
import { sql } from 'kysely'
import type { Tariff } from '../features/catalog/import/format/product-file.ts'
import { monthRows } from '../features/catalog/import/stored-prices.ts'
import { type Db, type TenantTransaction, withTenant } from '../platform/db/connection.ts'
import { countVillas, generateShowcases, prepareGroups } from './generate-showcases.ts'
import { generatedKey } from './generated-key.ts'

const MONTHS = 24
const BATCH = 1000
/** Stays in the coming year, so that dates are not all free. */
const STAYS = 8

type NightTariff = Extract<Tariff, { tur: 'gecelik' }>

/** Houses of eight sizes: prices differ, so that sorting and histograms have something to do. */
const TARIFFS: readonly NightTariff[] = Array.from({ length: 8 }, (_, size) => ({
  tur: 'gecelik',
  gece: [80 + size * 25, 130 + size * 40, 180 + size * 60],
  arti_kisi: 15,
  en_cok: 4 + size,
  en_az_gece: size % 2 === 0 ? [2, 3, 5] : [3, 4, 7],
}))

interface Generating {
  readonly trx: TenantTransaction
  readonly tenantId: number
  readonly first: number
  readonly last: number
  readonly today: IsoDay
}

/**
 * So many further villas with pages, filters, two years of days and some stays, for measuring at scale. They are numbered
 * on from those that are there, and everything about one follows from its number.
 */
export async function generateCatalogue(db: Db, tenantId: number, count: number, today: IsoDay): Promise<void> {
  const known = await withTenant(db, tenantId, async (trx) => {
    await prepareGroups(trx, tenantId)
    return await countVillas(trx)
  })
  for (let first = known + 1; first <= known + count; first += BATCH) {
    const last = Math.min(known + count, first + BATCH - 1)
    await withTenant(db, tenantId, async (trx) => {
      const part = { trx, tenantId, first, last, today }
      await generateProducts(part)
      await generateShowcases(part)
      await generateDays(part)
      await generateStays(part)
    })
  }
}

const keyOf = (sort: string) => sql.raw(generatedKey(sort))

/** The rows are made by the database itself. */
async function generateProducts({ trx, tenantId, first, last }: Generating): Promise<void> {
  const from = sql`generate_series(${first}::int, ${last}::int) as no`
  await sql`insert into kaynak (tenant_id, k_no, ad, stok)
    select ${tenantId}, ${keyOf('kaynak')}, 'villa ' || no, 'gece' from ${from}`.execute(trx)
  await sql`insert into birim (tenant_id, k_no, kaynak_k_no, ad)
    select ${tenantId}, ${keyOf('birim')}, ${keyOf('kaynak')}, '1' from ${from}`.execute(trx)
  await sql`insert into urun (tenant_id, k_no, urun_tipi, ad, rezervasyon_satis_durum, kdv_turu, kdv_oran, odeme_tipi,
      odeme_tipi_oran, kisi_sinirlari, satis_penceresi, iptal_kosullari, odeme_adimlari)
    select ${tenantId}, ${keyOf('urun')}, 'villa', jsonb_build_object('en', 'Villa ' || no, 'tr', 'Villa ' || no),
      case when no % 3 = 0 then 'sor_sat' else 'direk' end, 'dahil', 10, 'on_odeme', 30, ${PEOPLE}::jsonb, ${WINDOW}::jsonb,
      case when no % 4 = 0 then '[]' else ${CANCELLATION} end::jsonb,
      case when no % 6 = 0 then ${STEPS}::jsonb end from ${from}`.execute(trx)
  await sql`insert into opsiyon (tenant_id, k_no, urun_k_no, kaynak_k_no, tarife, konaklama, satis_penceresi)
    select ${tenantId}, ${keyOf('opsiyon')}, ${keyOf('urun')}, ${keyOf('kaynak')}, ${NIGHTLY}::jsonb, ${STAY}::jsonb,
      case when no % 6 = 0 then ${LEAD}::jsonb end from ${from}`.execute(trx)
}

async function generateDays({ trx, tenantId, first, last, today }: Generating): Promise<void> {
  for (const [size, tariff] of TARIFFS.entries()) {
    const months = monthRows(tariff, today, MONTHS)
    await sql`insert into gun_ayi (tenant_id, opsiyon_k_no, ay, sezonlar, gunler)
      select ${tenantId}, ${keyOf('opsiyon')}, ay.ay::date,
        array(select jsonb_array_elements_text(ay.sezonlar)), ay.gunler::json
      from generate_series(${first}::int, ${last}::int) as no,
        jsonb_to_recordset(${JSON.stringify(months)}::jsonb) as ay (ay text, sezonlar jsonb, gunler text)
      where no % ${TARIFFS.length} = ${size}`.execute(trx)
  }
}

/** A stay of a week every six weeks, shifted from house to house. */
async function generateStays({ trx, tenantId, first, last, today }: Generating): Promise<void> {
  await sql`insert into tutma (tenant_id, birim_k_no, baslangic, bitis, durum)
    select ${tenantId}, ${keyOf('birim')}, an, an + interval '7 days', 'blocked'
    from generate_series(${first}::int, ${last}::int) as no, generate_series(0, ${STAYS - 1}) as sira,
      lateral (select ${`${today}T09:00:00Z`}::timestamptz + make_interval(days => 3 + sira * 42 + no % 35) as an) as bas`.execute(
    trx,
  )
}

const PEOPLE = JSON.stringify({ en_az: 1, en_cok: 10, en_az_yetiskin: 1, cocuk_yas: 4, yetiskin_yas: 13 })
const WINDOW = JSON.stringify({ son_satis_dk: 1440, sor_sat_dk: 0, en_uzak_gun: 730 })
/** Every sixth house is asked for two weeks ahead and paid in two parts: a third with the yes, the rest a month before. */
const LEAD = JSON.stringify({ son_satis_dk: 14 * 1440 })
const STEPS = JSON.stringify([
  { tetik: 'kabul', olay: null, bekleme_gun: 0, gun: 0, saat: 72, oran: 30 },
  { tetik: 'once', olay: null, bekleme_gun: 0, gun: 30, saat: 0, oran: null },
])
const CANCELLATION = JSON.stringify([{ gun: 30, iade_oran: 100 }])
const NIGHTLY = JSON.stringify({ tur: 'gecelik', kur: 'EUR', en_cok: 6, uzun_konaklama: [] })
const STAY = JSON.stringify({ en_cok_gece: 60, giris_saati: '16:00', bosluk: null })
