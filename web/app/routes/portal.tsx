import { getAgencyAccount, logoutAgency } from '@meltem/contract/agency/agency'
import { useEffect } from 'react'
import { NavLink, Outlet, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import type { AtDesk } from '../features/portal/use-portal.ts'
import { keepAgencySession, useAgencyCall } from '../platform/calls/agency-session.ts'
import { useAnswer } from '../platform/calls/use-answer.ts'
import { useFrame } from '../platform/page/frame.ts'
import { Icon } from '../ui/icon.tsx'
import type { IconName } from '../ui/icon-names.ts'
import '../platform/words/portal-words.ts'
import '../styles/product.css'
import '../styles/member.css'
import '../styles/portal.css'

/** The server does not read who is logged in here: it sends all the same empty portal; the browser lets agencies in. */
export default function PortalArea() {
  const session = useSession()
  const t = useTranslations('agencyPortal')
  if (!session)
    return (
      <div className="wrap grid min-h-[50vh] content-center gap-3 py-14">
        <h1 className="text-38">{t('title')}</h1>
        <p role="status" className="text-ink-2">
          {t('checking')}
        </p>
      </div>
    )
  return (
    <div className="wrap area">
      <PortalNav session={session} />
      <div className="min-w-0">
        <Outlet context={session} />
      </div>
    </div>
  )
}

type Role = AtDesk['kullanici']['rol']

const PAGES = [
  { page: '', name: 'overview', icon: 'house', roles: ['sahip', 'satis', 'muhasebe'] },
  { page: '/products', name: 'products', icon: 'ticket-percent', roles: ['sahip', 'satis', 'muhasebe'] },
  { page: '/booking', name: 'booking', icon: 'plus', roles: ['sahip', 'satis'] },
  { page: '/options', name: 'options', icon: 'clock', roles: ['sahip', 'satis'] },
  { page: '/bookings', name: 'bookings', icon: 'calendar-check', roles: ['sahip', 'satis', 'muhasebe'] },
  { page: '/statement', name: 'statement', icon: 'credit-card', roles: ['sahip', 'muhasebe'] },
  { page: '/settings', name: 'settings', icon: 'settings-2', roles: ['sahip'] },
] as const satisfies readonly { page: string; name: string; icon: IconName; roles: readonly Role[] }[]

function PortalNav({ session: { acente, kullanici } }: { session: AtDesk }) {
  const { language } = useFrame()
  const t = useTranslations('agencyPortal')
  const call = useAgencyCall()
  const navigate = useNavigate()
  const shown = PAGES.filter(({ roles }) => (roles as readonly Role[]).includes(kullanici.rol))
  const leave = async () => {
    await call(logoutAgency, {})
    keepAgencySession(undefined)
    await navigate(`/${language}/agency/login`)
  }
  return (
    <nav aria-label={t('title')} className="area-nav">
      <p className="mb-3.5 hidden px-3 lg:block">
        <b className="block text-18 [overflow-wrap:anywhere]">{acente.marka}</b>
        <span className="block text-13 text-ink-2">{t('number', { no: acente.kno })}</span>
      </p>
      <ul>
        {shown.map(({ page, name, icon }) => (
          <li key={name}>
            <NavLink end={page === ''} to={`/${language}/agency/desk${page}`}>
              <Icon name={icon} />
              {t(`nav.${name}`)}
            </NavLink>
          </li>
        ))}
        <li>
          <NavLink to={`/${language}/agency/account`}>
            <Icon name="user" />
            {t('nav.account')}
          </NavLink>
        </li>
        <li>
          <button type="button" onClick={() => void leave()}>
            <Icon name="log-out" />
            {t('nav.leave')}
          </button>
        </li>
      </ul>
    </nav>
  )
}

/** The login by its cookie; without one the way leads to the agencies' login. */
function useSession(): AtDesk | undefined {
  const { language } = useFrame()
  const navigate = useNavigate()
  const { answer, failure } = useAnswer(getAgencyAccount, {}, { call: useAgencyCall() })
  useEffect(() => {
    if (failure) void navigate(`/${language}/agency/login`, { replace: true })
  }, [failure, language, navigate])
  return answer
}
