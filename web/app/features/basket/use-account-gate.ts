import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { showToast } from '../../platform/boot/toast.ts'
import { useFrame } from '../../platform/page/frame.ts'
import { authStore } from '../../platform/stores/auth-store.ts'
import { openLogin } from '../../platform/stores/login-modal-store.ts'
import { useLoginSettled, useStoresReady } from '../../platform/stores/store-life.ts'

/**
 * Booking without an account is a switch of the tenant, off by default: a warning, and the login opens with the basket
 * kept (BOOK-6). After logging in the member goes on to the wanted page. A login that is still coming back is waited
 * for: a member is never asked to log in who is.
 */
export function useAccountGate() {
  const { other } = useFrame()
  const ready = useStoresReady()
  const settled = useLoginSettled()
  const navigate = useNavigate()
  const user = authStore.use((state) => state.user)
  const t = useTranslations('basket')
  const [wanted, setWanted] = useState<{ readonly path: string; readonly told: boolean }>()
  const allowed = other.uye_olmadan_rezervasyon || (ready && user !== null)
  useEffect(() => {
    if (!wanted) return
    if (allowed) {
      setWanted(undefined)
      void navigate(wanted.path)
    } else if (settled && !wanted.told) {
      setWanted({ ...wanted, told: true })
      showToast('info', t('needAccount'))
      openLogin()
    }
  }, [allowed, settled, wanted, navigate, t])
  return {
    allowed,
    /** It is not known yet whether the person is logged in. */
    waiting: !(allowed || settled),
    /** Goes to the address, at once or after logging in. */
    pass: useCallback((path: string) => setWanted({ path, told: false }), []),
  }
}
