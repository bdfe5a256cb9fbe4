import type { CalendarSource } from '@meltem/contract/reservation/ical-office'
import { withTenant } from '../../../platform/db/connection.ts'
import { type Act, type Booking, inBooking } from '../booking.ts'
import { tellFreed } from '../stock/close-days.ts'
import { daysOf, type TakenSpan, takeFreeDays } from '../stock/free-days.queries.ts'
import { lockResources, retireDeadQuery } from '../stock/stock.queries.ts'
import { fetchCalendar, hasFailed, type Reading } from './fetch-calendar.ts'
import type { ForeignEvent, ReadEvents } from './parse-calendar.ts'
import {
  deleteEvents,
  findLinkedUnit,
  freeEvents,
  insertEvents,
  type LinkedUnit,
  listSourceRows,
  listStoredEvents,
  listUnitEvents,
  type StoredEvent,
  writeStanding,
} from './sources.queries.ts'

type SourceRow = Awaited<ReturnType<typeof listSourceRows>>[number]

/** So long an answer without most of its events has to come before their days become free. */
const DOUBT_MS = 60 * 60 * 1000
const LEAST_DOUBTED = 4
const USUAL_TIMEOUT_MS = 10_000

interface SyncTerms {
  /** This source is right without most of its events: a person has said so. */
  readonly bosalt?: string | undefined
  readonly timeoutMs?: number
}

/** Reads all calendars of a unit, then writes what came, each in a transaction of its own (BOOK-20). */
export async function syncUnit(act: Act, birim_k_no: string, terms: SyncTerms = {}): Promise<void> {
  const { services, tenant } = act
  const { unit, sources } = await withTenant(services.db, tenant.id, async (trx) => ({
    unit: await findLinkedUnit(trx, birim_k_no, 'en'),
    sources: await listSourceRows(trx, birim_k_no),
  }))
  if (!unit) return
  const reading = { gecelik: unit.gecelik, local: services.config.calendarsLocal }
  const now = services.clock.now()
  const timeoutMs = terms.timeoutMs ?? USUAL_TIMEOUT_MS
  const readings = await Promise.all(sources.map(({ adres }) => fetchCalendar(adres, { ...reading, now, timeoutMs })))
  for (const [place, source] of sources.entries()) {
    const read = readings[place]
    if (read) await inBooking(act, (booking) => writeReading(booking, unit, source, { read, bosalt: terms.bosalt }))
  }
}

interface Read {
  readonly read: Reading
  readonly bosalt: string | undefined
}

async function writeReading(
  booking: Booking,
  unit: LinkedUnit,
  source: SourceRow,
  { read, bosalt }: Read,
): Promise<void> {
  const { trx, now } = booking
  await lockResources(trx, [unit.kaynak_k_no])
  await retireDeadQuery(trx, [unit.kaynak_k_no], [], now).execute()
  // The address may have been changed or taken away while it was read.
  const current = (await listSourceRows(trx, unit.k_no)).find(({ k_no }) => k_no === source.k_no)
  if (!current || current.adres !== source.adres) return
  if (hasFailed(read)) await writeStanding(trx, source.k_no, { ...read, now })
  else await writeEvents(booking, unit, current, { read, sure: bosalt === source.k_no })
  await takeEventDays(booking, unit)
}

async function writeEvents(
  booking: Booking,
  unit: LinkedUnit,
  source: SourceRow,
  { read, sure }: { readonly read: ReadEvents; readonly sure: boolean },
): Promise<void> {
  const { trx, tenant, now } = booking
  const stored = await listStoredEvents(trx, source.k_no, now)
  const { gone, moved, fresh } = compare(stored, read.events)
  const since = source.bos_zamani ?? now
  const doubted = !sure && isDoubtful(stored, gone, read) && now.getTime() - since.getTime() < DOUBT_MS
  const ended = doubted ? [] : gone
  const freed = await freeEvents(
    trx,
    [...ended, ...moved].map(({ k_no }) => k_no),
  )
  await deleteEvents(
    trx,
    ended.map(({ k_no }) => k_no),
  )
  await insertEvents(trx, { tenant_id: tenant.id, ical_k_no: source.k_no, birim_k_no: unit.k_no }, fresh)
  const ayrinti: CalendarSource['ayrinti'] = {
    ...(read.atlanan > 0 ? { atlanan: read.atlanan } : {}),
    ...(doubted ? { kaybolan: gone.length } : {}),
  }
  const durum = doubted ? 'bosaldi' : 'tamam'
  await writeStanding(trx, source.k_no, { durum, ayrinti, now, bos_zamani: doubted ? since : null })
  await takeEventDays(booking, unit)
  await tellFreedDays(booking, unit, freed)
}

interface Compared {
  readonly gone: readonly StoredEvent[]
  /** Known ones with other days: their old days go. */
  readonly moved: readonly StoredEvent[]
  /** What is written: new ones, and known ones that say something else now. */
  readonly fresh: readonly ForeignEvent[]
}

function compare(stored: readonly StoredEvent[], events: readonly ForeignEvent[]): Compared {
  const now = new Map(events.map((event) => [event.uid, event]))
  const known = new Map(stored.map((event) => [event.uid, event]))
  const sameDays = (a: ForeignEvent, b: ForeignEvent) =>
    a.baslangic.getTime() === b.baslangic.getTime() && a.bitis.getTime() === b.bitis.getTime()
  return {
    gone: stored.filter(({ uid }) => !now.has(uid)),
    moved: stored.filter((event) => {
      const next = now.get(event.uid)
      return next !== undefined && !sameDays(event, next)
    }),
    fresh: events.filter((event) => {
      const before = known.get(event.uid)
      return before === undefined || !sameDays(before, event) || before.ozet !== event.ozet
    }),
  }
}

/** Nothing left where there was something, or more than half of several gone at once: rather a fault than a wish. */
function isDoubtful(stored: readonly StoredEvent[], gone: readonly StoredEvent[], { events }: ReadEvents): boolean {
  if (gone.length === 0) return false
  return events.length === 0 || (gone.length >= LEAST_DOUBTED && gone.length * 2 > stored.length)
}

/** Takes what is free of every event. What a booking of ours has stays ours; the board shows both. */
async function takeEventDays({ trx, now }: Booking, unit: LinkedUnit): Promise<void> {
  for (const { k_no, baslangic, bitis } of await listUnitEvents(trx, unit.k_no, now)) {
    await takeFreeDays(trx, { birimler: [unit.k_no], from: baslangic, to: bitis, olay_k_no: k_no })
  }
}

/** Guests who wait for days that another house has given back. */
export async function tellFreedDays(booking: Booking, unit: LinkedUnit, freed: readonly TakenSpan[]): Promise<void> {
  for (const span of freed) await tellFreed(booking, [unit.kaynak_k_no], daysOf(span))
}
