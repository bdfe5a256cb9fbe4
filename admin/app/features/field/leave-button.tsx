import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Dialog } from '../../ui/dialog.tsx'
import { Note } from '../../ui/note.tsx'
import { useSignOut } from '../sign-in/use-sign-out.ts'
import { DEEP, LINE } from './field-frame.tsx'
import { useField, usePack } from './use-field.ts'

/** Out of the day: asks when something has not been sent. */
export function LeaveButton() {
  const t = useTranslations('admin.field')
  const { waiting, day } = useField()
  const { pack } = usePack()
  const { signOut, isPending, isError } = useSignOut()
  const [asks, setAsks] = useState(false)
  return (
    <div className="grid gap-2">
      <div className="grid grid-flow-col auto-cols-fr gap-2">
        {pack.yonetim && (
          <a href="/yonetim" className={LINE}>
            {t('office')}
          </a>
        )}
        <button
          type="button"
          aria-disabled={isPending}
          onClick={() => (waiting.length > 0 ? setAsks(true) : signOut())}
          className={LINE}
        >
          <LogOut aria-hidden="true" className="icon" />
          {t('sign_out')}
        </button>
      </div>
      {isError && <Note tone="danger">{t('leave_failed')}</Note>}
      {asks && (
        <Dialog title={t('leave_title', { count: waiting.length })} onClose={() => setAsks(false)}>
          <p>{t('leave_text')}</p>
          <button
            type="button"
            onClick={() => {
              setAsks(false)
              void day.sync()
            }}
            className={DEEP}
          >
            {t('leave_stay')}
          </button>
          <button
            type="button"
            onClick={() => {
              setAsks(false)
              signOut()
            }}
            className={LINE}
          >
            {t('leave_go')}
          </button>
        </Dialog>
      )}
    </div>
  )
}
