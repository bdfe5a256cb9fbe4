import type { cancelPortalReservation, quotePortalCancellation } from '@meltem/contract/agency/booking'
import type { PortalReservation } from '@meltem/contract/agency/portal'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { keptOnAccount } from '@meltem/domain/agency/postings'
import { sum, toAmount } from '@meltem/domain/money'
import { type Act, inBooking } from '../../reservation/booking.ts'
import { cancelReservation, quoteCancellation } from '../../reservation/cancel/cancel-reservation.ts'
import { listLines } from '../../reservation/reservation.queries.ts'
import type { ReservationLine } from '../../reservation/reservation-row.ts'
import { findSale, type SaleRow } from '../ledger/sale.queries.ts'
import { isPosted, keptPerLine, settledSale } from '../ledger/sale.ts'
import { lineOfSale } from '../ledger/sale-line.ts'
import { getAtPortal, ownAct, type Portal } from './portal.service.ts'

type Quote = OutputOf<typeof quotePortalCancellation>['data']
type Wish = ParsedInputOf<typeof quotePortalCancellation>

/** What of a sale would go: all of it, or the part of its one line. */
function goingOf(sale: SaleRow, lines: readonly ReservationLine[], going: readonly ReservationLine[]) {
  const [line] = going
  const alone = going.length === 1 && line && lines.some((one) => one.iptal === null && one !== line)
  return { ...settledSale(sale), ...(alone ? lineOfSale(sale, { lines, line }).satir : {}) }
}

/** What the terms keep on the agency's account, and what the operator gives back of a guest's own money. */
async function quoteIn(act: Act, { k_no, satir }: Wish): Promise<Quote> {
  const { kur, iade, satirlar } = await quoteCancellation(act, { k_no, satir })
  return await inBooking(act, async (booking) => {
    const lines = await listLines(booking.trx, k_no)
    const going = lines.filter(({ istek }) => satirlar.some((one) => one.k_no === istek.k_no))
    const kept = keptPerLine(booking, going)
    const sale = await findSale(booking.trx, k_no)
    const terms = sum(kept.map(({ kesinti }) => kesinti))
    return {
      kur,
      iade,
      kesinti: toAmount(isPosted(sale) ? keptOnAccount(goingOf(sale, lines, going), terms) : 0),
      satirlar: going.map(({ istek, genel_toplam }, place) => ({
        k_no: istek.k_no,
        tutar: toAmount(genel_toplam),
        iade_oran: kept[place]?.iade_oran ?? 0,
        kesinti: toAmount(kept[place]?.kesinti ?? 0),
      })),
    }
  })
}

export async function quoteCancellationAtPortal(portal: Portal, wish: Wish): Promise<Quote> {
  return await quoteIn(await ownAct(portal, wish.k_no), wish)
}

export async function cancelAtPortal(
  portal: Portal,
  { k_no, satir, kesinti, iade }: ParsedInputOf<typeof cancelPortalReservation>,
): Promise<PortalReservation> {
  const act = await ownAct(portal, k_no)
  const quote = await quoteIn(act, { k_no, satir })
  if (quote.kesinti !== kesinti) throw new AppError('fiyat_degisti', { ayrinti: { kesinti: quote.kesinti } })
  await cancelReservation(act, { k_no, satir, iade })
  return await getAtPortal(act, k_no, portal.context.language)
}
