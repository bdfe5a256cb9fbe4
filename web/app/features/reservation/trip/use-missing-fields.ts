import { getProduct, type Product } from '@meltem/contract/catalog'
import type { Reservation } from '@meltem/contract/reservation'
import { useEffect, useState } from 'react'
import { useCall } from '../../../platform/calls/api.ts'
import { useFrame } from '../../../platform/page/frame.ts'
import { type AskedField, askedFields, withNames } from '../../checkout/guest-questions.ts'
import { standingLines } from '../cancel/services-of.ts'

/** Questions of the products that are booked and have no answer yet. */
export function useMissingFields(reservation: Reservation): readonly AskedField[] {
  const call = useCall()
  const { language } = useFrame()
  const [questions, setQuestions] = useState<ReadonlyMap<string, Product['sorular']>>(new Map())
  const wanted = [...new Set(standingLines(reservation).map(({ urun_k_no }) => urun_k_no))].join()
  useEffect(() => {
    let shown = true
    const ask = async (k_no: string) => {
      const answer = await call(getProduct, { dil: language, k_no })
      return [k_no, answer.success === 1 ? (answer.data?.sorular ?? []) : []] as const
    }
    void Promise.all(wanted.split(',').map(ask)).then((all) => {
      if (shown) setQuestions(new Map(all))
    })
    return () => {
      shown = false
    }
  }, [call, language, wanted])
  const given = new Map(
    (reservation.misafir.yanitlar ?? []).map(({ soru, kisi, deger }) => [nameOf(soru, kisi), deger]),
  )
  const lines = standingLines(reservation).map(({ pax, urun_tipi, urun_k_no }) => ({
    istek: { pax },
    urun: { urun_tipi, sorular: questions.get(urun_k_no) ?? [] },
    yanitlar: {},
  }))
  return withNames(askedFields(lines, Object.fromEntries(given))).filter(({ ad }) => !given.has(ad))
}

const nameOf = (soru: string, kisi: number | null) => (kisi === null ? `rezervasyon/${soru}` : `kisi/${kisi}/${soru}`)
