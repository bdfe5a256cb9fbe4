import type { ReviewTable } from '../../../platform/db/tables/reservation.ts'
import type { Booking } from '../booking.ts'

/** Money that needs a person's eye, in the same commit as what caused it. Answers its key. */
export async function queueReview(
  { trx, tenant }: Booking,
  konu: ReviewTable['konu'],
  rezervasyon_k_no: string,
  ayrinti: Readonly<Record<string, unknown>>,
): Promise<string> {
  const { k_no } = await trx
    .insertInto('inceleme')
    .values({ tenant_id: tenant.id, konu, rezervasyon_k_no, ayrinti: JSON.stringify(ayrinti) })
    .returning('k_no')
    .executeTakeFirstOrThrow()
  return k_no
}

/** What was promised when the whole reservation was cancelled; undefined where nothing had been paid. */
export async function findPromise(
  { trx }: Booking,
  rezervasyon_k_no: string,
): Promise<{ readonly odenen: number; readonly feragat: number } | undefined> {
  const reviews = await trx
    .selectFrom('inceleme')
    .select('ayrinti')
    .where('rezervasyon_k_no', '=', rezervasyon_k_no)
    .where('konu', '=', 'iade')
    .orderBy('olusturma_zamani', 'desc')
    .execute()
  const whole = reviews.find(({ ayrinti }) => typeof ayrinti.odenen === 'number' && ayrinti.satir === undefined)
  return whole && { odenen: Number(whole.ayrinti.odenen), feragat: Number(whole.ayrinti.feragat ?? 0) }
}

/** The money has come: staff need not look at it any more. */
export async function closeOverdue({ trx, now }: Booking, k_no: string): Promise<void> {
  await trx
    .updateTable('inceleme')
    .set({ durum: 'kapandi', karar: 'odendi', karar_zamani: now })
    .where('rezervasyon_k_no', '=', k_no)
    .where('konu', '=', 'odeme_gecikti')
    .where('durum', '=', 'acik')
    .execute()
}
