import { type ContractText, listContracts } from '@meltem/contract/payment/payment'
import type { Language } from '@meltem/contract/wire/language'
import { useAnswer } from '../../platform/calls/use-answer.ts'
import type { CartLine } from '../../platform/stores/cart.ts'

interface Asked<T> {
  readonly data: T | undefined
  readonly failure: string | undefined
}

/** Contracts of this basket, to be read before they are accepted. */
export function useContracts(lines: readonly CartLine[], lang: Language): Asked<readonly ContractText[]> {
  const satirlar = lines.map(({ istek: { urun_k_no, baslangic, bitis } }) => {
    return { urun_k_no, baslangic, ...(bitis ? { bitis } : {}) }
  })
  const { answer, failure } = useAnswer(listContracts, { lang, satirlar })
  return { data: failure ? undefined : answer?.data, failure: failure?.message }
}
