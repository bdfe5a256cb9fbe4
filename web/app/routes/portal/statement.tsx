import { getStatement } from '@meltem/contract/agency/portal'
import type { Statement as Data } from '@meltem/contract/agency/terms'
import { exportStatement } from '@meltem/contract/agency/tools'
import { formatDate, formatMoney } from '@meltem/i18n/format'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { AreaHeading } from '../../features/member/area-heading.tsx'
import { LedgerTable } from '../../features/portal/ledger-table.tsx'
import { portalMeta } from '../../features/portal/portal-meta.ts'
import { Figure, Pages, saveFile, Waiting } from '../../features/portal/portal-parts.tsx'
import { usePortal } from '../../features/portal/use-portal.ts'
import { useAgencyCall } from '../../platform/calls/agency-session.ts'
import { useAnswer } from '../../platform/calls/use-answer.ts'
import { useFrame } from '../../platform/page/frame.ts'
import { Button } from '../../ui/button.tsx'
import type { Route } from './+types/statement.ts'

const PAGE = 50

export default function Statement() {
  const { language } = useFrame()
  const { acente } = usePortal()
  const t = useTranslations('agencyPortal')
  const [kur, setKur] = useState(acente.kur)
  const [page, setPage] = useState(1)
  const { answer, failure } = useAnswer(getStatement, { kur, sayfa: page }, { call: useAgencyCall() })
  const data = answer?.data
  const money = (amount: number) => formatMoney(language, amount, kur)
  const account = data?.hesaplar.find((one) => one.kur === kur)
  const others = data?.hesaplar.filter((one) => one.kur !== kur) ?? []
  return (
    <>
      <AreaHeading lead={t('statementLead')}>{t('nav.statement')}</AreaHeading>
      {data ? (
        <>
          <dl className="portal-figures">
            <Figure label={t('balance')} hint={t('creditLeft', { amount: money(account?.kalan_kredi ?? 0) })}>
              {money(account?.bakiye ?? 0)}
            </Figure>
            <Figure label={t('limit')}>{money(account?.kredi_limiti ?? 0)}</Figure>
            <Figure label={t('toCome')}>{money(data.bekleyen_komisyon)}</Figure>
          </dl>
          <div className="mt-4 flex flex-wrap gap-2">
            {others.map((one) => (
              <Button
                key={one.kur}
                look="line"
                size="sm"
                onClick={() => {
                  setKur(one.kur)
                  setPage(1)
                }}
              >
                {one.kur}
              </Button>
            ))}
            <Export kur={kur} />
          </div>
          <Invoices rows={data.faturalar} />
          <div className="mt-8">
            <LedgerTable rows={data.satirlar} kur={kur} />
          </div>
          <Pages page={page} pages={Math.ceil(data.toplam / PAGE)} onPage={setPage} />
        </>
      ) : (
        <Waiting problem={failure?.message} />
      )}
    </>
  )
}

function Export({ kur }: { kur: string }) {
  const t = useTranslations('agencyPortal')
  const call = useAgencyCall()
  const save = async (bicim: 'csv' | 'xlsx') => {
    const answer = await call(exportStatement, { kur, bicim })
    if (answer.success === 1) saveFile(answer, bicim === 'csv' ? 'text/csv' : 'application/octet-stream')
  }
  return (
    <>
      <Button look="line" size="sm" onClick={() => void save('csv')}>
        {t('save', { form: 'CSV' })}
      </Button>
      <Button look="line" size="sm" onClick={() => void save('xlsx')}>
        {t('save', { form: 'XLSX' })}
      </Button>
    </>
  )
}

function Invoices({ rows }: { rows: Data['faturalar'] }) {
  const { language } = useFrame()
  const t = useTranslations('agencyPortal')
  if (rows.length === 0) return null
  return (
    <section className="mt-8" aria-labelledby="portal-invoices">
      <h2 id="portal-invoices" className="text-24">
        {t('invoices')}
      </h2>
      <ul className="rows">
        {rows.map((row) => (
          <li key={row.k_no} className="flex flex-wrap justify-between gap-x-6">
            <span>
              <b>{row.fatura_no}</b> · {t('due', { day: formatDate(row.vade) })}
            </span>
            <span className="num">
              {t('paidOf', {
                paid: formatMoney(language, row.odenen, row.kur),
                all: formatMoney(language, row.tutar, row.kur),
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function meta(parts: Route.MetaArgs) {
  return portalMeta('statement', parts)
}
