import { lazy, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../lib/frame.ts'
import { authStore } from '../../stores/auth-store.ts'
import { openLogin } from '../../stores/login-modal-store.ts'
import { useStoresReady } from '../../stores/store-life.ts'
import { LateDetails } from '../ui/late-details.tsx'
import { Note } from '../ui/note.tsx'

const ReviewFields = lazy(() => import('./review-fields.tsx'))

/** Members write; visitors where the tenant lets them (`uye_olmadan_yorum_yapma`). Shown after moderation. */
export function ReviewForm({ urun_k_no }: { urun_k_no: string }) {
  const t = useTranslations('reviews')
  const { other } = useFrame()
  const ready = useStoresReady()
  const member = authStore.use((state) => state.user !== null)
  const [sent, setSent] = useState(false)
  if (sent) {
    return (
      <div className="mt-8">
        <Note tone="good" alert>
          {t('sent')}
        </Note>
      </div>
    )
  }
  if (!other.uye_olmadan_yorum_yapma && !(ready && member)) {
    return (
      <p className="mt-8">
        <button type="button" className="link min-h-6" aria-haspopup="dialog" onClick={() => openLogin()}>
          {t('logInToWrite')}
        </button>
      </p>
    )
  }
  return (
    <LateDetails className="mt-8" summary={<summary className="link inline-block min-h-6">{t('write')}</summary>}>
      <ReviewFields urun_k_no={urun_k_no} onSent={() => setSent(true)} />
    </LateDetails>
  )
}
