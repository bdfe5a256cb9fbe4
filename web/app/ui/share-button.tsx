import { useTranslations } from 'use-intl/react'
import { showToast } from '../platform/boot/toast.ts'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

interface ShareButtonProps {
  readonly title: string
  /** Icon and word beside a title, or a disc on a picture. */
  readonly look?: 'line' | 'disc'
}

/** The sheet of the device where there is one, else the address goes to the clipboard. */
export function ShareButton({ title, look = 'line' }: ShareButtonProps) {
  const t = useTranslations('layout')
  const share = async () => {
    const url = window.location.href
    try {
      if (navigator.share) await navigator.share({ title, url })
      else {
        await navigator.clipboard.writeText(url)
        showToast('good', t('copied'))
      }
    } catch (error) {
      // Closing the sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) showToast('bad', t('copyFailed'))
    }
  }
  if (look === 'disc') {
    return (
      <button type="button" aria-label={t('share')} className="disc" onClick={() => void share()}>
        <Icon name="share-2" />
      </button>
    )
  }
  return (
    <Button look="line" size="sm" className="min-h-11" onClick={() => void share()}>
      <Icon name="share-2" />
      {t('share')}
    </Button>
  )
}
