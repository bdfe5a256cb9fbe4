import { kindsWith } from '@meltem/domain/kinds'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { OfferedExtra } from '../../../platform/db/tables/reservation.ts'

/** Options with what their price is made of; their nights stand in months of their own. */
export async function listPricedOptions(trx: TenantTransaction, products: readonly string[]) {
  const rows = await trx
    .selectFrom('urun as u')
    .innerJoin('opsiyon as o', (join) =>
      join.onRef('o.tenant_id', '=', 'u.tenant_id').onRef('o.urun_k_no', '=', 'u.k_no'),
    )
    .leftJoin('kaynak as k', (join) =>
      join.onRef('k.tenant_id', '=', 'o.tenant_id').onRef('k.k_no', '=', 'o.kaynak_k_no'),
    )
    .select([
      'u.k_no as urun_k_no',
      'u.urun_tipi',
      'u.kdv_turu',
      'u.kdv_oran',
      'u.odeme_tipi',
      'u.odeme_tipi_oran',
      'u.gun_sayisi',
      'u.zaman_kurallari',
      'u.ucretler',
      'u.kampanya_k_no',
      'o.k_no as opsiyon_k_no',
      'o.tarife',
      'o.sure_dk',
      'o.calisma_saatleri',
      'k.stok',
    ])
    .select(placesOfCars.as('ekstra_hizmetler'))
    .where('u.k_no', '=', sql<string>`any(${products}::uuid[])`)
    .where('u.yayinda', '=', true)
    .where('o.aktif', '=', true)
    .orderBy('u.k_no')
    .orderBy('o.sira')
    .orderBy('o.k_no')
    .execute()
  return rows.map((row) => ({ ...UNASKED, ...row }))
}

const HIRED = kindsWith(({ days }) => days === 'hire')

/** A list can ask where a car is taken; extras of other kinds are not needed here. */
const placesOfCars = sql<
  OfferedExtra[]
>`case when u.urun_tipi = any(${HIRED}::text[]) then u.ekstra_hizmetler else '[]'::jsonb end`

/** What a price does not need: nothing is chosen, and whether it is free the index has said. */
const UNASKED = {
  ad: {},
  rezervasyon_satis_durum: 'direk' as const,
  opsiyon_saat: 0,
  kisi_sinirlari: { en_az: 1, en_cok: 99, en_az_yetiskin: 0, cocuk_yas: 0, yetiskin_yas: 0 },
  bebek_koltuk: false,
  satis_penceresi: { son_satis_dk: 0, sor_sat_dk: 0, en_uzak_gun: 0 },
  iptal_kosullari: [],
  kiralama_sozlesmesi: false,
  odeme_adimlari: null,
  kaynak_k_no: null,
  konaklama: null,
  devir: null,
  kapasite: null,
}

export type PricedOption = Awaited<ReturnType<typeof listPricedOptions>>[number]
