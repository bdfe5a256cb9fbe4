import { useEffect } from 'react'
import { Outlet, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { AreaNav } from '../features/member/area-nav.tsx'
import { MemberWords } from '../features/member/member-words.tsx'
import { useFrame } from '../platform/page/frame.ts'
import { authStore } from '../platform/stores/auth-store.ts'
import { openLogin } from '../platform/stores/login-modal-store.ts'
import { useStoresReady } from '../platform/stores/store-life.ts'
import '../styles/product.css'
import '../styles/member.css'

/** The server does not read who is logged in here and sends all the same page; the browser lets members in (PAGE-7). */
export default function UserArea() {
  const user = useMember()
  if (!user) return <Checking />
  return (
    <MemberWords fallback={<Checking />}>
      <div className="wrap area">
        <AreaNav user={user} />
        <div className="min-w-0">
          <Outlet />
        </div>
      </div>
    </MemberWords>
  )
}

function Checking() {
  const t = useTranslations('user')
  const { language } = useFrame()
  return (
    <div className="wrap grid min-h-[50vh] content-center gap-3 py-14">
      <h1 className="text-38">{t('title')}</h1>
      <p role="status" className="text-ink-2">
        {t('checking')}
      </p>
      <noscript>
        <p>{t('noScript')}</p>
        <a className="link" href={`/${language}`}>
          {t('home')}
        </a>
      </noscript>
    </div>
  )
}

/** The member, or undefined while it is not known yet; a visitor is sent home with the login modal open. */
function useMember() {
  const { language } = useFrame()
  const navigate = useNavigate()
  const ready = useStoresReady()
  const { user, access_token } = authStore.use()
  const isMember = user !== null && access_token !== null
  useEffect(() => {
    if (!ready || isMember) return
    let gone = false
    void import('../platform/stores/session.ts').then(async ({ hasSavedId }) => {
      // A login whose store was lost may come back by its cookie: use-session-life.ts is asking.
      if (gone || hasSavedId()) return
      openLogin()
      await navigate(`/${language}`, { replace: true })
    })
    return () => {
      gone = true
    }
  }, [ready, isMember, language, navigate])
  return ready && isMember ? user : undefined
}
