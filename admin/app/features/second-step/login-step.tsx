import type { confirmStaffLogin, loginStaff } from '@meltem/contract/staff/staff'
import type { InputOf, OutputOf } from '@meltem/contract/wire/endpoint'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AppSetup } from './app-setup.tsx'
import { CodeField } from './code-field.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { StepForm } from './step-form.tsx'

interface LoginStepProps {
  readonly step: NonNullable<OutputOf<typeof loginStaff>['adim']>
  /** The call of the office, or of the installation: both have two halves. */
  readonly confirm: (
    half: InputOf<typeof confirmStaffLogin>,
  ) => Promise<Pick<OutputOf<typeof confirmStaffLogin>, 'kurtarma_kodlari'>>
  readonly onDone: () => void
  readonly onBack: () => void
}

/** The second half of a login; the first time it sets up the app and shows the recovery codes. */
export default function LoginStep({ step: { giris_anahtari, kurulum }, confirm, onDone, onBack }: LoginStepProps) {
  const t = useTranslations('admin.second_step')
  const [codes, setCodes] = useState<readonly string[]>()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (kod: string) => confirm({ giris_anahtari, kod }),
    onSuccess: ({ kurtarma_kodlari }) => {
      if (kurtarma_kodlari) setCodes(kurtarma_kodlari)
      else onDone()
    },
  })
  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />
  return (
    <div className="grid">
      {kurulum ? <AppSetup setup={kurulum} /> : <p className="mb-3 text-ink-2">{t('lead')}</p>}
      <StepForm submit={t('enter')} busy={isPending} error={error} onSend={mutate}>
        <CodeField appOnly={kurulum !== null} />
      </StepForm>
      <button type="button" className="link mt-3 min-h-9 justify-self-start" onClick={onBack}>
        {t('back')}
      </button>
    </div>
  )
}
