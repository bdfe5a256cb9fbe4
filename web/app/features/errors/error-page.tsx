import { isRouteErrorResponse, useLocation } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { useRequestNumber } from '../../platform/calls/request-number.ts'
import { useMaybeFrame } from '../../platform/page/frame.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { ErrorScreen } from './error-screen.tsx'
import { findRequestNumber } from './request-number.ts'

/** 404 for addresses that lead nowhere, else the error page with the number people can write to us with. */
export function ErrorPage({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (status === 410) return <GonePage />
  return status === 404 ? <NotFoundPage /> : <FailurePage status={status} told={findRequestNumber(error)} />
}

function NotFoundPage() {
  const t = useTranslations('notFound')
  const frame = useMaybeFrame()
  const home = frame ? `/${frame.language}` : '/'
  return (
    <ErrorScreen badge={t('badge')} title={t('title')} text={t('text')} tenant={frame?.company.kod}>
      <title>{`${t('badge')} · ${t('title')}`}</title>
      <meta name="robots" content="noindex" />
      <div className="flex flex-wrap gap-2">
        <a className={buttonStyle({ look: 'sun', size: 'lg' })} href={home} data-document>
          {t('home')}
        </a>
        {frame ? (
          <a className={buttonStyle({ look: 'line', size: 'lg' })} href={`${home}/contact`} data-document>
            {t('contact')}
          </a>
        ) : null}
      </div>
    </ErrorScreen>
  )
}

/** A product that was sold once: search engines forget the address, people find others like it. */
function GonePage() {
  const t = useTranslations('product')
  const home = useTranslations('notFound')
  const frame = useMaybeFrame()
  const start = frame ? `/${frame.language}` : '/'
  return (
    <ErrorScreen badge={t('goneBadge')} title={t('goneTitle')} text={t('goneText')} tenant={frame?.company.kod}>
      <title>{t('goneTitle')}</title>
      <meta name="robots" content="noindex" />
      <div className="flex flex-wrap gap-2">
        <a className={buttonStyle({ look: 'sun', size: 'lg' })} href={frame ? `${start}/d` : start} data-document>
          {t('goneAll')}
        </a>
        <a className={buttonStyle({ look: 'line', size: 'lg' })} href={start} data-document>
          {home('home')}
        </a>
      </div>
    </ErrorScreen>
  )
}

function FailurePage({ status, told }: { status: number; told: string | undefined }) {
  const { pathname } = useLocation()
  const ofPage = useRequestNumber()
  const no = told ?? ofPage
  const t = useTranslations('errorPage')
  const frame = useMaybeFrame()
  const isAway = status === 503
  const title = isAway ? t('busyTitle') : t('title')
  // While the system is away the home page is, too: then trying again is what helps.
  const [homeLook, retryLook] = isAway ? (['line', 'sun'] as const) : (['sun', 'line'] as const)
  const home = (
    <a
      key="home"
      className={buttonStyle({ look: homeLook, size: 'lg' })}
      href={frame ? `/${frame.language}` : '/'}
      data-document
    >
      {t('home')}
    </a>
  )
  const retry = (
    <a key="retry" className={buttonStyle({ look: retryLook, size: 'lg' })} href={pathname} data-document>
      {t('retry')}
    </a>
  )
  return (
    <ErrorScreen
      badge={t('badge', { status: String(status) })}
      title={title}
      text={isAway ? t('busyText') : t('text')}
      tenant={frame?.company.kod}
    >
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      {no ? (
        <p data-request-number={no} className="mb-7 font-semibold [overflow-wrap:anywhere]">
          {t('request', { no })}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">{isAway ? [retry, home] : [home, retry]}</div>
    </ErrorScreen>
  )
}
