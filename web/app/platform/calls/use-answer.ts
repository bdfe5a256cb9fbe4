import type { AnswerOf, Endpoint, InputOf } from '@meltem/contract/wire/endpoint'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useCall } from './api.ts'
import type { BrowserCall } from './browser-call.ts'

type Success<E extends Endpoint> = Extract<AnswerOf<E>, { success: 1 }>
type Refusal = Extract<AnswerOf<Endpoint>, { success: 0 }>

export interface Asked<E extends Endpoint> {
  /** The last good answer; it stands while the next is on its way, and through a refusal. */
  readonly answer: Success<E> | undefined
  /** Why the newest question was refused; it stands until the next answer. */
  readonly failure: Refusal | undefined
  /** The input of the last answer or refusal. */
  readonly asked: InputOf<E> | undefined
  /** The question as it is now has no answer yet. */
  readonly isAsking: boolean
  /** Asks the same once more. */
  readonly again: () => void
  /** Puts an answer in place that came another way; one that is still on its way is older and is dropped. */
  readonly put: (answer: Success<E>) => void
}

interface Manner {
  /** A visitor's or member's call unless another is given. */
  readonly call?: BrowserCall
  /** A question is sent once it has stood for so many milliseconds. */
  readonly pause?: number
  /** The person who asks, where another person gets another answer to the same question. */
  readonly asker?: string | undefined
}

interface Asking<E extends Endpoint> {
  readonly endpoint: E
  readonly input: InputOf<E>
  readonly call: BrowserCall
  readonly asker: string | undefined
  readonly turn: number
}

interface Heard<E extends Endpoint> extends Pick<Asked<E>, 'answer' | 'failure'> {
  readonly of: Asking<E> | undefined
}

const NOTHING = { answer: undefined, failure: undefined, of: undefined }

/**
 * What a call answers: asked when the page is open and whenever the question changes, which is told by its content. Only
 * the answer to the newest question counts. Without a question (`null`) there is no answer either.
 */
export function useAnswer<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E> | null,
  { call: given, pause = 0, asker }: Manner = {},
): Asked<E> {
  const own = useCall()
  const call = given ?? own
  const [turn, setTurn] = useState(0)
  const [last, setLast] = useState<Heard<E>>(NOTHING)
  const question = input === null ? null : JSON.stringify(input)
  const asking = useMemo<Asking<E> | undefined>(
    () => (question === null ? undefined : { endpoint, input: JSON.parse(question) as InputOf<E>, call, asker, turn }),
    [endpoint, question, call, asker, turn],
  )
  useEffect(() => {
    if (!asking) {
      setLast(NOTHING)
      return
    }
    return ask(asking, pause, (heard) =>
      setLast((before) => {
        if (before.of === asking) return before
        if (heard.success === 1) return { answer: heard, failure: undefined, of: asking }
        return { answer: before.answer, failure: heard, of: asking }
      }),
    )
  }, [asking, pause])
  const { answer, failure, of } = asking ? last : NOTHING
  return {
    answer,
    failure,
    asked: of?.input,
    isAsking: of !== asking,
    again: useCallback(() => setTurn((now) => now + 1), []),
    put: useCallback((found: Success<E>) => setLast({ answer: found, failure: undefined, of: asking }), [asking]),
  }
}

/** Asks after the pause and tells the answer, unless it is given up before. */
function ask<E extends Endpoint>(
  { call, endpoint, input }: Asking<E>,
  pause: number,
  tell: (answer: AnswerOf<E>) => void,
): () => void {
  let gone = false
  const send = async () => {
    const answer = await call(endpoint, input)
    if (!gone) tell(answer)
  }
  const timer = pause > 0 ? setTimeout(() => void send(), pause) : void send()
  return () => {
    gone = true
    clearTimeout(timer)
  }
}
