import { type ReactNode, type SubmitEvent, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ProblemNote } from '../../../ui/note.tsx'

interface StepFormProps {
  readonly submit: string
  /** Answers the sentence to show when it was refused. */
  readonly onSend: (values: (name: string) => string) => Promise<string | undefined>
  readonly children: ReactNode
}

/** One question and its button; what was typed stays when it is refused. */
export function StepForm({ submit, onSend, children }: StepFormProps) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const form = new FormData(event.currentTarget)
    setBusy(true)
    setProblem(undefined)
    const refused = await onSend((name) => {
      const value = form.get(name)
      return typeof value === 'string' ? value : ''
    })
    setBusy(false)
    setProblem(refused)
  }
  return (
    <form className="grid gap-5" onSubmit={(event) => void send(event)}>
      <ProblemNote problem={problem} />
      {children}
      <Button type="submit" look="deep" size="lg" busy={busy} full>
        {submit}
      </Button>
    </form>
  )
}
