import { formatMoney } from '@meltem/i18n/format'
import { lazy, type MouseEvent, Suspense } from 'react'
import { useTranslations } from 'use-intl/react'
import { showToast } from '../../../platform/boot/toast.ts'
import { useFrame } from '../../../platform/page/frame.ts'
import { authStore } from '../../../platform/stores/auth-store.ts'
import { summarise } from '../../../platform/stores/cart.ts'
import { openLogin } from '../../../platform/stores/login-modal-store.ts'
import { memberStore } from '../../../platform/stores/member-store.ts'
import { reservationStore } from '../../../platform/stores/reservation-store.ts'
import { useStoresReady } from '../../../platform/stores/store-life.ts'
import { loadAllMessages } from '../../../platform/words/browser-messages.ts'
import { Icon } from '../../../ui/icon.tsx'
import { loadLoginDialog } from '../../login/login-host.tsx'
import { SearchOpener } from '../../search/search-opener.tsx'

/** Account, favourites and cart. What they show is known in the browser only, so the server draws the guest's state. */
export function HeaderTools() {
  const ready = useStoresReady()
  const user = authStore.use((state) => state.user)
  return (
    <div className="ml-auto flex items-center gap-0.5">
      <SearchOpener />
      {ready && user ? <Favourites /> : null}
      <Account />
      <CartLink />
    </div>
  )
}

const CART_LOOKS = {
  header:
    'relative flex h-11 min-w-11 flex-col items-center justify-center gap-1 rounded-control px-2 font-[640] no-underline hover:bg-mist',
  disc: 'disc relative',
} as const

function Badge({ count }: { count: number }) {
  return (
    <span
      aria-hidden="true"
      className="absolute top-0.5 left-1/2 grid h-[18px] min-w-[18px] place-items-center rounded-chip bg-bole px-[5px] text-11 leading-none font-bold text-white"
    >
      {count}
    </span>
  )
}

function Favourites() {
  const { language } = useFrame()
  const t = useTranslations('layout')
  const count = memberStore.use((state) => state.favoriler.length)
  return (
    <a href={`/${language}/user/favorites`} aria-label={t('favouriteCount', { count })} className="icon-btn">
      <Icon name="heart" />
      {count > 0 ? <Badge count={count} /> : null}
    </a>
  )
}

/** What only members see is loaded with their name. */
const AccountMenu = lazy(async () => {
  const [menu] = await Promise.all([import('./account-menu.tsx'), loadAllMessages()])
  return menu
})

function Account() {
  const t = useTranslations('layout')
  const ready = useStoresReady()
  const user = authStore.use((state) => state.user)
  if (ready && user) {
    return (
      <Suspense fallback={<span className="icon-btn" />}>
        <AccountMenu user={user} />
      </Suspense>
    )
  }
  return (
    <button
      type="button"
      aria-label={t('logIn')}
      aria-haspopup="dialog"
      className="icon-btn"
      onClick={() => openLogin()}
      onPointerEnter={() => void loadLoginDialog()}
      onFocus={() => void loadLoginDialog()}
    >
      <Icon name="circle-user" />
    </button>
  )
}

/** In the header, or as a disc on the picture of a product. */
export function CartLink({ look = 'header' }: { look?: keyof typeof CART_LOOKS }) {
  const { language, currency } = useFrame()
  const t = useTranslations('layout')
  const ready = useStoresReady()
  const { count, total } = summarise(reservationStore.use())
  const filled = ready && count > 0
  const label = t('cartCount', { count: filled ? count : 0 })
  const warnWhenEmpty = (event: MouseEvent) => {
    if (filled) return
    event.preventDefault()
    showToast('info', label)
  }
  return (
    <a href={`/${language}/basket/cart`} className={CART_LOOKS[look]} onClick={warnWhenEmpty}>
      <Icon name="shopping-bag" className={look === 'header' ? 'text-16' : ''} />
      <span className="sr-only">{filled ? `${label}, ${formatMoney(language, total, currency)}` : label}</span>
      {filled ? (
        <>
          <Badge count={count} />
          {look === 'header' ? (
            <span className="hidden text-11 leading-none min-[1280px]:block" aria-hidden="true">
              {formatMoney(language, total, currency)}
            </span>
          ) : null}
        </>
      ) : null}
    </a>
  )
}
