import type { MoneyReview } from '@meltem/contract/payment/office'
import { formatDate } from '@meltem/i18n/format'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { UndoNote } from '../../ui/edit/undo-note.tsx'
import { Note } from '../../ui/note.tsx'
import { Nothing, Panel } from '../../ui/panel.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { usePassing } from '../../ui/use-passing.ts'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { ReasonField } from './reason-field.tsx'
import { useMoneyText } from './sums.tsx'
import { reviewsQuery, useDecideReview } from './use-money.ts'

type Decision = MoneyReview['kararlar'][number]

interface Chosen {
  readonly review: MoneyReview
  readonly karar: Decision
}

/** Money that needs a person's eye, and refunds to send: why, and what can be done about each. */
export function ReviewsSection() {
  const t = useTranslations('admin.money')
  const { data: reviews, error, refetch } = useQuery(reviewsQuery({ durum: 'acik' }))
  const [chosen, setChosen] = useState<Chosen>()
  const [told, setTold] = usePassing<string>()
  return (
    <Panel
      title={t('reviews_title')}
      aside={reviews && <span className="num text-13 text-ink-2">{reviews.toplam}</span>}
    >
      {!reviews && (error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton lines={5} />)}
      {reviews?.data.length === 0 && (
        <Nothing>
          <p>{t('reviews_empty')}</p>
        </Nothing>
      )}
      <ul aria-label={t('reviews_title')}>
        {reviews?.data.map((review) => (
          <ReviewRow key={review.k_no} review={review} onDecide={(karar) => setChosen({ review, karar })} />
        ))}
      </ul>
      {chosen && (
        <DecideDialog
          {...chosen}
          onClose={() => setChosen(undefined)}
          onDone={() => {
            setTold(t(`decided.${chosen.karar}`))
            setChosen(undefined)
          }}
        />
      )}
      <UndoNote text={told} />
    </Panel>
  )
}

function ReviewRow({ review, onDecide }: { review: MoneyReview; onDecide: (karar: Decision) => void }) {
  const t = useTranslations('admin.money')
  const money = useMoneyText()
  const { konu, rezervasyon_k_no, kayit_no, misafir, tutar, kur, kararlar, olusturma_zamani } = review
  return (
    <li className="grid gap-x-4 gap-y-2 border-line-soft border-b px-4 py-3 last:border-b-0 lg:grid-cols-[190px_minmax(0,1fr)_130px_270px] lg:items-center">
      <span className="grid min-w-0">
        {rezervasyon_k_no && (
          <Link
            to={`/rezervasyonlar/${rezervasyon_k_no}`}
            className="link num inline-flex min-h-6 items-center justify-self-start"
          >
            {kayit_no}
          </Link>
        )}
        <span className="text-13 text-ink-2">{misafir}</span>
      </span>
      <span className="grid min-w-0">
        <b className="font-[620]">{t(`subject.${konu}.title`)}</b>
        <span className="text-13 text-ink-2">{t(`subject.${konu}.text`)}</span>
        <span className="num text-12 text-ink-2">{formatDate(olusturma_zamani.slice(0, 10))}</span>
      </span>
      <b className="num font-[640] whitespace-nowrap lg:text-right">{tutar !== null && kur && money(tutar, kur)}</b>
      <span className="flex flex-wrap gap-2 lg:justify-self-end">
        {kararlar.map((karar) => (
          <Button key={karar} onClick={() => onDecide(karar)} className="max-lg:min-h-11">
            {t(`decide.${karar}`)}
            <span className="sr-only">: {misafir}</span>
          </Button>
        ))}
      </span>
    </li>
  )
}

interface DecideDialogProps extends Chosen {
  readonly onClose: () => void
  readonly onDone: () => void
}

/** What the decision does, and a button that says the sum again. */
function DecideDialog({ review, karar, onClose, onDone }: DecideDialogProps) {
  const t = useTranslations('admin.money')
  const money = useMoneyText()
  const errorText = useErrorText()
  const decide = useDecideReview()
  const [words, setWords] = useState('')
  const sum = review.tutar !== null && review.kur ? money(review.tutar, review.kur) : ''
  return (
    <Dialog title={`${t(`decide.${karar}`)}: ${review.misafir ?? review.kayit_no ?? ''}`} onClose={onClose}>
      <p>{t(`decide_text.${karar}`)}</p>
      <ReasonField long label={t('decide_note')} value={words} onChange={setWords} />
      {decide.error !== null && <Note tone="danger">{errorText(decide.error)}</Note>}
      <Button
        look="sun"
        busy={decide.isPending}
        onClick={() =>
          decide.mutate(
            { k_no: review.k_no, karar, ...(words.trim() ? { not: words.trim() } : {}) },
            { onSuccess: onDone },
          )
        }
        className="justify-self-start max-lg:min-h-11"
      >
        {karar === 'kapat' || !sum ? t(`decide.${karar}`) : t(`decide_sum.${karar}`, { sum })}
      </Button>
    </Dialog>
  )
}

const MOST_SHOWN = 5

/** The refunds at a glance, beside the bank; the whole list is a step away. */
export function RefundsToSend() {
  const t = useTranslations('admin.money')
  const money = useMoneyText()
  const may = useMay()('odeme.inceleme')
  const { data: reviews, error, refetch } = useQuery({ ...reviewsQuery({ durum: 'acik', konu: 'iade' }), enabled: may })
  if (!may) return null
  return (
    <Panel
      title={t('refunds')}
      aside={
        <Link to="?bolum=inceleme" className="link inline-flex min-h-8 items-center">
          {t('all_reviews')}
        </Link>
      }
    >
      {!reviews && (error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton lines={3} />)}
      {reviews?.data.length === 0 && (
        <Nothing>
          <p>{t('refunds_empty')}</p>
        </Nothing>
      )}
      <ul>
        {reviews?.data.slice(0, MOST_SHOWN).map(({ k_no, rezervasyon_k_no, misafir, kayit_no, tutar, kur }) => (
          <li
            key={k_no}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 border-line-soft border-b px-4 py-2 last:border-b-0"
          >
            <span className="grid min-w-0">
              <b className="truncate font-[620]">{misafir}</b>
              <Link
                to={`/rezervasyonlar/${rezervasyon_k_no}`}
                className="link num inline-flex min-h-6 items-center justify-self-start text-13"
              >
                {kayit_no}
              </Link>
            </span>
            <b className="num font-[640]">{tutar !== null && kur && money(tutar, kur)}</b>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
