import { type AgencyRole, inviteAgencyUser } from '@meltem/contract/agency/agency'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useAgencyCall } from '../../../platform/calls/agency-session.ts'
import { useFrame } from '../../../platform/page/frame.ts'
import { SelectField, TextField } from '../../../ui/form/field.tsx'
import { Note } from '../../../ui/note.tsx'
import { StepForm } from '../login/step-form.tsx'

const ROLES: readonly AgencyRole[] = ['satis', 'muhasebe', 'sahip']

/** The invitation goes out in the language the owner reads. */
export function InviteForm({ onInvited }: { onInvited: () => void }) {
  const t = useTranslations('agencyAccount')
  const { language } = useFrame()
  const call = useAgencyCall()
  const [sent, setSent] = useState<string>()
  const send = async (value: (name: string) => string) => {
    setSent(undefined)
    const answer = await call(inviteAgencyUser, {
      ad: value('ad'),
      soyad: value('soyad'),
      e_mail: value('e_mail'),
      rol: value('rol') as AgencyRole,
      lang: language,
    })
    if (answer.success === 0) return answer.alanlar?.[0]?.mesaj ?? answer.message
    setSent(answer.data.e_mail)
    onInvited()
    return undefined
  }
  return (
    <div className="grid max-w-[640px] gap-4 bg-mist p-5">
      <h3 className="text-20">{t('invite.heading')}</h3>
      {sent ? (
        <Note tone="good" alert>
          {t('invite.sent', { e_mail: sent })}
        </Note>
      ) : null}
      <StepForm submit={t('invite.submit')} onSend={send}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField id="davet-ad" name="ad" label={t('invite.ad')} maxLength={80} required />
          <TextField id="davet-soyad" name="soyad" label={t('invite.soyad')} maxLength={80} required />
          <TextField id="davet-e-mail" name="e_mail" type="email" label={t('invite.e_mail')} maxLength={254} required />
          <SelectField
            id="davet-rol"
            name="rol"
            label={t('invite.rol')}
            options={ROLES.map((rol) => ({ value: rol, label: t(`roles.${rol}`) }))}
          />
        </div>
      </StepForm>
    </div>
  )
}
