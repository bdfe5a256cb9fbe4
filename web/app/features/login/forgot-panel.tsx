import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { requestPassword } from '@meltem/contract/member/member'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl/react'
import { showToast } from '../../platform/boot/toast.ts'
import { useCall } from '../../platform/calls/api.ts'
import { useFrame } from '../../platform/page/frame.ts'
import { showLoginTab } from '../../platform/stores/login-modal-store.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { Note } from '../../ui/note.tsx'
import { ForgotForm } from './login-schemas.ts'
import { useFieldError } from './use-field-error.ts'

export function ForgotPanel() {
  const t = useTranslations('login')
  const { language } = useFrame()
  const call = useCall()
  const say = useFieldError()
  const [failure, setFailure] = useState<string>()
  const { register, handleSubmit, formState } = useForm<ForgotForm>({
    mode: 'onTouched',
    resolver: standardSchemaResolver(ForgotForm),
    defaultValues: { e_mail: '' },
  })
  const submit = handleSubmit(async (form) => {
    setFailure(undefined)
    const answer = await call(requestPassword, { ...form, lang: language })
    if (answer.success === 0) {
      const message = answer.code === 'mailyok' ? t('emailUnknown') : answer.message
      setFailure(message)
      showToast('bad', message)
      return
    }
    showLoginTab('login')
    showToast('good', t('passwordSent'))
  })
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p className="text-ink-2">{t('forgotText')}</p>
      {failure ? (
        <Note tone="danger" alert>
          {failure}
        </Note>
      ) : null}
      <TextField
        {...register('e_mail')}
        id="forgot-e_mail"
        type="email"
        autoComplete="email"
        label={t('e_mail')}
        error={say(formState.errors.e_mail)}
      />
      <Button type="submit" look="sun" size="lg" full busy={formState.isSubmitting}>
        {t('submitForgot')}
      </Button>
      <button type="button" className="link tap justify-self-start text-14" onClick={() => showLoginTab('login')}>
        {t('backToLogin')}
      </button>
    </form>
  )
}
