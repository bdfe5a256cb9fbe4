import { Note } from '../note.tsx'
import { useErrorText } from '../words/use-error-text.ts'
import type { Contest } from './contest.ts'
import { ContestedNote } from './contested-note.tsx'

/** A value as it can be read where nobody has said better words for it. */
export function plainWords(value: unknown): string {
  if (typeof value === 'string') return value
  return value === null || value === undefined ? '' : JSON.stringify(value)
}

interface TroubleProps<T> {
  /** The form that was not saved. */
  readonly form: {
    readonly error: unknown
    readonly contest: Contest | undefined
    readonly take: (field: string, value: unknown) => void
  }
  /** The name of a field, and a value of it as people read it. */
  readonly nameOf: (field: keyof T & string) => string
  readonly wordsOf: (field: keyof T & string, value: unknown) => string
}

/** Why it was not saved; where another was first, what they wrote beside one's own, to be taken field by field. */
export function SaveTrouble<T extends object>({ form, nameOf, wordsOf }: TroubleProps<T>) {
  const errorText = useErrorText()
  if (form.contest) {
    const words = (field: string, value: unknown) => {
      const name = field as keyof T & string
      return { name: nameOf(name), value: wordsOf(name, value) }
    }
    return <ContestedNote contest={form.contest} words={words} onTake={form.take} />
  }
  return form.error ? <Note tone="danger">{errorText(form.error)}</Note> : null
}
