import { isRouteErrorResponse, useRouteError } from 'react-router'
import { useTranslations } from 'use-intl'
import { Problem } from '../../ui/problem.tsx'
import { NotFound } from './not-found.tsx'

/** The last net. Loading the page anew also fetches new files after a release. */
export function ErrorScreen() {
  const t = useTranslations('admin.problem')
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <main className="p-6">
        <NotFound />
      </main>
    )
  }
  return (
    <section aria-labelledby="problem" className="card mx-auto mt-10 max-w-[560px]">
      <title>{t('title')}</title>
      <h1 id="problem" className="px-4 pt-4">
        {t('title')}
      </h1>
      <Problem error={error} onRetry={() => window.location.reload()} />
    </section>
  )
}
