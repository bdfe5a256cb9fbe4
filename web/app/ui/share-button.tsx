import { useTranslations } from 'use-intl/react'
import { showToast } from '../platform/boot/toast.ts'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

/** The sheet of the device where there is one, else the address goes to the clipboard. */
export function ShareButton({ title }: { title: string }) {
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
  return (
    <Button look="line" size="sm" className="min-h-11" onClick={() => void share()}>
      <Icon name="share-2" />
      {t('share')}
    </Button>
  )
}
