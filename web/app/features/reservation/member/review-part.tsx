import { useTranslations } from 'use-intl/react'
import { ReviewForm } from '../../reviews/review-form.tsx'
import { standingLines } from '../cancel/services-of.ts'
import { Part } from './part.tsx'
import type { Shown } from './shown.ts'

/** After the trip: a few words about each product. */
export function ReviewPart({ shown: { reservation, summary } }: { shown: Shown }) {
  const t = useTranslations('member.review')
  if (!summary.yorum_yazilabilir) return null
  const products = [...new Map(standingLines(reservation).map((one) => [one.urun_k_no, one])).values()]
  return (
    <Part id="review" title={t('title')}>
      <p className="text-ink-2">{t('lead')}</p>
      <ul className="rows">
        {products.map((one) => (
          <li key={one.urun_k_no} className="[&>:last-child]:mt-2">
            <h3>{one.baslik}</h3>
            <ReviewForm urun_k_no={one.urun_k_no} />
          </li>
        ))}
      </ul>
    </Part>
  )
}
