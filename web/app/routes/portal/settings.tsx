import { useTranslations } from 'use-intl/react'
import { AreaHeading } from '../../features/member/area-heading.tsx'
import { portalMeta } from '../../features/portal/portal-meta.ts'
import { ApiKeys } from '../../features/portal/settings/api-keys.tsx'
import { PublicPage } from '../../features/portal/settings/public-page.tsx'
import { SubAgencies } from '../../features/portal/settings/sub-agencies.tsx'
import { usePortal } from '../../features/portal/use-portal.ts'
import type { Route } from './+types/settings.ts'

/** The owner's own page; a sub-agency has none below it. */
export default function Settings() {
  const t = useTranslations('agencyPortal')
  const { acente } = usePortal()
  return (
    <>
      <AreaHeading lead={t('settingsLead')}>{t('nav.settings')}</AreaHeading>
      <div className="grid gap-14">
        <PublicPage />
        {acente.ust_acente_k_no === null ? <SubAgencies /> : null}
        <ApiKeys />
      </div>
    </>
  )
}

export function meta(parts: Route.MetaArgs) {
  return portalMeta('settings', parts)
}
