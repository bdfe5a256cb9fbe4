import { type BasketQuote, holdBasket } from '@meltem/contract/reservation/basket'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCall } from '../../platform/calls/api.ts'
import { useFrame } from '../../platform/page/frame.ts'
import { changeDraft, renewKey, reservationStore } from '../../platform/stores/reservation-store.ts'
import { isCouponCode } from '../basket/coupon-code.ts'
import { hasPriceMoved, seenPriceOf } from '../basket/seen-price.ts'
import type { BasketState } from '../basket/use-basket-quote.ts'
import { type HoldAnswer, holdTrouble } from './hold-trouble.ts'

export interface Held {
  /** The price that is promised, or the quote of a request, which holds nothing. */
  readonly quote: BasketQuote | undefined
  readonly bitis: string | undefined
  readonly failure: string | undefined
}

/**
 * Holds the basket when the checkout starts: all of it with one clock. Holding again, after a reload or in a second
 * tab, has the same key and so the same clock; a changed basket swaps its stock under it.
 */
export function useHold({ quote, failure }: BasketState, wanted: boolean): Held {
  const call = useCall()
  const navigate = useNavigate()
  const { language } = useFrame()
  const [held, setHeld] = useState<Held>({ quote: undefined, bitis: undefined, failure: undefined })
  const asked = useRef('')
  useEffect(() => {
    if (!wanted || !quote) return
    const { direk, taslak } = reservationStore.use.getState()
    if (hasPriceMoved(taslak.gorulen, quote)) {
      void navigate(`/${language}/basket/warning?neden=fiyat`, { replace: true })
      return
    }
    changeDraft({ gorulen: taslak.gorulen ?? seenPriceOf(quote, new Date().toISOString()) })
    const sepet_urunler = direk.sepet_urunler.map((line) => line.istek)
    const imza = JSON.stringify([
      direk.k_no,
      sepet_urunler,
      taslak.promosyon_kodu,
      quote.fis.kur,
      quote.fis.toplam.genel_toplam,
    ])
    if (asked.current === imza) return
    asked.current = imza
    const hold = (k_no: string) =>
      call(holdBasket, {
        k_no,
        lang: language,
        sepet_urunler,
        secilen_kur: quote.fis.kur,
        ...(isCouponCode(taslak.promosyon_kodu) ? { promosyon_kodu: taslak.promosyon_kodu } : {}),
        kur_rezervasyon_toplam: {
          genel_toplam: quote.fis.toplam.genel_toplam,
          on_odeme_toplam: quote.fis.toplam.on_odeme_toplam,
        },
      })
    void holdOnce(hold, direk.k_no ?? renewKey('direk')).then(({ answer, k_no }) => {
      if (answer.success === 1) {
        changeDraft({ tutma: { k_no, bitis: answer.bitis, anahtar: answer.misafir_anahtari, imza } })
        setHeld({ quote: answer.data, bitis: answer.bitis, failure: undefined })
        return
      }
      const trouble = holdTrouble(answer)
      if (trouble.go) void navigate(`/${language}/basket/${trouble.go}`, { replace: true })
      else setHeld({ quote: undefined, bitis: undefined, failure: answer.message })
    })
  }, [wanted, quote, call, language, navigate])
  return failure ? { ...held, failure } : held
}

/** A key that has run out or belongs to another login is replaced, once; the basket stays. */
async function holdOnce(hold: (k_no: string) => Promise<HoldAnswer>, k_no: string) {
  const answer = await hold(k_no)
  if (answer.success === 1 || !holdTrouble(answer).again) return { answer, k_no }
  const next = renewKey('direk')
  return { answer: await hold(next), k_no: next }
}
