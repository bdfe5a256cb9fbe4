import { INVOICE_VIEWS, takeInvoiceFile } from '@meltem/contract/payment/invoice-office'
import { formatDate } from '@meltem/i18n/format'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { InvoiceFilters } from '../../features/invoices/invoice-filters.tsx'
import { InvoiceSection } from '../../features/invoices/invoice-section.tsx'
import { LacksNote } from '../../features/invoices/lacks-note.tsx'
import { ReportSection } from '../../features/invoices/report-section.tsx'
import { invoiceFilterOf, SECTIONS, type Section, useInvoices } from '../../features/invoices/use-invoices.ts'
import { download } from '../../platform/call.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { Note } from '../../ui/note.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useAddress } from '../../ui/use-address.ts'
import { useErrorText } from '../../ui/words/use-error-text.ts'

/** Paper for the state: what is invoiced, what is taken back, what was prepared, and the reports. */
export default function Invoices() {
  const t = useTranslations('admin.invoices')
  const may = useMay()
  const { query, change } = useAddress()
  const allowed = SECTIONS.filter((one) => one !== 'bildirim' || may('bildirim.dosya'))
  const section = allowed.find((one) => one === query.get('bolum')) ?? 'hazir'
  const view = section === 'bildirim' ? 'hazir' : section
  const filter = invoiceFilterOf(query, view)
  const { data: list } = useInvoices(filter)
  const open = (bolum: Section) =>
    change({
      bolum: bolum === 'hazir' ? undefined : bolum,
      ilk: undefined,
      son: undefined,
      gun: undefined,
      ara: undefined,
    })
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')}>
        {section === 'kesilen' && filter.ilk && filter.son && <Period ilk={filter.ilk} son={filter.son} />}
      </PageHead>
      <LacksNote lacks={list?.eksikler ?? []} />
      {filter.rezervasyon ? (
        <OneBooking query={query} onAll={() => change({ rezervasyon: undefined })} />
      ) : (
        <>
          <div className="mb-4 print:hidden">
            <Segmented
              label={t('sections')}
              value={section}
              options={allowed.map((value) => ({ value, label: t(`section.${value}`) }))}
              onChange={open}
            />
          </div>
          {section === 'bildirim' ? (
            <ReportSection />
          ) : (
            <>
              <InvoiceFilters view={view} filter={filter} change={change} />
              <InvoiceSection key={view} view={view} filter={filter} />
            </>
          )}
        </>
      )}
    </>
  )
}

/** Everything about one booking below each other: whoever comes from it need not know which list it is in. */
function OneBooking({ query, onAll }: { query: URLSearchParams; onAll: () => void }) {
  const t = useTranslations('admin.invoices')
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-center gap-3">
        {t('one_booking')}
        <Button onClick={onAll} className="max-lg:min-h-11">
          {t('show_all')}
        </Button>
      </p>
      {INVOICE_VIEWS.map((view) => (
        <div key={view}>
          <InvoiceSection view={view} filter={invoiceFilterOf(query, view)} />
        </div>
      ))}
    </div>
  )
}

/** Every invoice of the days that the list is cut by. */
function Period({ ilk, son }: { ilk: string; son: string }) {
  const t = useTranslations('admin.invoices')
  const { language } = useLanguage()
  const errorText = useErrorText()
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (bicim: 'zip' | 'xlsx') => download(takeInvoiceFile, { bicim, ilk, son, dil: language }),
  })
  return (
    <>
      <span className="text-13 text-ink-2">{t('period', { from: formatDate(ilk), to: formatDate(son) })}</span>
      {(['zip', 'xlsx'] as const).map((bicim) => (
        <Button
          key={bicim}
          busy={isPending && variables === bicim}
          onClick={() => mutate(bicim)}
          className="max-lg:min-h-11"
        >
          <Download aria-hidden="true" className="icon" />
          {t(`take_${bicim}`)}
        </Button>
      ))}
      {error && (
        <div className="basis-full">
          <Note tone="danger">{errorText(error)}</Note>
        </div>
      )}
    </>
  )
}
