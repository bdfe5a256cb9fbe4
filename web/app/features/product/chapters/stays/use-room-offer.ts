import { type BasketQuote, quoteBasket } from '@meltem/contract/reservation/basket'
import { useAnswer } from '../../../../platform/calls/use-answer.ts'
import { useFrame } from '../../../../platform/page/frame.ts'
import { useBooking } from '../../../booking/booking-context.tsx'
import { chooseOption, lineOf } from '../../../booking/choice.ts'
import { followRooms } from '../../../booking/choice-party.ts'

const PAUSE_MS = 250
const NO_KEY = '00000000-0000-4000-8000-000000000000'

/**
 * A room for the chosen dates and party, priced as a basket of its own, as it would be sold. Undefined without dates and
 * for a room the kernel would not price at all.
 */
export function useRoomOffer(k_no: string): BasketQuote | undefined {
  const { product, choice } = useBooking()
  const { language, currency } = useFrame()
  const room = followRooms(product, choice, chooseOption({ ...choice, ekstralar: {} }, k_no))
  const line = product.onizleme ? undefined : lineOf(product, room, NO_KEY)
  const question = line ? { lang: language, secilen_kur: currency, sepet_urunler: [line] } : null
  const { answer, failure } = useAnswer(quoteBasket, question, { pause: PAUSE_MS })
  return failure ? undefined : answer?.data
}
