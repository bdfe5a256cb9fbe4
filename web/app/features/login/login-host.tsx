import { lazy, Suspense, useEffect, useState } from 'react'
import { useLoginModal } from '../../platform/stores/login-modal-store.ts'
import { loadAllMessages } from '../../platform/words/browser-messages.ts'

/** Also called when pointer or focus reach the login button, so that the dialog is there when it is pressed. */
export async function loadLoginDialog() {
  const [dialog] = await Promise.all([import('./login-dialog.tsx'), loadAllMessages()])
  return dialog
}

const LoginDialog = lazy(loadLoginDialog)

/** The login dialog is a chunk of its own that only people who want it load. */
export function LoginHost() {
  const open = useLoginModal((state) => state.open)
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    if (open) setWanted(true)
  }, [open])
  return wanted ? (
    <Suspense>
      <LoginDialog />
    </Suspense>
  ) : null
}
