import { randomUUID } from 'node:crypto'
import type {
  publishPrices as publishCall,
  takeBackPrices as takeBackCall,
} from '@meltem/contract/catalog/prices-office'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import type { GapRule } from '@meltem/domain/availability/unit-calendar'
import { type IsoDay, listDays } from '@meltem/domain/calendar-day'
import { withPrices } from '@meltem/domain/pricing/line/dated-prices'
import type { StoredTariff } from '@meltem/domain/pricing/line/stored-tariff'
import { compareDays } from '@meltem/domain/pricing/plan/plan-summary'
import { type PricePlan, resolveDays } from '@meltem/domain/pricing/plan/price-plan'
import { flatTariffOf, hireTariffOf, isByNight, isFlat } from '@meltem/domain/pricing/plan/written-prices'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { StoredStayRules } from '../../../platform/db/tables/reservation.ts'
import type { MonthRow } from '../tariff/day-rows.ts'
import { startPlans } from './begin-plans.ts'
import { monthsOf } from './day-months.ts'
import {
  addPublication,
  beginPainted,
  beginPeriods,
  endPainted,
  endPeriods,
  listPainted,
  listPeriods,
  writeMonths,
  writeTariffs,
} from './plan.queries.ts'
import { changedMonths, changedPeriods, daysOfMonths } from './plan-rows.ts'
import { type Clerk, horizonOf, type PriceAct, readSeen, requireSeen } from './price-act.ts'
import { dropDrafts, lockPlans, lockPublication, raiseVersions, writeGapRules } from './priced-options.queries.ts'
import { readPlans, type StandingPlan } from './standing-plans.ts'

/** An option, and what it is to say from now on. */
interface Next {
  readonly standing: StandingPlan
  readonly plan: PricePlan
}

/** Publishes the drafts together, in one commit: every page, list and quote says the new prices behind it (PRICE-21). */
export async function publishPrices(
  act: PriceAct,
  clerk: Clerk,
  { secenekler }: ParsedInputOf<typeof publishCall>,
): Promise<OutputOf<typeof publishCall>> {
  const { trx } = act
  const keys = secenekler.map((one) => one.k_no)
  const versions = await lockPlans(trx, keys)
  const plans = await readSeen(act, secenekler)
  const drafted = plans.filter(({ draft }) => draft)
  if (drafted.length === 0) throw new AppError('taslak_yok')
  requireSeen(secenekler, versions, plans)
  const next = drafted.map((standing): Next => ({ standing, plan: standing.current }))
  const kurallar = draftedRules(drafted)
  const done = await writePublication(act, next, { personel_k_no: clerk.k_no, kurallar })
  await dropDrafts(
    trx,
    drafted.map(({ option }) => option.k_no),
  )
  return done
}

function draftedRules(drafted: readonly StandingPlan[]): GapRules {
  return Object.fromEntries(
    drafted.flatMap(({ option, draft }) => (draft?.bosluk ? [[option.k_no, draft.bosluk.kural]] : [])),
  )
}

/** Back to what counted before a publication, of all its options or some; one that was published again since stays. */
export async function takeBackPrices(
  act: PriceAct,
  clerk: Pick<Clerk, 'k_no'>,
  { yayin_k_no, only }: ParsedInputOf<typeof takeBackCall> & { readonly only?: readonly string[] },
): Promise<OutputOf<typeof takeBackCall>> {
  const { trx } = act
  const publication = await lockPublication(trx, yayin_k_no)
  if (!publication) throw new AppError('bulunamadi')
  const keys = only ? publication.secenekler.filter((key) => only.includes(key)) : publication.secenekler
  await lockPlans(trx, keys)
  const { plans } = await readPlans(trx, { secenekler: keys }, { ...act, most: keys.length })
  const own = plans.filter(({ option }) => option.yayin_k_no === yayin_k_no)
  const untouched = new Set(own.map(({ option }) => option.k_no))
  const atlananlar = keys.filter((key) => !untouched.has(key))
  if (own.length === 0) return { yayin_k_no: null, secenekler: [], atlananlar }
  const before = await plansBefore(trx, [...untouched], publication.zaman)
  const next = own.map((standing): Next => {
    return { standing, plan: before.get(standing.option.k_no) ?? standing.published }
  })
  const stood = Object.entries(publication.ozet.bosluklar ?? {})
  const kurallar = Object.fromEntries(stood.filter(([key]) => untouched.has(key)))
  const done = await writePublication(act, next, { personel_k_no: clerk.k_no, geri_alinan: yayin_k_no, kurallar })
  return { ...done, atlananlar }
}

/** What counted until that moment: rows that ended in it, and those that were there already and still are. */
async function plansBefore(trx: TenantTransaction, keys: readonly string[], an: Date): Promise<Map<string, PricePlan>> {
  const moment = new Date(an.getTime() - 1)
  const periods = Map.groupBy(await listPeriods(trx, keys, moment), (row) => row.opsiyon_k_no)
  const painted = Map.groupBy(await listPainted(trx, keys, moment), (row) => row.opsiyon_k_no)
  return new Map(
    keys.map((key) => {
      const donemler = (periods.get(key) ?? []).map(({ k_no: _key, opsiyon_k_no: _option, ...period }) => period)
      return [key, { donemler, istisnalar: daysOfMonths(painted.get(key) ?? []) }]
    }),
  )
}

interface Publisher {
  readonly personel_k_no: string | null
  readonly geri_alinan?: string
  readonly kurallar: GapRules
}

export async function writePublication(act: PriceAct, next: readonly Next[], { kurallar, ...publisher }: Publisher) {
  const { trx, tenant_id, an, bugun } = act
  const secenekler = next.map(({ standing }) => standing.option.k_no)
  const life = { tenant_id, yayin_k_no: randomUUID(), an }
  const written = next.map((one) => ({ ...one, ...daysToWrite(one, bugun) }))
  const gun = written.reduce((sum, one) => sum + one.degisen, 0)
  await startPlans(
    act,
    next.map(({ standing }) => standing),
  )
  const bosluklar = await writeRules(trx, next, kurallar)
  await addPublication(trx, { ...life, ...publisher, secenekler, ozet: { gun, bosluklar } })
  await replaceRows(trx, next, life)
  const months = written.flatMap(({ standing, days, terms }): MonthRow[] =>
    isByNight(standing.option.tarife) ? monthsOf(standing.option.k_no, { days, terms }, standing.months) : [],
  )
  await writeMonths(trx, tenant_id, months)
  await writeTariffs(trx, new Map(written.flatMap(tariffToWrite)))
  return { yayin_k_no: life.yayin_k_no, secenekler: await raiseVersions(trx, secenekler, life.yayin_k_no), gun }
}

type GapRules = Readonly<Record<string, GapRule | null>>

/** Rules on gaps that change, and what they were: a publication is taken back with them (PRICE-25). */
async function writeRules(trx: TenantTransaction, next: readonly Next[], rules: GapRules): Promise<GapRules> {
  const written = new Map<string, StoredStayRules>()
  const stood: Record<string, GapRule | null> = {}
  for (const { option } of next.map(({ standing }) => standing)) {
    const rule = rules[option.k_no]
    if (rule === undefined || !option.konaklama) continue
    stood[option.k_no] = option.konaklama.bosluk
    written.set(option.k_no, { ...option.konaklama, bosluk: rule })
  }
  await writeGapRules(trx, written)
  return stood
}

type Life = Parameters<typeof beginPeriods>[2]

/** A price ends and another begins; what says the same goes on (PRICE-15). */
async function replaceRows(trx: TenantTransaction, next: readonly Next[], life: Life): Promise<void> {
  const changes = next.map(({ standing, plan }) => {
    const { option, periods, painted } = standing
    const begun = { opsiyon_k_no: option.k_no, kur: option.tarife.kur }
    return { begun, periods: changedPeriods(periods, plan.donemler), months: changedMonths(painted, plan) }
  })
  const ended = (rows: readonly { readonly k_no: string }[]) => rows.map((row) => row.k_no)
  await endPeriods(
    trx,
    changes.flatMap((one) => ended(one.periods.biten)),
    life.an,
  )
  await endPainted(
    trx,
    changes.flatMap((one) => ended(one.months.biten)),
    life.an,
  )
  await beginPeriods(
    trx,
    changes.flatMap(({ begun, periods }) => periods.yeni.map((one) => ({ ...one, ...begun }))),
    life,
  )
  await beginPainted(
    trx,
    changes.flatMap(({ begun, months }) => months.yeni.map((one) => ({ ...one, ...begun }))),
    life,
  )
}

function daysToWrite({ standing, plan }: Next, bugun: IsoDay) {
  const to = horizonOf(bugun, [plan, standing.published])
  const days = listDays(bugun, to)
  const terms = resolveDays(plan, bugun, to)
  const { degisen } = compareDays(days, resolveDays(standing.published, bugun, to), terms)
  return { days, terms, degisen: degisen.length }
}

/** Nights have their prices day by day, and nothing in their tariff. */
function tariffToWrite({
  standing,
  plan,
  ...written
}: Next & ReturnType<typeof daysToWrite>): readonly [string, StoredTariff][] {
  const { k_no, tarife } = standing.option
  if (isByNight(tarife)) return []
  if (!isFlat(tarife)) return [[k_no, hireTariffOf(tarife, written)]]
  const base = plan.donemler.find((one) => one.son_gun === null)
  return [[k_no, flatTariffOf(base ? withPrices(tarife, base.fiyatlar) : tarife, written)]]
}
