import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { NewPasswordForm } from '../../components/layout/login/new-password-form.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Note } from '../../components/ui/note.tsx'
import { useFrame } from '../../lib/frame.ts'
import { showToast } from '../../lib/toast.ts'
import { openLogin } from '../../stores/login-modal-store.ts'
import type { Route } from './+types/password.ts'
import { accountMeta } from './account-meta.ts'
import { AccountShell } from './account-shell.tsx'
import { useHashKey } from './use-hash-key.ts'

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
