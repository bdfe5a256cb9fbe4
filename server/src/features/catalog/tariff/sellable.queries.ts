import type { PaymentRule } from '@meltem/contract/payment/plan'
import type { Language, LocalText } from '@meltem/contract/wire/language'
import type { DepartureRule } from '@meltem/domain/availability/departures'
import type { SaleWindow } from '@meltem/domain/availability/sale-window'
import type { IsoDay, Weekday } from '@meltem/domain/calendar-day'
import type { CampaignRule } from '@meltem/domain/pricing/price-input'
import { type Selectable, sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { type Question, run, type Statement } from '../../../platform/db/statement.ts'
import type { OptionTable, ProductTable, StockShape } from '../../../platform/db/tables/reservation.ts'
import type { MonthRow } from './day-rows.ts'

type Product = Selectable<ProductTable>
type Option = Selectable<OptionTable>

/** An option on sale, with the terms of its product and the shape of its stock. */
export interface OptionRow
  extends Omit<Product, 'tenant_id' | 'k_no' | 'kod' | 'yayinda' | 'yayin_zamani' | 'emekli_zamani'>,
    Pick<Option, 'kaynak_k_no' | 'tarife' | 'konaklama' | 'sure_dk' | 'calisma_saatleri'> {
  readonly urun_k_no: string
  readonly opsiyon_k_no: string
  readonly stok: StockShape | null
  readonly devir: number | null
  /** People one unit takes, as its page says; null where it says nothing. */
  readonly kapasite: number | null
}

export interface ResourceRule extends DepartureRule {
  readonly kaynak_k_no: string
}

export interface CampaignRow extends Omit<CampaignRule, 'ad'> {
  readonly ad: LocalText
  readonly kapsam: 'urun' | 'sepet'
  readonly baslangic: Date | string | null
  readonly bitis: Date | string | null
}

/** What these products are, with the version of the catalogue it was read from: one statement, one look. */
export interface SellableRows {
  readonly surum: number
  readonly secenekler: readonly OptionRow[]
  readonly kurallar: readonly ResourceRule[]
  readonly kampanyalar: readonly CampaignRow[]
}

/** The version is 0 until the first change. */
export const VERSION = 'coalesce((select surum from katalog_surumu where tenant_id = $1), 0)'

const PRODUCTS: Statement = {
  name: 'catalogue-products',
  text: `with secenek as (
      select u.k_no as urun_k_no, u.urun_tipi, u.ad, u.rezervasyon_satis_durum, u.opsiyon_saat, u.kdv_turu, u.kdv_oran,
        u.odeme_tipi, u.odeme_tipi_oran, u.gun_sayisi, u.kisi_sinirlari, u.bebek_koltuk,
        u.satis_penceresi || coalesce(o.satis_penceresi, '{}') as satis_penceresi,
        coalesce(o.odeme_adimlari, u.odeme_adimlari) as odeme_adimlari,
        u.zaman_kurallari, u.ekstra_hizmetler, u.ucretler, u.iptal_kosullari, u.kampanya_k_no, u.kiralama_sozlesmesi,
        o.k_no as opsiyon_k_no, o.kaynak_k_no, o.tarife, o.konaklama, o.sure_dk,
        o.calisma_saatleri, o.sira, k.stok, k.devir, (f.bilgi ->> 'kapasite')::int as kapasite
      from urun u
      join opsiyon o on o.tenant_id = u.tenant_id and o.urun_k_no = u.k_no and o.aktif
      left join kaynak k on k.tenant_id = o.tenant_id and k.k_no = o.kaynak_k_no
      left join opsiyon_bilgi f on f.tenant_id = o.tenant_id and f.opsiyon_k_no = o.k_no
      where u.tenant_id = $1 and u.k_no = any($2::uuid[]) and u.yayinda),
    kural as (
      select r.k_no, r.kaynak_k_no, r.ilk_gun, r.son_gun, r.gunler, r.saatler, r.kontenjan, r.istisnalar
      from kalkis_kurali r where r.tenant_id = $1
        and r.kaynak_k_no = any(array(select kaynak_k_no from secenek where stok = 'kalkis'))),
    kampanya as (
      select c.k_no, c.ad, c.kapsam, c.kampanya_turu, c.toplam_tutar, c.indirim_turu, c.indirim_tutari, c.kur,
        c.urun_tipleri, c.baslangic, c.bitis
      from kampanya c where c.tenant_id = $1 and c.aktif)
    select ${VERSION} as surum,
      coalesce((select json_agg(s order by s.urun_k_no, s.sira, s.opsiyon_k_no) from secenek s), '[]') as secenekler,
      coalesce((select json_agg(r order by r.k_no) from kural r), '[]') as kurallar,
      coalesce((select json_agg(c order by c.k_no) from kampanya c), '[]') as kampanyalar`,
}

/** All options of these products that are on sale, departure rules of their things, and every campaign. */
export async function readProducts(trx: TenantTransaction, tenantId: number, products: readonly string[]) {
  const [rows] = await run<SellableRows>(trx, PRODUCTS, tenantId, products)
  if (!rows) throw new Error('the catalogue did not answer')
  return rows
}

const MONTHS: Statement = {
  name: 'catalogue-months',
  text: `select ${VERSION} as surum, g.opsiyon_k_no, g.ay, g.sezonlar, g.gunler
    from (select 1) as bir
    left join gun_ayi g on g.tenant_id = $1 and g.opsiyon_k_no = any($2::uuid[]) and g.ay = any($3::date[])`,
}

interface SellableMonths {
  readonly surum: number
  readonly aylar: readonly MonthRow[]
}

/** Days of what is sold by night, a month a row. */
export async function readMonths(
  trx: TenantTransaction,
  tenantId: number,
  options: readonly string[],
  months: readonly IsoDay[],
): Promise<SellableMonths> {
  const rows = await run<MonthRow & { surum: number }>(trx, MONTHS, tenantId, options, months)
  return { surum: rows[0]?.surum ?? 0, aylar: rows.filter((row) => row.opsiyon_k_no !== null) }
}

export interface TakenSeats {
  readonly k_no: string
  readonly kapasite: number
  readonly alinan: number
}

const TAKEN_SEATS: Statement = {
  name: 'taken-seats',
  text: `select k_no, kapasite, alinan from kalkis
    where kaynak_k_no = any($1::uuid[]) and tarih >= $2 and tarih < $3`,
}

/** Departures that have bookings; the others have no row and all their seats. */
export function takenSeatsQuestion(resources: readonly string[], from: IsoDay, to: IsoDay): Question<TakenSeats> {
  return { statement: TAKEN_SEATS, values: [resources, from, to] }
}

export async function listTakenSeats(
  trx: TenantTransaction,
  resources: readonly string[],
  from: IsoDay,
  to: IsoDay,
): Promise<TakenSeats[]> {
  if (resources.length === 0) return []
  const { statement, values } = takenSeatsQuestion(resources, from, to)
  return await run<TakenSeats>(trx, statement, ...values)
}

/** What an option says over its product; the same words as in the statement above. */
export const ownWindow = sql<SaleWindow>`u.satis_penceresi || coalesce(o.satis_penceresi, '{}')`
const ownRules = sql<PaymentRule[] | null>`coalesce(o.odeme_adimlari, u.odeme_adimlari)`

/** Options of these products that are on sale, with the terms of their product and the shape of their stock. */
export async function listOptions(trx: TenantTransaction, products: readonly string[]): Promise<OptionRow[]> {
  return await trx
    .selectFrom('urun as u')
    .innerJoin('opsiyon as o', (join) =>
      join.onRef('o.tenant_id', '=', 'u.tenant_id').onRef('o.urun_k_no', '=', 'u.k_no'),
    )
    .leftJoin('kaynak as k', (join) =>
      join.onRef('k.tenant_id', '=', 'o.tenant_id').onRef('k.k_no', '=', 'o.kaynak_k_no'),
    )
    .leftJoin('opsiyon_bilgi as f', (join) =>
      join.onRef('f.tenant_id', '=', 'o.tenant_id').onRef('f.opsiyon_k_no', '=', 'o.k_no'),
    )
    .select(sql<number | null>`(f.bilgi ->> 'kapasite')::int`.as('kapasite'))
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
      ownWindow.as('satis_penceresi'),
      ownRules.as('odeme_adimlari'),
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
      'o.calisma_saatleri',
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

/** Departure rules as they stand in this transaction. */
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

export interface Campaigns {
  readonly sepet: readonly CampaignRule[]
  readonly urun: ReadonlyMap<string, CampaignRule>
}

function runsAt({ baslangic, bitis }: CampaignRow, now: Date): boolean {
  return (baslangic === null || new Date(baslangic) <= now) && (bitis === null || new Date(bitis) > now)
}

/** Campaigns that run now; names in the language of the receipt. */
export function campaignsAt(rows: readonly CampaignRow[], now: Date, language: Language): Campaigns {
  const rules = rows
    .filter((row) => runsAt(row, now))
    .map((row) => ({
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

export async function listCampaigns(trx: TenantTransaction, now: Date, language: Language): Promise<Campaigns> {
  const rows = await trx.selectFrom('kampanya').selectAll().where('aktif', '=', true).orderBy('k_no').execute()
  return campaignsAt(rows, now, language)
}
