import { loginAgency } from '@meltem/contract/agency/agency'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { useTranslations } from 'use-intl/react'
import { useCall } from '../../../platform/calls/api.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { StepForm } from './step-form.tsx'

interface PasswordStepProps {
  /** Known after a password was chosen. */
  readonly e_mail: string
  readonly onNext: (step: OutputOf<typeof loginAgency>) => void
  readonly onForgot: () => void
}

export function PasswordStep({ e_mail, onNext, onForgot }: PasswordStepProps) {
  const t = useTranslations('agencyLogin')
  const call = useCall()
  return (
    <>
      <StepForm
        submit={t('next')}
        onSend={async (value) => {
          const answer = await call(loginAgency, { e_mail: value('e_mail'), sifre: value('sifre') })
          if (answer.success === 0) return answer.message
          onNext(answer)
          return undefined
        }}
      >
        <TextField
          id="acente-e-mail"
          name="e_mail"
          type="email"
          label={t('e_mail')}
          autoComplete="username"
          defaultValue={e_mail}
          required
        />
        <TextField
          id="acente-sifre"
          name="sifre"
          type="password"
          label={t('sifre')}
          autoComplete="current-password"
          required
        />
      </StepForm>
      <Button look="quiet" className="justify-self-start" onClick={onForgot}>
        {t('forgot')}
      </Button>
    </>
  )
}
