import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/** Copies a number exactly; says so in place. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const t = useTranslations('outcome.copy')
  const [done, setDone] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setDone(true)
  }
  return (
    <Button look="line" size="sm" className="min-h-11" onClick={() => void copy()} aria-label={t('label', { what })}>
      <Icon name={done ? 'check' : 'copy'} />
      <span aria-live="polite">{done ? t('done') : t('copy')}</span>
    </Button>
  )
}
