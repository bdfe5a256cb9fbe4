import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { showToast } from '../../platform/boot/toast.ts'
import { useFrame } from '../../platform/page/frame.ts'
import { CART_KINDS, type CartKind } from '../../platform/stores/cart.ts'
import { reservationStore } from '../../platform/stores/reservation-store.ts'
import { useStoresReady } from '../../platform/stores/store-life.ts'

/**
 * The guard of BOOK-7: a checkout without lines is said and leads home. A basket that only asks is not empty. Looks once, when
 * the page opens: a basket that is emptied on the page itself can still be filled again by undoing.
 */
export function useBasketGuard(kinds: readonly CartKind[]): boolean {
  const ready = useStoresReady()
  const navigate = useNavigate()
  const { language } = useFrame()
  const t = useTranslations('layout')
  const [passed, setPassed] = useState(false)
  const wanted = kinds.join()
  useEffect(() => {
    if (!ready || passed) return
    const carts = reservationStore.use.getState()
    const filled = CART_KINDS.some(
      (kind) => wanted.includes(kind) && carts[kind].k_no !== null && carts[kind].sepet_urunler.length > 0,
    )
    if (filled) {
      setPassed(true)
      return
    }
    showToast('info', t('cartCount', { count: 0 }))
    void navigate(`/${language}`, { replace: true })
  }, [ready, passed, wanted, language, navigate, t])
  return passed
}
