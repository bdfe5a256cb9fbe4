import type { ShownComment } from '@meltem/contract/content/comment'
import type { Page } from '@meltem/contract/content/content'
import { formatDate } from '@meltem/i18n/format'
import { lazy } from 'react'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../platform/page/frame.ts'
import { WritingGate } from '../reviews/writing-gate.tsx'

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
      <div className="mx-auto max-w-[42.5em]">
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
        <WritingGate words={{ sent: t('sent'), logIn: t('logIn'), write: t('write') }} className="mt-6">
          {(onSent) => <CommentFields sayfa_k_no={page.k_no} onSent={onSent} />}
        </WritingGate>
      </div>
    </section>
  )
}
