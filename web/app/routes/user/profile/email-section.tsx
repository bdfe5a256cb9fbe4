import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type Member, updateMember } from '@meltem/contract/member'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl/react'
import { Button } from '../../../components/ui/button.tsx'
import { TextField } from '../../../components/ui/field.tsx'
import { useCall } from '../../../lib/api.ts'
import { useMemberFieldError } from '../use-member-field-error.ts'
import { EmailForm } from './profile-schemas.ts'
import { type Outcome, OutcomeNote, Setting } from './setting.tsx'

/** A new address counts once its mail was answered; until then the old one stays. */
export function EmailSection({ user }: { user: Member }) {
  const t = useTranslations('member.profile')
  const login = useTranslations('login')
  const say = useMemberFieldError()
  const call = useCall()
  const [outcome, setOutcome] = useState<Outcome>()
  const { register, handleSubmit, formState, reset, setError } = useForm<EmailForm>({
    mode: 'onTouched',
    resolver: standardSchemaResolver(EmailForm),
    defaultValues: { e_mail: '', sifre: '' },
  })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async ({ e_mail, sifre }) => {
    setOutcome(undefined)
    const answer = await call(updateMember, { e_mail, ...(user.sifre_var ? { sifre } : {}) })
    if (answer.success === 1) {
      reset()
      return setOutcome({ good: true, message: t('emailSent', { e_mail }) })
    }
    if (answer.code === 'emailhata') return setError('e_mail', { message: login('emailTaken') }, { shouldFocus: true })
    if (answer.code === 'sifre_hatali') return setError('sifre', { message: answer.message }, { shouldFocus: true })
    setOutcome({ good: false, message: answer.message })
  })
  return (
    <Setting
      id="email"
      title={t('email')}
      lead={
        user.e_mail_dogrulandi
          ? t('emailConfirmed', { e_mail: user.e_mail })
          : t('emailWaiting', { e_mail: user.e_mail })
      }
    >
      <form noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <OutcomeNote outcome={outcome} />
        </div>
        <TextField
          {...register('e_mail')}
          id="profile-e_mail"
          type="email"
          autoComplete="email"
          label={t('newEmail')}
          error={say(errors.e_mail)}
        />
        {user.sifre_var ? (
          <TextField
            {...register('sifre')}
            id="profile-e_mail-sifre"
            type="password"
            autoComplete="current-password"
            label={t('presentPassword')}
            error={say(errors.sifre)}
          />
        ) : null}
        <Button type="submit" className="justify-self-start sm:col-span-2" busy={isSubmitting}>
          {t('changeEmail')}
        </Button>
      </form>
    </Setting>
  )
}
