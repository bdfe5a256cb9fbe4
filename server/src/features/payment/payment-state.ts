import type { OutputOf, ParsedInputOf } from '@meltem/contract/endpoint'
import { AppError } from '@meltem/contract/errors'
import type { getPayment as call } from '@meltem/contract/payment'
import { isOpenAttempt } from '@meltem/domain/payment/attempt-states'
import { collectionStatus } from '@meltem/domain/reservation/collection-status'
import { type Act, type Booking, inBooking } from '../reservation/booking.ts'
import { getAny, getOwn } from '../reservation/own-reservation.ts'
import { type ReservationRow, sumCaptured } from '../reservation/reservation.queries.ts'
import { type AttemptRow, attemptOnWire, findAttemptByToken, findNewestAttempt } from './attempt.queries.ts'

type Input = ParsedInputOf<typeof call>
type State = OutputOf<typeof call>['data']

/** How a payment stands. The reference of the way back is a secret of 256 bits; without it, only one's own. */
export function getPayment(act: Act, input: Input): Promise<State> {
  return inBooking(act, async (booking) => {
    const { row, deneme } = await find(booking, input)
    if (row.kayit_no === null) throw new AppError('bulunamadi')
    const captured = await sumCaptured(booking.trx, row.k_no)
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
      },
    }
  })
}

async function find(booking: Booking, { ref, k_no, anahtar }: Input) {
  if (ref) {
    const deneme = await findAttemptByToken(booking.trx, ref)
    if (!deneme) throw new AppError('bulunamadi')
    return { row: await getAny(booking, deneme.rezervasyon_k_no), deneme }
  }
  if (!k_no) throw new AppError('bulunamadi')
  const row = await getOwn(booking, { k_no, anahtar })
  return { row, deneme: await findNewestAttempt(booking.trx, row.k_no) }
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

/** Whoever comes from the bank waits for its answer; whoever has only opened its page may go there again. */
function stillOpen({ durum }: AttemptRow, came: boolean): State['sonuc'] {
  return came || durum === 'unknown' ? 'isleniyor' : 'bekliyor'
}
