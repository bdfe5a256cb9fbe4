import { type AgencySession, renewAgency } from '@meltem/contract/agency/agency'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../page/frame.ts'
import { createCall } from './api.ts'
import type { BrowserCall, TokenSource } from './browser-call.ts'
import { createUpload, type Upload } from './upload.ts'

/** In memory only: a page that is loaded anew renews its login by the cookie that no script can read. */
let session: AgencySession | undefined

export function keepAgencySession(next: AgencySession | undefined): void {
  session = next
}

let renewing: Promise<string | undefined> | undefined

/** One renewal at a time; tabs that renew together are forgiven by the server for some seconds. */
function renew(plain: BrowserCall): Promise<string | undefined> {
  renewing ??= inTurn(async () => {
    const answer = await plain(renewAgency, {})
    session = answer.success === 1 ? answer : undefined
    return session?.access_token
  }).finally(() => {
    renewing = undefined
  })
  return renewing
}

/** Locks are missing on plain http. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request('acente-yenile', work) : work()
}

/** A minute before it ends, so that no call goes out with a token that dies on the way. */
const EARLY_MS = 60_000

const agencyTokens: TokenSource = {
  async current(plain) {
    if (session && Date.parse(session.bitis) - EARLY_MS > Date.now()) return session.access_token
    return await renew(plain)
  },
  renewed: (_refused, plain) => renew(plain),
}

/** The call of an agency's clerk; without a login it is that of a visitor. */
export function useAgencyCall(): BrowserCall {
  const { company, language } = useFrame()
  const unreachable = useTranslations('calls')('unreachable')
  return useMemo(
    () => createCall({ company: company.kod, language, unreachable, tokens: agencyTokens }),
    [company.kod, language, unreachable],
  )
}

/** A file that an agency's clerk sends. */
export function useAgencyUpload(): Upload {
  const { company, language } = useFrame()
  const unreachable = useTranslations('calls')('unreachable')
  return useMemo(
    () => createUpload({ company: company.kod, language, unreachable, tokens: agencyTokens }),
    [company.kod, language, unreachable],
  )
}
