import { type Invoice, invoiceAgency } from '@meltem/contract/agency/terms'
import { formatDate, formatMoney } from '@meltem/i18n/format'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { UndoNote } from '../../ui/edit/undo-note.tsx'
import { AmountField } from '../../ui/form/amount-field.tsx'
import { Choice } from '../../ui/form/choice.tsx'
import { DayField } from '../../ui/form/day-field.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Paging } from '../../ui/paging.tsx'
import { Nothing, Panel } from '../../ui/panel.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useAddress } from '../../ui/use-address.ts'
import { WideTable } from '../../ui/wide-table.tsx'
import { ActPanel } from '../reservation/act-panel.tsx'
import { invoicesQuery, pageOf, searchOf, useAgencyAct } from './agency-query.ts'
import { CELL, HEAD } from './agency-rows.tsx'
import type { TabProps } from './facts-tab.tsx'
import { MissingRight, Trouble } from './trouble.tsx'

const STATES = ['hepsi', 'acik', 'odendi'] as const

/** What was asked for on paper, and what came of it. An invoice moves no money. */
export function InvoicesTab({ agency }: TabProps) {
  const t = useTranslations('admin.agencies')
  const may = useMay()('acente.hesap')
  const { query, change } = useAddress()
  const state = STATES.find((one) => one === query.get('durum')) ?? 'hepsi'
  const sayfa = pageOf(query)
  const { data, error, refetch } = useQuery(invoicesQuery(agency.k_no, state === 'hepsi' ? undefined : state, sayfa))
  const [isOpen, setOpen] = useState(false)
  const { act, said } = useAgencyAct(() => setOpen(false))
  return (
    <>
      <MissingRight hak="acente.hesap" />
      <div className="mb-3">
        <Segmented
          label={t('invoice_states')}
          value={state}
          options={STATES.map((value) => ({ value, label: t(`invoice_state.${value}`) }))}
          onChange={(durum) => change({ durum: durum === 'hepsi' ? undefined : durum, sayfa: undefined })}
        />
      </div>
      <Panel
        title={t('invoices')}
        aside={
          may &&
          !isOpen && (
            <Button onClick={() => setOpen(true)} className="max-lg:min-h-11">
              <Plus aria-hidden="true" className="icon" />
              {t('invoice_add')}
            </Button>
          )
        }
      >
        {isOpen && (
          <InvoiceForm
            agency={agency}
            act={act}
            onAbandon={() => {
              act.reset()
              setOpen(false)
            }}
          />
        )}
        {!data && (error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton lines={4} />)}
        {data?.data.length === 0 && <Nothing>{t('no_invoices')}</Nothing>}
        {data && data.data.length > 0 && <Rows rows={data.data} today={agency.bugun} />}
        {data && (
          <Paging page={sayfa} total={data.toplam} pageSize={data.sayfa_boyu} searchOf={(to) => searchOf(query, to)} />
        )}
      </Panel>
      <UndoNote text={said} />
    </>
  )
}

function InvoiceChip({ invoice, today }: { invoice: Invoice; today: string }) {
  const t = useTranslations('admin.agencies')
  if (invoice.odenen >= invoice.tutar) return <Chip tone="ok">{t('invoice_state.odendi')}</Chip>
  return invoice.vade < today ? (
    <Chip tone="bad">{t('overdue')}</Chip>
  ) : (
    <Chip tone="wait">{t('invoice_state.acik')}</Chip>
  )
}

function Rows({ rows, today }: { rows: readonly Invoice[]; today: string }) {
  const t = useTranslations('admin.agencies')
  const { language } = useLanguage()
  const right = `${CELL} num text-right whitespace-nowrap`
  return (
    <WideTable title={t('invoices')}>
      <table className="w-full border-collapse text-14">
        <thead>
          <tr>
            {(['number', 'day', 'due', 'state'] as const).map((name) => (
              <th key={name} scope="col" className={HEAD}>
                {t(`invoice.${name}`)}
              </th>
            ))}
            {(['sum', 'paid'] as const).map((name) => (
              <th key={name} scope="col" className={`${HEAD} text-right`}>
                {t(`invoice.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((one) => (
            <tr key={one.k_no}>
              <th scope="row" className={`${CELL} text-left font-normal`}>
                <span className="num font-[620] whitespace-nowrap">{one.fatura_no}</span>
                {one.aciklama && <small className="block text-12 text-ink-2 wrap-anywhere">{one.aciklama}</small>}
              </th>
              <td className={`${CELL} num`}>{formatDate(one.tarih)}</td>
              <td className={`${CELL} num`}>{formatDate(one.vade)}</td>
              <td className={CELL}>
                <InvoiceChip invoice={one} today={today} />
              </td>
              <td className={`${right} font-[620]`}>{formatMoney(language, one.tutar, one.kur)}</td>
              <td className={right}>{formatMoney(language, one.odenen, one.kur)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  )
}

interface FormProps extends TabProps {
  readonly act: ReturnType<typeof useAgencyAct>['act']
  readonly onAbandon: () => void
}

/** Its number counts once in the house, and an invoice is never changed: what it will say is said before. */
function InvoiceForm({ agency, act, onAbandon }: FormProps) {
  const t = useTranslations('admin.agencies')
  const { language } = useLanguage()
  const [kur, setCurrency] = useState(agency.kur)
  const [tutar, setSum] = useState<number | undefined>(
    Math.max(0, agency.hesaplar.find((one) => one.kur === agency.kur)?.bakiye ?? 0),
  )
  const [fatura_no, setNumber] = useState('')
  const [tarih, setDay] = useState(agency.bugun)
  const [vade, setDue] = useState(agency.bugun)
  const [aciklama, setNote] = useState('')
  const sum = formatMoney(language, tutar ?? 0, kur)
  return (
    <ActPanel
      title={t('invoice_add')}
      error={null}
      busy={act.isPending}
      blocked={!tutar || tutar <= 0 || fatura_no.trim() === '' || !tarih || vade < tarih}
      button={t('invoice_do', { sum })}
      onSubmit={() => {
        const invoice = { acente_k_no: agency.k_no, kur, tutar: tutar ?? 0, fatura_no: fatura_no.trim(), tarih, vade }
        const run = () => call(invoiceAgency, { ...invoice, ...(aciklama.trim() && { aciklama: aciklama.trim() }) })
        act.mutate({ run, words: t('invoiced', { number: fatura_no.trim() }) })
      }}
      onAbandon={onAbandon}
    >
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        <TextField label={t('invoice.number')} most={40} value={fatura_no} onChange={setNumber} />
        <Choice
          inForm
          label={t('currency')}
          value={kur}
          options={agency.kurlar.map((one) => ({ value: one, label: one }))}
          onChange={setCurrency}
        />
        <AmountField label={t('sum')} kur={kur} value={tutar ?? 0} onChange={setSum} />
        <DayField label={t('invoice.day')} value={tarih} onChange={setDay} />
        <DayField label={t('invoice.due')} value={vade} least={tarih} onChange={setDue} />
        <TextField label={t('note')} most={200} value={aciklama} onChange={setNote} />
      </div>
      <p>{t('invoice_quote')}</p>
      <Trouble error={act.error} />
    </ActPanel>
  )
}
