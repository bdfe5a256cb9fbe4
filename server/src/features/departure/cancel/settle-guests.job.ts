import { AppError } from '@meltem/contract/wire/errors'
import { withTenant } from '../../../platform/db/connection.ts'
import type { Tenant, TenantDirectory } from '../../../platform/http/tenant-directory.ts'
import type { Job } from '../../../platform/jobs/queue.ts'
import type { Services } from '../../../services.ts'
import { departureKey } from '../../catalog/tariff/stock-need.ts'
import type { Act } from '../../reservation/booking.ts'
import { cancelReservation } from '../../reservation/cancel/cancel-reservation.ts'
import { moveLine } from '../../reservation/change/move-line.ts'
import { asStaff } from '../../reservation/own-reservation.ts'
import { SYSTEM } from '../../reservation/person.ts'
import { listLines } from '../../reservation/reservation.queries.ts'
import {
  findCancellation,
  findRow,
  listOpenSeats,
  listSeated,
  markSeat,
  type OpenSeat,
} from './cancel-departure.queries.ts'
import { findPlanned } from './planned-departures.ts'

interface CancelledDeparture {
  readonly tenant_id: number
  readonly k_no: string
}

/** What is known of it before the guests are gone through. */
async function readCancelled({ db }: Services, tenant: Tenant, k_no: string) {
  return await withTenant(db, tenant.id, async (trx) => {
    const row = await findRow(trx, k_no)
    const cancelled = await findCancellation(trx, k_no)
    if (!row || !cancelled) return undefined
    const { hedef_tarih, hedef_saat } = cancelled
    const when = hedef_tarih && hedef_saat ? { tarih: hedef_tarih, saat: hedef_saat } : undefined
    const kalkis = when && (await findPlanned(trx, row.kaynak_k_no, when))
    const to = kalkis && {
      kalkis,
      kaynak_k_no: row.kaynak_k_no,
      kalkis_k_no: departureKey(tenant.id, row.kaynak_k_no, kalkis.tarih, kalkis.saat),
    }
    return { ...cancelled, to, open: await listOpenSeats(trx, k_no) }
  })
}
type Cancelled = NonNullable<Awaited<ReturnType<typeof readCancelled>>>

/** The key of the line, while it still has its seats here; what lost them meanwhile is settled. */
async function findSeatedLine({ services, tenant }: Act, k_no: string, { rezervasyon_k_no, sira }: OpenSeat) {
  return await withTenant(services.db, tenant.id, async (trx) => {
    const seated = await listSeated(trx, k_no)
    if (!seated.some((one) => one.rezervasyon_k_no === rezervasyon_k_no && one.sira === sira)) return undefined
    const lines = await listLines(trx, rezervasyon_k_no)
    return lines.find((line) => line.sira === sira)?.istek.k_no
  })
}

async function settle(act: Act, k_no: string, seat: OpenSeat, { to, metinler }: Cancelled): Promise<void> {
  const satir = await findSeatedLine(act, k_no, seat)
  if (satir === undefined) return
  const { rezervasyon_k_no, sira, karar, lang } = seat
  const not = metinler[lang] || undefined
  if (karar === 'iade') {
    await cancelReservation(act, { k_no: rezervasyon_k_no, satir, iade: 'tam', not }, asStaff)
    return
  }
  if (!to) throw new AppError('kalkis_yok')
  await moveLine(act, { k_no: rezervasyon_k_no, sira, from: k_no, to, not })
}

/** Busy is not stuck: it passes, and the queue comes back to it. */
function isStuck(error: unknown): error is AppError {
  return error instanceof AppError && error.code !== 'mesgul'
}

/**
 * Goes through the guests of a cancelled departure. Each booking is cancelled or moved by the kernel in a commit of its
 * own, and whether it was is asked of its seats: whoever begins again passes over those who are settled, and nobody is
 * told twice. What the kernel refuses stays for a person to look at.
 */
export function settleGuests(services: Services, tenants: TenantDirectory): Job<CancelledDeparture> {
  return {
    id: 'cancel-departure',
    description: 'Refunds or moves the guests of a departure that the operator has cancelled',
    run: async ({ tenant_id, k_no }) => {
      const tenant = tenants.all().find(({ id }) => id === tenant_id)
      const cancelled = tenant && (await readCancelled(services, tenant, k_no))
      if (!cancelled) return
      const act = { services, tenant, person: SYSTEM, kim: `personel:${cancelled.personel_k_no}` }
      for (const seat of cancelled.open) {
        const problem = await settle(act, k_no, seat, cancelled).then(
          () => null,
          (error: unknown) => {
            if (isStuck(error)) return error.code
            throw error
          },
        )
        await withTenant(services.db, tenant.id, (trx) => markSeat(trx, k_no, seat, problem))
      }
    },
  }
}
