import type { addService as AddCall, removeService as RemoveCall } from '@meltem/contract/fleet/office'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { addDays, daysBetween } from '@meltem/domain/calendar-day'
import { noonOf } from '../../platform/istanbul.ts'
import { type Act, type Booking, inBooking } from '../reservation/booking.ts'
import { cancelBlock } from '../reservation/stock/block-days.queries.ts'
import { tellFreed } from '../reservation/stock/close-days.ts'
import { daysOf, takeFreeDays } from '../reservation/stock/free-days.queries.ts'
import { lockResources, retireDeadQuery } from '../reservation/stock/stock.queries.ts'
import { findUnit } from '../stock/things.queries.ts'
import { deleteService, findService, insertService, lockVehicle } from './fleet.queries.ts'

/**
 * A vehicle in service is closed in the calendar as the board closes it: what is free of the days is taken, what is booked
 * stays and is counted (CAT-32, BOOK-19). Answers how many days stay booked.
 */
export function addService(act: Act, personel_k_no: string, input: ParsedInputOf<typeof AddCall>): Promise<number> {
  const { k_no, arac_k_no, ilk_gun, son_gun, neden } = input
  return inBooking(act, async (booking) => {
    const { trx, tenant, wall } = booking
    if (son_gun < wall.slice(0, 10)) throw new AppError('gecmis_tarih')
    const vehicle = await lockVehicle(trx, arac_k_no)
    if (!vehicle) throw new AppError('bulunamadi')
    if (await findService(trx, k_no)) return 0
    const days = daysBetween(ilk_gun, son_gun) + 1
    const row = { tenant_id: tenant.id, k_no, arac_k_no, ilk_gun, son_gun, neden }
    if (vehicle.birim_k_no === null) {
      await insertService(trx, row)
      return 0
    }
    await lockPoolOf(booking, vehicle.birim_k_no)
    const taken = await takeFreeDays(trx, {
      birimler: [vehicle.birim_k_no],
      from: noonOf(ilk_gun),
      to: noonOf(addDays(son_gun, 1)),
      aciklama: neden || vehicle.plaka,
      personel_k_no,
    })
    const spans = taken.map(daysOf)
    const kapali = spans.reduce((sum, { baslangic, bitis }) => sum + daysBetween(baslangic, bitis), 0)
    await insertService(trx, { ...row, tutmalar: taken.map((one) => one.k_no), kapali })
    return days - kapali
  })
}

async function lockPoolOf({ trx, now }: Booking, birim_k_no: string): Promise<string> {
  const unit = await findUnit(trx, birim_k_no)
  if (!unit) throw new AppError('bulunamadi')
  await lockResources(trx, [unit.kaynak_k_no])
  await retireDeadQuery(trx, [unit.kaynak_k_no], [], now).execute()
  return unit.kaynak_k_no
}

/** Only what the service has closed opens again; guests who wait for these days are told. */
export function removeService(act: Act, { k_no }: ParsedInputOf<typeof RemoveCall>): Promise<void> {
  return inBooking(act, async (booking) => {
    const { trx } = booking
    const service = await findService(trx, k_no)
    const vehicle = service && (await lockVehicle(trx, service.arac_k_no))
    if (!service || !vehicle) throw new AppError('bulunamadi')
    if (vehicle.birim_k_no !== null) await openDays(booking, vehicle.birim_k_no, service)
    await deleteService(trx, k_no)
  })
}

type Service = NonNullable<Awaited<ReturnType<typeof findService>>>

async function openDays(booking: Booking, birim_k_no: string, { tutmalar, ilk_gun, son_gun }: Service): Promise<void> {
  const pool = await lockPoolOf(booking, birim_k_no)
  const opened: unknown[] = []
  for (const block of tutmalar) opened.push(await cancelBlock(booking.trx, block))
  if (opened.some(Boolean)) await tellFreed(booking, [pool], { baslangic: ilk_gun, bitis: addDays(son_gun, 1) })
}
