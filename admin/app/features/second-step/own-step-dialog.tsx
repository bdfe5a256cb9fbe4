import { beginStaffFactor, confirmStaffFactor, endStaffFactor } from '@meltem/contract/staff/staff'
import type { FactorSetup } from '@meltem/contract/wire/second-step'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { staffQuery } from '../../platform/queries/frame.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Note } from '../../ui/note.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { OwnPassword } from '../staff/own-password.tsx'
import { AppSetup } from './app-setup.tsx'
import { CodeField } from './code-field.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { StepForm } from './step-form.tsx'

/** One's own second step: set up the app, or do without it where the role may. */
export default function OwnStepDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('admin.second_step')
  const client = useQueryClient()
  const { data: session } = useQuery(staffQuery)
  const [setup, setSetup] = useState<FactorSetup>()
  const [codes, setCodes] = useState<readonly string[]>()
  const refresh = () => client.invalidateQueries({ queryKey: staffQuery.queryKey })
  const confirm = useMutation({
    mutationFn: (kod: string) => call(confirmStaffFactor, { kod }),
    onSuccess: async ({ kurtarma_kodlari }) => {
      setCodes(kurtarma_kodlari)
      await refresh()
    },
  })
  return (
    <Dialog title={t('title')} onClose={onClose}>
      {codes && <RecoveryCodes codes={codes} onKept={onClose} />}
      {!codes && setup && (
        <>
          <AppSetup setup={setup} />
          <StepForm submit={t('confirm')} busy={confirm.isPending} error={confirm.error} onSend={confirm.mutate}>
            <CodeField appOnly />
          </StepForm>
        </>
      )}
      {!codes && !setup && session && <Standing step={session.ikinci_adim} onSetup={setSetup} onEnded={refresh} />}
      {!codes && !setup && <OwnPassword />}
    </Dialog>
  )
}

interface StandingProps {
  readonly step: { readonly kurulu: boolean; readonly zorunlu: boolean }
  readonly onSetup: (setup: FactorSetup) => void
  readonly onEnded: () => Promise<void>
}

function Standing({ step: { kurulu, zorunlu }, onSetup, onEnded }: StandingProps) {
  const t = useTranslations('admin.second_step')
  const errorText = useErrorText()
  const begin = useMutation({ mutationFn: () => call(beginStaffFactor, {}), onSuccess: onSetup })
  const end = useMutation({ mutationFn: () => call(endStaffFactor, {}), onSuccess: onEnded })
  const error = begin.error ?? end.error
  return (
    <>
      {error ? <Note tone="danger">{errorText(error)}</Note> : null}
      <p>{t(kurulu ? 'is_on' : 'is_off')}</p>
      {zorunlu ? <p className="text-ink-2">{t('required')}</p> : null}
      {kurulu ? (
        !zorunlu && (
          <Button className="justify-self-start" busy={end.isPending} onClick={() => end.mutate()}>
            {t('turn_off')}
          </Button>
        )
      ) : (
        <Button look="sun" className="justify-self-start" busy={begin.isPending} onClick={() => begin.mutate()}>
          {t('turn_on')}
        </Button>
      )}
    </>
  )
}
