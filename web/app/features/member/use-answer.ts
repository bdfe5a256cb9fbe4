import type { AnswerOf, Endpoint, InputOf } from '@meltem/contract/endpoint'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useCall } from '../../platform/calls/api.ts'

type Success<E extends Endpoint> = Extract<AnswerOf<E>, { success: 1 }>

interface Asked<E extends Endpoint> {
  readonly answer: Success<E> | undefined
  /** Sentence of a refusal, and its code. */
  readonly failure: { readonly code: string; readonly message: string } | undefined
  /** Asks again; what is on screen stays until the new answer is there. */
  readonly again: () => void
  /** Puts an answer on screen that came another way. */
  readonly put: (answer: Success<E>) => void
}

/** What a call answers, from the moment a page is open. */
export function useAnswer<E extends Endpoint>(address: Pick<E, 'method' | 'path'>, input: InputOf<E>): Asked<E> {
  const call = useCall()
  const { method, path } = address
  const key = JSON.stringify(input)
  const [state, setState] = useState<Pick<Asked<E>, 'answer' | 'failure'>>({ answer: undefined, failure: undefined })
  /** Only what was asked last is shown. */
  const latest = useRef(0)
  const again = useCallback(() => {
    latest.current += 1
    const mine = latest.current
    void call<E>({ method, path }, JSON.parse(key) as InputOf<E>).then((answer) => {
      if (mine !== latest.current) return
      if (answer.success === 1) setState({ answer, failure: undefined })
      else setState((before) => ({ ...before, failure: { code: answer.code, message: answer.message } }))
    })
  }, [call, method, path, key])
  useEffect(() => {
    again()
    return () => {
      latest.current += 1
    }
  }, [again])
  const put = useCallback((answer: Success<E>) => setState({ answer, failure: undefined }), [])
  return { ...state, again, put }
}
