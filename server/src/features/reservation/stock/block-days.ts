import { AppError } from '@meltem/contract/wire/errors'
import { type DepartureException, expandDepartures } from '@meltem/domain/availability/departures'
import type { IsoDay } from '@meltem/domain/calendar-day'
import { noonOf } from '../../../platform/istanbul.ts'
import { listRules } from '../../catalog/tariff/sellable.queries.ts'
import { type Act, type Booking, inBooking } from '../booking.ts'
import { writeAudit } from '../reservation.queries.ts'
import {
  cancelBlock,
  findBlockRow,
  findStockKind,
  insertBlocks,
  listActiveUnits,
  updateExceptions,
} from './block-days.queries.ts'
import { tellFreed } from './close-days.ts'
import { lockResources, retireDeadQuery } from './stock.queries.ts'

interface Block {
  readonly kaynak_k_no: string
  readonly birim_k_no?: string | undefined
  readonly baslangic: IsoDay
  readonly bitis: IsoDay
  readonly aciklama?: string | undefined
}

interface Blocked {
  readonly kapatilan: number
  readonly k_nolar: string[]
}

/** Blocked days are claims like any other, so one rule guards them; departures are closed by their rule. */
export function blockDays(act: Act, block: Block): Promise<Blocked> {
  return inBooking(act, async (booking) => {
    const { trx } = booking
    await lockResources(trx, [block.kaynak_k_no])
    const thing = await findStockKind(trx, block.kaynak_k_no)
    if (!thing) throw new AppError('bulunamadi')
    const blocked = thing.stok === 'kalkis' ? await closeDepartures(booking, block) : await blockUnits(booking, block)
    const { kaynak_k_no: konu_k_no, baslangic, bitis } = block
    await writeAudit(booking, { olay: 'kapatildi', konu_k_no, ayrinti: { baslangic, bitis, ...blocked } })
    return blocked
  })
}

async function blockUnits(booking: Booking, block: Block): Promise<Blocked> {
  const { trx, tenant, now } = booking
  await retireDeadQuery(trx, [block.kaynak_k_no], [], now).execute()
  const units = await listActiveUnits(trx, block.kaynak_k_no, block.birim_k_no)
  if (units.length === 0) throw new AppError('bulunamadi')
  const written = await insertBlocks(
    trx,
    units.map(({ k_no }) => ({
      tenant_id: tenant.id,
      birim_k_no: k_no,
      baslangic: noonOf(block.baslangic),
      bitis: noonOf(block.bitis),
      durum: 'blocked' as const,
      devir: false,
      aciklama: block.aciklama ?? null,
    })),
  )
  return { kapatilan: written.length, k_nolar: written.map(({ k_no }) => k_no) }
}

/** Further sale ends; seats that are sold stay sold and the operator settles them one by one. */
async function closeDepartures({ trx }: Booking, block: Block): Promise<Blocked> {
  let kapatilan = 0
  for (const rule of await listRules(trx, [block.kaynak_k_no])) {
    const closed = expandDepartures(rule, block.baslangic, block.bitis)
    if (closed.length === 0) continue
    kapatilan += closed.length
    const added = closed.map(({ tarih, saat }): DepartureException => ({ tur: 'iptal', tarih, saat }))
    await updateExceptions(trx, rule.k_no, JSON.stringify([...rule.istisnalar, ...added]))
  }
  return { kapatilan, k_nolar: [] }
}

/** Takes a block back; guests on the waiting list for these days are told. */
export function openDays(act: Act, k_no: string): Promise<number> {
  return inBooking(act, async (booking) => {
    const { trx } = booking
    const block = await findBlock(booking, k_no)
    if (!block) return 0
    await lockResources(trx, [block.kaynak_k_no])
    const opened = await cancelBlock(trx, k_no)
    if (!opened) return 0
    await writeAudit(booking, { olay: 'acildi', konu_k_no: k_no })
    await tellFreed(booking, [block.kaynak_k_no], block)
    return 1
  })
}

async function findBlock({ trx }: Booking, k_no: string) {
  const row = await findBlockRow(trx, k_no)
  if (!row?.baslangic || !row.bitis) return undefined
  const day = (instant: Date) => instant.toISOString().slice(0, 10)
  return { kaynak_k_no: row.kaynak_k_no, baslangic: day(row.baslangic), bitis: day(row.bitis) }
}
