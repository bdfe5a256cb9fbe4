import type { crewDeparture as CrewCall, Departure } from '@meltem/contract/departure/office'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import type { Language } from '@meltem/contract/wire/language'
import { type TenantTransaction, withTenant } from '../../platform/db/connection.ts'
import { type RequestContext, requireStaff } from '../../platform/http/api.ts'
import type { Services } from '../../services.ts'
import { findProgress } from './cancel/cancel-departure.queries.ts'
import { findDeparture, findLastMessage, findRunWriter, listGuests, writeCrew, writeRun } from './departure.queries.ts'

/** A departure with its manifest. */
export async function getDeparture(trx: TenantTransaction, language: Language, k_no: string): Promise<Departure> {
  const found = await findDeparture(trx, language, k_no)
  if (!found) throw new AppError('bulunamadi')
  return {
    ...found,
    misafirler: await listGuests(trx, language, k_no),
    iptal_durumu: await findProgress(trx, k_no),
    mesaj: await findLastMessage(trx, k_no),
  }
}

/** Crew and boat, over the version that was seen: the second of two clerks is told who was first. */
export async function crewDeparture(
  { db }: Services,
  { k_no, surum, arac, aciklama, ekip }: ParsedInputOf<typeof CrewCall>,
  context: RequestContext,
): Promise<Departure> {
  const { tenant, language } = context
  const { k_no: personel_k_no } = await requireStaff(context)
  return await withTenant(db, tenant.id, async (trx) => {
    if (!(await findDeparture(trx, language, k_no))) throw new AppError('bulunamadi')
    const run = { k_no, surum, arac: arac || null, aciklama: aciklama || null, personel_k_no }
    if (!(await writeRun(trx, tenant.id, run))) throw await conflict(trx, k_no)
    if ((await writeCrew(trx, tenant.id, k_no, ekip)) < ekip.length) throw new AppError('bulunamadi')
    return await getDeparture(trx, language, k_no)
  })
}

async function conflict(trx: TenantTransaction, k_no: string): Promise<AppError> {
  const first = await findRunWriter(trx, k_no)
  const kim = [first?.ad, first?.soyad].filter(Boolean).join(' ')
  return new AppError('cakisma', {
    ayrinti: { kim, zaman: first?.guncelleme_zamani.toISOString() ?? null, surum: first?.surum ?? 0 },
  })
}
