import { endSessions, listSessions, UNKNOWN_DEVICE } from '@meltem/contract/member/member'
import { formatInstant } from '@meltem/i18n/format'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useCall } from '../../../platform/calls/api.ts'
import { useAnswer } from '../../../platform/calls/use-answer.ts'
import { Button } from '../../../ui/button.tsx'
import { Pending } from '../area-states.tsx'
import { type Outcome, OutcomeNote, Setting } from './setting.tsx'

/** Where the member is logged in, and how to end that. */
export function Sessions() {
  const t = useTranslations('member.profile')
  const call = useCall()
  const asked = useAnswer(listSessions, {})
  const [outcome, setOutcome] = useState<Outcome>()
  const end = async (k_no?: string) => {
    const answer = await call(endSessions, k_no ? { k_no } : {})
    if (answer.success === 0) return setOutcome({ good: false, message: answer.message })
    setOutcome({ good: true, message: k_no ? t('sessionEnded') : t('sessionsEnded') })
    asked.again()
  }
  const rows = asked.answer?.data ?? []
  const deviceOf = ({ cihaz }: { cihaz: string }) => (cihaz === UNKNOWN_DEVICE ? t('unknownDevice') : cihaz)
  return (
    <Setting id="sessions" title={t('sessions')} lead={t('sessionsLead')}>
      <OutcomeNote outcome={outcome} />
      <Pending {...asked} />
      <ul className="rows">
        {rows.map((row) => (
          <li key={row.k_no} className="flex flex-wrap items-center justify-between gap-3">
            <span className="min-w-0">
              <b className="flex flex-wrap items-center gap-2">
                {deviceOf(row)}
                {row.bu ? <span className="chip chip-good">{t('thisDevice')}</span> : null}
              </b>
              <span className="block text-14 text-ink-2">
                {t('lastSeen', { when: formatInstant(row.son_gorulme), ip: row.ip })}
              </span>
            </span>
            {row.bu ? null : (
              <Button aria-label={t('endNamed', { device: deviceOf(row) })} onClick={() => void end(row.k_no)}>
                {t('endSession')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {rows.length > 1 ? (
        <Button look="deep" className="mt-4" onClick={() => void end()}>
          {t('endAll')}
        </Button>
      ) : null}
    </Setting>
  )
}
