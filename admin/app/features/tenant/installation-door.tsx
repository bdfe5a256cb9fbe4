import { confirmInstallation, loginInstallation } from '@meltem/contract/tenant/installation'
import type { InputOf, OutputOf } from '@meltem/contract/wire/endpoint'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { CallError } from '../../platform/call-error.ts'
import { PasswordForm } from '../sign-in/sign-in-form.tsx'

type Step = OutputOf<typeof loginInstallation>['adim']

const LoginStep = lazy(() => import('../second-step/login-step.tsx'))

/** Address and password, then always a code; the first login sets up the app. */
export function InstallationDoor() {
  const t = useTranslations('admin.installation')
  const client = useQueryClient()
  const [step, setStep] = useState<Step>()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (login: InputOf<typeof loginInstallation>) => call(loginInstallation, login),
    onSuccess: ({ adim }) => setStep(adim),
  })
  const problem =
    error === null || error instanceof CallError ? error : new CallError('sunucu_hatasi', { cause: error })
  return (
    <div className="card mx-auto mt-4 w-full max-w-[420px] p-6 sm:mt-12">
      <title>{t('sign_in')}</title>
      <h1>{t('sign_in')}</h1>
      <p className="mt-1 mb-5 text-ink-2">{t('sign_in_lead')}</p>
      {step ? (
        <Suspense fallback={null}>
          <LoginStep
            step={step}
            confirm={(half) => call(confirmInstallation, half)}
            onDone={() => void client.invalidateQueries()}
            onBack={() => setStep(undefined)}
          />
        </Suspense>
      ) : (
        <PasswordForm signIn={mutate} isPending={isPending} error={problem} />
      )}
    </div>
  )
}
