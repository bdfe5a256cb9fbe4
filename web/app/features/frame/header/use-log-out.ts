import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { showToast } from '../../../platform/boot/toast.ts'
import { useCall } from '../../../platform/calls/api.ts'
import { useFrame } from '../../../platform/page/frame.ts'

/** Logging out leads home first: the member area would ask a visitor to log in. */
export function useLogOut() {
  const { language } = useFrame()
  const t = useTranslations('login')
  const call = useCall()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const logOut = async () => {
    setBusy(true)
    const { closeSession } = await import('../../../platform/stores/session.ts')
    await navigate(`/${language}`)
    await closeSession(call)
    showToast('good', t('loggedOut'))
    setBusy(false)
  }
  return { busy, logOut }
}
