import { type SearchHit, searchCatalog } from '@meltem/contract/catalog/catalog'
import { useMemo } from 'react'
import { useAnswer } from '../../platform/calls/use-answer.ts'
import { useFrame } from '../../platform/page/frame.ts'

/** Fingers rest before the server is asked. */
const REST = 140
const MOST = 12

export interface Suggestions {
  /** The words these belong to; what was typed since may be newer. */
  readonly words: string
  readonly hits: readonly SearchHit[]
  readonly correction: string | null
  readonly failed: boolean
}

const NOTHING: Suggestions = { words: '', hits: [], correction: null, failed: false }

/** Suggestions for what is typed; the answer to older words never replaces a newer one. */
export function useSuggestions(typed: string): Suggestions {
  const { language, currency } = useFrame()
  const ara = typed.trim()
  const question = ara ? { dil: language, kur: currency, ara, adet: MOST } : null
  const { answer, failure, asked } = useAnswer(searchCatalog, question, { pause: REST })
  const words = asked?.ara ?? ''
  return useMemo(() => {
    if (failure) return { ...NOTHING, words, failed: true }
    return answer ? { words, hits: answer.data, correction: answer.duzeltme, failed: false } : NOTHING
  }, [answer, failure, words])
}
