import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { UserFrame } from '../components/layout/user-frame.tsx'
import { languageOf, useFrame } from '../lib/frame.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { renderingOf } from '../lib/rendering-context.ts'
import { translatorIn } from '../lib/translator.ts'
import { authStore } from '../stores/auth-store.ts'
import { openLogin } from '../stores/login-modal-store.ts'
import { useStoresReady } from '../stores/store-life.ts'
import type { Route } from './+types/user.ts'
import { frameIn } from './frame-in.ts'

export function loader({ context, params }: Route.LoaderArgs) {
  return { title: translatorIn(languageOf(renderingOf(context), params.lang), 'user')('title') }
}

/** The server knows nobody here, so the page it sends is the same for all; the browser lets members in (rulings §2). */
export default function UserArea() {
  const t = useTranslations('user')
  const { language } = useFrame()
  const user = useMember()
  if (user) {
    return (
      <UserFrame user={user}>
        <h1 className="text-38">{t('hello', { ad: user.ad })}</h1>
      </UserFrame>
    )
  }
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
    openLogin()
    void navigate(`/${language}`, { replace: true })
  }, [ready, isMember, language, navigate])
  return ready && isMember ? user : undefined
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const frame = frameIn(matches)
  if (!frame || !loaderData) return []
  const { title } = loaderData
  return pageMeta({ frame, pathname: location.pathname, title, description: title, hidden: true })
}
