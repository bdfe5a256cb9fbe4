import type { crewDeparture as CrewCall, Departure } from '@meltem/contract/departure/office'
import { hasRight, type RightHolder } from '@meltem/contract/staff/rights'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import type { Language } from '@meltem/contract/wire/language'
import { type TenantTransaction, withTenant } from '../../platform/db/connection.ts'
import { type RequestContext, requireStaff } from '../../platform/http/api.ts'
import type { Services } from '../../services.ts'
import { answersOfParties, partyKey } from '../reservation/answers/asked-answers.ts'
import { findProgress } from './cancel/cancel-departure.queries.ts'
import { findDeparture, findLastMessage, findRunWriter, listGuests, writeCrew, writeRun } from './departure.queries.ts'

export interface ManifestReader {
  readonly language: Language
  readonly staff: RightHolder
}

/** A departure with its manifest; what guests have answered about themselves is for those who look after guests. */
export async function getDeparture(
  trx: TenantTransaction,
  { language, staff }: ManifestReader,
  k_no: string,
): Promise<Departure> {
  const found = await findDeparture(trx, language, k_no)
  if (!found) throw new AppError('bulunamadi')
  const parties = await listGuests(trx, language, k_no)
  const isSeen = hasRight(staff, 'rezervasyon.misafir')
  const answers = isSeen ? await answersOfParties(trx, language, parties) : undefined
  return {
    ...found,
    misafirler: parties.map(({ sira, ...party }) => ({
      ...party,
      yanitlar: answers ? (answers.get(partyKey({ ...party, sira })) ?? []) : null,
    })),
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
  const staff = await requireStaff(context)
  const personel_k_no = staff.k_no
  return await withTenant(db, tenant.id, async (trx) => {
    if (!(await findDeparture(trx, language, k_no))) throw new AppError('bulunamadi')
    const run = { k_no, surum, arac: arac || null, aciklama: aciklama || null, personel_k_no }
    if (!(await writeRun(trx, tenant.id, run))) throw await conflict(trx, k_no)
    if ((await writeCrew(trx, tenant.id, k_no, ekip)) < ekip.length) throw new AppError('bulunamadi')
    return await getDeparture(trx, { language, staff }, k_no)
  })
}

async function conflict(trx: TenantTransaction, k_no: string): Promise<AppError> {
  const first = await findRunWriter(trx, k_no)
  const kim = [first?.ad, first?.soyad].filter(Boolean).join(' ')
  return new AppError('cakisma', {
    ayrinti: { kim, zaman: first?.guncelleme_zamani.toISOString() ?? null, surum: first?.surum ?? 0 },
  })
}
