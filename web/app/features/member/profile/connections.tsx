import { disconnectSocial, type Member, type SocialProvider } from '@meltem/contract/member/member'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useCall } from '../../../platform/calls/api.ts'
import { useFrame } from '../../../platform/page/frame.ts'
import { keepMember } from '../../../platform/stores/auth-store.ts'
import { Button } from '../../../ui/button.tsx'
import { PROVIDER_NAMES, useSocialLogin } from '../../login/social-buttons.tsx'
import { type Outcome, OutcomeNote, Setting } from './setting.tsx'

/** Accounts elsewhere that open this one too. */
export function Connections({ user }: { user: Member }) {
  const t = useTranslations('member.profile')
  const { other } = useFrame()
  const call = useCall()
  const { busy, begin } = useSocialLogin()
  const [outcome, setOutcome] = useState<Outcome>()
  const offered = [...new Set([...other.sosyal_girisler, ...user.baglantilar])]
  if (offered.length === 0) return null
  const disconnect = async (saglayici: SocialProvider) => {
    const answer = await call(disconnectSocial, { saglayici })
    if (answer.success === 1) keepMember(answer.data)
    const good = { good: true, message: t('disconnected', { name: PROVIDER_NAMES[saglayici] }) }
    setOutcome(answer.success === 1 ? good : { good: false, message: answer.message })
  }
  return (
    <Setting id="connections" title={t('connections')} lead={t('connectionsLead')}>
      <OutcomeNote outcome={outcome} />
      <ul className="rows">
        {offered.map((provider) => {
          const name = PROVIDER_NAMES[provider]
          const connected = user.baglantilar.includes(provider)
          return (
            <li key={provider} className="flex flex-wrap items-center justify-between gap-3">
              <span className="flex flex-wrap items-center gap-2">
                <b>{name}</b>
                {connected ? <span className="chip chip-good">{t('connected')}</span> : null}
              </span>
              {connected ? (
                <Button aria-label={t('disconnectNamed', { name })} onClick={() => void disconnect(provider)}>
                  {t('disconnect')}
                </Button>
              ) : (
                <Button
                  aria-label={t('connectNamed', { name })}
                  busy={busy === provider}
                  onClick={() => void begin(provider)}
                >
                  {t('connect')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </Setting>
  )
}
