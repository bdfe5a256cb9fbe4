import type { FigureTrait, Room, RoomRow } from '@meltem/contract/figures/office'
import type { Language } from '@meltem/contract/wire/language'
import { expandDepartures } from '@meltem/domain/availability/departures'
import { addDays, daysBetween, type IsoDay } from '@meltem/domain/calendar-day'
import { nextStart, type Period, type Step, startOf, stepsOf, yearBefore } from '@meltem/domain/figures/period'
import type { TenantTransaction } from '../../platform/db/connection.ts'
import { listRules } from '../catalog/tariff/sellable.queries.ts'
import { listSeatsOfDays, listSoldThings, listTakenNights, type SoldThing } from './rooms.queries.ts'

interface RoomWish extends Period {
  readonly boyut: FigureTrait
  readonly adim: Step
  readonly gecen: boolean
  readonly language: Language
}

/** Room of one thing, step by step. */
type RoomOfThings = ReadonlyMap<string, readonly Room[]>

/** How full nights and seats are, by kind or by product (FIG-6). */
export async function readRooms(trx: TenantTransaction, wish: RoomWish) {
  const things = await listSoldThings(trx, wish.language)
  const now = await roomOf(trx, things, wish, wish.adim)
  const before = yearBefore(wish, wish.adim)
  const then = wish.gecen ? await roomOf(trx, things, before, wish.adim) : undefined
  const rowOf = (deger: string, ad: string | null, mine: readonly SoldThing[]): RoomRow => {
    const steps = stepsOf(wish, wish.adim).map((_, at) => together(mine.map(({ k_no }) => now.get(k_no)?.[at])))
    const past = then && together(mine.flatMap(({ k_no }) => then.get(k_no) ?? []))
    return { deger, ad, ...together(steps), dilimler: steps, gecen: past && past.toplam > 0 ? past : null }
  }
  const groups = Map.groupBy(things, ({ tur, urun_k_no }) => (wish.boyut === 'urun' ? urun_k_no : tur))
  const rows = [...groups].map(([deger, mine]) =>
    rowOf(deger, wish.boyut === 'urun' ? (mine[0]?.ad ?? null) : null, mine),
  )
  return {
    toplam: rowOf('', null, things),
    data: rows
      .filter(({ toplam }) => toplam > 0)
      .toSorted((a, b) => b.dolu / b.toplam - a.dolu / a.toplam || (a.deger < b.deger ? -1 : 1)),
  }
}

function together(rooms: readonly (Room | undefined)[]): Room {
  let [dolu, toplam] = [0, 0]
  for (const room of rooms) {
    dolu += room?.dolu ?? 0
    toplam += room?.toplam ?? 0
  }
  return { dolu, toplam }
}

async function roomOf(
  trx: TenantTransaction,
  things: readonly SoldThing[],
  period: Period,
  adim: Step,
): Promise<RoomOfThings> {
  const steps = stepsOf(period, adim)
  const nights = Map.groupBy(await listTakenNights(trx, period, adim), ({ kaynak_k_no }) => kaynak_k_no)
  const seats = await seatsOf(trx, things, period, adim)
  return new Map(
    things.map(({ k_no, stok, birim }) => {
      if (stok === 'kalkis') return [k_no, steps.map((step) => seats.get(`${k_no} ${step}`) ?? NONE)]
      const taken = new Map(nights.get(k_no)?.map(({ dilim, gece }) => [dilim, gece]))
      return [k_no, steps.map((step) => nightsOf(taken.get(step) ?? 0, birim * daysOf(step, adim, period)))]
    }),
  )
}

const NONE: Room = { dolu: 0, toplam: 0 }

/** A unit that is let no more may have been let then: no more than everything is taken. */
const nightsOf = (dolu: number, toplam: number): Room => ({ dolu: Math.min(dolu, toplam), toplam })

/** Days of a step that lie in the period. */
function daysOf(step: IsoDay, adim: Step, { ilk, son }: Period): number {
  const end = nextStart(step, adim)
  return daysBetween(step > ilk ? step : ilk, end <= son ? end : addDays(son, 1))
}

/** Seats of a day are those of its rules without what was cancelled, or more where a departure was made larger. */
async function seatsOf(trx: TenantTransaction, things: readonly SoldThing[], period: Period, adim: Step) {
  const { ilk, son } = period
  const planned = new Map<string, number>()
  const boats = things.filter(({ stok }) => stok === 'kalkis').map(({ k_no }) => k_no)
  for (const rule of await listRules(trx, boats)) {
    for (const { tarih, kontenjan } of expandDepartures(rule, ilk, addDays(son, 1))) {
      const key = `${rule.kaynak_k_no} ${tarih}`
      planned.set(key, (planned.get(key) ?? 0) + kontenjan)
    }
  }
  const taken = new Map<string, number>()
  for (const { kaynak_k_no, gun, alinan, kapasite, iptal } of await listSeatsOfDays(trx, period)) {
    const key = `${kaynak_k_no} ${gun}`
    planned.set(key, Math.max((planned.get(key) ?? 0) - iptal, kapasite, alinan))
    taken.set(key, alinan)
  }
  const seats = new Map<string, Room>()
  for (const [key, toplam] of planned) {
    const [thing = '', day = ''] = key.split(' ')
    const at = `${thing} ${startOf(day, adim)}`
    const { dolu, toplam: sum } = seats.get(at) ?? NONE
    seats.set(at, { dolu: dolu + (taken.get(key) ?? 0), toplam: sum + toplam })
  }
  return seats
}
