import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { showToast } from '../../platform/boot/toast.ts'
import { useFrame } from '../../platform/page/frame.ts'
import { closeLogin, showLoginTab } from '../../platform/stores/login-modal-store.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox, TextField } from '../../ui/form/field.tsx'
import { Note } from '../../ui/note.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { SocialButtons } from './social-buttons.tsx'
import { useFieldError } from './use-field-error.ts'
import { useLogin } from './use-login.ts'

export function LoginPanel() {
  const t = useTranslations('login')
  const [oneTimeKey, setOneTimeKey] = useState<string>()
  if (!oneTimeKey) return <PasswordLogin onOneTime={setOneTimeKey} />
  return (
    <div className="grid gap-4">
      <h2 className="text-20">{t('newPasswordTitle')}</h2>
      <p className="text-ink-2">{t('oneTimeUsed')}</p>
      <NewPasswordForm
        anahtar={oneTimeKey}
        onDone={() => {
          closeLogin()
          showToast('good', t('passwordChanged'))
        }}
      />
    </div>
  )
}

function PasswordLogin({ onOneTime }: { onOneTime: (anahtar: string) => void }) {
  const t = useTranslations('login')
  const { language } = useFrame()
  const say = useFieldError()
  const { form, submit, failure } = useLogin(onOneTime)
  const { errors, isSubmitting } = form.formState
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <SocialButtons />
      {failure ? (
        <Note tone="danger" alert>
          {failure}
        </Note>
      ) : null}
      <TextField
        {...form.register('e_mail')}
        id="login-e_mail"
        type="email"
        autoComplete="email"
        label={t('e_mail')}
        error={say(errors.e_mail)}
      />
      <div className="relative">
        <TextField
          {...form.register('sifre')}
          id="login-sifre"
          type="password"
          autoComplete="current-password"
          label={t('sifre')}
          error={say(errors.sifre)}
        />
        <button
          type="button"
          className="link absolute top-0 right-0 min-h-6 text-14 max-sm:-top-5.5 max-sm:pt-5.5"
          onClick={() => showLoginTab('forgot')}
        >
          {t('forgotShort')}
        </button>
      </div>
      <Checkbox {...form.register('remember')} id="login-remember" label={t('remember')} />
      <Button type="submit" look="sun" size="lg" full busy={isSubmitting}>
        {t('submitLogin')}
      </Button>
      <p className="text-14 text-ink-2">
        {t('noAccount')}{' '}
        <button type="button" className="link min-h-6" onClick={() => showLoginTab('register')}>
          {t('submitRegister')}
        </button>
        <span className="mt-1 block">
          {t('guestQuestion')}{' '}
          <Link className="link inline-flex min-h-6 items-center" to={`/${language}/reservation`} onClick={closeLogin}>
            {t('guestLink')}
          </Link>
        </span>
        <span className="mt-1 block">
          {t('agencyQuestion')}{' '}
          <Link className="link inline-flex min-h-6 items-center" to={`/${language}/agency/login`} onClick={closeLogin}>
            {t('agencyLink')}
          </Link>
        </span>
      </p>
    </form>
  )
}
