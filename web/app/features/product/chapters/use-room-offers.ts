import { type BasketQuote, quoteBasket } from '@meltem/contract/basket'
import type { CartLineRequest } from '@meltem/contract/reservation'
import { useEffect, useMemo, useState } from 'react'
import { useCall } from '../../../platform/calls/api.ts'
import { useFrame } from '../../../platform/page/frame.ts'
import { useBooking } from '../../booking/booking-context.tsx'
import { chooseOption, lineOf } from '../../booking/choice.ts'
import { followRooms } from '../../booking/choice-party.ts'
import { latestAnswer } from '../../booking/latest-answer.ts'

const PAUSE_MS = 250
const NO_KEY = '00000000-0000-4000-8000-000000000000'

/** By the key of the room; a room the kernel would not price at all is missing. */
export type RoomOffers = ReadonlyMap<string, BasketQuote>

const NONE: RoomOffers = new Map()

/** Every room for the chosen dates and party, each priced as a basket of its own, as it would be sold. */
export function useRoomOffers(): RoomOffers {
  const { product, choice } = useBooking()
  const { language, currency } = useFrame()
  const call = useCall()
  const [offers, setOffers] = useState(NONE)
  const asking = useMemo(() => {
    const priceAll = (lines: readonly CartLineRequest[]) =>
      Promise.all(
        lines.map(async (line) => {
          const answer = await call(quoteBasket, {
            lang: language,
            secilen_kur: currency,
            sepet_urunler: [line],
          })
          return [line.opsiyon_k_no ?? '', answer.success === 1 ? answer.data : undefined] as const
        }),
      )
    return latestAnswer(
      priceAll,
      (answers) => setOffers(new Map(answers.flatMap(([key, quote]) => (quote ? [[key, quote] as const] : [])))),
      PAUSE_MS,
    )
  }, [call, language, currency])
  const lines = product.secenekler.flatMap(
    ({ k_no }) =>
      lineOf(product, followRooms(product, choice, chooseOption({ ...choice, ekstralar: {} }, k_no)), NO_KEY) ?? [],
  )
  const wanted = JSON.stringify(lines)
  useEffect(() => {
    const asked = JSON.parse(wanted) as CartLineRequest[]
    if (asked.length === 0) {
      setOffers(NONE)
      return
    }
    asking.want(asked)
    return () => asking.forget()
  }, [wanted, asking])
  return offers
}
