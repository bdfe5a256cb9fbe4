import { getPortal } from '@meltem/contract/agency/portal'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { formatDate, formatMoney } from '@meltem/i18n/format'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { AreaHeading } from '../../features/member/area-heading.tsx'
import { Arrivals } from '../../features/portal/overview/arrivals.tsx'
import { NetPrices } from '../../features/portal/overview/net-prices.tsx'
import { RunningOptions } from '../../features/portal/overview/running-options.tsx'
import { StatementPart } from '../../features/portal/overview/statement-part.tsx'
import { portalMeta } from '../../features/portal/portal-meta.ts'
import { Figure, Waiting } from '../../features/portal/portal-parts.tsx'
import { usePortal } from '../../features/portal/use-portal.ts'
import { useAgencyCall } from '../../platform/calls/agency-session.ts'
import { useAnswer } from '../../platform/calls/use-answer.ts'
import { useFrame } from '../../platform/page/frame.ts'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/note.tsx'
import type { Route } from './+types/overview.ts'

/** What a clerk wants to see in the morning: figures, options that run out, prices, arrivals, and the account. */
export default function Overview() {
  const { language } = useFrame()
  const { kullanici } = usePortal()
  const t = useTranslations('agencyPortal')
  const { answer, failure } = useAnswer(getPortal, {}, { call: useAgencyCall() })
  const sells = kullanici.rol !== 'muhasebe'
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6">
        <AreaHeading>{t('hello', { name: kullanici.ad })}</AreaHeading>
        {sells ? (
          <Link className="btn btn-sun mb-6" to={`/${language}/agency/desk/booking`}>
            <Icon name="plus" />
            {t('nav.booking')}
          </Link>
        ) : null}
      </div>
      {answer ? (
        <>
          <Figures desk={answer} />
          <div className="mt-4">
            {answer.sozlesme ? (
              <p className="text-14 text-ink-2">
                {t('contract', { name: answer.sozlesme.ad, until: formatDate(answer.sozlesme.bitis) })}{' '}
                {t(`flows.${answer.sozlesme.akis}`)}
              </p>
            ) : (
              <Note tone="warn">{t('noContract')}</Note>
            )}
          </div>
          {sells ? <RunningOptions /> : null}
          {answer.sozlesme ? <NetPrices /> : null}
          <Arrivals />
          {answer.bakiye === null ? null : <StatementPart />}
        </>
      ) : (
        <Waiting problem={failure?.message} />
      )}
    </>
  )
}

function Figures({ desk }: { desk: OutputOf<typeof getPortal> }) {
  const { language } = useFrame()
  const t = useTranslations('agencyPortal')
  const money = (amount: number) => formatMoney(language, amount, desk.kur)
  return (
    <dl className="portal-figures">
      <Figure label={t('turnover')}>{money(desk.ciro)}</Figure>
      <Figure label={t('commissionMonth')}>{money(desk.komisyon)}</Figure>
      {desk.bakiye === null ? null : (
        <Figure label={t('balance')} hint={t('creditLeft', { amount: money(desk.kalan_kredi ?? 0) })}>
          {money(desk.bakiye)}
        </Figure>
      )}
      <Figure label={t('arriving')}>{desk.gelen}</Figure>
    </dl>
  )
}

export function meta(parts: Route.MetaArgs) {
  return portalMeta('overview', parts)
}
