import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'

interface FormButtonsProps {
  /** What is done; “Save” where nothing else is said. */
  readonly label?: string
  readonly busy: boolean
  readonly onClose: () => void
}

/** The end of a form that opens within a panel. */
export function FormButtons({ label, busy, onClose }: FormButtonsProps) {
  const t = useTranslations('admin.settings')
  return (
    <div className="flex flex-wrap gap-2 px-4 py-3">
      <Button type="submit" look="sun" busy={busy} className="max-lg:min-h-11">
        {label ?? t('save')}
      </Button>
      <Button onClick={onClose} className="max-lg:min-h-11">
        {t('cancel')}
      </Button>
    </div>
  )
}
