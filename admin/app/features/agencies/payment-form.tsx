import type { AgencyAccount } from '@meltem/contract/agency/office'
import { type Invoice, recordAgencyPayment } from '@meltem/contract/agency/terms'
import { formatMoney } from '@meltem/i18n/format'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { AmountField } from '../../ui/form/amount-field.tsx'
import { Choice } from '../../ui/form/choice.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { ActPanel } from '../reservation/act-panel.tsx'
import type { useAgencyAct } from './agency-query.ts'
import type { TabProps } from './facts-tab.tsx'
import { Trouble } from './trouble.tsx'

interface PaymentProps extends TabProps {
  readonly account: AgencyAccount
  /** Open ones, in all currencies. */
  readonly invoices: readonly Invoice[]
  readonly act: ReturnType<typeof useAgencyAct>['act']
  readonly onAbandon: () => void
}

const WAYS = ['gelen', 'giden'] as const

const inCents = (sum: number) => Math.round(sum * 100) / 100

/** Money that has moved. It stays in the books for good: the balance after it is said before, and a receipt counts once (PEOPLE-40). */
export function PaymentForm({ agency, account, invoices, act, onAbandon }: PaymentProps) {
  const t = useTranslations('admin.agencies')
  const { language } = useLanguage()
  const { kur, bakiye } = account
  const [way, setWay] = useState<(typeof WAYS)[number]>(bakiye < 0 ? 'giden' : 'gelen')
  const [sum, setSum] = useState<number | undefined>(Math.abs(bakiye))
  const [belge_no, setReceipt] = useState('')
  const [fatura_k_no, setInvoice] = useState('')
  const [aciklama, setNote] = useState('')
  const open = invoices.filter((one) => one.kur === kur)
  const money = (amount: number) => formatMoney(language, amount, kur)
  const tutar = way === 'gelen' ? (sum ?? 0) : -(sum ?? 0)
  const after = inCents(bakiye - tutar)
  const name = agency.bilgi.marka
  const stand = (balance: number) => {
    const owes = balance > 0 ? t('owes_us') : t('we_owe')
    return balance === 0 ? money(0) : `${money(Math.abs(balance))} (${owes})`
  }
  return (
    <ActPanel
      title={t('pay')}
      error={null}
      busy={act.isPending}
      blocked={!sum || sum <= 0 || belge_no.trim() === ''}
      button={t(`pay_do.${way}`, { sum: money(sum ?? 0) })}
      onSubmit={() => {
        const payment = { acente_k_no: agency.k_no, kur, tutar, belge_no: belge_no.trim() }
        const more = { ...(fatura_k_no && { fatura_k_no }), ...(aciklama.trim() && { aciklama: aciklama.trim() }) }
        act.mutate({
          run: () => call(recordAgencyPayment, { ...payment, ...more }),
          words: t('paid', { sum: money(sum ?? 0), name }),
        })
      }}
      onAbandon={onAbandon}
    >
      <div>
        <Segmented
          label={t('way')}
          value={way}
          options={WAYS.map((value) => ({ value, label: t(`ways.${value}`) }))}
          onChange={setWay}
        />
      </div>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <AmountField label={t('sum')} kur={kur} value={sum ?? 0} onChange={setSum} />
        <TextField label={t('receipt')} hint={t('receipt_hint')} most={80} value={belge_no} onChange={setReceipt} />
        <Choice
          inForm
          label={t('for_invoice')}
          value={fatura_k_no}
          options={[
            { value: '', label: t('no_invoice') },
            ...open.map((one) => ({
              value: one.k_no,
              label: t('invoice_open', { number: one.fatura_no, sum: money(inCents(one.tutar - one.odenen)) }),
            })),
          ]}
          onChange={setInvoice}
        />
        <TextField label={t('note')} most={200} value={aciklama} onChange={setNote} />
      </div>
      <p>{t('pay_quote', { before: stand(bakiye), after: stand(after) })}</p>
      <Trouble error={act.error} />
    </ActPanel>
  )
}
