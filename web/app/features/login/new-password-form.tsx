import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { choosePassword } from '@meltem/contract/member/member'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl/react'
import { useCall } from '../../platform/calls/api.ts'
import { openSession } from '../../platform/stores/session.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { Note } from '../../ui/note.tsx'
import { NewPasswordFields } from './login-schemas.ts'
import { useFieldError } from './use-field-error.ts'

interface NewPasswordFormProps {
  readonly anahtar: string
  readonly onDone: () => void
  /** The key is spent or has run out. */
  readonly onRefused?: (message: string) => void
}

/** With the key of a mail or of a one-time password. Every other login of the member ends. */
export function NewPasswordForm({ anahtar, onDone, onRefused }: NewPasswordFormProps) {
  const t = useTranslations('login')
  const call = useCall()
  const say = useFieldError()
  const [failure, setFailure] = useState<string>()
  const { register, handleSubmit, formState, setError } = useForm<NewPasswordFields>({
    mode: 'onTouched',
    resolver: standardSchemaResolver(NewPasswordFields),
    defaultValues: { sifre: '', sifre_onay: '' },
  })
  const submit = handleSubmit(async (form) => {
    setFailure(undefined)
    const answer = await call(choosePassword, { anahtar, ...form })
    if (answer.success === 1) {
      await openSession(call, answer)
      return onDone()
    }
    if (answer.code === 'sifre_yaygin') return setError('sifre', { message: answer.message }, { shouldFocus: true })
    if (answer.code === 'anahtar_gecersiz' && onRefused) return onRefused(answer.message)
    setFailure(answer.message)
  })
  const { errors, isSubmitting } = formState
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {failure ? (
        <Note tone="danger" alert>
          {failure}
        </Note>
      ) : null}
      <TextField
        {...register('sifre', { deps: ['sifre_onay'] })}
        id="new-sifre"
        type="password"
        autoComplete="new-password"
        label={t('newPassword')}
        hint={t('passwordHint')}
        error={say(errors.sifre)}
      />
      <TextField
        {...register('sifre_onay')}
        id="new-sifre_onay"
        type="password"
        autoComplete="new-password"
        label={t('newPasswordAgain')}
        error={say(errors.sifre_onay)}
      />
      <Button type="submit" look="sun" size="lg" full busy={isSubmitting}>
        {t('savePassword')}
      </Button>
    </form>
  )
}
