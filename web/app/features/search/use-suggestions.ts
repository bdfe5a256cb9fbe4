import { type SearchHit, searchCatalog } from '@meltem/contract/catalog'
import { useEffect, useState } from 'react'
import { useCall } from '../../platform/calls/api.ts'
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
  const call = useCall()
  const { language, currency } = useFrame()
  const [found, setFound] = useState(NOTHING)
  const words = typed.trim()
  useEffect(() => {
    if (!words) {
      setFound(NOTHING)
      return
    }
    let current = true
    async function ask(): Promise<void> {
      const input = { dil: language, kur: currency, ara: words, adet: MOST }
      const answer = await call(searchCatalog, input)
      if (!current) return
      setFound(
        answer.success === 1
          ? { words, hits: answer.data, correction: answer.duzeltme, failed: false }
          : { ...NOTHING, words, failed: true },
      )
    }
    const timer = setTimeout(() => void ask(), REST)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [call, language, currency, words])
  return found
}
