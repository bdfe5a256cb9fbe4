import { requestAgencyPassword } from '@meltem/contract/agency/agency'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useCall } from '../../../platform/calls/api.ts'
import { useFrame } from '../../../platform/page/frame.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { Note } from '../../../ui/note.tsx'
import { StepForm } from './step-form.tsx'

export function ForgotStep({ onBack }: { onBack: () => void }) {
  const t = useTranslations('agencyLogin')
  const { language } = useFrame()
  const call = useCall()
  const [sent, setSent] = useState(false)
  const send = async (value: (name: string) => string) => {
    const answer = await call(requestAgencyPassword, { e_mail: value('e_mail'), lang: language })
    if (answer.success === 0) return answer.message
    setSent(true)
    return undefined
  }
  return (
    <>
      {sent ? (
        <Note tone="good" alert>
          {t('forgotSent')}
        </Note>
      ) : (
        <StepForm submit={t('forgotSubmit')} onSend={send}>
          <p className="text-ink-2">{t('forgotLead')}</p>
          <TextField
            id="acente-e-mail"
            name="e_mail"
            type="email"
            label={t('e_mail')}
            autoComplete="username"
            required
          />
        </StepForm>
      )}
      <Button look="quiet" className="justify-self-start" onClick={onBack}>
        {t('back')}
      </Button>
    </>
  )
}
