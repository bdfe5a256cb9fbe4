import { takeInvoiceFile } from '@meltem/contract/payment/invoice-office'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { download } from '../../platform/call.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { Button, buttonStyle } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Note } from '../../ui/note.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { useSums } from '../money/sums.tsx'
import { type ChosenRow, type Prepared, sumsOf, usePrepare } from './use-invoices.ts'

interface PrepareDialogProps {
  readonly rows: readonly ChosenRow[]
  /** After the act nothing is chosen any more. */
  readonly onDone: () => void
  readonly onClose: () => void
}

/** First how many and how much, on a button that repeats both; then what became of each. */
export function PrepareDialog({ rows, onDone, onClose }: PrepareDialogProps) {
  const t = useTranslations('admin.invoices')
  const errorText = useErrorText()
  const sums = useSums()
  const { mutate, isPending, error, data } = usePrepare()
  const isRefund = rows.some(({ tur }) => tur === 'iade')
  const title = t(isRefund ? 'prepare_refund_title' : 'prepare_title')
  if (data) {
    return (
      <Dialog title={title} onClose={onClose}>
        <Outcome answer={data} rows={rows} />
        <Button onClick={onClose} className="justify-self-start max-lg:min-h-11">
          {t('close')}
        </Button>
      </Dialog>
    )
  }
  const told = { count: rows.length, sums: sums(sumsOf(rows)) }
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{t('prepare_text', { count: rows.length })}</p>
      {error && <Note tone="danger">{errorText(error)}</Note>}
      <span className="flex flex-wrap gap-2">
        <Button
          look="sun"
          busy={isPending}
          onClick={() => mutate(rows, { onSuccess: onDone })}
          className="h-auto py-1.5 max-lg:min-h-11"
        >
          {t('prepare_button', told)}
        </Button>
        <Button onClick={onClose} className="max-lg:min-h-11">
          {t('cancel')}
        </Button>
      </span>
    </Dialog>
  )
}

function Outcome({ answer: { data, atlanan }, rows }: { answer: Prepared; rows: readonly ChosenRow[] }) {
  const t = useTranslations('admin.invoices')
  const sums = useSums()
  const guest = (key: string) => rows.find(({ rezervasyon_k_no }) => rezervasyon_k_no === key)?.alici
  const [first] = data
  const last = data.at(-1)
  return (
    <>
      <div role="status">
        <p className="font-[620]">{t('prepared', { count: data.length })}</p>
        {first && last && (
          <p className="num text-ink-2 wrap-anywhere">
            {first === last ? first.fatura_no : `${first.fatura_no} – ${last.fatura_no}`} · {sums(sumsOf(data))}
          </p>
        )}
      </div>
      {atlanan.length > 0 && (
        <section aria-label={t('left_out')} className="grid gap-1">
          <h3>{t('left_out')}</h3>
          <ul className="list-disc pl-5">
            {atlanan.map(({ rezervasyon_k_no, kayit_no, neden }) => (
              <li key={rezervasyon_k_no} className="wrap-anywhere">
                <b className="font-[620]">
                  {[guest(rezervasyon_k_no), kayit_no ?? t('unknown_booking')].filter(Boolean).join(', ')}
                </b>
                : {t(`refusal.${neden}`)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {data.length > 0 && <Next keys={data.map(({ k_no }) => k_no)} />}
    </>
  )
}

/** The files of what was just prepared, and the list of everything. */
function Next({ keys }: { keys: readonly string[] }) {
  const t = useTranslations('admin.invoices')
  const { language } = useLanguage()
  const errorText = useErrorText()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => download(takeInvoiceFile, { bicim: 'zip', k_nolar: keys.join(), dil: language }),
  })
  return (
    <>
      <span className="flex flex-wrap gap-2">
        <Button look="sun" busy={isPending} onClick={() => mutate()} className="max-lg:min-h-11">
          <Download aria-hidden="true" className="icon" />
          {t('take_zip')}
        </Button>
        <Link to={{ search: '?bolum=kesilen' }} className={buttonStyle({ className: 'max-lg:min-h-11' })}>
          {t('to_prepared')}
        </Link>
      </span>
      {error && <Note tone="danger">{errorText(error)}</Note>}
    </>
  )
}
