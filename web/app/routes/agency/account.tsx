import { getAgencyAccount, logoutAgency } from '@meltem/contract/agency/agency'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { People } from '../../features/agency/account/people.tsx'
import { Safety } from '../../features/agency/account/safety.tsx'
import { agencyMeta } from '../../features/agency/agency-meta.ts'
import { keepAgencySession, useAgencyCall } from '../../platform/calls/agency-session.ts'
import { useAnswer } from '../../platform/calls/use-answer.ts'
import { useFrame } from '../../platform/page/frame.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import type { Route } from './+types/account.ts'
import '../../platform/words/agency-words.ts'

type Account = OutputOf<typeof getAgencyAccount>

/** Nothing personal is rendered by the server: the page is the same for all until its script has asked. */
export default function AgencyAccount() {
  return <Gate />
}

function Gate() {
  const t = useTranslations('agencyAccount')
  const { language } = useFrame()
  const navigate = useNavigate()
  const { answer: account, failure } = useAnswer(getAgencyAccount, {}, { call: useAgencyCall() })
  const isStranger = failure?.code === 'giris_gerekli'
  useEffect(() => {
    if (isStranger) void navigate(`/${language}/agency/login`, { replace: true })
  }, [isStranger, language, navigate])
  if (failure && !isStranger) {
    return (
      <div className="wrap py-14">
        <Note tone="danger" alert>
          {failure.message}
        </Note>
      </div>
    )
  }
  if (!account) {
    return (
      <div className="wrap min-h-[56vh] py-14">
        <p role="status">{t('wait')}</p>
        <noscript>
          <p>{t('noScript')}</p>
        </noscript>
      </div>
    )
  }
  return <Page account={account} />
}

function Page({ account: { acente, kullanici } }: { account: Account }) {
  const t = useTranslations('agencyAccount')
  const { language } = useFrame()
  const navigate = useNavigate()
  const call = useAgencyCall()
  const logOut = async () => {
    await call(logoutAgency, {})
    keepAgencySession(undefined)
    await navigate(`/${language}/agency`, { replace: true })
  }
  return (
    <div className="wrap grid gap-12 py-10 lg:py-14">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <p className="text-14 text-ink-2">{acente.unvan}</p>
          <h1 className="text-38">{acente.marka}</h1>
          <p className="mt-1 text-ink-2">
            {t('signedIn', { ad: `${kullanici.ad} ${kullanici.soyad}`, rol: t(`roles.${kullanici.rol}`) })}
          </p>
          <a className="link mt-2 inline-block" href={`/${language}/agency/${acente.kno}`}>
            {t('publicPage', { kno: acente.kno })}
          </a>
        </div>
        <div className="flex flex-wrap gap-3">
          <a className="btn btn-sun" href={`/${language}/agency/desk`}>
            {t('toPortal')}
          </a>
          <Button onClick={() => void logOut()}>{t('logOut')}</Button>
        </div>
      </header>
      <People me={kullanici} />
      <Safety />
    </div>
  )
}

export function meta({ matches, location }: Route.MetaArgs) {
  return agencyMeta('account', matches, location.pathname, { hidden: true })
}
