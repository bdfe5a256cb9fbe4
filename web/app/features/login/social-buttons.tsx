import type { SocialProvider } from '@meltem/contract/member/member'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { showToast } from '../../platform/boot/toast.ts'
import { useCall } from '../../platform/calls/api.ts'
import { useFrame } from '../../platform/page/frame.ts'
import { Button } from '../../ui/button.tsx'
import { SOCIAL_LOGINS } from './social-logins.ts'

/** Names of brands are the same in every language. */
export const PROVIDER_NAMES: Readonly<Record<SocialProvider, string>> = { google: 'Google', facebook: 'Facebook' }

/** Sends the browser to the provider; it comes back by /account/social. */
export function useSocialLogin() {
  const { language } = useFrame()
  const { pathname, search } = useLocation()
  const call = useCall()
  const [busy, setBusy] = useState<SocialProvider>()
  const begin = async (provider: SocialProvider) => {
    setBusy(provider)
    const answer = await call(SOCIAL_LOGINS[provider], { lang: language, donus: (pathname + search).slice(0, 300) })
    if (answer.success === 1 && answer.url) return window.location.assign(answer.url)
    setBusy(undefined)
    if (answer.success === 0) showToast('bad', answer.message)
  }
  return { busy, begin }
}

/** Only what the operator has registered for. */
export function SocialButtons() {
  const t = useTranslations('login')
  const { sosyal_girisler } = useFrame().other
  const { busy, begin } = useSocialLogin()
  if (sosyal_girisler.length === 0) return null
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(140px,1fr))] gap-2.5">
        {sosyal_girisler.map((provider) => (
          <Button
            key={provider}
            aria-label={t('continueWith', { name: PROVIDER_NAMES[provider] })}
            busy={busy === provider}
            onClick={() => void begin(provider)}
          >
            {PROVIDER_NAMES[provider]}
          </Button>
        ))}
      </div>
      <p className="flex items-center gap-3 text-14 text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('or')}
      </p>
    </>
  )
}
