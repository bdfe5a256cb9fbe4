import { removeNewsletter } from '@meltem/contract/audience/newsletter-office'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Note } from '../../ui/note.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { useForget } from './use-newsletters.ts'

/** A draft is gone for good; asked once. */
export function RemoveDraft({ k_no, onClose }: { k_no: string; onClose: () => void }) {
  const t = useTranslations('admin.newsletters')
  const errorText = useErrorText()
  const navigate = useNavigate()
  const forget = useForget()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(removeNewsletter, { k_no }),
    onSuccess: async () => {
      await navigate('/bulten', { state: 'removed' })
      forget(k_no)
    },
  })
  return (
    <Dialog title={t('remove_title')} onClose={onClose}>
      <p>{t('remove_text')}</p>
      {error && <Note tone="danger">{errorText(error)}</Note>}
      <div className="flex flex-wrap gap-2">
        <Button look="sun" busy={isPending} onClick={() => mutate()} className="max-lg:min-h-11">
          {t('remove')}
        </Button>
        <Button onClick={onClose} className="max-lg:min-h-11">
          {t('keep')}
        </Button>
      </div>
    </Dialog>
  )
}
