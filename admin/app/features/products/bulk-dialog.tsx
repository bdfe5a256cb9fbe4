import type { BulkProduct, BulkWish, ProductAct } from '@meltem/contract/catalog/bulk-office'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Note } from '../../ui/note.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { BulkFields, NO_DRAFT, wishOf } from './bulk-fields.tsx'
import { BulkRows } from './bulk-rows.tsx'
import { type Chosen, useDoBulk, useQuote, useTakeBackBulk } from './use-bulk.ts'

interface BulkDialogProps {
  readonly chosen: Chosen
  readonly onClose: () => void
}

export const countOf = (rows: readonly BulkProduct[]) => rows.filter(({ neden }) => neden === null).length

/** First the act, then what it changes of each, then a button that says how many; at the end the way back. */
export default function BulkDialog({ chosen, onClose }: BulkDialogProps) {
  const t = useTranslations('admin.product_bulk')
  const [draft, setDraft] = useState(NO_DRAFT)
  const [done, setDone] = useState<Done>()
  const wish = wishOf(draft)
  return (
    <Dialog title={t('title')} onClose={onClose}>
      {done ? (
        <Outcome done={done} onClose={onClose} />
      ) : (
        <>
          <BulkFields draft={draft} onChange={setDraft} />
          {wish ? (
            <Quoted key={JSON.stringify(wish)} chosen={chosen} wish={wish} onDone={setDone} onClose={onClose} />
          ) : (
            <p className="text-13 text-ink-2">{t('lead')}</p>
          )}
        </>
      )}
    </Dialog>
  )
}

interface QuotedProps {
  readonly chosen: Chosen
  readonly wish: BulkWish
  readonly onDone: (done: Done) => void
  readonly onClose: () => void
}

function Quoted({ chosen, wish, onDone, onClose }: QuotedProps) {
  const t = useTranslations('admin.product_bulk')
  const errorText = useErrorText()
  const [k_no] = useState(() => crypto.randomUUID())
  const { data: quote, error, refetch } = useQuote(chosen, wish)
  const act = useDoBulk()
  if (error) return <Problem error={error} onRetry={() => void refetch()} />
  if (!quote) return <Skeleton lines={4} />
  const rows = quote.data
  const count = countOf(rows)
  const go = () =>
    act.mutate({ k_no, wish, rows }, { onSuccess: ({ data }) => onDone({ k_no, is: wish.is, rows: data }) })
  return (
    <>
      <p role="status" className="font-[620]">
        {t('would', { count, skipped: rows.length - count })}
      </p>
      {quote.fazla > 0 && <Note tone="warn">{t('more', { count: quote.fazla, most: rows.length })}</Note>}
      <BulkRows is={wish.is} rows={rows} />
      {act.error && <Note tone="danger">{errorText(act.error)}</Note>}
      <div className="sticky bottom-0 flex flex-wrap gap-2 bg-paper py-2">
        <Button look="sun" busy={act.isPending} disabled={count === 0} onClick={go} className="max-lg:min-h-11">
          {t('go', { count })}
        </Button>
        <Button onClick={onClose} className="max-lg:min-h-11">
          {t('abandon')}
        </Button>
      </div>
    </>
  )
}

interface Done {
  readonly k_no: string
  readonly is: ProductAct
  readonly rows: readonly BulkProduct[]
}

function Outcome({ done: { k_no, is, rows }, onClose }: { done: Done; onClose: () => void }) {
  const t = useTranslations('admin.product_bulk')
  const errorText = useErrorText()
  const back = useTakeBackBulk()
  const shown = back.data?.data ?? rows
  const count = countOf(shown)
  return (
    <>
      <p role="status" className="font-[620]">
        {t(back.data ? 'taken_back' : 'done', { count, skipped: shown.length - count })}
      </p>
      <BulkRows is={is} rows={shown} />
      {back.error && <Note tone="danger">{errorText(back.error)}</Note>}
      <div className="sticky bottom-0 flex flex-wrap gap-2 bg-paper py-2">
        {!back.data && count > 0 && (
          <Button busy={back.isPending} onClick={() => back.mutate(k_no)} className="max-lg:min-h-11">
            {t('take_back', { count })}
          </Button>
        )}
        <Button onClick={onClose} className="max-lg:min-h-11">
          {t('close')}
        </Button>
      </div>
    </>
  )
}
