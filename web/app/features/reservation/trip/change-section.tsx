import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { Button } from '../../../ui/button.tsx'
import { mayChange } from '../member/can-do.ts'
import { ChangeDialog } from '../member/change-dialog.tsx'
import type { TripProps } from './trip-props.ts'

/** Other days or people; the price of it is shown before anything happens. */
export function ChangeSection(trip: TripProps) {
  const t = useTranslations('trip.change')
  const [open, setOpen] = useState(false)
  if (!mayChange(trip.reservation)) return null
  return (
    <section>
      <h2 className="mb-2 text-30">{t('title')}</h2>
      <p className="mb-3 text-ink-2">{t('lead')}</p>
      <Button look="line" size="lg" onClick={() => setOpen(true)}>
        {t('ask')}
      </Button>
      {open ? <ChangeDialog {...trip} onClose={() => setOpen(false)} /> : null}
    </section>
  )
}
