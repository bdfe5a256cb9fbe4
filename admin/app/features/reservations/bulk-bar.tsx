import { BULK_ACTS, type BulkAct } from '@meltem/contract/reservation/bulk-office'
import { exportReservations, type ListedReservation } from '@meltem/contract/reservation/office-list'
import { formatMoney } from '@meltem/i18n/format'
import { useMutation } from '@tanstack/react-query'
import { BellRing, Download, MailPlus, StickyNote, UserRoundCheck, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { download } from '../../platform/call.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { useMay } from '../../platform/rights.ts'
import { Note } from '../../ui/note.tsx'
import type { Chosen } from '../../ui/use-chosen.ts'
import { useErrorText } from '../../ui/words/use-error-text.ts'

const BulkDialog = lazy(() => import('./bulk-dialog.tsx'))

const ICONS = { hatirlat: BellRing, gonder: MailPlus, not: StickyNote, ver: UserRoundCheck }
const BUTTON =
  'inline-flex min-h-11 items-center gap-2 border-sea-deep-3 border-l px-3.5 text-14 font-[620] hover:bg-sea-deep-2 focus-visible:shadow-[inset_0_0_0_2px_var(--color-sun)]!'

/** Sums by currency: different money is never added. */
function sumsOf(rows: readonly ListedReservation[], of: 'toplam' | 'kalan'): { kur: string; sum: number }[] {
  const sums = new Map<string, number>()
  for (const row of rows) sums.set(row.kur, (sums.get(row.kur) ?? 0) + Math.round(row[of] * 100))
  return [...sums].toSorted(([a], [b]) => a.localeCompare(b)).map(([kur, cents]) => ({ kur, sum: cents / 100 }))
}

interface BulkBarProps {
  readonly chosen: Chosen<ListedReservation>
  readonly onClear: () => void
}

/** What can be done to all that was chosen; each act first says what it would do to every one of them. */
export function BulkBar({ chosen, onClear }: BulkBarProps) {
  const t = useTranslations('admin.bulk')
  const { language } = useLanguage()
  const may = useMay()
  const [act, setAct] = useState<BulkAct>()
  const rows = [...chosen.values()]
  const money = (of: 'toplam' | 'kalan') =>
    sumsOf(rows, of)
      .map(({ kur, sum }) => formatMoney(language, sum, kur))
      .join(' + ')
  if (rows.length === 0) return null
  return (
    <>
      <section
        aria-label={t('title')}
        className="sticky bottom-3 z-10 mx-auto mt-3 flex w-fit max-w-full flex-wrap items-stretch rounded-card bg-sea-deep text-paper shadow-e2 print:hidden"
      >
        <p className="grid content-center px-4 py-1.5">
          <b role="status">{t('count', { count: rows.length })}</b>
          <small className="num text-12 text-on-deep">
            {t('sums', { total: money('toplam'), left: money('kalan') })}
          </small>
        </p>
        {may('rezervasyon.misafir') &&
          BULK_ACTS.map((name) => {
            const Icon = ICONS[name]
            return (
              <button key={name} type="button" className={BUTTON} onClick={() => setAct(name)}>
                <Icon aria-hidden="true" className="icon" />
                {t(`act.${name}`)}
              </button>
            )
          })}
        {may('rezervasyon.dosya') && <Export rows={rows} />}
        <button type="button" className={`relative ${BUTTON}`} onClick={onClear}>
          <X aria-hidden="true" className="icon" />
          <span className="sr-only">{t('clear')}</span>
          <span aria-hidden="true" className="rounded-card border border-on-deep px-1 text-11 max-lg:hidden">
            Esc
          </span>
        </button>
      </section>
      {act && (
        <Suspense fallback={null}>
          <BulkDialog act={act} k_nolar={[...chosen.keys()]} onClose={() => setAct(undefined)} />
        </Suspense>
      )}
    </>
  )
}

function Export({ rows }: { rows: readonly ListedReservation[] }) {
  const t = useTranslations('admin.bulk')
  const { language } = useLanguage()
  const errorText = useErrorText()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      download(exportReservations, { k_nolar: rows.map(({ k_no }) => k_no).join(), bicim: 'xlsx', dil: language }),
  })
  return (
    <>
      <button
        type="button"
        className={BUTTON}
        aria-disabled={isPending}
        onClick={() => {
          if (!isPending) mutate()
        }}
      >
        <Download aria-hidden="true" className="icon" />
        {t('export')}
      </button>
      {error && (
        <div className="order-last basis-full">
          <Note tone="danger">{errorText(error)}</Note>
        </div>
      )}
    </>
  )
}
