import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Outlet, ScrollRestoration } from 'react-router'
import { useTranslations } from 'use-intl'
import { Navigation } from '../../features/frame/navigation.tsx'
import { TopBar } from '../../features/frame/top-bar.tsx'
import { ProofGate } from '../../features/second-step/proof-gate.tsx'
import { useLanguage } from '../../platform/language-provider.tsx'
import { staffQuery } from '../../platform/queries/frame.ts'
import { findRememberedLanguage } from '../../platform/remembered-language.ts'
import { Opening } from './opening.tsx'

/** Without its code the screens ask every half minute, as they do while the stream is away. */
const noStream = () => undefined

/** What stays while the screens change. */
export function Frame() {
  const t = useTranslations('admin')
  const { show } = useLanguage()
  const { data: session } = useQuery(staffQuery)
  const preferred = session?.personel.dil
  useEffect(() => {
    // The account's language counts until the person chooses one on this device; without its texts all stays as it is.
    if (preferred && !findRememberedLanguage()) show(preferred).catch(() => undefined)
  }, [preferred, show])

  const client = useQueryClient()
  const me = session?.personel.k_no
  useEffect(() => {
    if (!me) return undefined
    // The stream comes behind the first screen; one that is left before it is there is not listened to.
    const leaving = new AbortController()
    const { signal } = leaving
    void import('../../features/live/open-live.ts').then(({ openLive }) => {
      if (!signal.aborted) signal.addEventListener('abort', openLive(client, me))
    }, noStream)
    return () => leaving.abort()
  }, [client, me])

  if (!session) return <Opening />
  return (
    <div className="grid min-h-dvh max-lg:grid-cols-[minmax(0,1fr)] max-lg:grid-rows-[auto_1fr] lg:grid-cols-[216px_minmax(0,1fr)]">
      <a href="#main" className="absolute -top-16 left-4 z-50 bg-ink px-4 py-2.5 text-paper focus:top-2">
        {t('skip')}
      </a>
      <ProofGate />
      <ScrollRestoration getKey={({ pathname }) => pathname} />
      <Navigation brand={session.marka} />
      <div className="min-w-0">
        <TopBar staff={session.personel} />
        <main id="main" tabIndex={-1} className="px-3.5 pt-5 pb-15 focus-visible:shadow-none lg:px-6">
          <Outlet />
        </main>
      </div>
    </div>
  )
}
