import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { loginMember } from '@meltem/contract/member'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl/react'
import { useCall } from '../../../lib/api.ts'
import { showToast } from '../../../lib/toast.ts'
import { keepToken } from '../../../stores/auth-store.ts'
import { closeLogin, showLoginTab } from '../../../stores/login-modal-store.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox, TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { LoginForm } from './login-schemas.ts'
import { useFieldError } from './use-field-error.ts'

export function LoginPanel() {
  const t = useTranslations('login')
  const call = useCall()
  const say = useFieldError()
  const [failure, setFailure] = useState<string>()
  const { register, handleSubmit, formState } = useForm<LoginForm>({
    mode: 'onTouched',
    resolver: standardSchemaResolver(LoginForm),
    defaultValues: { e_mail: '', sifre: '', remember: true },
  })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async (form) => {
    setFailure(undefined)
    const answer = await call(loginMember, form)
    if (answer.success === 0) {
      const message = answer.code === 'giris_hatali' ? t('checkDetails') : answer.message
      setFailure(message)
      showToast('bad', message)
      return
    }
    keepToken(answer.access_token)
    closeLogin()
    showToast('good', t('welcome'))
  })
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {failure ? (
        <Note tone="danger" alert>
          {failure}
        </Note>
      ) : null}
      <TextField
        {...register('e_mail')}
        id="login-e_mail"
        type="email"
        autoComplete="email"
        label={t('e_mail')}
        error={say(errors.e_mail)}
      />
      <div className="relative">
        <TextField
          {...register('sifre')}
          id="login-sifre"
          type="password"
          autoComplete="current-password"
          label={t('sifre')}
          error={say(errors.sifre)}
        />
        <button
          type="button"
          className="link absolute top-0 right-0 min-h-6 text-14"
          onClick={() => showLoginTab('forgot')}
        >
          {t('forgotShort')}
        </button>
      </div>
      <Checkbox {...register('remember')} id="login-remember" label={t('remember')} />
      <Button type="submit" look="sun" size="lg" full busy={isSubmitting}>
        {t('submitLogin')}
      </Button>
      <p className="text-14 text-ink-2">
        {t('noAccount')}{' '}
        <button type="button" className="link min-h-6" onClick={() => showLoginTab('register')}>
          {t('submitRegister')}
        </button>
      </p>
    </form>
  )
}
