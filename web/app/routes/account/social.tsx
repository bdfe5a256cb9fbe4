import { SOCIAL_PROVIDERS } from '@meltem/contract/member/member'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { accountMeta } from '../../features/login/account-meta.ts'
import { AccountShell } from '../../features/login/account-shell.tsx'
import { SOCIAL_LOGINS } from '../../features/login/social-logins.ts'
import { useCall } from '../../platform/calls/api.ts'
import { notFound } from '../../platform/calls/load-page.ts'
import { authStore } from '../../platform/stores/auth-store.ts'
import { openLogin } from '../../platform/stores/login-modal-store.ts'
import { openSession } from '../../platform/stores/session.ts'
import { useStoresReady } from '../../platform/stores/store-life.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import type { Route } from './+types/social.ts'

export function loader({ params }: Route.LoaderArgs) {
  return { provider: SOCIAL_PROVIDERS.find((name) => name === params.provider) ?? notFound() }
}

/** Where Google and Facebook send the browser back to. */
export default function SocialPage({ loaderData: { provider } }: Route.ComponentProps) {
  const t = useTranslations('login')
  const problem = useReturn(provider)
  return (
    <AccountShell title={t('socialPage')}>
      {problem ? (
        <>
          <Note tone="danger" alert>
            {problem}
          </Note>
          <Button className="justify-self-start" onClick={() => openLogin()}>
            {t('submitLogin')}
          </Button>
        </>
      ) : (
        <p role="status" className="text-ink-2">
          {t('socialWaiting')}
        </p>
      )}
    </AccountShell>
  )
}

/** The code works once; address and history forget it at once. Undefined while it is under way. */
function useReturn(provider: (typeof SOCIAL_PROVIDERS)[number]): string | undefined {
  const t = useTranslations('login')
  const call = useCall()
  const ready = useStoresReady()
  const sent = useRef(false)
  const [problem, setProblem] = useState<string>()
  const refused = t('socialRefused')
  useEffect(() => {
    if (!ready || sent.current) return
    sent.current = true
    const { searchParams, pathname } = new URL(window.location.href)
    window.history.replaceState(window.history.state, '', pathname)
    const code = searchParams.get('code')
    const state = searchParams.get('state')
    if (!code || !state) return setProblem(refused)
    void call(SOCIAL_LOGINS[provider], { code, state }).then(async (answer) => {
      if (answer.success === 0) return setProblem(answer.message)
      if (!answer.oturum) return setProblem(refused)
      await openSession(call, answer.oturum)
      // Reading waits for the write: the next document must find the login.
      await authStore.load()
      window.location.replace(answer.donus ?? '/')
    })
  }, [call, provider, ready, refused])
  return problem
}

export function meta({ matches, location }: Route.MetaArgs) {
  return accountMeta('socialPage', matches, location.pathname)
}
