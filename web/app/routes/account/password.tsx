import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { accountMeta } from '../../features/login/account-meta.ts'
import { AccountShell } from '../../features/login/account-shell.tsx'
import { NewPasswordForm } from '../../features/login/new-password-form.tsx'
import { useHashKey } from '../../features/login/use-hash-key.ts'
import { showToast } from '../../platform/boot/toast.ts'
import { useFrame } from '../../platform/page/frame.ts'
import { openLogin } from '../../platform/stores/login-modal-store.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import type { Route } from './+types/password.ts'

/** Where the mail about a forgotten password leads. */
export default function PasswordPage() {
  const t = useTranslations('login')
  const { language } = useFrame()
  const navigate = useNavigate()
  const key = useHashKey()
  const [refusal, setRefusal] = useState<string>()
  const done = () => {
    showToast('good', t('passwordChanged'))
    void navigate(`/${language}/user`, { replace: true })
  }
  const problem = refusal ?? (key === null ? t('linkIncomplete') : undefined)
  return (
    <AccountShell title={t('passwordPage')}>
      {problem ? (
        <>
          <Note tone="danger" alert>
            {problem}
          </Note>
          <Button className="justify-self-start" onClick={() => openLogin('forgot')}>
            {t('askAgain')}
          </Button>
        </>
      ) : (
        <>
          <p className="text-ink-2">{t('passwordLead')}</p>
          <NewPasswordForm anahtar={key ?? ''} onDone={done} onRefused={setRefusal} />
        </>
      )}
    </AccountShell>
  )
}

export function meta({ matches, location }: Route.MetaArgs) {
  return accountMeta('passwordPage', matches, location.pathname)
}
