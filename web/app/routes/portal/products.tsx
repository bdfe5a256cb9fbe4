import { listNetProducts } from '@meltem/contract/agency/portal'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { AreaHeading } from '../../features/member/area-heading.tsx'
import { KindButtons, NetTable, PORTAL_KINDS, type PortalKind } from '../../features/portal/net-table.tsx'
import { portalMeta } from '../../features/portal/portal-meta.ts'
import { Pages, Waiting } from '../../features/portal/portal-parts.tsx'
import { usePortal } from '../../features/portal/use-portal.ts'
import { useAgencyCall } from '../../platform/calls/agency-session.ts'
import { useAnswer } from '../../platform/calls/use-answer.ts'
import { useFrame } from '../../platform/page/frame.ts'
import { TextField } from '../../ui/form/field.tsx'
import type { Route } from './+types/products.ts'

const PAGE = 24

export default function Products() {
  const { language } = useFrame()
  const { acente } = usePortal()
  const t = useTranslations('agencyPortal')
  const [kind, setKind] = useState<PortalKind>(PORTAL_KINDS[0])
  const [words, setWords] = useState('')
  const [markup, setMarkup] = useState('')
  const [page, setPage] = useState(1)
  const kar_oran = Math.min(300, Math.max(0, Math.round(Number(markup.replace(',', '.')) * 100) / 100 || 0))
  const asked = markup.trim() ? { kar_oran } : {}
  const { answer, failure } = useAnswer(
    listNetProducts,
    {
      dil: language,
      kur: acente.kur,
      urun_tipi: kind,
      ...asked,
      sayfa: page,
      ...(words.trim() ? { ara: words.trim() } : {}),
    },
    { call: useAgencyCall() },
  )
  return (
    <>
      <AreaHeading lead={t('productsLead')}>{t('nav.products')}</AreaHeading>
      <div className="mb-5 grid gap-4 sm:grid-cols-[2fr_1fr]">
        <TextField
          id="portal-words"
          label={t('search')}
          value={words}
          onChange={(event) => {
            setWords(event.target.value)
            setPage(1)
          }}
        />
        <TextField
          id="portal-markup"
          label={t('markup')}
          inputMode="decimal"
          value={markup}
          onChange={(event) => setMarkup(event.target.value)}
        />
      </div>
      <KindButtons
        kind={kind}
        onKind={(one) => {
          setKind(one)
          setPage(1)
        }}
      />
      {answer ? (
        <>
          <NetTable rows={answer.data} kur={answer.kur} />
          <Pages page={page} pages={Math.ceil(answer.toplam / PAGE)} onPage={setPage} />
        </>
      ) : (
        <Waiting problem={failure?.message} />
      )}
    </>
  )
}

export function meta(parts: Route.MetaArgs) {
  return portalMeta('products', parts)
}
