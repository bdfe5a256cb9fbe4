/**
 * Asks after a pause and keeps only the answer to the newest question: an early question that is answered late never
 * replaces a later one.
 */
export function latestAnswer<Question, Answer>(
  ask: (question: Question) => Promise<Answer>,
  tell: (answer: Answer, question: Question) => void,
  pause: number,
) {
  let newest = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    want(question: Question): void {
      newest += 1
      const own = newest
      clearTimeout(timer)
      timer = setTimeout(() => {
        void ask(question).then((answer) => {
          if (own === newest) tell(answer, question)
        })
      }, pause)
    },
    /** Whatever is still under way is no longer wanted. */
    forget(): void {
      newest += 1
      clearTimeout(timer)
    },
  }
}
