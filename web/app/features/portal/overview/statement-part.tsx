import { getStatement } from '@meltem/contract/agency/portal'
import { formatDate, formatMoney } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl/react'
import { useAgencyCall } from '../../../platform/calls/agency-session.ts'
import { useAnswer } from '../../../platform/calls/use-answer.ts'
import { useFrame } from '../../../platform/page/frame.ts'
import { LedgerTable } from '../ledger-table.tsx'
import { Waiting } from '../portal-parts.tsx'
import { usePortal } from '../use-portal.ts'
import { Part } from './part.tsx'

const SHOWN = 6

/** The newest rows of the account and the invoices that are open. */
export function StatementPart() {
  const { language } = useFrame()
  const { acente } = usePortal()
  const t = useTranslations('agencyPortal')
  const { answer, failure } = useAnswer(getStatement, { kur: acente.kur }, { call: useAgencyCall() })
  const open = answer?.data.faturalar ?? []
  return (
    <Part id="portal-account" title={t('nav.statement')} page="statement" more={t('desk.wholeStatement')}>
      {answer ? null : <Waiting problem={failure?.message} />}
      {open.length > 0 ? (
        <ul className="mb-3 text-14">
          {open.map(({ k_no, fatura_no, vade, tutar, odenen, kur }) => (
            <li key={k_no}>
              <b>{fatura_no}</b> ·{' '}
              {t('desk.dueInvoice', {
                day: formatDate(vade),
                amount: formatMoney(language, Math.round((tutar - odenen) * 100) / 100, kur),
              })}
            </li>
          ))}
        </ul>
      ) : null}
      {answer ? <LedgerTable rows={answer.data.satirlar.slice(0, SHOWN)} kur={answer.data.kur} /> : null}
    </Part>
  )
}
