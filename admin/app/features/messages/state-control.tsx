import { type ContactMessage, MESSAGE_STATES } from '@meltem/contract/staff/staff'
import { useTranslations } from 'use-intl'
import { Segmented } from '../../ui/form/segmented.tsx'
import { Note } from '../../ui/note.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { useMarkMessage } from './use-mark-message.ts'

interface StateControlProps {
  readonly message: ContactMessage
  readonly onMarked: (message: ContactMessage) => void
}

/** Says where the message stands and changes it; the outcome is announced. */
export function StateControl({ message, onMarked }: StateControlProps) {
  const t = useTranslations('admin.messages')
  const states = useTranslations('admin.states')
  const errorText = useErrorText()
  const { mutate, isPending, isSuccess, error } = useMarkMessage()
  return (
    <>
      <Segmented
        label={t('state')}
        options={MESSAGE_STATES.map((value) => ({ value, label: states(value) }))}
        value={message.durum}
        busy={isPending}
        onChange={(durum) => mutate({ k_no: message.k_no, durum }, { onSuccess: ({ data }) => onMarked(data) })}
      />
      <span role="status" className="text-13 text-olive">
        {isSuccess && t('marked', { state: states(message.durum) })}
      </span>
      {error && (
        <div className="basis-full">
          <Note tone="danger">
            {t('mark_failed')} {errorText(error)}
          </Note>
        </div>
      )}
    </>
  )
}
