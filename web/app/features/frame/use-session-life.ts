import { MEMBER_COOKIE } from '@meltem/contract/wire/cookies'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { showToast } from '../../platform/boot/toast.ts'
import { useCall, usePlainCall } from '../../platform/calls/api.ts'
import { readCookie } from '../../platform/page/cookies.ts'
import { useFrame } from '../../platform/page/frame.ts'
import { authStore } from '../../platform/stores/auth-store.ts'
import { openLogin } from '../../platform/stores/login-modal-store.ts'
import { SESSION_ENDED, useLoginSettled, useStoresReady } from '../../platform/stores/store-life.ts'

/** Keeps a member logged in while the page lives. Visitors load nothing of it. */
export function useSessionLife(): void {
  const ready = useStoresReady()
  const member = authStore.use((state) => state.user?.k_no)
  const call = useCall()
  const plain = usePlainCall()
  useEffect(() => {
    if (!ready) return
    const settle = () => useLoginSettled.setState(true, true)
    if (!member && readCookie(MEMBER_COOKIE) === undefined) {
      settle()
      return
    }
    let gone = false
    let stop: (() => void) | undefined
    const resume = async () => {
      const { keepAlive, resumeSession } = await import('../../platform/stores/session.ts')
      if (gone) return
      stop = keepAlive(plain)
      await resumeSession(call, plain)
    }
    void resume().finally(settle)
    return () => {
      gone = true
      stop?.()
    }
  }, [ready, member, call, plain])
  useSessionEnd()
}

/** A login that died by itself leads home, where the person can log in again (PEOPLE-10, PAGE-7). */
function useSessionEnd(): void {
  const { language } = useFrame()
  const navigate = useNavigate()
  const ended = useTranslations('layout')('loginEnded')
  useEffect(() => {
    const leave = () => {
      showToast('info', ended)
      openLogin()
      void navigate(`/${language}`, { replace: true })
    }
    window.addEventListener(SESSION_ENDED, leave)
    return () => window.removeEventListener(SESSION_ENDED, leave)
  }, [language, navigate, ended])
}
