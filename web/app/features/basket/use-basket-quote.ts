import { type BasketQuote, quoteBasket } from '@meltem/contract/basket'
import type { CartLineRequest } from '@meltem/contract/reservation'
import { useEffect, useMemo, useState } from 'react'
import { useCall } from '../../platform/calls/api.ts'
import { useFrame } from '../../platform/page/frame.ts'
import { authStore } from '../../platform/stores/auth-store.ts'
import { applyPrices, type CartKind, type CartLine, moveLine } from '../../platform/stores/cart.ts'
import { reservationStore } from '../../platform/stores/reservation-store.ts'
import { useStoresReady } from '../../platform/stores/store-life.ts'
import { latestAnswer } from '../booking/latest-answer.ts'
import { isCouponCode } from './coupon-code.ts'

const PAUSE_MS = 120

export interface BasketState {
  /** The server's word on the basket as it is now; the one before while the next is on its way. */
  readonly quote: BasketQuote | undefined
  readonly busy: boolean
  /** Why nothing could be priced at all. */
  readonly failure: string | undefined
  /** Lines that cannot be sold any more, by their key, with the server's sentence. They are left out of the price. */
  readonly broken: Readonly<Record<string, string>>
}

interface Asked {
  readonly lines: readonly CartLineRequest[]
  readonly coupon: string
  /** What this basket holds itself, which does not stand in its way. */
  readonly own: { readonly k_no: string; readonly anahtar?: string } | undefined
  /** A member has other prices than a visitor: logging in asks anew. */
  readonly member: string | undefined
}

type Answer = { readonly quote: BasketQuote | undefined; readonly busy: boolean; readonly failure: string | undefined }

const NOTHING: Answer = { quote: undefined, busy: true, failure: undefined }

/**
 * Checks a basket against the server whenever it is shown or changed: prices, free places, and which of the two baskets
 * each line belongs to. What the server says goes back into the store, so that the header agrees with the page.
 */
export function useBasketQuote(kind: CartKind): BasketState {
  const call = useCall()
  const { language, currency } = useFrame()
  const ready = useStoresReady()
  const lines = reservationStore.use((state) => state[kind].sepet_urunler)
  const coupon = reservationStore.use((state) => (kind === 'direk' ? state.taslak.promosyon_kodu : ''))
  const own = useOwnHold(kind)
  const member = authStore.use((state) => state.user?.k_no)
  const [answer, setAnswer] = useState(NOTHING)
  // By what was asked, not by key: a line that is changed gets another chance.
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const asking = useMemo(
    () =>
      latestAnswer(
        (asked: Asked) =>
          call(quoteBasket, {
            lang: language,
            secilen_kur: currency,
            sepet_urunler: [...asked.lines],
            ...(isCouponCode(asked.coupon) ? { promosyon_kodu: asked.coupon } : {}),
            ...(asked.own ? { tutulan: asked.own } : {}),
          }),
        (heard, asked) => {
          if (heard.success === 1) {
            keepPrices(kind, heard.data)
            setAnswer({ quote: heard.data, busy: false, failure: undefined })
            return
          }
          const culprit = asked.lines[Number(heard.ayrinti?.satir ?? -1)]
          if (culprit) setRefused((now) => ({ ...now, [JSON.stringify(culprit)]: heard.message }))
          else setAnswer({ quote: undefined, busy: false, failure: heard.message })
        },
        PAUSE_MS,
      ),
    [call, language, currency, kind],
  )
  const wanted = useMemo(() => {
    const good = lines.map((line) => line.istek).filter((istek) => !(JSON.stringify(istek) in refused))
    return ready && good.length > 0 ? JSON.stringify({ lines: good, coupon, own, member } satisfies Asked) : undefined
  }, [lines, refused, coupon, own, member, ready])
  useEffect(() => {
    if (wanted === undefined) {
      setAnswer({ quote: undefined, busy: !ready, failure: undefined })
      return
    }
    setAnswer((now) => ({ ...now, busy: true }))
    asking.want(JSON.parse(wanted) as Asked)
    return () => asking.forget()
  }, [wanted, asking, ready])
  const broken = useMemo(() => brokenOf(lines, refused), [lines, refused])
  return { ...answer, broken }
}

/** What was refused, by the key of the line that asks for it. */
function brokenOf(
  lines: readonly CartLine[],
  refused: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    lines.flatMap(({ k_no, istek }) => {
      const sentence = refused[JSON.stringify(istek)]
      return sentence === undefined ? [] : [[k_no, sentence]]
    }),
  )
}

/** The hold of a checkout that was begun, or the reservation that waits for its payment. */
function useOwnHold(kind: CartKind): Asked['own'] {
  const k_no = reservationStore.use((state) => state[kind].k_no)
  const { yerlesen, tutma } = reservationStore.use((state) => state.taslak)
  const hold = [yerlesen, tutma].find((one) => one !== null && one.k_no === k_no)
  const anahtar = hold?.anahtar
  return useMemo(
    () => (k_no !== null && anahtar !== undefined ? { k_no, ...(anahtar ? { anahtar } : {}) } : undefined),
    [k_no, anahtar],
  )
}

/** Prices go to the lines they are of; a line whose sale mode has changed goes to the other basket. */
function keepPrices(kind: CartKind, quote: BasketQuote): void {
  reservationStore.use.setState((state) => {
    const cart = applyPrices(state[kind], quote.sepet_urunler)
    const moved = quote.sepet_urunler.filter((_, place) => quote.satis_durumlari[place] !== kind)
    const carts = { direk: state.direk, sor_sat: state.sor_sat, [kind]: cart }
    return moved.reduce((now, { k_no }) => moveLine(now, kind, k_no, crypto.randomUUID()), carts)
  })
}
