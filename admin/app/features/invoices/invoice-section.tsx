import { type InvoiceView, MOST_PREPARED, takeInvoiceFile } from '@meltem/contract/payment/invoice-office'
import { useMutation } from '@tanstack/react-query'
import { Download, FileCheck2, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { download } from '../../platform/call.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { useMay } from '../../platform/rights.ts'
import { KeyPaging } from '../../ui/key-paging.tsx'
import { Note } from '../../ui/note.tsx'
import { Nothing, Panel } from '../../ui/panel.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useAddress } from '../../ui/use-address.ts'
import { useChosen } from '../../ui/use-chosen.ts'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { useSums } from '../money/sums.tsx'
import { InvoiceRows } from './invoice-rows.tsx'
import { PrepareDialog } from './prepare-dialog.tsx'
import { type ChosenRow, chosenRow, type InvoiceFilter, sumsOf, useInvoices } from './use-invoices.ts'

interface SectionProps {
  readonly view: InvoiceView
  readonly filter: InvoiceFilter
}

/** One list: bookings to be invoiced, invoices to be taken back, or what was prepared. */
export function InvoiceSection({ view, filter }: SectionProps) {
  const t = useTranslations('admin.invoices')
  const may = useMay()
  const { query } = useAddress()
  const { data: list, error, refetch } = useInvoices(filter)
  const rows = (list?.data ?? []).map(chosenRow)
  const free = rows.filter(({ eksikler }) => eksikler.length === 0)
  const { chosen, toggle, toggleAll, clear } = useChosen<ChosenRow>(free, MOST_PREPARED)
  const mayChoose = view === 'kesilen' || may('fatura.yaz')
  return (
    <>
      <Panel
        title={t(`list.${view}`)}
        aside={
          mayChoose &&
          free.length > 1 && (
            <label className="flex min-h-9 items-center gap-2 text-13 max-lg:min-h-11">
              <input
                type="checkbox"
                checked={free.every(({ k_no }) => chosen.has(k_no))}
                onChange={toggleAll}
                className="size-5 accent-sea"
              />
              {t('choose_all')}
            </label>
          )
        }
      >
        {!list && error !== null && <Problem error={error} onRetry={() => void refetch()} />}
        {!list && error === null && <Skeleton lines={8} />}
        {list && rows.length === 0 && <Empty view={view} filter={filter} />}
        {list && rows.length > 0 && (
          <>
            <InvoiceRows
              view={view}
              label={t(`list.${view}`)}
              rows={rows}
              chosen={chosen}
              onToggle={mayChoose ? toggle : undefined}
            />
            {(list.sonraki !== null || query.has('sonra')) && (
              <KeyPaging next={list.sonraki} count={rows.length} query={query} />
            )}
          </>
        )}
      </Panel>
      <Selection key={view} view={view} rows={[...chosen.values()]} onClear={clear} />
    </>
  )
}

function Empty({ view, filter: { ara, ilk, son, sonra } }: SectionProps) {
  const t = useTranslations('admin.invoices')
  const isCut = [ara, ilk, son, sonra].some(Boolean)
  return (
    <Nothing>
      <h3 className="text-ink">{t(isCut ? 'nothing_found' : `empty.${view}`)}</h3>
      {!isCut && <p>{t(`empty_text.${view}`)}</p>}
    </Nothing>
  )
}

const ACT =
  'inline-flex min-h-11 items-center gap-2 border-sea-deep-3 border-l px-3.5 text-14 font-[620] hover:bg-sea-deep-2 focus-visible:shadow-[inset_0_0_0_2px_var(--color-sun)]!'

interface SelectionProps {
  readonly view: InvoiceView
  readonly rows: readonly ChosenRow[]
  readonly onClear: () => void
}

/** What is chosen, with its sums, and what can be done with it. */
function Selection({ view, rows, onClear }: SelectionProps) {
  const t = useTranslations('admin.invoices')
  const sums = useSums()
  // The window goes on telling of what was chosen when nothing is any more.
  const [going, setGoing] = useState<readonly ChosenRow[]>()
  return (
    <>
      {rows.length > 0 && (
        <section
          aria-label={t('selection')}
          className="sticky bottom-3 z-10 mx-auto mt-3 flex w-fit max-w-full flex-wrap items-stretch rounded-card bg-sea-deep text-paper shadow-e2 print:hidden"
        >
          <p className="grid content-center px-4 py-1.5">
            <b role="status">{t('count', { count: rows.length })}</b>
            <small className="num text-12 text-on-deep">{sums(sumsOf(rows))}</small>
          </p>
          {view === 'kesilen' ? (
            <>
              <TakeChosen rows={rows} bicim="zip" />
              <TakeChosen rows={rows} bicim="xlsx" />
            </>
          ) : (
            <button type="button" className={ACT} onClick={() => setGoing(rows)}>
              <FileCheck2 aria-hidden="true" className="icon" />
              {t('prepare')}
            </button>
          )}
          <button type="button" className={ACT} onClick={onClear} aria-label={t('clear_selection')}>
            <X aria-hidden="true" className="icon" />
          </button>
        </section>
      )}
      {going && <PrepareDialog rows={going} onDone={onClear} onClose={() => setGoing(undefined)} />}
    </>
  )
}

function TakeChosen({ rows, bicim }: { rows: readonly ChosenRow[]; bicim: 'zip' | 'xlsx' }) {
  const t = useTranslations('admin.invoices')
  const { language } = useLanguage()
  const errorText = useErrorText()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => download(takeInvoiceFile, { bicim, k_nolar: rows.map(({ k_no }) => k_no).join(), dil: language }),
  })
  return (
    <>
      <button
        type="button"
        className={ACT}
        aria-disabled={isPending}
        onClick={() => {
          if (!isPending) mutate()
        }}
      >
        <Download aria-hidden="true" className="icon" />
        {t(`take_${bicim}`)}
      </button>
      {error && (
        <div className="order-last basis-full">
          <Note tone="danger">{errorText(error)}</Note>
        </div>
      )}
    </>
  )
}
