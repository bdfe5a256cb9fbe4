import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../platform/page/frame.ts'
import type { SignedInUser } from '../../platform/stores/auth-store.ts'
import { memberStore } from '../../platform/stores/member-store.ts'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icon-names.ts'
import { useLogOut } from '../frame/header/use-log-out.ts'

const PAGES = [
  { page: 'reservations', icon: 'calendar-check' },
  { page: 'favorites', icon: 'heart' },
  { page: 'coupons', icon: 'ticket-percent' },
  { page: 'vouchers', icon: 'ticket' },
  { page: 'payments', icon: 'credit-card' },
  { page: 'transfers', icon: 'bus-front' },
  { page: 'notification', icon: 'bell' },
  { page: 'profile', icon: 'user' },
] as const satisfies readonly { page: string; icon: IconName }[]

/** Pages of the area; a row that scrolls on a phone, a column from 992 px. */
export function AreaNav({ user }: { user: SignedInUser }) {
  const { language } = useFrame()
  const t = useTranslations('user')
  const counts = useCounts()
  const { busy, logOut } = useLogOut()
  const ref = useShownPage()
  return (
    <nav ref={ref} aria-label={t('title')} className="area-nav">
      <p className="mb-3.5 hidden px-3 lg:block">
        <b className="block text-18 [overflow-wrap:anywhere]">
          {user.ad} {user.soyad}
        </b>
        <span className="block text-13 text-ink-2 [overflow-wrap:anywhere]">{user.e_mail}</span>
      </p>
      <ul>
        <li>
          <NavLink end to={`/${language}/user`}>
            <Icon name="house" />
            {t('pages.overview')}
          </NavLink>
        </li>
        {PAGES.map(({ page, icon }) => (
          <li key={page}>
            <NavLink to={`/${language}/user/${page}`}>
              <Icon name={icon} />
              {t(`pages.${page}`)}
              {counts[page] ? <span className="num ml-auto text-13 text-ink-2">{counts[page]}</span> : null}
            </NavLink>
          </li>
        ))}
        <li>
          <button type="button" disabled={busy} onClick={() => void logOut()}>
            <Icon name="log-out" />
            {t('logOut')}
          </button>
        </li>
      </ul>
    </nav>
  )
}

/** On a phone the row of pages is wider than the screen: the one that is open comes into view. */
function useShownPage() {
  const { pathname } = useLocation()
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const here = ref.current?.querySelector<HTMLElement>(`a[href="${pathname}"]`)
    if (here && ref.current) ref.current.scrollLeft = here.offsetLeft - 16
  }, [pathname])
  return ref
}

function useCounts(): Readonly<Partial<Record<(typeof PAGES)[number]['page'], number>>> {
  const { rezervasyonlar, favoriler, kuponlar, okunmamis } = memberStore.use()
  return {
    reservations: rezervasyonlar.length,
    favorites: favoriler.length,
    coupons: kuponlar.filter(({ durum }) => durum === 'gecerli').length,
    notification: okunmamis,
  }
}
