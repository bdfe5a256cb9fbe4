import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useTranslations } from 'use-intl'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'

/** Says of a way out that what was written is saved. */
export const SAVED = 'saved'

interface LeaveGuardProps {
  readonly isDirty: boolean
  /** Words of the address that say what is open beside the path: changing one of them leaves it as well. */
  readonly words?: readonly string[] | 'all'
}

/** Whoever leaves words that are not saved is asked once. */
export function LeaveGuard({ isDirty, words = [] }: LeaveGuardProps) {
  const t = useTranslations('admin.leave')
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const [here, there] = [new URLSearchParams(currentLocation.search), new URLSearchParams(nextLocation.search)]
    const isSame =
      currentLocation.pathname === nextLocation.pathname &&
      (words === 'all'
        ? currentLocation.search === nextLocation.search
        : words.every((word) => here.get(word) === there.get(word)))
    return isDirty && !isSame && nextLocation.state !== SAVED
  })
  useEffect(() => {
    if (!isDirty) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
  if (blocker.state !== 'blocked') return null
  return (
    <Dialog title={t('title')} onClose={() => blocker.reset()}>
      <p>{t('text')}</p>
      <div className="flex flex-wrap gap-2">
        <Button look="sun" onClick={() => blocker.reset()} className="max-lg:min-h-11">
          {t('stay')}
        </Button>
        <Button onClick={() => blocker.proceed()} className="max-lg:min-h-11">
          {t('go')}
        </Button>
      </div>
    </Dialog>
  )
}
