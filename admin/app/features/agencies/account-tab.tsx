import { exportAgencyStatement } from '@meltem/contract/agency/office'
import type { Statement } from '@meltem/contract/agency/terms'
import { formatInstant, formatMoney } from '@meltem/i18n/format'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { download } from '../../platform/call.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { UndoNote } from '../../ui/edit/undo-note.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { Paging } from '../../ui/paging.tsx'
import { Nothing, Panel } from '../../ui/panel.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useAddress } from '../../ui/use-address.ts'
import { WideTable } from '../../ui/wide-table.tsx'
import { pageOf, searchOf, statementQuery, useAgencyAct } from './agency-query.ts'
import { CELL, HEAD } from './agency-rows.tsx'
import { CreditForm } from './credit-form.tsx'
import type { TabProps } from './facts-tab.tsx'
import { PaymentForm } from './payment-form.tsx'
import { MissingRight, Trouble } from './trouble.tsx'

const PAGE = 50

/** The account in one currency: how it stands, what may be owed, what came and went, and the file of it. */
export function AccountTab({ agency }: TabProps) {
  const t = useTranslations('admin.agencies')
  const { query, change } = useAddress()
  const known = [...new Set([agency.kur, ...agency.hesaplar.map(({ kur }) => kur)])]
  const kur = known.find((one) => one === query.get('kur')) ?? agency.kur
  const sayfa = pageOf(query)
  const { data, error, refetch } = useQuery(statementQuery(agency.k_no, kur, sayfa))
  return (
    <>
      <MissingRight hak="acente.hesap" />
      {known.length > 1 && (
        <div className="mb-3">
          <Segmented
            label={t('currency')}
            value={kur}
            options={known.map((value) => ({ value, label: value }))}
            onChange={(next) => change({ kur: next, sayfa: undefined })}
          />
        </div>
      )}
      <Acts key={kur} agency={agency} kur={kur} statement={data} />
      <Panel title={t('statement')} aside={<Files k_no={agency.k_no} kur={kur} />}>
        {!data && (error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton lines={6} />)}
        {data && data.satirlar.length === 0 && <Nothing>{t('no_rows')}</Nothing>}
        {data && data.satirlar.length > 0 && <Rows statement={data} />}
        {data && <Paging page={sayfa} total={data.toplam} pageSize={PAGE} searchOf={(to) => searchOf(query, to)} />}
      </Panel>
    </>
  )
}

interface ActsProps extends TabProps {
  readonly kur: string
  readonly statement: Statement | undefined
}

/** How it stands, with the two acts that change it. */
function Acts({ agency, kur, statement }: ActsProps) {
  const t = useTranslations('admin.agencies')
  const { language } = useLanguage()
  const may = useMay()('acente.hesap')
  const [open, setOpen] = useState<'kredi' | 'odeme'>()
  const { act, said, say, refresh } = useAgencyAct(() => setOpen(undefined))
  const none = { kur, bakiye: 0, kredi_limiti: 0, kalan_kredi: 0, asim_izni: false }
  const account = agency.hesaplar.find((one) => one.kur === kur) ?? none
  const money = (sum: number) => formatMoney(language, sum, kur)
  const figures = [
    {
      name: t('balance'),
      value: money(Math.abs(account.bakiye)),
      note: account.bakiye === 0 ? t('even') : t(account.bakiye > 0 ? 'owes_us' : 'we_owe'),
    },
    { name: t('limit'), value: money(account.kredi_limiti), note: account.asim_izni ? t('over_allowed') : '' },
    { name: t('credit_left'), value: money(account.kalan_kredi), note: '' },
    { name: t('to_come'), value: money(statement?.bekleyen_komisyon ?? 0), note: t('to_come_text') },
  ]
  const close = () => {
    act.reset()
    setOpen(undefined)
  }
  return (
    <section aria-label={t('standing')} className="mb-4 grid gap-3">
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line lg:grid-cols-4">
        {figures.map(({ name, value, note }) => (
          <div key={name} className="grid content-start gap-0.5 bg-paper px-4 py-2.5">
            <dt className="text-13 text-ink-2">{name}</dt>
            <dd className="num text-20 font-[640] max-sm:text-16">{value}</dd>
            {note && <dd className="text-12 text-ink-2">{note}</dd>}
          </div>
        ))}
      </dl>
      {may && !open && (
        <div className="flex flex-wrap gap-2">
          <Button look="sun" onClick={() => setOpen('odeme')} className="max-lg:min-h-11">
            {t('pay')}
          </Button>
          <Button onClick={() => setOpen('kredi')} className="max-lg:min-h-11">
            {t('credit')}
          </Button>
        </div>
      )}
      {open === 'odeme' && (
        <PaymentForm
          agency={agency}
          account={account}
          invoices={statement?.faturalar ?? []}
          act={act}
          onAbandon={close}
        />
      )}
      {open === 'kredi' && (
        <CreditForm
          agency={agency}
          account={account}
          onClose={close}
          onSaved={() => {
            close()
            say(t('credit_saved'))
            void refresh()
          }}
        />
      )}
      <UndoNote text={said} />
    </section>
  )
}

function Files({ k_no, kur }: { k_no: string; kur: string }) {
  const t = useTranslations('admin.agencies')
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (bicim: 'csv' | 'xlsx') => download(exportAgencyStatement, { acente_k_no: k_no, kur, bicim }),
  })
  return (
    <span className="flex flex-wrap items-center gap-2">
      {(['csv', 'xlsx'] as const).map((bicim) => (
        <Button
          key={bicim}
          busy={isPending && variables === bicim}
          aria-label={t('file_of', { form: bicim.toUpperCase() })}
          onClick={() => mutate(bicim)}
          className="max-lg:min-h-11"
        >
          <Download aria-hidden="true" className="icon" />
          {bicim.toUpperCase()}
        </Button>
      ))}
      <Trouble error={error} />
    </span>
  )
}

function Rows({ statement: { satirlar, kur } }: { statement: Statement }) {
  const t = useTranslations('admin.agencies')
  const kinds = useTranslations('admin.agencies.entry')
  const { language } = useLanguage()
  const may = useMay()
  const money = (sum: number) => (sum === 0 ? '' : formatMoney(language, sum, kur))
  const right = `${CELL} num text-right whitespace-nowrap`
  return (
    <WideTable title={t('statement')}>
      <table className="w-full border-collapse text-14">
        <thead>
          <tr>
            {(['when', 'what', 'paper'] as const).map((name) => (
              <th key={name} scope="col" className={HEAD}>
                {t(`row.${name}`)}
              </th>
            ))}
            {(['debit', 'credit', 'after'] as const).map((name) => (
              <th key={name} scope="col" className={`${HEAD} text-right`}>
                {t(`row.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {satirlar.map((row) => (
            <tr key={row.sira}>
              <td className={`${CELL} num whitespace-nowrap`}>{formatInstant(row.zaman)}</td>
              <td className={CELL}>
                {kinds(row.tur)}
                {row.aciklama && <small className="block text-12 text-ink-2 wrap-anywhere">{row.aciklama}</small>}
              </td>
              <td className={`${CELL} num whitespace-nowrap`}>
                {row.rezervasyon_k_no && may('rezervasyon.oku') ? (
                  <Link
                    to={`/rezervasyonlar/${row.rezervasyon_k_no}`}
                    className="link inline-flex min-h-6 items-center"
                  >
                    {row.kayit_no}
                  </Link>
                ) : (
                  (row.kayit_no ?? row.belge_no)
                )}
              </td>
              <td className={right}>{money(row.borc)}</td>
              <td className={right}>{money(row.alacak)}</td>
              <td className={`${right} font-[620]`}>{formatMoney(language, row.bakiye, kur)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  )
}
