import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { changePassword, type Member } from '@meltem/contract/member/member'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl/react'
import { useCall } from '../../../platform/calls/api.ts'
import { keepSession } from '../../../platform/stores/auth-store.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { useMemberFieldError } from '../use-member-field-error.ts'
import { type PasswordForm, passwordForm } from './profile-schemas.ts'
import { type Outcome, OutcomeNote, Setting } from './setting.tsx'

/** A new password ends every other login. A member who came by a social login sets the first one here. */
export function PasswordSection({ user }: { user: Member }) {
  const t = useTranslations('member.profile')
  const login = useTranslations('login')
  const say = useMemberFieldError()
  const { form, submit, outcome } = usePasswordChange(user)
  const { register, formState } = form
  const { errors, isSubmitting } = formState
  return (
    <Setting id="password" title={t('password')} lead={user.sifre_var ? t('passwordLead') : t('noPassword')}>
      <form noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <OutcomeNote outcome={outcome} />
        </div>
        {user.sifre_var ? (
          <TextField
            {...register('eski_sifre')}
            id="profile-eski_sifre"
            type="password"
            autoComplete="current-password"
            className="sm:col-span-2"
            label={t('presentPassword')}
            error={say(errors.eski_sifre)}
          />
        ) : null}
        <TextField
          {...register('sifre', { deps: ['sifre_onay'] })}
          id="profile-sifre"
          type="password"
          autoComplete="new-password"
          label={login('newPassword')}
          hint={login('passwordHint')}
          error={say(errors.sifre)}
        />
        <TextField
          {...register('sifre_onay')}
          id="profile-sifre_onay"
          type="password"
          autoComplete="new-password"
          label={login('newPasswordAgain')}
          error={say(errors.sifre_onay)}
        />
        <Button type="submit" className="justify-self-start sm:col-span-2" busy={isSubmitting}>
          {t('changePassword')}
        </Button>
      </form>
    </Setting>
  )
}

function usePasswordChange(user: Member) {
  const login = useTranslations('login')
  const call = useCall()
  const [outcome, setOutcome] = useState<Outcome>()
  const form = useForm<PasswordForm>({
    mode: 'onTouched',
    resolver: standardSchemaResolver(passwordForm(user.sifre_var)),
    defaultValues: { eski_sifre: '', sifre: '', sifre_onay: '' },
  })
  const submit = form.handleSubmit(async ({ eski_sifre, ...chosen }) => {
    setOutcome(undefined)
    const answer = await call(changePassword, { ...chosen, ...(user.sifre_var ? { eski_sifre } : {}) })
    if (answer.success === 1) {
      keepSession(answer)
      form.reset()
      return setOutcome({ good: true, message: login('passwordChanged') })
    }
    if (answer.code === 'sifre_hatali') {
      return form.setError('eski_sifre', { message: answer.message }, { shouldFocus: true })
    }
    if (answer.code === 'sifre_yaygin') {
      return form.setError('sifre', { message: answer.message }, { shouldFocus: true })
    }
    setOutcome({ good: false, message: answer.message })
  })
  return { form, submit, outcome }
}
