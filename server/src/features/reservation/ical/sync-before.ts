import type { CartLineRequest } from '@meltem/contract/reservation/reservation'
import { withTenant } from '../../../platform/db/connection.ts'
import { type Act, inBooking } from '../booking.ts'
import { getOwn, type OwnKey } from '../own-reservation.ts'
import { listReadingUnitsFor, listReadingUnitsOf } from './sources.queries.ts'
import { syncUnit } from './sync-unit.ts'

const SHORT_MS = 4000

/**
 * Before a yes: what other houses have sold meanwhile. A house that does not answer in time does not hold it up, and
 * several that do not are waited for together (BOOK-20).
 */
export async function syncBeforeYes(act: Act, rezervasyon_k_no: string): Promise<void> {
  const { services, tenant } = act
  await syncAll(act, await withTenant(services.db, tenant.id, (trx) => listReadingUnitsOf(trx, rezervasyon_k_no)))
}

/** The same before something is offered: what is sold elsewhere is no offer. */
export async function syncBeforeOffer(act: Act, lines: readonly CartLineRequest[]): Promise<void> {
  const { services, tenant } = act
  await syncAll(act, await withTenant(services.db, tenant.id, (trx) => listReadingUnitsFor(trx, lines)))
}

/** And before the guest takes the offer, once it is known to be theirs. */
export async function syncBeforeOfferYes(act: Act, key: OwnKey): Promise<void> {
  const lines = await inBooking(act, async (guest) => {
    const { durum, karsi_teklif } = await getOwn(guest, key)
    return durum === 'requested' ? (karsi_teklif?.istekler ?? []) : []
  })
  if (lines.length > 0) await syncBeforeOffer(act, lines)
}

async function syncAll(act: Act, units: readonly string[]): Promise<void> {
  await Promise.all(units.map((unit) => syncUnit(act, unit, { timeoutMs: SHORT_MS })))
}
