import type { OutputOf } from '@meltem/contract/endpoint'
import type { Language } from '@meltem/contract/language'
import type { ContractText, listContracts, listPaymentMethods } from '@meltem/contract/payment'
import { useEffect, useState } from 'react'
import { useCall } from '../../../lib/api.ts'
import type { CartLine } from '../../../stores/cart.ts'

const METHODS = { method: 'GET', path: '/odeme-yontem-listele' } as const
const CONTRACTS = { method: 'POST', path: '/sozlesme-listele-post' } as const

export type Methods = OutputOf<typeof listPaymentMethods>

interface Asked<T> {
  readonly data: T | undefined
  readonly failure: string | undefined
}

/** How this amount may be paid; asked again whenever it changes, as instalments depend on it. */
export function useMethods(tutar: number | undefined): Asked<Methods> {
  const call = useCall()
  const [state, setState] = useState<Asked<Methods>>({ data: undefined, failure: undefined })
  useEffect(() => {
    if (tutar === undefined) return
    let wanted = true
    void call<typeof listPaymentMethods>(METHODS, { tutar }).then((answer) => {
      if (!wanted) return
      setState(
        answer.success === 1 ? { data: answer, failure: undefined } : { data: undefined, failure: answer.message },
      )
    })
    return () => {
      wanted = false
    }
  }, [call, tutar])
  return state
}

/** Contracts of this basket, to be read before they are accepted. */
export function useContracts(lines: readonly CartLine[], lang: Language): Asked<readonly ContractText[]> {
  const call = useCall()
  const [state, setState] = useState<Asked<readonly ContractText[]>>({ data: undefined, failure: undefined })
  const asked = JSON.stringify(
    lines.map(({ istek: { urun_k_no, baslangic, bitis } }) => ({ urun_k_no, baslangic, ...(bitis ? { bitis } : {}) })),
  )
  useEffect(() => {
    let wanted = true
    const satirlar = JSON.parse(asked) as { urun_k_no: string; baslangic: string }[]
    void call<typeof listContracts>(CONTRACTS, { lang, satirlar }).then((answer) => {
      if (!wanted) return
      setState(
        answer.success === 1 ? { data: answer.data, failure: undefined } : { data: undefined, failure: answer.message },
      )
    })
    return () => {
      wanted = false
    }
  }, [call, asked, lang])
  return state
}
