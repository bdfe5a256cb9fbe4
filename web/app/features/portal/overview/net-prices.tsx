import { listNetProducts } from '@meltem/contract/agency/portal'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useAgencyCall } from '../../../platform/calls/agency-session.ts'
import { useAnswer } from '../../../platform/calls/use-answer.ts'
import { useFrame } from '../../../platform/page/frame.ts'
import { KindButtons, NetTable, PORTAL_KINDS, type PortalKind } from '../net-table.tsx'
import { Waiting } from '../portal-parts.tsx'
import { usePortal } from '../use-portal.ts'
import { Part } from './part.tsx'

const SHOWN = 5

/** The first prices of a kind with what the contract makes of them. */
export function NetPrices() {
  const { language } = useFrame()
  const { acente } = usePortal()
  const t = useTranslations('agencyPortal')
  const [kind, setKind] = useState<PortalKind>(PORTAL_KINDS[0])
  const { answer, failure } = useAnswer(
    listNetProducts,
    {
      dil: language,
      kur: acente.kur,
      urun_tipi: kind,
    },
    { call: useAgencyCall() },
  )
  return (
    <Part id="portal-prices" title={t('nav.products')} page="products" more={t('desk.allPrices')}>
      <KindButtons kind={kind} onKind={setKind} />
      {answer ? (
        <NetTable rows={answer.data.slice(0, SHOWN)} kur={answer.kur} />
      ) : (
        <Waiting problem={failure?.message} />
      )}
    </Part>
  )
}
