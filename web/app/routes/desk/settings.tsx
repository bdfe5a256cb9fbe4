import { useTranslations } from 'use-intl/react'
import { useDesk } from '../../components/desk/use-desk.ts'
import { AreaHeading } from '../../components/member/area-heading.tsx'
import type { Route } from './+types/settings.ts'
import { deskMeta } from './desk-meta.ts'
import { ApiKeys } from './settings/api-keys.tsx'
import { PublicPage } from './settings/public-page.tsx'
import { SubAgencies } from './settings/sub-agencies.tsx'

/** The owner's own page; a sub-agency has none below it. */
export default function Settings() {
  const t = useTranslations('agencyDesk')
  const { acente } = useDesk()
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
  return deskMeta('settings', parts)
}
