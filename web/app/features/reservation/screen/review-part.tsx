import { useTranslations } from 'use-intl/react'
import { ReviewForm } from '../../reviews/review-form.tsx'
import type { MemberAccess } from '../access/member-access.ts'
import { standingLines } from '../cancel/standing-lines.ts'
import { Part } from './part.tsx'

/** After the trip: a few words about each product. */
export function ReviewPart({ one }: { one: MemberAccess }) {
  const t = useTranslations('member.review')
  if (!one.summary.yorum_yazilabilir) return null
  const products = [...new Map(standingLines(one.reservation).map((line) => [line.urun_k_no, line])).values()]
  return (
    <Part of={one} id="review" title={t('title')}>
      <p className="text-ink-2">{t('lead')}</p>
      <ul className="rows">
        {products.map(({ urun_k_no, baslik }) => (
          <li key={urun_k_no} className="[&>:last-child]:mt-2">
            <h3>{baslik}</h3>
            <ReviewForm urun_k_no={urun_k_no} />
          </li>
        ))}
      </ul>
    </Part>
  )
}
