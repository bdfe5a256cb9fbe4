import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { Button } from '../../../ui/button.tsx'
import { mayChange } from './can-do.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { Part } from './part.tsx'
import type { Shown } from './shown.ts'

/** Other dates or people; the price of the change is shown before anything happens. */
export function ChangePart({ shown }: { shown: Shown }) {
  const t = useTranslations('trip.change')
  const [open, setOpen] = useState(false)
  if (!mayChange(shown.reservation)) return null
  return (
    <Part id="change" title={t('title')}>
      <p className="mb-4 text-14 text-ink-2">{t('lead')}</p>
      <Button onClick={() => setOpen(true)}>{t('ask')}</Button>
      {open ? <ChangeDialog {...shown} onClose={() => setOpen(false)} /> : null}
    </Part>
  )
}
