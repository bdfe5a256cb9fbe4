import { chooseAgencyPassword, readAgencyKey } from '@meltem/contract/agency/agency'
import { useTranslations } from 'use-intl/react'
import { useCall } from '../../../platform/calls/api.ts'
import { useAnswer } from '../../../platform/calls/use-answer.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { Note } from '../../../ui/note.tsx'
import { StepForm } from './step-form.tsx'

/** As in the contract, whose schemas stay out of the page. */
const AGENCY_PASSWORD_FLOOR = 12

interface ChooseStepProps {
  readonly anahtar: string
  readonly onChosen: (e_mail: string) => void
  readonly onForgot: () => void
}

/** Where the mails lead: an invitation, or a forgotten password. The link is looked at before anything is typed. */
export function ChooseStep({ anahtar, onChosen, onForgot }: ChooseStepProps) {
  const t = useTranslations('agencyLogin')
  const call = useCall()
  const { answer: found, failure } = useAnswer(readAgencyKey, { anahtar })
  if (failure) {
    return (
      <>
        <Note tone="danger" alert>
          {failure.message}
        </Note>
        <Button className="justify-self-start" onClick={onForgot}>
          {t('forgot')}
        </Button>
      </>
    )
  }
  if (!found) return <p role="status">{t('wait')}</p>
  const send = async (value: (name: string) => string) => {
    const [sifre, sifre_onay] = [value('sifre'), value('sifre_onay')]
    if (sifre.length < AGENCY_PASSWORD_FLOOR) return t('tooShort', { en_az: AGENCY_PASSWORD_FLOOR })
    if (sifre !== sifre_onay) return t('notSame')
    const answer = await call(chooseAgencyPassword, { anahtar, sifre, sifre_onay })
    if (answer.success === 0) return answer.message
    onChosen(answer.e_mail)
    return undefined
  }
  return (
    <>
      <p className="text-ink-2">
        {t(found.tur === 'davet' ? 'invited' : 'newPassword', { ad: found.ad, marka: found.marka })}
      </p>
      <StepForm submit={t('choose')} onSend={send}>
        <TextField
          id="acente-e-mail"
          name="e_mail"
          type="email"
          label={t('e_mail')}
          autoComplete="username"
          value={found.e_mail}
          readOnly
        />
        <TextField
          id="acente-yeni-sifre"
          name="sifre"
          type="password"
          label={t('newPasswordField')}
          hint={t('passwordHint', { en_az: AGENCY_PASSWORD_FLOOR })}
          autoComplete="new-password"
          required
        />
        <TextField
          id="acente-sifre-onay"
          name="sifre_onay"
          type="password"
          label={t('passwordAgain')}
          autoComplete="new-password"
          required
        />
      </StepForm>
    </>
  )
}
