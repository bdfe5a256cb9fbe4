import { type BulkAct, getProductBulk, listProductBulks, rightOfAct } from '@meltem/contract/catalog/bulk-office'
import { formatDate, formatInstant } from '@meltem/i18n/format'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Note } from '../../ui/note.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { countOf } from './bulk-dialog.tsx'
import { BulkRows } from './bulk-rows.tsx'
import { useActWords, useValueWords } from './bulk-words.ts'
import { BULKS_KEY, useTakeBackBulk } from './use-bulk.ts'

/** What was done to several products, and the way back. */
export default function BulkHistory({ onClose }: { onClose: () => void }) {
  const t = useTranslations('admin.product_bulk')
  const [open, setOpen] = useState<BulkAct>()
  const { data, error, refetch } = useQuery({
    queryKey: [...BULKS_KEY, 'liste'],
    queryFn: ({ signal }) => call(listProductBulks, {}, signal),
  })
  return (
    <Dialog title={t('history')} onClose={onClose}>
      {error && !data && <Problem error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={4} />}
      {data && !open && <Acts acts={data.data} onOpen={setOpen} />}
      {open && <TakeBack act={open} onBack={() => setOpen(undefined)} />}
    </Dialog>
  )
}

function useTitle(): (act: BulkAct) => string {
  const words = useActWords()
  const value = useValueWords()
  return ({ is, hedef, satis, sayi, ilk, son }) => {
    const to = hedef ?? satis ?? sayi
    const days = ilk && son ? ` (${formatDate(ilk)} – ${formatDate(son)})` : ''
    return to === null ? words(is) : `${words(is)}: ${value(is, to)}${days}`
  }
}

function Acts({ acts, onOpen }: { acts: readonly BulkAct[]; onOpen: (act: BulkAct) => void }) {
  const t = useTranslations('admin.product_bulk')
  const title = useTitle()
  if (acts.length === 0) return <p className="text-ink-2">{t('no_history')}</p>
  return (
    <ul className="grid border-line-soft border-t">
      {acts.map((act) => (
        <li
          key={act.k_no}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 border-line-soft border-b py-2"
        >
          <span className="min-w-0">
            <b className="block break-words font-[620]">{title(act)}</b>
            <small className="num block text-13 text-ink-2">
              {[formatInstant(act.zaman), act.kim, t('products', { count: act.urun_sayisi })]
                .filter(Boolean)
                .join(' · ')}
              {act.alinan > 0 && ` · ${t('back', { count: act.alinan })}`}
            </small>
          </span>
          <Button onClick={() => onOpen(act)} className="max-lg:min-h-11" aria-label={`${t('look')}: ${title(act)}`}>
            {t('look')}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function TakeBack({ act, onBack }: { act: BulkAct; onBack: () => void }) {
  const t = useTranslations('admin.product_bulk')
  const errorText = useErrorText()
  const may = useMay()
  const title = useTitle()
  const back = useTakeBackBulk()
  const { data, error, refetch } = useQuery({
    queryKey: [...BULKS_KEY, 'bir', act.k_no],
    queryFn: ({ signal }) => call(getProductBulk, { k_no: act.k_no }, signal),
    gcTime: 0,
  })
  if (error) return <Problem error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={4} />
  const rows = back.data?.data ?? data.data
  const count = countOf(rows)
  return (
    <>
      <h3>{title(act)}</h3>
      <p role="status" className="font-[620]">
        {t(back.data ? 'taken_back' : 'would_return', { count, skipped: rows.length - count })}
      </p>
      <BulkRows is={act.is} rows={rows} />
      {back.error && <Note tone="danger">{errorText(back.error)}</Note>}
      <div className="sticky bottom-0 flex flex-wrap gap-2 bg-paper py-2">
        {!back.data && count > 0 && may(rightOfAct(act.is)) && (
          <Button look="sun" busy={back.isPending} onClick={() => back.mutate(act.k_no)} className="max-lg:min-h-11">
            {t('take_back', { count })}
          </Button>
        )}
        <Button onClick={onBack} className="max-lg:min-h-11">
          <ChevronLeft aria-hidden="true" className="icon" />
          {t('to_history')}
        </Button>
      </div>
    </>
  )
}
