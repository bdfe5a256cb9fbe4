import { endAgencySessions, listAgencySessions, renewRecoveryCodes } from '@meltem/contract/agency/agency'
import { formatInstant } from '@meltem/i18n/format'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useAgencyCall } from '../../../platform/calls/agency-session.ts'
import { useAnswer } from '../../../platform/calls/use-answer.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { RecoveryCodes } from '../login/recovery-codes.tsx'
import { StepForm } from '../login/step-form.tsx'

export function Safety() {
  return (
    <div className="grid gap-12 lg:grid-cols-2">
      <Sessions />
      <NewCodes />
    </div>
  )
}

function Sessions() {
  const t = useTranslations('agencyAccount')
  const call = useAgencyCall()
  const { answer, again } = useAnswer(listAgencySessions, {}, { call })
  const sessions = answer?.data ?? []
  const end = async (k_no?: string) => {
    await call(endAgencySessions, k_no ? { k_no } : {})
    again()
  }
  return (
    <section aria-labelledby="acente-oturumlar" className="grid content-start gap-4">
      <h2 id="acente-oturumlar">{t('sessions.heading')}</h2>
      <ul className="border-ink border-t-2">
        {sessions.map((session) => (
          <li
            key={session.k_no}
            className="flex flex-wrap items-center justify-between gap-3 border-line border-b py-3"
          >
            <div>
              <p className="font-bold">{session.cihaz}</p>
              <p className="text-14 text-ink-2">
                {session.bu ? t('sessions.this') : t('sessions.seen', { zaman: formatInstant(session.son_gorulme) })} ·{' '}
                {session.ip}
              </p>
            </div>
            {session.bu ? null : (
              <Button size="sm" onClick={() => void end(session.k_no)}>
                {t('sessions.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Button className="justify-self-start" onClick={() => void end()}>
          {t('sessions.endOthers')}
        </Button>
      ) : null}
    </section>
  )
}

function NewCodes() {
  const t = useTranslations('agencyAccount')
  const call = useAgencyCall()
  const [codes, setCodes] = useState<readonly string[]>()
  const send = async (value: (name: string) => string) => {
    const answer = await call(renewRecoveryCodes, { kod: value('kod').replace(/\s/g, '') })
    if (answer.success === 0) return answer.message
    setCodes(answer.kurtarma_kodlari)
    return undefined
  }
  return (
    <section aria-labelledby="acente-kodlar" className="grid content-start gap-4">
      <h2 id="acente-kodlar">{t('codes.heading')}</h2>
      <p className="text-ink-2">{t('codes.lead')}</p>
      {codes ? (
        <RecoveryCodes codes={codes} />
      ) : (
        <StepForm submit={t('codes.submit')} onSend={send}>
          <TextField
            id="acente-yeni-kod"
            name="kod"
            label={t('codes.code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            required
          />
        </StepForm>
      )}
    </section>
  )
}
