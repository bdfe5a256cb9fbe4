import type { getReport, takeReport } from '@meltem/contract/payment/report-office'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { addDays, type IsoDay } from '@meltem/domain/calendar-day'
import { type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import { noteUnchanged } from '../../../platform/db/staff-call.ts'
import type { Cell } from '../../../platform/files/papers/table-cell.ts'
import type { RequestContext } from '../../../platform/http/api.ts'
import { instantOf, wallOf } from '../../../platform/istanbul.ts'
import type { Services } from '../../../services.ts'
import { readInvoiceSettings } from '../invoices/read-settings.ts'
import { countPeople, POLICE_HEAD, POLICE_LAYOUT, policeGaps, policeRows } from './police-report.ts'
import { RENTAL_HEAD, RENTAL_LAYOUT, rentalGaps, rentalRows } from './rental-report.ts'
import { listCollected, listStays } from './report.queries.ts'

type Report = Omit<OutputOf<typeof getReport>['data'], 'bugun' | 'satir'> & {
  readonly head: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
}

interface Asked {
  readonly tur: 'kbs' | 'btrans'
  readonly gun: IsoDay
}

const monthStart = (gun: IsoDay) => `${gun.slice(0, 7)}-01`
const nextMonth = (gun: IsoDay) => monthStart(addDays(monthStart(gun), 31))

async function readReport(
  trx: TenantTransaction,
  { tenant, origin }: RequestContext,
  { tur, gun }: Asked,
): Promise<Report> {
  if (tur === 'kbs') {
    const stays = await listStays(trx, gun)
    return {
      ilk: gun,
      son: gun,
      giris: countPeople(stays, 'giris'),
      cikis: countPeople(stays, 'cikis'),
      bicim: POLICE_LAYOUT,
      eksikler: policeGaps(stays),
      head: POLICE_HEAD,
      rows: policeRows(stays),
    }
  }
  const [ilk, next] = [monthStart(gun), nextMonth(gun)]
  const collected = await listCollected(trx, instantOf(`${ilk}T00:00`), instantOf(`${next}T00:00`))
  const rows = rentalRows(collected, await readInvoiceSettings(trx, tenant), origin)
  const eksikler = rentalGaps(collected)
  const son = addDays(next, -1)
  return { ilk, son, giris: 0, cikis: 0, bicim: RENTAL_LAYOUT, eksikler, head: RENTAL_HEAD, rows }
}

const dayOf = ({ clock }: Pick<Services, 'clock'>, gun: IsoDay | undefined) => gun ?? wallOf(clock.now()).slice(0, 10)

/** What a report would hold, without an identity number in it. */
export async function getReportState(
  services: Pick<Services, 'db' | 'clock'>,
  context: RequestContext,
  { tur, gun }: ParsedInputOf<typeof getReport>,
): Promise<OutputOf<typeof getReport>> {
  return await withTenant(services.db, context.tenant.id, async (trx) => {
    const { head: _head, rows, ...report } = await readReport(trx, context, { tur, gun: dayOf(services, gun) })
    return { data: { ...report, bugun: dayOf(services, undefined), satir: rows.length } }
  })
}

/** Identity numbers leave with it: who took them, for which day and of how many people, is written down (PAY-47). */
export async function reportFile(
  services: Pick<Services, 'db' | 'clock'>,
  context: RequestContext,
  { tur, gun, bicim }: ParsedInputOf<typeof takeReport>,
): Promise<OutputOf<typeof takeReport>> {
  const report = await withTenant(services.db, context.tenant.id, async (trx) => {
    const read = await readReport(trx, context, { tur, gun: dayOf(services, gun) })
    const { ilk, son } = read
    await noteUnchanged(trx, null, { tur, ilk, son, bicim, satir: read.rows.length })
    return read
  })
  const { wholeTable } = await import('../../../platform/files/papers/table-file.ts')
  const table = { name: report.bicim, head: report.head, rows: report.rows }
  const ad = `${tur}-${tur === 'kbs' ? report.ilk : report.ilk.slice(0, 7)}.${bicim}`
  return { ad, icerik: await wholeTable(bicim, table) }
}
