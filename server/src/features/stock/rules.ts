import {
  type Plan,
  type removeRule as RemoveCall,
  type Rule,
  type saveRule as RuleCall,
  RuleFields,
  type ShortDay,
} from '@meltem/contract/stock/rules-office'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { type DepartureRule, expandDepartures } from '@meltem/domain/availability/departures'
import { addDays, daysBetween, type IsoDay } from '@meltem/domain/calendar-day'
import * as z from 'zod/mini'
import type { TenantTransaction } from '../../platform/db/connection.ts'
import { contestedBy } from '../../platform/db/edits/contested.ts'
import { settleFields } from '../../platform/db/edits/settle-edit.ts'
import { fieldRefusal } from '../../platform/http/api.ts'
import type { Act } from '../reservation/booking.ts'
import { type Booking, inBooking } from '../reservation/booking.ts'
import { retireDeadQuery } from '../reservation/stock/stock.queries.ts'
import { listSeatedOn, MOST_TOLD } from './coming.queries.ts'
import type { Office } from './office-frame.ts'
import {
  type DepartureSeats,
  deleteRule,
  findPlan,
  findThingOfRule,
  insertRule,
  lockDepartures,
  updateRule,
  writeCapacities,
} from './rules.queries.ts'
import { lockThing } from './things.queries.ts'

/** A rule over a longer time would only cost time to unfold. */
const MOST_DAYS = 1100

type Save = ParsedInputOf<typeof RuleCall>
type Seats = ReadonlyMap<string, number>
type Work = (booking: Booking, plan: Plan) => Promise<void>

/** A rule is added or changed under the lock of its thing, field by field over what was seen (CAT-23). */
export function saveRule(act: Act, office: Office, input: Save): Promise<Plan> {
  const { kaynak_k_no, k_no, surum } = input
  return changePlan(act, office, kaynak_k_no, async ({ trx }, plan) => {
    const now = await ownRule(trx, plan, k_no)
    if (!now && surum !== 0) throw new AppError('bulunamadi')
    if (!now) await addRule(trx, office, input)
    else if (surum !== 0) await changeRule(trx, office, input, now)
  })
}

async function addRule(trx: TenantTransaction, office: Office, { kaynak_k_no, k_no, yeni }: Save): Promise<void> {
  const rule = z.safeParse(RuleFields, { istisnalar: [], ...yeni })
  if (!rule.success) throw fieldRefusal(`yeni.${String(rule.error.issues[0]?.path[0])}`, office.language)
  requireOrder(rule.data, office)
  await insertRule(trx, { tenant_id: office.tenantId, k_no, kaynak_k_no }, rule.data)
}

async function changeRule(trx: TenantTransaction, office: Office, input: Save, now: Rule): Promise<void> {
  const { k_no, surum: _version, ...fields } = now
  const change = await settleFields(trx, fields, sortedLists(input), { tables: ['kalkis_kurali'], row: { k_no } })
  if (change.ilk_gun ?? change.son_gun) requireOrder({ ...fields, ...change }, office)
  if (Object.keys(change).length > 0) await updateRule(trx, k_no, change)
}

/** Times and weekdays are lists without an order of their own. */
function sortedLists({ gorulen, yeni }: Save): Pick<Save, 'gorulen' | 'yeni'> {
  const sorted = (fields: Save['yeni']): Save['yeni'] => ({
    ...fields,
    ...(fields.gunler && { gunler: fields.gunler.toSorted((a, b) => a - b) }),
    ...(fields.saatler && { saatler: fields.saatler.toSorted() }),
  })
  return { gorulen: sorted(gorulen), yeni: sorted(yeni) }
}

/** Only a rule nobody travels by goes; what was travelled stays in its bookings. */
export function removeRule(act: Act, office: Office, input: ParsedInputOf<typeof RemoveCall>): Promise<Plan> {
  const { kaynak_k_no, k_no, surum } = input
  return changePlan(act, office, kaynak_k_no, async ({ trx }, plan) => {
    const now = await ownRule(trx, plan, k_no)
    if (!now) throw new AppError('bulunamadi')
    if (now.surum !== surum) throw await contestedBy(trx, { tables: ['kalkis_kurali'], row: { k_no } }, {})
    await deleteRule(trx, k_no)
  })
}

async function ownRule(trx: TenantTransaction, plan: Plan, k_no: string): Promise<Rule | undefined> {
  const owner = await findThingOfRule(trx, k_no)
  if (owner && owner.kaynak_k_no !== plan.k_no) throw new AppError('bulunamadi')
  return plan.kurallar.find((one) => one.k_no === k_no)
}

function requireOrder({ ilk_gun, son_gun }: RuleFields, { language }: Office): void {
  if (son_gun < ilk_gun) throw new AppError('tarih_sirasi')
  if (daysBetween(ilk_gun, son_gun) > MOST_DAYS) throw fieldRefusal('yeni.son_gun', language)
}

/** Departures that are on sale take the new number of seats in the same commit (CAT-24, CAT-25). */
async function changePlan(act: Act, office: Office, kaynak_k_no: string, work: Work): Promise<Plan> {
  const plan = await inBooking(act, async (booking) => {
    const { trx, now } = booking
    if ((await lockThing(trx, kaynak_k_no))?.stok !== 'kalkis') throw new AppError('bulunamadi')
    const before = await readPlan(trx, office, kaynak_k_no)
    await work(booking, before)
    const after = await readPlan(trx, office, kaynak_k_no)
    requireSingle(after.kurallar, office.today)
    const locked = await lockDepartures(trx, kaynak_k_no, office.today)
    const keys = locked.map(({ k_no }) => k_no)
    await retireDeadQuery(trx, [], keys, now).execute()
    const rows = await lockDepartures(trx, kaynak_k_no, office.today)
    await resize(trx, rows, seatsOf(before.kurallar, rows), seatsOf(after.kurallar, rows))
    return await readPlan(trx, office, kaynak_k_no)
  })
  await alignLate(act, plan, office)
  return plan
}

async function readPlan(trx: TenantTransaction, office: Office, k_no: string): Promise<Plan> {
  const plan = await findPlan(trx, office, k_no)
  if (!plan) throw new AppError('bulunamadi')
  return plan
}

const nameOf = ({ tarih, saat }: { readonly tarih: IsoDay; readonly saat: string }) => `${tarih}T${saat}`

/** Seats of the departures that have a row, by their rules. */
function seatsOf(rules: readonly DepartureRule[], rows: readonly DepartureSeats[]): Seats {
  const days = [...new Set(rows.map(({ tarih }) => tarih))]
  const planned = days.flatMap((day) => rules.flatMap((rule) => expandDepartures(rule, day, addDays(day, 1))))
  return new Map(planned.map((one) => [nameOf(one), one.kontenjan]))
}

/** Two rules never plan the same departure: nobody could say how many seats it has. */
function requireSingle(rules: readonly Rule[], today: IsoDay): void {
  const first = new Map<string, Rule>()
  for (const rule of rules) {
    const added = rule.istisnalar.filter(({ tur }) => tur === 'ek').map(({ tarih }) => tarih)
    const last = [rule.son_gun, ...added].toSorted().at(-1) ?? rule.son_gun
    const begin = [rule.ilk_gun, ...added].toSorted()[0] ?? rule.ilk_gun
    for (const one of expandDepartures(rule, begin < today ? today : begin, addDays(last, 1))) {
      const other = first.get(nameOf(one))
      if (other) {
        const { tarih, saat } = one
        throw new AppError('kural_cakisiyor', { ayrinti: { tarih, saat, kurallar: [other.k_no, rule.k_no] } })
      }
      first.set(nameOf(one), rule)
    }
  }
}

/** Never fewer seats than are sold: the days and their bookings are told instead. */
async function resize(trx: TenantTransaction, rows: readonly DepartureSeats[], before: Seats, after: Seats) {
  const changed = rows.filter((row) => before.get(nameOf(row)) !== after.get(nameOf(row)))
  const short = changed.filter((row) => row.alinan > 0 && (after.get(nameOf(row)) ?? 0) < row.alinan)
  if (short.length > 0) throw await shortDays(trx, short, after)
  const seats = changed.flatMap(({ k_no, ...row }) => {
    const next = after.get(nameOf(row))
    return next === undefined ? [] : [[k_no, next] as const]
  })
  await writeCapacities(trx, new Map(seats))
}

async function shortDays(trx: TenantTransaction, short: readonly DepartureSeats[], after: Seats): Promise<AppError> {
  const told = short.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1)).slice(0, MOST_TOLD)
  const seated = await listSeatedOn(
    trx,
    told.map(({ k_no }) => k_no),
  )
  const byDeparture = Map.groupBy(seated, ({ kalkis_k_no }) => kalkis_k_no)
  const gunler = told.map(
    (row): ShortDay => ({
      ...row,
      kontenjan: after.get(nameOf(row)) ?? 0,
      rezervasyonlar: (byDeparture.get(row.k_no) ?? []).map(({ kalkis_k_no: _departure, ...one }) => one),
    }),
  )
  const alinan = Math.max(...short.map((row) => row.alinan))
  return new AppError('kapasite_az', { ayrinti: { alinan, sayi: short.length, gunler } })
}

/**
 * A booking that had read the rules a moment before may have opened a departure with their seats after we had looked:
 * it gets those of the rule now, or as many as are taken.
 */
async function alignLate(act: Act, plan: Plan, office: Office): Promise<void> {
  await inBooking(act, async ({ trx }) => {
    const rows = await lockDepartures(trx, plan.k_no, office.today)
    const planned = seatsOf((await readPlan(trx, office, plan.k_no)).kurallar, rows)
    const late = rows.flatMap((row) => {
      const seats = planned.get(nameOf(row))
      const next = seats === undefined ? undefined : Math.max(seats, row.alinan)
      return next === undefined || next === row.kapasite ? [] : [[row.k_no, next] as const]
    })
    await writeCapacities(trx, new Map(late))
  })
}
