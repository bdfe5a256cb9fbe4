import type { closeFreeDays as CloseCall, openClosedDays as OpenCall } from '@meltem/contract/reservation/board-office'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { daysBetween, type IsoDay } from '@meltem/domain/calendar-day'
import { noonOf } from '../../../platform/istanbul.ts'
import { type Act, type Booking, inBooking } from '../booking.ts'
import { writeAudit } from '../reservation.queries.ts'
import { cancelBlock } from './block-days.queries.ts'
import { daysOf, listOwnBlocks, listThingsOf, type TakenSpan, takeFreeDays } from './free-days.queries.ts'
import { lockResources, retireDeadQuery } from './stock.queries.ts'
import { tellWaiting } from './waiting-list.ts'

interface Days {
  readonly birimler: readonly string[]
  readonly baslangic: IsoDay
  readonly bitis: IsoDay
}

/** Locks the things of these units, keys ascending, and retires what has run out on them. */
async function lockUnits({ trx, now }: Booking, units: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(units)]
  const rows = await listThingsOf(trx, wanted)
  if (rows.length < wanted.length) throw new AppError('bulunamadi')
  const things = [...new Set(rows.map(({ kaynak_k_no }) => kaynak_k_no))].sort()
  await lockResources(trx, things)
  await retireDeadQuery(trx, things, [], now).execute()
  return new Map(rows.map(({ k_no, kaynak_k_no }) => [k_no, kaynak_k_no]))
}

function nightsOf(spans: readonly TakenSpan[]): number {
  return spans.reduce((sum, span) => sum + nightsIn(daysOf(span)), 0)
}

function nightsIn({ baslangic, bitis }: Pick<Days, 'baslangic' | 'bitis'>): number {
  return daysBetween(baslangic, bitis)
}

const told = (span: TakenSpan) => ({
  k_no: span.k_no,
  birim_k_no: span.birim_k_no,
  aciklama: span.aciklama,
  ...daysOf(span),
})

/** Closes what is free of a rectangle of the board; what is taken stays as it is and is counted (BOOK-19). */
export function closeFreeDays(
  act: Act,
  personel_k_no: string,
  { birimler, baslangic, bitis, aciklama }: ParsedInputOf<typeof CloseCall>,
): Promise<OutputOf<typeof CloseCall>> {
  return inBooking(act, async (booking) => {
    const units = await lockUnits(booking, birimler)
    const span = { from: noonOf(baslangic), to: noonOf(bitis) }
    const taken = await takeFreeDays(booking.trx, {
      birimler: [...units.keys()],
      ...span,
      aciklama: aciklama || null,
      personel_k_no,
    })
    const gece = nightsOf(taken)
    await noteDays(booking, 'kapatildi', units, { baslangic, bitis, gece })
    return {
      kapananlar: taken.map(told),
      gece,
      atlanan: nightsIn({ baslangic, bitis }) * units.size - gece,
    }
  })
}

/** Opens what the office has closed of a rectangle; the rest of a longer block stays closed, by the same hand. */
export function openClosedDays(
  act: Act,
  { birimler, baslangic, bitis }: ParsedInputOf<typeof OpenCall>,
): Promise<OutputOf<typeof OpenCall>> {
  return inBooking(act, async (booking) => {
    const { trx } = booking
    const units = await lockUnits(booking, birimler)
    const [from, to] = [noonOf(baslangic), noonOf(bitis)]
    const opened: TakenSpan[] = []
    for (const block of await listOwnBlocks(trx, { birimler: [...units.keys()], from, to })) {
      opened.push(await openBlock(booking, block, { from, to }))
    }
    const gece = nightsOf(opened)
    if (gece > 0) {
      await noteDays(booking, 'acildi', units, { baslangic, bitis, gece })
      await tellFreed(booking, [...new Set(opened.map(({ birim_k_no }) => units.get(birim_k_no) ?? ''))], {
        baslangic,
        bitis,
      })
    }
    return { acilanlar: opened.map(told), gece }
  })
}

/** What lies before and after the days that are opened stays closed, for the same reason. */
async function openBlock(
  { trx }: Booking,
  block: Awaited<ReturnType<typeof listOwnBlocks>>[number],
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<TakenSpan> {
  const { birim_k_no, baslangic, bitis, aciklama, personel_k_no } = block
  await cancelBlock(trx, block.k_no)
  const rest = { birimler: [birim_k_no], aciklama, personel_k_no }
  if (baslangic < from) await takeFreeDays(trx, { ...rest, from: baslangic, to: from })
  if (bitis > to) await takeFreeDays(trx, { ...rest, from: to, to: bitis })
  const inside = (instant: Date) => new Date(Math.min(Math.max(instant.getTime(), from.getTime()), to.getTime()))
  return { ...block, baslangic: inside(baslangic), bitis: inside(bitis) }
}

async function noteDays(
  booking: Booking,
  olay: 'kapatildi' | 'acildi',
  units: ReadonlyMap<string, string>,
  ayrinti: Record<string, unknown>,
): Promise<void> {
  const [konu_k_no = null] = units.size === 1 ? units.values() : []
  await writeAudit(booking, { olay, konu_k_no, ayrinti: { ...ayrinti, birimler: [...units.keys()] } })
}

/** Guests who wait for these days of these things. */
export async function tellFreed(
  booking: Booking,
  things: readonly string[],
  days: { readonly baslangic: IsoDay; readonly bitis: IsoDay },
): Promise<void> {
  const claims = things.map((kaynak_k_no) => ({
    sira: null,
    kaynak_k_no,
    kaynak: kaynak_k_no,
    kalkis_k_no: null,
    kisi: null,
    durum: 'blocked' as const,
  }))
  await tellWaiting(booking, claims, [days])
}
