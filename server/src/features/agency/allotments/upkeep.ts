import { sql } from 'kysely'
import { withTenant } from '../../../platform/db/connection.ts'
import type { Tenant } from '../../../platform/http/tenant-directory.ts'
import type { Services } from '../../../services.ts'
import { type Act, inBooking } from '../../reservation/booking.ts'
import { expireReservation } from '../../reservation/hold/expire-reservation.ts'
import { SYSTEM } from '../../reservation/person.ts'
import { listDueSales, postDue } from '../ledger/sale.ts'
import { releaseDue } from './allotment-desk.ts'

const BATCH = 200

/** What time does to agencies: options of the suspended end, kept seats are let go, commissions fall due. */
export async function keepAgencies(services: Services, tenant: Tenant): Promise<void> {
  const act: Act = { services, tenant, person: SYSTEM, kim: 'sistem' }
  await endSuspendedOptions(act)
  await releaseDue(act, BATCH)
  await inBooking(act, async (booking) => {
    for (const sale of await listDueSales(booking, BATCH)) await postDue(booking, sale)
  })
}

/** The clock of the option runs out at once; the ordinary ending gives its stock back. */
async function endSuspendedOptions(act: Act): Promise<void> {
  const { services, tenant } = act
  const ended = await withTenant(services.db, tenant.id, async (trx) => {
    const now = services.clock.told() ?? sql<Date>`clock_timestamp()`
    return await trx
      .updateTable('rezervasyon as r')
      .set({ bitis: now })
      .where('r.durum', '=', 'held')
      .where('r.kayit_no', 'is', null)
      .where('r.bitis', '>', now)
      .where(
        sql<boolean>`exists (select 1 from acente_opsiyon o join acente a on a.tenant_id = o.tenant_id
          and a.k_no in (r.ac_k_no, r.alt_ac_k_no) where o.tenant_id = r.tenant_id and o.rezervasyon_k_no = r.k_no
          and a.durum <> 'aktif')`,
      )
      .returning('r.k_no')
      .execute()
  })
  for (const { k_no } of ended) await expireReservation(act, k_no)
}
