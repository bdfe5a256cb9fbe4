import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { buttonStyle } from '../../ui/button.tsx'
import { PageHead } from '../../ui/page-head.tsx'

export function NotFound() {
  const t = useTranslations('admin.not_found')
  const problem = useTranslations('admin.problem')
  return (
    <>
      <PageHead title={t('title')} lead={t('text')} />
      <Link to="/" className={buttonStyle({ look: 'sun' })}>
        {problem('home')}
      </Link>
    </>
  )
}
