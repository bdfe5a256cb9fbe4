import type { exportMemberForOffice, quoteErasure } from '@meltem/contract/member/office'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { withTenant } from '../../../platform/db/connection.ts'
import { endTelling, noteUnchanged } from '../../../platform/db/staff-call.ts'
import type { RequestContext } from '../../../platform/http/api.ts'
import type { Services } from '../../../services.ts'
import { findMember, memberOnWire } from '../member.queries.ts'
import { countKept, listOpenTrips } from '../privacy/privacy.queries.ts'
import { forgetMember, gatherData } from '../privacy/privacy.service.ts'
import { lockMember } from './member-detail.queries.ts'
import { readBookings } from './member-detail.ts'

/** The same data the member would get alone; that it was taken along stands in the audit. */
export async function memberFile(
  services: Services,
  { tenant }: RequestContext,
  k_no: string,
): Promise<OutputOf<typeof exportMemberForOffice>> {
  const data = await withTenant(services.db, tenant.id, async (trx) => {
    const row = await findMember(trx, k_no)
    if (!row) throw new AppError('bulunamadi')
    await noteUnchanged(trx, k_no, { bicim: 'json' })
    return await gatherData(services, trx, tenant.id, memberOnWire(row))
  })
  const day = services.clock.now().toISOString().slice(0, 10)
  return { ad: `uye-${k_no.slice(0, 8)}-${day}.json`, icerik: Buffer.from(JSON.stringify(data, null, 2)) }
}

/** What would go, what stays for the books, and what stands in the way, before anybody decides (PEOPLE-42). */
export async function readErasure(
  { db }: Pick<Services, 'db'>,
  { tenant, language: dil }: RequestContext,
  k_no: string,
): Promise<OutputOf<typeof quoteErasure>> {
  return await withTenant(db, tenant.id, async (trx) => {
    const row = await findMember(trx, k_no)
    if (!row) throw new AppError('bulunamadi')
    const open = await listOpenTrips(trx, row)
    const { rezervasyon, tahsilat, ...giden } = await countKept(trx, row)
    const acik = open.length > 0 ? await readBookings(trx, k_no, { dil, anahtarlar: open }) : []
    return { acik, kalan: { rezervasyon, tahsilat }, giden }
  })
}

/** By the member's own door. The audit keeps who did it and when; what was erased is not written down anew. */
export async function eraseMember(
  { db }: Pick<Services, 'db'>,
  { tenant }: RequestContext,
  k_no: string,
): Promise<void> {
  await withTenant(db, tenant.id, async (trx) => {
    const uye = await lockMember(trx, k_no)
    if (!uye) throw new AppError('bulunamadi')
    if ((await listOpenTrips(trx, uye)).length > 0) throw new AppError('uye_acik_is')
    await noteUnchanged(trx, k_no, {})
    await endTelling(trx)
    await forgetMember(trx, uye)
  })
}
