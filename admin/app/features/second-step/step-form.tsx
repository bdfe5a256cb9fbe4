import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'

interface StepFormProps {
  readonly submit: string
  readonly busy: boolean
  readonly error: unknown
  /** What was typed into the field named `kod`. */
  readonly onSend: (typed: string) => void
  readonly children: ReactNode
}

/** One field and its button; what was wrong stands above them, and what was typed stays. */
export function StepForm({ submit, busy, error, onSend, children }: StepFormProps) {
  const errorText = useErrorText()
  return (
    <form
      className="grid gap-1.5"
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget).get('kod')
        if (!busy && typeof typed === 'string' && typed.trim() !== '') onSend(typed)
      }}
    >
      {error ? (
        <div className="mb-2">
          <Note tone="danger">{errorText(error)}</Note>
        </div>
      ) : null}
      {children}
      <Button type="submit" look="sun" size="full" busy={busy}>
        {submit}
      </Button>
    </form>
  )
}
