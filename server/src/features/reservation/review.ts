import type { ReviewTable } from '../../db/database-kernel.ts'
import type { Booking } from './booking.ts'

/** Money that needs a person's eye, in the same commit as what caused it. */
export async function queueReview(
  { trx, tenant }: Booking,
  konu: ReviewTable['konu'],
  rezervasyon_k_no: string,
  ayrinti: Readonly<Record<string, unknown>>,
): Promise<void> {
  await trx
    .insertInto('inceleme')
    .values({ tenant_id: tenant.id, konu, rezervasyon_k_no, ayrinti: JSON.stringify(ayrinti) })
    .execute()
}
