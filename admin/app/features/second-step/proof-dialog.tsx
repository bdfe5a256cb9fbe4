import { type Proof, proveStaff } from '@meltem/contract/staff/staff'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { PasswordField } from '../sign-in/password-field.tsx'
import { CodeField } from './code-field.tsx'
import { StepForm } from './step-form.tsx'

interface ProofDialogProps {
  readonly yol: Proof
  readonly onDone: (proven: boolean) => void
}

/** A code of the app, or the password where there is none: it counts for ten minutes. */
export default function ProofDialog({ yol, onDone }: ProofDialogProps) {
  const t = useTranslations('admin.second_step')
  const { mutate, isPending, error } = useMutation({
    mutationFn: (typed: string) => call(proveStaff, { [yol]: typed }),
    onSuccess: () => onDone(true),
  })
  return (
    <Dialog title={t('proof')} onClose={() => onDone(false)}>
      <p className="text-ink-2">{t(yol === 'kod' ? 'proof_code' : 'proof_password')}</p>
      <StepForm submit={t('confirm')} busy={isPending} error={error} onSend={mutate}>
        {yol === 'kod' ? <CodeField /> : <PasswordField name="kod" problem={undefined} autoFocus required />}
      </StepForm>
    </Dialog>
  )
}
