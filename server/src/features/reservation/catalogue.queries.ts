import type { Language } from '@meltem/contract/language'
import type { DepartureRule } from '@meltem/domain/availability/departures'
import type { IsoDay, Weekday } from '@meltem/domain/calendar-day'
import type { CampaignRule } from '@meltem/domain/pricing/price-input'
import type { TenantTransaction } from '../../db/connection.ts'
import type { MonthRow } from './day-rows.ts'

/** Options of these products that are on sale, with the terms of their product and the shape of their stock. */
export async function listOptions(trx: TenantTransaction, products: readonly string[]) {
  return await trx
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
      'u.ad',
      'u.rezervasyon_satis_durum',
      'u.opsiyon_saat',
      'u.kdv_turu',
      'u.kdv_oran',
      'u.odeme_tipi',
      'u.odeme_tipi_oran',
      'u.gun_sayisi',
      'u.kisi_sinirlari',
      'u.bebek_koltuk',
      'u.satis_penceresi',
      'u.zaman_kurallari',
      'u.ekstra_hizmetler',
      'u.ucretler',
      'u.iptal_kosullari',
      'u.kampanya_k_no',
      'u.kiralama_sozlesmesi',
      'o.k_no as opsiyon_k_no',
      'o.kaynak_k_no',
      'o.tarife',
      'o.konaklama',
      'o.sure_dk',
      'k.stok',
      'k.devir',
    ])
    .where('u.k_no', 'in', products)
    .where('u.yayinda', '=', true)
    .where('o.aktif', '=', true)
    .orderBy('u.k_no')
    .orderBy('o.sira')
    .orderBy('o.k_no')
    .execute()
}

export type OptionRow = Awaited<ReturnType<typeof listOptions>>[number]

export async function listMonths(
  trx: TenantTransaction,
  options: readonly string[],
  from: IsoDay,
  to: IsoDay,
): Promise<MonthRow[]> {
  if (options.length === 0) return []
  return await trx
    .selectFrom('gun_ayi')
    .select(['opsiyon_k_no', 'ay', 'sezonlar', 'gunler'])
    .where('opsiyon_k_no', 'in', options)
    .where('ay', '>=', from)
    .where('ay', '<=', to)
    .execute()
}

export interface ResourceRule extends DepartureRule {
  readonly kaynak_k_no: string
}

export async function listRules(trx: TenantTransaction, resources: readonly string[]): Promise<ResourceRule[]> {
  if (resources.length === 0) return []
  const rows = await trx
    .selectFrom('kalkis_kurali')
    .select(['k_no', 'kaynak_k_no', 'ilk_gun', 'son_gun', 'gunler', 'saatler', 'kontenjan', 'istisnalar'])
    .where('kaynak_k_no', 'in', resources)
    .orderBy('k_no')
    .execute()
  return rows.map((row) => ({ ...row, gunler: row.gunler as Weekday[] }))
}

export interface TakenSeats {
  readonly k_no: string
  readonly kapasite: number
  readonly alinan: number
}

/** Departures that somebody has booked; the others have no row and all their seats. */
export async function listTakenSeats(
  trx: TenantTransaction,
  resources: readonly string[],
  from: IsoDay,
  to: IsoDay,
): Promise<TakenSeats[]> {
  if (resources.length === 0) return []
  return await trx
    .selectFrom('kalkis')
    .select(['k_no', 'kapasite', 'alinan'])
    .where('kaynak_k_no', 'in', resources)
    .where('tarih', '>=', from)
    .where('tarih', '<', to)
    .execute()
}

export interface Campaigns {
  readonly sepet: readonly CampaignRule[]
  readonly urun: ReadonlyMap<string, CampaignRule>
}

/** Campaigns that run now; names in the language of the receipt. */
export async function listCampaigns(trx: TenantTransaction, now: Date, language: Language): Promise<Campaigns> {
  const rows = await trx
    .selectFrom('kampanya')
    .selectAll()
    .where('aktif', '=', true)
    .where((eb) => eb.or([eb('baslangic', 'is', null), eb('baslangic', '<=', now)]))
    .where((eb) => eb.or([eb('bitis', 'is', null), eb('bitis', '>', now)]))
    .orderBy('k_no')
    .execute()
  const rules = rows.map((row) => ({
    kapsam: row.kapsam,
    rule: {
      k_no: row.k_no,
      ad: row.ad[language] ?? row.ad.tr ?? Object.values(row.ad)[0] ?? '',
      kampanya_turu: row.kampanya_turu,
      toplam_tutar: row.toplam_tutar,
      indirim_turu: row.indirim_turu,
      indirim_tutari: row.indirim_tutari,
      kur: row.kur,
      urun_tipleri: row.urun_tipleri,
    },
  }))
  return {
    sepet: rules.filter(({ kapsam }) => kapsam === 'sepet').map(({ rule }) => rule),
    urun: new Map(rules.filter(({ kapsam }) => kapsam === 'urun').map(({ rule }) => [rule.k_no, rule])),
  }
}
