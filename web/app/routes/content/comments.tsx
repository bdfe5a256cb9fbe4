import type { ShownComment } from '@meltem/contract/comment'
import type { Page } from '@meltem/contract/content'
import { formatDate } from '@meltem/i18n/format'
import { lazy, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { LateDetails } from '../../components/ui/late-details.tsx'
import { Note } from '../../components/ui/note.tsx'
import { useFrame } from '../../lib/frame.ts'
import { authStore } from '../../stores/auth-store.ts'
import { openLogin } from '../../stores/login-modal-store.ts'
import { useStoresReady } from '../../stores/store-life.ts'

const CommentFields = lazy(() => import('./comment-fields.tsx'))

interface CommentsProps {
  readonly page: Page
  readonly comments: readonly ShownComment[]
}

/** What readers say, where the tenant's articles have comments. Shown after moderation. */
export function Comments({ page, comments }: CommentsProps) {
  const t = useTranslations('comments')
  const { other } = useFrame()
  if (!other.yazi_yorumlari || page.taslak) return null
  return (
    <section aria-labelledby="yorumlar" className="wrap pb-14">
      <div className="mx-auto max-w-[68ch]">
        <h2 id="yorumlar" className="text-24">
          {t('title')}
        </h2>
        {comments.length === 0 ? <p className="mt-2 text-ink-2">{t('none')}</p> : null}
        <ul className="mt-3 grid gap-5">
          {comments.map((comment) => (
            <li key={comment.k_no} className="border-line border-t pt-4">
              <p className="text-14">
                <b className="font-[620]">{comment.ad}</b>{' '}
                <time dateTime={comment.tarih} className="text-ink-3">
                  {formatDate(comment.tarih)}
                </time>
              </p>
              <p lang={comment.dil} className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">
                {comment.metin}
              </p>
            </li>
          ))}
        </ul>
        <CommentForm k_no={page.k_no} />
      </div>
    </section>
  )
}

/** Members write; visitors where the tenant lets them (`uye_olmadan_yorum_yapma`). */
function CommentForm({ k_no }: { k_no: string }) {
  const t = useTranslations('comments')
  const { other } = useFrame()
  const ready = useStoresReady()
  const member = authStore.use((state) => state.user !== null)
  const [sent, setSent] = useState(false)
  if (sent) {
    return (
      <div className="mt-6">
        <Note tone="good" alert>
          {t('sent')}
        </Note>
      </div>
    )
  }
  if (!other.uye_olmadan_yorum_yapma && !(ready && member)) {
    return (
      <p className="mt-6">
        <button type="button" className="link min-h-6" aria-haspopup="dialog" onClick={() => openLogin()}>
          {t('logIn')}
        </button>
      </p>
    )
  }
  return (
    <LateDetails className="mt-6" summary={<summary className="link inline-block min-h-6">{t('write')}</summary>}>
      <CommentFields sayfa_k_no={k_no} onSent={() => setSent(true)} />
    </LateDetails>
  )
}
