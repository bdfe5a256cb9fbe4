import { completeReservation } from '@meltem/contract/reservation/office'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { ActPanel } from './act-panel.tsx'

interface CompletePanelProps {
  readonly k_no: string
  readonly onDone: () => void
  readonly onAbandon: () => void
}

/** Closes what has taken place; what that ends, and what it does not, is said before (BOOK-28). */
export function CompletePanel({ k_no, onDone, onAbandon }: CompletePanelProps) {
  const t = useTranslations('admin.reservation')
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(completeReservation, { k_no }),
    onSuccess: onDone,
  })
  return (
    <ActPanel
      title={t('complete')}
      error={error}
      busy={isPending}
      button={t('complete_confirm')}
      onSubmit={() => mutate()}
      onAbandon={onAbandon}
    >
      <p>{t('complete_text')}</p>
    </ActPanel>
  )
}
