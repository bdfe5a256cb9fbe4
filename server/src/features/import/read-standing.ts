import type { GuestQuestion } from '@meltem/contract/catalog/product-content'
import type { Language } from '@meltem/contract/wire/language'
import type { IsoDay } from '@meltem/domain/calendar-day'
import { slotsOf } from '@meltem/domain/pricing/plan/price-slots'
import type { TenantTransaction } from '../../platform/db/connection.ts'
import { partsOf, writtenText } from '../catalog/office/product-parts.ts'
import { listProductRows, listTextRows } from '../catalog/office/product-row.queries.ts'
import { periodOnWire } from '../catalog/prices/prices-on-wire.ts'
import { readPlans, type StandingPlan } from '../catalog/prices/standing-plans.ts'
import { listAsked, listFiledOptions, listHung, type FiledOption as OptionRow } from './import.queries.ts'
import { type FiledOption, type FiledProduct, filedPeriod, inOrder, type StandingProduct } from './written-product.ts'

export interface StandingScope {
  readonly language: Language
  readonly bugun: IsoDay
  /** Whether their prices are read, too. */
  readonly fiyatli: boolean
}

/** Products as a file would say them, by their keys. */
export async function readStanding(
  trx: TenantTransaction,
  keys: readonly string[],
  scope: StandingScope,
): Promise<Map<string, StandingProduct>> {
  if (keys.length === 0) return new Map()
  const products = await listProductRows(trx, keys)
  const texts = Map.groupBy(await listTextRows(trx, keys), (row) => row.urun_k_no)
  const asked = Map.groupBy(await listAsked(trx, keys), (row) => row.urun_k_no)
  const hung = Map.groupBy(await listHung(trx, keys), (row) => row.urun_k_no)
  const options = await listFiledOptions(trx, keys)
  const plans = scope.fiyatli ? await plansOf(trx, options, scope) : null
  const byProduct = Map.groupBy(options, (row) => row.urun_k_no)
  return new Map(
    products.map((row) => {
      const questions: GuestQuestion[] = (asked.get(row.k_no) ?? []).map(({ soru }) => soru)
      const urun: FiledProduct = {
        ...partsOf(row, questions),
        metinler: Object.fromEntries((texts.get(row.k_no) ?? []).map((one) => [one.dil, writtenText(one)])),
        gorseller: (hung.get(row.k_no) ?? []).map(({ gorsel }) => gorsel),
        secenekler: (byProduct.get(row.k_no) ?? []).map((one) => filedOption(one, plans, scope.bugun)),
      }
      return [row.k_no, { k_no: row.k_no, kod: row.kod, yayinda: row.yayinda, urun }]
    }),
  )
}

async function plansOf(
  trx: TenantTransaction,
  options: readonly OptionRow[],
  { language, bugun }: StandingScope,
): Promise<Map<string, StandingPlan>> {
  const secenekler = options.filter(({ aktif }) => aktif).map(({ k_no }) => k_no)
  if (secenekler.length === 0) return new Map()
  const { plans } = await readPlans(trx, { secenekler }, { language, bugun, most: secenekler.length })
  return new Map(plans.map((plan) => [plan.option.k_no, plan]))
}

function filedOption(
  { kod, tarife, devir, urun_k_no: _product, ...row }: OptionRow,
  plans: ReadonlyMap<string, StandingPlan> | null,
  bugun: IsoDay,
): FiledOption {
  const slots = slotsOf(tarife)
  const plan = plans?.get(row.k_no) ?? null
  const coming = plan?.current.donemler.filter(({ son_gun }) => son_gun === null || son_gun >= bugun)
  return {
    ...row,
    kod: kod ?? row.k_no,
    tur: tarife.tur,
    kur: tarife.kur,
    devir: devir ?? 0,
    gunler: null,
    saatler: null,
    kontenjan: null,
    tarife: null,
    slots,
    donemler: coming ? inOrder(coming.map((one) => filedPeriod(periodOnWire(one), slots))) : null,
    plan,
  }
}
