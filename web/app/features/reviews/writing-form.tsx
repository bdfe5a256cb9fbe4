import { type ReactNode, type SubmitEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { type FieldErrors, fieldErrors } from '../../platform/calls/field-errors.ts'
import { textOf } from '../../platform/calls/form-text.ts'
import { authStore } from '../../platform/stores/auth-store.ts'
import { Button } from '../../ui/button.tsx'
import { TextareaField, TextField } from '../../ui/form/field.tsx'
import { ProblemNote } from '../../ui/note.tsx'
import type { WritingWords } from './writing-words.ts'

/** What every author gives: words, name and address. */
interface Written {
  readonly metin: string
  readonly ad: string
  readonly e_mail: string
}

type Refusal = Parameters<typeof fieldErrors>[0] & { readonly success: 0; readonly message: string }
type Answer = { readonly success: 1 } | Refusal

interface WritingFormProps {
  readonly words: WritingWords
  readonly mostWords: number
  /** Sends it; the form also holds the fields before the words. */
  readonly post: (written: Written, form: FormData) => Promise<Answer>
  readonly onSent: () => void
  /** Fields before the words, with what was wrong in them. */
  readonly children: (errors: FieldErrors) => ReactNode
}

/** Reviews and comments are written in the same fields and refused in the same place. */
export function WritingForm({ words, mostWords, post, onSent, children }: WritingFormProps) {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const form = useRef<HTMLFormElement>(null)
  const errors = refusal ? fieldErrors(refusal) : {}
  // Together with the words, not after them: a screen reader then speaks them at their field.
  useLayoutEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusal])
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sheet = new FormData(event.currentTarget)
    const text = (name: string) => textOf(sheet, name)
    setBusy(true)
    const answer = await post({ metin: text('metin'), ad: text('ad'), e_mail: text('e_mail') }, sheet)
    setBusy(false)
    if (answer.success === 1) onSent()
    else setRefusal(answer)
  }
  return (
    <form
      ref={form}
      noValidate
      className="relative mt-4 grid gap-4 sm:grid-cols-2"
      onSubmit={(event) => void send(event)}
    >
      {children(errors)}
      <PersonFields words={words} mostWords={mostWords} errors={errors} />
      {refusal ? (
        <div className="sm:col-span-2">
          <ProblemNote problem={refusal.message} />
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

interface PersonFieldsProps extends Pick<WritingFormProps, 'words' | 'mostWords'> {
  readonly errors: FieldErrors
}

function PersonFields({ words, mostWords, errors }: PersonFieldsProps) {
  const id = useId()
  const user = authStore.use((state) => state.user)
  return (
    <>
      <TextareaField
        id={`${id}-metin`}
        name="metin"
        label={words.words}
        error={errors.metin}
        required
        maxLength={mostWords}
        className="sm:col-span-2"
      />
      <TextField
        id={`${id}-ad`}
        name="ad"
        label={words.name}
        error={errors.ad}
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
        error={errors.e_mail}
        hint={words.emailHint}
        required
        autoComplete="email"
        defaultValue={user?.e_mail ?? ''}
      />
    </>
  )
}
