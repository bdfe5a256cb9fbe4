import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type Member, updateMember } from '@meltem/contract/member/member'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl/react'
import { useCall } from '../../../platform/calls/api.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { useMemberFieldError } from '../use-member-field-error.ts'
import { type EmailForm, emailForm } from './profile-schemas.ts'
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
    resolver: standardSchemaResolver(emailForm(user.sifre_var)),
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
      <div className="mb-4 empty:hidden">
        <OutcomeNote outcome={outcome} />
      </div>
      {user.e_mail_dogrulandi ? null : <Resend e_mail={user.e_mail} onOutcome={setOutcome} />}
      <form noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
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

interface ResendProps {
  readonly e_mail: string
  readonly onOutcome: (outcome: Outcome | undefined) => void
}

/** Mails get lost, and links run out: the one of the confirmation is sent anew. */
function Resend({ e_mail, onOutcome }: ResendProps) {
  const t = useTranslations('member.profile')
  const call = useCall()
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    onOutcome(undefined)
    const answer = await call(updateMember, { e_mail })
    setBusy(false)
    const good = answer.success === 1
    onOutcome({ good, message: good ? t('resent', { e_mail }) : answer.message })
  }
  return (
    <Button className="mb-6" busy={busy} onClick={() => void send()}>
      {t('resend')}
    </Button>
  )
}
