import type { Bar, BoardUnit, getBoard, SeatsRow } from '@meltem/contract/reservation/board-office'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import type { Language } from '@meltem/contract/wire/language'
import { expandDepartures } from '@meltem/domain/availability/departures'
import { addDays, type IsoDay, listDays } from '@meltem/domain/calendar-day'
import { type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import type { RequestContext } from '../../../platform/http/api.ts'
import { instantOf, wallOf } from '../../../platform/istanbul.ts'
import type { Services } from '../../../services.ts'
import { listRules } from '../../catalog/tariff/sellable.queries.ts'
import {
  type BoardClaim,
  type BoardThing,
  listBoardClaims,
  listBoardDepartures,
  listBoardEvents,
  listBoardSeats,
  listBoardUnits,
  listConflicts,
} from './board.queries.ts'

type Board = OutputOf<typeof getBoard>

const USUAL_DAYS = 31

/** The whole board in one answer: the screen cuts and scrolls it without asking again. */
export async function readBoard(
  { db, clock }: Services,
  { ilk, gun = USUAL_DAYS }: ParsedInputOf<typeof getBoard>,
  { tenant, language }: RequestContext,
): Promise<Board> {
  const now = clock.now()
  const bugun = wallOf(now).slice(0, 10)
  const first = ilk ?? `${bugun.slice(0, 7)}-01`
  const last = addDays(first, gun)
  const window = { from: instantOf(`${first}T00:00`), to: instantOf(`${last}T00:00`), now }
  return await withTenant(db, tenant.id, async (trx) => {
    const units = await listBoardUnits(trx, language)
    const keys = units.map(({ k_no }) => k_no)
    const bars = new Map<string, Bar[]>(keys.map((k_no) => [k_no, []]))
    for (const claim of await listBoardClaims(trx, keys, window)) addClaim(bars.get(claim.birim_k_no) ?? [], claim)
    for (const { birim_k_no, ...event } of await listBoardEvents(trx, window)) {
      bars.get(birim_k_no)?.push({ ...event, tur: 'dis' })
    }
    return {
      simdi: now.toISOString(),
      bugun,
      ilk: first,
      gun,
      birimler: units.map((unit) => unitOf(unit, bars.get(unit.k_no) ?? [])),
      koltuklar: await listSeats(trx, language, first, last),
      cakismalar: await listConflicts(trx, language, now),
    }
  })
}

function unitOf(thing: BoardThing, bars: Bar[]): BoardUnit {
  const { k_no, kaynak_k_no, stok, tip, ad, bolge, birim, kisi, havuz, ical } = thing
  return {
    k_no,
    kaynak_k_no,
    tip,
    ad,
    ...(havuz > 1 ? { birim } : {}),
    ...(bolge === null ? {} : { bolge }),
    ...(kisi === null ? {} : { kisi }),
    ...(stok === 'saat' ? { saatlik: true } : {}),
    ...(ical ? { ical } : {}),
    cubuklar: bars.toSorted((a, b) => (a.bas < b.bas ? -1 : Number(a.bas > b.bas))),
  }
}

/** Days that are kept for an agency are a claim each, and one bar where they follow each other. */
function addClaim(bars: Bar[], claim: BoardClaim): void {
  const bar = barOf(claim)
  const before = bars.at(-1)
  const goesOn =
    bar.tur === 'kontenjan' && before?.tur === 'kontenjan' && before.ad === bar.ad && before.bit === bar.bas
  if (goesOn) bars[bars.length - 1] = { ...before, bit: bar.bit }
  else bars.push(bar)
}

function barOf(claim: BoardClaim): Bar {
  const { k_no, bas, bit, rez, son, kim } = claim
  const span = { k_no, bas, bit }
  if (claim.acente !== null) return { ...span, tur: 'kontenjan', ad: claim.acente }
  if (claim.durum === 'blocked') return { ...span, tur: 'kapali', ad: claim.aciklama ?? '', ...(kim ? { kim } : {}) }
  return {
    ...span,
    tur: kindOf(claim),
    ad: claim.misafir ?? '',
    ...(rez && claim.kayit_no ? { rez } : {}),
    ...(son ? { son: son.toISOString() } : {}),
  }
}

function kindOf({ durum, rez_durum, kayit_no, odendi }: BoardClaim): Bar['tur'] {
  if (durum === 'confirmed') return odendi ? 'odendi' : 'on_odeme'
  if (rez_durum === 'requested') return 'talep'
  return kayit_no === null && durum === 'held' ? 'sepet' : 'opsiyon'
}

/** Seats of a day are those of its rules, or more where a departure was made larger. */
async function listSeats(trx: TenantTransaction, language: Language, from: IsoDay, to: IsoDay): Promise<SeatsRow[]> {
  const things = await listBoardDepartures(trx, language)
  const place = new Map(listDays(from, to).map((day, index) => [day, index]))
  const length = place.size
  const seats = new Map(
    things.map(({ kaynak_k_no }) => [kaynak_k_no, Array.from({ length }, (): [number, number] | null => null)]),
  )
  for (const rule of await listRules(trx, [...seats.keys()])) {
    const days = seats.get(rule.kaynak_k_no)
    for (const { tarih, kontenjan } of expandDepartures(rule, from, to)) {
      const at = place.get(tarih)
      if (days && at !== undefined) days[at] = [0, (days[at]?.[1] ?? 0) + kontenjan]
    }
  }
  for (const { kaynak_k_no, gun, dolu, toplam } of await listBoardSeats(trx, from, to)) {
    const days = seats.get(kaynak_k_no)
    const at = place.get(gun)
    if (days && at !== undefined && (dolu > 0 || days[at])) days[at] = [dolu, Math.max(toplam, days[at]?.[1] ?? 0)]
  }
  return things.map(({ bolge, ...thing }) => ({
    ...thing,
    ...(bolge === null ? {} : { bolge }),
    gunler: seats.get(thing.kaynak_k_no) ?? [],
  }))
}
