import type { explainPrice as explainCall } from '@meltem/contract/catalog/prices-office'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { termsOn } from '@meltem/domain/pricing/plan/edit-plan'
import { periodOn } from '@meltem/domain/pricing/plan/price-plan'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { firstOfMonth } from '../tariff/day-rows.ts'
import { findKnownSince, findLife } from './history.queries.ts'
import { listPainted, listPeriods } from './plan.queries.ts'
import { daysOfMonths } from './plan-rows.ts'
import { termsOnWire } from './prices-on-wire.ts'

/** What a day cost when it was sold at a moment, who had said so and until when it counted (PRICE-15). */
export async function explainPrice(
  trx: TenantTransaction,
  { secenek_k_no, gun, an }: ParsedInputOf<typeof explainCall>,
  now: Date,
): Promise<OutputOf<typeof explainCall>> {
  const moment = an === undefined ? now : new Date(an)
  const known = await findKnownSince(trx, secenek_k_no)
  if (!known) throw new AppError('bulunamadi')
  const painted = await listPainted(trx, [secenek_k_no], moment)
  const periods = await listPeriods(trx, [secenek_k_no], moment)
  const plan = { donemler: periods, istisnalar: daysOfMonths(painted) }
  const terms = termsOn(plan, gun)
  const month = painted.find((row) => row.ay === firstOfMonth(gun))
  const paintedDay = plan.istisnalar.get(gun)
  const period = periodOn(periods, gun)
  const source = paintedDay && month ? { istisna: month.k_no } : { donem: periods.find((row) => row === period)?.k_no }
  const life = await findLife(trx, source)
  return {
    bilinen: known.bilinen?.toISOString() ?? null,
    kur: known.kur,
    terim: terms && termsOnWire(terms),
    boyali: paintedDay !== undefined,
    yayin: life ? { zaman: life.baslangic.toISOString(), kim: life.kim } : null,
    bitis: life?.bitis?.toISOString() ?? null,
  }
}
