import { type ReactNode, type SubmitEvent, useId, useState } from 'react'
import { textOf } from '../../lib/form-text.ts'
import { authStore } from '../../stores/auth-store.ts'
import { Button } from '../ui/button.tsx'
import { TextareaField, TextField } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import type { WritingWords } from './writing-words.ts'

/** What everybody who writes gives: words, and who they are. */
interface Written {
  readonly metin: string
  readonly ad: string
  readonly e_mail: string
}

type Answer = { readonly success: 1 } | { readonly success: 0; readonly message: string }

interface WritingFormProps {
  readonly words: WritingWords
  readonly mostWords: number
  /** Sends it; the form holds what is asked for beside it. */
  readonly post: (written: Written, form: FormData) => Promise<Answer>
  readonly onSent: () => void
  /** Fields before the words. */
  readonly children?: ReactNode
}

/** Reviews and comments are written in the same fields and refused in the same place. */
export function WritingForm({ words, mostWords, post, onSent, children }: WritingFormProps) {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => textOf(form, name)
    setBusy(true)
    const answer = await post({ metin: text('metin'), ad: text('ad'), e_mail: text('e_mail') }, form)
    setBusy(false)
    if (answer.success === 1) onSent()
    else setRefusal(answer.message)
  }
  return (
    <form className="relative mt-4 grid gap-4 sm:grid-cols-2" onSubmit={(event) => void send(event)}>
      {children}
      <PersonFields words={words} mostWords={mostWords} />
      {refusal ? (
        <div className="sm:col-span-2">
          <Note tone="danger" alert>
            {refusal}
          </Note>
        </div>
      ) : null}
      <div className="flex flex-wrap items-center gap-3 sm:col-span-2">
        <Button type="submit" look="deep" busy={busy}>
          {words.send}
        </Button>
        <span className="text-14 text-ink-2">{words.moderated}</span>
      </div>
    </form>
  )
}

function PersonFields({ words, mostWords }: Pick<WritingFormProps, 'words' | 'mostWords'>) {
  const id = useId()
  const user = authStore.use((state) => state.user)
  return (
    <>
      <TextareaField
        id={`${id}-metin`}
        name="metin"
        label={words.words}
        required
        maxLength={mostWords}
        className="sm:col-span-2"
      />
      <TextField
        id={`${id}-ad`}
        name="ad"
        label={words.name}
        hint={words.nameHint}
        required
        maxLength={80}
        autoComplete="name"
        defaultValue={user ? `${user.ad} ${user.soyad}` : ''}
      />
      <TextField
        id={`${id}-mail`}
        name="e_mail"
        type="email"
        label={words.email}
        hint={words.emailHint}
        required
        autoComplete="email"
        defaultValue={user?.e_mail ?? ''}
      />
    </>
  )
}
