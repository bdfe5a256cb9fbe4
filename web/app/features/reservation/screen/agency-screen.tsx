import type { PortalReservation } from '@meltem/contract/agency/portal'
import { getPortalVoucher } from '@meltem/contract/agency/tools'
import { formatInstant, formatMoney } from '@meltem/i18n/format'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { useAgencyCall } from '../../../platform/calls/agency-session.ts'
import { useFrame } from '../../../platform/page/frame.ts'
import { AreaHeading } from '../../member/area-heading.tsx'
import { Countdown } from '../../portal/countdown.tsx'
import { Figure, StateChip, saveFile, Waiting } from '../../portal/portal-parts.tsx'
import { type AgencyAccess, useAgencyAccess } from '../access/agency-access.ts'
import { CancelPart } from '../cancel/cancel-part.tsx'
import { ChangePart } from '../change/change-part.tsx'
import { PaperButtons } from '../papers/paper-links.tsx'
import { Facts, LineList } from './line-list.tsx'
import { OfferPart } from './offer-part.tsx'
import { Part } from './part.tsx'
import { Screen } from './screen.tsx'

/** One booking in the portal with all it holds, and what the clerk can do with it now. */
export function AgencyScreen({ k_no }: { k_no: string }) {
  const { language } = useFrame()
  const t = useTranslations('agencyPortal')
  const { access: one, failure } = useAgencyAccess(k_no)
  return (
    <>
      <Link className="link mb-3 inline-block" to={`/${language}/agency/desk/bookings`}>
        {t('detail.back')}
      </Link>
      {one ? (
        <>
          <AreaHeading lead={<StateChip state={one.durum} />}>
            {t('detail.title', { no: one.row.kayit_no })}
          </AreaHeading>
          <Figures row={one.row} />
          <Screen of={one}>
            <LineList one={one} title={t('detail.services')} />
            {one.detail ? <Own one={one} /> : <p className="text-ink-2">{one.row.alt_acente ?? t('visitor')}</p>}
            <OfferPart one={one} />
            <VoucherPart one={one} />
            <ChangePart one={one} />
            <CancelPart one={one} />
          </Screen>
        </>
      ) : (
        <Waiting problem={failure} />
      )}
    </>
  )
}

function Figures({ row }: { row: PortalReservation }) {
  const { language } = useFrame()
  const t = useTranslations('agencyPortal')
  const money = (amount: number) => formatMoney(language, amount, row.kur)
  return (
    <dl className="portal-figures">
      <Figure label={t('list')}>{money(row.satis_toplam)}</Figure>
      <Figure label={t('net')}>{money(row.net_toplam)}</Figure>
      <Figure label={t('commission')}>{money(row.komisyon)}</Figure>
      {row.musteri_toplam === null ? null : <Figure label={t('client')}>{money(row.musteri_toplam)}</Figure>}
    </dl>
  )
}

/** The guest and the deadline of a booking of the agency's own. */
function Own({ one }: { one: AgencyAccess }) {
  const t = useTranslations('agencyPortal.detail')
  const until = one.detail?.bitis
  return (
    <>
      <Part of={one} id="guest" title={t('guest')}>
        <Facts one={one} />
      </Part>
      {until ? (
        <p className="flex flex-wrap items-center gap-3">
          {t('until', { when: formatInstant(until) })} <Countdown until={until} />
        </p>
      ) : null}
    </>
  )
}

function VoucherPart({ one }: { one: AgencyAccess }) {
  const t = useTranslations('agencyPortal')
  const call = useAgencyCall()
  if (!one.detail?.eylemler.includes('voucher')) return null
  const save = async () => {
    const answer = await call(getPortalVoucher, { k_no: one.row.k_no })
    if (answer.success === 0) return answer.message
    saveFile(answer, 'application/pdf')
    return undefined
  }
  return (
    <Part of={one} id="papers" title={t('detail.papers')} lead={t('detail.papersLead')}>
      <PaperButtons papers={[{ name: 'voucher', label: t('voucher'), save }]} />
    </Part>
  )
}
