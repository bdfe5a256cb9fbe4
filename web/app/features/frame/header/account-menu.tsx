import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'
import type { SignedInUser } from '../../../platform/stores/auth-store.ts'
import { ACCOUNT_ID, focusAfterLogin } from '../../../platform/stores/login-focus.ts'
import { memberStore } from '../../../platform/stores/member-store.ts'
import { initialsOf } from '../../../platform/words/initials.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useDetails } from './use-details.ts'
import { useLogOut } from './use-log-out.ts'

const ITEM =
  'flex min-h-11 w-full items-center gap-3 px-4 text-left text-14 font-medium no-underline hover:bg-mist focus-visible:-outline-offset-2'

/** The member's initials in the header, with the way to the account and the way out. */
export default function AccountMenu({ user }: { user: SignedInUser }) {
  const { language } = useFrame()
  const t = useTranslations('layout')
  const words = useTranslations('user')
  const ref = useRef<HTMLDetailsElement>(null)
  const unread = memberStore.use((state) => state.okunmamis)
  const { busy, logOut } = useLogOut()
  useDetails(ref)
  useEffect(focusAfterLogin, [])
  const name = `${user.ad} ${user.soyad}`
  return (
    <details ref={ref} className="relative" name="ust-menu">
      <summary id={ACCOUNT_ID} className="icon-btn list-none [&::-webkit-details-marker]:hidden">
        <span className="sr-only">{t('account', { name })}</span>
        <span
          className="grid size-[34px] place-items-center rounded-chip bg-sea text-13 font-bold text-white"
          aria-hidden="true"
        >
          {initialsOf(language, user)}
        </span>
      </summary>
      <div className="absolute top-full right-0 z-30 w-64 rounded-control bg-paper py-1.5 text-ink shadow-e2">
        <p className="border-b border-line px-4 pt-1 pb-2.5">
          <b className="block [overflow-wrap:anywhere]">{name}</b>
          <span className="block text-13 text-ink-2 [overflow-wrap:anywhere]">{user.e_mail}</span>
        </p>
        <a href={`/${language}/user`} className={ITEM}>
          <Icon name="circle-user" />
          {words('title')}
        </a>
        <a href={`/${language}/user/reservations`} className={ITEM}>
          <Icon name="calendar-check" />
          {words('pages.reservations')}
        </a>
        <a href={`/${language}/user/notification`} className={ITEM}>
          <Icon name="bell" />
          {words('pages.notification')}
          {unread > 0 ? <span className="num ml-auto text-13 text-ink-2">{unread}</span> : null}
        </a>
        <button type="button" className={`${ITEM} border-t border-line`} disabled={busy} onClick={() => void logOut()}>
          <Icon name="log-out" />
          {words('logOut')}
        </button>
      </div>
    </details>
  )
}
