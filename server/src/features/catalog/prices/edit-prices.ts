import type { PriceEdit, savePrices as saveCall } from '@meltem/contract/catalog/prices-office'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { addDays, type IsoDay } from '@meltem/domain/calendar-day'
import { type DaySpan, editPlan, PlanProblem } from '@meltem/domain/pricing/plan/edit-plan'
import type { PricePlan } from '@meltem/domain/pricing/plan/price-plan'
import { isFlat } from '@meltem/domain/pricing/plan/written-prices'
import type { DraftEdit, GapDraft } from '../../../platform/db/tables/prices.ts'
import { planRows, startPlans } from './begin-plans.ts'
import { type Clerk, type PriceAct, readSeen, requireSeen, type SavedPrices, type Seen } from './price-act.ts'
import { dropDrafts, keepDrafts, lockPlans, raiseVersions } from './priced-options.queries.ts'
import { planEditOf } from './prices-on-wire.ts'
import type { StandingPlan } from './standing-plans.ts'

/** An option with what would be kept for it. */
interface Edited {
  readonly standing: StandingPlan
  readonly plan: PricePlan
  readonly bosluk: GapDraft | null
  readonly atlanan: number
}

/** Keeps the edits in the drafts (PRICE-21): what others have changed meanwhile is told, the rest of it stays. */
export async function savePrices(
  act: PriceAct,
  clerk: Clerk,
  { secenekler, islemler }: SavedPrices,
): Promise<OutputOf<typeof saveCall>> {
  const { trx, tenant_id, an } = act
  const touched = new Set(islemler.flatMap((edit) => edit.secenekler))
  const seen = secenekler.filter(({ k_no }) => touched.has(k_no))
  const keys = seen.map((one) => one.k_no)
  if (keys.length < touched.size) throw new AppError('bulunamadi')
  await startPlans(act, await readSeen(act, seen))
  const versions = await lockPlans(trx, keys)
  const standing = await readSeen(act, seen)
  const edited = editAll(act, standing, islemler)
  const drafts = edited.map(({ standing: { option, draft }, plan, bosluk }) => {
    const span = spanOf(islemler, option.k_no)
    const was = seen.find(({ k_no }) => k_no === option.k_no)?.surum ?? 0
    const kept = draft?.degisim ?? []
    const surum = versions.get(option.k_no) ?? 0
    requireUncontested(was, surum, kept, span)
    const edit: DraftEdit = { surum: surum + 1, kim: clerk.ad, zaman: an.toISOString(), ...span }
    return { ...planRows(option.k_no, plan), bosluk, degisim: [...kept, edit].slice(-EDITS_KEPT) }
  })
  await keepDrafts(trx, drafts, { tenant_id, personel_k_no: clerk.k_no, an })
  return {
    secenekler: await raiseVersions(trx, keys, null),
    atlanan: edited.reduce((sum, one) => sum + one.atlanan, 0),
  }
}

/** Edits that a draft remembers; whoever has seen less than the first of them is asked to look again. */
const EDITS_KEPT = 40
const EVER: DaySpan = { ilk: '0001-01-01', son: '9999-12-31' }

function requireUncontested(seen: number, now: number, edits: readonly DraftEdit[], span: DaySpan): void {
  // A plan that was made of what stood is version 1 for everybody who saw none.
  if (Math.max(seen, 1) === now) return
  const later = edits.filter(({ surum }) => surum > Math.max(seen, 1))
  const contested = later.findLast((one) => one.ilk <= span.son && span.ilk <= one.son)
  if (!contested && later.length === now - Math.max(seen, 1)) return
  const { kim = null, zaman = null } = contested ?? later.at(-1) ?? {}
  throw new AppError('surum_degisti', { ayrinti: { kim, zaman, alanlar: contested ?? {} } })
}

/** The days that these edits of an option lie between. */
function spanOf(edits: readonly PriceEdit[], option: string): DaySpan {
  const spans = edits.flatMap((edit): DaySpan[] => {
    if (!edit.secenekler.includes(option)) return []
    if (edit.tur === 'donemler' || edit.tur === 'bosluk') return [EVER]
    if (edit.tur !== 'yapistir') return edit.gunler
    return [{ ilk: edit.ilk, son: addDays(edit.ilk, Math.max(...edit.fiyatlar.map((row) => row.length)) - 1) }]
  })
  const first = spans.map(({ ilk }) => ilk).sort()
  const last = spans.map(({ son }) => son).sort()
  return { ilk: first[0] ?? EVER.ilk, son: last.at(-1) ?? EVER.son }
}

export function editAll(act: PriceAct, standing: readonly StandingPlan[], edits: readonly PriceEdit[]): Edited[] {
  for (const edit of edits) requireCurrency(act, standing, edit)
  return standing.map((one) => editOne(act, one, edits))
}

/** Amounts have a currency: the tenant's own, and that of every option they are meant for. */
function requireCurrency({ kurlar }: PriceAct, standing: readonly StandingPlan[], edit: PriceEdit): void {
  const kur = 'kur' in edit ? edit.kur : undefined
  const amounts = edit.tur === 'boya' && (edit.degisim.fiyat?.esit ?? edit.degisim.fiyat?.fark) !== undefined
  if (amounts && kur === undefined) throw new AppError('kur_karisik')
  if (kur === undefined) return
  if (!kurlar.includes(kur)) throw new AppError('kur_sunulmuyor', { ayrinti: { kur } })
  const other = standing.find(({ option }) => edit.secenekler.includes(option.k_no) && option.tarife.kur !== kur)
  if (other) throw new AppError('kur_karisik', { ayrinti: { secenek_k_no: other.option.k_no } })
}

function editOne({ bugun }: PriceAct, standing: StandingPlan, edits: readonly PriceEdit[]): Edited {
  const { option, slots, current, draft } = standing
  let plan = current
  let bosluk = draft?.bosluk ?? null
  let atlanan = 0
  for (const edit of edits) {
    if (edit.tur === 'bosluk' && edit.secenekler.includes(option.k_no) && option.konaklama) {
      bosluk = { kural: edit.bosluk }
    }
    const own = planEditOf(edit, option.k_no)
    if (!own) continue
    if (
      own.tur === 'yapistir' ? own.ilk < bugun : own.tur !== 'donemler' && own.gunler.some(({ ilk }) => ilk < bugun)
    ) {
      throw new AppError('gecmis_tarih', { ayrinti: { secenek_k_no: option.k_no } })
    }
    const done = tried(standing, () => editPlan(plan, slots, own))
    plan = own.tur === 'donemler' ? withPast(current, done.plan, bugun, isFlat(option.tarife)) : done.plan
    atlanan += done.atlanan
  }
  return { standing, plan, bosluk, atlanan }
}

function tried<T>({ option }: StandingPlan, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw error instanceof PlanProblem ? refusal(error, option.k_no) : error
  }
}

function refusal(problem: PlanProblem, secenek_k_no: string): AppError {
  return new AppError(problem.kod, { ayrinti: { secenek_k_no, ...problem.gunler } }, { cause: problem })
}

/**
 * The screen shows periods that have not ended; those that have stay, for a year that is copied from them. What is
 * priced by its option keeps a price for every other day.
 */
function withPast(before: PricePlan, after: PricePlan, bugun: IsoDay, needsBase: boolean): PricePlan {
  const past = before.donemler.filter((one) => one.son_gun !== null && one.son_gun < bugun)
  const shown = after.donemler.filter((one) => one.son_gun === null || one.son_gun >= bugun)
  const base = before.donemler.filter((one) => one.son_gun === null)
  const lacksBase = needsBase && !shown.some((one) => one.son_gun === null)
  return { ...after, donemler: [...past, ...shown, ...(lacksBase ? base : [])] }
}

/** Throws the drafts of these options away. */
export async function discardPrices({ trx, ...act }: PriceAct, seen: Seen) {
  const plans = await readSeen({ trx, ...act }, seen)
  const keys = plans.filter(({ draft }) => draft).map(({ option }) => option.k_no)
  const versions = await lockPlans(trx, keys)
  requireSeen(seen, versions, plans)
  await dropDrafts(trx, keys)
  return { secenekler: keys.length === 0 ? [] : await raiseVersions(trx, keys, null) }
}
