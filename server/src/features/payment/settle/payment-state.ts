import type { getPayment as call } from '@meltem/contract/payment/payment'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { isFreshAttempt, isOpenAttempt } from '@meltem/domain/payment/attempt-states'
import { collectionStatus } from '@meltem/domain/reservation/collection-status'
import { KEEP_PLANS, type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import { askAllLast } from '../../../platform/db/round-trip.ts'
import { secretOf } from '../../../platform/sessions/token.ts'
import type { Act, Asking } from '../../reservation/booking.ts'
import { standingQuery } from '../../reservation/collect/standing-money.queries.ts'
import { guestKey } from '../../reservation/guest-key.ts'
import { isOwn, requireOwn } from '../../reservation/own-reservation.ts'
import { reservationQuery } from '../../reservation/reservation.queries.ts'
import type { ReservationRow } from '../../reservation/reservation-row.ts'
import {
  type AttemptRow,
  attemptByTokenQuery,
  attemptOnWire,
  newestAttemptQuery,
  returnToken,
} from '../attempt.queries.ts'

type Input = ParsedInputOf<typeof call>
type State = OutputOf<typeof call>['data']

/** How a payment stands. The reference of the way back is a secret of 256 bits; without it, only one's own. */
export function getPayment(act: Act, input: Input): Promise<State> {
  const { services, tenant } = act
  const read = async (trx: TenantTransaction) => {
    const { row, deneme, captured } = await find({ ...act, trx }, input)
    if (row.kayit_no === null) throw new AppError('bulunamadi')
    return {
      sonuc: outcomeOf(row, deneme, input.ref !== undefined),
      deneme: deneme ? attemptOnWire(deneme) : null,
      rezervasyon: {
        k_no: row.k_no,
        kayit_no: row.kayit_no,
        bilet_no: row.bilet_no,
        durum: row.durum,
        tahsilat_durum: collectionStatus(captured, row),
        bitis: row.bitis?.toISOString() ?? null,
        anahtar: input.ref ? openingKey(act, row, deneme) : null,
      },
    }
  }
  return withTenant(services.db, tenant.id, read, KEEP_PLANS)
}

/**
 * A buyer who comes back from the bank may use a browser that knows nothing: the link of a mail was opened in another
 * one, or the login has ended. The reference stands for the key while the payment is fresh, so that an address in the
 * books of a provider opens nothing later.
 */
function openingKey(act: Act, row: ReservationRow, deneme: AttemptRow | undefined): string | null {
  const { services, tenant } = act
  const now = services.clock.now()
  const fresh = deneme !== undefined && isFreshAttempt(deneme.olusturma_zamani.getTime(), now.getTime())
  if (!fresh || isOwn(act, row, undefined)) return null
  return guestKey(services.config.secret, tenant.id, row.k_no)
}

/** Found by its hash, and made by a secret that still counts (RELY-32). */
function isReturnToken({ services }: Asking, { tenant_id, k_no }: AttemptRow, ref: string): boolean {
  return secretOf(services.config.secrets, (secret) => returnToken(secret, tenant_id, k_no), ref) !== undefined
}

async function find(booking: Asking, { ref, k_no, anahtar }: Input) {
  const { trx } = booking
  if (ref) {
    const deneme = await attemptByTokenQuery(trx, ref).executeTakeFirst()
    if (!deneme || !isReturnToken(booking, deneme, ref)) throw new AppError('bulunamadi')
    const key = deneme.rezervasyon_k_no
    const found = await askAllLast(trx, { row: reservationQuery(trx, key), sum: standingQuery(trx, key) })
    const [row] = found.row
    if (!row) throw new AppError('bulunamadi')
    return { row, deneme, captured: found.sum[0]?.toplam ?? 0 }
  }
  if (!k_no) throw new AppError('bulunamadi')
  const found = await askAllLast(trx, {
    row: reservationQuery(trx, k_no),
    attempt: newestAttemptQuery(trx, k_no),
    sum: standingQuery(trx, k_no),
  })
  const row = requireOwn(booking, found.row[0], anahtar)
  return { row, deneme: found.attempt[0], captured: found.sum[0]?.toplam ?? 0 }
}

const STANDS = ['confirmed', 'completed']
const WAITS = ['held', 'accepted', 'requested']

function outcomeOf({ durum }: ReservationRow, deneme: AttemptRow | undefined, came: boolean): State['sonuc'] {
  if (durum === 'review' || deneme?.durum === 'review') return 'inceleniyor'
  const waits = WAITS.includes(durum)
  const stands = STANDS.includes(durum)
  if (deneme && isOpenAttempt(deneme.durum)) return stillOpen(deneme, came)
  if (deneme?.durum === 'failed' || deneme?.durum === 'expired') return stands || waits ? 'basarisiz' : 'kapandi'
  if (stands) return 'odendi'
  if (waits) return 'bekliyor'
  return deneme?.durum === 'refund_pending' || deneme?.durum === 'refund_failed' ? 'inceleniyor' : 'kapandi'
}

/** A buyer who comes from the bank waits for its answer; one who has only opened its page may go there again. */
function stillOpen({ durum }: AttemptRow, came: boolean): State['sonuc'] {
  return came || durum === 'unknown' ? 'isleniyor' : 'bekliyor'
}
