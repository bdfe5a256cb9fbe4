import { listNotices, markNotices, type Notice } from '@meltem/contract/member/area'
import { formatInstant } from '@meltem/i18n/format'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { AreaHeading } from '../../features/member/area-heading.tsx'
import { Empty, Pending } from '../../features/member/area-states.tsx'
import { NoticePreferencesForm } from '../../features/member/notice-preferences.tsx'
import { useNoticeWords } from '../../features/member/use-notice-words.ts'
import { userMeta } from '../../features/member/user-meta.ts'
import { showToast } from '../../platform/boot/toast.ts'
import { useCall } from '../../platform/calls/api.ts'
import { useAnswer } from '../../platform/calls/use-answer.ts'
import { useFrame } from '../../platform/page/frame.ts'
import { keepUnread, memberStore } from '../../platform/stores/member-store.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icon-names.ts'
import type { Route } from './+types/notification.ts'

const PER_PAGE = 30

export default function Notifications() {
  const t = useTranslations('member.notices')
  const [sayfa, setSayfa] = useState(1)
  const asked = useAnswer(listNotices, { sayfa })
  const unread = asked.answer?.okunmamis
  useEffect(() => {
    if (unread !== undefined) keepUnread(unread)
  }, [unread])
  const mark = useMarking(asked.again)
  const toplam = asked.answer?.toplam ?? 0
  return (
    <>
      <AreaHeading lead={unread === undefined ? undefined : t('unread', { count: unread })}>{t('title')}</AreaHeading>
      <Pending {...asked} />
      {toplam === 0 && asked.answer ? (
        <Empty icon="bell" title={t('emptyTitle')} text={t('emptyText')}>
          <a className="btn btn-line" href="#preferences">
            {t('emptyAction')}
          </a>
        </Empty>
      ) : null}
      {unread ? (
        <Button className="mb-3" onClick={() => void mark()}>
          {t('markAll')}
        </Button>
      ) : null}
      <ul className="rows">
        {asked.answer?.data.map((notice) => (
          <NoticeRow key={notice.k_no} notice={notice} onRead={() => void mark(notice.k_no)} />
        ))}
      </ul>
      <Pages page={sayfa} last={Math.ceil(toplam / PER_PAGE)} onTurn={setSayfa} />
      <NoticePreferencesForm />
    </>
  )
}

/** Marks one notice, or all; the list is asked for again. */
function useMarking(again: () => void) {
  const call = useCall()
  return async (k_no?: string) => {
    const answer = await call(markNotices, k_no ? { k_no } : {})
    if (answer.success === 0) return showToast('bad', answer.message)
    memberStore.use.setState({ okunmamis: answer.okunmamis })
    again()
  }
}

const ICONS = {
  rezervasyon: 'calendar-check',
  istek: 'message-circle',
  odeme: 'credit-card',
  izleme: 'bell',
  kupon: 'ticket-percent',
  guvenlik: 'circle-exclamation-point',
} as const satisfies Record<Notice['tur'], IconName>

function NoticeRow({ notice, onRead }: { notice: Notice; onRead: () => void }) {
  const { language } = useFrame()
  const t = useTranslations('member.notices')
  const say = useNoticeWords()
  const sentence = say(notice)
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <Icon name={ICONS[notice.tur]} className="mt-0.5 text-20 text-sea" />
      <div>
        <p className={notice.okundu ? '' : 'font-[640]'}>
          {notice.okundu ? null : <span className="chip chip-sea mr-2">{t('new')}</span>}
          {notice.url ? (
            <a className="hover:underline" href={`/${language}${notice.url}`} onClick={onRead}>
              {sentence}
            </a>
          ) : (
            sentence
          )}
        </p>
        <p className="text-13 text-ink-2">{formatInstant(notice.zaman)}</p>
      </div>
      {notice.okundu ? null : (
        <Button
          look="quiet"
          size="sm"
          className="col-start-2 min-h-11 justify-self-start sm:col-start-auto"
          aria-label={t('markNamed', { sentence })}
          onClick={onRead}
        >
          {t('mark')}
        </Button>
      )}
    </li>
  )
}

function Pages({ page, last, onTurn }: { page: number; last: number; onTurn: (page: number) => void }) {
  const t = useTranslations('member.notices')
  if (last < 2) return null
  return (
    <nav aria-label={t('pages')} className="mt-5 flex items-center gap-3">
      <Button disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        {t('newer')}
      </Button>
      <span className="num text-14">{t('page', { page, last })}</span>
      <Button disabled={page >= last} onClick={() => onTurn(page + 1)}>
        {t('older')}
      </Button>
    </nav>
  )
}

export function meta(parts: Route.MetaArgs) {
  return userMeta('notification', parts)
}
