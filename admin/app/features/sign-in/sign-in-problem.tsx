import { useTranslations } from 'use-intl'
import type { CallError } from '../../platform/call-error.ts'
import { Note } from '../../ui/note.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'

/** Why it did not work and, when the server slows guesses down, for how long. */
export function SignInProblem({ error }: { error: CallError }) {
  const t = useTranslations('admin.sign_in')
  const errorText = useErrorText()
  const minutes = error.retryAfter ? Math.ceil(error.retryAfter / 60) : undefined
  return (
    <Note tone="danger">
      <p>{errorText(error)}</p>
      {minutes !== undefined && <p>{t('wait', { minutes })}</p>}
    </Note>
  )
}
