import { confirmEmail, getMember } from '@meltem/contract/member/member'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { accountMeta } from '../../features/login/account-meta.ts'
import { AccountShell } from '../../features/login/account-shell.tsx'
import { useHashKey } from '../../features/login/use-hash-key.ts'
import { useCall } from '../../platform/calls/api.ts'
import type { BrowserCall } from '../../platform/calls/browser-call.ts'
import { useFrame } from '../../platform/page/frame.ts'
import { authStore, keepMember } from '../../platform/stores/auth-store.ts'
import { useStoresReady } from '../../platform/stores/store-life.ts'
import { Note } from '../../ui/note.tsx'
import type { Route } from './+types/confirm.ts'

type Outcome = { readonly e_mail: string } | { readonly problem: string }

/** Where the mail about a new address leads. */
export default function ConfirmPage() {
  const t = useTranslations('login')
  const { language } = useFrame()
  const outcome = useConfirmation()
  return (
    <AccountShell title={t('confirmPage')}>
      {outcome ? null : (
        <p role="status" className="text-ink-2">
          {t('confirming')}
        </p>
      )}
      {outcome && 'problem' in outcome ? (
        <>
          <Note tone="danger" alert>
            {outcome.problem}
          </Note>
          <p className="text-ink-2">{t('confirmAgain')}</p>
        </>
      ) : null}
      {outcome && 'e_mail' in outcome ? (
        <Note tone="good" alert>
          {t('confirmed', { e_mail: outcome.e_mail })}
        </Note>
      ) : null}
      {outcome ? (
        <a className="btn btn-line justify-self-start" href={`/${language}/user`}>
          {t('toAccount')}
        </a>
      ) : null}
    </AccountShell>
  )
}

/** The key works once, so it is sent once. */
function useConfirmation(): Outcome | undefined {
  const t = useTranslations('login')
  const call = useCall()
  const key = useHashKey()
  const ready = useStoresReady()
  const sent = useRef(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const incomplete = t('linkIncomplete')
  useEffect(() => {
    if (key === undefined || !ready || sent.current) return
    sent.current = true
    if (key === null) return setOutcome({ problem: incomplete })
    void call(confirmEmail, { anahtar: key }).then(async (answer) => {
      if (answer.success === 0) return setOutcome({ problem: answer.message })
      setOutcome({ e_mail: answer.e_mail })
      await readMemberAgain(call)
    })
  }, [call, key, ready, incomplete])
  return outcome
}

/** The screen of a member who is logged in here shows the new state at once. */
async function readMemberAgain(call: BrowserCall): Promise<void> {
  if (!authStore.use.getState().user) return
  const answer = await call(getMember, {})
  if (answer.success === 1) keepMember(answer.data)
}

export function meta({ matches, location }: Route.MetaArgs) {
  return accountMeta('confirmPage', matches, location.pathname)
}
