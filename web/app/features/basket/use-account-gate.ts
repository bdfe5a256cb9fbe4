import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { showToast } from '../../platform/boot/toast.ts'
import { useFrame } from '../../platform/page/frame.ts'
import { authStore } from '../../platform/stores/auth-store.ts'
import { openLogin } from '../../platform/stores/login-modal-store.ts'
import { useStoresReady } from '../../platform/stores/store-life.ts'

/**
 * Booking without an account is a switch of the tenant, off by default: a warning, and the login opens with the basket
 * kept (BOOK-6). After logging in the member goes on to the wanted page.
 */
export function useAccountGate() {
  const { other } = useFrame()
  const ready = useStoresReady()
  const navigate = useNavigate()
  const user = authStore.use((state) => state.user)
  const t = useTranslations('basket')
  const [wanted, setWanted] = useState<string>()
  const allowed = other.uye_olmadan_rezervasyon || (ready && user !== null)
  useEffect(() => {
    if (allowed && wanted !== undefined) void navigate(wanted)
  }, [allowed, wanted, navigate])
  return {
    allowed,
    /** Goes to the address, at once or after logging in. */
    pass: (path: string) => {
      setWanted(path)
      if (allowed) return
      showToast('info', t('needAccount'))
      openLogin()
    },
  }
}
