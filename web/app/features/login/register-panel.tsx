import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { showLoginTab } from '../../platform/stores/login-modal-store.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox, TextField } from '../../ui/form/field.tsx'
import { Note } from '../../ui/note.tsx'
import { AgreementDialog } from './agreement-dialog.tsx'
import { SocialButtons } from './social-buttons.tsx'
import { useFieldError } from './use-field-error.ts'
import { useRegistration } from './use-registration.ts'

export function RegisterPanel() {
  const t = useTranslations('login')
  const { form, submit, failure, mailed } = useRegistration()
  const [reading, setReading] = useState(false)
  if (mailed) {
    return (
      <Note tone="good" alert>
        {t('lookIntoMail', { e_mail: mailed })}
      </Note>
    )
  }
  return (
    <>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <SocialButtons />
        {failure ? (
          <Note tone="danger" alert>
            {failure}
          </Note>
        ) : null}
        <RegisterFields form={form} onRead={() => setReading(true)} />
        <Button type="submit" look="sun" size="lg" full busy={form.formState.isSubmitting}>
          {t('submitRegister')}
        </Button>
        <p className="text-14 text-ink-2">
          {t('haveAccount')}{' '}
          <button type="button" className="link min-h-6" onClick={() => showLoginTab('login')}>
            {t('submitLogin')}
          </button>
        </p>
      </form>
      {reading ? <AgreementDialog onClose={() => setReading(false)} /> : null}
    </>
  )
}

/** The words of the sentence that open the agreement. */
function linkTo(onRead: () => void) {
  return (words: ReactNode) => (
    <button type="button" className="link min-h-6" onClick={onRead}>
      {words}
    </button>
  )
}

type FieldsProps = Pick<ReturnType<typeof useRegistration>, 'form'> & { readonly onRead: () => void }

function RegisterFields({ form, onRead }: FieldsProps) {
  const t = useTranslations('login')
  const say = useFieldError()
  const { register, formState } = form
  const { errors } = formState
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...register('ad')}
          id="register-ad"
          autoComplete="given-name"
          label={t('ad')}
          error={say(errors.ad)}
        />
        <TextField
          {...register('soyad')}
          id="register-soyad"
          autoComplete="family-name"
          label={t('soyad')}
          error={say(errors.soyad)}
        />
        <TextField
          {...register('e_mail')}
          id="register-e_mail"
          type="email"
          autoComplete="email"
          className="sm:col-span-2"
          label={t('e_mail')}
          error={say(errors.e_mail)}
        />
        <TextField
          {...register('sifre', { deps: ['sifre_onay'] })}
          id="register-sifre"
          type="password"
          autoComplete="new-password"
          label={t('sifre')}
          hint={t('passwordHint')}
          error={say(errors.sifre)}
        />
        <TextField
          {...register('sifre_onay')}
          id="register-sifre_onay"
          type="password"
          autoComplete="new-password"
          label={t('sifre_onay')}
          error={say(errors.sifre_onay)}
        />
      </div>
      <Checkbox
        {...register('gizlilik_politikasi')}
        id="register-agreement"
        label={t.rich('agreement', { a: linkTo(onRead) })}
        error={say(errors.gizlilik_politikasi)}
      />
    </>
  )
}
