import { RotateCw } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { CallError } from '../platform/call-error.ts'
import { Button } from './button.tsx'
import { useErrorText } from './words/use-error-text.ts'

/** What went wrong in a part of the screen, the number support will ask for, and a way to try again. */
export function Problem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslations('admin.problem')
  const errorText = useErrorText()
  const number = error instanceof CallError ? error.requestNumber : undefined
  return (
    <div role="alert" className="grid justify-items-start gap-3 p-4">
      <p className="text-danger">{errorText(error)}</p>
      {number && <p className="text-13 text-ink-3">{t('request_no', { number })}</p>}
      <Button onClick={onRetry}>
        <RotateCw aria-hidden="true" className="icon" />
        {t('retry')}
      </Button>
    </div>
  )
}
