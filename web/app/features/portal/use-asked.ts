import type { AnswerOf, Endpoint, InputOf } from '@meltem/contract/endpoint'
import { useCallback, useEffect, useState } from 'react'
import { useAgencyCall } from '../../platform/calls/agency-session.ts'

type Good<E extends Endpoint> = Extract<AnswerOf<E>, { success: 1 }>

export interface Asked<E extends Endpoint> {
  readonly answer: Good<E> | undefined
  readonly problem: string | undefined
  readonly again: () => void
}

/** Asks the desk when the page opens and whenever the question changes; the last question's answer counts. */
export function useAsked<E extends Endpoint>(path: `/${string}`, input: InputOf<E>): Asked<E> {
  const call = useAgencyCall()
  const [answer, setAnswer] = useState<Good<E>>()
  const [problem, setProblem] = useState<string>()
  const [turn, setTurn] = useState(0)
  const question = JSON.stringify(input)
  useEffect(() => {
    // Asked once more when somebody has changed something.
    if (turn < 0) return
    let gone = false
    void call<E>({ method: 'GET', path }, JSON.parse(question) as InputOf<E>).then((found) => {
      if (gone) return
      if (found.success === 1) setAnswer(found)
      setProblem(found.success === 1 ? undefined : found.message)
    })
    return () => {
      gone = true
    }
  }, [call, path, question, turn])
  return { answer, problem, again: useCallback(() => setTurn((known) => known + 1), []) }
}
