import { type BasketQuote, quoteBasket } from '@meltem/contract/reservation/basket'
import { useEffect, useMemo, useState } from 'react'
import { useAnswer } from '../../platform/calls/use-answer.ts'
import { useFrame } from '../../platform/page/frame.ts'
import { authStore } from '../../platform/stores/auth-store.ts'
import { applyPrices, type CartKind, type CartLine, moveLine } from '../../platform/stores/cart.ts'
import { reservationStore } from '../../platform/stores/reservation-store.ts'
import { useStoresReady } from '../../platform/stores/store-life.ts'
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

/**
 * Checks a basket against the server whenever it is shown or changed: prices, free places, and which of the two baskets
 * each line belongs to. What the server says goes back into the store, so that the header agrees with the page.
 */
export function useBasketQuote(kind: CartKind): BasketState {
  const ready = useStoresReady()
  const lines = reservationStore.use((state) => state[kind].sepet_urunler)
  // By the question, not by the line's key: a line that is changed gets another chance.
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const question = useQuestion(kind, refused)
  const member = authStore.use((state) => state.user?.k_no)
  const { answer, failure, asked, isAsking } = useAnswer(quoteBasket, ready ? question : null, {
    pause: PAUSE_MS,
    // A member has other prices than a visitor: logging in asks anew.
    asker: `${kind} ${member ?? ''}`,
  })
  const isHeard = !isAsking && !failure
  useEffect(() => {
    if (isHeard && answer) keepPrices(kind, answer.data)
  }, [isHeard, answer, kind])
  const culprit = asked?.sepet_urunler[Number(failure?.ayrinti?.satir ?? -1)]
  useEffect(() => {
    if (culprit && failure) setRefused((now) => ({ ...now, [JSON.stringify(culprit)]: failure.message }))
  }, [culprit, failure])
  const broken = useMemo(() => brokenOf(lines, refused), [lines, refused])
  // The rest is asked for without a line that was refused.
  const whole = culprit ? undefined : failure?.message
  return {
    quote: whole === undefined ? answer?.data : undefined,
    busy: !ready || isAsking || culprit !== undefined,
    failure: whole,
    broken,
  }
}

/** The basket as it can be asked for: without the lines that were refused; null where none is left. */
function useQuestion(kind: CartKind, refused: Readonly<Record<string, string>>) {
  const { language, currency } = useFrame()
  const lines = reservationStore.use((state) => state[kind].sepet_urunler)
  const coupon = reservationStore.use((state) => (kind === 'direk' ? state.taslak.promosyon_kodu : ''))
  const own = useOwnHold(kind)
  const good = lines.map((line) => line.istek).filter((istek) => !(JSON.stringify(istek) in refused))
  if (good.length === 0) return null
  return {
    lang: language,
    secilen_kur: currency,
    sepet_urunler: good,
    ...(isCouponCode(coupon) ? { promosyon_kodu: coupon } : {}),
    ...(own ? { tutulan: own } : {}),
  }
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

/**
 * What this basket holds itself, which does not stand in its way: the hold of a checkout that was begun, or the
 * reservation that waits for its payment.
 */
function useOwnHold(kind: CartKind): { readonly k_no: string; readonly anahtar?: string } | undefined {
  const k_no = reservationStore.use((state) => state[kind].k_no)
  const { yerlesen, tutma } = reservationStore.use((state) => state.taslak)
  const hold = [yerlesen, tutma].find((one) => one !== null && one.k_no === k_no)
  const anahtar = hold?.anahtar
  return k_no !== null && anahtar !== undefined ? { k_no, ...(anahtar ? { anahtar } : {}) } : undefined
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
