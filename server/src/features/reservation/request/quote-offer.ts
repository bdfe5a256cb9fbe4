import type { ChangeQuote } from '@meltem/contract/reservation/booking'
import type { CartLineRequest } from '@meltem/contract/reservation/reservation'
import { type Act, inBooking } from '../booking.ts'
import { priceChange } from '../change/change-reservation.ts'
import { getAny, requireNext } from '../own-reservation.ts'
import { asOwner } from '../quote/stored-choices.ts'

interface WishedOffer {
  readonly k_no: string
  readonly sepet_urunler: readonly CartLineRequest[]
}

/** What an offer would come to for this guest at the rates of today, as it would be made; what is in its way is said. */
export function quoteOffer(act: Act, { k_no, sepet_urunler }: WishedOffer): Promise<ChangeQuote> {
  return inBooking(act, async (staff) => {
    const row = await getAny(staff, k_no)
    requireNext(row.durum, 'counter_offer')
    return await priceChange(asOwner(staff, row), row, { sepet_urunler, rates: staff.rates })
  })
}
