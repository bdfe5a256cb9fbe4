import type { Language } from '@meltem/contract/language'
import { type ContractText, listContracts } from '@meltem/contract/payment'
import { useEffect, useState } from 'react'
import { useCall } from '../../platform/calls/api.ts'
import type { CartLine } from '../../platform/stores/cart.ts'

interface Asked<T> {
  readonly data: T | undefined
  readonly failure: string | undefined
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
    void call(listContracts, { lang, satirlar }).then((answer) => {
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
