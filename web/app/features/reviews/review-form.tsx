import { lazy } from 'react'
import { useTranslations } from 'use-intl/react'
import { WritingGate } from './writing-gate.tsx'

const ReviewFields = lazy(() => import('./review-fields.tsx'))

export function ReviewForm({ urun_k_no }: { urun_k_no: string }) {
  const t = useTranslations('reviews')
  return (
    <WritingGate words={{ sent: t('sent'), logIn: t('logInToWrite'), write: t('write') }} className="mt-8">
      {(onSent) => <ReviewFields urun_k_no={urun_k_no} onSent={onSent} />}
    </WritingGate>
  )
}
