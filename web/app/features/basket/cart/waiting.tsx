import { useTranslations } from 'use-intl/react'

/** Until the browser has read what it keeps. Without a script nothing ever comes, so that is said. */
export function Waiting() {
  const t = useTranslations('basket')
  return (
    <div className="two" aria-busy="true">
      <noscript>
        <p className="note note-warn">{t('noScript')}</p>
      </noscript>
      <div className="grid gap-5" aria-hidden="true">
        <span className="sk h-28" />
        <span className="sk h-28" />
      </div>
      <span className="sk h-72" aria-hidden="true" />
      <span className="sr-only">{t('loading')}</span>
    </div>
  )
}
