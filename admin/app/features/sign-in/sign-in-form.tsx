import { zodResolver } from '@hookform/resolvers/zod'
import { confirmStaffLogin, loginStaff } from '@meltem/contract/staff/staff'
import type { InputOf } from '@meltem/contract/wire/endpoint'
import { lazy, Suspense, useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { fieldRule } from '../../platform/field-rule.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { PasswordField } from './password-field.tsx'
import { SignInProblem } from './sign-in-problem.tsx'
import { useSignIn } from './use-sign-in.ts'

type Login = InputOf<typeof loginStaff>

const LoginStep = lazy(() => import('../second-step/login-step.tsx'))

/** Fields speak up once they have been touched; after a refusal the password is the next thing to type. */
export function SignInForm({ target }: { target: string }) {
  const { step, enter, goBack, ...asked } = useSignIn(target)
  if (!step) return <PasswordForm {...asked} />
  return (
    <Suspense fallback={null}>
      <LoginStep
        step={step}
        confirm={(half) => call(confirmStaffLogin, half)}
        onDone={() => void enter()}
        onBack={goBack}
      />
    </Suspense>
  )
}

interface PasswordFormProps extends Pick<ReturnType<typeof useSignIn>, 'isPending' | 'error'> {
  readonly signIn: (login: Login) => void
}

/** Address and password, of the office or of the installation. */
export function PasswordForm({ signIn, isPending, error }: PasswordFormProps) {
  const t = useTranslations('admin.sign_in')
  const { register, handleSubmit, formState, setFocus, resetField } = useForm<Login>({
    mode: 'onTouched',
    defaultValues: { e_mail: '', sifre: '' },
    resolver: zodResolver(loginStaff.input, { error: fieldRule }),
  })

  useEffect(() => setFocus('e_mail'), [setFocus])
  useEffect(() => {
    if (!error) return
    if (error.code === 'giris_hatali') resetField('sifre')
    setFocus('sifre')
  }, [error, resetField, setFocus])

  return (
    <form noValidate className="grid gap-1.5" onSubmit={handleSubmit((login) => signIn(login))}>
      {error && (
        <div className="mb-2">
          <SignInProblem error={error} />
        </div>
      )}
      <Field
        label={t('e_mail')}
        type="email"
        autoComplete="username"
        inputMode="email"
        problem={formState.errors.e_mail?.message}
        {...register('e_mail')}
      />
      <PasswordField problem={formState.errors.sifre?.message} {...register('sifre')} />
      <Button type="submit" look="sun" size="full" busy={isPending}>
        {t('submit')}
      </Button>
    </form>
  )
}
