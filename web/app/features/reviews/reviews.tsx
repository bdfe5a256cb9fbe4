import type { Product } from '@meltem/contract/catalog/catalog'
import type { listReviews, Review } from '@meltem/contract/catalog/review'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { formatDate, formatNumber } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../platform/page/frame.ts'
import { Button } from '../../ui/button.tsx'
import { Chapter } from '../product/chapters/chapter.tsx'
import { ReviewForm } from './review-form.tsx'
import { StarRow } from './star-row.tsx'
import { type ReviewList, useReviews } from './use-reviews.ts'

export type FirstReviews = OutputOf<typeof listReviews>

interface ReviewsProps {
  readonly product: Product
  readonly first: FirstReviews
}

/** Mean and histogram, languages to choose from, the words of guests, and a form to add one's own. */
export function Reviews({ product, first }: ReviewsProps) {
  const t = useTranslations('reviews')
  const list = useReviews(product.k_no, first)
  const none = product.degerlendirme.yorum_sayisi === 0
  return (
    <Chapter title={t('title')} id="yorumlar">
      {none ? (
        <p className="text-ink-2">{t('none')}</p>
      ) : (
        <div className="grid gap-8 sm:grid-cols-[200px_minmax(0,1fr)] sm:gap-10">
          <Summary product={product} list={list} />
          <Words list={list} />
        </div>
      )}
      {product.onizleme ? null : <ReviewForm urun_k_no={product.k_no} />}
    </Chapter>
  )
}

function Summary({ product: { degerlendirme }, list }: { product: Product; list: ReviewList }) {
  const { language } = useFrame()
  const t = useTranslations('reviews')
  const most = Math.max(1, ...list.dagilim)
  return (
    <div>
      <p className="flar font-[640] text-[4rem] leading-[1.08] tracking-[-0.04em]">
        {formatNumber(language, degerlendirme.puan ?? 0, 1)}
      </p>
      <p className="text-14 text-ink-2">{t('count', { count: degerlendirme.yorum_sayisi })}</p>
      <ul className="mt-4 grid gap-0.5">
        {[5, 4, 3, 2, 1].map((stars) => {
          const count = list.dagilim[stars - 1] ?? 0
          return (
            <li key={stars}>
              <button
                type="button"
                className="relative grid min-h-6 w-full max-sm:min-h-11 grid-cols-[14px_1fr_28px] items-center gap-2.5 text-left text-14 hover:bg-mist"
                aria-pressed={list.puan === stars}
                onClick={() => list.choose({ puan: list.puan === stars ? undefined : stars })}
              >
                <span className="sr-only">{t('onlyStars', { stars, count })}</span>
                <span aria-hidden="true" className="num">
                  {stars}
                </span>
                <i aria-hidden="true" className="block h-1.5 bg-line">
                  <i
                    className={`block h-full ${list.puan === stars ? 'bg-sun' : 'bg-sea'}`}
                    style={{ width: `${(count / most) * 100}%` }}
                  />
                </i>
                <span aria-hidden="true" className="num text-ink-2">
                  {count}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function Words({ list }: { list: ReviewList }) {
  const t = useTranslations('reviews')
  return (
    <div>
      <Languages list={list} />
      <div aria-live="polite" aria-busy={list.busy || undefined} className={list.busy ? 'opacity-60' : ''}>
        {list.reviews.length === 0 ? <p className="text-ink-2">{t('noneHere')}</p> : null}
        <ul className="grid gap-7">
          {list.reviews.map((review) => (
            <OneReview key={review.k_no} review={review} />
          ))}
        </ul>
      </div>
      {list.failed ? <p className="mt-4 text-14 text-danger">{t('failed')}</p> : null}
      {list.more ? (
        <Button className="mt-6" busy={list.busy} onClick={list.showMore}>
          {t('more')}
        </Button>
      ) : null}
    </div>
  )
}

function Languages({ list }: { list: ReviewList }) {
  const t = useTranslations('reviews')
  if (list.diller.length < 2) return null
  const choices = [undefined, ...list.diller.map(({ dil }) => dil)]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of buttons needs no frame
    <div role="group" aria-label={t('language')} className="mb-6 flex flex-wrap gap-2">
      {choices.map((dil) => (
        <button
          key={dil ?? 'all'}
          type="button"
          className="pill"
          aria-pressed={list.dil === dil}
          onClick={() => list.choose({ dil })}
        >
          {dil === undefined ? t('allLanguages') : t('inLanguage', { dil })}
          {dil === undefined ? null : (
            <span className="num text-ink-2">{list.diller.find((one) => one.dil === dil)?.sayi}</span>
          )}
        </button>
      ))}
    </div>
  )
}

function OneReview({ review }: { review: Review }) {
  const t = useTranslations('reviews')
  return (
    <li>
      <p className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <StarRow value={review.puan} label={t('stars', { stars: review.puan })} />
        {review.dogrulanmis ? <span className="chip chip-good">{t('verified')}</span> : null}
      </p>
      <blockquote lang={review.dil}>
        {review.baslik ? <b className="block font-[640]">{review.baslik}</b> : null}
        <p className="text-18 leading-[1.5] [overflow-wrap:anywhere]">{review.metin}</p>
      </blockquote>
      <p className="mt-2 text-14 text-ink-2">
        {review.ad}, <span className="num">{formatDate(review.tarih)}</span>
      </p>
      {review.yanit ? (
        <div className="mt-3 border-l-2 border-line pl-4">
          <b className="font-semibold text-14">{t('answer')}</b>
          <p className="text-ink-2">{review.yanit}</p>
        </div>
      ) : null}
    </li>
  )
}
