import { type BulkAct, type BulkRow, doBulk, quoteBulk } from '@meltem/contract/reservation/bulk-office'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { formatMoney } from '@meltem/i18n/format'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Check, Minus } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { staffQuery } from '../../platform/queries/frame.ts'
import { VIEW_COUNTS_KEY } from '../../platform/queries/keys.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Choice } from '../../ui/form/choice.tsx'
import { Note } from '../../ui/note.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'

interface BulkDialogProps {
  readonly act: BulkAct
  readonly k_nolar: readonly string[]
  readonly onClose: () => void
}

/** First what would happen to each, then a button that says how many; then what became of each. */
export default function BulkDialog({ act, k_nolar, onClose }: BulkDialogProps) {
  const t = useTranslations('admin.bulk')
  const { data, error, refetch } = useQuery({
    queryKey: ['toplu', act, k_nolar],
    queryFn: ({ signal }) => call(quoteBulk, { is: act, k_nolar: [...k_nolar] }, signal),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <Dialog title={t(`act.${act}`)} onClose={onClose}>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={4} />}
      {data && <Quoted act={act} quote={data} onClose={onClose} />}
    </Dialog>
  )
}

/** Nobody is the empty choice: it lets go of a reservation. */
const NOBODY = ''

function useBulk(act: BulkAct, rows: readonly BulkRow[]) {
  const client = useQueryClient()
  const [istek_k_no] = useState(() => crypto.randomUUID())
  return useMutation({
    mutationFn: ({ metin, kim }: { metin: string; kim: string }) =>
      call(doBulk, {
        istek_k_no,
        is: act,
        k_nolar: rows.map(({ k_no }) => k_no),
        ...(act === 'not' ? { metin } : {}),
        ...(act === 'ver' ? { personel_k_no: kim === NOBODY ? null : kim } : {}),
      }),
    onSuccess: () => {
      for (const queryKey of [['rezervasyonlar'], ['rezervasyon'], VIEW_COUNTS_KEY]) {
        void client.invalidateQueries({ queryKey })
      }
    },
  })
}

function Quoted({ act, quote, onClose }: { act: BulkAct; quote: OutputOf<typeof quoteBulk>; onClose: () => void }) {
  const t = useTranslations('admin.bulk')
  const errorText = useErrorText()
  const id = useId()
  const { data: session } = useQuery(staffQuery)
  const [metin, setMetin] = useState('')
  const [kim, setKim] = useState(session?.personel.k_no ?? NOBODY)
  const going = quote.data.filter(({ neden }) => neden === null)
  const { mutate, isPending, error, data: done } = useBulk(act, going)
  const became = new Map(done?.data.map(({ k_no, neden }) => [k_no, neden]))
  const rows = done ? quote.data.map((row) => ({ ...row, neden: became.get(row.k_no) ?? row.neden })) : quote.data
  const count = rows.filter(({ neden }) => neden === null).length
  if (done) {
    return (
      <>
        <p role="status" className="font-[620]">
          {t('done', { count, skipped: rows.length - count })}
        </p>
        <Rows rows={rows} />
        <Button onClick={onClose} className="justify-self-start max-lg:min-h-11">
          {t('close')}
        </Button>
      </>
    )
  }
  return (
    <form
      className="grid gap-3.5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending && count > 0) mutate({ metin: metin.trim(), kim })
      }}
    >
      <p>{t(`text.${act}`, { count, skipped: rows.length - count })}</p>
      {act === 'not' && (
        <div className="grid gap-1">
          <label htmlFor={id} className="text-13 font-semibold">
            {t('note')}
          </label>
          <textarea
            id={id}
            rows={3}
            maxLength={2000}
            required
            value={metin}
            onChange={(event) => setMetin(event.target.value)}
            className="control w-full py-2"
          />
        </div>
      )}
      {act === 'ver' && (
        <Choice
          label={t('person')}
          value={kim}
          options={[
            ...quote.kisiler.map(({ k_no, ad }) => ({ value: k_no, label: ad })),
            { value: NOBODY, label: t('nobody') },
          ]}
          onChange={setKim}
        />
      )}
      <Rows rows={rows} />
      {error && <Note tone="danger">{errorText(error)}</Note>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="sun" busy={isPending} disabled={count === 0} className="max-lg:min-h-11">
          {t(`button.${act}`, { count })}
        </Button>
        <Button onClick={onClose} className="max-lg:min-h-11">
          {t('abandon')}
        </Button>
      </div>
    </form>
  )
}

/** Each reservation with what happens to it, or why nothing does. */
function Rows({ rows }: { rows: readonly BulkRow[] }) {
  const t = useTranslations('admin.bulk')
  const { language } = useLanguage()
  return (
    <ul aria-label={t('rows')} className="grid border-line-soft border-t">
      {rows.map(({ k_no, kayit_no, ad, alici, tutar, kur, neden }) => (
        <li
          key={k_no}
          className="grid grid-cols-[20px_minmax(0,1fr)_auto] items-baseline gap-x-2.5 border-line-soft border-b py-2"
        >
          {neden === null ? (
            <Check aria-hidden="true" className="icon self-center text-olive" />
          ) : (
            <Minus aria-hidden="true" className="icon self-center text-ink-3" />
          )}
          <span className="min-w-0">
            <Link to={`/rezervasyonlar/${k_no}`} className="link num">
              {kayit_no || k_no.slice(0, 8)}
            </Link>{' '}
            {ad}
            {neden === null && alici && <small className="block text-12 break-all text-ink-2">{alici}</small>}
            {neden !== null && <small className="block text-12 text-danger">{t(`refusal.${neden}`)}</small>}
          </span>
          <b className="num">{neden === null && tutar !== null ? formatMoney(language, tutar, kur) : ''}</b>
        </li>
      ))}
    </ul>
  )
}
