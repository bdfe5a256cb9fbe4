import type { loginAgency } from '@meltem/contract/agency/agency'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { agencyMeta } from '../../features/agency/agency-meta.ts'
import { ChooseStep } from '../../features/agency/login/choose-step.tsx'
import { CodeStep } from '../../features/agency/login/code-step.tsx'
import { ForgotStep } from '../../features/agency/login/forgot-step.tsx'
import { PasswordStep } from '../../features/agency/login/password-step.tsx'
import { RecoveryCodes } from '../../features/agency/login/recovery-codes.tsx'
import { useHashKey } from '../../features/login/use-hash-key.ts'
import { useFrame } from '../../platform/page/frame.ts'
import { Button } from '../../ui/button.tsx'
import type { Route } from './+types/login.ts'
import '../../platform/words/agency-words.ts'

export default function AgencyLogin() {
  return <Login />
}

type Step =
  | { readonly name: 'password'; readonly e_mail: string }
  | { readonly name: 'code'; readonly first: OutputOf<typeof loginAgency> }
  | { readonly name: 'codes'; readonly codes: readonly string[] }
  | { readonly name: 'forgot' }

const TITLES = { password: 'title', code: 'codeTitle', codes: 'codesTitle', forgot: 'forgotTitle' } as const

/** One question at a time: password, code, and the first time the recovery codes. */
function Login() {
  const t = useTranslations('agencyLogin')
  const { language } = useFrame()
  const navigate = useNavigate()
  const key = useHashKey()
  const [usedKey, setUsedKey] = useState<string>()
  const [step, setStep] = useState<Step>({ name: 'password', e_mail: '' })
  const goIn = () => void navigate(`/${language}/agency/desk`, { replace: true })
  const choosing = key && key !== usedKey && step.name !== 'forgot' ? key : undefined
  return (
    <div className="wrap grid min-h-[56vh] content-start justify-center py-14 lg:py-20">
      <div className="grid w-[min(460px,calc(100vw-32px))] gap-5">
        <h1 className="text-38">{t(choosing ? 'chooseTitle' : TITLES[step.name])}</h1>
        {choosing ? (
          <ChooseStep
            anahtar={choosing}
            onChosen={(e_mail) => {
              setUsedKey(choosing)
              setStep({ name: 'password', e_mail })
            }}
            onForgot={() => setStep({ name: 'forgot' })}
          />
        ) : null}
        {!choosing && step.name === 'password' ? (
          <PasswordStep
            e_mail={step.e_mail}
            onNext={(first) => setStep({ name: 'code', first })}
            onForgot={() => setStep({ name: 'forgot' })}
          />
        ) : null}
        {step.name === 'code' ? (
          <CodeStep step={step.first} onDone={(codes) => (codes ? setStep({ name: 'codes', codes }) : goIn())} />
        ) : null}
        {step.name === 'codes' ? (
          <>
            <RecoveryCodes codes={step.codes} />
            <Button look="deep" size="lg" onClick={goIn}>
              {t('codesKept')}
            </Button>
          </>
        ) : null}
        {step.name === 'forgot' ? <ForgotStep onBack={() => setStep({ name: 'password', e_mail: '' })} /> : null}
        <noscript>
          <p>{t('noScript')}</p>
        </noscript>
      </div>
    </div>
  )
}

export function meta({ matches, location }: Route.MetaArgs) {
  return agencyMeta('login', matches, location.pathname, { hidden: true })
}
