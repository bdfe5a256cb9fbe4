import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../button.tsx'
import { LeaveGuard } from './leave-guard.tsx'

interface EditFormProps {
  readonly form: { readonly isDirty: boolean; readonly isPending: boolean; readonly save: () => void }
  readonly canSave: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A form that opens below its line: its fields, the button, the way out; what is not saved is asked for once. */
export function EditForm({ form, canSave, onClose, children }: EditFormProps) {
  const t = useTranslations('admin.stock')
  return (
    <form
      className="grid gap-4 border-line border-t border-b bg-desk p-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (canSave) form.save()
      }}
    >
      <LeaveGuard isDirty={form.isDirty} words="all" />
      {children}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="sun" busy={form.isPending} disabled={!canSave} className="max-lg:min-h-11">
          {t('save')}
        </Button>
        <Button onClick={onClose} className="max-lg:min-h-11">
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
