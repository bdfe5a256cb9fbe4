import { confirmAgencyLogin, type loginAgency } from '@meltem/contract/agency/agency'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { keepAgencySession } from '../../../platform/calls/agency-session.ts'
import { useCall } from '../../../platform/calls/api.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox, TextField } from '../../../ui/form/field.tsx'
import { QrCode } from '../../../ui/qr-code.tsx'
import { StepForm } from './step-form.tsx'

type FirstStep = OutputOf<typeof loginAgency>

interface CodeStepProps {
  readonly step: FirstStep
  /** With recovery codes after the set-up. */
  readonly onDone: (codes: readonly string[] | null) => void
}

/** The second half of a login; the first time it shows what the app needs. */
export function CodeStep({ step, onDone }: CodeStepProps) {
  const t = useTranslations('agencyLogin')
  const call = useCall()
  const [recovery, setRecovery] = useState(false)
  const send = async (value: (name: string) => string) => {
    const answer = await call(confirmAgencyLogin, {
      giris_anahtari: step.giris_anahtari,
      kod: value('kod'),
      remember: value('hatirla') === 'on',
    })
    if (answer.success === 0) return answer.message
    const { success: _, kurtarma_kodlari, ...session } = answer
    keepAgencySession(session)
    onDone(kurtarma_kodlari)
    return undefined
  }
  return (
    <>
      {step.kurulum ? <Setup setup={step.kurulum} /> : <p className="text-ink-2">{t('codeLead')}</p>}
      <StepForm submit={t('enter')} onSend={send}>
        {recovery ? (
          <TextField key="kurtarma" id="acente-kod" name="kod" label={t('recoveryCode')} autoComplete="off" required />
        ) : (
          <TextField
            key="kod"
            id="acente-kod"
            name="kod"
            label={t('code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            required
          />
        )}
        <Checkbox id="acente-hatirla" name="hatirla" label={t('remember')} />
      </StepForm>
      {step.kurulum ? null : (
        <Button look="quiet" className="justify-self-start" onClick={() => setRecovery(!recovery)}>
          {recovery ? t('useApp') : t('useRecovery')}
        </Button>
      )}
    </>
  )
}

function Setup({ setup: { sir, uri } }: { setup: NonNullable<FirstStep['kurulum']> }) {
  const t = useTranslations('agencyLogin')
  return (
    <div className="grid gap-4">
      <p className="text-ink-2">{t('setupLead')}</p>
      <div className="max-w-[220px] border border-line">
        <QrCode text={uri} label={t('qr')} />
      </div>
      <p className="text-14 text-ink-2">
        {t('typed')}{' '}
        <code data-testid="totp-secret" className="break-all font-bold text-ink">
          {sir.replace(/(.{4})(?=.)/g, '$1 ')}
        </code>
      </p>
    </div>
  )
}
